/** The steady bot: a coherent fleet, concentrated fire, defences kept for what matters, reinforcements in time. */
import type { Bot, Choice, Decision, FillDecision, FormChoice, PickDecision, Rng } from '@flotilla/table';
import { startOf } from '@flotilla/table';
import { actionCard, shipCard } from '../data/cards.ts';
import type { ActionCard } from '../data/types.ts';
import type { Move } from '../rules/actions.ts';
import { cardsOf, damageOf, mayAct, shipsIn, stakeWorth } from '../rules/fleet.ts';
import { cardsIn } from '../rules/hand.ts';
import { asForm, assignDefences, USUAL_THRIFT } from '../rules/orders.ts';
import { presetRows } from '../rules/preset.ts';
import type { Use } from '../rules/support.ts';
import type { NavalBattles, Orders } from '../state.ts';
import type { View } from '../view.ts';
import { worthCancelling } from './cancelling.ts';
import { carriersBack, chooseFleet, earlyReinforcement, lateReinforcement } from './fleets.ts';
import type { Shot, Situation } from './shots.ts';
import {
  bestPrey,
  bestShot,
  judgedStrike,
  platforms,
  preyOf,
  shotNow,
  situationOf,
  strikeValue,
  threatened,
  WORTH_FIRING,
} from './shots.ts';
import { bestKeptFirst, enemies, isPrecious, keepValue, mine, ownCards, ownFleet, seatOf } from './sight.ts';

/** Least expected points for which a good guard is given up, a strike flown, and so on. */
const WORTH_A_GUARD = 0.8;
const WORTH_A_STRIKE = 0.7;
const WORTH_A_BOMBARDMENT = 3;
const WORTH_COPYING = 1.5;
const WORTH_REPAIRING = 3.5;
const GOOD_GUARD = 2;

/** The ways in which captains who otherwise fight alike differ. */
export interface Manner {
  readonly orders: Orders['defence']; // what to do the next time they are attacked
  readonly kept: number; // good cards that are not spent on reinforcements while the fleet is level with its rivals
}

/** The steady bot always defends as standing orders would, so it leaves defence to them once it has been asked. */
export const STEADY: Manner = { orders: 'best', kept: 5 };

/** Chooses for one decision. */
export const steadyChoice = (view: View, decision: Decision, rng: Rng, manner: Manner): Choice =>
  decision.kind === 'pick' ? pickOption(view, decision, rng, manner) : fillForm(view, decision, rng, manner);

/** The steady bot. */
export const steady: Bot<NavalBattles> = {
  choose: (view, decision, rng) => steadyChoice(view, decision, rng, STEADY),
};

function pickOption(view: View, decision: PickDecision, rng: Rng, { kept }: Manner): string {
  switch (decision.step) {
    case 'actions':
      return nextMove(view, decision, kept);
    case 'chooseNavy': {
      const fit = decision.options.filter((option) => option.text === 'navy');
      return rng.pick(fit.length > 0 ? fit : decision.options).id;
    }
    case 'aim': {
      const shot = shotNow(view, actionCard(String(decision.about.as)));
      return shot && offers(decision, shot.target) ? shot.target : (decision.options[0]?.id ?? '');
    }
    case 'fly':
      return bestTarget(view, decision);
    case 'commitShip':
      return nextToFire(view, decision);
    case 'choosePlan':
      return whosePlan(view, decision);
    case 'window':
    case 'windowForAll':
      return offers(decision, 'cancel') && worthCancelling(view, decision) ? 'cancel' : 'pass';
    case 'buyCard':
      return decision.options.at(-1)?.id ?? 'none';
    default:
      return decision.options[0]?.id ?? '';
  }
}

function fillForm(view: View, decision: FillDecision, rng: Rng, { orders, kept }: Manner): FormChoice {
  switch (decision.step) {
    case 'buildFleets':
      return { ships: chooseFleet(mine(view).reserve ?? [], mine(view).points, rng) };
    case 'layOut':
      return presetRows(ownFleet(view));
    case 'rearrange':
      return carriersBack(view) ?? startOf(decision.form);
    case 'defend':
      return defence(view, decision, orders);
    case 'reinforce':
      return (
        earlyReinforcement(situationOf(view, 'all')) ?? lateReinforcement(view, kept) ?? decision.sample(rng)
      );
    case 'payBombardment':
      return { cards: leastKept(view, decision, 2) };
    case 'discardCards':
      return { cards: unwanted(view) };
    default:
      return startOf(decision.form);
  }
}

/** Whether an option is among those allowed. */
function offers({ options }: PickDecision, id: string): boolean {
  for (const option of options) if (option.id === id) return true;
  return false;
}

/** The first move of each kind on offer. */
interface Moves {
  reinforce: boolean;
  rearrange: boolean;
  repair: string | null;
  bombard: string | null;
  plan: string | null;
  fly: string | null;
  hunt: string | null;
}

function movesIn(decision: PickDecision): Moves {
  const moves: Moves = {
    reinforce: false,
    rearrange: false,
    repair: null,
    bombard: null,
    plan: null,
    fly: null,
    hunt: null,
  };
  for (const option of decision.options) {
    const move = option.value as Move;
    if (move.do === 'reinforce') moves.reinforce = true;
    else if (move.do === 'rearrange') moves.rearrange = true;
    else if (move.do === 'fly') moves.fly ??= option.id;
    else if (move.do === 'hunt') moves.hunt ??= option.id;
    else if (move.do !== 'card') continue;
    else if (move.use === 'repair') moves.repair ??= option.id;
    else if (move.use === 'bombard') moves.bombard ??= option.id;
    else if (move.use === 'plan') moves.plan ??= option.id;
  }
  return moves;
}

/** The next thing to do in its action phase; called again after each. */
function nextMove(view: View, decision: PickDecision, kept: number): string {
  const situation = situationOf(view, 'all');
  const moves = movesIn(decision);
  return (
    repairMove(view, moves) ??
    (moves.reinforce && earlyReinforcement(situation) ? 'reinforce' : null) ??
    (moves.rearrange && carriersBack(view) ? 'rearrange' : null) ??
    attackMove(situation, decision) ??
    bombardMove(situation, moves) ??
    flightMove(situation, moves, decision) ??
    planMove(view, moves) ??
    (moves.reinforce && lateReinforcement(view, kept) ? 'reinforce' : null) ??
    hideMove(view, decision) ??
    'close'
  );
}

function repairMove(view: View, { repair }: Moves): string | null {
  if (!repair) return null;
  let gain = 0;
  for (const { vessel, ship } of shipsIn(ownFleet(view))) {
    if (vessel.acted || vessel.wounds.length === 0) continue;
    gain += (stakeWorth(view.terms, ship) * damageOf(vessel)) / Math.max(1, ship.hull);
  }
  return gain >= WORTH_REPAIRING ? repair : null;
}

/** The attack card that brings most; a passive submarine that is needed turns active first. */
function attackMove(situation: Situation, decision: PickDecision): string | null {
  let best: Shot | null = null;
  let played = '';
  for (const card of ownCards(situation.view)) {
    const shot = card.symbols.length > 0 ? worthwhileShot(situation, card) : airShot(situation, card);
    if (shot === null || (best !== null && shot.judged <= best.judged)) continue;
    best = shot;
    played = card.id;
  }
  if (!best) return null;
  const { value, use, wake } = best;
  if (wake !== null) return turnOption(decision, wake);
  return (
    (value >= WORTH_COPYING ? cardOption(decision, played, use, 1) : null) ??
    cardOption(decision, played, use, 0)
  );
}

function worthwhileShot(situation: Situation, card: ActionCard): Shot | null {
  const shot = bestShot(situation, card);
  if (!shot || shot.value < WORTH_FIRING) return null;
  return shot.value < WORTH_A_GUARD && keepValue(card) <= GOOD_GUARD ? null : shot;
}

function airShot(situation: Situation, card: ActionCard): Shot | null {
  if (card.kind !== 'airSupport') return null;
  const [needs = 7] = card.strikes;
  const strike = situation.view.terms.airStrikes ? flightShot(situation, 'strike', needs) : null;
  const hunt = flightShot(situation, 'hunt', card.asw ?? 7);
  const shot = (hunt?.judged ?? 0) > (strike?.judged ?? 0) ? hunt : strike;
  if (!shot || shot.value < WORTH_A_STRIKE) return null;
  return shot.value < 1.1 && (card.guard?.on ?? 7) <= 3 ? null : shot;
}

/** The best that a card can do in the air with a number. */
function flightShot(situation: Situation, use: 'strike' | 'hunt', needs: number): Shot | null {
  const { view } = situation;
  const prey = bestPrey(situation, needs, use === 'strike' ? 'surface' : 'submarines');
  if (!prey) return null;
  const value = strikeValue(view, needs, prey);
  return { use, value, judged: judgedStrike(view, needs, prey), target: '', ships: NO_SHIPS, wake: null };
}

const NO_SHIPS: Shot['ships'] = [];

/** The first option whose move is the one wanted. */
function optionFor({ options }: PickDecision, isWanted: (move: Move) => boolean): string | null {
  for (const { id, value } of options) if (isWanted(value as Move)) return id;
  return null;
}

/** The option that plays a card with this many copies, if it is offered. */
const cardOption = (decision: PickDecision, card: string, use: Use, copies: number): string | null =>
  optionFor(
    decision,
    (move) => move.do === 'card' && move.card === card && move.use === use && move.copies === copies,
  );

/** The option that turns a submarine active or passive, if it is offered. */
const turnOption = (decision: PickDecision, ship: string): string | null =>
  optionFor(decision, (move) => move.do === 'turn' && move.ship === ship);

function bombardMove({ view, prey }: Situation, { bombard }: Moves): string | null {
  if (!bombard) return null;
  const surface = prey.filter((target) => target.vessel.row > 0).sort((a, b) => b.worth - a.worth);
  const value = [5, 5, 6, 6].reduce((sum, needs, index) => {
    const target = surface[Math.min(index, surface.length - 1)];
    return sum + (target ? strikeValue(view, needs, target) : 0);
  }, 0);
  return value >= WORTH_A_BOMBARDMENT ? bombard : null;
}

/** Aircraft and hunters of ships that have nothing better to do. */
function flightMove({ view, prey }: Situation, { fly, hunt }: Moves, decision: PickDecision): string | null {
  if (fly) return fly;
  if (hunt) return hunt;
  if (!prey.some((target) => target.vessel.row === 0 && target.vessel.active)) return null;
  const hunter = ownFleet(view).find(
    (vessel) => vessel.row === 0 && !vessel.active && mayAct(vessel) && shipCard(vessel.id).asw.length > 0,
  );
  return hunter ? turnOption(decision, hunter.id) : null;
}

function planMove(view: View, { plan }: Moves): string | null {
  if (!plan) return null;
  const attacks = view.attacks.filter((attack) => attack.status === 'declared').length;
  return attacks >= 3 ? plan : null;
}

/** Submarines that have no part in an attack go back into hiding. */
function hideMove(view: View, decision: PickDecision): string | null {
  for (const { id, row, active } of ownFleet(view)) {
    const hide = row === 0 && active ? turnOption(decision, id) : null;
    if (hide !== null) return hide;
  }
  return null;
}

/**
 * The ship a strike or hunt is worth most against, among those offered; ships at which this flight is already aimed count as hit.
 */
function bestTarget(view: View, decision: PickDecision): string {
  const { needs, at } = decision.about;
  const aimed = String(at).split(',');
  let best = decision.options[0]?.id ?? '';
  let most = -1;
  for (const prey of preyOf(view)) {
    const { id } = prey.vessel;
    const value = judgedStrike(view, Number(needs), aimed.includes(id) ? threatened(prey, 0) : prey);
    if (value <= most || !offers(decision, id)) continue;
    best = id;
    most = value;
  }
  return best;
}

/** The next ship of those that were to fire, or else the one that can best be spared, among those offered. */
function nextToFire(view: View, decision: PickDecision): string {
  const { as, at } = decision.about;
  const card = actionCard(String(as));
  const shot = shotNow(view, card);
  if (shot && shot.target === at)
    for (const { vessel } of shot.ships) if (offers(decision, vessel.id)) return vessel.id;
  const { ready, prey } = situationOf(view, 'active');
  const offered = ready.filter((one) => offers(decision, one.vessel.id));
  const target = prey.find((other) => other.vessel.id === at);
  const chosen = platforms(card, offered, target?.vessel.row ?? 1) ?? offered;
  return chosen[0]?.vessel.id ?? decision.options[0]?.id ?? '';
}

/** Better dice for oneself with many strikes, otherwise worse dice for the fleet attacked most. */
function whosePlan(view: View, decision: PickDecision): string {
  const attacks = view.attacks.filter((attack) => attack.status === 'declared');
  if (attacks.filter((attack) => attack.needs > 0).length * 2 >= attacks.length) return 'own';
  const victims = enemies(view).map((enemy) => ({
    seat: enemy.seat,
    attacks: attacks.filter((attack) => attack.on === enemy.seat).length,
  }));
  const [most] = victims.sort((a, b) => b.attacks - a.attacks);
  const id = `against${most?.seat}`;
  return offers(decision, id) ? id : 'own';
}

function defence(view: View, decision: FillDecision, orders: Orders['defence']): FormChoice {
  const seat = seatOf(view);
  const peril = { terms: view.terms, attacks: view.attacks, plans: view.plans, fleet: ownFleet(view), seat };
  return asForm(decision.form, assignDefences(peril, cardsOf(view), USUAL_THRIFT), orders);
}

/** The cards that are missed least. */
function leastKept(view: View, decision: FillDecision, count: number): string[] {
  const [field] = decision.form;
  const offered = field?.kind === 'many' ? field.options.map((option) => option.id) : [];
  const missed = (card: ActionCard) => (isPrecious(card) ? -5 : 0) + keepValue(card);
  return ownCards(view)
    .filter((card) => offered.includes(card.id))
    .sort((a, b) => missed(b) - missed(a))
    .slice(0, count)
    .map((card) => card.id);
}

const KEPT_GUARDS = 1;

/** Attacks for the next turn and the best defences stay; everything else makes room for new cards. */
function unwanted(view: View): string[] {
  const situation = situationOf(view, 'next');
  const damaged = ownFleet(view).some((vessel) => vessel.wounds.length > 0);
  const others = cardsIn(view.hand).filter((card) => {
    if (isPrecious(card) || (card.kind === 'repair' && damaged)) return false;
    return card.symbols.length === 0 || (bestShot(situation, card)?.value ?? 0) < WORTH_FIRING;
  });
  return bestKeptFirst(others)
    .filter((card, index) => index >= KEPT_GUARDS || keepValue(card) > 4)
    .map((card) => card.id);
}

/** The ace: tries the likely choices at imagined tables, where the steady bot plays on. */
import type {
  Bot,
  Choice,
  Decision,
  FillDecision,
  FormChoice,
  Option,
  PickDecision,
  Rng,
  Seed,
} from '@flotilla/table';
import { rngFrom } from '@flotilla/table';
import type { Table } from '@flotilla/table/run';
import type { ShipCard } from '../data/types.ts';
import type { Move } from '../rules/actions.ts';
import { cardsOf, shipCardsOf, shipsIn, stakeWorth } from '../rules/fleet.ts';
import { cardsIn } from '../rules/hand.ts';
import { asForm, assignDefences } from '../rules/orders.ts';
import type { NavalBattles, State } from '../state.ts';
import type { View } from '../view.ts';
import { endingMoves } from './ending.ts';
import { withCards } from './fleets.ts';
import { judgedStrike, situationOf } from './shots.ts';
import { isPrecious, keepValue, mine, ownCards, ownFleet, seatOf } from './sight.ts';
import type { Manner } from './steady.ts';
import { STEADY, steadyChoice } from './steady.ts';

/** How hard the ace thinks: battles imagined for the best choices with two fleets, and choices examined. */
export interface Strength {
  readonly battles: number;
  readonly choices: number;
}

const USUAL: Strength = { battles: 36, choices: 5 };
/** The share of the battles in which every choice is tried; after that only the best is compared with the first. */
const FIRST_LOOK = 1 / 3;
/** Every fleet beyond two brings more luck into an imagined battle: a choice must lead by this many more standard errors. */
const CAUTION = 0.75;

/**
 * The ace brings in ships more freely than the steady bot, and always wants to be asked; in imagined battles it defends by
 * orders.
 */
const ACE: Manner = { orders: 'ask', kept: 0 };
export const ACE_IMAGINED: Manner = { ...ACE, orders: 'best' };

type Imagine = (rng: Rng) => Table<NavalBattles>;

/** A bot that thinks as hard as it is told. */
export const aceOf = (strength: Strength): Bot<NavalBattles> => ({
  choose: (view, decision, rng, imagine) => {
    const [first, ...others] = candidates(view, decision, rng);
    if (others.length === 0) return first;
    return bestOf(view, decision, [first, ...others.slice(0, strength.choices - 1)], imagine, rng, strength);
  },
});

/** The ace at its usual strength. */
export const ace: Bot<NavalBattles> = aceOf(USUAL);

/** A choice with its result in each imagined battle. */
interface Trial {
  readonly choice: Choice;
  readonly results: number[];
}

/**
 * Tries every choice in the same imagined battles, the best one longer, and takes it if its lead over the first is certain
 * enough.
 */
function bestOf(
  view: View,
  decision: Decision,
  [first, ...others]: readonly [Choice, ...Choice[]],
  imagine: Imagine,
  rng: Rng,
  strength: Strength,
): Choice {
  const seats = view.players.length;
  const battles = Math.max(1, Math.round((strength.battles * 2) / seats));
  const firstLook = Math.max(1, Math.round(battles * FIRST_LOOK));
  const own: Trial = { choice: first, results: [] };
  let rivals: Trial[] = others.map((choice) => ({ choice, results: [] }));
  for (let battle = 0; battle < battles; battle++) {
    if (battle === firstLook) rivals = [bestAmong(rivals)];
    const seed: Seed = [rng.below(65536), rng.below(65536), rng.below(65536), battle];
    for (const { choice, results } of [own, ...rivals])
      results.push(playOn(imagine(rngFrom(seed, 'ace')), view, decision, choice, seed));
  }
  const rival = bestAmong(rivals);
  return leads(rival, own, CAUTION * (seats - 2)) ? rival.choice : own.choice;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const bestAmong = (trials: readonly Trial[]): Trial =>
  trials.reduce((best, trial) => (sumOf(trial.results) > sumOf(best.results) ? trial : best));

/** Whether one choice does better than another on average, by more than this many standard errors. */
function leads(one: Trial, other: Trial, errors: number): boolean {
  const leadsBy = one.results.map((result, battle) => result - (other.results[battle] ?? 0));
  const mean = sumOf(leadsBy) / leadsBy.length;
  const spread = sumOf(leadsBy.map((lead) => (lead - mean) * (lead - mean))) / leadsBy.length;
  return mean > errors * Math.sqrt(spread / leadsBy.length);
}

/** An imagined battle that needs more answers than this before every seat has had its turn counts as it stands; none does. */
export const HORIZON = 3_000;

/** Plays one imagined battle until every seat has had a turn, and says how it stands then. */
function playOn(
  table: Table<NavalBattles>,
  view: View,
  decision: Decision,
  choice: Choice,
  seed: Seed,
): number {
  const seat = seatOf(view);
  const asked = table.decisionFor(seat);
  if (!asked || table.answer({ seat, decision: asked.number, choice }))
    return standingOf(table.state.game, seat);
  const until = view.turn + view.players.length;
  const rng = rngFrom(seed, decision.step);
  for (let answers = 0; answers < HORIZON && !table.over && table.state.game.turn < until; answers++) {
    const [next] = table.decisions;
    if (!next) break;
    const manner = next.seat === seat ? ACE_IMAGINED : STEADY;
    const answer = steadyChoice(table.view(next.seat), next, rng, manner);
    if (table.answer({ seat: next.seat, decision: next.number, choice: answer })) break;
  }
  return standingOf(table.state.game, seat);
}

const AFLOAT = 0.35;
const WIN = 25;

/** How a battle stands for a seat: a win counts more than any position, an early one more than a late one. */
export function standingOf(state: State, seat: number): number {
  if (!state.ending) return belowAWin(leadOf(state, seat));
  const decided = WIN + 1 / (1 + state.turn);
  return state.ending.winners.includes(seat) ? decided : -decided;
}

/** A lead, however great, as less than a win: every further point counts a little less than the one before. */
const belowAWin = (lead: number): number => (WIN * lead) / (WIN + Math.abs(lead));

/** The points of a seat against those of the best rival. */
function leadOf(state: State, seat: number): number {
  const me = state.players[seat];
  if (!me) return 0;
  const worth = (ships: readonly ShipCard[]) =>
    ships.reduce((sum, ship) => sum + stakeWorth(state.terms, ship), 0);
  const score = (player: State['players'][number]) =>
    worth(shipCardsOf(player.pile)) +
    AFLOAT * worth(shipsIn(player.fleet).map(({ ship }) => ship)) -
    wounds(player);
  const camp = (team: number | null, own: number) =>
    state.players
      .filter((player) => (team === null ? player.seat === own : player.team === team))
      .reduce((sum, player) => sum + score(player), 0);
  const rivals = state.players.filter((player) =>
    me.team === null ? player.seat !== seat : player.team !== me.team,
  );
  return camp(me.team, seat) - Math.max(...rivals.map((player) => camp(player.team, player.seat)));
}

const WOUND = 0.2;

const wounds = (player: State['players'][number]): number =>
  WOUND *
  player.fleet.reduce((sum, vessel) => sum + vessel.wounds.reduce((all, wound) => all + wound.points, 0), 0);

/** The choices worth a closer look; first what the ace would do without one. */
function candidates(view: View, decision: Decision, rng: Rng): [Choice, ...Choice[]] {
  const first = steadyChoice(view, decision, rng, ACE);
  if (decision.kind === 'pick' && decision.step === 'actions') {
    const [likeliest, ...rest] = endingMoves(view, decision);
    if (likeliest !== undefined) return [likeliest, ...rest];
  }
  const others = decision.kind === 'pick' ? otherOptions(view, decision) : otherForms(view, decision);
  const known = new Set([JSON.stringify(first)]);
  return [
    first,
    ...others.filter((choice) => {
      const key = JSON.stringify(choice);
      if (known.has(key)) return false;
      known.add(key);
      return decision.kind === 'pick' || decision.check(choice as FormChoice) === null;
    }),
  ];
}

function otherOptions(view: View, decision: PickDecision): string[] {
  switch (decision.step) {
    case 'actions':
      return otherMoves(decision);
    case 'aim':
    case 'fly':
      return otherTargets(view, decision);
    case 'window':
    case 'windowForAll':
      return decision.options.map((option) => option.id).filter((id) => id === 'cancel' || id === 'pass');
    case 'choosePlan':
      return decision.options.map((option) => option.id);
    default:
      return [];
  }
}

const MOVES = ['close', 'reinforce', 'bombard', 'plan', 'attack', 'strike', 'fly', 'hunt', 'repair'];

const MOVES_BUT_CLOSE = MOVES.filter((sort) => sort !== 'close');

/** Whether a move is an attack of a ship's own, without a card. */
function isFree({ value }: Option): boolean {
  const move = value as Move;
  return move.do === 'fly' || move.do === 'hunt';
}

/**
 * One move of every sort: stop here, bring in ships, or play another kind of card. It never stops while a ship's own aircraft or
 * hunters are ready, which cost nothing.
 */
function otherMoves(decision: PickDecision): string[] {
  const moves: string[] = [];
  for (const sort of decision.options.some(isFree) ? MOVES_BUT_CLOSE : MOVES) {
    const option = decision.options.find((other) => other.id === sort || other.id.startsWith(`${sort}:`));
    if (option) moves.push(option.id);
  }
  return moves;
}

/** The most valuable ships among the targets. */
function otherTargets(view: View, decision: PickDecision): string[] {
  const offered = new Set(decision.options.map((option) => option.id));
  return situationOf(view, 'active')
    .prey.filter((prey) => offered.has(prey.vessel.id))
    .sort((a, b) => judgedStrike(view, 4, b) - judgedStrike(view, 4, a))
    .map((prey) => prey.vessel.id);
}

function otherForms(view: View, decision: FillDecision): FormChoice[] {
  switch (decision.step) {
    case 'defend':
      return otherDefences(view, decision);
    case 'discardCards':
      return otherDiscards(view);
    case 'reinforce':
      return otherReinforcements(view);
    default:
      return [];
  }
}

const THRIFTS = [0.15, 0.8, 1.4, 99];

/** The same defence with cards spent more freely, more sparingly, or not at all. */
function otherDefences(view: View, decision: FillDecision): FormChoice[] {
  const seat = seatOf(view);
  const peril = { terms: view.terms, attacks: view.attacks, plans: view.plans, fleet: ownFleet(view), seat };
  return THRIFTS.map((card) => {
    const thrift = { card, screen: Math.max(0.5, card), only: null };
    return asForm(decision.form, assignDefences(peril, cardsOf(view), thrift), 'ask');
  });
}

/** Keep everything, keep what defends, or keep only what defends well. */
function otherDiscards(view: View): FormChoice[] {
  const weaker = (than: number) =>
    cardsIn(view.hand)
      .filter((card) => !isPrecious(card) && keepValue(card) > than)
      .map((card) => card.id);
  return [{ cards: [] }, { cards: weaker(4) }, { cards: weaker(2.9) }];
}

/** Reinforcements paid with more or fewer of the weaker cards. */
function otherReinforcements(view: View): FormChoice[] {
  const cards = ownCards(view)
    .filter((card) => !isPrecious(card))
    .sort((a, b) => keepValue(a) - keepValue(b));
  if ((mine(view).reserve ?? []).length === 0) return [];
  return [0, 2, 4].map((kept) => withCards(view, cards.slice(kept))).filter((choice) => choice !== null);
}

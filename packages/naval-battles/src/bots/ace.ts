/** The ace: tries the likely choices in battles whose hidden cards and dice it imagines, played on by the steady bot. */
import type {
  Bot,
  Choice,
  Decision,
  FillDecision,
  FormChoice,
  PickDecision,
  Rng,
  Seed,
  Table,
} from '@flotilla/table';
import { rngFrom } from '@flotilla/table';
import type { ShipCard } from '../data/types.ts';
import { cardsOf, shipCardsOf, shipsIn, stakeWorth } from '../rules/fleet.ts';
import { cardsIn } from '../rules/hand.ts';
import { assignDefences } from '../rules/orders.ts';
import type { NavalBattles, State, View } from '../state.ts';
import { withCards } from './fleets.ts';
import { situationOf, strikeValue } from './shots.ts';
import { isPrecious, keepValue, mine, ownCards, ownFleet, seatOf } from './sight.ts';
import { steadyChoice } from './steady.ts';

/** How hard the ace thinks: battles imagined for the best choices at a table of two, and choices looked at. */
export interface Strength {
  readonly battles: number;
  readonly choices: number;
}

const USUAL: Strength = { battles: 36, choices: 5 };
/** The share of the battles in which every choice is tried; the two best go on. */
const FIRST_LOOK = 1 / 3;
const FINALISTS = 2;

type Imagine = (rng: Rng) => Table<NavalBattles>;

/** A bot that thinks as hard as it is told. */
export const aceOf = (strength: Strength): Bot<NavalBattles> => ({
  choose: (view, decision, rng, imagine) => {
    const choices = candidates(view, decision, rng).slice(0, strength.choices);
    const [first] = choices;
    if (choices.length < 2 || first === undefined) return first ?? steadyChoice(view, decision, rng);
    return bestOf(view, decision, choices, imagine, rng, strength);
  },
});

/** The ace at its usual strength. */
export const ace: Bot<NavalBattles> = aceOf(USUAL);

/** A choice with what it has brought in imagined battles. */
interface Trial {
  readonly choice: Choice;
  total: number;
}

/** Tries every choice in the same imagined battles, the two best in more of them, and takes the one that fares best. */
function bestOf(
  view: View,
  decision: Decision,
  choices: readonly Choice[],
  imagine: Imagine,
  rng: Rng,
  strength: Strength,
): Choice {
  const battles = Math.max(1, Math.round((strength.battles * 2) / view.players.length));
  const firstLook = Math.max(1, Math.round(battles * FIRST_LOOK));
  let trials: Trial[] = choices.map((choice) => ({ choice, total: 0 }));
  for (let battle = 0; battle < battles; battle++) {
    if (battle === firstLook) trials = [...trials].sort((a, b) => b.total - a.total).slice(0, FINALISTS);
    const seed: Seed = [rng.below(65536), rng.below(65536), rng.below(65536), battle];
    for (const trial of trials)
      trial.total += playOn(imagine(rngFrom(seed, 'ace')), view, decision, trial.choice, seed);
  }
  return trials.reduce((best, trial) => (trial.total > best.total ? trial : best)).choice;
}

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
  while (!table.over && table.state.game.turn < until) {
    const [next] = table.decisions;
    if (!next) break;
    const answer = steadyChoice(table.view(next.seat), next, rng);
    if (table.answer({ seat: next.seat, decision: next.number, choice: answer })) break;
  }
  return standingOf(table.state.game, seat);
}

const AFLOAT = 0.35;
const WIN = 25;

/** How a battle stands for a seat: its points against those of the best rival, and the win itself. */
function standingOf(state: State, seat: number): number {
  const me = state.players[seat];
  if (!me) return 0;
  if (state.ending) return state.ending.winners.includes(seat) ? WIN : -WIN;
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

/** The choices worth a closer look, the steady bot's own first. */
function candidates(view: View, decision: Decision, rng: Rng): Choice[] {
  const steady = steadyChoice(view, decision, rng);
  const others = decision.kind === 'pick' ? otherOptions(view, decision) : otherForms(view, decision);
  const known = new Set([JSON.stringify(steady)]);
  return [
    steady,
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

/** One move of every sort: stop here, bring in ships, or play another kind of card. */
function otherMoves(decision: PickDecision): string[] {
  const moves: string[] = [];
  for (const sort of MOVES) {
    const option = decision.options.find((other) => other.id === sort || other.id.startsWith(`${sort}:`));
    if (option) moves.push(option.id);
  }
  return moves;
}

/** The dearest ships among the targets. */
function otherTargets(view: View, decision: PickDecision): string[] {
  const offered = new Set(decision.options.map((option) => option.id));
  return situationOf(view, 'active')
    .prey.filter((prey) => offered.has(prey.vessel.id))
    .sort((a, b) => strikeValue(view, 4, b) - strikeValue(view, 4, a))
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
    const assigned = assignDefences(peril, cardsOf(view), { card, screen: Math.max(0.5, card), only: null });
    const choice: Record<string, string | string[]> = { dice: 'auto', orders: view.orders?.defence ?? 'ask' };
    for (const field of decision.form) if (field.kind === 'many') choice[field.id] = assigned[field.id] ?? [];
    return choice;
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

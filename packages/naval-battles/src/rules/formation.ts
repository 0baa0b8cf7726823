/** Reinforcing and rearranging a fleet in its owner's action phase (reinforce; rearrange). */
import type { FormChoice, Option, Refusal, Rng } from '@flotilla/table';
import { text } from '@flotilla/table';
import { actionCard, NON_COMBATANT_ID } from '../data/cards.ts';
import type { ShipCard } from '../data/types.ts';
import { berthFacts, designsOf, fleetFacts } from '../events.ts';
import type { Player, State, Terms, Vessel } from '../state.ts';
import { cardLine, shipLineWith, shipName, shipNames } from '../text/words.ts';
import { fill } from './book.ts';
import { discardAll, newVessel, takeCards, vesselWith } from './change.ts';
import {
  activePlayer,
  cardsOf,
  hullOf,
  isSubmarine,
  MOST_ROWS,
  rowsOf,
  shipCardsOf,
  standing,
  stillAllowed,
  vesselIn,
  worthOfAll,
  worthOfShip,
} from './fleet.ts';
import { cardsIn } from './hand.ts';
import { perCard } from './remember.ts';
import { candidate, formationFault, inRows, randomFormation, rowFields } from './setup.ts';

/** What cards are worth as reinforcements. */
function reinforcementOf(cards: readonly string[]): number {
  let sum = 0;
  for (const card of cards) sum += actionCard(card).reinforcement;
  return sum;
}

/** Why no ship can come in now; null when one can. */
export function canReinforce(
  state: State,
  player: Player,
): 'noReinforcements' | 'noReserve' | 'tooFewCards' | null {
  if (!state.terms.reinforcements) return 'noReinforcements';
  if (player.reserve.length === 0) return 'noReserve';
  const points = reinforcementOf(cardsOf(player));
  return shipCardsOf(player.reserve).some((ship) => worthOfShip(state.terms, ship) <= points)
    ? null
    : 'tooFewCards';
}

/**
 * The first and last row that arriving ships may take: an existing one, or a new one behind. Where the non-combatant must stay in
 * the last row, nothing arrives behind it, and it arrives behind everything.
 */
export function arrivalRows(terms: Terms, fleet: readonly Vessel[], ships: readonly string[]) {
  const rows = rowsOf(fleet);
  const behind = Math.min(rows + 1, MOST_ROWS);
  if (!terms.nonCombatantLast) return { first: 1, last: behind };
  const last = vesselIn(fleet, NON_COMBATANT_ID)?.row ?? behind;
  return { first: ships.includes(NON_COMBATANT_ID) ? Math.max(1, rows) : 1, last };
}

const NO_SHIPS: readonly string[] = [];

const ROWS: readonly Option[] = Array.from({ length: MOST_ROWS }, (_, index) => {
  const row = index + 1;
  return { id: String(row), text: 'row', args: { row } };
});

const payment = perCard(
  (card): Option => ({
    id: card.id,
    text: 'card',
    args: { card: cardLine(card), points: card.reinforcement },
  }),
);

/** A ship that may come in; the scenario sets hull and value of the non-combatant (R51). */
const arrival = (terms: Terms, ship: ShipCard): Option =>
  ship.id === NON_COMBATANT_ID
    ? { id: ship.id, label: shipLineWith(ship, hullOf(terms, ship)), cost: worthOfShip(terms, ship) }
    : candidate(ship);

/** reinforce, R27 — cards are discarded, and ships of up to their value come in from the reserve; they may act at once. */
export const reinforce = fill('reinforce', {
  rule: 'reinforce',
  seat: (s) => s.active,
  form: (s) => {
    const player = activePlayer(s);
    const cards = cardsOf(player);
    return [
      {
        id: 'cards',
        kind: 'many',
        options: cardsIn(cards).map(payment),
        min: 1,
        max: cards.length,
      },
      {
        id: 'ships',
        kind: 'many',
        options: shipCardsOf(player.reserve).map((ship) => arrival(s.terms, ship)),
        min: 1,
        max: player.reserve.length,
      },
      {
        id: 'row',
        kind: 'choice',
        options: ROWS.slice(0, arrivalRows(s.terms, player.fleet, NO_SHIPS).last),
        start: '1',
      },
    ];
  },
  check: (s, choice) => {
    const points = reinforcementOf(choice.cards as readonly string[]);
    const ships = choice.ships as readonly string[];
    const cost = worthOfAll(s.terms, ships);
    if (cost > points) return { why: text('refused.reinforcePoints', { cost, points }), rule: 'reinforce' };
    if (Number(choice.row) < arrivalRows(s.terms, activePlayer(s).fleet, ships).first)
      return { why: text('refused.nonCombatantLast'), rule: 'scenarios' };
    return null;
  },
  sample: (s, rng) => randomReinforcement(s, rng),
  take: (t, choice) => {
    const player = activePlayer(t.state);
    const cards = choice.cards as readonly string[];
    const ships = choice.ships as readonly string[];
    takeCards(player, cards);
    discardAll(t.state, cards);
    player.reserve = player.reserve.filter((ship) => !ships.includes(ship));
    const row = Number(choice.row);
    player.fleet = [
      ...player.fleet,
      ...ships.map((ship) => vesselWith(newVessel(ship), { row: isSubmarine(ship) ? 0 : row })),
    ];
    const points = worthOfAll(t.state.terms, ships);
    t.state.totals.reinforced += points;
    t.say('reinforced', 'reinforce', () => ({
      who: fleetFacts(player),
      ships,
      row,
      cards: designsOf(cards),
      points,
    }));
  },
});

function randomReinforcement(state: State, rng: Rng): FormChoice {
  const player = activePlayer(state);
  const cheapest = Math.min(...shipCardsOf(player.reserve).map((ship) => worthOfShip(state.terms, ship)));
  const cards: string[] = [];
  for (const card of rng.shuffled(cardsOf(player))) {
    if (reinforcementOf(cards) >= cheapest && rng.below(2) === 0) break;
    cards.push(card);
  }
  const points = reinforcementOf(cards);
  const ships: string[] = [];
  for (const ship of rng.shuffled(player.reserve))
    if (worthOfAll(state.terms, [...ships, ship]) <= points) ships.push(ship);
  const { first, last } = arrivalRows(state.terms, player.fleet, ships);
  return { cards, ships, row: String(first + rng.below(last - first + 1)) };
}

const MODES = [{ id: 'passive' }, { id: 'active' }];

/** rearrange, R25, R26 — ships change rows, submarines turn active or passive; declared attacks must remain possible. */
export const rearrange = fill('rearrange', {
  rule: 'rearrange',
  seat: (s) => s.active,
  form: (s) => {
    const { fleet } = activePlayer(s);
    const submarines = fleet.filter((vessel) => isSubmarine(vessel.id));
    return [
      ...rowFields(fleet),
      ...submarines.map((vessel) => ({
        id: vessel.id,
        kind: 'choice' as const,
        label: shipName(vessel.id),
        options: MODES,
        start: vessel.active ? 'active' : 'passive',
      })),
    ];
  },
  check: (s, choice) => {
    const { fleet } = activePlayer(s);
    return formationFault(s, fleet, choice) ?? attackFault(s, arranged(fleet, choice));
  },
  sample: (s, rng) => randomArrangement(s, rng),
  take: (t, choice) => {
    const player = activePlayer(t.state);
    player.fleet = arranged(player.fleet, choice);
    t.say('rearranged', 'rearrange', () => ({ who: fleetFacts(player), ships: berthFacts(player.fleet) }));
  },
});

const arranged = (fleet: readonly Vessel[], choice: FormChoice): Vessel[] =>
  inRows(fleet, choice).map((vessel) =>
    isSubmarine(vessel.id) ? vesselWith(vessel, { active: choice[vessel.id] === 'active' }) : vessel,
  );

/** The first declared attack that a new formation would make impossible (R26). */
function attackFault(state: State, fleet: readonly Vessel[]): Refusal | null {
  const broken = standing(state).find((attack) => !stillAllowed(state, attack, fleet));
  if (!broken) return null;
  const args = { ships: shipNames(broken.ships), target: shipName(broken.target) };
  return { why: text('refused.breaksAttack', args), rule: 'R26' };
}

function randomArrangement(state: State, rng: Rng): FormChoice {
  const { fleet } = activePlayer(state);
  const choice = randomFormation(state, fleet, rng);
  for (const vessel of fleet) if (isSubmarine(vessel.id)) choice[vessel.id] = rng.pick(MODES).id;
  if (attackFault(state, arranged(fleet, choice)) === null) return choice;
  return Object.fromEntries(
    fleet.map((vessel) => [
      vessel.id,
      isSubmarine(vessel.id) ? (vessel.active ? 'active' : 'passive') : String(vessel.row),
    ]),
  );
}

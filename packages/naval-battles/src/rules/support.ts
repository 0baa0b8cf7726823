/** Cards that help without attacking: Battle Plan, Repair, and Superior Tactics as a copy of another card (card kinds). */
import type { Option, Rng } from '@flotilla/table';
import { actionCard } from '../data/cards.ts';
import type { ActionCard } from '../data/types.ts';
import { designOf, designsOf, fleetFacts } from '../events.ts';
import type { Deed, Plan, Player, State } from '../state.ts';
import { cardName, shipName, who } from '../text/words.ts';
import { flightOf } from './air.ts';
import type { T } from './book.ts';
import { fill, pick } from './book.ts';
import { clearFromTable, layOnTable } from './cards.ts';
import { discardAll, nextNumber, vesselWith } from './change.ts';
import type { Sea } from './fleet.ts';
import { activePlayer, canFire, cardsOf, playerAt, rivalsOf, seaOf } from './fleet.ts';
import { handOf } from './hand.ts';

/** card.plan — better dice for oneself, or worse dice for one opponent, for this turn. */
export const choosePlan = pick('choosePlan', {
  rule: 'card.plan',
  seat: (s) => s.active,
  options: (s): Option<Plan>[] => [
    { id: 'own', value: { by: s.active, on: s.active, value: 1 } },
    ...rivalsOf(s, s.active).map((rival) => ({
      id: `against${rival.seat}`,
      text: 'against',
      args: { who: who(rival) },
      value: { by: s.active, on: rival.seat, value: -1 },
    })),
  ],
  take: (t, option, { card, as }) => {
    const plan = option.value;
    if (!plan) return;
    playSupport(t, card, as, { kind: 'plan', plan });
    t.say('planPlayed', 'card.plan', () => ({
      who: fleetFacts(activePlayer(t.state)),
      ...planFacts(t.state, plan),
    }));
  },
});

/** Damage cards that a Repair may remove: those of ships that have not acted, under repair or not (card.repair, R34). */
function wounds({ fleet }: Player): { ship: string; card: string; points: number }[] {
  const found: { ship: string; card: string; points: number }[] = [];
  for (const { id, acted, wounds } of fleet)
    if (!acted) for (const { card, points } of wounds) found.push({ ship: id, card, points });
  return found;
}

/** Whether the active fleet has damage that a Repair could remove. */
const canRepair = (state: State): boolean =>
  activePlayer(state).fleet.some((vessel) => !vessel.acted && vessel.wounds.length > 0);

const woundId = (wound: { ship: string; card: string }): string => `${wound.ship}/${wound.card}`;

/** card.repair, R34 — which damage cards are removed. */
export const chooseRepairs = fill('chooseRepairs', {
  rule: 'card.repair',
  seat: (s) => s.active,
  form: (s) => {
    const all = wounds(activePlayer(s));
    const options = all.map((wound) => ({
      id: woundId(wound),
      text: 'wound',
      args: { ship: shipName(wound.ship), points: wound.points },
    }));
    return [{ id: 'wounds', kind: 'many', options, min: 1, max: all.length, start: all.map(woundId) }];
  },
  check: () => null,
  sample: (s, rng) => ({ wounds: atLeastOne(wounds(activePlayer(s)).map(woundId), rng) }),
  take: (t, choice, { card, as }) => {
    const chosen = choice.wounds as readonly string[];
    const repaired = wounds(activePlayer(t.state))
      .filter((wound) => chosen.includes(woundId(wound)))
      .map((wound) => ({ ship: wound.ship, card: wound.card }));
    playSupport(t, card, as, { kind: 'repair', wounds: repaired });
    t.say('repairPlayed', 'card.repair', () => ({
      who: fleetFacts(activePlayer(t.state)),
      ships: shipsWith(repaired),
    }));
  },
});

function atLeastOne(items: readonly string[], rng: Rng): string[] {
  const some = items.filter(() => rng.below(2) === 0);
  return some.length > 0 ? some : [rng.pick(items)];
}

function playSupport(t: T, card: string, as: string, deed: Deed): void {
  const { state } = t;
  layOnTable(t, activePlayer(state), card);
  const play = { id: nextNumber(state), seat: state.active, card, as, deed, cancelled: false };
  state.plays = [...state.plays, play];
}

const planFacts = (state: State, plan: Plan) => ({ plan, on: fleetFacts(playerAt(state, plan.on)) });

/** A Battle Plan that nobody cancelled is in force for the turn (R20). */
export function putPlanInForce(t: T, plan: Plan, card: string): void {
  t.state.plans = [...t.state.plans, plan];
  clearFromTable(t, [card]);
  t.say('planInForce', 'card.plan', () => planFacts(t.state, plan));
}

/** A Repair that nobody cancelled: the damage cards are discarded and the ships may not act (R34). */
export function repair(
  t: T,
  seat: number,
  list: readonly { ship: string; card: string }[],
  card: string,
): void {
  const player = playerAt(t.state, seat);
  const named = list.map((wound) => wound.card);
  const gone: string[] = [];
  player.fleet = player.fleet.map((vessel) => {
    const wounds = vessel.wounds.filter((wound) => !named.includes(wound.card));
    if (wounds.length === vessel.wounds.length) return vessel;
    for (const wound of vessel.wounds) if (named.includes(wound.card)) gone.push(wound.card);
    return vesselWith(vessel, { repaired: true, wounds });
  });
  discardAll(t.state, gone);
  clearFromTable(t, [card]);
  t.say('repaired', 'card.repair', () => ({
    who: fleetFacts(player),
    ships: shipsWith(list),
    cards: designsOf(gone),
  }));
}

/** The ships with some of this damage, each named once. */
const shipsWith = (list: readonly { ship: string }[]): string[] => [
  ...new Set(list.map((wound) => wound.ship)),
];

/** How a card is put to use in the action phase. */
export type Use = 'attack' | 'strike' | 'hunt' | 'bombard' | 'plan' | 'repair';

/** The steps that declare a card in the action phase, with the number of copies still to come. */
export function useCard(t: T, use: Use, card: string, as: string, copies: number): void {
  if (use === 'attack') t.next('aim', { card, as });
  else if (use === 'strike') t.next('fly', flightOf(card, as, 'strike'));
  else if (use === 'hunt') t.next('fly', flightOf(card, as, 'asw'));
  else if (use === 'bombard') t.next('payBombardment', { card, as, copies });
  else if (use === 'plan') t.next('choosePlan', { card, as });
  else t.next('chooseRepairs', { card, as });
}

const NO_USE: readonly Use[] = [];
const ATTACK: readonly Use[] = ['attack'];
const BOMBARD: readonly Use[] = ['bombard'];
const PLAN: readonly Use[] = ['plan'];
const REPAIR: readonly Use[] = ['repair'];

/** The ways a card, or a copy of it, can be used now in the action phase; `spare` other cards could pay its cost. */
export function usesOf(state: State, sea: Sea, card: ActionCard, spare: number): readonly Use[] {
  const { terms } = state;
  switch (card.kind) {
    case 'gun':
    case 'missile':
    case 'torpedo':
      return canFire(sea, card) ? ATTACK : NO_USE;
    case 'airSupport': {
      const uses: Use[] = [];
      if (terms.airStrikes && sea.surface) uses.push('strike');
      if (sea.submarines) uses.push('hunt');
      return uses;
    }
    case 'bombardment':
      return terms.bombardments && spare >= card.cost && sea.surface ? BOMBARD : NO_USE;
    case 'battlePlan':
      return PLAN;
    case 'repair':
      return canRepair(state) ? REPAIR : NO_USE;
    default:
      return NO_USE;
  }
}

/** The Superior Tactics cards a seat holds. */
export const tacticsOf = (player: Player): readonly ActionCard[] => handOf(cardsOf(player)).tactics;

/** card.tactics, R30 — the copy announced with a card; with nothing to do it stays in the hand. */
export const copyCard = pick('copyCard', {
  rule: 'card.tactics',
  seat: (s) => s.active,
  about: (_, { as }) => ({ card: cardName(as) }),
  // The announcement was public: what is asked next must not depend on the hand, which others cannot see.
  options: (s, { as, copies }): Option<Use>[] =>
    usesOf(s, seaOf(s), actionCard(as), cardsOf(activePlayer(s)).length - copies).map((use) => ({
      id: use,
      text: use,
      args: { card: cardName(as) },
      value: use,
    })),
  take: (t, option, { as, copies }) => {
    const player = activePlayer(t.state);
    const [card] = tacticsOf(player);
    if (card === undefined || !option.value) return;
    t.say('copied', 'card.tactics', { who: fleetFacts(player), card: designOf(as) });
    useCard(t, option.value, card.id, as, copies - 1);
    if (copies > 1) t.next('copyCard', { as, copies: copies - 1 });
  },
});

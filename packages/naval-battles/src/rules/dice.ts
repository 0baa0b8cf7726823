/**
 * The dice of a battle, each declared once: what it must show and what is added to it. The steps that throw them, the
 * chances that are shown and the bots all read them here (defence.symbols; evasion; attack.hard; card.plan; option.rows).
 */
import type { Declared, Modifier, RollFacts } from '@flotilla/table';
import { chancesOf, declareRoll, plusFor } from '@flotilla/table';
import type { AttackSource, State } from '../state.ts';
import type { Steps, Stopping, Striking } from '../steps.ts';
import { atLeast } from './book.ts';
import type { AtSea } from './fleet.ts';
import { evasionAtSea, planOn, rowPenalty } from './fleet.ts';

/** What dice depend on besides what they are thrown for; a state and a view both have it. */
export type Waters = Pick<State, 'plans' | 'terms'>;

/** A die that must show a number. */
type Die<X, A> = RollFacts<Waters, X, boolean, 'all', A>;

/** card.plan, R20 — Battle Plans on the seat that throws. */
const planModifier: Modifier<{ readonly plan: number }> = {
  why: 'plan',
  rule: 'card.plan',
  value: (about) => about.plan,
  when: (about) => about.plan !== 0,
  bounds: [-6, 6],
};

/** What is added to it. */
interface StoppingSum {
  readonly hard: number;
  readonly plan: number; // Battle Plans on the defender
}

/** attack.hard, R18 — what is added to every die that tries to stop an attack. */
const stoppingModifiers: readonly Modifier<StoppingSum>[] = [
  {
    why: 'hard',
    rule: 'attack.hard',
    value: (about) => about.hard,
    when: (about) => about.hard !== 0,
    bounds: [-2, 0],
  },
  planModifier,
];

function stopping(purpose: string, rule: string): Die<Stopping, StoppingSum> {
  const charts = atLeast(purpose, rule);
  return {
    chart: (_, { on }) => charts(on),
    modifiers: stoppingModifiers,
    about: (waters, { by, hard }) => ({ hard, plan: planOn(waters, by) }),
  };
}

/** defence.symbols — the die of a guard. */
export const GUARD_DIE = stopping('defence', 'defence.symbols');

/** evasion — the die of a ship that evades. */
export const EVASION_DIE = stopping('evasion', 'evasion');

/** The rules under which something flies. */
export type FlightRule =
  | 'card.bombardment'
  | 'inherent.air'
  | 'inherent.asw'
  | 'card.air.strike'
  | 'card.air.asw';

/** The rule of strikes and hunts: by card, or by a ship, which needs no card. */
export function flightRule(source: AttackSource, card: string | null): FlightRule {
  if (source === 'bombardment') return 'card.bombardment';
  if (card === null) return source === 'asw' ? 'inherent.asw' : 'inherent.air';
  return source === 'asw' ? 'card.air.asw' : 'card.air.strike';
}

const STRIKES = {
  'inherent.air': atLeast('strike', 'inherent.air'),
  'card.air.strike': atLeast('strike', 'card.air.strike'),
  'card.bombardment': atLeast('strike', 'card.bombardment'),
  'inherent.asw': atLeast('asw', 'inherent.asw'),
  'card.air.asw': atLeast('asw', 'card.air.asw'),
};

/** What is added to its die. */
interface StrikingSum {
  readonly plan: number; // Battle Plans on the attacker
  readonly row: number; // the row rule, 0 or less
}

/** option.rows, R47 — what is added to the die of a strike. */
const strikeModifiers: readonly Modifier<StrikingSum>[] = [
  planModifier,
  {
    why: 'row',
    rule: 'option.rows',
    value: (about) => about.row,
    when: (about) => about.row !== 0,
    bounds: [-2, 0],
  },
];

/** inherent.air; inherent.asw; card.air; card.bombardment — the die that sinks a ship in a row (0: a submarine). */
export const STRIKE_DIE: Die<Striking, StrikingSum> = {
  chart: (_, { source, card, needs }) => STRIKES[flightRule(source, card)](needs),
  modifiers: strikeModifiers,
  about: (waters, { by, row }) => ({ plan: planOn(waters, by), row: rowPenalty(waters.terms, row) }),
};

/** The dice by the names of the steps that throw them. */
export const guardRoll = declareRoll('guardDie', GUARD_DIE);
export const evasionRoll = declareRoll('evasionDie', EVASION_DIE);
export const strikeRoll = declareRoll('strikeDie', STRIKE_DIE);

/** What a die must show, modifiers counted. */
export const neededOn = <X>(
  waters: Waters,
  roll: Declared<Waters, X, boolean>,
  args: X,
  on: number,
): number => on - plusFor(waters, roll, args);

/** The chance that a die shows what it must. */
const chanceToPass = <X>(waters: Waters, roll: Declared<Waters, X, boolean>, args: X): number =>
  chancesOf(waters, roll, args).get('passed') ?? 0;

/** The chance that a die of a seat stops an attack that is this hard to stop (R18, R20). */
export const stopChance = (waters: Waters, by: number, on: number, hard: number): number =>
  chanceToPass(waters, guardRoll, { by, on, hard });

/** The chance that a ship of a seat evades an attack that is this hard to stop; 0 when it cannot (evasion). */
export const evadeChance = (waters: Waters, by: number, one: AtSea, hard: number): number =>
  chanceToEvade(waters, by, evasionAtSea(one), hard);

/** The same for a ship whose number is at hand; null when it cannot evade. */
export const chanceToEvade = (waters: Waters, by: number, on: number | null, hard: number): number =>
  on === null ? 0 : chanceToPass(waters, evasionRoll, { by, on, hard });

/** The chance that a strike or hunt sinks a ship in a row (0: a submarine) that nothing has saved. */
export const hitChance = (waters: Waters, striking: Striking): number =>
  chanceToPass(waters, strikeRoll, striking);

/** The die of a strike or hunt on a ship in this row. */
export const strikingAt = ({ by, needs, source, card }: Omit<Striking, 'row'>, row: number): Striking => ({
  by,
  needs,
  source,
  card,
  row,
});

/**
 * The questions that may come between aiming and the die without changing its chance: all those of a turn except the one about a
 * Battle Plan.
 */
export const UNTIL_A_PLAN: readonly (keyof Steps)[] = [
  'actions',
  'reinforce',
  'rearrange',
  'setOrders',
  'aim',
  'commitShip',
  'fly',
  'payBombardment',
  'chooseRepairs',
  'copyCard',
  'window',
  'windowForAll',
  'defend',
  'rollNext',
];

/** Declared rolls: which dice, on which chart, with which modifiers. The step, the odds and the log all read the declaration. */
import type { Chart } from './chart.ts';
import { chanceIn, knownOddsOf, labelOf, rowThrown, under } from './chart.ts';
import { waysOf } from './dice.ts';
import type { GameShape, Odds } from './game.ts';
import type { Applied, Modifier } from './modifiers.ts';
import { appliedOf, sumOf } from './modifiers.ts';

/** A value that is fixed, or follows from the state and what the roll is for. */
type Given<V, S, X> = V | ((state: S, args: X) => V);

/** What a roll is. `S` is the state, `X` what is rolled for, `A` what its modifiers are judged by. */
export interface RollFacts<S, X, R, C extends string, A> {
  readonly chart: Given<Chart<R, C>, S, X>;
  /** `all` when left out. */
  readonly column?: (state: S, args: X) => C;
  readonly modifiers?: Given<readonly Modifier<A>[], S, X>;
  /** What the modifiers are judged by. */
  readonly about?: (state: S, args: X) => A;
  /** The chart's purpose when left out. */
  readonly purpose?: string;
  /** The chart's rule case when left out. */
  readonly rule?: string;
  /**
   * Where the chart alone does not tell what comes of a throw (equal dice count twice, more dice follow): every fate with its
   * chance. Null where it does.
   */
  readonly fates?: (state: S, args: X) => readonly Fate[] | null;
  /** Which fate the dice have brought; null while more dice decide. */
  readonly fateOf?: (state: S, args: X, fell: FallenDice<R>) => string | null;
}

/** What may come of a throw, and how likely it is. */
export interface Fate {
  readonly outcome: string;
  readonly chance: number;
}

/** Dice that have fallen, and what the chart says to them. */
export interface FallenDice<R> {
  readonly outcome: R;
  readonly natural: number;
  readonly faces: readonly number[];
}

/**
 * A declared roll. Every field is present, fixed values apart from those worked out, so that all rolls have the same shape; that
 * makes them fast.
 */
export interface Declared<S, X, R> {
  /** The name of the declaration: that of its step, if it is one. */
  readonly name: string;
  readonly chart: Chart<R, string> | null;
  readonly chartOf: ((state: S, args: X) => Chart<R, string>) | null;
  readonly column: ((state: S, args: X) => string) | null;
  readonly modifiers: readonly Modifier<unknown>[];
  readonly modifiersOf: ((state: S, args: X) => readonly Modifier<unknown>[]) | null;
  readonly about: ((state: S, args: X) => unknown) | null;
  readonly purpose: string | null;
  readonly rule: string | null;
  readonly fates: ((state: S, args: X) => readonly Fate[] | null) | null;
  readonly fateOf: ((state: S, args: X, fell: FallenDice<unknown>) => string | null) | null;
}

const NO_MODIFIERS: readonly Modifier<unknown>[] = [];

const fixed = <V>(value: unknown): V | null =>
  typeof value === 'function' || value === undefined ? null : (value as V);
const workedOut = <F>(value: unknown): F | null => (typeof value === 'function' ? (value as F) : null);

/** Declares a roll. */
export function declareRoll<S, X, R, C extends string, A>(
  name: string,
  facts: RollFacts<S, X, R, C, A>,
): Declared<S, X, R> {
  const { purpose = null, rule = null, fates = null, fateOf = null } = facts;
  const chart = fixed<Chart<R, string>>(facts.chart);
  return {
    name,
    chart: chart && under(chart, purpose ?? chart.purpose),
    chartOf: workedOut(facts.chart),
    column: workedOut(facts.column),
    modifiers: fixed<readonly Modifier<unknown>[]>(facts.modifiers) ?? NO_MODIFIERS,
    modifiersOf: workedOut(facts.modifiers),
    about: workedOut(facts.about),
    purpose,
    rule,
    fates,
    fateOf: fateOf as Declared<S, X, R>['fateOf'],
  };
}

/** The chart a roll would be made on now, under the purpose of the roll. */
export function chartFor<S, X, R>(state: S, roll: Declared<S, X, R>, args: X): Chart<R, string> {
  if (roll.chart !== null) return roll.chart;
  const chart = (roll.chartOf as NonNullable<typeof roll.chartOf>)(state, args);
  return roll.purpose === null ? chart : under(chart, roll.purpose);
}

/** The column a roll would be read in now. */
export const columnFor = <S, X, R>(state: S, roll: Declared<S, X, R>, args: X): string =>
  roll.column === null ? 'all' : roll.column(state, args);

/** The modifiers a roll has now, including those that do not apply. */
export const modifiersFor = <S, X, R>(
  state: S,
  roll: Declared<S, X, R>,
  args: X,
): readonly Modifier<unknown>[] =>
  roll.modifiersOf === null ? roll.modifiers : roll.modifiersOf(state, args);

/** What the modifiers of a roll would be judged by now. */
export const aboutFor = <S, X, R>(state: S, roll: Declared<S, X, R>, args: X): unknown =>
  roll.about === null ? undefined : roll.about(state, args);

/** What would be added to the dice now. */
export const plusFor = <S, X, R>(state: S, roll: Declared<S, X, R>, args: X): number =>
  sumOf(modifiersFor(state, roll, args), aboutFor(state, roll, args));

/** The modifiers that would apply now. */
export const appliedFor = <S, X, R>(state: S, roll: Declared<S, X, R>, args: X): readonly Applied[] =>
  appliedOf(modifiersFor(state, roll, args), aboutFor(state, roll, args));

/** The exact chance that a declared roll gives a wanted result in a state. For a later position, pass the state as it will be. */
export const chanceOf = <S, X, R>(
  state: S,
  roll: Declared<S, X, R>,
  args: X,
  wanted: (result: R, natural: number) => boolean,
): number =>
  chanceIn(chartFor(state, roll, args), columnFor(state, roll, args), plusFor(state, roll, args), wanted);

/** The exact chance of each result of a declared roll, by label. */
export const chancesOf = <S, X, R>(state: S, roll: Declared<S, X, R>, args: X): ReadonlyMap<string, number> =>
  knownOddsOf(chartFor(state, roll, args), columnFor(state, roll, args), plusFor(state, roll, args));

/** Every result of a declared roll with its chance, for sums over several rolls. */
export function resultsOf<S, X, R>(
  state: S,
  roll: Declared<S, X, R>,
  args: X,
): readonly { readonly result: R; readonly natural: number; readonly chance: number }[] {
  const chart = chartFor(state, roll, args);
  const column = columnFor(state, roll, args);
  const plus = plusFor(state, roll, args);
  const { all, to } = waysOf(chart.dice);
  return [...to].map(([natural, ways]) => ({
    result: rowThrown(chart, column, natural, plus).result,
    natural,
    chance: ways / all,
  }));
}

/** What a shown chance stands for: the roll to come, and the results meant. */
export interface Promised {
  /** The declaration's name. */
  readonly roll: string;
  /** The labels of the results that count. */
  readonly results: readonly string[];
  /** The arguments of the roll, as far as they matter: another torpedo's roll does not keep this one's promise. */
  readonly args?: Readonly<Record<string, unknown>>;
  /** The purpose of an earlier roll that is not made yet: the chance is the average over it. */
  readonly over?: string;
  /** Steps that may ask in between without breaking the promise; at any other question it lapses. */
  readonly through?: readonly string[];
  /** Modifiers that answers to those questions may bring: a roll without one of these is not the roll that was meant. */
  readonly having?: readonly string[];
  /** The opposite: a roll with one of these is not the roll that was meant. */
  readonly lacking?: readonly string[];
}

/** How a chance is shown, apart from its number. */
export interface Showing extends Omit<Odds, 'chance' | 'promised'> {
  readonly matching?: Promised['args'];
  readonly over?: Promised['over'];
  readonly through?: Promised['through'];
  readonly having?: Promised['having'];
  readonly lacking?: Promised['lacking'];
}

/**
 * A chance to show before a choice, worked out from the declaration of the roll that follows; the law compares it with that roll.
 */
export function shownChance<S, X, R>(
  state: S,
  roll: Declared<S, X, R>,
  args: X,
  wanted: (result: R, natural: number) => boolean,
  { matching, over, through, having, lacking, ...shown }: Showing,
): Odds {
  const chart = chartFor(state, roll, args);
  const column = columnFor(state, roll, args);
  const plus = plusFor(state, roll, args);
  const results = new Set<string>();
  for (const natural of waysOf(chart.dice).to.keys()) {
    const row = rowThrown(chart, column, natural, plus);
    if (wanted(row.result, natural)) results.add(labelOf(row));
  }
  const promised: Promised = {
    roll: roll.name,
    results: [...results],
    args: matching,
    over,
    through,
    having,
    lacking,
  };
  return { ...shown, chance: chanceIn(chart, column, plus, wanted), promised };
}

/** A declared roll of a game. */
export type RollOf<G extends GameShape, X, R> = Declared<G['state'], X, R>;

/** Rolls on charts as steps: rolled, shown, open to a luck marker, and only then carried out (12.1.3). */
import type { Chart, Modifier, PlainStep, Roll } from '@flotilla/table';
import { chanceIn, options, sumOf, under } from '@flotilla/table';
import type { Hunters, OpenThrow, State, Steps } from '../state.ts';
import type { T } from './book.ts';
import { me, pick, step } from './book.ts';

/** What a roll leaves behind: what it means, and what the dice showed. */
export type Fallen<R> = Pick<Roll<R>, 'outcome' | 'natural'>;

/** A step that rolls; the type remembers what can come of it. */
export interface ThrowStep<N extends keyof Steps, R> extends PlainStep<Hunters, N> {
  readonly outcome?: R;
}

type Given<V, N extends keyof Steps> = V | ((s: State, args: Steps[N]) => V);

/** What a roll is and what comes of it. */
export interface ThrowSpec<N extends keyof Steps, R, C extends string, A> {
  readonly chart: Given<Chart<R, C>, N>;
  /** `all` when left out. */
  readonly column?: (s: State, args: Steps[N]) => C;
  readonly modifiers?: Given<readonly Modifier<A>[], N>;
  readonly about?: (s: State, args: Steps[N]) => A;
  /** The chart's own when left out. */
  readonly purpose?: string;
  readonly rule?: string;
  /** Done once before the dice fall, for example placing them. */
  readonly before?: (t: T, args: Steps[N]) => void;
  /** True when there is nothing to roll for after all. */
  readonly idle?: (t: T, args: Steps[N]) => boolean;
  /** Whether the captain is content: a luck marker is offered where it would help only when he is not (H12). */
  readonly welcome: (outcome: R, s: State, args: Steps[N], natural: number) => boolean;
  /** How good an outcome is for him, where there are degrees; otherwise only a welcome one is better than another. */
  readonly worth?: (outcome: R, s: State, args: Steps[N]) => number;
  /** What comes of it. */
  readonly fell: (t: T, roll: Fallen<R>, args: Steps[N]) => void;
}

type Any = (...args: never[]) => unknown;

/** A roll with every part in its place, so that all rolls have the same shape and run at the same speed. */
export interface Thrown {
  readonly step: keyof Steps;
  readonly chart: Chart<unknown, string> | null;
  readonly chartOf: ((s: State, args: unknown) => Chart<unknown, string>) | null;
  readonly column: ((s: State, args: unknown) => string) | null;
  readonly modifiers: readonly Modifier<unknown>[];
  readonly modifiersOf: ((s: State, args: unknown) => readonly Modifier<unknown>[]) | null;
  readonly about: ((s: State, args: unknown) => unknown) | null;
  readonly purpose: string | null;
  readonly rule: string | undefined;
  readonly before: ((t: T, args: unknown) => void) | null;
  readonly idle: ((t: T, args: unknown) => boolean) | null;
  readonly welcome: (outcome: unknown, s: State, args: unknown, natural: number) => boolean;
  readonly worth: ((outcome: unknown, s: State, args: unknown) => number) | null;
  readonly fell: (t: T, roll: Fallen<unknown>, args: unknown) => void;
}

const thrown = new Map<string, Thrown>();

/** The roll behind a step. */
export const thrownBy = <N extends keyof Steps>({ name }: ThrowStep<N, unknown>): Thrown =>
  thrown.get(name) as Thrown;

const made = <V>(value: V | Any | undefined): V | null =>
  typeof value === 'function' || value === undefined ? null : (value as V);
const worked = <F>(value: unknown): F | null => (typeof value === 'function' ? (value as F) : null);

const NO_MODIFIERS: readonly Modifier<unknown>[] = [];

/** Defines a step that rolls on a chart. */
export function throws<N extends keyof Steps, R, C extends string, A = undefined>(
  name: N,
  spec: ThrowSpec<N, R, C, A>,
): ThrowStep<N, R> {
  const { chart, purpose } = spec;
  const fixed = made(chart as unknown as Chart<unknown, string>);
  const roll: Thrown = {
    step: name,
    chart: fixed && under(fixed, purpose ?? fixed.purpose),
    chartOf: worked(chart),
    purpose: purpose ?? null,
    column: worked(spec.column),
    modifiers: made(spec.modifiers as unknown as readonly Modifier<unknown>[]) ?? NO_MODIFIERS,
    modifiersOf: worked(spec.modifiers),
    about: worked(spec.about),
    rule: spec.rule,
    before: worked(spec.before),
    idle: worked(spec.idle),
    welcome: spec.welcome as Thrown['welcome'],
    worth: worked(spec.worth),
    fell: spec.fell as Thrown['fell'],
  };
  thrown.set(name, roll);
  return step(name, (t, args) => {
    if (roll.idle?.(t, args)) return;
    roll.before?.(t, args);
    const chart = chartOf(roll, t.state, args);
    shown(t, roll, cast(t, roll, chart, args), chart.purpose, args);
  });
}

/** The dice lie open: they count at once, or wait for the captain to use a luck marker. */
function shown(t: T, roll: Thrown, result: Roll<unknown>, purpose: string, args: unknown): void {
  if (!luckOffered(t.state, roll, result, args)) {
    roll.fell(t, result, args);
    return;
  }
  const { natural, total, faces, outcome } = result;
  t.state.open = { step: roll.step, args, purpose, natural, total, faces: [...faces], outcome };
  t.next('luck');
}

/** The chart of a roll under its own purpose. */
export function chartOf(
  { chart, chartOf, purpose }: Thrown,
  s: State,
  args: unknown,
): Chart<unknown, string> {
  if (chart !== null) return chart;
  const worked = (chartOf as NonNullable<Thrown['chartOf']>)(s, args);
  return purpose === null ? worked : under(worked, purpose);
}

/** The modifiers a roll has now. */
export const modifiersOf = (roll: Thrown, s: State, args: unknown): readonly Modifier<unknown>[] =>
  roll.modifiersOf !== null ? roll.modifiersOf(s, args) : roll.modifiers;

/** Throws the dice, under the chart's own purpose or another. */
function cast(
  t: T,
  roll: Thrown,
  chart: Chart<unknown, string>,
  args: unknown,
  purpose = chart.purpose,
): Roll<unknown> {
  const s = t.state;
  return t.roll(chart, {
    column: roll.column !== null ? roll.column(s, args) : 'all',
    modifiers: modifiersOf(roll, s, args),
    about: roll.about !== null ? roll.about(s, args) : undefined,
    purpose,
    rule: roll.rule,
  });
}

function luckOffered(s: State, roll: Thrown, { outcome, natural }: Roll<unknown>, args: unknown): boolean {
  if (me(s).luck === 0 || s.rules.rerolls === 'never') return false;
  return s.rules.rerolls === 'always' || !roll.welcome(outcome, s, args, natural);
}

/** The exact chance that a roll falls as wished, with the modifiers it would have now. */
export function chanceFor<N extends keyof Steps>(
  s: State,
  name: N,
  args: Steps[N],
  wanted: (outcome: never, natural: number) => boolean,
): number {
  const roll = thrown.get(name) as Thrown;
  const plus = sumOf(modifiersOf(roll, s, args), roll.about?.(s, args));
  const column = roll.column?.(s, args) ?? 'all';
  return chanceIn(
    chartOf(roll, s, args),
    column,
    plus,
    wanted as (outcome: unknown, natural: number) => boolean,
  );
}

/** Whether an outcome would be better for the captain than the one that lies open. */
function isBetter(s: State, roll: Thrown, open: OpenThrow, outcome: unknown, natural: number): boolean {
  if (roll.worth === null) return roll.welcome(outcome, s, open.args, natural);
  return roll.worth(outcome, s, open.args) > roll.worth(open.outcome, s, open.args);
}

const KEEP_OR_AGAIN = options('keep', 'again');

/** R1, 12.1.3: a luck marker takes one roll back. */
export const luck = pick('luck', {
  rule: '12.1.3',
  about: (s) => {
    const open = s.open as OpenThrow;
    return { roll: { key: `roll.${open.purpose}` }, total: open.total, markers: me(s).luck };
  },
  options: () => KEEP_OR_AGAIN,
  odds: (s, option) => {
    const open = s.open as OpenThrow;
    const roll = thrown.get(open.step) as Thrown;
    if (option.id === 'keep') return [];
    const better = (outcome: never, natural: number) => isBetter(s, roll, open, outcome, natural);
    return [{ of: 'better', chance: chanceFor(s, open.step, open.args as never, better) }];
  },
  take: (t, option) => {
    const open = t.state.open as OpenThrow;
    const roll = thrown.get(open.step) as Thrown;
    t.state.open = null;
    if (option.id === 'keep') return roll.fell(t, open, open.args);
    me(t.state).luck--;
    t.say('luckUsed', '12.1.3', { roll: open.purpose });
    const again = cast(t, roll, chartOf(roll, t.state, open.args), open.args, 'luck');
    shown(t, roll, again, open.purpose, open.args);
  },
});

/** Rolls on charts as steps: rolled, shown, open to a luck marker, and only then carried out (12.1.3). */
import type { Chart, Modifier, PlainStep, Roll } from '@flotilla/table';
import { chanceOf, sumOf } from '@flotilla/table';
import type { Hunters, OpenThrow, State, Steps } from '../state.ts';
import type { T } from './book.ts';
import { me, pick, step } from './book.ts';

type Given<V, N extends keyof Steps> = V | ((s: State, args: Steps[N]) => V);

/** What a roll is and what comes of it. */
export interface ThrowSpec<N extends keyof Steps, R, C extends string, A> {
  readonly chart: Given<Chart<R, C>, N>;
  /** `all` when left out. */
  readonly column?: (s: State, args: Steps[N]) => C;
  readonly modifiers?: Given<readonly Modifier<A>[], N>;
  readonly about?: (s: State, args: Steps[N]) => A;
  /** The chart's own when left out. */
  readonly purpose?: Given<string, N>;
  readonly rule?: string;
  /** Done once before the dice fall, for example placing them. */
  readonly before?: (t: T, args: Steps[N]) => void;
  /** True when there is nothing to roll for after all. */
  readonly idle?: (t: T, args: Steps[N]) => boolean;
  /** Whether the captain is content: a luck marker is offered where it would help only when he is not (H12). */
  readonly welcome: (outcome: R, s: State, args: Steps[N]) => boolean;
  /** What comes of it. */
  readonly fell: (t: T, roll: Roll<R>, args: Steps[N]) => void;
}

type AnySpec = ThrowSpec<keyof Steps, unknown, string, unknown>;
const specs = new Map<string, AnySpec>();

/** Defines a step that rolls on a chart. */
export function throws<N extends keyof Steps, R, C extends string, A = undefined>(
  name: N,
  spec: ThrowSpec<N, R, C, A>,
): PlainStep<Hunters, N> {
  const general = spec as unknown as AnySpec;
  specs.set(name, general);
  return step(name, (t, args) => {
    if (spec.idle?.(t, args)) return;
    spec.before?.(t, args);
    const purpose = purposeOf(general, t.state, args);
    const roll = cast(t, general, args, purpose);
    if (!luckOffered(t.state, general, roll.outcome, args)) return general.fell(t, roll, args as never);
    const { natural, total, faces, outcome } = roll;
    t.state.open = { step: name, args, purpose, natural, total, faces: [...faces], outcome };
    t.next('luck');
  });
}

function cast(t: T, spec: AnySpec, args: unknown, purpose: string): Roll<unknown> {
  const s = t.state;
  return t.roll(given(spec.chart, s, args), {
    column: spec.column?.(s, args as never),
    modifiers: spec.modifiers ? given(spec.modifiers, s, args) : undefined,
    about: spec.about?.(s, args as never),
    purpose,
    rule: spec.rule,
  });
}

const given = <V>(value: V | ((s: State, args: never) => V), s: State, args: unknown): V =>
  typeof value === 'function' ? (value as (s: State, args: never) => V)(s, args as never) : value;

const purposeOf = (spec: AnySpec, s: State, args: unknown): string =>
  spec.purpose === undefined ? given(spec.chart, s, args).purpose : given(spec.purpose, s, args);

function luckOffered(s: State, spec: AnySpec, outcome: unknown, args: unknown): boolean {
  if (me(s).luck === 0 || s.rules.rerolls === 'never') return false;
  return s.rules.rerolls === 'always' || !spec.welcome(outcome, s, args as never);
}

/** The exact chance that a roll falls as wished, with the modifiers it would have now. */
export function chanceFor<N extends keyof Steps>(
  s: State,
  name: N,
  args: Steps[N],
  wanted: (outcome: never) => boolean,
): number {
  const spec = specs.get(name) as AnySpec;
  const modifiers = spec.modifiers ? given(spec.modifiers, s, args) : [];
  const plus = sumOf(modifiers as readonly Modifier<unknown>[], spec.about?.(s, args as never));
  const column = spec.column?.(s, args as never) ?? 'all';
  return chanceOf(given(spec.chart, s, args), column, plus, wanted as (outcome: unknown) => boolean);
}

/** R1, 12.1.3: a luck marker takes one roll back. */
export const luck = pick('luck', {
  rule: '12.1.3',
  about: (s) => {
    const open = s.open as OpenThrow;
    return { roll: { key: `roll.${open.purpose}` }, total: open.total, markers: me(s).luck };
  },
  options: () => [{ id: 'keep' }, { id: 'again' }],
  odds: (s, option) => {
    const open = s.open as OpenThrow;
    const spec = specs.get(open.step) as AnySpec;
    if (option.id === 'keep') return [];
    const better = (outcome: never) => spec.welcome(outcome, s, open.args as never);
    return [{ of: 'better', chance: chanceFor(s, open.step, open.args as never, better) }];
  },
  take: (t, option) => {
    const open = t.state.open as OpenThrow;
    const spec = specs.get(open.step) as AnySpec;
    t.state.open = null;
    if (option.id === 'keep') return spec.fell(t, open, open.args as never);
    me(t.state).luck--;
    t.say('luckUsed', '12.1.3', { roll: { key: `roll.${open.purpose}` } });
    spec.fell(t, cast(t, spec, open.args, 'luck'), open.args as never);
  },
});

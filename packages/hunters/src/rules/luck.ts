/** Rolls as steps, and the luck marker: it may be spent on a roll before the result is carried out (12.1.3). */
import type { Roll, RollSpec, RollStep } from '@flotilla/table';
import { chartFor, options, rulebook, shownChance, text } from '@flotilla/table';
import type { Hunters, OpenThrow, State, Steps } from '../state.ts';
import type { T } from './book.ts';
import { me, pick } from './book.ts';

/** What a captain thinks of the outcomes of a roll. */
interface Wish<N extends keyof Steps, R> {
  /** Whether he is content with it; if not, a luck marker is offered where it would help (H12). */
  readonly welcome: (outcome: R, s: State, args: Steps[N]) => boolean;
  /** How good an outcome is for him, where there are degrees; otherwise a welcome one is simply better than another. */
  readonly worth?: (outcome: R, s: State, args: Steps[N]) => number;
}

type AnyRoll = RollStep<Hunters, keyof Steps>;
type AnyWish = Wish<never, unknown>;

const rolls = new Map<keyof Steps, { readonly step: AnyRoll; readonly wish: AnyWish }>();

const rollOf = (name: keyof Steps) =>
  rolls.get(name) as { readonly step: AnyRoll; readonly wish: Wish<keyof Steps, unknown> };

const definers = rulebook<Hunters>({
  afterRoll: (t, step, result, args) => {
    if (!isOffered(t.state, step.name, result.outcome, args)) return false;
    layOpen(t, step.name, result, chartFor(t.state, step, args as never).purpose, args);
    return true;
  },
});

/** A step that rolls on a chart, open to a luck marker. */
export function roll<N extends keyof Steps, R, C extends string, A = undefined>(
  name: N,
  { welcome, worth, ...spec }: RollSpec<Hunters, N, R, C, A> & Wish<N, R>,
): RollStep<Hunters, N, R> {
  const step = definers.roll<N, R, C, A>(name, spec);
  rolls.set(name, { step: step as unknown as AnyRoll, wish: { welcome, worth } as AnyWish });
  return step;
}

/** Holds the roll while the captain decides whether to spend a luck marker. */
function layOpen(t: T, step: keyof Steps, result: Roll<unknown>, purpose: string, args: unknown): void {
  const { natural, total, faces, outcome } = result;
  t.state.open = { step, args, purpose, natural, total, faces: [...faces], outcome };
  t.next('luck');
}

/** Whether a luck marker may still be spent on a roll. */
function isOffered(s: State, step: keyof Steps, outcome: unknown, args: unknown): boolean {
  if (me(s).luck === 0 || s.rules.rerolls === 'never') return false;
  return s.rules.rerolls === 'always' || !rollOf(step).wish.welcome(outcome, s, args as never);
}

/** Whether an outcome would be better for the captain than the one being held. */
function isBetter(s: State, { step, args, outcome: fallen }: OpenThrow, outcome: unknown): boolean {
  const { welcome, worth } = rollOf(step).wish;
  const about = args as never;
  return worth ? worth(outcome, s, about) > worth(fallen, s, about) : welcome(outcome, s, about);
}

const KEEP_OR_AGAIN = options('keep', 'again');

/** R1, 12.1.3: a luck marker allows one roll to be made again. */
export const luck = pick('luck', {
  rule: '12.1.3',
  about: (s) => {
    const { purpose, total } = s.open as OpenThrow;
    return { roll: text(`roll.${purpose}`), total, markers: me(s).luck };
  },
  options: () => KEEP_OR_AGAIN,
  odds: (s, { id }) => {
    const open = s.open as OpenThrow;
    if (id === 'keep') return [];
    const better = (outcome: unknown) => isBetter(s, open, outcome);
    const matching = (open.args ?? {}) as Record<string, unknown>;
    return [shownChance(s, rollOf(open.step).step, open.args as never, better, { of: 'better', matching })];
  },
  take: (t, { id }) => {
    const open = t.state.open as OpenThrow;
    const { step, args, purpose } = open;
    const rolled = rollOf(step).step;
    t.state.open = null;
    if (id === 'keep') return rolled.fell(t, open, args as never);
    me(t.state).luck--;
    t.say('luckUsed', '12.1.3', { roll: purpose });
    const again = t.cast(rolled, args as never, 'luck');
    if (isOffered(t.state, step, again.outcome, args)) layOpen(t, step, again, purpose, args);
    else rolled.fell(t, again, args as never);
  },
});

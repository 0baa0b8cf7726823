/** Modifiers: one list for each roll, which serves the roll, the odds and the log alike. */

/** One line of a modifier list, judged against what the roll is about. */
export interface Modifier<A> {
  /** Text key of the reason. */
  readonly why: string;
  /** The rule case that grants it. */
  readonly rule: string;
  /** A fixed number, or one worked out from what the roll is about. */
  readonly value: number | ((about: A) => number);
  /** When it applies; always, when left out. */
  readonly when?: (about: A) => boolean;
  /** Bounds of a worked-out value, for the coverage check. */
  readonly bounds?: readonly [number, number];
}

/** A modifier as it counted in one roll. */
export interface Applied {
  readonly why: string;
  readonly rule: string;
  readonly value: number;
}

const NONE: readonly Applied[] = [];

/** The sum of all modifiers that apply. */
export function sumOf<A>(modifiers: readonly Modifier<A>[], about: A): number {
  let sum = 0;
  for (let i = 0; i < modifiers.length; i++) {
    const modifier = modifiers[i] as Modifier<A>;
    if (applies(modifier, about)) sum += worthOf(modifier, about);
  }
  return sum;
}

/** The modifiers that apply, each with its value; those worth nothing are left out. */
export function appliedOf<A>(modifiers: readonly Modifier<A>[], about: A): readonly Applied[] {
  if (modifiers.length === 0) return NONE;
  const applied: Applied[] = [];
  for (const modifier of modifiers) {
    if (!applies(modifier, about)) continue;
    const value = worthOf(modifier, about);
    if (value !== 0) applied.push({ why: modifier.why, rule: modifier.rule, value });
  }
  return applied;
}

/** The modifiers that could apply to such a roll but do not. */
export function notAppliedOf<A>(modifiers: readonly Modifier<A>[], about: A): readonly Applied[] {
  if (modifiers.length === 0) return NONE;
  const others: Applied[] = [];
  for (const modifier of modifiers) {
    if (applies(modifier, about)) continue;
    const value = typeof modifier.value === 'number' ? modifier.value : 0;
    others.push({ why: modifier.why, rule: modifier.rule, value });
  }
  return others;
}

/** How a list of modifiers counted in one roll. */
export interface Fall {
  readonly sum: number;
  readonly applied: readonly Applied[];
  readonly notApplied: readonly Applied[];
}

const NOTHING: Fall = { sum: 0, applied: NONE, notApplied: NONE };

/** A list this long does not fit into the bits of a small number. */
const TOO_MANY = 31;

/** The falls so far, by list and by which of its modifiers applied; those with worked-out values are not kept. */
const falls = new WeakMap<object, Map<number, Fall>>();

/** How a list counted in one roll. The same modifiers give the very same object, so that a long log holds each only once. */
export function fallOf<A>(modifiers: readonly Modifier<A>[], about: A): Fall {
  if (modifiers.length === 0) return NOTHING;
  let bits = 0;
  let fixed = modifiers.length < TOO_MANY;
  for (let i = 0; i < modifiers.length; i++) {
    const modifier = modifiers[i] as Modifier<A>;
    if (!applies(modifier, about)) continue;
    bits |= 1 << i;
    if (typeof modifier.value !== 'number') fixed = false;
  }
  if (!fixed) return workedOut(modifiers, about);
  let known = falls.get(modifiers);
  if (!known) {
    known = new Map();
    falls.set(modifiers, known);
  }
  let fall = known.get(bits);
  if (!fall) {
    fall = workedOut(modifiers, about);
    known.set(bits, fall);
  }
  return fall;
}

const workedOut = <A>(modifiers: readonly Modifier<A>[], about: A): Fall => ({
  sum: sumOf(modifiers, about),
  applied: appliedOf(modifiers, about),
  notApplied: notAppliedOf(modifiers, about),
});

function applies<A>(modifier: Modifier<A>, about: A): boolean {
  const { when } = modifier;
  return when === undefined || when(about);
}

const worthOf = <A>(modifier: Modifier<A>, about: A): number =>
  typeof modifier.value === 'number' ? modifier.value : modifier.value(about);

/** The lowest and highest sum a modifier list can reach. */
export function reachOf(modifiers: readonly Modifier<never>[]): { least: number; most: number } {
  let least = 0;
  let most = 0;
  for (const { value, bounds, when, why } of modifiers) {
    const [low, high] = bounds ?? (typeof value === 'number' ? [value, value] : noBounds(why));
    const always = !when;
    least += always ? low : Math.min(0, low);
    most += always ? high : Math.max(0, high);
  }
  return { least, most };
}

function noBounds(why: string): never {
  throw new Error(`The modifier "${why}" has a worked-out value and needs bounds.`);
}

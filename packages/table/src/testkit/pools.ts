/** Pools of chances shown and what came of them: how far apart they are, grouped by the chance shown. */

/** One continuation, as far as one sum is concerned. */
export interface Tried {
  readonly key: string;
  readonly step: string;
  readonly option: string;
  readonly rules: string;
  readonly chance: number;
  /** Null when nobody could tell, moot when what the chance supposes did not hold. */
  readonly came: boolean | 'moot' | null;
}

/** Chances of one name, question, option and set of rules. */
export interface SumPool {
  readonly name: string;
  readonly tried: number;
  readonly settled: number;
  readonly shown: number;
  readonly came: number;
  /** How far all of them together are off, in standard deviations. */
  readonly sigmas: number;
  /** How far the groups of like chances are off together, in standard deviations; chances too high here and too low there show up. */
  readonly groupSigmas: number;
}

interface Tally {
  times: number;
  came: number;
}

/** How far apart sums of fractions may be. */
const SUMMING = 1e-9;
/** Farther off than this is a fault. */
const MOST_SIGMAS = 4;
/** Groups are at least this large, so that they can be compared at all. */
const LEAST_VARIANCE = 5;
/** More than this share of continuations that settle nothing is a fault. */
const MOST_UNSETTLED = 0.05;

class Pool {
  readonly name: string;
  tried = 0;
  /** What came of every chance that was shown. */
  readonly #shown = new Map<number, Tally>();

  constructor(name: string) {
    this.name = name;
  }

  add(chance: number, came: boolean | null): void {
    this.tried++;
    if (came === null) return;
    const value = Math.round(chance / SUMMING) * SUMMING;
    const tally = this.#shown.get(value) ?? { times: 0, came: 0 };
    this.#shown.set(value, tally);
    tally.times++;
    if (came) tally.came++;
  }

  judged(): SumPool {
    const groups: Group[] = [];
    let whole = NOTHING;
    let group = NOTHING;
    let impossible = false;
    for (const [chance, tally] of [...this.#shown].sort(([a], [b]) => a - b)) {
      const one = groupOf(chance, tally);
      impossible ||=
        (chance < SUMMING && tally.came > 0) || (chance > 1 - SUMMING && tally.came < tally.times);
      whole = joined(whole, one);
      group = joined(group, one);
      if (group.variance < LEAST_VARIANCE) continue;
      groups.push(group);
      group = NOTHING;
    }
    return {
      name: this.name,
      tried: this.tried,
      settled: whole.times,
      shown: whole.expected,
      came: whole.came,
      sigmas: impossible ? Number.POSITIVE_INFINITY : whole.variance < LEAST_VARIANCE ? 0 : sigmasOf(whole),
      groupSigmas: together(groups),
    };
  }
}

interface Group {
  readonly times: number;
  readonly came: number;
  readonly expected: number;
  readonly variance: number;
}

const NOTHING: Group = { times: 0, came: 0, expected: 0, variance: 0 };

const groupOf = (chance: number, { times, came }: Tally): Group => ({
  times,
  came,
  expected: times * chance,
  variance: times * chance * (1 - chance),
});

const joined = (a: Group, b: Group): Group => ({
  times: a.times + b.times,
  came: a.came + b.came,
  expected: a.expected + b.expected,
  variance: a.variance + b.variance,
});

/** How far off in standard deviations; by Bernstein's bound, as rare events stray farther than a normal curve allows. */
function sigmasOf({ came, expected, variance }: Group): number {
  const off = came - expected;
  return variance === 0 ? 0 : off / Math.sqrt(variance + Math.abs(off) / 3);
}

/** How far groups are off together: their sum of squares as standard deviations of a normal curve (Wilson and Hilferty). */
function together(groups: readonly Group[]): number {
  const count = groups.length;
  if (count === 0) return 0;
  const squares = groups.reduce(
    (sum, { came, expected, variance }) => sum + (came - expected) ** 2 / variance,
    0,
  );
  const spread = 2 / (9 * count);
  return (Math.cbrt(squares / count) - (1 - spread)) / Math.sqrt(spread);
}

/** All pools: each sum by question and rules, once for each option and once for all together. */
export class Pools {
  readonly #pools = new Map<string, Pool>();
  readonly #tried = new Map<string, number>();
  readonly #byKey = new Map<string, { tried: number; settled: number }>();

  /** Takes one continuation into its pools. */
  add({ key, step, option, rules, chance, came }: Tried): void {
    const place = placeOf(key, step, rules);
    this.#tried.set(place, (this.#tried.get(place) ?? 0) + 1);
    if (came === 'moot') return;
    for (const name of new Set([placeOf(key, step, rules), placeOf(key, step, option, rules)])) {
      const pool = this.#pools.get(name) ?? new Pool(name);
      this.#pools.set(name, pool);
      pool.add(chance, came);
    }
    const count = this.#byKey.get(key) ?? { tried: 0, settled: 0 };
    this.#byKey.set(key, count);
    count.tried++;
    if (came !== null) count.settled++;
  }

  /** How often a sum of a question was tried so far under a set of rules. */
  triedOf(key: string, step: string, rules: string): number {
    return this.#tried.get(placeOf(key, step, rules)) ?? 0;
  }

  /** The sums that were settled at least once. */
  get settled(): ReadonlySet<string> {
    return new Set([...this.#byKey].flatMap(([key, { settled }]) => (settled > 0 ? [key] : [])));
  }

  /** Every pool, farthest off first, and a sentence for each that is too far off or settled too rarely. */
  judged(): { readonly pools: readonly SumPool[]; readonly faults: readonly string[] } {
    const pools = [...this.#pools.values()].map((pool) => pool.judged());
    pools.sort((a, b) => farthest(b) - farthest(a));
    const unsettled = [...this.#byKey].flatMap(([key, { tried, settled }]) =>
      tried - settled > tried * MOST_UNSETTLED
        ? [`The sum "${key}" could not be settled in ${tried - settled} of ${tried} continuations.`]
        : [],
    );
    return {
      pools,
      faults: [...unsettled, ...pools.filter((pool) => farthest(pool) > MOST_SIGMAS).map(faultOf)],
    };
  }
}

const placeOf = (...words: readonly string[]): string => words.filter((word) => word !== '').join(', ');

const farthest = ({ sigmas, groupSigmas }: SumPool): number => Math.max(Math.abs(sigmas), groupSigmas);

const faultOf = ({ name, settled, shown, came, sigmas, groupSigmas }: SumPool): string =>
  `The sum "${name}" was shown as ${percent(shown, settled)} on average and came about in ${percent(came, settled)} of ` +
  `${settled} continuations: ${sigmas.toFixed(1)} σ off, grouped by the chance shown ${groupSigmas.toFixed(1)} σ.`;

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)} %`;

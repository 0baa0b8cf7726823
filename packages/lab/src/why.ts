/** Why one choice is better than another: what happens more often after the one than after the other, in the same worlds. */
import type { Choice, Text } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { Advice } from './advise.ts';
import type { Estimate, Tries } from './statistics/pairs.ts';
import { CLEAR, estimateOf, leadsOf } from './statistics/pairs.ts';

/** Something that happens more often after one choice than after another. */
export interface ClearDifference {
  /** Its id among what a game says of its ends: `happens.<id>`. */
  readonly what: string;
  /** The shares of worlds in which it happened after the first and after the second. */
  readonly first: number;
  readonly second: number;
}

/** What two choices that were tried in the same worlds came to. */
export interface Why {
  readonly first: Choice;
  readonly second: Choice;
  /** By how much the first is worth more. */
  readonly lead: Estimate;
  /** What clearly happens more often after the first; null when nothing does. */
  readonly gains: ClearDifference | null;
  /** What clearly happens less often after the first: its price; null when there is none. */
  readonly costs: ClearDifference | null;
}

/** One choice with all that was counted, world by world. */
export interface Counted {
  readonly choice: Choice;
  readonly worths: Tries;
  /** 1 in each world where it happened, 0 where it did not. */
  readonly happened: Readonly<Record<string, Tries>>;
}

/** Compares two choices. */
export function whyOf(first: Counted, second: Counted): Why {
  const differences = Object.keys(first.happened)
    .map((what) => ({ what, tested: testOf(first.happened[what] ?? [], second.happened[what] ?? []) }))
    .filter(({ tested }) => Math.abs(tested.errors) >= CLEAR)
    .sort((a, b) => Math.abs(b.tested.errors) - Math.abs(a.tested.errors));
  const told = (sign: 1 | -1): ClearDifference | null => {
    const one = differences.find(({ tested }) => tested.errors * sign > 0);
    return one ? { what: one.what, first: one.tested.first, second: one.tested.second } : null;
  };
  return {
    first: first.choice,
    second: second.choice,
    lead: estimateOf(leadsOf(first.worths, second.worths)),
    gains: told(1),
    costs: told(-1),
  };
}

/** The shares of both in the worlds they have in common, and how many standard errors lie between them. */
function testOf(first: Tries, second: Tries): { first: number; second: number; errors: number } {
  const common = leadsOf(first, second).length;
  const { mean, error } = estimateOf(leadsOf(first, second));
  const shareOf = (tries: Tries, other: Tries): number =>
    tries.reduce((sum, one, i) => (Number.isNaN(one + (other[i] ?? Number.NaN)) ? sum : sum + one), 0) /
    Math.max(1, common);
  return {
    first: shareOf(first, second),
    second: shareOf(second, first),
    errors: mean === 0 ? 0 : error === 0 ? Math.sign(mean) * CLEAR : mean / error,
  };
}

/** Of how many worlds a difference is told: the fewest in which both shares are different whole numbers. */
const ROUND = [10, 100, 1000] as const;

/** A difference in a sentence: "the boat comes home in 9 of 10 worlds instead of 6 of 10". */
export function differenceText({ what, first, second }: ClearDifference): Text {
  const of = ROUND.find((size) => Math.round(first * size) !== Math.round(second * size)) ?? 1000;
  return text('table.advice.difference', {
    what: text(`happens.${what}`),
    first: Math.round(first * of),
    second: Math.round(second * of),
    of,
  });
}

/** How a verdict is put: what a choice is called, and an amount of what the choices are compared by. */
export interface Wording {
  readonly choice: (choice: Choice) => Text;
  readonly amount: (amount: number) => Text;
}

/** What advice comes to, in sentences: which choice and why, or that it is too near to call; and what was left out. */
export function verdictTexts(advice: Advice, wording: Wording): Text[] {
  return [...comparison(advice, wording), ...troubles(advice)];
}

function comparison({ best, why, options }: Advice, { choice, amount }: Wording): Text[] {
  if (!why) return [];
  if (best === null) {
    const last = options.filter(({ behind }) => behind !== null).at(-1);
    const near = text('table.advice.near');
    if (!last?.behind) return [near];
    const behind = { choice: choice(last.choice), amount: amount(last.behind.mean) };
    return [near, text('table.advice.behind', behind)];
  }
  const { gains, costs, lead, second } = why;
  const price = costs ? [text('table.advice.price', { difference: differenceText(costs) })] : [];
  const first = choice(best);
  if (gains)
    return [text('table.advice.why', { choice: first, difference: differenceText(gains) }), ...price];
  return [
    text('table.advice.lead', { choice: first, other: choice(second), amount: amount(lead.mean) }),
    ...price,
  ];
}

const troubles = ({ failed, capped }: Advice): Text[] => [
  ...(failed > 0 ? [text('table.advice.failed', { n: failed })] : []),
  ...(capped > 0 ? [text('table.advice.capped', { n: capped })] : []),
];

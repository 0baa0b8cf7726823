/** What a living captain may still sink, from simulated careers of captains with the ace's temper. */

/** The month in which the last patrols begin (5.1). */
const LAST_MONTH = 45;

/** Tons he still sinks on average from a patrol that begins in this month, for every half year. */
const PROSPECTS: readonly (readonly [month: number, tons: number])[] = [
  [0, 138_000],
  [6, 123_000],
  [12, 104_000],
  [18, 84_000],
  [24, 65_000],
  [30, 44_000],
  [36, 28_000],
  [42, 11_000],
  [LAST_MONTH + 1, 0],
];

/** Living to the end is worth something in itself. */
export const COMING_HOME = 40_000;

/** What the rest of a career is worth in tons from this month, given the share of future tonnage to count. */
export function prospectAt(month: number, share: number): number {
  const next = PROSPECTS.findIndex(([from]) => from >= month);
  if (next < 0) return COMING_HOME;
  const [toMonth, toTons] = PROSPECTS[next] as (typeof PROSPECTS)[number];
  const [fromMonth, fromTons] = PROSPECTS[Math.max(0, next - 1)] as (typeof PROSPECTS)[number];
  const span = toMonth - fromMonth;
  const tons = span === 0 ? toTons : fromTons + ((toTons - fromTons) * (month - fromMonth)) / span;
  return COMING_HOME + tons * share;
}

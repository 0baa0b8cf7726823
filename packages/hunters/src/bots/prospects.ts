/** What a living captain may still sink, from simulated careers of the steady captain. */

/** The month in which the last patrols begin (5.1). */
const LAST_MONTH = 45;

/** Tons a steady captain still sinks on average from the start of a patrol in this month on, every half year. */
const PROSPECTS: readonly (readonly [month: number, tons: number])[] = [
  [0, 118_000],
  [6, 102_000],
  [12, 88_000],
  [18, 71_000],
  [24, 59_000],
  [30, 43_000],
  [36, 26_000],
  [42, 9_000],
  [LAST_MONTH + 1, 0],
];

/** Living to the end is worth something in itself. */
const COMING_HOME = 25_000;

/** What the rest of a career from a month on is worth in tons, with a share of the tonnage to come. */
export function prospectAt(month: number, share: number): number {
  const next = PROSPECTS.findIndex(([from]) => from >= month);
  if (next < 0) return COMING_HOME;
  const [toMonth, toTons] = PROSPECTS[next] as (typeof PROSPECTS)[number];
  const [fromMonth, fromTons] = PROSPECTS[Math.max(0, next - 1)] as (typeof PROSPECTS)[number];
  const span = toMonth - fromMonth;
  const tons = span === 0 ? toTons : fromTons + ((toTons - fromTons) * (month - fromMonth)) / span;
  return COMING_HOME + tons * share;
}

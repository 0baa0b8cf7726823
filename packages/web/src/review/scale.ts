/** Axes with round numbers. */

/** Steps from one round number to the next, for about `wanted` of them between two values. */
export function roundSteps(from: number, to: number, wanted: number): number[] {
  const rough = Math.max(1e-9, to - from) / wanted;
  const tens = 10 ** Math.floor(Math.log10(rough));
  const step = tens * ([1, 2, 5, 10].find((times) => times * tens >= rough) ?? 10);
  const steps: number[] = [];
  for (let at = Math.ceil(from / step - 1e-9); at * step <= to + step * 1e-9; at++)
    steps.push(Math.round(at * step * 1e6) / 1e6 + 0);
  return steps;
}

/** Puts values between two ends onto a line between two points. */
export const along =
  (from: number, to: number, start: number, end: number) =>
  (value: number): number =>
    Math.round((start + ((value - from) / Math.max(1e-9, to - from)) * (end - start)) * 10) / 10;

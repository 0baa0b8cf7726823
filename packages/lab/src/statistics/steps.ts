/** Round steps for axes and bars. */

/** The smallest of 1, 2, 5, 10, 20, … and of 0.5, 0.2, 0.1, … that is at least `rough`. */
export function roundStep(rough: number): number {
  let power = 1;
  while (power * 10 <= rough) power *= 10;
  let parts = 1;
  while (power / parts > rough && parts < 1e15) parts *= 10;
  const step = [1, 2, 5, 10].find((digit) => (digit * power) / parts >= rough) ?? 10;
  return (step * power) / parts;
}

/** How a number is spread in two arms, in the same bins. */
import type { Gathered } from '@flotilla/lab';
import { valuesOf } from '@flotilla/lab';
import { own } from '@flotilla/table';
import { binOf, roundStep } from '@flotilla/ui/charts/scale.ts';

/** Games in bins of equal width, as shares of all games of an arm. */
export interface Binned {
  readonly from: number;
  readonly step: number;
  /** By arm, then by bin. */
  readonly shares: readonly (readonly number[])[];
}

const BINS = 16;

/** A number of several arms in common bins; null where an arm never measured it. */
export function binnedBy(arms: readonly Gathered[], measure: string): Binned | null {
  const spreads = arms.flatMap(({ numbers }) => own(numbers, measure) ?? []);
  if (spreads.length < arms.length || spreads.some(({ count }) => count === 0)) return null;
  const least = Math.min(...spreads.map(({ min }) => min));
  const most = Math.max(...spreads.map(({ max }) => max));
  const rough = roundStep((most - least || 1) / BINS);
  const step = most - least >= BINS ? Math.max(1, Math.round(rough)) : rough;
  const from = Math.floor(least / step) * step;
  const bins = Math.floor((most - from) / step + 1e-9) + 1;
  return {
    from,
    step,
    shares: spreads.map(({ sketch, count }) => {
      const shares = Array.from({ length: bins }, () => 0);
      for (const [value, times] of valuesOf(sketch)) {
        const bin = binOf(value, from, step, bins);
        shares[bin] = (shares[bin] ?? 0) + times / count;
      }
      return shares;
    }),
  };
}

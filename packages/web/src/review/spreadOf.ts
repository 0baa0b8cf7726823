/** What a heap of endings comes to: its middle, its bins and its fates. */
import type { Ending } from '@flotilla/lab';
import { binOf, roundStep } from '@flotilla/ui/charts/scale.ts';

/** Endings in order, with what is told of them. */
export interface EndingsSpread {
  readonly games: number;
  readonly mean: number;
  /** Half the interval of the mean. */
  readonly half: number;
  /** The middle half lies between these. */
  readonly quarter: number;
  readonly threeQuarters: number;
  readonly less: number;
  readonly more: number;
  readonly fates: readonly { readonly fate: string; readonly count: number; readonly half: number }[];
}

const Z = 1.96;

/** Half the interval of a share, after Wilson, in games of so many. */
export function wilsonHalf(count: number, games: number): number {
  if (games === 0) return 0;
  const share = count / games;
  const inner = (share * (1 - share)) / games + (Z * Z) / (4 * games * games);
  return (games * Z * Math.sqrt(inner)) / (1 + (Z * Z) / games);
}

/** What endings come to, against how the game really ended. */
export function spreadOf(endings: readonly Ending[], own: number): EndingsSpread {
  const worths = endings.map(({ worth }) => worth).sort((a, b) => a - b);
  const games = worths.length;
  const mean = worths.reduce((sum, one) => sum + one, 0) / Math.max(1, games);
  const squares = worths.reduce((sum, one) => sum + (one - mean) * (one - mean), 0);
  const at = (share: number): number => worths[Math.min(games - 1, Math.floor(share * games))] ?? 0;
  const counts = new Map<string, number>();
  for (const { fate } of endings) counts.set(fate, (counts.get(fate) ?? 0) + 1);
  return {
    games,
    mean,
    half: games < 2 ? 0 : (Z * Math.sqrt(squares / (games - 1))) / Math.sqrt(games),
    quarter: at(0.25),
    threeQuarters: at(0.75),
    less: worths.filter((one) => one < own).length,
    more: worths.filter((one) => one > own).length,
    fates: [...counts]
      .map(([fate, count]) => ({ fate, count, half: wilsonHalf(count, games) }))
      .sort((a, b) => b.count - a.count || a.fate.localeCompare(b.fate)),
  };
}

/** Endings in bins of equal width, those of one kind together. */
export interface Bins {
  readonly from: number;
  readonly step: number;
  readonly bins: readonly (readonly Ending[])[];
}

/** Puts endings into at most so many bins with round limits. */
export function binsOf(
  endings: readonly Ending[],
  own: number,
  most: number,
  order: (fate: string) => number,
): Bins {
  const worths = [...endings.map(({ worth }) => worth), own];
  const [least, greatest] = [Math.min(...worths), Math.max(...worths)];
  const step = roundStep(Math.max(1e-6, (greatest - least) / most));
  const from = Math.floor(least / step) * step;
  const count = Math.max(1, Math.floor((greatest - from) / step + 1e-9) + 1);
  const bins: Ending[][] = Array.from({ length: count }, () => []);
  for (const ending of endings) bins[binOf(ending.worth, from, step, count)]?.push(ending);
  for (const bin of bins) bin.sort((a, b) => order(a.fate) - order(b.fate));
  return { from, step, bins };
}

/** Big rolls, which players like to throw themselves: what they hope for or fear, which dice bring it, and how likely it is. */
import type { RollRecord } from '@flotilla/table';
import { distributionOf } from '@flotilla/table';

/** One kind of roll that a game lists as big. */
export interface BigRoll {
  readonly purpose: string;
  /** The results that matter. */
  readonly of: readonly string[];
  readonly tone: 'hope' | 'fear';
  /** `whether` it happens, so that there is one number to throw; or `howMuch`, where every result counts. */
  readonly about: 'whether' | 'howMuch';
}

/** One number the dice can show. */
export interface DiceSum {
  readonly natural: number;
  readonly chance: number;
  readonly outcome: string;
  /** Whether it brings what is hoped for or feared. */
  readonly wanted: boolean;
}

/** What is known of a roll before its dice fall. */
export interface RollNeed {
  readonly tone: BigRoll['tone'];
  readonly about: BigRoll['about'];
  readonly throws: readonly DiceSum[];
  /** The numbers on the dice that bring it, modifiers allowed for; a null end is open. Null when they are not one range. */
  readonly need: { readonly from: number | null; readonly to: number | null } | null;
  readonly chance: number;
  /** The chance of every result, in the order of the chart, or of every fate where the chart alone does not tell. */
  readonly results: readonly {
    readonly outcome: string;
    readonly chance: number;
    readonly wanted: boolean;
  }[];
}

/** The entry in a game's list of big rolls; null when the roll is not in it. */
export const bigRollOf = (
  list: readonly BigRoll[],
  { purpose }: Pick<RollRecord, 'purpose'>,
): BigRoll | null => list.find((big) => big.purpose === purpose) ?? null;

/** What a big roll needs, modifiers allowed for. */
export function needOf(
  big: BigRoll,
  { dice, results, fates }: Pick<RollRecord, 'dice' | 'results' | 'fates'>,
): RollNeed {
  const throws = [...distributionOf(dice)].map(([natural, chance], i): DiceSum => {
    const outcome = results[i] ?? '';
    return { natural, chance, outcome, wanted: big.of.includes(outcome) };
  });
  return {
    tone: big.tone,
    about: big.about,
    throws,
    need: rangeOf(throws),
    chance: sumOf((fates?.list ?? throws).filter(({ outcome }) => big.of.includes(outcome))),
    results: fates
      ? fates.list.map((fate) => ({ ...fate, wanted: big.of.includes(fate.outcome) }))
      : resultsOf(throws),
  };
}

const sumOf = (throws: readonly { readonly chance: number }[]): number =>
  throws.reduce((sum, { chance }) => sum + chance, 0);

/** The wanted numbers as one range; an end that is also the end of the dice is open. */
function rangeOf(throws: readonly DiceSum[]): RollNeed['need'] {
  const first = throws.findIndex(({ wanted }) => wanted);
  const last = throws.length - 1 - [...throws].reverse().findIndex(({ wanted }) => wanted);
  if (first < 0 || throws.slice(first, last + 1).some(({ wanted }) => !wanted)) return null;
  return {
    from: first === 0 ? null : (throws[first] as DiceSum).natural,
    to: last === throws.length - 1 ? null : (throws[last] as DiceSum).natural,
  };
}

function resultsOf(throws: readonly DiceSum[]): RollNeed['results'] {
  const results = new Map<string, { outcome: string; chance: number; wanted: boolean }>();
  for (const { outcome, chance, wanted } of throws) {
    const known = results.get(outcome) ?? { outcome, chance: 0, wanted };
    known.chance += chance;
    results.set(outcome, known);
  }
  return [...results.values()];
}

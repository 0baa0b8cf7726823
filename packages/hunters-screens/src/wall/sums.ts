/** What many careers come to: the curve of survival, and luck with torpedoes. */

/** Throws in their order: whether each was good, and its chance in thousandths. */
export type Throws = readonly (readonly [good: number, chance: number])[];

/** How long somebody lasted: so many patrols, and whether that was the end. */
export interface Life {
  readonly patrols: number;
  readonly died: boolean;
}

/** The share alive after each patrol, from none on; those who leave the count alive are no longer at risk. */
export function survivalOf(lives: readonly Life[]): number[] {
  const longest = Math.max(0, ...lives.map(({ patrols }) => patrols));
  const curve = [1];
  for (let patrol = 1; patrol <= longest; patrol++) {
    const atRisk = lives.filter(({ patrols }) => patrols >= patrol).length;
    const died = lives.filter((life) => life.died && life.patrols === patrol).length;
    curve.push((curve.at(-1) as number) * (1 - died / Math.max(1, atRisk)));
  }
  return curve;
}

/** Luck with throws: what came of them, what was to be expected, and how far they strayed on the way. */
export interface Luck {
  readonly throws: number;
  readonly good: number;
  readonly expected: number;
  /** Good ones above what was expected, after each throw. */
  readonly course: readonly number[];
  /** So far from nought nineteen of twenty end. */
  readonly spread: readonly number[];
}

const CHANCE = 1000;
const NINETEEN_OF_TWENTY = 1.96;

/** The luck of throws in the order they were made. */
export function luckOf(throws: Throws): Luck {
  let [good, expected, variance] = [0, 0, 0];
  const course: number[] = [];
  const spread: number[] = [];
  for (const [one, thousandths] of throws) {
    const chance = thousandths / CHANCE;
    good += one;
    expected += chance;
    variance += chance * (1 - chance);
    course.push(good - expected);
    spread.push(NINETEEN_OF_TWENTY * Math.sqrt(variance));
  }
  return { throws: throws.length, good, expected, course, spread };
}

/** Seeds: any text a person may type, turned into 128 bits. */
import { sha256, sha256Words } from './sha256.ts';

/** A seed as four 32-bit words: two become the key of the generator, two blend into its counter. */
export type Seed = readonly [number, number, number, number];

/** Spreads a seed text evenly over 128 bits. */
export function seedFrom(text: string): Seed {
  const [a, b, c, d] = sha256Words(`flotilla seed ${text}`);
  return [a as number, b as number, c as number, d as number];
}

/** The hash of a seed; it may be shown before the first roll without giving the seed away. */
export const commitmentTo = (seed: string): string => sha256(`flotilla commitment ${seed}`);

/** Separates a seed from the decision at which another takes its place. */
const TURN = '\n';
const TURNED = /^[^\n]*(\n\d+\n[^\n]+)+$/;

/** A seed with the decision from which on it holds. */
export interface SeedTurn {
  readonly from: number;
  readonly seed: string;
}

/** The seeds in a seed text, in their order: one, unless the text was turned. */
export function seedsIn(text: string): readonly [SeedTurn, ...SeedTurn[]] {
  if (!TURNED.test(text)) return [{ from: 0, seed: text }];
  const [first = '', ...turns] = text.split(TURN);
  const later: SeedTurn[] = [];
  for (let i = 0; i < turns.length; i += 2)
    later.push({ from: Number(turns[i]), seed: turns[i + 1] as string });
  return [{ from: 0, seed: first }, ...later];
}

/** A seed text that gives way to another seed from a decision on: the same dice up to there, other dice afterwards. */
export function turnedSeed(text: string, from: number, next: string): string {
  const [first, ...later] = seedsIn(text);
  const before = later.filter((turn) => turn.from < from).flatMap((turn) => [String(turn.from), turn.seed]);
  return [first.seed, ...before, String(from), next].join(TURN);
}

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

/**
 * Keyed chance. A random number is a pure function of seed, purpose, context and counter, never the next one of a
 * stream: asking for one number more somewhere does not shift any other.
 */
import { philox } from './philox.ts';
import type { Seed } from './seed.ts';

/** Places a draw: up to four whole numbers from 0 to 65535, for example patrol, box, encounter, round. */
export type Context = readonly [number, number, number, number];

/** The largest number of draws of one purpose in one context. */
export const MOST_DRAWS = 1 << 20;

/** The largest number of generator blocks, of four words each, in one draw; a longer one would repeat another. */
const MOST_BLOCKS = 1 << 12;

/** Source of keyed random numbers; `open` places it, `below` takes numbers from there. */
export interface Chance {
  /** Goes to the draw with this purpose, context and counter. */
  open(purpose: string, context: Context, counter: number): void;
  /** An evenly spread whole number from 0 up to, not including, `limit` (at most 2^20). */
  below(limit: number): number;
}

const purposeWords = new Map<string, number>();

/** The 32-bit word that stands for a purpose inside the generator's counter (FNV-1a, finished by a mixing step). */
export function purposeWord(purpose: string): number {
  const known = purposeWords.get(purpose);
  if (known !== undefined) return known;
  let word = 0x811c9dc5;
  for (let i = 0; i < purpose.length; i++) word = Math.imul(word ^ purpose.charCodeAt(i), 0x01000193);
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  word = (word ^ (word >>> 16)) >>> 0;
  purposeWords.set(purpose, word);
  return word;
}

/** Keyed chance of one seed. Counter layout: context (64 bits), purpose ^ seed, (counter, block of that draw) ^ seed. */
export function keyedChance(seed: Seed): Chance {
  const block = new Uint32Array(4);
  const [key0, key1, blend2, blend3] = seed;
  let word0 = 0;
  let word1 = 0;
  let word2 = 0;
  let draw = 0;
  let blocks = 0;
  let used = 4;

  function word(): number {
    if (used === 4) {
      if (blocks === MOST_BLOCKS) throw new Error('One draw has used up all its random numbers.');
      philox(block, word0, word1, word2, (draw + blocks * MOST_DRAWS) ^ blend3, key0, key1);
      blocks++;
      used = 0;
    }
    return block[used++] as number;
  }

  return {
    open(purpose, context, counter) {
      if (counter >= MOST_DRAWS)
        throw new Error(`More than ${MOST_DRAWS} draws for "${purpose}" in one context.`);
      word0 = (context[0] << 16) | context[1];
      word1 = (context[2] << 16) | context[3];
      word2 = purposeWord(purpose) ^ blend2;
      draw = counter;
      blocks = 0;
      used = 4;
    },
    below: (limit) => boundedDraw(word, limit),
  };
}

/** Lemire's multiply-and-reject draw: exact for any limit up to 2^20, one word nearly always. */
function boundedDraw(word: () => number, limit: number): number {
  let drawn = word();
  let low = Math.imul(drawn, limit) >>> 0;
  if (low < limit) {
    const biased = (0x1_0000_0000 - limit) % limit;
    while (low < biased) {
      drawn = word();
      low = Math.imul(drawn, limit) >>> 0;
    }
  }
  return ((drawn * limit) / 0x1_0000_0000) | 0;
}

/** Random choices for a bot, a sample or a test; never used by rules. */
export interface Rng {
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number;
  /** One item of a list that is not empty. */
  pick<T>(items: readonly T[]): T;
  /** A shuffled copy of a list. */
  shuffled<T>(items: readonly T[]): T[];
}

/** A generator for bots and tests: its own seed, its own purpose, nothing shared with the game's dice. */
export function rngFrom(seed: Seed, purpose: string, context: Context = [0, 0, 0, 0], counter = 0): Rng {
  const chance = keyedChance(seed);
  let taken = 0;
  let opened = counter;
  chance.open(purpose, context, opened);
  const below = (limit: number): number => {
    if (taken++ === 2048) {
      taken = 1;
      chance.open(purpose, context, ++opened);
    }
    return chance.below(limit);
  };
  return {
    below,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
    shuffled: (items) => {
      const copy = [...items];
      shuffleInPlace(copy, below);
      return copy;
    },
  };
}

/** Fisher-Yates: every order of the list is equally likely. */
export function shuffleInPlace<T>(items: T[], below: (limit: number) => number): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(i + 1);
    const held = items[i] as T;
    items[i] = items[j] as T;
    items[j] = held;
  }
}

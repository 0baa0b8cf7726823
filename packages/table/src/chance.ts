/**
 * Keyed chance. A random number is a pure function of seed, purpose, context and counter, never the next one of a stream: drawing
 * one number more somewhere does not shift any other.
 */
import type { Dice } from './dice.ts';
import { facesOf, readDice } from './dice.ts';
import { philox } from './philox.ts';
import { purposeWord } from './purposes.ts';
import type { Seed } from './seed.ts';

/** The place of a draw: up to four whole numbers from 0 to 65535, for example patrol, box, encounter, round. */
export type Context = readonly [number, number, number, number];

/** The largest number of draws of one purpose in one context. */
export const MOST_DRAWS = 1 << 20;

/** The largest number of generator blocks, of four words each, in one draw; a longer draw would repeat part of another. */
const MOST_BLOCKS = 1 << 12;

/** Source of keyed random numbers; `open` places it, `below` takes numbers from there. */
export interface Chance {
  /** Moves to the draw with this purpose, context and counter. */
  open(purpose: string, context: Context, counter: number): void;
  /** The same for a caller that has the word of the purpose and the place as two words, and has checked the number of draws. */
  openAt(word: number, place0: number, place1: number, counter: number): void;
  /** An evenly spread whole number from 0 up to, not including, `limit` (at most 2^20). */
  below(limit: number): number;
}

/** One draw of random numbers, with everything it follows from besides the seed. */
export interface Draw {
  readonly purpose: string;
  readonly place: Context;
  /** How many draws of this purpose there were at this place before. */
  readonly times: number;
  /** The limit of each number drawn: six for a die of six sides, one less with each card of a shuffle. */
  readonly limits: readonly number[];
  /** The numbers, each from 0 up to, not including, its limit. */
  readonly values: readonly number[];
}

/** Refuses a counter that would run into the numbers of another draw. */
export function checkDraws(purpose: string, counter: number): void {
  if (counter >= MOST_DRAWS)
    throw new Error(`More than ${MOST_DRAWS} draws for "${purpose}" in one context.`);
}

/** The keyed chance of one seed. Counter layout: context (64 bits), purpose ^ seed, (counter, block of that draw) ^ seed. */
export const keyedChance = (seed: Seed): KeyedChance => new KeyedChance(seed);

/** What `keyedChance` returns. */
export class KeyedChance implements Chance {
  readonly #block = new Uint32Array(4);
  readonly #key0: number;
  readonly #key1: number;
  readonly #blend2: number;
  readonly #blend3: number;
  #word0 = 0;
  #word1 = 0;
  #word2 = 0;
  #draw = 0;
  #blocks = 0;
  #used = 4;

  constructor(seed: Seed) {
    this.#key0 = seed[0] | 0;
    this.#key1 = seed[1] | 0;
    this.#blend2 = seed[2] | 0;
    this.#blend3 = seed[3] | 0;
  }

  /** Begins a draw for a purpose in a context. */
  open(purpose: string, context: Context, counter: number): void {
    checkDraws(purpose, counter);
    const place0 = (context[0] << 16) | context[1];
    const place1 = (context[2] << 16) | context[3];
    this.openAt(purposeWord(purpose), place0, place1, counter);
  }

  /** The same, with purpose and place as the generator knows them. */
  openAt(word: number, place0: number, place1: number, counter: number): void {
    this.#word0 = place0;
    this.#word1 = place1;
    this.#word2 = word ^ this.#blend2;
    this.#draw = counter;
    this.#blocks = 0;
    this.#used = 4;
  }

  /** Throws one draw of dice. */
  faces(dice: Dice, word: number, place0: number, place1: number, counter: number): number[] {
    this.openAt(word, place0, place1, counter);
    return facesOf(this, dice);
  }

  /** Throws one draw of dice and reads it. */
  thrown(dice: Dice, word: number, place0: number, place1: number, counter: number): number {
    this.openAt(word, place0, place1, counter);
    if (dice.reading !== 'sum') return readDice(dice, facesOf(this, dice));
    let sum = dice.plus;
    for (let i = 0; i < dice.count; i++) sum += this.below(dice.sides) + 1;
    return sum;
  }

  /** Lemire's multiply-and-reject draw: exact for any limit up to 2^20, one word nearly always. */
  below(limit: number): number {
    let drawn = this.#next();
    let low = Math.imul(drawn, limit) >>> 0;
    if (low < limit) {
      const biased = (0x1_0000_0000 - limit) % limit;
      while (low < biased) {
        drawn = this.#next();
        low = Math.imul(drawn, limit) >>> 0;
      }
    }
    return ((drawn * limit) / 0x1_0000_0000) | 0;
  }

  #next(): number {
    if (this.#used === 4) this.#fill();
    return this.#block[this.#used++] as number;
  }

  #fill(): void {
    if (this.#blocks === MOST_BLOCKS) throw new Error('One draw has used up all its random numbers.');
    const place = (this.#draw + this.#blocks * MOST_DRAWS) ^ this.#blend3;
    philox(this.#block, this.#word0, this.#word1, this.#word2, place, this.#key0, this.#key1);
    this.#blocks++;
    this.#used = 0;
  }
}

/** Random choices for a bot, a sample or a test; never used by rules. */
export interface Rng {
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number;
  /** One item of a list, which must not be empty. */
  pick<T>(items: readonly T[]): T;
  /** A shuffled copy of a list. */
  shuffled<T>(items: readonly T[]): T[];
}

/** A generator for bots and tests, with a seed and purpose of its own: it shares nothing with the game's dice. */
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
  const rng: Rng = {
    below,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
    shuffled: (items) => {
      const copy = [...items];
      shuffleInPlace(copy, rng);
      return copy;
    },
  };
  return rng;
}

/** Fisher-Yates: every order of the list is equally likely. */
export function shuffleInPlace<T>(items: T[], chance: Pick<Chance, 'below'>): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    const held = items[i] as T;
    items[i] = items[j] as T;
    items[j] = held;
  }
}

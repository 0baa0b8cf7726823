/**
 * Led dice, for imagined games only: the first throw may be spread evenly over many worlds, and single throws may fall as given.
 * Everything else falls as the seed has it.
 */
import type { Context } from './chance.ts';
import { KeyedChance } from './chance.ts';
import type { Dice } from './dice.ts';
import { allWays, readDice } from './dice.ts';
import { purposeWord } from './purposes.ts';
import type { Seed } from './seed.ts';

/** A throw that falls as given, by everything it follows from besides the seed. */
export interface LedThrow {
  readonly purpose: string;
  readonly place: Context;
  readonly times: number;
  readonly faces: readonly number[];
}

/** How the dice of an imagined game are led. */
export interface Leading {
  /** Where the first throw falls among all its ways, from 0 up to, not including, 1. */
  readonly first?: number;
  readonly throws?: readonly LedThrow[];
}

/** A throw with more ways than this is not spread. */
const MOST_WAYS = 1 << 20;

interface KnownDice {
  readonly word: number;
  readonly place0: number;
  readonly place1: number;
  readonly times: number;
  readonly faces: readonly number[];
}

/** Keyed chance some of whose throws are led. */
export class LedChance extends KeyedChance {
  readonly #known: KnownDice[];
  #first: number | null;

  constructor(seed: Seed, { first, throws = [] }: Leading) {
    super(seed);
    this.#first = first ?? null;
    this.#known = throws.map(({ purpose, place: [a, b, c, d], times, faces }) => ({
      word: purposeWord(purpose) | 0,
      place0: (a << 16) | b,
      place1: (c << 16) | d,
      times,
      faces,
    }));
  }

  override faces(dice: Dice, word: number, place0: number, place1: number, counter: number): number[] {
    const led = this.#led(dice, word, place0, place1, counter);
    return led ? [...led] : super.faces(dice, word, place0, place1, counter);
  }

  override thrown(dice: Dice, word: number, place0: number, place1: number, counter: number): number {
    const led = this.#led(dice, word, place0, place1, counter);
    return led ? readDice(dice, led) : super.thrown(dice, word, place0, place1, counter);
  }

  #led(dice: Dice, word: number, place0: number, place1: number, times: number): readonly number[] | null {
    for (const one of this.#known)
      if (
        one.times === times &&
        one.word === (word | 0) &&
        one.place0 === place0 &&
        one.place1 === place1 &&
        one.faces.length === dice.count
      )
        return one.faces;
    if (this.#first === null) return null;
    const faces = facesAt(dice, this.#first);
    this.#first = null;
    if (faces) this.#known.push({ word: word | 0, place0, place1, times, faces });
    return faces;
  }
}

/** The faces at a place among all ways of a throw, the first die changing slowest; null where there are too many. */
export function facesAt(dice: Dice, place: number): number[] | null {
  const { count, sides } = dice;
  const ways = allWays(dice);
  if (ways > MOST_WAYS) return null;
  let way = Math.min(ways - 1, Math.floor(place * ways));
  const faces = new Array<number>(count);
  for (let die = count - 1; die >= 0; die--) {
    faces[die] = (way % sides) + 1;
    way = Math.floor(way / sides);
  }
  return faces;
}

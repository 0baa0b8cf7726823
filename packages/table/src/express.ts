/** Playing a game straight through: the dice of a table for rules that run without one, in simulations. */
import type { KeyedChance } from './chance.ts';
import { checkDraws, keyedChance } from './chance.ts';
import type { Chart } from './chart.ts';
import { resultThrown } from './chart.ts';
import { seedFrom } from './seed.ts';

/** A game that was played straight through. */
export interface Finish<S> {
  readonly state: S;
  /** How many answers the bots would have given at a table. */
  readonly answers: number;
}

/** Plays one game of a seed to its end. */
export type ExpressPlay<S> = (seed: string) => Finish<S>;

/** Dice that fall as they would at a table: by seed, place, purpose and how often that purpose was thrown there. */
export class ExpressDice {
  /** What the dice thrown last showed, before modifiers. */
  natural = 0;
  #chance: KeyedChance = keyedChance([0, 0, 0, 0]);
  /** The place, two numbers of 16 bits in each word, and how many places there were before it. */
  #place0 = 0;
  #place1 = 0;
  #places = 1;
  /** Of each purpose at which of the places it was thrown last, and how often there: two numbers side by side. */
  readonly #thrown: number[] = new Array<number>(2 * SLOTS).fill(0);

  /** Begins with the dice of a seed; before that they are nobody's. */
  begin(seed: string): void {
    this.#chance = keyedChance(seedFrom(seed));
    this.#place0 = 0;
    this.#place1 = 0;
    this.#places++;
  }

  /** Places the dice that follow, as `Turn.at` does. */
  at(a: number, b = 0, c = 0, d = 0): void {
    const place0 = (a << 16) | b;
    const place1 = (c << 16) | d;
    if (place0 === this.#place0 && place1 === this.#place1) return;
    this.#place0 = place0;
    this.#place1 = place1;
    this.#places++;
  }

  /** Rolls on a chart; `natural` keeps what the dice showed. */
  roll<R, C extends string>(chart: Chart<R, C>, column: C, plus: number): R {
    const { slot, parsed, word } = chart;
    const where = 2 * slot;
    const times = this.#thrown[where] === this.#places ? (this.#thrown[where + 1] as number) : 0;
    checkDraws(chart.purpose, times);
    this.#thrown[where] = this.#places;
    this.#thrown[where + 1] = times + 1;
    const natural = this.#chance.thrown(parsed, word, this.#place0, this.#place1, times);
    this.natural = natural;
    return resultThrown(chart, column, natural, plus);
  }
}

/** Room for the purposes of a game; further ones find room too, only later. */
const SLOTS = 128;

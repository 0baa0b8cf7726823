/** Playing a game straight through: the dice of a table for rules that run without one, in simulations. */
import type { Chance, Context } from './chance.ts';
import { checkDraws, keyedChance } from './chance.ts';
import type { Chart } from './chart.ts';
import { rowThrown } from './chart.ts';
import { facesOf, readDice } from './dice.ts';
import { seedFrom } from './seed.ts';

/** A game that was played straight through. */
export interface Finish<S> {
  readonly state: S;
  /** How many answers the bots would have given at a table. */
  readonly answers: number;
}

/** Plays one game of a seed to its end. */
export type StraightPlay<S> = (seed: string) => Finish<S>;

/** Dice that fall as they would at a table: by seed, place, purpose and how often that purpose was thrown there. */
export class StraightDice {
  /** What the dice thrown last showed, before modifiers. */
  natural = 0;
  readonly #chance: Chance;
  #at: Context = [0, 0, 0, 0];
  /** Throws of each purpose, and the number of the place they were made at. */
  readonly #times: number[] = [];
  readonly #where: number[] = [];
  #place = 1;

  constructor(seed: string) {
    this.#chance = keyedChance(seedFrom(seed));
  }

  /** Places the dice that follow, as `Turn.at` does. */
  at(a: number, b = 0, c = 0, d = 0): void {
    const at = this.#at;
    if (at[0] === a && at[1] === b && at[2] === c && at[3] === d) return;
    this.#at = [a, b, c, d];
    this.#place++;
  }

  /** Rolls on a chart; `natural` keeps what the dice showed. */
  roll<R, C extends string>(chart: Chart<R, C>, column: C, plus: number): R {
    const { slot, parsed } = chart;
    while (this.#times.length <= slot) {
      this.#times.push(0);
      this.#where.push(0);
    }
    if (this.#where[slot] !== this.#place) {
      this.#where[slot] = this.#place;
      this.#times[slot] = 0;
    }
    const times = this.#times[slot] as number;
    checkDraws(chart.purpose, times);
    this.#times[slot] = times + 1;
    this.#chance.openAt(chart.word, this.#at, times);
    this.natural =
      parsed.count === 1
        ? this.#chance.below(parsed.sides) + 1 + parsed.plus
        : readDice(parsed, facesOf(this.#chance, parsed));
    return rowThrown(chart, column, this.natural, plus).result;
  }
}

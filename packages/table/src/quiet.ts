/** The quiet hand, for games nobody reads: no log, no scripted dice, no barrier, but the same dice and the same steps. */
import type { Chart } from './chart.ts';
import { resultThrown, under } from './chart.ts';
import type { Dice, DiceText } from './dice.ts';
import { diceOf } from './dice.ts';
import type { GameShape } from './game.ts';
import { Hand } from './hand.ts';
import { purposeSlot, purposeWord } from './purposes.ts';
import type { Declared } from './rolls.ts';
import { chartFor, columnFor, plusFor } from './rolls.ts';
import type { Roll, Throw, Turn } from './turn.ts';

/** The result of a roll; what each die showed is drawn again, and only if somebody asks. */
class QuietRoll<R> implements Roll<R> {
  readonly outcome: R;
  readonly natural: number;
  readonly total: number;
  readonly #faces: () => readonly number[];

  constructor(outcome: R, natural: number, plus: number, faces: () => readonly number[]) {
    this.outcome = outcome;
    this.natural = natural;
    this.total = natural + plus;
    this.#faces = faces;
  }

  get faces(): readonly number[] {
    return this.#faces();
  }
}

/** A hand that leaves no trace except in the state. */
export class Quiet<G extends GameShape> extends Hand<G> implements Turn<G> {
  readonly recording = false;
  /** The last throw: its dice, the word of its purpose, its place and its counter. */
  #last: Dice = diceOf('d6');
  #word = 0;
  #place0 = 0;
  #place1 = 0;
  #counter = 0;
  readonly #faces = (): readonly number[] =>
    this.chance.faces(this.#last, this.#word, this.#place0, this.#place1, this.#counter);

  /** `Turn.cast`. */
  cast<X, R>(declared: Declared<G['state'], X, R>, args: X, purpose?: string): Roll<R> {
    const { state } = this;
    const chart = chartFor(state, declared, args);
    const column = columnFor(state, declared, args);
    const plus = plusFor(state, declared, args);
    return this.#read(purpose === undefined ? chart : under(chart, purpose), column, plus);
  }

  /** `Turn.dice`. */
  dice(text: DiceText, purpose: string): Throw {
    const natural = this.#throw(diceOf(text), purposeSlot(purpose), purposeWord(purpose) | 0);
    return new QuietRoll(null, natural, 0, this.#faces);
  }

  /** `Turn.below`. */
  below(limit: number, purpose: string): number {
    return this.drawn(limit, purpose);
  }

  /** `Turn.shuffle`. */
  shuffle<T>(items: T[], purpose: string): void {
    this.shuffled(items, purpose);
  }

  /** Nobody sees anything, so nothing is revealed. */
  reveal(): void {}

  /** Nobody reads along. */
  say(): void {}

  /** Nobody reads along. */
  tell(): void {}

  #read<R, C extends string>(chart: Chart<R, C>, column: C, plus: number): Roll<R> {
    const natural = this.#throw(chart.parsed, chart.slot, chart.word);
    return new QuietRoll(resultThrown(chart, column, natural, plus), natural, plus, this.#faces);
  }

  #throw(dice: Dice, slot: number, word: number): number {
    const { place0, place1 } = this.place;
    const counter = this.place.count(slot);
    this.#last = dice;
    this.#word = word;
    this.#place0 = place0;
    this.#place1 = place1;
    this.#counter = counter;
    return this.chance.thrown(dice, word, place0, place1, counter);
  }
}

/** The recording hand: log, scripted dice, and the barrier behind which no answer can be taken back. */
import type { Chance, Draw } from './chance.ts';
import { knownLabelsOf, knownOddsOf, labelOf, rowsAhead, rowThrown } from './chart.ts';
import type { Dice, DiceText } from './dice.ts';
import { diceOf, readDice } from './dice.ts';
import type { GameDefinition, GameShape } from './game.ts';
import type { Agreed } from './hand.ts';
import { Hand } from './hand.ts';
import type { EventStyle, Facts, LogEvent, RollRecord } from './log.ts';
import { ROLLED } from './log.ts';
import { fallOf } from './modifiers.ts';
import { purposeSlot, purposeWord } from './purposes.ts';
import type { Declared, Fate } from './rolls.ts';
import { aboutFor, chartFor, columnFor, modifiersFor } from './rolls.ts';
import type { RollAhead, Script } from './script.ts';
import { DiceWanted, scriptedFaces, scriptedTop, stackTop } from './script.ts';
import type { TableState } from './state.ts';
import type { Roll, Throw, ThrownRoll, Turn } from './turn.ts';

/** Where the recording hand writes, and the script that may replace its dice. */
export interface RollPort<G extends GameShape> {
  readonly sums: GameDefinition<G>['rollSums'];
  readonly styles: Readonly<Record<string, EventStyle>>;
  readonly script: Script | null;
  readonly log: LogEvent[];
  readonly onRoll?: (thrown: ThrownRoll) => void;
  readonly onDraw?: (draw: Draw) => void;
}

const NO_DATA: Facts = {};

/** Facts, worked out if they are given as a function. */
const factsOf = (facts: object | (() => object)): Facts =>
  (typeof facts === 'function' ? facts() : facts) as Facts;

const chanceOfFate = (list: readonly Fate[] | null, fate: string): number | undefined =>
  list?.find(({ outcome }) => outcome === fate)?.chance;

/** A hand that writes down what happens. */
export class Recorder<G extends GameShape> extends Hand<G> implements Turn<G> {
  readonly recording = true;
  /** Set by every roll, shuffle or reveal: behind it an answer cannot be taken back. */
  crossed = false;
  /** How much of each scripted list has been used. */
  scripted: Record<string, number>;
  readonly #sums: RollPort<G>['sums'];
  readonly #styles: RollPort<G>['styles'];
  readonly #script: Script | null;
  readonly #log: LogEvent[];
  readonly #onRoll: RollPort<G>['onRoll'];
  readonly #onDraw: RollPort<G>['onDraw'];

  constructor(
    agreed: Agreed<G>,
    table: TableState<G['state']>,
    { sums, styles, script, log, onRoll, onDraw }: RollPort<G>,
  ) {
    super(agreed, table);
    this.scripted = table.scripted;
    this.#sums = sums;
    this.#styles = styles;
    this.#script = script;
    this.#log = log;
    this.#onRoll = onRoll;
    this.#onDraw = onDraw;
  }

  /** `Turn.cast`. */
  cast<X, R>(declared: Declared<G['state'], X, R>, args: X, otherPurpose?: string): Roll<R> {
    const { state } = this;
    const chart = chartFor(state, declared, args);
    const column = columnFor(state, declared, args);
    const purpose = otherPurpose ?? chart.purpose;
    const rule = declared.rule ?? chart.rule;
    const {
      sum: plus,
      applied,
      notApplied,
    } = fallOf(modifiersFor(state, declared, args), aboutFor(state, declared, args));
    const faces = this.#throwFor(chart.parsed, purpose, () => ({
      chart: chart.id,
      rule,
      modifiers: applied,
      rows: rowsAhead(chart, column),
    }));
    const natural = readDice(chart.parsed, faces);
    const total = natural + plus;
    const row = rowThrown(chart, column, natural, plus);
    const outcome = labelOf(row);
    const chances = knownOddsOf(chart, column, plus);
    const list = declared.fates?.(state, args) ?? null;
    const sums = (this.#sums?.(state, declared.name) ?? []).map(
      ({ promised: _, supposing: _guess, ...sum }) => sum,
    );
    const fell = { outcome: row.result, natural, faces };
    const fate = list && (declared.fateOf?.(state, args, fell) ?? null);
    const told = fate === null || fate === outcome;
    const record: RollRecord = {
      purpose,
      chart: chart.id,
      column,
      rule,
      dice: chart.dice,
      faces,
      natural,
      modifiers: applied,
      notApplied,
      total,
      outcome: fate ?? outcome,
      from: told ? (row.from ?? null) : null,
      to: told ? (row.to ?? null) : null,
      chance: (fate === null ? chances.get(outcome) : chanceOfFate(list, fate)) ?? 0,
      results: knownLabelsOf(chart, column, plus),
      ...(list && { fates: { list, settled: fate !== null } }),
      ...(sums.length > 0 && { sums }),
    };
    this.#logRoll(record);
    this.#onRoll?.({ declared: declared.name, args, record, chances });
    return { outcome: row.result, total, natural, faces };
  }

  /** `Turn.dice`. */
  dice(text: DiceText, purpose: string, rule: string): Throw {
    const dice = diceOf(text);
    const faces = this.#throw(dice, purpose);
    const natural = readDice(dice, faces);
    this.#tellThrow(text, purpose, rule, faces, natural);
    return { natural, faces };
  }

  /** `Turn.below`. */
  below(limit: number, purpose: string): number {
    this.crossed = true;
    const typed =
      this.#script?.missing === 'seed' ? scriptedFaces(this.#script, purpose, 1, limit, this.scripted) : null;
    if (typed === null) return this.drawn(limit, purpose);
    this.place.count(purposeSlot(purpose));
    return (typed[0] as number) - 1;
  }

  /** `Turn.shuffle`. */
  shuffle<T>(items: T[], purpose: string): void {
    this.crossed = true;
    this.shuffled(items, purpose);
    const top = this.#script ? scriptedTop(this.#script, purpose, this.scripted) : null;
    if (top) stackTop(items, top, purpose);
  }

  /** `Turn.reveal`. */
  reveal(): void {
    this.crossed = true;
  }

  /** `Turn.say`. */
  say<K extends keyof G['events'] & string>(
    kind: K,
    rule: string,
    facts: G['events'][K] | (() => G['events'][K]),
  ): void {
    this.#write(kind, rule, null, factsOf(facts as object));
  }

  /** `Turn.tell`. */
  tell<K extends keyof G['events'] & string>(
    seats: readonly number[],
    kind: K,
    rule: string,
    facts: G['events'][K],
  ): void {
    this.#write(kind, rule, seats, facts as Facts);
  }

  #throw(dice: Dice, purpose: string): number[] {
    this.crossed = true;
    const typed = this.#script
      ? scriptedFaces(this.#script, purpose, dice.count, dice.sides, this.scripted)
      : null;
    const { place } = this;
    const counter = place.count(purposeSlot(purpose));
    if (typed) return typed;
    const faces = this.chance.faces(dice, purposeWord(purpose), place.place0, place.place1, counter);
    this.#onDraw?.({
      purpose,
      place: place.at,
      times: counter,
      limits: faces.map(() => dice.sides),
      values: faces.map((face) => face - 1),
    });
    return faces;
  }

  /** Chance for a number or a shuffle, of which whoever looks on is told. */
  protected override opened(
    purpose: string,
    times = this.place.count(purposeSlot(purpose)),
  ): Pick<Chance, 'below'> {
    const chance = super.opened(purpose, times);
    if (!this.#onDraw) return chance;
    const limits: number[] = [];
    const values: number[] = [];
    this.#onDraw({ purpose, place: this.place.at, times, limits, values });
    return {
      below(limit) {
        const value = chance.below(limit);
        limits.push(limit);
        values.push(value);
        return value;
      },
    };
  }

  /** Throws for a chart; a player with real dice is told what they are for. */
  #throwFor(dice: Dice, purpose: string, ahead: () => RollAhead): number[] {
    try {
      return this.#throw(dice, purpose);
    } catch (error) {
      if (error instanceof DiceWanted) error.roll = ahead();
      throw error;
    }
  }

  #write(kind: string, rule: string, to: readonly number[] | null, data: Facts): void {
    const style = this.#styles[kind];
    if (!style) throw new Error(`There is no event "${kind}".`);
    this.#log.push({
      kind,
      rule,
      decision: this.decision,
      density: style.density,
      heading: style.heading ?? null,
      to,
      data,
      roll: null,
    });
  }

  #tellThrow(dice: DiceText, purpose: string, rule: string, faces: readonly number[], natural: number): void {
    this.#logRoll({
      purpose,
      chart: '',
      column: 'all',
      rule,
      dice,
      faces,
      natural,
      modifiers: [],
      notApplied: [],
      total: natural,
      outcome: '',
      from: null,
      to: null,
      chance: 1,
      results: [],
    });
  }

  #logRoll(roll: RollRecord): void {
    this.#log.push({
      kind: ROLLED,
      rule: roll.rule,
      decision: this.decision,
      density: 'rolls',
      heading: null,
      to: null,
      data: NO_DATA,
      roll,
    });
  }
}

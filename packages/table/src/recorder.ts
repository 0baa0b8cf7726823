/** The recording hand: log, scripted dice, and the barrier behind which no answer is taken back. */
import type { Chart, Check } from './chart.ts';
import { checkChart, knownOddsOf, labelOf, rowsAhead, rowThrown } from './chart.ts';
import type { Dice, DiceText } from './dice.ts';
import { diceOf, readDice } from './dice.ts';
import type { GameShape } from './game.ts';
import type { Agreed } from './hand.ts';
import { Hand } from './hand.ts';
import type { EventStyle, Facts, LogEvent, RollRecord } from './log.ts';
import { ROLLED } from './log.ts';
import type { Modifier } from './modifiers.ts';
import { fallOf } from './modifiers.ts';
import { purposeSlot, purposeWord } from './purposes.ts';
import type { Declared } from './rolls.ts';
import { aboutFor, chartFor, columnFor, modifiersFor } from './rolls.ts';
import type { Script } from './script.ts';
import { DiceWanted, scriptedFaces, scriptedTop, stackTop } from './script.ts';
import type { TableState } from './state.ts';
import type { ChartRoll, Roll, Throw, ThrownRoll, Turn } from './turn.ts';

/** Where a recording hand writes, and what may replace its dice. */
export interface Desk {
  readonly styles: Readonly<Record<string, EventStyle>>;
  readonly script: Script | null;
  readonly log: LogEvent[];
  readonly onRoll?: (thrown: ThrownRoll) => void;
}

const NO_MODIFIERS: readonly Modifier<never>[] = [];
const NO_DATA: Facts = {};

/** Facts, worked out where they come as a function. */
const factsOf = (facts: object | (() => object)): Facts =>
  (typeof facts === 'function' ? facts() : facts) as Facts;

/** A hand that writes down what happens. */
export class Recorder<G extends GameShape> extends Hand<G> implements Turn<G> {
  readonly recording = true;
  /** Set by every roll, shuffle or reveal: behind it an answer cannot be taken back. */
  crossed = false;
  /** How much of each scripted dice list is used. */
  scripted: Record<string, number>;
  readonly #styles: Desk['styles'];
  readonly #script: Script | null;
  readonly #log: LogEvent[];
  readonly #onRoll: Desk['onRoll'];

  constructor(agreed: Agreed<G>, table: TableState<G['state']>, { styles, script, log, onRoll }: Desk) {
    super(agreed, table);
    this.scripted = table.scripted;
    this.#styles = styles;
    this.#script = script;
    this.#log = log;
    this.#onRoll = onRoll;
  }

  /** `Turn.cast`. */
  cast<X, R>(declared: Declared<G['state'], X, R>, args: X, purpose?: string): Roll<R> {
    const { state } = this;
    const chart = chartFor(state, declared, args);
    return this.#roll(
      chart,
      {
        column: columnFor(state, declared, args),
        modifiers: modifiersFor(state, declared, args),
        about: aboutFor(state, declared, args),
        purpose: purpose ?? chart.purpose,
        rule: declared.rule ?? chart.rule,
      },
      declared.name,
      args,
    );
  }

  /** `Turn.roll`. */
  roll<R, C extends string, A>(chart: Chart<R, C>, spec: ChartRoll<A, C> = {}): Roll<R> {
    return this.#roll(chart, spec, null, null);
  }

  #roll<R, C extends string, A>(
    chart: Chart<R, C>,
    spec: ChartRoll<A, C>,
    declared: string | null,
    args: unknown,
  ): Roll<R> {
    const column = spec.column ?? ('all' as C);
    const purpose = spec.purpose ?? chart.purpose;
    const list = (spec.modifiers ?? NO_MODIFIERS) as readonly Modifier<A>[];
    const faces = this.#throwFor(chart, column, purpose, spec);
    const natural = readDice(chart.parsed, faces);
    const fall = fallOf(list, spec.about as A);
    const plus = fall.sum;
    const total = natural + plus;
    const row = rowThrown(chart, column, natural, plus);
    const outcome = labelOf(row);
    const chances = knownOddsOf(chart, column, plus);
    const record: RollRecord = {
      purpose,
      chart: chart.id,
      column,
      rule: spec.rule ?? chart.rule,
      dice: chart.dice,
      faces,
      natural,
      modifiers: fall.applied,
      notApplied: fall.notApplied,
      total,
      outcome,
      from: row.from ?? null,
      to: row.to ?? null,
      chance: chances.get(outcome) ?? 0,
    };
    this.#logRoll(record);
    this.#onRoll?.({ declared, args, record, chances });
    return { outcome: row.result, total, natural, faces };
  }

  /** `Turn.check`. */
  check<A>(check: Check, modifiers?: readonly Modifier<A>[], about?: A): Roll<boolean> {
    return this.roll(checkChart(check), { purpose: check.purpose, modifiers, about });
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
    return this.chance.faces(dice, purposeWord(purpose), place.place0, place.place1, counter);
  }

  /** Throws for a chart; whoever must throw real dice is told what they are for. */
  #throwFor<R, C extends string, A>(
    chart: Chart<R, C>,
    column: C,
    purpose: string,
    spec: ChartRoll<A, C>,
  ): number[] {
    try {
      return this.#throw(chart.parsed, purpose);
    } catch (error) {
      if (error instanceof DiceWanted) {
        const list = (spec.modifiers ?? NO_MODIFIERS) as readonly Modifier<A>[];
        const { applied } = fallOf(list, spec.about as A);
        const rule = spec.rule ?? chart.rule;
        error.roll = { chart: chart.id, rule, modifiers: applied, rows: rowsAhead(chart, column) };
      }
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

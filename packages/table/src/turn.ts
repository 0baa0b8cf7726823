/** The hand a running step holds: the state, what comes next, chance and the log. */
import type { Chance, Context } from './chance.ts';
import { checkDraws, purposeWord, shuffleInPlace } from './chance.ts';
import type { Chart, Check } from './chart.ts';
import { checkChart, knownOddsOf, labelOf, rowsAhead, rowThrown } from './chart.ts';
import type { Dice, DiceText } from './dice.ts';
import { diceOf, facesOf, readDice } from './dice.ts';
import type { Frame, GameShape, StepName } from './game.ts';
import type { EventStyle, Facts, LogEvent, RollRecord } from './log.ts';
import { ROLLED } from './log.ts';
import type { Modifier } from './modifiers.ts';
import { fallOf, sumOf } from './modifiers.ts';
import type { Shuffler } from './piles.ts';
import type { Declared } from './rolls.ts';
import { aboutFor, chartFor, columnFor, modifiersFor } from './rolls.ts';
import type { Script } from './script.ts';
import { DiceWanted, scriptedFaces, scriptedTop, stackTop } from './script.ts';
import type { Lane, TableState } from './state.ts';

/** What a roll needs besides its chart. */
export interface ChartRoll<A, C extends string> {
  /** `all` when left out. */
  readonly column?: C;
  readonly modifiers?: readonly Modifier<A>[];
  /** What the modifiers are judged against. */
  readonly about?: A;
  /** The chart's own purpose when left out. */
  readonly purpose?: string;
  /** Overrides the rule case of the chart. */
  readonly rule?: string;
}

/** How a roll fell. */
export interface Roll<R> {
  readonly outcome: R;
  readonly total: number;
  readonly natural: number;
  readonly faces: readonly number[];
}

/** A roll that was thrown, for whoever watches a recorded table. */
export interface ThrownRoll {
  /** The name of the declaration; null where there is none. */
  readonly declared: string | null;
  /** What it was thrown for. */
  readonly args: unknown;
  readonly record: RollRecord;
  /** The exact chances of all results before the dice fell, by label. */
  readonly chances: ReadonlyMap<string, number>;
}

/** Whether a number is whole and fits into 16 bits. */
const isPlace = (n: number): boolean => n === (n & 0xffff);

const NO_MODIFIERS: readonly Modifier<never>[] = [];
const NO_DATA: Facts = {};

/** Facts, worked out where they come as a function. */
const factsOf = (facts: object | (() => object)): Facts =>
  (typeof facts === 'function' ? facts() : facts) as Facts;

/** What a step may do. One object serves a whole game; it holds nothing that is not in the table's state. */
export class Turn<G extends GameShape> implements Shuffler {
  /** The game's state, changed in place by steps only. */
  state: G['state'];
  readonly options: G['options'];
  readonly seats: number;
  /** Set by every roll, shuffle or reveal: behind it an answer cannot be taken back. */
  crossed = false;
  /** Where the running step's own `next` frames go, so that they run in the order they were added. */
  base = 0;
  table: TableState<G['state']>;
  readonly #chance: Chance;
  readonly #styles: Readonly<Record<string, EventStyle>>;
  readonly #script: Script | null;
  readonly #log: LogEvent[] | null;
  readonly #onRoll: ((thrown: ThrownRoll) => void) | undefined;

  constructor(
    table: TableState<G['state']>,
    setting: {
      options: G['options'];
      seats: number;
      styles: Readonly<Record<string, EventStyle>>;
      onRoll?: (thrown: ThrownRoll) => void;
    },
    chance: Chance,
    script: Script | null,
    log: LogEvent[] | null,
  ) {
    this.table = table;
    this.state = table.game;
    this.options = setting.options;
    this.seats = setting.seats;
    this.#styles = setting.styles;
    this.#onRoll = setting.onRoll;
    this.#chance = chance;
    this.#script = script;
    this.#log = log;
  }

  /** Adds a step that runs after those this step has added already, and before everything that was pending. */
  next<N extends StepName<G>>(step: N, ...args: G['steps'][N] extends null ? [] : [G['steps'][N]]): void;
  /** Carried out without the list that rest arguments would make of every call. */
  next(step: string, args: unknown = null): void {
    const agenda = this.table.agenda;
    const frame: Frame = { step, args };
    agenda.push(frame);
    for (let i = agenda.length - 1; i > this.base; i--) agenda[i] = agenda[i - 1] as Frame;
    agenda[this.base] = frame;
  }

  /** Drops every pending step: the game is over once this step is done. */
  finish(): void {
    this.table.agenda.length = 0;
    this.base = 0;
  }

  /** Drops pending steps down to, not including, the nearest one of this name; false (nothing dropped) without one. */
  dropUntil(step: StepName<G>): boolean {
    const agenda = this.table.agenda;
    for (let i = agenda.length - 1; i >= 0; i--) {
      if ((agenda[i] as Frame).step !== step) continue;
      while (agenda.length > i + 1) agenda.pop();
      this.base = agenda.length;
      return true;
    }
    return false;
  }

  /** Places the dice that follow; the context may stay or move forward, never back. */
  at(a: number, b = 0, c = 0, d = 0): void {
    const lane = this.#lane();
    const was = lane.at;
    const ahead = a - was[0] || b - was[1] || c - was[2] || d - was[3];
    if (ahead === 0) return;
    if (!isPlace(a) || !isPlace(b) || !isPlace(c) || !isPlace(d))
      throw new Error(`The context ${[a, b, c, d]} must hold whole numbers from 0 to 65535.`);
    if (ahead < 0) throw new Error(`The context ${[a, b, c, d]} lies behind ${lane.at}; dice would repeat.`);
    lane.at = [a, b, c, d];
    lane.counts = [];
  }

  /** Where the dice of this lane stand. */
  get context(): Context {
    return this.#lane().at;
  }

  /** Changes to another lane of dice with its own context: captains in equal contexts of their lanes meet the same dice. */
  lane(lane: number): void {
    while (this.table.lanes.length <= lane) this.table.lanes.push({ at: [0, 0, 0, 0], counts: [] });
    this.table.lane = lane;
  }

  /** Throws a declared roll, under its own purpose or another. */
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

  /** Rolls on a chart with a list of modifiers. */
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
    const modifiers = spec.modifiers ?? NO_MODIFIERS;
    const purpose = spec.purpose ?? chart.purpose;
    const list = modifiers as readonly Modifier<A>[];
    const word = purpose === chart.purpose ? chart.word : purposeWord(purpose);
    const faces = this.#script
      ? this.#throwFor(chart, column, purpose, word, spec)
      : this.#throw(chart.parsed, purpose, word);
    const natural = readDice(chart.parsed, faces);
    const fall = this.#log && fallOf(list, spec.about as A);
    const plus = fall ? fall.sum : sumOf(list, spec.about as A);
    const total = natural + plus;
    const row = rowThrown(chart, column, natural, plus);
    if (fall) {
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
    }
    return { outcome: row.result, total, natural, faces };
  }

  /** Rolls a simple check; the outcome is true when it is passed. */
  check<A>(check: Check, modifiers?: readonly Modifier<A>[], about?: A): Roll<boolean> {
    return this.roll(checkChart(check), { purpose: check.purpose, modifiers, about });
  }

  /** Throws dice that are read by no chart, and tells them in the log. */
  dice(
    text: DiceText,
    purpose: string,
    rule: string,
  ): { readonly natural: number; readonly faces: readonly number[] } {
    const dice = diceOf(text);
    const faces = this.#throw(dice, purpose, purposeWord(purpose));
    const natural = readDice(dice, faces);
    if (this.#log) this.#tellThrow(text, purpose, rule, faces, natural);
    return { natural, faces };
  }

  /** An evenly spread whole number from 0 up to, not including, `limit` (scripted from 1 to `limit`); not told in the log. */
  below(limit: number, purpose: string): number {
    this.crossed = true;
    if (this.#script) {
      const typed =
        this.#script.missing === 'ask'
          ? null
          : scriptedFaces(this.#script, purpose, 1, limit, this.table.scripted);
      if (typed) {
        this.#count(purpose);
        return (typed[0] as number) - 1;
      }
    }
    this.#chance.open(purpose, this.#lane().at, this.#count(purpose));
    return this.#chance.below(limit);
  }

  /** Shuffles a list in place. A script may name the items that end on top (the end of the list). */
  shuffle<T>(items: T[], purpose: string): void {
    this.crossed = true;
    this.#chance.open(purpose, this.#lane().at, this.#count(purpose));
    shuffleInPlace(items, this.#chance);
    const top = this.#script ? scriptedTop(this.#script, purpose, this.table.scripted) : null;
    if (top) stackTop(items, top, purpose);
  }

  /** Marks that somebody has seen something new: what was answered before cannot be taken back freely. */
  reveal(): void {
    this.crossed = true;
  }

  /** Writes an event everybody may read; facts in a function are only worked out when somebody reads along. */
  say<K extends keyof G['events'] & string>(
    kind: K,
    rule: string,
    facts: G['events'][K] | (() => G['events'][K]),
  ): void {
    if (this.#log) this.#write(kind, rule, null, factsOf(facts as object));
  }

  /** Writes an event only these seats may read. */
  tell<K extends keyof G['events'] & string>(
    seats: readonly number[],
    kind: K,
    rule: string,
    facts: G['events'][K],
  ): void {
    if (this.#log) this.#write(kind, rule, seats, facts as Facts);
  }

  /** Whether anybody reads along; lets a step skip work that only the log needs. */
  get recording(): boolean {
    return this.#log !== null;
  }

  #lane(): Lane {
    return this.table.lanes[this.table.lane] as Lane;
  }

  #count(purpose: string): number {
    const { counts } = this.#lane();
    for (let i = 0; i < counts.length; i++) {
      const count = counts[i] as Lane['counts'][number];
      if (count.purpose !== purpose) continue;
      checkDraws(purpose, count.times);
      return count.times++;
    }
    counts.push({ purpose, times: 1 });
    return 0;
  }

  #throw(dice: Dice, purpose: string, word: number): number[] {
    this.crossed = true;
    const typed = this.#script
      ? scriptedFaces(this.#script, purpose, dice.count, dice.sides, this.table.scripted)
      : null;
    const counter = this.#count(purpose);
    if (typed) return typed;
    this.#chance.openAt(word, this.#lane().at, counter);
    return facesOf(this.#chance, dice);
  }

  /** Throws for a chart; whoever must throw real dice is told what they are for. */
  #throwFor<R, C extends string, A>(
    chart: Chart<R, C>,
    column: C,
    purpose: string,
    word: number,
    spec: ChartRoll<A, C>,
  ): number[] {
    try {
      return this.#throw(chart.parsed, purpose, word);
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
    this.#log?.push({
      kind,
      rule,
      decision: this.table.decision,
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

  #logRoll(roll: NonNullable<LogEvent['roll']>): void {
    this.#log?.push({
      kind: ROLLED,
      rule: roll.rule,
      decision: this.table.decision,
      density: 'rolls',
      heading: null,
      to: null,
      data: NO_DATA,
      roll,
    });
  }
}

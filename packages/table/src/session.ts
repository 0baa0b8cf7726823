/** A session: one game with its record, undo, redo, snapshots and typed-in dice. */

import { botNames, seatsWithoutBot } from './bots.ts';
import type { Answer, Choice, Decision, FormChoice, Refusal } from './decision.ts';
import type { GameDefinition, GameShape } from './game.ts';
import { anyGame } from './game.ts';
import type { Result } from './json.ts';
import { clone, fail, ok } from './json.ts';
import type { LogEvent } from './log.ts';
import type { Story } from './moments.ts';
import { Watch } from './moments.ts';
import type { GameRecord, Reason, SeatRecord, Variation } from './record.ts';
import {
  inEnglish,
  namedPlainly,
  optionsFault,
  personsAt,
  RECORD_FORMAT,
  RECORD_VERSION,
  reasonIn,
} from './record.ts';
import type { Script, ScriptedDice } from './script.ts';
import { DiceWanted } from './script.ts';
import { commitmentTo } from './seed.ts';
import type { SeedOrigin } from './shares.ts';
import type { TableState } from './state.ts';
import { hashOf } from './state.ts';
import { Table } from './table.ts';
import type { Text, TextArgs } from './text.ts';
import { text } from './text.ts';

const NOT_ALONE: Refusal = { why: text('table.undo.notSolitaire'), rule: '' };

/** A stored state, which makes loading and undo fast and never changes the game. */
export interface Snapshot<S> {
  readonly answers: number;
  readonly logLength: number;
  readonly state: TableState<S>;
}

/** A place that lies behind: the table as it stood there, and what those who watched saw happen on the way to it. */
export interface LookedBack<G extends GameShape> {
  readonly table: Table<G>;
  readonly stories: readonly Story[];
}

/** How a session begins. */
export interface SessionStart {
  readonly options: FormChoice;
  readonly seats: readonly SeatRecord[];
  readonly seed: string;
  /** `ask`: a player throws real dice and types them in, from the first answer on; earlier dice come from the seed. */
  readonly dice?: 'seed' | 'ask';
}

/** What an answer came to: done, refused, or waiting for real dice. */
export type Answered =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'dice'; readonly wanted: DiceWanted };

const DONE: Answered = { kind: 'done' };
const SNAPSHOT_EVERY = 32;

/** A game being played, with everything needed to save it, undo and redo. */
export class Session<G extends GameShape> {
  readonly game: GameDefinition<G>;
  readonly table: Table<G>;
  #start: SessionStart;
  readonly #typed: Record<string, number[]>;
  readonly #snapshots: Snapshot<G['state']>[] = [];
  /** For each answer that stands: whether only a practice game may take it back. */
  #barriers: boolean[] = [];
  #answers: Answer[] = [];
  #undone: { at: number; answers: Answer[] }[] = [];
  #ahead: Answer[] = [];
  #practice = false;
  #origin: SeedOrigin | undefined;
  #variation: Variation | undefined;
  #waiting: { answer: Answer; wanted: DiceWanted } | null = null;
  #watch: Watch | null = null;

  constructor(game: GameDefinition<G>, start: SessionStart, typed: ScriptedDice = {}) {
    this.game = game;
    this.#start = { ...start, seats: namedPlainly(start.seats) };
    this.#typed = clone(typed) as Record<string, number[]>;
    const byHand = start.dice === 'ask' || Object.keys(typed).length > 0;
    const opening = start.dice === 'ask' ? {} : this.#typed;
    const script: Script | null = byHand ? { dice: opening, missing: 'seed' } : null;
    this.table = new Table({
      game,
      options: start.options as G['options'],
      seats: start.seats.length,
      seed: start.seed,
      script,
      sums: true,
    });
    if (script) {
      script.dice = this.#typed;
      script.missing = start.dice ?? 'seed';
    }
    this.#snap();
  }

  /** How the game began, but with those who sit at the table now. */
  get start(): SessionStart {
    return this.#start;
  }

  /** Puts somebody else in a seat: a person or another bot in place of a bot that cannot go on. */
  reseat(seat: number, sitting: SeatRecord): Refusal | null {
    const { seats } = this.#start;
    if (!seats[seat]) return { why: text('table.seat.missing', { seat: seat + 1 }), rule: '' };
    if (seatsWithoutBot(this.game, [sitting]).length > 0) {
      const args = { game: this.game.title, bot: sitting.bot ?? '', bots: botNames(this.game).join(', ') };
      return { why: text('table.seat.noBot', args), rule: '' };
    }
    const now = seats.map((other, place) => (place === seat ? sitting : other));
    if (this.#practice && personsAt(now) > 1) return NOT_ALONE;
    this.#start = { ...this.#start, seats: namedPlainly(now) };
    return null;
  }

  /** The answers that stand. */
  get answers(): readonly Answer[] {
    return this.#answers;
  }

  /** The answers that can be done again, the next one first. */
  get ahead(): readonly Answer[] {
    return this.#ahead;
  }

  /** Whether this is a practice game, in which the player may always go back. */
  get practice(): boolean {
    return this.#practice;
  }

  /** Where the game was taken over from another; undefined when it was not. */
  get variation(): Variation | undefined {
    return this.#variation;
  }

  /** Answers for a seat what it is asked now. */
  choose(seat: number, choice: Choice): Answered {
    return this.answer({ seat, decision: this.table.state.decision, choice });
  }

  /** Takes an answer; a refused one, or one that waits for real dice, changes nothing. */
  answer(answer: Answer): Answered {
    const refusal = this.table.refusalOf(answer);
    if (refusal) return { kind: 'refused', refusal };
    const outcome = this.#apply(answer);
    if (outcome.kind === 'done' && this.#ahead.length > 0) {
      this.#undone.push({ at: this.#answers.length - 1, answers: this.#ahead });
      this.#ahead = [];
    }
    return outcome;
  }

  /** Types in the faces of thrown dice and resumes the answer that waited for them. */
  typeDice(purpose: string, faces: readonly number[]): Answered {
    const waiting = this.#waiting;
    if (!waiting) return { kind: 'refused', refusal: { why: text('table.dice.none'), rule: '' } };
    const { wanted } = waiting;
    if (purpose !== wanted.purpose || !areFaces(faces, wanted)) {
      const args = { dice: `${wanted.count}d${wanted.sides}`, purpose: wanted.purpose, sides: wanted.sides };
      return { kind: 'refused', refusal: { why: text('table.dice.wanted', args), rule: '' } };
    }
    this.#typed[purpose] = [...(this.#typed[purpose] ?? []), ...faces];
    return this.answer(waiting.answer);
  }

  /** The real dice an answer waits for; null when none does. */
  get wanted(): DiceWanted | null {
    return this.#waiting?.wanted ?? null;
  }

  /** From now on these seats watch what every answer brings; an empty list means nobody. */
  watchAs(seats: readonly (number | null)[]): void {
    this.#watch = seats.length > 0 ? new Watch(seats) : null;
  }

  /** What every watching seat saw happen after the last answer; as far as it got, if it is waiting for dice. */
  get stories(): readonly Story[] {
    return this.#watch?.stories ?? [];
  }

  /** What these seats saw happen from one answer on. */
  storiesSince(first: number, seats: readonly (number | null)[]): readonly Story[] {
    return this.lookBack(this.#answers.length, first, seats).stories;
  }

  /** The table as it stood after some answers, and what seats saw happen on the way to it: replayed from the nearest snapshot. */
  lookBack(answers: number, first = answers, seats: readonly (number | null)[] = []): LookedBack<G> {
    const near = this.#snapshots.filter((snapshot) => snapshot.answers <= first).at(-1) as Snapshot<
      G['state']
    >;
    const table = new Table(this.table.setting, clone(near.state));
    for (let i = 0; i < near.logLength; i++) table.log?.push(this.table.log?.[i] as LogEvent);
    for (let i = near.answers; i < first; i++) table.answer(this.#answers[i] as Answer);
    const watch = new Watch(seats);
    watch.begin(table);
    table.watch = watch;
    for (let i = first; i < answers; i++) table.answer(this.#answers[i] as Answer);
    table.watch = null;
    return { table, stories: watch.stories };
  }

  /** Why the last answer cannot be taken back, or null when it can. */
  undoRefusal(): Refusal | null {
    if (this.#answers.length === 0) return { why: text('table.undo.nothing'), rule: '' };
    if (this.#practice || !this.#barriers[this.#answers.length - 1]) return null;
    return { why: text('table.undo.barrier'), rule: '' };
  }

  /** Takes the last answer back. */
  undo(): Refusal | null {
    const refusal = this.undoRefusal();
    if (refusal) return refusal;
    this.#goTo(this.#answers.length - 1);
    return null;
  }

  /** Turns a game of one person, alone or against bots, into a practice game, in which the player may always go back. */
  allowPractice(): Refusal | null {
    if (personsAt(this.start.seats) > 1) return NOT_ALONE;
    this.#practice = true;
    return null;
  }

  /** Does the next undone answer again. */
  redo(): Refusal | null {
    const [next, ...rest] = this.#ahead;
    if (!next) return { why: text('table.redo.nothing'), rule: '' };
    const outcome = this.#apply(next);
    if (outcome.kind === 'refused') return outcome.refusal;
    if (outcome.kind === 'done') this.#ahead = rest;
    return null;
  }

  /** The record of this game as it stands. */
  record(): GameRecord {
    const { options, seats, seed } = this.start;
    const dice = Object.keys(this.#typed).length > 0 || this.start.dice === 'ask' ? clone(this.#typed) : null;
    return {
      format: RECORD_FORMAT,
      formatVersion: RECORD_VERSION,
      game: this.game.id,
      rulesVersion: this.game.version,
      options,
      seats,
      commitment: commitmentTo(seed),
      seed,
      dice,
      ...(this.start.dice === 'ask' && { realDice: true as const }),
      answers: [...this.#answers, ...this.#ahead],
      position: this.#answers.length,
      undone: clone(this.#undone),
      practice: this.#practice,
      ...(this.#origin && { origin: this.#origin }),
      ...(this.#variation && { variation: this.#variation }),
      stateHash: hashOf(this.table.state),
    };
  }

  /** What is asked now. */
  get decisions(): readonly Decision[] {
    return this.table.decisions;
  }

  /** Takes over what a record holds apart from its answers. */
  adopt(record: GameRecord): void {
    this.#undone = clone(record.undone) as { at: number; answers: Answer[] }[];
    this.#practice = record.practice;
    this.#origin = record.origin;
    this.#variation = record.variation;
    this.#ahead = record.answers.slice(record.position);
  }

  #apply(answer: Answer): Answered {
    const askedBefore = seatsAsked(this.table.decisions);
    const told = this.table.log?.length ?? 0;
    this.table.forgetBarrier();
    this.#watch?.begin(this.table);
    this.table.watch = this.#watch;
    try {
      const refusal = this.table.answer(answer);
      if (refusal) return { kind: 'refused', refusal };
    } catch (error) {
      const since = this.table.log?.slice(told) ?? [];
      this.table.watch = null;
      this.#rebuild();
      if (!(error instanceof DiceWanted)) throw error;
      error.since = since;
      this.#waiting = { answer, wanted: error };
      return { kind: 'dice', wanted: error };
    } finally {
      this.table.watch = null;
    }
    this.#waiting = null;
    const turnPassed = this.start.seats.length > 1 && seatsAsked(this.table.decisions) !== askedBefore;
    this.#barriers[this.#answers.length] = this.table.barrier || turnPassed;
    this.#answers.push(answer);
    if (this.#answers.length % SNAPSHOT_EVERY === 0) this.#snap();
    return DONE;
  }

  /** Replays the answers that stand from the last snapshot, after an answer broke off or was taken back. */
  #rebuild(): void {
    const { answers, logLength, state } = this.#snapshots.at(-1) as Snapshot<G['state']>;
    this.table.restore(clone(state), logLength);
    for (let i = answers; i < this.#answers.length; i++) this.table.answer(this.#answers[i] as Answer);
  }

  #snap(): void {
    this.#snapshots.push({
      answers: this.#answers.length,
      logLength: this.table.log?.length ?? 0,
      state: clone(this.table.state),
    });
  }

  #goTo(position: number): void {
    while ((this.#snapshots.at(-1)?.answers ?? 0) > position) this.#snapshots.pop();
    this.#waiting = null;
    this.#ahead = [...this.#answers.slice(position), ...this.#ahead];
    this.#answers = this.#answers.slice(0, position);
    this.#barriers.length = position;
    this.#rebuild();
  }
}

const areFaces = (faces: readonly number[], { count, sides }: DiceWanted): boolean =>
  faces.length === count && faces.every((face) => Number.isInteger(face) && face >= 1 && face <= sides);

const seatsAsked = (decisions: readonly Decision[]): string =>
  decisions
    .map((decision) => decision.seat)
    .sort()
    .join(',');

/** The session of a record before its first answer. */
export const openingOf = <G extends GameShape>(
  game: GameDefinition<G>,
  { options, seats, realDice, dice }: GameRecord,
  seed: string,
): Session<G> => new Session(game, { options, seats, seed, dice: realDice ? 'ask' : 'seed' }, dice ?? {});

/** Replays a record from its first answer; whatever does not fit gives a sentence, never a wrong game. */
export function replay<G extends GameShape>(
  game: GameDefinition<G>,
  record: GameRecord,
  say: (said: Text) => string = inEnglish,
  reason: Reason = reasonIn(say),
): Result<Session<G>> {
  const wrong = (key: string, args?: TextArgs): Result<never> => fail(say(text(`table.file.${key}`, args)));
  if (record.game !== game.id) return wrong('otherGame', { given: record.game, game: game.title });
  if (record.rulesVersion !== game.version)
    return wrong('otherRules', { given: record.rulesVersion, known: game.version });
  if (record.seed === null) return wrong('noSeed');
  try {
    const fault = optionsFault(anyGame(game), record.options, record.seats.length, reason);
    if (fault) return wrong('notAllowed', { why: fault });
    const session = openingOf(game, record, record.seed);
    for (let i = 0; i < record.position; i++) {
      const answered = session.answer(record.answers[i] as Answer);
      if (answered.kind === 'done') continue;
      const why = answered.kind === 'dice' ? answered.wanted.message : answered.refusal.why;
      return wrong('notFitting', { number: i + 1, why });
    }
    session.adopt(record);
    if (hashOf(session.table.state) === record.stateHash) return ok(session);
    return wrong('otherEnd');
  } catch (error) {
    return wrong('fails', { why: error instanceof Error ? error.message : String(error) });
  }
}

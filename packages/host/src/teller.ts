/**
 * What is told of a game in play. One public difference serves every receiver; each seat gets a small overlay over
 * the public view of the same moment. Everything sent about a game in play is made here.
 */

import type { GameShape, LogEvent } from '@flotilla/table';
import type { Difference, Session, Story } from '@flotilla/table/run';
import { askedSeats, clone, differenceOf, plainDecision, withDifference } from '@flotilla/table/run';
import type { EntryKind } from './entry.ts';
import { toldOf } from './story.ts';

/** A moment that pages may have when they come back. */
interface Mark {
  readonly n: number;
  /** The public step that led to it, as JSON that is written once for all receivers. */
  readonly step: string;
  /** How much of the log there was for each seat alone. */
  readonly mine: readonly number[];
}

/** How many moments are kept for pages that come back, besides the present one. */
const KEPT = 20;

/** What a message holds besides the game itself. */
export interface Beside {
  readonly clocks: unknown;
  /** The imagined table of the asked seat. */
  readonly table?: unknown;
  readonly undo: boolean;
  readonly redo: boolean;
}

/** An event that only some may know, with the number of public ones before it. */
interface Private {
  readonly after: number;
  readonly event: LogEvent;
}

/** Puts the moments of one game into messages. */
export class Teller {
  /** Counts the moments that everybody can notice. An answer given in secret does not count. */
  n = 0;
  readonly #session: Session<GameShape>;
  /** The public view of this moment, as pages that were told everything have it. */
  #public: object;
  /** The same as the rules give it, which shares parts with the state; null until somebody needs it after an answer. */
  #open: object | null = null;
  #publicLog: LogEvent[] = [];
  #private: Private[][];
  #read = 0;
  #marks: Mark[] = [];
  #stories: readonly Story[] = [];
  #watching: ReadonlySet<number | null> = new Set();

  constructor(session: Session<GameShape>, n: number) {
    this.#session = session;
    this.n = n;
    this.#private = session.start.seats.map(() => []);
    this.#readLog();
    this.#public = clone(this.#view(null));
    this.#mark('');
  }

  /** From now on these seats receive the moments of each answer; null is a spectator. Nothing is assembled for others. */
  watchAs(seats: ReadonlySet<number | null>): void {
    if (seats.size === this.#watching.size && [...seats].every((seat) => this.#watching.has(seat))) return;
    this.#watching = seats;
    this.#session.watchAs([...seats]);
  }

  /** Notes the stories of the last answer; an undo or redo has none. */
  hear(kind: EntryKind): void {
    this.#open = null;
    this.#stories = kind === 'answer' ? this.#session.stories : [];
  }

  /** Notes that the game has moved on in a way everybody can notice. */
  advance(): void {
    const keep = this.#keptOfLog();
    this.#readLog();
    const view = differenceOf(this.#public, this.#openView());
    const step = { n: ++this.n, view, log: { keep, add: this.#publicLog.slice(keep) } };
    // A view may share parts of the state, which is changed in place: of what is new a copy is kept.
    this.#public = withDifference(this.#public, clone(view)) as object;
    this.#mark(JSON.stringify(step));
  }

  /**
   * The message for a receiver who has everything up to a moment; null for one who has nothing. Only readers
   * who were connected for the last answer (`present`) receive its moments: a page that reconnects may know them, or lack earlier ones.
   */
  message(seat: number | null, from: number | null, beside: Beside, present = false): string {
    const at = this.#marks.findIndex(({ n }) => n === from);
    const mark = this.#marks[at];
    const steps = this.#marks.slice(at + 1).map(({ step }) => step);
    const open = mark
      ? `"steps":[${steps.join(',')}]`
      : `"whole":${JSON.stringify({ view: this.#public, log: this.#publicLog })}`;
    const story = present && from !== null ? this.#stories.find((one) => one.seat === seat) : undefined;
    const news = story && toldOf(story);
    const told = news ? `"told":${JSON.stringify(news)},` : '';
    return `{"t":"now","n":${this.n},${open},${told}${this.#own(seat, mark ?? null, beside)}}`;
  }

  #own(seat: number | null, mark: Mark | null, beside: Beside): string {
    const { table } = this.#session;
    const decision = seat === null ? null : table.decisionFor(seat);
    const keep = seat === null ? 0 : (mark?.mine[seat] ?? 0);
    const mine = seat === null ? [] : (this.#private[seat] as Private[]);
    const own = {
      // Both views are made of the same state: what they have in common is mostly one and the same object, and quickly compared.
      own: seat === null ? null : (differenceOf(this.#openView(), this.#view(seat)) as Difference),
      mine: { keep, add: mine.slice(keep) },
      asked: askedSeats(table.decisions, seat),
      decision: decision && plainDecision(decision),
      over: table.over,
      ...beside,
    };
    return JSON.stringify(own).slice(1, -1);
  }

  #openView(): object {
    this.#open ??= this.#view(null);
    return this.#open;
  }

  #view(seat: number | null): object {
    return this.#session.table.view(seat);
  }

  /** Reads what is new in the log; after an undo has cut it, reads it again. */
  #readLog(): void {
    const log = this.#session.table.log ?? [];
    if (log.length < this.#read) {
      this.#read = 0;
      this.#publicLog = [];
      this.#private = this.#private.map(() => []);
    }
    const wasCut = this.#read === 0;
    for (; this.#read < log.length; this.#read++) this.#sort(log[this.#read] as LogEvent);
    if (wasCut) this.#lowerMarks();
  }

  /** After an undo, a page that comes back still holding what was taken back no longer counts as knowing it. */
  #lowerMarks(): void {
    this.#marks = this.#marks.map(({ mine, ...mark }) => ({
      ...mark,
      mine: mine.map((count, seat) => Math.min(count, this.#private[seat]?.length ?? 0)),
    }));
  }

  #sort(event: LogEvent): void {
    if (event.to === null) this.#publicLog.push(event);
    else for (const seat of event.to) this.#private[seat]?.push({ after: this.#publicLog.length, event });
  }

  /** How many public events are unchanged. */
  #keptOfLog(): number {
    const log = this.#session.table.log ?? [];
    if (log.length >= this.#read) return this.#publicLog.length;
    let kept = 0;
    for (const event of log) if (event.to === null) kept++;
    return kept;
  }

  #mark(step: string): void {
    this.#marks.push({ n: this.n, step, mine: this.#private.map((list) => list.length) });
    if (this.#marks.length > KEPT + 1) this.#marks.shift();
  }
}

/** Moments: what a watching seat sees between two answers, one step of the rules at a time. */
import type { LogEvent } from './log.ts';
import { shared } from './shared.ts';

/** The position after a step that wrote something a seat may read; it holds nothing the seat may not know. */
export interface Moment {
  /** The number of log entries the seat can now read. */
  readonly log: number;
  /** Those of them that are new. */
  readonly events: readonly LogEvent[];
  /** What the seat may know now. */
  readonly view: object;
}

/** What one seat saw happen: where it began, and every moment since. */
export interface Story {
  /** The seat; null is a spectator. */
  readonly seat: number | null;
  /** The length of the seat's log, and its view, before the first moment. */
  readonly before: Pick<Moment, 'log' | 'view'>;
  readonly moments: readonly Moment[];
}

/** What is watched. */
interface Watched {
  readonly log: readonly LogEvent[] | null;
  view(seat: number | null): object;
}

/** Whether a seat may read an entry. */
const mayRead = ({ to }: LogEvent, seat: number | null): boolean =>
  to === null || (seat !== null && to.includes(seat));

/** One pair of eyes on a table. */
class Eyes {
  readonly seat: number | null;
  before: Story['before'] = { log: 0, view: {} };
  moments: Moment[] = [];
  /** How much of the whole log these eyes have read. */
  #read = 0;

  constructor(seat: number | null) {
    this.seat = seat;
  }

  begin(table: Watched): void {
    const log = table.log ?? [];
    const last = this.moments.at(-1) ?? this.before;
    // A log that an undo has cut is counted again.
    const wasCut = log.length < this.#read;
    let readable = wasCut ? 0 : last.log;
    for (let i = wasCut ? 0 : this.#read; i < log.length; i++)
      if (mayRead(log[i] as LogEvent, this.seat)) readable++;
    this.before = { log: readable, view: shared(last.view, table.view(this.seat)) };
    this.moments = [];
    this.#read = log.length;
  }

  mark(table: Watched): void {
    const log = table.log ?? [];
    const events: LogEvent[] = [];
    for (; this.#read < log.length; this.#read++) {
      const event = log[this.#read] as LogEvent;
      if (mayRead(event, this.seat)) events.push(event);
    }
    // A moment in which the seat can read nothing would tell it that something secret has happened.
    if (events.length === 0) return;
    const last = this.moments.at(-1) ?? this.before;
    const view = shared(last.view, table.view(this.seat));
    this.moments.push({ log: last.log + events.length, events, view });
  }
}

/** Watches a table for some seats. Parts of a view that do not change remain the same objects from moment to moment. */
export class Watch {
  readonly #eyes: readonly Eyes[];

  constructor(seats: readonly (number | null)[]) {
    this.#eyes = seats.map((seat) => new Eyes(seat));
  }

  /** Forgets what was seen: moments count from here on. */
  begin(table: Watched): void {
    for (const eyes of this.#eyes) eyes.begin(table);
  }

  /** Marks the end of a step: what it wrote becomes a moment. */
  mark(table: Watched): void {
    for (const eyes of this.#eyes) eyes.mark(table);
  }

  /** What every watching seat has seen since the beginning. */
  get stories(): readonly Story[] {
    return this.#eyes.map(({ seat, before, moments }) => ({ seat, before, moments: [...moments] }));
  }
}

/** Who is here; never who is asked. */
import { changeSeat } from '../store/seats.ts';
import type { OpenGame } from './openGame.ts';
import type { OpenTables } from './openTables.ts';
import type { Receiver } from './port.ts';

/** A reader whose tab may be hidden. */
export interface Presence extends Receiver {
  here: boolean;
}

/** `here`: looking at the table; `away`: the page is open but hidden; `gone`: not connected. */
export type SeatPresence = 'here' | 'away' | 'gone';

/** Somebody seen this recently by another process is here. */
const LATELY = 45_000;
/** The pause between messages: at most one a second. */
const PAUSE = 1_000;
/** How often the database notes who is here. */
const NOTE_EVERY = 20_000;

/** Tells the table who is there. */
export class PresenceBoard {
  readonly #house: OpenTables;
  readonly #due = new Set<string>();
  readonly #noted = new Map<string, number>();

  constructor(house: OpenTables) {
    this.#house = house;
  }

  /** Where the person at a seat is. */
  presence(game: OpenGame, seat: number): SeatPresence {
    let found: SeatPresence = 'gone';
    for (const receiver of game.receivers as Set<Presence>) {
      if (receiver.seat !== seat) continue;
      if (receiver.here) return 'here';
      found = 'away';
    }
    const seen = game.seats[seat]?.seen ?? 0;
    if (found === 'gone' && this.#isShared && this.#house.time.now() - seen < LATELY) return 'here';
    return found;
  }

  get #isShared(): boolean {
    return this.#house.store.db.kind === 'postgres';
  }

  /** The message about who is there. */
  message(game: OpenGame): string {
    let watchers = 0;
    for (const { seat } of game.receivers) if (seat === null) watchers++;
    const seats = game.seats.map(({ bot }, seat) => (bot === null ? this.presence(game, seat) : null));
    return JSON.stringify({ t: 'presence', seats, watchers });
  }

  /** Notes that somebody came, left or looked away; the table is told within a second. */
  changed(game: OpenGame, seat: number | null): void {
    if (seat !== null) this.#note(game, seat);
    if (this.#due.has(game.id)) return;
    this.#due.add(game.id);
    this.#house.time.after(PAUSE, () => {
      this.#due.delete(game.id);
      const message = this.message(game);
      for (const receiver of game.receivers) receiver.send(message);
    });
  }

  #note(game: OpenGame, seat: number): void {
    const now = this.#house.time.now();
    const name = `${game.id} ${seat}`;
    if (now - (this.#noted.get(name) ?? 0) < NOTE_EVERY) return;
    this.#noted.set(name, now);
    game.seats = game.seats.map((one) => (one.seat === seat ? { ...one, seen: now } : one));
    void changeSeat(this.#house.store.db, game.id, seat, { seen: now }).catch(() => {});
    if (this.#isShared) this.#house.store.wire.notify(game.id);
  }
}

/**
 * A game open in this process. Everything about it passes through one queue, one thing after another; an answer is on disk before
 * anybody is told of it. Another process may serve the same game: the journal's numbers decide who was first.
 */
import type { EntryBody, EntryEffect, Taken, Wish } from '@flotilla/host';
import { entryId, Host } from '@flotilla/host';
import type { AnyGame, Refusal } from '@flotilla/table';
import { hashOf } from '@flotilla/table/run';
import type { Statement } from '../store/database.ts';
import { DatabaseAway } from '../store/database.ts';
import type { GameRow } from '../store/games.ts';
import { changeGame, readGame, updateGame } from '../store/games.ts';
import type { StoredEntry } from '../store/journal.ts';
import type { Latest } from '../store/latest.ts';
import type { SeatRow } from '../store/seats.ts';
import { readSeats } from '../store/seats.ts';
import { clockStatements, movedClocks, windowOf } from './clock.ts';
import { publicTable } from './people.ts';
import type { TablePort } from './port.ts';
import { Queue } from './queue.ts';
import type { Referee } from './referee.ts';
import { kindOf, refuse } from './refusals.ts';
import { openingSession, seedOf } from './rehydrate.ts';
import { ToldGame } from './toldGame.ts';

/** How often a conflict with another process is retried before it counts as an error. */
const MOST_CONFLICTS = 20;
/** How often the connection to the database may break over one answer. */
const MOST_BREAKS = 3;

/** A game and everybody who looks at it. */
export class OpenGame extends ToldGame {
  /** How many entries of the journal are in the session. */
  number = 0;
  /** Whether the journal has its last entry. */
  closed = false;
  /** The last line of the chat that was passed on here. */
  lastSaid = 0;
  /** What the database had of the table and its seats when they were last read; null when that is not known. */
  mark: string | null = null;
  /** Whether the session may hold what the journal does not: nothing happens here before it is read again. */
  #isDoubtful = false;
  /** The last moment everybody here was told of; what is not written yet may be ahead of it. */
  #toldUpTo: number | null = null;
  /** What was taken, by the ids of the entries. */
  #taken = new Set<string>();
  readonly #queue: Queue;

  constructor(rules: AnyGame, row: GameRow, seats: readonly SeatRow[], around: TablePort) {
    super(rules, row, seats, around);
    this.#queue = new Queue(around.queues);
  }

  /** Whether anything is in progress. */
  get busy(): boolean {
    return this.#queue.waiting > 0;
  }

  /** Who watches over it for its event; null when it is part of none. */
  get referee(): Referee | null {
    return this.row.event === null ? null : this.around.referees.of(this);
  }

  /** Whether the rules, its event or a last entry have ended it. */
  get isFinished(): boolean {
    if (this.closed || !this.session) return this.closed;
    return this.session.table.over || (this.referee?.isDone(this) ?? false);
  }

  /** True when failed work remains: reading the journal again, or recording the end. */
  get isUnsettled(): boolean {
    if (this.busy) return false;
    return this.#isDoubtful || (this.row.state === 'running' && this.isFinished);
  }

  /** True when the database holds something this process does not know. */
  lacks(latest: Latest | undefined): boolean {
    if (!latest) return false;
    return latest.number > this.number || latest.said > this.lastSaid || latest.mark !== this.mark;
  }

  /**
   * Runs something exclusively: nothing else happens in this game meanwhile, and nobody sees it half done. After a write of which
   * nobody knows whether it succeeded the journal is read first; while that fails, so does everything else.
   */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.run(async () => {
      if (this.#isDoubtful) await this.#findOut();
      return work();
    });
  }

  /** Replays the journal from its first entry, and gives its entries. */
  async load(): Promise<readonly StoredEntry[]> {
    const { store, vault } = this.around;
    const entries = this.row.origin === null ? [] : await store.journal.read(this.id);
    this.host = null;
    this.#toldUpTo = null;
    this.number = 0;
    this.closed = false;
    this.#taken = new Set();
    if (this.row.origin === null) return entries;
    const session = openingSession(this.rules, this.row, this.seats, seedOf(this.row, vault));
    const host = new Host(session, this.around.rules);
    this.askedAt = this.row.touched + this.around.time.shift();
    for (const entry of entries) this.#play(host, entry);
    this.host = host;
    this.#toldUpTo = host.n;
    return entries;
  }

  #play(host: Host, entry: StoredEntry): boolean {
    const { seen, asks } = host.play(entry);
    if (asks) this.askedAt = entry.at;
    this.number = entry.number;
    this.closed ||= entry.kind === 'close';
    this.#taken.add(entryId(entry));
    return seen;
  }

  /** Does what a seat wants, once, however often it is sent. */
  take(wish: Wish): Promise<Taken> {
    const arrived = this.around.time.now();
    const began = performance.now();
    return this.inTurn(async () => {
      const taken = await this.#take(wish, arrived, began);
      if (taken.kind === 'refused') this.around.figures.refused(kindOf(taken.refusal));
      return taken;
    });
  }

  async #take(wish: Wish, arrived: number, began: number): Promise<Taken> {
    let breaks = 0;
    for (let tries = 0; tries < MOST_CONFLICTS; tries++) {
      if (this.#taken.has(entryId(wish))) return { kind: 'done', n: this.n };
      let refusal = this.#refusalOf(wish, arrived);
      if (refusal && this.around.shared && (await this.#catchUp())) {
        if (this.#taken.has(entryId(wish))) return { kind: 'done', n: this.n };
        refusal = this.#refusalOf(wish, arrived);
      }
      if (refusal) return { kind: 'refused', refusal, n: this.n };
      try {
        if (await this.#write(wish, began)) return { kind: 'done', n: this.n };
      } catch (error) {
        // The journal has been read again, or cannot be: it tells whether the answer is in it.
        if (!(error instanceof DatabaseAway) || this.#isDoubtful || ++breaks > MOST_BREAKS) throw error;
      }
    }
    throw new Error('An answer found no place in the journal.');
  }

  #refusalOf(wish: Wish, arrived: number): Refusal | null {
    const { host, row } = this;
    if (row.trouble) return refuse('stopped');
    if (!host) return refuse('notBegun');
    const over = wish.kind === 'answer' && host.session.table.over;
    return this.#isShut(arrived) && !over ? refuse('closed') : host.refusalOf(wish);
  }

  /** True when an answer that arrived at this time is too late: one that came before the end counts, however long it waited. */
  #isShut(arrived: number): boolean {
    const { state, until } = this.row;
    return state === 'over' || this.isFinished || (until !== null && arrived >= until);
  }

  /** Carries out a wish and writes it; false when another process was faster and the game has moved on. */
  async #write(wish: Wish, began: number): Promise<boolean> {
    const host = this.host as Host;
    const { kind, seat, key, at, choice, author } = wish;
    const said: EntryBody = kind === 'answer' ? { decision: at, choice } : { decision: at };
    const entry = this.#next({ kind, seat, author, body: JSON.stringify(said), key });
    host.watch(this.receivers);
    let played: EntryEffect;
    try {
      played = host.play(entry, said);
    } catch (error) {
      await this.#stop(error);
      throw error;
    }
    const askedAt = played.asks ? entry.at : this.askedAt;
    if (!(await this.#put(entry, this.#alongside(entry, askedAt)))) return false;
    this.number = entry.number;
    this.askedAt = askedAt;
    this.#taken.add(entryId(entry));
    this.around.figures.answered(author, (performance.now() - began) / 1_000);
    await this.#commit(played.seen, seat);
    return true;
  }

  /** The next entry of the journal. */
  #next(entry: Pick<StoredEntry, 'kind' | 'seat' | 'author' | 'body' | 'key'>): StoredEntry {
    return { game: this.id, number: this.number + 1, ...entry, at: this.around.time.steady() };
  }

  /** Writes an entry; false when another process was faster and the game has moved on. */
  async #put(entry: StoredEntry, also: readonly Statement[]): Promise<boolean> {
    // Until it is known to be written, the session holds what the journal may not have.
    this.#isDoubtful = true;
    try {
      const taken = await this.around.store.journal.append(entry, also);
      if (taken) this.#isDoubtful = false;
      else await this.#reload();
      return taken;
    } catch (error) {
      if (this.#isDoubtful) await this.#findOut().catch(() => {});
      throw error;
    }
  }

  /** What is written in the same commit as an entry. */
  #alongside(entry: StoredEntry, askedAt: number): Statement[] {
    const { row } = this;
    const decisions = this.session?.decisions ?? [];
    const moved = movedClocks(row.pace, this.seats, decisions, entry.at, this.around.time.shift());
    for (const { seat, leftMs, since } of moved)
      this.seats = this.seats.map((one) => (one.seat === seat ? { ...one, leftMs, since } : one));
    if (row.pace.kind === 'none') return [];
    return clockStatements(row, moved, windowOf(row.pace, decisions, askedAt), entry);
  }

  /** Tells everybody of an entry that is on disk. */
  async #commit(seen: boolean, seat: number): Promise<void> {
    this.#tellOf(seen, seat);
    this.around.store.wire.notify(this.id);
    // The answer counts, whether its end can be noted now or only when the game is looked at again.
    if (this.isFinished) await this.endNow().catch((error: unknown) => this.around.broke(this, error));
    this.around.moved(this);
  }

  /** Tells everybody of the last entry, or only its seat when nobody else may notice it. */
  #tellOf(seen: boolean, seat: number): void {
    this.sendNow(seen ? this.n - 1 : this.n, seen ? null : seat);
    this.#toldUpTo = this.n;
  }

  /** Ends the game as it stands, by a last entry of the journal: what was written before it counts, and nothing comes after it. */
  close(): Promise<void> {
    return this.inTurn(async () => {
      for (let tries = 0; tries < MOST_CONFLICTS; tries++) {
        if (this.row.state !== 'running') return;
        if (this.isFinished || !this.session || (await this.#writeClose())) return this.endNow();
      }
      throw new Error('The end of a game found no place in the journal.');
    });
  }

  /** Writes the last entry; false when another process was faster and the game has moved on. */
  async #writeClose(): Promise<boolean> {
    const entry = this.#next({ kind: 'close', seat: 0, author: 'clock', body: '{}', key: 'close' });
    if (!(await this.#put(entry, []))) return false;
    this.number = entry.number;
    this.closed = true;
    this.#taken.add(entryId(entry));
    return true;
  }

  /** Writes that the game has ended; for a caller already at the head of the queue. */
  async endNow(): Promise<void> {
    if (this.row.state !== 'running') return;
    const { store, time } = this.around;
    const now = time.now();
    const outcome = JSON.stringify(this.session && this.rules.outcome(this.session.table.state.game));
    const change = {
      state: 'over',
      outcome,
      ended: now,
      touched: now,
      length: this.number,
      asked: [],
    } as const;
    const forEvent = this.referee?.atEnd(this, now) ?? [];
    await store.db.batch([updateGame(this.id, change, 'running'), ...forEvent]);
    await store.jobs.clearGame(this.id);
    this.row = { ...this.row, ...change };
    this.tellTable();
    store.wire.notify(this.id);
  }

  /** The rules failed: the table stops here, with its journal as the report; other tables go on. */
  async #stop(error: unknown): Promise<void> {
    const { store } = this.around;
    const trouble = 'fault';
    this.#isDoubtful = true;
    await changeGame(store.db, this.id, { trouble });
    await this.#reload();
    this.row = { ...this.row, trouble };
    this.tellTable();
    this.around.broke(this, error);
  }

  /** Reads everything again, because something that stood in the journal has changed, and tells everybody. */
  reread(): Promise<void> {
    return this.inTurn(async () => {
      await this.#reload();
      if (this.host) this.sendNow(null, null);
      this.tellTable();
    });
  }

  /** Reads what became of a write; what was written after all is news to other processes. */
  async #findOut(): Promise<void> {
    await this.#reload();
    this.around.store.wire.notify(this.id);
  }

  /**
   * Reads the game again from the journal, and tells those to whom that brings something new: of an answer given in secret only
   * the seat that gave it.
   */
  async #reload(): Promise<void> {
    const { number } = this;
    const told = this.#toldUpTo;
    await this.#readRow();
    const entries = await this.load();
    this.#isDoubtful = false;
    const secretly = new Set(entries.filter((entry) => entry.number > number).map(({ seat }) => seat));
    if (this.#toldUpTo !== told) this.sendNow(null, null);
    else for (const seat of secretly) this.sendNow(null, seat);
    this.around.moved(this);
  }

  async #readRow(): Promise<void> {
    const { db } = this.around.store;
    this.row = (await readGame(db, this.id)) ?? this.row;
    this.seats = await readSeats(db, this.id);
    this.#callByName();
  }

  /** Has the record call everybody by the name they have now. */
  #callByName(): void {
    for (const { seat, name, bot } of this.seats) this.session?.reseat(seat, { name, bot });
  }

  /** Replays what other processes have written in the meantime; false when there was nothing. */
  async #catchUp(): Promise<boolean> {
    if (this.row.origin === null) return false;
    const entries = await this.around.store.journal.read(this.id, this.number + 1);
    this.host?.watch(this.receivers);
    for (const entry of entries)
      if (entry.number === this.number + 1) this.#tellOf(this.#play(this.host as Host, entry), entry.seat);
    return entries.length > 0;
  }

  /** Reads seats and new entries again when another process may have changed them. */
  refresh(): Promise<void> {
    return this.inTurn(() => this.refreshNow());
  }

  /** The same for a caller already at the head of the queue, who may know already what the database has. */
  async refreshNow(latest?: Latest): Promise<void> {
    const before = JSON.stringify(publicTable(this.row, this.seats, this.around.time.now()));
    await this.#readRow();
    if (latest) this.mark = latest.mark;
    if (this.row.origin !== null && this.host === null) {
      await this.load();
      this.sendNow(null, null);
    } else await this.#catchUp();
    if (JSON.stringify(publicTable(this.row, this.seats, this.around.time.now())) !== before)
      this.tellTable();
    this.around.moved(this);
  }

  /** Takes over a row and seats that were just written, and tells everybody. */
  async adopt(row: GameRow, seats: readonly SeatRow[]): Promise<void> {
    const begins = this.row.origin === null && row.origin !== null;
    this.row = row;
    this.seats = seats;
    this.#callByName();
    if (begins) await this.load();
    this.tellTable();
    if (begins) this.sendNow(null, null);
    this.around.store.wire.notify(this.id);
    this.around.moved(this);
  }

  /** The hash of the state and the number of the entry it belongs to; null before the game has begun. */
  get stand(): { readonly number: number; readonly hash: string } | null {
    return this.session && { number: this.number, hash: hashOf(this.session.table.state) };
  }
}

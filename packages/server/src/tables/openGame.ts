/**
 * A game open in this process. Everything about it passes through one queue, one thing after another; an answer is on disk before
 * anybody is told of it. Another process may serve the same game: the journal's numbers decide who was first.
 */
import type { TableMessage } from '@flotilla/protocol';
import type { AnyGame, Choice, GameShape, Refusal, Session } from '@flotilla/table';
import { hashOf } from '@flotilla/table';
import type { Statement } from '../store/database.ts';
import { DatabaseAway } from '../store/database.ts';
import type { GameRow } from '../store/games.ts';
import { changeGame, readGame, updateGame } from '../store/games.ts';
import type { Entry, EntryKind } from '../store/journal.ts';
import { entryId } from '../store/journal.ts';
import type { Latest } from '../store/latest.ts';
import type { SeatRow } from '../store/seats.ts';
import { readSeats } from '../store/seats.ts';
import type { Clocks } from './clock.ts';
import { clockStatements, clocksOf, movedClocks, windowOf } from './clock.ts';
import { ownStanding, publicTable } from './people.ts';
import { Queue } from './queue.ts';
import type { Referee } from './referee.ts';
import { kindOf, refuse } from './refusals.ts';
import type { EntryBody } from './rehydrate.ts';
import { openingSession, playEntry, questionOf, seedOf } from './rehydrate.ts';
import { Teller } from './tell.ts';
import type { Receiver, Surroundings, Taken, Wish } from './wish.ts';

/** How often a conflict with another process is retried before it counts as an error. */
const MOST_CONFLICTS = 20;
/** How often the connection to the database may break over one answer. */
const MOST_BREAKS = 3;

/** A game and everybody who looks at it. */
export class OpenGame {
  readonly id: string;
  readonly rules: AnyGame;
  row: GameRow;
  seats: readonly SeatRow[];
  session: Session<GameShape> | null = null;
  /** Null until the game has begun. */
  teller: Teller | null = null;
  /** How many entries of the journal are in the session. */
  number = 0;
  /** Whether the journal has its last entry. */
  closed = false;
  /** When the waiting question was put. */
  askedAt = 0;
  /** The last line of the chat that was passed on here. */
  lastSaid = 0;
  readonly receivers = new Set<Receiver>();
  /** What the database had of the table and its seats when they were last read; null when that is not known. */
  mark: string | null = null;
  readonly #around: Surroundings;
  /** Whether the session may hold what the journal does not: nothing happens here before it is read again. */
  #isDoubtful = false;
  /** What was taken, by the ids of the entries. */
  #taken = new Set<string>();
  readonly #queue: Queue;

  constructor(rules: AnyGame, row: GameRow, seats: readonly SeatRow[], around: Surroundings) {
    this.id = row.id;
    this.rules = rules;
    this.row = row;
    this.seats = seats;
    this.#around = around;
    this.#queue = new Queue(around.queues);
  }

  /** Whether anything is in progress. */
  get busy(): boolean {
    return this.#queue.waiting > 0;
  }

  /** Who watches over it for its event; null when it is part of none. */
  get referee(): Referee | null {
    return this.row.event === null ? null : this.#around.referees.of(this);
  }

  /** Whether the rules, its event or a last entry have ended it. */
  get isFinished(): boolean {
    if (this.closed || !this.session) return this.closed;
    return this.session.table.over || (this.referee?.isDone(this) ?? false);
  }

  /** Whether something is left to do that failed: the journal to be read again, or the end to be noted. */
  get isUnsettled(): boolean {
    if (this.busy) return false;
    return this.#isDoubtful || (this.row.state === 'running' && this.isFinished);
  }

  /** Whether the database has something that is not known here. */
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
  async load(): Promise<readonly Entry[]> {
    const { store, vault } = this.#around;
    const entries = this.row.origin === null ? [] : await store.journal.read(this.id);
    this.session = null;
    this.teller = null;
    this.number = 0;
    this.closed = false;
    this.#taken = new Set();
    if (this.row.origin === null) return entries;
    const session = openingSession(this.rules, this.row, this.seats, seedOf(this.row, vault));
    let n = 0;
    this.askedAt = this.row.touched + this.#around.time.shift();
    for (const entry of entries) if (this.#play(session, entry) === 'seen') n++;
    this.session = session;
    this.teller = new Teller(session, n);
    return entries;
  }

  #play(session: Session<GameShape>, entry: Entry): 'seen' | 'unseen' {
    const asked = questionOf(session);
    const seen = playEntry(session, entry);
    if (questionOf(session) !== asked) this.askedAt = entry.at;
    this.number = entry.number;
    this.closed ||= entry.kind === 'close';
    this.#taken.add(entryId(entry));
    return seen;
  }

  /** Does what a seat wants, once, however often it is sent. */
  take(wish: Wish): Promise<Taken> {
    const arrived = this.#around.time.now();
    const began = performance.now();
    return this.inTurn(async () => {
      const taken = await this.#take(wish, arrived, began);
      if (taken.kind === 'refused') this.#around.figures.refused(kindOf(taken.refusal));
      return taken;
    });
  }

  async #take(wish: Wish, arrived: number, began: number): Promise<Taken> {
    let breaks = 0;
    for (let tries = 0; tries < MOST_CONFLICTS; tries++) {
      const n = () => this.teller?.n ?? 0;
      if (this.#taken.has(entryId(wish))) return { kind: 'done', n: n() };
      let refusal = this.#refusalOf(wish, arrived);
      if (refusal && this.#around.shared && (await this.#catchUp())) {
        if (this.#taken.has(entryId(wish))) return { kind: 'done', n: n() };
        refusal = this.#refusalOf(wish, arrived);
      }
      if (refusal) return { kind: 'refused', refusal, n: n() };
      try {
        if (await this.#write(wish, began)) return { kind: 'done', n: n() };
      } catch (error) {
        // The journal has been read again, or cannot be: it tells whether the answer is in it.
        if (!(error instanceof DatabaseAway) || this.#isDoubtful || ++breaks > MOST_BREAKS) throw error;
      }
    }
    throw new Error('An answer found no place in the journal.');
  }

  #refusalOf({ kind, seat, at, choice }: Wish, arrived: number): Refusal | null {
    const { session, teller, row } = this;
    if (row.trouble) return refuse('stopped');
    if (!session || !teller) return refuse('notBegun');
    if (this.#isShut(arrived) && !(kind === 'answer' && session.table.over)) return refuse('closed');
    if (kind === 'answer') return session.table.refusalOf({ seat, decision: at, choice: choice as Choice });
    if (at !== teller.n) return refuse('movedOn');
    return kind === 'undo' ? this.undoRefusal(seat) : this.redoRefusal(seat);
  }

  /** Whether nothing is taken any more that arrived at a time: an answer that came before the end counts, however long it waited. */
  #isShut(arrived: number): boolean {
    const { state, until } = this.row;
    return state === 'over' || this.isFinished || (until !== null && arrived >= until);
  }

  /** Why a seat cannot take its last answer back; null when it can. */
  undoRefusal(seat: number): Refusal | null {
    const last = this.session?.answers.at(-1);
    if (!this.session || last?.seat !== seat) return refuse('notYours');
    return this.session.undoRefusal();
  }

  /** Why a seat cannot do again what was taken back; null when it can. */
  redoRefusal(seat: number): Refusal | null {
    const [next] = this.session?.ahead ?? [];
    return next?.seat === seat ? null : refuse('notYours');
  }

  /** Carries out a wish and writes it; false when another process was faster and the game has moved on. */
  async #write(wish: Wish, began: number): Promise<boolean> {
    const session = this.session as Session<GameShape>;
    const { kind, seat, key, at, choice, author } = wish;
    const said: EntryBody = kind === 'answer' ? { decision: at, choice } : { decision: at };
    const entry = this.#next({ kind, seat, author, body: JSON.stringify(said), key });
    const asked = questionOf(session);
    this.#watch();
    let seen: 'seen' | 'unseen';
    try {
      seen = playEntry(session, entry, said);
    } catch (error) {
      await this.#stop(error);
      throw error;
    }
    const askedAt = questionOf(session) === asked ? this.askedAt : entry.at;
    if (!(await this.#put(entry, this.#alongside(entry, askedAt)))) return false;
    this.number = entry.number;
    this.askedAt = askedAt;
    this.#taken.add(entryId(entry));
    this.#around.figures.answered(author, (performance.now() - began) / 1_000);
    await this.#settle(seen, kind, seat);
    return true;
  }

  /** The next entry of the journal. */
  #next(entry: Pick<Entry, 'kind' | 'seat' | 'author' | 'body' | 'key'>): Entry {
    return { game: this.id, number: this.number + 1, ...entry, at: this.#around.time.steady() };
  }

  /** Writes an entry; false when another process was faster and the game has moved on. */
  async #put(entry: Entry, also: readonly Statement[]): Promise<boolean> {
    // Until it is known to be written, the session holds what the journal may not have.
    this.#isDoubtful = true;
    try {
      const taken = await this.#around.store.journal.append(entry, also);
      if (taken) this.#isDoubtful = false;
      else await this.#reload();
      return taken;
    } catch (error) {
      if (this.#isDoubtful) await this.#findOut().catch(() => {});
      throw error;
    }
  }

  /** Lets those watch how the next answer comes about who are there to be told. */
  #watch(): void {
    const seats = new Set<number | null>();
    for (const { seat, told } of this.receivers) if (told) seats.add(seat);
    this.teller?.watchAs(seats);
  }

  /** What is written in the same commit as an entry. */
  #alongside(entry: Entry, askedAt: number): Statement[] {
    const { row } = this;
    const decisions = this.session?.decisions ?? [];
    const moved = movedClocks(row.pace, this.seats, decisions, entry.at, this.#around.time.shift());
    for (const { seat, leftMs, since } of moved)
      this.seats = this.seats.map((one) => (one.seat === seat ? { ...one, leftMs, since } : one));
    if (row.pace.kind === 'none') return [];
    return clockStatements(row, moved, windowOf(row.pace, decisions, askedAt), entry);
  }

  /** Tells everybody of an entry that is on disk. */
  async #settle(seen: 'seen' | 'unseen', kind: EntryKind, seat: number): Promise<void> {
    const teller = this.teller as Teller;
    teller.hear(kind);
    if (seen === 'seen') teller.advance();
    const from = seen === 'seen' ? teller.n - 1 : teller.n;
    this.#sendNow(from, seen === 'seen' ? null : seat);
    this.#around.store.wire.tell(this.id);
    // The answer counts, whether its end can be noted now or only when the game is looked at again.
    if (this.isFinished) await this.endNow().catch((error: unknown) => this.#around.broke(this, error));
    this.#around.moved(this);
  }

  /** Sends the moment to everybody, or to one seat only, in one message for each kind of receiver. */
  #sendNow(from: number | null, only: number | null): void {
    const made = new Map<string, string>();
    for (const receiver of this.receivers) {
      if (only !== null && receiver.seat !== only) continue;
      const kind = `${receiver.seat} ${receiver.odds} ${receiver.told}`;
      const message = made.get(kind) ?? this.nowFor(receiver, from, receiver.told);
      made.set(kind, message);
      receiver.send(message);
    }
  }

  /** The moment as a receiver may know it, who has everything up to `from`; null has nothing. */
  nowFor({ seat, odds }: Pick<Receiver, 'seat' | 'odds'>, from: number | null, present = false): string {
    const decision = seat === null ? null : (this.session?.table.decisionFor(seat) ?? null);
    const beside = {
      clocks: this.clocks,
      ...(odds && decision && { table: this.#around.imagined(this, decision.seat, decision) }),
      undo: seat !== null && this.undoRefusal(seat) === null,
      redo: seat !== null && this.redoRefusal(seat) === null,
    };
    return (this.teller as Teller).message(seat, from, beside, present);
  }

  /** The clocks as everybody may see them; null where nobody is hurried. */
  get clocks(): Clocks | null {
    if (!this.session || this.session.table.over) return null;
    return clocksOf(
      this.row.pace,
      this.seats,
      this.session.decisions,
      this.askedAt,
      this.#around.time.shift(),
    );
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
    const { store, time } = this.#around;
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
    store.wire.tell(this.id);
  }

  /** The rules failed: the table stops here, with its journal as the report; other tables go on. */
  async #stop(error: unknown): Promise<void> {
    const { store } = this.#around;
    const trouble = 'fault';
    this.#isDoubtful = true;
    await changeGame(store.db, this.id, { trouble });
    await this.#reload();
    this.row = { ...this.row, trouble };
    this.tellTable();
    this.#around.broke(this, error);
  }

  /** Reads everything again, because something that stood in the journal has changed, and tells everybody. */
  reread(): Promise<void> {
    return this.inTurn(async () => {
      await this.#reload();
      if (this.teller) this.#sendNow(null, null);
      this.tellTable();
    });
  }

  /** Reads what became of a write; what was written after all is news to other processes. */
  async #findOut(): Promise<void> {
    await this.#reload();
    this.#around.store.wire.tell(this.id);
  }

  /**
   * Reads the game again from the journal, and tells those to whom that brings something new: of an answer given in secret only
   * the seat that gave it.
   */
  async #reload(): Promise<void> {
    const { number } = this;
    const n = this.teller?.n;
    await this.#readRow();
    const entries = await this.load();
    this.#isDoubtful = false;
    const secretly = new Set(entries.filter((entry) => entry.number > number).map(({ seat }) => seat));
    if (this.teller?.n !== n) this.#sendNow(null, null);
    else for (const seat of secretly) this.#sendNow(null, seat);
    this.#around.moved(this);
  }

  async #readRow(): Promise<void> {
    const { db } = this.#around.store;
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
    const entries = await this.#around.store.journal.read(this.id, this.number + 1);
    this.#watch();
    for (const entry of entries) {
      if (entry.number !== this.number + 1) continue;
      const seen = this.#play(this.session as Session<GameShape>, entry);
      const teller = this.teller as Teller;
      teller.hear(entry.kind);
      if (seen === 'seen') teller.advance();
      this.#sendNow(seen === 'seen' ? teller.n - 1 : teller.n, seen === 'seen' ? null : entry.seat);
    }
    return entries.length > 0;
  }

  /** Reads who sits there and what has happened since, when another process may have changed it. */
  refresh(): Promise<void> {
    return this.inTurn(() => this.refreshNow());
  }

  /** The same for a caller already at the head of the queue, who may know already what the database has. */
  async refreshNow(latest?: Latest): Promise<void> {
    const before = JSON.stringify(publicTable(this.row, this.seats, this.#around.time.now()));
    await this.#readRow();
    if (latest) this.mark = latest.mark;
    if (this.row.origin !== null && this.session === null) {
      await this.load();
      this.#sendNow(null, null);
    } else await this.#catchUp();
    if (JSON.stringify(publicTable(this.row, this.seats, this.#around.time.now())) !== before)
      this.tellTable();
    this.#around.moved(this);
  }

  /** Takes over a row and seats that were just written, and tells everybody. */
  async adopt(row: GameRow, seats: readonly SeatRow[]): Promise<void> {
    const begins = this.row.origin === null && row.origin !== null;
    this.row = row;
    this.seats = seats;
    this.#callByName();
    if (begins) await this.load();
    this.tellTable();
    if (begins) this.#sendNow(null, null);
    this.#around.store.wire.tell(this.id);
    this.#around.moved(this);
  }

  /** Tells everybody who sits there and what was agreed. */
  tellTable(): void {
    for (const receiver of this.receivers) receiver.send(this.tableFor(receiver.seat));
  }

  /** The table as a receiver may see it. */
  tableFor(seat: number | null): string {
    const table = publicTable(this.row, this.seats, this.#around.time.now());
    const outcome = this.row.state === 'over' && this.row.outcome ? JSON.parse(this.row.outcome) : null;
    const message: TableMessage = {
      t: 'table',
      ...table,
      you: seat,
      own: ownStanding(this.seats, seat),
      outcome,
    };
    return JSON.stringify(message);
  }

  /** The hash of the state and the number of the entry it belongs to; null before the game has begun. */
  get stand(): { readonly number: number; readonly hash: string } | null {
    return this.session && { number: this.number, hash: hashOf(this.session.table.state) };
  }
}

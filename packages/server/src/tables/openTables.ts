/** All games open in this process. */
import { loadGame } from '@flotilla/lab';
import type { AnyGame } from '@flotilla/table';
import { askedSeats } from '@flotilla/table/run';
import { DatabaseAway } from '../store/database.ts';
import { changeGame, gamesAt, readGame, updateGame } from '../store/games.ts';
import { latestOf } from '../store/latest.ts';
import { readSeats } from '../store/seats.ts';
import type { Store } from '../store/store.ts';
import { lastLine } from '../store/talk.ts';
import { passOnChat } from './acts.ts';
import { Bots } from './bots.ts';
import type { Vault } from './dice.ts';
import { SERVER_RULES } from './houseRules.ts';
import { Looking } from './looking.ts';
import { moveToToday } from './moveRules.ts';
import { OpenGame } from './openGame.ts';
import type { AnswerFigures, TablePort } from './port.ts';
import type { QueueCount } from './queue.ts';
import type { Referees } from './referee.ts';
import { noReferees } from './referee.ts';
import type { Thinkers } from './thinkers.ts';
import { thinkerThreads } from './thinkers.ts';
import type { Cancel, Time } from './time.ts';
import { machineTime } from './time.ts';

/** What the log says of a bot that was given up. */
const slowBot = (bot: string): string =>
  `The bot "${bot}" was given up (too slow, or too many waited), and "steady" answered for it.`;

/** Finds the rules of a game: today's, or those of a version kept for games under way. */
export type Library = (game: string, version: string | null) => Promise<AnyGame | null>;

/** The library with today's rules only. */
export const todaysLibrary: Library = async (id, version) => {
  const game = await loadGame(id).catch(() => null);
  return game && (version === null || game.version === version) ? game : null;
};

/** How a house is run. */
export interface HouseSettings {
  readonly store: Store;
  readonly vault: Vault;
  readonly time?: Time;
  readonly library?: Library;
  readonly thinkers?: Thinkers;
  /** The most games kept in memory. */
  readonly openGames?: number;
  /** Milliseconds from a question to a bot's answer. */
  readonly botPace?: number;
  /** Called with each error that is not a player's. */
  readonly fault?: (about: string, error: unknown) => void;
  readonly figures?: AnswerFigures;
}

const uncounted: AnswerFigures = { answered() {}, refused() {} };

/** The trouble of a table that the operator has closed. */
export const SHUT = 'closed';

/** How long a game stays in memory after its last reader has left. */
const LINGER = 10 * 60_000;
const SWEEP_EVERY = 60_000;
/** How far lists may lag behind. */
const HINTS_EVERY = 1_000;
/** How far a page may lag behind another process when a hint was lost. */
const LOOK_EVERY = 1_000;
/** The pause after which a bot tries again what the database did not take. */
const BOT_AGAIN = 1_000;

/** Opens games, keeps them while somebody needs them, and lets them go. */
export class OpenTables {
  readonly store: Store;
  readonly vault: Vault;
  readonly time: Time;
  readonly library: Library;
  readonly bots: Bots;
  readonly looking: Looking;
  /** The work that waits at all games. */
  readonly queues: QueueCount = { waiting: 0 };
  /** Who watches over games that are part of an event. */
  referees: Referees = noReferees;
  /** Called after everything that changed a game. */
  onMoved: (game: OpenGame) => void = () => {};
  readonly #open = new Map<string, Promise<OpenGame | null>>();
  readonly #used = new Map<string, number>();
  readonly #stale = new Set<OpenGame>();
  readonly #most: number;
  readonly #fault: (about: string, error: unknown) => void;
  readonly #thinkers: Thinkers;
  readonly #figures: AnswerFigures;
  readonly #timers: Cancel[] = [];
  #hinting = false;
  #closed = false;

  constructor(settings: HouseSettings) {
    this.store = settings.store;
    this.vault = settings.vault;
    this.time = settings.time ?? machineTime();
    this.library = settings.library ?? todaysLibrary;
    this.#most = settings.openGames ?? 1_000;
    this.#fault = settings.fault ?? (() => {});
    this.#thinkers = settings.thinkers ?? thinkerThreads();
    this.#figures = settings.figures ?? uncounted;
    this.bots = new Bots({
      time: this.time,
      pace: settings.botPace ?? 700,
      thinkers: this.#thinkers,
      failed: (game, error) => this.#botFailed(game, error),
      gaveUp: (game, bot) => {
        if (!this.#closed) this.#fault(game.id, new Error(slowBot(bot)));
      },
    });
    this.looking = new Looking({
      store: this.store,
      all: () => this.all(),
      passOnChat: (game) => passOnChat(this, game),
      fault: this.#fault,
    });
    this.store.wire.onMessage((id) => void this.#heard(id));
    this.store.wire.lost(() => void this.looking.around());
    this.#every(SWEEP_EVERY, () => this.sweep());
    this.#every(LOOK_EVERY, () => void this.looking.around());
  }

  #every(ms: number, work: () => void): void {
    const again = (): void => {
      if (this.#closed) return;
      work();
      this.#timers.push(this.time.after(ms, again));
      if (this.#timers.length > 100) this.#timers.splice(0, 50);
    };
    this.#timers.push(this.time.after(ms, again));
  }

  /** How many games are in memory. */
  get size(): number {
    return this.#open.size;
  }

  /** How many questions wait for a slow bot. */
  get thinking(): number {
    return this.#thinkers.waiting ?? 0;
  }

  /** The games in memory. */
  async all(): Promise<OpenGame[]> {
    const games = await Promise.all([...this.#open.values()].map((game) => game.catch(() => null)));
    return games.filter((game) => game !== null);
  }

  /** A game, from memory or from its journal; null when there is none. */
  async game(id: string): Promise<OpenGame | null> {
    this.#used.set(id, this.time.now());
    const open = this.#open.get(id);
    if (open) return open;
    const loading = this.#load(id);
    this.#open.set(id, loading);
    try {
      const game = await loading;
      if (game) {
        if (this.size > this.#most) this.sweep();
        this.bots.follow(game);
      } else this.#forget(id);
      return game;
    } catch (error) {
      this.#forget(id);
      throw error;
    }
  }

  #forget(id: string): void {
    this.#open.delete(id);
    this.#used.delete(id);
  }

  async #load(id: string): Promise<OpenGame | null> {
    const { db, shared } = this.store;
    const mark = shared ? ((await latestOf(db, [id])).get(id)?.mark ?? null) : null;
    const row = await readGame(db, id);
    if (!row) return null;
    if (row.event !== null) await this.referees.learn(row.event);
    const seats = await readSeats(db, id);
    const rules = await this.library(row.game, row.rules);
    if (rules) return this.#caughtUp(new OpenGame(rules, row, seats, this.#around()), mark);
    const today = await this.library(row.game, null);
    if (!today) throw new Error(`The rules of ${row.game} are not in this house.`);
    const moved = await moveToToday(this.store, this.vault, today, row, seats);
    return this.#caughtUp(new OpenGame(today, moved, seats, this.#around()), mark);
  }

  async #caughtUp(game: OpenGame, mark: string | null): Promise<OpenGame> {
    game.mark = mark;
    game.lastSaid = await lastLine(this.store.db, game.id);
    if (game.rules.version !== game.row.rules) return game;
    try {
      await game.load();
      // The process may have been stopped between the last answer and the note that it was the last.
      if (game.isFinished) await game.endNow();
      if (game.row.trouble !== null && game.row.trouble !== SHUT) await this.#mended(game);
    } catch (error) {
      // Nothing is wrong with a game that could not be read: it is read when it is next asked for.
      if (error instanceof DatabaseAway) throw error;
      this.#fault(game.id, error);
      game.host = null;
      game.row = { ...game.row, trouble: 'fault' };
    }
    return game;
  }

  /** Resumes a stopped table once it is opened under rules with which its journal can be replayed. */
  async #mended(game: OpenGame): Promise<void> {
    await changeGame(this.store.db, game.id, { trouble: null });
    game.row = { ...game.row, trouble: null };
  }

  #around(): TablePort {
    return {
      store: this.store,
      vault: this.vault,
      time: this.time,
      referees: { learn: (event) => this.referees.learn(event), of: (game) => this.referees.of(game) },
      shared: this.store.shared,
      queues: this.queues,
      figures: this.#figures,
      moved: (game) => this.#moved(game),
      broke: (game, error) => this.#fault(game.id, error),
      rules: SERVER_RULES,
    };
  }

  #moved(game: OpenGame): void {
    this.#stale.add(game);
    if (!this.#hinting && !this.#closed) {
      this.#hinting = true;
      this.#timers.push(this.time.after(HINTS_EVERY, () => void this.writeHints()));
    }
    this.bots.follow(game);
    game.referee?.moved?.(game);
    this.onMoved(game);
  }

  /** Writes what lists show of the games that have moved. */
  async writeHints(): Promise<void> {
    this.#hinting = false;
    const games = [...this.#stale].filter(({ row }) => row.state === 'running');
    this.#stale.clear();
    if (games.length === 0) return;
    const touched = this.time.now();
    try {
      const statements = await Promise.all(
        games.map((game) =>
          game.inTurn(async () => {
            const asked = askedSeats(game.session?.decisions ?? [], null);
            return updateGame(game.id, { length: game.number, asked, touched }, 'running');
          }),
        ),
      );
      await this.store.db.batch(statements);
    } catch (error) {
      this.#fault('lists', error);
      // They stay noted; the next game that moves takes them along.
      for (const game of games) this.#stale.add(game);
    }
  }

  async #heard(id: string): Promise<void> {
    const game = await this.inMemory(id);
    if (game) await this.looking.again(game);
  }

  #botFailed(game: OpenGame, error: unknown): void {
    this.#fault(game.id, error);
    if (error instanceof DatabaseAway && !this.#closed)
      this.#timers.push(this.time.after(BOT_AGAIN, () => this.bots.follow(game)));
  }

  /** Drops games that nobody looks at: those left long ago and, if there are too many, the least recently used. */
  sweep(): void {
    const now = this.time.now();
    const byUse = [...this.#used].sort(([, a], [, b]) => a - b);
    for (const [id, used] of byUse) {
      if (now - used < LINGER && this.size <= this.#most) return;
      void this.#letGo(id, used);
    }
  }

  async #letGo(id: string, used: number): Promise<void> {
    const game = await this.#open.get(id)?.catch(() => null);
    if (!game || game.busy || game.receivers.size > 0 || this.#used.get(id) !== used) return;
    this.#forget(id);
    await this.keepStand(game);
  }

  /** Notes the state of a game, so that a later version of the rules can prove that it plays the same game. */
  async keepStand(game: OpenGame): Promise<void> {
    const { stand } = game;
    if (!stand || game.row.state !== 'running') return;
    await changeGame(this.store.db, game.id, { stand }).catch((error: unknown) =>
      this.#fault(game.id, error),
    );
  }

  /** Drops a game from memory at once, for example because it was removed. */
  drop(id: string): void {
    this.#forget(id);
  }

  /** Drops a game that was removed, and disconnects its readers. */
  async vanish(id: string): Promise<void> {
    const game = await this.inMemory(id);
    this.#forget(id);
    await game?.inTurn(async () => {
      game.row = { ...game.row, state: 'over', trouble: SHUT };
      for (const receiver of game.receivers) receiver.dismiss?.('removed');
    });
  }

  /** A game, if it is in memory. */
  async inMemory(id: string): Promise<OpenGame | null> {
    return (await this.#open.get(id)?.catch(() => null)) ?? null;
  }

  /** Resumes games in which only bots were asked when the server last stopped. */
  async takeUp(): Promise<void> {
    for (const id of await gamesAt(this.store.db, 'running')) {
      const row = await readGame(this.store.db, id);
      const seats = await readSeats(this.store.db, id);
      if (row?.asked.some((seat) => seat < 0 || seats[seat]?.bot !== null))
        await this.game(id).catch(() => null);
    }
  }

  /** Finishes what is under way and lets everything go. */
  async close(): Promise<void> {
    this.#closed = true;
    this.bots.stop();
    for (const cancel of this.#timers) cancel();
    const games = await this.all();
    await Promise.all(games.map((game) => game.inTurn(async () => {}).catch(() => {})));
    await this.writeHints();
    for (const game of games) await this.keepStand(game);
    await this.#thinkers.stop();
    this.#open.clear();
  }
}

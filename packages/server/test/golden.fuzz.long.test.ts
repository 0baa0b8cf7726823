/**
 * Every message of 200 games, for every kind of receiver, is the same bytes as it has always been: games of fixed seeds are played
 * through the queue of an open game, with bots, undo, late-comers and imagined tables, and all that leaves it is hashed. Where rules
 * or views change on purpose, FLOTILLA_GOLDEN=write writes the hashes anew.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Wish } from '@flotilla/host';
import { loadGame } from '@flotilla/lab';
import type { AnyGame, Choice, Decision, FormChoice } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import type { SeatRecord } from '@flotilla/table/run';
import { botNamed, chosenBy, optionsAtTable, optionsOf } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import type { GameRow } from '../src/store/games.ts';
import type { StoredEntry } from '../src/store/journal.ts';
import type { SeatRow } from '../src/store/seats.ts';
import type { Store } from '../src/store/store.ts';
import { Bots } from '../src/tables/bots.ts';
import type { Vault } from '../src/tables/dice.ts';
import { SERVER_RULES } from '../src/tables/houseRules.ts';
import { OpenGame } from '../src/tables/openGame.ts';
import type { Receiver, TablePort } from '../src/tables/port.ts';
import { noReferees } from '../src/tables/referee.ts';
import type { Time } from '../src/tables/time.ts';
import { gameRow } from './support/rows.ts';

const FIXTURE = new URL('golden.json', import.meta.url);
/** So many answers of a game are played, if it lasts so long. */
const MOST = 120;
/** Digits of a digest that are kept. */
const DIGITS = 16;

interface Kind {
  readonly game: string;
  readonly games: number;
  readonly options?: FormChoice;
  /** Null is a person. */
  readonly seats: readonly (string | null)[];
}

const KINDS: readonly Kind[] = [
  { game: 'hunters', games: 50, seats: [null] },
  { game: 'hunters', games: 10, seats: [null, null, 'steady'] },
  { game: 'uboat-leader', games: 30, options: { edition: 'first' }, seats: [null] },
  { game: 'uboat-leader', games: 30, options: { edition: 'second' }, seats: [null] },
  { game: 'naval-battles', games: 40, seats: [null, null] },
  { game: 'naval-battles', games: 20, seats: [null, 'steady', null] },
  { game: 'naval-battles', games: 20, seats: [null, 'random', null, null, 'steady', null] },
];

const seatRow = (game: string, seat: number, { name, bot }: SeatRecord): SeatRow => ({
  game,
  seat,
  name,
  bot,
  taken: true,
  ready: true,
  share: null,
  leftMs: 600_000,
  since: null,
  botTookOver: false,
  resigned: false,
  seen: 0,
  orders: '{}',
  holiday: null,
});

const runningRow = (
  id: string,
  rules: AnyGame,
  options: FormChoice,
  seats: number,
  timed: boolean,
): GameRow =>
  gameRow(id, {
    game: rules.id,
    rules: rules.version,
    options,
    secret: 'the share of the house',
    sealed: 'sealed',
    origin: { sealed: 'sealed', parts: Array.from({ length: seats }, () => null) },
    commitment: 'commitment',
    state: 'running',
    pace: timed ? { kind: 'live', minutes: 10, window: 20 } : { kind: 'none' },
    listed: false,
    chat: false,
    created: 0,
    touched: 0,
  });

/** A store that keeps the journal in memory and forgets everything else. */
function memory(): Store {
  const entries: StoredEntry[] = [];
  const journal = {
    append: async (entry: StoredEntry) => entries.push(entry) > 0,
    read: async (_: string, from = 1) => entries.filter(({ number }) => number >= from),
  };
  const store = {
    journal,
    wire: { notify: () => {} },
    db: { batch: async () => [] },
    jobs: { clearGame: async () => {} },
  };
  return store as unknown as Store;
}

/** A clock that goes on by a second with every entry, and timers that run when the test says so. */
class Clock implements Time {
  ticks = 0;
  readonly #timers: (() => void)[] = [];
  now = (): number => 1_700_000_000_000 + this.ticks * 1_000;
  steady = (): number => this.now() + 5_000;
  shift = (): number => 5_000;
  shiftTo = (): void => {};
  after(_: number, then: () => void): () => void {
    this.#timers.push(then);
    return () => {};
  }
  /** Runs what has waited longest; false when nothing waits. */
  runNext(): boolean {
    const next = this.#timers.shift();
    next?.();
    return next !== undefined;
  }
}

const VAULT: Vault = { lock: (text) => text, unlock: (text) => text, hash: (text) => text };

/** One game: the table, everybody who looks at it, and the hash of all they are told. */
class Watched {
  readonly #clock = new Clock();
  readonly #hash = createHash('sha256');
  readonly #bots: Bots;
  readonly #game: OpenGame;
  readonly #rules: AnyGame;
  #late = 0;

  constructor(rules: AnyGame, id: string, kind: Kind, timed: boolean) {
    const sitting = kind.seats.map((bot, seat) => ({ name: bot ?? `Player ${seat + 1}`, bot }));
    const options = optionsAtTable(rules, { ...optionsOf(rules), ...kind.options }, sitting);
    const rng = rngFrom(seedFrom(`${id} imagined`), 'imagine');
    this.#rules = rules;
    this.#bots = new Bots({
      time: this.#clock,
      pace: 700,
      thinkers: { choose: async () => null, stop: async () => {} } as never,
      failed: (_, error) => {
        throw error;
      },
      gaveUp: () => {},
    });
    const around: TablePort = {
      store: memory(),
      vault: VAULT,
      time: this.#clock,
      referees: noReferees,
      shared: false,
      queues: { waiting: 0 },
      figures: { answered: () => {}, refused: () => {} },
      moved: (game) => this.#bots.follow(game),
      broke: (_, error) => {
        throw error;
      },
      rules: { ...SERVER_RULES, freshRng: () => rng },
    };
    const seats = sitting.map((record, seat) => seatRow(id, seat, record));
    this.#game = new OpenGame(rules, runningRow(id, rules, options, seats.length, timed), seats, around);
    this.#watch(kind.seats.length);
  }

  /** Every seat twice, as a page and as a plain program, and two spectators. */
  #watch(seats: number): void {
    for (const seat of [...Array.from({ length: seats }, (_, i) => i), null])
      for (const rich of [true, false]) {
        const send = (message: string): void => this.#hear(`${seat} ${rich}`, message);
        this.#game.receivers.add({ seat, odds: rich, told: rich, send } satisfies Receiver);
      }
  }

  #hear(who: string, message: string): void {
    this.#hash.update(`${who}\n${message}\n`);
  }

  /** Somebody who comes back after so many moments, or comes new. */
  #lookIn(from: number | null): void {
    const seats = this.#game.seats.length;
    const seat = this.#late++ % (seats + 1);
    const receiver = { seat: seat === seats ? null : seat, odds: true };
    this.#hear(`late ${seat}`, this.#game.nowFor(receiver, from));
  }

  async #take(wish: Wish): Promise<void> {
    this.#clock.ticks++;
    const taken = await this.#game.take(wish);
    this.#hear(`${wish.seat}`, JSON.stringify(taken));
  }

  /** What a person answers: mostly as the steady bot would, now and then anything. */
  #choiceOf(decision: Decision, turn: number): Choice {
    const rng = rngFrom(seedFrom(`${this.#game.id} answer ${turn}`), 'golden');
    const bot = turn % 4 === 0 ? 'random' : 'steady';
    const { session } = this.#game;
    if (!session) throw new Error('The game has not begun.');
    return chosenBy(botNamed(this.#rules, bot), session.table, decision, rng);
  }

  /** Lets the bots answer whose pause is over. */
  async #letBotsAnswer(): Promise<boolean> {
    const before = this.#game.number;
    this.#clock.ticks++;
    if (!this.#clock.runNext()) return false;
    for (let turns = 0; this.#game.number === before && turns < 50; turns++)
      await new Promise((done) => setImmediate(done));
    return true;
  }

  async #turn(turn: number): Promise<void> {
    const game = this.#game;
    const person = game.session?.decisions.find(({ seat }) => game.seats[seat]?.bot === null);
    if (turn % 5 === 3 && person) {
      const last = game.session?.answers.at(-1)?.seat ?? 0;
      const at = game.n;
      await this.#take({ kind: 'undo', seat: last, key: `undo ${turn}`, at, author: 'person' });
      if (turn % 2 === 0)
        await this.#take({
          kind: 'redo',
          seat: last,
          key: `redo ${turn}`,
          at: game.n,
          author: 'person',
        });
      return;
    }
    if (!person) {
      if (!(await this.#letBotsAnswer())) throw new Error('Nobody answers.');
      return;
    }
    const choice = this.#choiceOf(person, turn);
    const { seat, number: at } = person;
    await this.#take({ kind: 'answer', seat, key: `answer ${turn}`, at, choice, author: 'person' });
  }

  /** Plays; gives the digest of everything anybody was told. */
  async play(): Promise<string> {
    const game = this.#game;
    await game.load();
    this.#lookIn(null);
    this.#bots.follow(game);
    for (let turn = 0; turn < MOST && !game.session?.table.over; turn++) {
      await this.#turn(turn);
      if (turn % 9 === 0) this.#lookIn(turn % 2 === 0 ? null : Math.max(0, game.n - 3));
    }
    this.#hear('end', JSON.stringify(game.stand));
    this.#bots.stop();
    return this.#hash.digest('hex').slice(0, DIGITS);
  }
}

const nameOf = ({ game, options, seats }: Kind): string =>
  [game, ...Object.values(options ?? {}), seats.map((bot) => bot ?? 'person').join('+')].join(' ');

const wanted = JSON.parse(readFileSync(FIXTURE, 'utf8')) as Record<string, readonly string[]>;

describe('what is told of a game', () => {
  const played: Record<string, readonly string[]> = {};
  for (const kind of KINDS)
    it(`has the same bytes as ever: ${kind.games} × ${nameOf(kind)}`, async () => {
      const rules = await loadGame(kind.game);
      const digests: string[] = [];
      for (let i = 0; i < kind.games; i++)
        digests.push(await new Watched(rules, `golden ${nameOf(kind)} ${i}`, kind, i % 2 === 1).play());
      played[nameOf(kind)] = digests;
      if (process.env.FLOTILLA_GOLDEN === 'write')
        writeFileSync(FIXTURE, `${JSON.stringify({ ...wanted, ...played }, null, 2)}\n`);
      else expect(digests).toEqual(wanted[nameOf(kind)]);
    });
});

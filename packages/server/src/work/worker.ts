/** Does what is due: clocks that have run out, pauses that are over, reminders, cleaning. */
import type { EventService } from '../events/service.ts';
import type { Metrics } from '../metrics.ts';
import type { Admin } from '../operator/admin.ts';
import { DatabaseAway } from '../store/database.ts';
import { removeGame, untouchedGames } from '../store/games.ts';
import type { Job, JobKind } from '../store/jobs.ts';
import { BY_STEADY_CLOCK } from '../store/jobs.ts';
import { leftAt } from '../tables/clock.ts';
import type { OpenGame } from '../tables/openGame.ts';
import type { OpenTables } from '../tables/openTables.ts';
import { botAt } from '../tables/people.ts';
import { alterSeat } from '../tables/seating.ts';
import type { Cancel } from '../tables/time.ts';
import type { EventNotices } from './eventNotices.ts';
import type { Letterbox } from './letterbox.ts';
import type { Notices } from './notices.ts';

/** The longest a worker sleeps: another process may have set a job in the meantime. */
const LONGEST_SLEEP = 15_000;
/** The pause while the database is away. */
const AWAY = 1_000;
const DAY = 24 * 60 * 60_000;
/** Days after which a table at which no game has begun is deleted. */
const WAITING_DAYS = 7;

/** The jobs of events. */
const OF_EVENTS: ReadonlySet<JobKind> = new Set(['open', 'close', 'round', 'days', 'steady']);

/** What a worker needs. */
export interface WorkerSettings {
  readonly house: OpenTables;
  readonly notices: Notices;
  readonly eventNotices: EventNotices;
  readonly letterbox: Letterbox;
  readonly events: EventService;
  readonly desk: Admin;
  readonly metrics: Metrics;
  readonly keepDays: number;
  fault(about: string, error: unknown): void;
}

/** The worker of this process. */
export class Worker {
  readonly #settings: WorkerSettings;
  #cancel: Cancel = () => {};
  #stopped = false;
  #round: Promise<void> = Promise.resolve();

  constructor(settings: WorkerSettings) {
    this.#settings = settings;
  }

  /** Starts; sets the cleaning job if nobody has yet. */
  async start(): Promise<void> {
    const { house } = this.#settings;
    await house.store.jobs.setOnce('purge', 'all', house.time.now());
    this.#sleep(0);
  }

  /** Checks again soon: a newly set job may be due before the next check. */
  wake(): void {
    this.#cancel();
    this.#sleep(0);
  }

  #sleep(ms: number): void {
    if (this.#stopped) return;
    this.#cancel = this.#settings.house.time.after(ms, () => {
      this.#round = this.work()
        .catch((error: unknown) => this.#settings.fault('jobs', error))
        .then(() => this.#rest());
    });
  }

  async #rest(): Promise<void> {
    const { store, time } = this.#settings.house;
    const next = await store.jobs.next(time.shift()).catch(() => time.now() + AWAY);
    this.#sleep(Math.max(20, Math.min(LONGEST_SLEEP, (next ?? Number.MAX_SAFE_INTEGER) - time.now())));
  }

  /** Does everything that is due now. */
  async work(): Promise<void> {
    const { jobs } = this.#settings.house.store;
    while (!this.#stopped) {
      const { time } = this.#settings.house;
      const due = await jobs.claim(time.now(), undefined, time.steady());
      if (due.length === 0) return;
      for (const job of due) await this.#one(job);
    }
  }

  async #one(job: Job): Promise<void> {
    const { house, metrics, fault } = this.#settings;
    const { jobs } = house.store;
    try {
      const again = await this.#do(job);
      if (again === null) await jobs.done(job);
      else await jobs.again(job, again);
      metrics.job(job.kind, 'done');
    } catch (error) {
      fault(`job ${job.kind}`, error);
      metrics.job(job.kind, 'failed');
      const now = BY_STEADY_CLOCK.has(job.kind) ? house.time.steady() : house.time.now();
      // A connection that broke is no failure of the job.
      if (error instanceof DatabaseAway) await jobs.again(job, now + AWAY);
      else await jobs.failed(job, now);
    }
  }

  /** Does a job; returns when it is due again, or null. */
  async #do(job: Job): Promise<number | null> {
    if (job.kind === 'purge') return this.#purge();
    if (job.kind === 'tell') return this.#settings.eventNotices.do(job);
    if (OF_EVENTS.has(job.kind)) return this.#settings.events.do(job);
    const [id = '', seat = ''] = job.key.split('.');
    const game = await this.#settings.house.game(id);
    if (game?.row.state !== 'running') return null;
    if (job.kind === 'clock') return this.#clock(game, Number(seat));
    if (job.kind === 'window') return this.#window(game, Number(job.payload));
    if (job.kind === 'remind') return this.#settings.notices.remind(game, Number(seat), job);
    return null;
  }

  /** Somebody's time is up: a bot plays on, until the person takes over again. */
  async #clock(game: OpenGame, place: number): Promise<number | null> {
    const { house } = this.#settings;
    return game.inTurn(async () => {
      const seat = game.seats[place];
      if (!seat || seat.leftMs === null || seat.since === null || botAt(seat) !== null) return null;
      const now = house.time.steady();
      const left = leftAt({ left: seat.leftMs, since: seat.since }, now);
      if (left > 0) return now + left;
      await alterSeat(house, game, place, { botTookOver: true, leftMs: 0, since: null });
      return null;
    });
  }

  /** The time for answers out of turn is over: a bot answers for those who have not, and nobody learns who they were. */
  async #window(game: OpenGame, number: number): Promise<null> {
    const { bots } = this.#settings.house;
    let last: number | null = null;
    for (;;) {
      const seat = await bots.answerForLate(game, number);
      if (seat === null) return null;
      if (seat === last) throw new Error('A pause could not be ended.');
      last = seat;
    }
  }

  /** Deletes tables that nobody has touched for long. */
  async #purge(): Promise<number> {
    const { house, keepDays } = this.#settings;
    const now = house.time.now();
    const { db } = house.store;
    const waiting = Math.min(WAITING_DAYS, keepDays);
    for (const { id, state } of await untouchedGames(db, now - waiting * DAY, 10_000)) {
      const game = await house.game(id);
      const old = (game?.row.touched ?? 0) < now - keepDays * DAY;
      if (state !== 'open' && !old) continue;
      house.drop(id);
      await removeGame(db, id);
    }
    await this.#settings.letterbox.purge();
    await this.#settings.events.purge(now - keepDays * DAY);
    await this.#settings.desk.clear(now - keepDays * DAY);
    return now + DAY / 4;
  }

  /** Stops after finishing what is under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancel();
    await this.#round;
  }
}

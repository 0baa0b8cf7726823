/**
 * A farm: experiments and their results in a PostgreSQL database, and a queue (pg-boss) that hands their shards out. A result belongs
 * to its experiment and shard and is written once, so it does not matter who ran a shard, or how often.
 */
import { sha256 } from '@flotilla/table/run';
import PgBoss from 'pg-boss';
import type { Experiment } from '../../experiment/experiment.ts';
import { experimentId } from '../../experiment/experiment.ts';
import { packed, unpacked } from '../../experiment/packed.ts';
import type { Part } from '../../experiment/part.ts';
import type { ShardResult } from '../../experiment/shardFile.ts';
import { FarmDatabase, wasRaced } from './database.ts';

/** Our own tables; those of the queue lie in a schema of their own. */
const TABLES = `
create schema if not exists flotilla_farm;
create table if not exists flotilla_farm.experiment (
  id text primary key,
  body text not null,
  queue text not null,
  shards int not null,
  made timestamptz not null default now(),
  cancelled boolean not null default false
);
create table if not exists flotilla_farm.result (
  experiment text not null references flotilla_farm.experiment (id) on delete cascade,
  shard int not null,
  part text not null,
  worker text not null,
  seconds real not null,
  done timestamptz not null default now(),
  primary key (experiment, shard)
);
create table if not exists flotilla_farm.worker (
  id text primary key,
  threads int not null,
  began timestamptz not null default now(),
  seen timestamptz not null default now()
);
create table if not exists flotilla_farm.hold (
  job uuid primary key,
  worker text not null
);`;

/** The schema of pg-boss. */
export const BOSS = 'flotilla_boss';
/** Where shards go that failed too often. */
export const DEAD = 'dead-shards';

/** A worker may be killed this often with the same shard in hand before the shard is put aside. */
const RETRIES = 20;
/** When pg-boss itself gives a shard up, should nobody have noticed before that its worker is gone. */
const EXPIRES_S = 3600;

/** What the queue says about a shard. */
export interface ShardJob {
  readonly experiment: string;
  readonly shard: number;
}

/** The queue of an experiment: workers with other rules or another version never see it. */
export const queueOf = ({ game, rules, program }: Pick<Experiment, 'game' | 'rules' | 'program'>): string =>
  `shards-${game}-${rules}-${program}`.replace(/[^\w-]/g, '_');

/** The queue's name for a shard: the same whoever puts it there, so that it is there once. */
function jobId(experiment: string, shard: number): string {
  const digest = sha256(`${experiment} ${shard}`);
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `4${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-');
}

const TRIES = 20;

/** An open farm. */
export class Farm {
  readonly database: FarmDatabase;
  readonly boss: PgBoss;
  readonly #queues = new Set<string>();

  private constructor(database: FarmDatabase, boss: PgBoss) {
    this.database = database;
    this.boss = boss;
  }

  /** Connects to a farm and makes its tables where there are none. */
  static async open(url: string): Promise<Farm> {
    const database = new FarmDatabase(url);
    const boss = new PgBoss({ db: database.forQueue, schema: BOSS, schedule: false, supervise: false });
    boss.on('error', () => {});
    try {
      for (let tries = 1; ; tries++) {
        try {
          await database.query(TABLES);
          await boss.start();
          await boss.createQueue(DEAD);
          break;
        } catch (error) {
          if (tries >= TRIES || !wasRaced(error)) throw error;
        }
      }
    } catch (error) {
      await database.close();
      const why = (error as Error).message || 'nobody answers there';
      throw new Error(`The farm cannot be reached: ${why}.`, { cause: error });
    }
    return new Farm(database, boss);
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: false });
    await this.database.close();
  }

  /** Makes the queue of an experiment where there is none. */
  async queue(name: string): Promise<void> {
    if (this.#queues.has(name)) return;
    for (let tries = 1; ; tries++) {
      try {
        await this.boss.createQueue(name, { name, policy: 'standard' });
        break;
      } catch (error) {
        if (tries >= TRIES || !wasRaced(error)) throw error;
      }
    }
    this.#queues.add(name);
  }

  /** Puts the shards of an experiment that have no result yet into the queue; again does no harm. */
  async submit(experiment: Experiment, shards: number): Promise<string> {
    const id = `${experimentId(experiment)}-${shards}`;
    const queue = queueOf(experiment);
    await this.queue(queue);
    await this.database.query(
      `insert into flotilla_farm.experiment (id, body, queue, shards) values ($1, $2, $3, $4)
       on conflict (id) do update set cancelled = false`,
      [id, packed(experiment), queue, shards],
    );
    const done = new Set(await this.#shardsDone(id));
    const missing = Array.from({ length: shards }, (_, i) => i + 1).filter((shard) => !done.has(shard));
    const settled = await this.database.query<{ id: string }>(
      `select id from ${BOSS}.job where name = $1 and data->>'experiment' = $2 and state >= 'completed'`,
      [queue, id],
    );
    const ids = new Set(settled.map((job) => job.id));
    const stale = missing.map((shard) => jobId(id, shard)).filter((job) => ids.has(job));
    if (stale.length > 0) await this.boss.deleteJob(queue, stale);
    if (missing.length > 0)
      await this.boss.insert(
        missing.map((shard) => ({
          id: jobId(id, shard),
          name: queue,
          data: { experiment: id, shard } satisfies ShardJob,
          retryLimit: RETRIES,
          retryDelay: 0,
          expireInSeconds: EXPIRES_S,
          deadLetter: DEAD,
        })),
      );
    return id;
  }

  async #shardsDone(id: string): Promise<number[]> {
    const rows = await this.database.query<{ shard: number }>(
      'select shard from flotilla_farm.result where experiment = $1',
      [id],
    );
    return rows.map(({ shard }) => shard);
  }

  /** How an experiment stands. */
  async standing(id: string) {
    const [row] = await this.database.query<{ cancelled: boolean; done: string; dead: string }>(
      `select cancelled,
         (select count(*) from flotilla_farm.result r where r.experiment = e.id) as done,
         (select count(*) from ${BOSS}.job j where j.name = '${DEAD}' and j.state < 'active' and j.data->>'experiment' = e.id) as dead
       from flotilla_farm.experiment e where id = $1`,
      [id],
    );
    return { cancelled: row?.cancelled ?? true, done: Number(row?.done ?? 0), dead: Number(row?.dead ?? 0) };
  }

  /** The results there are, in the order of the shards. */
  async results(id: string, experiment: Experiment, of: number): Promise<ShardResult[]> {
    const rows = await this.database.query<{ shard: number; part: string }>(
      'select shard, part from flotilla_farm.result where experiment = $1 order by shard',
      [id],
    );
    return rows.map(({ shard, part }) => ({ experiment, shard, of, part: unpacked(part) as Part }));
  }

  /** The experiment of a job, or null when it was cancelled or forgotten. */
  async experiment(id: string): Promise<{ experiment: Experiment; shards: number } | null> {
    const [row] = await this.database.query<{ body: string; shards: number }>(
      'select body, shards from flotilla_farm.experiment where id = $1 and not cancelled',
      [id],
    );
    return row ? { experiment: unpacked(row.body) as Experiment, shards: row.shards } : null;
  }

  /** Experiments that still want results. */
  async open(): Promise<Experiment[]> {
    const rows = await this.database.query<{ body: string }>(
      `select body from flotilla_farm.experiment e where not cancelled
       and (select count(*) from flotilla_farm.result r where r.experiment = e.id) < shards order by made`,
    );
    return rows.map(({ body }) => unpacked(body) as Experiment);
  }

  /** Writes a result, once. */
  async keep({ experiment, shard }: ShardJob, part: string, worker: string, seconds: number): Promise<void> {
    await this.database.query(
      `insert into flotilla_farm.result (experiment, shard, part, worker, seconds) values ($1, $2, $3, $4, $5)
       on conflict (experiment, shard) do nothing`,
      [experiment, shard, part, worker, seconds],
    );
  }

  /** Whether a shard has its result already. */
  async has({ experiment, shard }: ShardJob): Promise<boolean> {
    const rows = await this.database.query(
      'select 1 from flotilla_farm.result where experiment = $1 and shard = $2',
      [experiment, shard],
    );
    return rows.length > 0;
  }

  /** Takes the shards of workers that have been silent for so long out of their hands: the queue hands them out again. */
  async sweep(silence: number): Promise<void> {
    const lost = await this.database.query<{ id: string; name: string }>(
      `select j.id, j.name from ${BOSS}.job j
       left join flotilla_farm.hold h on h.job = j.id
       left join flotilla_farm.worker w on w.id = h.worker
       where j.state = 'active' and j.name like 'shards-%'
       and coalesce(w.seen, j.started_on) < now() - $1 * interval '1 second'
       and j.started_on < now() - $1 * interval '1 second'`,
      [silence],
    );
    for (const { id, name } of lost) await this.boss.fail(name, id, { message: 'Its worker fell silent.' });
    await this.boss.expire();
  }

  /** Gives up an experiment: its shards leave the queue, its results stay. */
  async cancel(id: string): Promise<boolean> {
    const rows = await this.database.query<{ queue: string }>(
      'update flotilla_farm.experiment set cancelled = true where id = $1 returning queue',
      [id],
    );
    const [row] = rows;
    if (!row) return false;
    const jobs = await this.database.query<{ id: string }>(
      `select id from ${BOSS}.job where name = $1 and data->>'experiment' = $2 and state < 'completed'`,
      [row.queue, id],
    );
    if (jobs.length > 0)
      await this.boss.cancel(
        row.queue,
        jobs.map((job) => job.id),
      );
    return true;
  }
}

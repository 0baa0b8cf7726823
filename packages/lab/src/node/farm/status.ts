/** What goes on in a farm. */
import type { Experiment } from '../../experiment/experiment.ts';
import { unpacked } from '../../experiment/packed.ts';
import type { Farm } from './farm.ts';
import { BOSS, DEAD } from './farm.ts';

/** How one experiment stands. */
export interface ExperimentStatus {
  readonly id: string;
  readonly experiment: Experiment;
  readonly shards: number;
  readonly done: number;
  readonly active: number;
  /** How often a shard was handed out again. */
  readonly retries: number;
  readonly dead: number;
  readonly cancelled: boolean;
  /** Shards a minute over the last five. */
  readonly speed: number;
}

/** How one worker stands. */
export interface WorkerStatus {
  readonly id: string;
  readonly threads: number;
  readonly shards: number;
  /** Seconds of a shard on average, and since it was heard of. */
  readonly seconds: number;
  readonly silent: number;
}

/** Every experiment, the latest first. */
export async function experimentsOf({ database }: Farm): Promise<ExperimentStatus[]> {
  const rows = await database.query<Record<string, string> & { shards: number; cancelled: boolean }>(
    `select e.id, e.body, e.shards, e.cancelled,
       (select count(*) from flotilla_farm.result r where r.experiment = e.id) as done,
       (select count(*) from flotilla_farm.result r where r.experiment = e.id and r.done > now() - interval '5 minutes') as lately,
       (select count(*) from ${BOSS}.job j where j.name = e.queue and j.data->>'experiment' = e.id and j.state = 'active') as active,
       (select coalesce(sum(j.retry_count), 0) from ${BOSS}.job j where j.name = e.queue and j.data->>'experiment' = e.id) as retries,
       (select count(*) from ${BOSS}.job j where j.name = '${DEAD}' and j.state < 'active' and j.data->>'experiment' = e.id) as dead
     from flotilla_farm.experiment e order by e.made desc`,
  );
  return rows.map((row) => ({
    id: row.id as string,
    experiment: unpacked(row.body as string) as Experiment,
    shards: row.shards,
    done: Number(row.done),
    active: Number(row.active),
    retries: Number(row.retries),
    dead: Number(row.dead),
    cancelled: row.cancelled,
    speed: Number(row.lately) / 5,
  }));
}

/** Every worker heard of within a day, the slowest first. */
export async function workersOf({ database }: Farm): Promise<WorkerStatus[]> {
  const rows = await database.query<Record<string, string> & { threads: number; seconds: number }>(
    `select w.id, w.threads, extract(epoch from now() - w.seen) as silent,
       (select count(*) from flotilla_farm.result r where r.worker = w.id) as shards,
       (select coalesce(avg(seconds), 0) from flotilla_farm.result r where r.worker = w.id) as seconds
     from flotilla_farm.worker w where w.seen > now() - interval '1 day' order by seconds desc, w.id`,
  );
  return rows.map((row) => ({
    id: row.id as string,
    threads: row.threads,
    shards: Number(row.shards),
    seconds: Number(row.seconds),
    silent: Math.max(0, Number(row.silent)),
  }));
}

/** A shard that failed too often. */
export interface DeadShard {
  readonly experiment: string;
  readonly shard: number;
  readonly why: string;
}

/** The shards that were put aside. */
export async function deadShardsOf({ database }: Farm): Promise<DeadShard[]> {
  const rows = await database.query<{
    data: { experiment: string; shard: number };
    output: { message?: string } | null;
  }>(`select data, output from ${BOSS}.job where name = '${DEAD}' and state < 'active' order by created_on`);
  return rows.map(({ data, output }) => ({ ...data, why: output?.message ?? '' }));
}

/** Forgets the shards that were put aside, so that their experiments can be submitted again; gives how many there were. */
export async function clearDead({ database, boss }: Farm): Promise<number> {
  const rows = await database.query<{ id: string }>(
    `select id from ${BOSS}.job where name = '${DEAD}' and state < 'active'`,
  );
  if (rows.length > 0)
    await boss.deleteJob(
      DEAD,
      rows.map(({ id }) => id),
    );
  return rows.length;
}

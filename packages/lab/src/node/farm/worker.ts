/** A worker of a farm: takes shards from the queue, runs them in threads, and writes their results. */
import { hostname } from 'node:os';
import { setTimeout as rest } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { GAMES, loadGame } from '../../registry.ts';
import type { ShardJob } from './farm.ts';
import { Farm, queueOf } from './farm.ts';
import type { BroughtPart, Order } from './hand.ts';

/** How a worker works. */
export interface WorkerManner {
  readonly threads: number;
  /** The version of the program, which must be that of the experiments. */
  readonly program: string;
  /** Seconds without a sign of life after which another worker's shards are handed out again. */
  readonly silence: number;
  /** Whether it leaves when nothing is left to do. */
  readonly drain: boolean;
  readonly signal: AbortSignal;
  readonly say: (sentence: string) => void;
}

/** What a worker did: how many shards, and the experiments it may not take part in. */
export interface Worked {
  readonly shards: number;
  readonly refused: readonly string[];
}

/** Between two looks into an empty queue. */
const POLL_MS = 300;

/** Works until it is told to stop, or until nothing is left. */
export async function workOn(url: string, manner: WorkerManner): Promise<Worked> {
  const farm = await Farm.open(url);
  const worker = new FarmWorker(farm, manner);
  try {
    return await worker.work();
  } finally {
    await worker.leave();
    await farm.close();
  }
}

class FarmWorker {
  readonly #farm: Farm;
  readonly #manner: WorkerManner;
  readonly #id = `${hostname()}-${process.pid}-${Math.floor(performance.timeOrigin)}`;
  readonly #threads: Worker[] = [];
  /** Jobs in hand, with their queue. */
  readonly #held = new Map<string, string>();
  readonly #refused = new Map<string, string>();
  #queues: string[] = [];
  #shards = 0;
  #beating: Promise<void> = Promise.resolve();
  #left = false;

  constructor(farm: Farm, manner: WorkerManner) {
    this.#farm = farm;
    this.#manner = manner;
  }

  async work(): Promise<Worked> {
    const { threads, program } = this.#manner;
    const games = await Promise.all(GAMES.map(({ id }) => loadGame(id)));
    this.#queues = games.map(({ id, version }) => queueOf({ game: id, rules: version, program }));
    for (const queue of this.#queues) await this.#farm.queue(queue);
    await this.#refuse();
    const worked = () => ({ shards: this.#shards, refused: [...this.#refused.values()] });
    if (this.#refused.size > 0 && (await this.#farm.open()).length === this.#refused.size) return worked();
    await this.#beat();
    this.#beating = this.#keepBeating();
    await Promise.all(Array.from({ length: threads }, () => this.#takeTurns()));
    return worked();
  }

  /** Ends its threads and gives back what it still holds. */
  async leave(): Promise<void> {
    this.#left = true;
    for (const thread of this.#threads) void thread.terminate();
    for (const [job, queue] of this.#held)
      await this.#farm.boss.fail(queue, job, { message: 'Its worker left.' });
    await this.#beating;
    await this.#farm.database.query('delete from flotilla_farm.hold where worker = $1', [this.#id]);
  }

  /** Says once of every open experiment that wants other rules or another version that it is not for this worker. */
  async #refuse(): Promise<void> {
    const { program, say } = this.#manner;
    for (const experiment of await this.#farm.open()) {
      const queue = queueOf(experiment);
      if (this.#queues.includes(queue) || this.#refused.has(queue)) continue;
      const game = GAMES.find(({ id }) => id === experiment.game);
      const here = game ? `the rules ${(await game.load()).version} and Flotilla ${program}` : 'no such game';
      const sentence = `An experiment with ${experiment.game} wants the rules ${experiment.rules} and Flotilla ${experiment.program}; this worker has ${here} and takes no part in it.`;
      this.#refused.set(queue, sentence);
      say(sentence);
    }
  }

  async #beat(): Promise<void> {
    await this.#farm.database.query(
      `insert into flotilla_farm.worker (id, threads) values ($1, $2) on conflict (id) do update set seen = now()`,
      [this.#id, this.#manner.threads],
    );
  }

  async #keepBeating(): Promise<void> {
    const { silence, signal } = this.#manner;
    while (!this.#left) {
      await rest((silence * 1000) / 4, undefined, { signal }).catch(() => {});
      if (this.#left || signal.aborted) return;
      try {
        await this.#beat();
        await this.#farm.sweep(silence);
        await this.#refuse();
      } catch (error) {
        this.#manner.say(`The farm cannot be reached: ${(error as Error).message}`);
      }
    }
  }

  /** One thread's life: a shard after another. */
  async #takeTurns(): Promise<void> {
    const { signal, drain } = this.#manner;
    let thread: Worker | null = null;
    while (!signal.aborted) {
      const taken = await this.#fetch();
      if (!taken) {
        if (drain && (await this.#nothingLeft())) return;
        await rest(POLL_MS, undefined, { signal }).catch(() => {});
        continue;
      }
      thread ??= this.#hire();
      if (!(await this.#run(thread, taken.queue, taken.id, taken.data))) thread = null;
    }
  }

  /** Whether no experiment that this worker may take part in wants a result. */
  async #nothingLeft(): Promise<boolean> {
    return (await this.#farm.open()).every((experiment) => !this.#queues.includes(queueOf(experiment)));
  }

  async #fetch(): Promise<{ queue: string; id: string; data: ShardJob } | null> {
    for (const queue of this.#queues) {
      const [job] = (await this.#farm.boss.fetch<ShardJob>(queue)) ?? [];
      if (!job) continue;
      this.#held.set(job.id, queue);
      await this.#farm.database.query(
        'insert into flotilla_farm.hold (job, worker) values ($1, $2) on conflict (job) do update set worker = $2',
        [job.id, this.#id],
      );
      return { queue, id: job.id, data: job.data };
    }
    return null;
  }

  #hire(): Worker {
    const thread = new Worker(handFile(), { resourceLimits: { maxYoungGenerationSizeMb: 64 } });
    // Its end says enough; without a listener the error would end the program.
    thread.on('error', () => {});
    this.#threads.push(thread);
    return thread;
  }

  /** Runs one shard; false when its thread is lost. */
  async #run(thread: Worker, queue: string, id: string, job: ShardJob): Promise<boolean> {
    const farm = this.#farm;
    const known = (await farm.has(job)) ? null : await farm.experiment(job.experiment);
    if (!known) {
      await farm.boss.complete(queue, id);
      this.#held.delete(id);
      return true;
    }
    const began = performance.now();
    const order = { experiment: known.experiment, shard: job.shard, of: known.shards };
    const brought = await broughtBy(thread, order, this.#manner.signal);
    if (this.#manner.signal.aborted) return false;
    if (brought && 'part' in brought) {
      await farm.keep(job, brought.part, this.#id, (performance.now() - began) / 1000);
      await farm.boss.complete(queue, id);
      this.#shards++;
    } else
      await farm.boss.fail(queue, id, {
        message: brought?.fault ?? 'A thread ended before its work was done.',
      });
    this.#held.delete(id);
    return brought !== null;
  }
}

/** What a thread brings; null when it ends instead, or when nobody waits for it any more. */
function broughtBy(thread: Worker, order: Order, signal: AbortSignal): Promise<BroughtPart | null> {
  return new Promise((resolve) => {
    const settle = (brought: BroughtPart | null) => {
      thread.off('message', settle);
      thread.off('exit', lost);
      signal.removeEventListener('abort', lost);
      resolve(brought);
    };
    const lost = () => settle(null);
    thread.on('message', settle);
    thread.on('exit', lost);
    signal.addEventListener('abort', lost);
    thread.postMessage(order);
  });
}

/** The compiled thread, even when this file itself runs from source in a test. */
const handFile = (): URL =>
  import.meta.url.endsWith('.ts')
    ? new URL('../../../dist/node/farm/hand.js', import.meta.url)
    : new URL('./hand.js', import.meta.url);

/** Threads for slow or untrusted tasks, limited in time and memory. */
import { Worker } from 'node:worker_threads';
import { Queue } from '../tables/queue.ts';

/** The limits of a thread. */
export interface ThreadLimits {
  /** Milliseconds from when the thread is ready; getting it ready is not the task's fault. */
  readonly ms: number;
  readonly mb: number;
}

/** What came of a task: its result, or why there is none. */
export type ThreadResult<R> =
  | { readonly ok: true; readonly result: R }
  | { readonly ok: false; readonly why: 'late' | 'failed' | 'stopped' };

/** Runs tasks one after another, each in a thread of its own that is gone afterwards. */
export class Threads {
  readonly #file: () => URL;
  readonly #queue = new Queue();
  #worker: Worker | null = null;
  #stopped = false;

  constructor(file: () => URL) {
    this.#file = file;
  }

  /** How many tasks wait or run. */
  get waiting(): number {
    return this.#queue.waiting;
  }

  /** Runs a task. */
  run<T, R>(task: T, limits: ThreadLimits): Promise<ThreadResult<R>> {
    return this.#queue.run(async () => (this.#stopped ? STOPPED : this.#one<T, R>(task, limits)));
  }

  #one<T, R>(task: T, { ms, mb }: ThreadLimits): Promise<ThreadResult<R>> {
    return new Promise((settle) => {
      const worker = new Worker(this.#file(), {
        workerData: task,
        // A thread runs the compiled program, however this process was started.
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: mb },
      });
      worker.unref();
      this.#worker = worker;
      let timer: NodeJS.Timeout | undefined;
      const end = (done: ThreadResult<R>): void => {
        clearTimeout(timer);
        worker.removeAllListeners();
        worker.on('error', () => {});
        this.#worker = null;
        void worker.terminate();
        settle(done);
      };
      worker.on('message', (message: { ready: true } | { result: R } | { failed: true }) => {
        if ('ready' in message) timer = setTimeout(() => end({ ok: false, why: 'late' }), ms);
        else end('result' in message ? { ok: true, result: message.result } : FAILED);
      });
      worker.once('error', () => end(this.#stopped ? STOPPED : FAILED));
      worker.once('exit', () => end(this.#stopped ? STOPPED : FAILED));
    });
  }

  /** Ends what runs. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#worker?.terminate();
    await this.#queue.run(async () => {});
  }
}

const FAILED = { ok: false, why: 'failed' } as const;
const STOPPED = { ok: false, why: 'stopped' } as const;

/** The threads in which seas are sailed. */
export const seaThreads = (): Threads =>
  new Threads(() =>
    import.meta.url.endsWith('.ts')
      ? new URL('../../dist/work/seas.worker.js', import.meta.url)
      : new URL('./seas.worker.js', import.meta.url),
  );

/** Threads in which slow bots think, so that nobody else waits for them. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BotQuestion } from '@flotilla/host';
import type { Choice } from '@flotilla/table';
import type { Thought } from './thinkers.worker.ts';

/** Finds the answers of slow bots. */
export interface Thinkers {
  /** What a bot chooses; null when it took too long or failed. */
  choose(task: BotQuestion): Promise<Choice | null>;
  stop(): Promise<void>;
  /** How many questions wait for a thread. */
  readonly waiting?: number;
}

interface Waiting {
  readonly task: BotQuestion;
  readonly settle: (choice: Choice | null) => void;
}

/** The longest a bot may think. */
const MOST_MS = 10_000;

/** The most questions kept waiting: beyond that a quicker bot is used. */
const MOST_WAITING = 500;

const workerFile = (): URL =>
  import.meta.url.endsWith('.ts')
    ? new URL('../../dist/tables/thinkers.worker.js', import.meta.url)
    : new URL('./thinkers.worker.js', import.meta.url);

/** A few threads, started when they are needed; one core is left to the server itself. */
export function thinkerThreads(most = Math.max(1, availableParallelism() - 1)): Thinkers {
  const waiting: Waiting[] = [];
  const threads = new Set<Worker>();
  const idle: Worker[] = [];
  let stopped = false;

  function next(): void {
    while (waiting.length > 0 && !stopped) {
      const worker = idle.pop() ?? (threads.size < most ? hired() : undefined);
      if (!worker) return;
      put(worker, waiting.shift() as Waiting);
    }
  }

  function hired(): Worker {
    const worker = new Worker(workerFile(), {
      // A thread runs the compiled program, however this process was started.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    worker.unref();
    threads.add(worker);
    return worker;
  }

  function put(worker: Worker, { task, settle }: Waiting): void {
    const end = (choice: Choice | null, fit: boolean): void => {
      clearTimeout(timer);
      worker.removeAllListeners();
      if (fit) idle.push(worker);
      else {
        threads.delete(worker);
        void worker.terminate();
      }
      settle(choice);
      next();
    };
    const timer = setTimeout(() => end(null, false), MOST_MS);
    worker.once('message', ({ choice }: Thought) => end(choice, true));
    worker.once('error', () => end(null, false));
    worker.once('exit', () => end(null, false));
    worker.postMessage(task);
  }

  return {
    get waiting() {
      return waiting.length;
    },
    choose: (task) =>
      new Promise((settle) => {
        if (stopped || waiting.length >= MOST_WAITING) return settle(null);
        waiting.push({ task, settle });
        next();
      }),
    async stop() {
      stopped = true;
      for (const { settle } of waiting.splice(0)) settle(null);
      await Promise.all([...threads].map((worker) => worker.terminate()));
    },
  };
}

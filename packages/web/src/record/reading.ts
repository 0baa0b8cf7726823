/** Asks the worker that reads records; where there is none, the page reads them itself, one after the other. */
import type { GameRecord } from '@flotilla/table/run';
import type { toldOf } from './read.ts';
import type { simulated } from './simulate.ts';

/** Reads records and simulates games; gives null for what it cannot do. */
export interface RecordReader {
  read(record: GameRecord): Promise<Awaited<ReturnType<typeof toldOf>> | null>;
  simulate(...of: Parameters<typeof simulated>): Promise<Awaited<ReturnType<typeof simulated>> | null>;
  stop(): void;
}

const pageReader = (): RecordReader => ({
  read: async (record) => (await import('./read.ts')).toldOf(record).catch(() => null),
  simulate: async () => null,
  stop: () => {},
});

/** A reader; whoever has one stops it in the end. */
export function newReader(): RecordReader {
  if (!globalThis.Worker) return pageReader();
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (value: unknown) => void>();
  let tasks = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<{ task: number; value: unknown }>) => {
    waiting.get(data.task)?.(data.value);
    waiting.delete(data.task);
  });
  worker.addEventListener('error', () => {
    for (const done of waiting.values()) done(null);
    waiting.clear();
  });
  const ask = (question: object): Promise<unknown> =>
    new Promise((done) => {
      waiting.set(++tasks, done);
      worker.postMessage({ task: tasks, ...question });
    });
  return {
    read: (record) => ask({ record }) as ReturnType<RecordReader['read']>,
    simulate: (...of) => ask({ of }) as ReturnType<RecordReader['simulate']>,
    stop: () => worker.terminate(),
  };
}

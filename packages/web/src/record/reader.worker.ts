/** The worker in which records are read and games simulated, so that the page never waits for either. */
import type { GameRecord } from '@flotilla/table/run';
import { toldOf } from './read.ts';
import { simulated } from './simulate.ts';

/** What the page asks for: the facts of a record, or games nobody played. */
export type ReaderTask = { readonly task: number } & (
  | { readonly record: GameRecord }
  | { readonly of: Parameters<typeof simulated> }
);

addEventListener('message', async ({ data }: MessageEvent<ReaderTask>) => {
  const asked = 'record' in data ? toldOf(data.record) : simulated(...data.of);
  const value = await asked.catch(() => null);
  (postMessage as (message: object) => void)({ task: data.task, value });
});

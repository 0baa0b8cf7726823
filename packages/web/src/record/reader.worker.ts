/** The worker in which records are read and careers simulated, so that the page never waits for either. */
import type { GameRecord } from '@flotilla/table/run';
import { toldOf } from './read.ts';
import { simulatedSurvival } from './simulate.ts';

/** What the page asks for: the facts of a record, or how long captains last in these boats. */
export type Task = { readonly task: number } & (
  | { readonly record: GameRecord }
  | { readonly boats: readonly string[] }
);

addEventListener('message', async ({ data }: MessageEvent<Task>) => {
  const asked = 'record' in data ? toldOf(data.record) : simulatedSurvival(data.boats);
  const value = await asked.catch(() => null);
  (postMessage as (message: object) => void)({ task: data.task, value });
});

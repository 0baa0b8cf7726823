/** A thread in which a bot thinks about one question after another. */
import { parentPort } from 'node:worker_threads';
import { loadGame } from '@flotilla/lab';
import type { Choice, Context, FormChoice, GameShape, TableState } from '@flotilla/table';
import { botNamed, chosenBy, rngFrom, seedFrom, Table } from '@flotilla/table';

/** A question to a bot. */
export interface ThinkingTask {
  readonly game: string;
  readonly options: FormChoice;
  readonly seats: number;
  readonly state: TableState<object>;
  readonly seat: number;
  readonly bot: string;
  /** The seed of the bot's own random numbers. */
  readonly seed: string;
  readonly context: Context;
}

/** Its answer; null when it has none. */
export interface Thought {
  readonly choice: Choice | null;
}

async function think({
  game,
  options,
  seats,
  state,
  seat,
  bot,
  seed,
  context,
}: ThinkingTask): Promise<Thought> {
  const rules = await loadGame(game);
  const setting = { game: rules, options: options as GameShape['options'], seats, seed: 'not the real dice' };
  const table = new Table<GameShape>(setting, state);
  const decision = table.decisionFor(seat);
  if (!decision) return { choice: null };
  return { choice: chosenBy(botNamed(rules, bot), table, decision, rngFrom(seedFrom(seed), 'bot', context)) };
}

parentPort?.on('message', (task: ThinkingTask) => {
  think(task).then(
    (thought) => parentPort?.postMessage(thought),
    () => parentPort?.postMessage({ choice: null } satisfies Thought),
  );
});

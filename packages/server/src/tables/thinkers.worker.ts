/** A thread in which a bot thinks about one question after another. */
import { parentPort } from 'node:worker_threads';
import type { BotQuestion } from '@flotilla/host';
import { answerTo } from '@flotilla/host';
import { loadGame } from '@flotilla/lab';
import type { Choice } from '@flotilla/table';

/** An answer; null when the bot has none. */
export interface Thought {
  readonly choice: Choice | null;
}

const think = async (question: BotQuestion): Promise<Thought> => ({
  choice: answerTo(await loadGame(question.game), question),
});

parentPort?.on('message', (question: BotQuestion) => {
  think(question).then(
    (thought) => parentPort?.postMessage(thought),
    () => parentPort?.postMessage({ choice: null } satisfies Thought),
  );
});

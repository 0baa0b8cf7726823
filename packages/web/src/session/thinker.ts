/** Asks the worker to think; where there is none, thinks in the page between two frames. */
import type { Advice } from '@flotilla/lab';
import { loadGame } from '@flotilla/lab';
import type { Choice } from '@flotilla/table';
import type { AdviceQuestion } from './advice.ts';
import type { BotQuestion } from './mind.ts';
import { answerOfBot } from './mind.ts';

interface Reply {
  readonly task: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** Somebody who thinks for bots. */
export interface Thinker {
  bot(question: BotQuestion): Promise<Choice>;
  /** Null where there is nobody to ask without holding up the page. */
  advice(question: AdviceQuestion): Promise<Advice | null>;
  stop(): void;
}

/** Thinks in the page, after it had a chance to paint. */
const pageThinker = (): Thinker => ({
  bot: async (question) => {
    const game = await loadGame(question.game);
    await new Promise((painted) => setTimeout(painted));
    return answerOfBot(game, question);
  },
  advice: async () => null,
  stop: () => {},
});

/** Thinks in a worker of its own. */
export function workerThinker(): Thinker {
  if (!globalThis.Worker) return pageThinker();
  const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let tasks = 0;
  const inPage = pageThinker();
  let broken = false;

  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.task);
    waiting.delete(data.task);
    if (data.error === undefined) asked?.resolve(data.value);
    else asked?.reject(new Error(data.error));
  });
  worker.addEventListener('error', () => {
    broken = true;
    for (const { reject } of waiting.values()) reject(new WorkerGone());
    waiting.clear();
  });

  const ask = (kind: string, question: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const task = ++tasks;
      waiting.set(task, { resolve, reject });
      worker.postMessage({ task, kind, question });
    });

  return {
    bot: async (question) => {
      if (broken) return inPage.bot(question);
      try {
        return (await ask('bot', question)) as Choice;
      } catch (error) {
        if (error instanceof WorkerGone) return inPage.bot(question);
        throw error;
      }
    },
    advice: async (question) => (broken ? null : ((await ask('advice', question)) as Advice)),
    stop: () => worker.terminate(),
  };
}

class WorkerGone extends Error {
  override readonly name = 'WorkerGone';
}

/** Asks the worker to think; where there is none, thinks in the page between two frames. */
import type { StopThinking, Thinker } from '@flotilla/client';
import { answerOfBot } from '@flotilla/client';
import type { Advice } from '@flotilla/lab';
import { loadGame } from '@flotilla/lab';
import type { Choice } from '@flotilla/table';
import type { Reply } from './thinker.worker.ts';

const NOTHING_TO_STOP: StopThinking = () => {};

/** Thinks in the page, after it had a chance to paint. */
const pageThinker = (): Thinker => ({
  bot: async (question) => {
    const game = await loadGame(question.game);
    await new Promise((painted) => setTimeout(painted));
    return answerOfBot(game, question);
  },
  advice: (_, tell) => {
    tell(null, false);
    return NOTHING_TO_STOP;
  },
  stop: () => {},
});

/** Somebody in the page who waits for what the worker thinks. */
interface Waiting {
  readonly heard: (value: unknown, more: boolean) => void;
  readonly failed: (error: Error) => void;
}

/** Thinks in a worker of its own. */
export function workerThinker(): Thinker {
  if (!globalThis.Worker) return pageThinker();
  const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let tasks = 0;
  const inPage = pageThinker();
  let broken = false;

  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.task);
    if (!data.more) waiting.delete(data.task);
    if (data.error === undefined) asked?.heard(data.value, data.more === true);
    else asked?.failed(new Error(data.error));
  });
  worker.addEventListener('error', () => {
    broken = true;
    for (const { failed } of waiting.values()) failed(new WorkerGone());
    waiting.clear();
  });

  const ask = (kind: 'bot' | 'advice', question: object, asked: Waiting): number => {
    const task = ++tasks;
    waiting.set(task, asked);
    worker.postMessage({ task, kind, question });
    return task;
  };

  return {
    bot: async (question) => {
      if (broken) return inPage.bot(question);
      try {
        return await new Promise<Choice>((resolve, failed) => {
          ask('bot', question, { heard: (choice) => resolve(choice as Choice), failed });
        });
      } catch (error) {
        if (error instanceof WorkerGone) return inPage.bot(question);
        throw error;
      }
    },
    advice: (question, tell) => {
      if (broken) return inPage.advice(question, tell);
      const heard: Waiting['heard'] = (advice, more) => tell(advice as Advice, more);
      const task = ask('advice', question, { heard, failed: () => tell(null, false) });
      return () => {
        if (waiting.delete(task)) worker.postMessage({ task, kind: 'stop' });
      };
    },
    stop: () => worker.terminate(),
  };
}

class WorkerGone extends Error {
  override readonly name = 'WorkerGone';
}

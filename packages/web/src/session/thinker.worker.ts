/** The worker in which bots and the advisor think, so that the page never waits for them. */
import { loadGame } from '@flotilla/lab';
import type { AdviceQuestion } from './advice.ts';
import { adviceOn } from './advice.ts';
import type { BotQuestion } from './mind.ts';
import { answerOfBot } from './mind.ts';

type Task =
  | { readonly task: number; readonly kind: 'bot'; readonly question: BotQuestion }
  | { readonly task: number; readonly kind: 'advice'; readonly question: AdviceQuestion };

addEventListener('message', async (event: MessageEvent<Task>) => {
  const { task, kind, question } = event.data;
  const reply = (answer: object): void => (postMessage as (message: object) => void)({ task, ...answer });
  try {
    const game = await loadGame(question.game);
    reply({ value: kind === 'bot' ? answerOfBot(game, question) : adviceOn(game, question) });
  } catch (error) {
    reply({ error: error instanceof Error ? error.message : String(error) });
  }
});

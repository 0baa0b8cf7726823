/** The worker in which bots and the advisor think, so that the page never waits for them. */

import type { AdviceQuestion } from '@flotilla/client';
import { answerOfBot } from '@flotilla/client';
import type { BotQuestion } from '@flotilla/host';
import { loadGame } from '@flotilla/lab';
import type { AnyGame } from '@flotilla/table';
import { advisorOn, MOST_ROLLOUTS } from './advice.ts';

/** What the page asks for; a task of the advisor goes on until it is stopped. */
export type ThinkerTask =
  | { readonly task: number; readonly kind: 'bot'; readonly question: BotQuestion }
  | { readonly task: number; readonly kind: 'advice'; readonly question: AdviceQuestion }
  | { readonly task: number; readonly kind: 'stop' };

/** What comes back; `more`: the advisor thinks on. */
export interface Reply {
  readonly task: number;
  readonly value?: unknown;
  readonly more?: true;
  readonly error?: string;
}

/** Milliseconds the advisor thinks before it tells and listens; a bot waits no longer than that. */
const BREATH = 200;

const stopped = new Set<number>();

addEventListener('message', async ({ data }: MessageEvent<ThinkerTask>) => {
  const reply = (answer: Omit<Reply, 'task'>): void =>
    (postMessage as (message: Reply) => void)({ task: data.task, ...answer });
  if (data.kind === 'stop') {
    stopped.add(data.task);
    return;
  }
  try {
    const game = await loadGame(data.question.game);
    if (data.kind === 'bot') reply({ value: answerOfBot(game, data.question) });
    else await thinkAloud(game, data.question, data.task, reply);
  } catch (error) {
    reply({ error: error instanceof Error ? error.message : String(error) });
  }
});

/** Tells what the advisor makes of a position, again and again, until it is stopped or knows enough. */
async function thinkAloud(
  game: AnyGame,
  question: AdviceQuestion,
  task: number,
  reply: (answer: Omit<Reply, 'task'>) => void,
): Promise<void> {
  const advisor = advisorOn(game, question);
  for (;;) {
    const until = performance.now() + BREATH;
    do advisor.refine();
    while (performance.now() < until);
    const value = advisor.advice();
    const enough = value.rollouts >= MOST_ROLLOUTS;
    if (enough || stopped.delete(task)) return reply({ value });
    reply({ value, more: true });
    await new Promise((heard) => setTimeout(heard));
  }
}

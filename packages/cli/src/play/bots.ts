/** Bots at the table. */
import { answersAfter, isHushedHere } from '@flotilla/lab';
import type { Choice, Decision } from '@flotilla/table';
import type { Answered } from '@flotilla/table/run';
import { botNames } from '@flotilla/table/run';
import { usualBot } from '../support/seats.ts';
import type { Side } from './side.ts';
import { give, peopleOf } from './side.ts';

/** What a bot chooses for a decision. */
export const botChoice = ({ host }: Side, bot: string, decision: Decision): Choice =>
  host.choiceOf(decision, bot);

/** Lets every bot that is asked answer, until only people are asked or a bot's answer waits for real dice. */
export async function letBotsAnswer(side: Side): Promise<Answered> {
  for (;;) {
    const decision = side.session.decisions.find(({ seat }) => botAt(side, seat) !== null);
    if (!decision) return { kind: 'done' };
    const answered = await answerOfBot(side, decision);
    if (answered.kind === 'dice') return answered;
  }
}

/** A bot that cannot go on: it does not exist, it fails on its question, or its choice is refused. */
export class BotFailed extends Error {
  override readonly name = 'BotFailed';
  readonly seat: number;
  constructor(seat: number, why: string) {
    super(why);
    this.seat = seat;
  }
}

async function answerOfBot(side: Side, decision: Decision): Promise<Answered> {
  const { seat } = decision;
  try {
    const asked = side.io.now().getTime();
    const choice = botChoice(side, botAt(side, seat) as string, decision);
    await rest(side, decision, side.io.now().getTime() - asked);
    const answered = give(side, decision, choice);
    if (answered.kind !== 'refused') return answered;
    throw new Error(side.speaker.own('notAllowed', { why: side.speaker.reason(answered.refusal) }));
  } catch (error) {
    throw new BotFailed(seat, (error as Error).message);
  }
}

/** Waits out the pause of a hushed question where several people look at the screen: how long a bot thought shows nowhere. */
async function rest(side: Side, decision: Decision, thought: number): Promise<void> {
  if (side.io.live && isHushedHere(decision, peopleOf(side).length))
    await side.io.rest(answersAfter(thought) - thought);
}

const botAt = (side: Side, seat: number): string | null => side.bots[seat] ?? null;

/** The best adviser the game has; null when it has only the random one. */
export function adviser(side: Side): string | null {
  const names = botNames(side.game);
  if (names.includes('ace')) return 'ace';
  const usual = usualBot(side.game);
  return usual === 'random' ? null : usual;
}

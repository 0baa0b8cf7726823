/** What a table in the page does otherwise than one on a server: anybody at the device may take back, and a bot's chance goes by its question. */
import type { BotQuestion, HouseRules } from '@flotilla/host';
import { answerTo } from '@flotilla/host';
import type { AnyGame, Choice } from '@flotilla/table';
import { rngFrom, seedFrom, text } from '@flotilla/table';

/** The rules of a house of one device. */
export const PAGE_RULES: HouseRules = {
  takes: 'wishes',
  undoBy: 'anybody',
  botContext: ({ seat, number }) => [seat, number & 0xffff, 0, 0],
  refuse: () => ({ why: text('table.refused.notNow'), rule: '' }),
  freshRng: () => rngFrom(seedFrom(crypto.randomUUID()), 'imagine'),
};

/** The rules of a house in which a game is only looked at again. */
export const REPLAY_RULES: HouseRules = { ...PAGE_RULES, takes: 'nothing' };

/** The bot's answer, wherever it thinks. */
export function answerOfBot(game: AnyGame, question: BotQuestion): Choice {
  const choice = answerTo(game, question);
  if (choice === null) throw new Error(`Seat ${question.seat + 1} is not asked anything.`);
  return choice;
}

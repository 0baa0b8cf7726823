/** What bots are called. */
import { own } from '@flotilla/table';
import type { Key } from '../text/index.ts';
import { ui } from '../text/index.ts';

const BOT_WORDS: Readonly<Record<string, Key>> = {
  random: 'bot.random',
  steady: 'bot.steady',
  ace: 'bot.ace',
};

/** What a bot is called; one we have no word for keeps its own name. */
export function botWords(bot: string): string {
  const key = own(BOT_WORDS, bot);
  return key ? ui(key) : bot;
}

/** What the tests of these screens share: a campaign at a wanted question, in a session like the page's own. */
import type { GameShape, Session as KernelSession } from '@flotilla/table';
import type { Habit, Options, Wanted } from '../../test/campaigns.ts';
import { campaignUntil, game } from '../../test/campaigns.ts';
import { LocalSession } from '../session/local.ts';
import { answerOfBot } from '../session/mind.ts';
import { settings } from '../settings.ts';
import { speak as speakSite } from '../text/index.ts';
import { loadVoice } from '../voice.ts';
import { speak } from './text/index.ts';

/** Loads every word the screens need. */
export async function withWords(language: 'en' | 'fr' | 'it' | 'de' = 'en'): Promise<void> {
  settings.value = { ...settings.value, language, odds: true, speed: 'instant', density: 'normal' };
  await Promise.all([speakSite(language), loadVoice(game, language), speak(language)]);
}

let tables = 0;

/** A campaign the steady bot has brought to the wanted question. */
export function tableAt(wanted: Wanted, options: Options = {}, habit?: Habit): LocalSession {
  return tableOf(campaignUntil(wanted, options, 'plot', habit));
}

/** A campaign in a session like the page's own. */
export function tableOf(campaign: KernelSession<GameShape>): LocalSession {
  return new LocalSession(`test ${++tables}`, campaign, {
    thinker: {
      bot: async (question) => answerOfBot(game, question),
      advice: () => () => {},
      stop: () => {},
    },
    keep: async () => null,
    realDice: () => false,
    pace: () => 0,
    throwDice: (count) => new Array<number>(count).fill(6),
  });
}

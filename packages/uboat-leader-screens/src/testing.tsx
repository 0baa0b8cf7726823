/** What the tests of these screens share: a campaign at a wanted question, in a session like the page's own. */
import type { ClientHere } from '@flotilla/client';
import { answerOfBot, Client, TableHere } from '@flotilla/client';
import type { GameShape } from '@flotilla/table';
import type { Session as KernelSession } from '@flotilla/table/run';
import { settings } from '@flotilla/ui/base/settings.ts';
import { speak as speakSite } from '@flotilla/ui/text/index.ts';
import { loadVoice } from '@flotilla/ui/text/voice.ts';
import type { Habit, Options, Wanted } from '../test/campaigns.ts';
import { campaignUntil, game } from '../test/campaigns.ts';
import { speak } from './text/index.ts';

/** Loads every word the screens need. */
export async function withWords(language: 'en' | 'fr' | 'it' | 'de' = 'en'): Promise<void> {
  settings.value = { ...settings.value, language, odds: true, speed: 'instant', density: 'normal' };
  await Promise.all([speakSite(language), loadVoice(game, language), speak(language)]);
}

let tables = 0;

/** A campaign the steady bot has brought to the wanted question. */
export function tableAt(wanted: Wanted, options: Options = {}, habit?: Habit): ClientHere {
  return tableOf(campaignUntil(wanted, options, 'plot', habit));
}

/** A campaign in a session like the page's own. */
export function tableOf(campaign: KernelSession<GameShape>): ClientHere {
  return new Client(
    new TableHere(`test ${++tables}`, campaign, {
      thinker: {
        bot: async (question) => answerOfBot(game, question),
        advice: () => () => {},
        stop: () => {},
      },
      keep: async () => null,
      realDice: () => false,
      pace: () => 0,
      throwDice: (count) => new Array<number>(count).fill(6),
    }),
  );
}

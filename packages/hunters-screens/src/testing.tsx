/** What the tests of these screens share: a career with scripted dice in a session like the page's own. */
import type { ClientHere } from '@flotilla/client';
import { answerOfBot, Client, TableHere } from '@flotilla/client';
import { hunters } from '@flotilla/hunters';
import type { AnyGame, FormChoice } from '@flotilla/table';
import { anyGame } from '@flotilla/table';
import type { ScriptedDice } from '@flotilla/table/run';
import { Session as KernelSession, optionsOf } from '@flotilla/table/run';
import { settings } from '@flotilla/ui/base/settings.ts';
import { speak } from '@flotilla/ui/text/index.ts';
import { loadVoice } from '@flotilla/ui/text/voice.ts';
import { speakHunters } from './text/index.ts';

/** The game as the site knows it. */
export const game: AnyGame = anyGame(hunters);

/** Loads every word the screens need. */
export async function withWords(language: 'en' | 'fr' | 'it' | 'de' = 'en'): Promise<void> {
  settings.value = { ...settings.value, language, odds: true, speed: 'instant', density: 'normal', name: '' };
  await Promise.all([speak(language), loadVoice(game, language), speakHunters(language)]);
}

/** Every career has an id of its own, as on the page: screens remember what was open by it. */
let careers = 0;

/** A career whose dice fall as listed by purpose; all others come from the seed. */
export function career(
  dice: ScriptedDice,
  options: Readonly<Record<string, string | readonly string[]>> = {},
  captains: readonly string[] = ['Anna'],
) {
  const kernel = new KernelSession(
    game,
    {
      options: optionsOf(game, { boat: 'VIIB', ...options }) as FormChoice,
      seats: captains.map((name) => ({ name, bot: null })),
      seed: 'screens',
    },
    dice,
  );
  return new Client(
    new TableHere(`career-${++careers}`, kernel, {
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

/** Answers a form with what it starts with. */
export function asOffered(session: ClientHere): void {
  const decision = session.decision.value;
  if (decision?.kind !== 'fill') return;
  const start = Object.fromEntries(
    decision.form.map((field) => [field.id, 'start' in field ? field.start : '']),
  );
  session.answer({ ...start, ...('name' in start && { name: 'Blennemann' }) } as never);
}

/** Orders to the British Isles: no wish granted, then a seven. */
const BRITISH = { 'orders.request': [6], orders: [3, 4] };

/** A boat that has left port for the British Isles and meets what the encounter dice bring. */
export function atSea(dice: ScriptedDice, options?: Parameters<typeof career>[1]): ClientHere {
  const session = career({ ...BRITISH, ...dice }, options);
  asOffered(session);
  asOffered(session);
  session.answer('steam');
  return session;
}

/** Two quiet passages, then a convoy of four in the first box on station, by night. */
export const CONVOY: ScriptedDice = {
  encounter: [3, 4, 3, 4, 5, 5],
  'ship.size': [6, 1, 1, 1],
  'ship.name': [1, 2, 3, 4],
  light: [6],
};

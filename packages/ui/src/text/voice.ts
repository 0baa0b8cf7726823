/** A game's own words in the reader's language. */

import type { AnyGame, Language, Text } from '@flotilla/table';
import type { Reason, SeatRecord, Speech } from '@flotilla/table/run';
import { catalogueOf, withSeats, words } from '@flotilla/table/run';
import { en } from '@flotilla/table/text/en';
import { signal } from '@preact/signals';
import { keptTogether } from './figures.ts';
import { speech, spoken, tableWords } from './index.ts';

/** A language with the sentences of a game, in which its players have these names. */
interface Voice extends Speech {
  readonly names: string;
}

const voices = signal<Readonly<Record<string, Voice>>>({});

/** Loads the words of a game, with the names of those who sit at it. */
export async function loadVoice(
  game: AnyGame,
  language: Language,
  seats: readonly SeatRecord[] = [],
): Promise<void> {
  const list = seats.map((seat) => seat.name);
  const names = list.join('\n');
  const known = voices.peek()[game.id];
  if (known?.language === language && known.names === names) return;
  const [table, own] = await Promise.all([tableWords(language), catalogueOf(game, language)]);
  const voice = { language, names, catalogue: withSeats({ ...table, ...own }, list) };
  voices.value = { ...voices.peek(), [game.id]: voice };
}

const voiceOf = (game: AnyGame): Speech => voices.value[game.id] ?? { language: 'en', catalogue: en };

/** Puts a text of a game into words. */
export const say = (game: AnyGame, said: Text): string => keptTogether(words(voiceOf(game), said));

/** Puts a text of the table itself into words, where no game is known. */
export const sayOfTable = (said: Text): string =>
  words({ language: spoken(), catalogue: speech.value?.table ?? en }, said);

/** Whether a game's catalogue has a key. */
export const knows = (game: AnyGame, key: string): boolean => key in voiceOf(game).catalogue;

/** Whether a rule case has a heading, as in a game whose rulebook has no numbers. */
export const hasHeading = (game: AnyGame, rule: string): boolean => knows(game, `heading.${rule}`);

/** What a rule case is called: its heading, or its number. */
export const caseName = (game: AnyGame, rule: string): string =>
  hasHeading(game, rule) ? say(game, { key: `heading.${rule}` }) : rule;

/** How a game's own words tell what is wrong with a record of it, and why something in it is not allowed. */
export const judging = (game: AnyGame): [say: (said: Text) => string, reason: Reason] => [
  (said) => say(game, said),
  ({ why, rule }) => say(game, why) + (rule && ` [${caseName(game, rule)}]`),
];

/** All keys of a game that begin with a word. */
export const keysOf = (game: AnyGame, prefix: string): string[] =>
  Object.keys(voiceOf(game).catalogue).filter((key) => key.startsWith(prefix));

/** The language a game speaks now. */
export const languageOf = (game: AnyGame): Language => voiceOf(game).language;

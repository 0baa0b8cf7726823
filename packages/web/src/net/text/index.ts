/** The words of tables on a server: one catalogue for each language, loaded when it is spoken. */
import type { Text } from '@flotilla/table';
import { screenWords } from '@flotilla/ui/text/screenWords.ts';
import type { en } from './en.ts';

/** A key of this catalogue. */
export type Key = keyof typeof en;

/** The sentences of one language, complete. */
export type Sentences = Readonly<Record<Key, string>>;

/** Speaking of tables; `knowsWord` says whether these words know a key. */
export const { spoken, word, has: knowsWord } = screenWords<Key>(import.meta.glob('./??.ts'));

/** What the server said, by the name of its sentence; one this page does not know is a general word. */
export function serverWord(said: Text): string {
  const { key, args } = typeof said === 'string' ? { key: said, args: undefined } : said;
  return knowsWord(key) ? word(key, args) : word('server.fault');
}

/** The words of the pack editor; they are loaded with it. */
import { screenWords } from '@flotilla/ui/text/screenWords.ts';
import { en } from './en.ts';

/** A key of the editor's catalogue. */
export type Key = keyof typeof en;

/** The sentences of one language, complete. */
export type Sentences = Readonly<Record<Key, string>>;

/** The words in the language being spoken. */
export const { speak, spoken, word } = screenWords<Key>(import.meta.glob('./??.ts'));

/** What a field, a deck or a value is called; itself where nobody has a word for it. */
export const named = (name: string): string => (Object.hasOwn(en, name) ? word(name as Key) : name);

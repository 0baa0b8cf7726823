/** The words of The Hunters' own screens. */
import { screenWords } from '@flotilla/ui/text/screenWords.ts';
import type { en } from './en.ts';

/** A key of the screens' catalogue. */
export type Key = keyof typeof en;

/** The sentences of one language, complete. */
export type Sentences = Readonly<Record<Key, string>>;

/** The words in the language being spoken. */
export const { speak: speakHunters, spoken, word, figure } = screenWords<Key>(import.meta.glob('./??.ts'));

/** The words of the laboratory: one catalogue for each language, loaded when it is spoken. */
import { screenWords } from '@flotilla/ui/text/screenWords.ts';
import type { en } from './en.ts';

/** A key of this catalogue. */
export type Key = keyof typeof en;

/** The sentences of one language, complete. */
export type Sentences = Readonly<Record<Key, string>>;

/** Speaking of experiments. */
export const { spoken, word, figure, speak } = screenWords<Key>(import.meta.glob('./??.ts'));

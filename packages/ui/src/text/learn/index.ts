/** The words around lessons, hints and terms. */
import { screenWords } from '../screenWords.ts';
import type { en } from './en.ts';

/** A key of these catalogues. */
export type Key = keyof typeof en;

/** The sentences of one language, complete. */
export type Sentences = Readonly<Record<Key, string>>;

/** Speaks as soon as the language of the reader is there. */
export const { speak: speakOfLearning, spoken, word } = screenWords<Key>(import.meta.glob('./??.ts'));

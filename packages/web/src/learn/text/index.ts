/** The words around lessons, hints and terms. */
import { screenWords } from '../../text/screenWords.ts';
import type { en } from './en.ts';

/** A key of these catalogues. */
export type Key = keyof typeof en;

/** The sentences of one language, complete. */
export type Sentences = Readonly<Record<Key, string>>;

/** Speaks as soon as the language of the reader is there. */
export const { spoken, word } = screenWords<Key>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  de: async () => (await import('./de.ts')).de,
});

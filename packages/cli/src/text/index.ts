/** The program's own sentences in every language. */
import type { Catalogue, Language } from '@flotilla/table';
import { en } from './en.ts';

/** Sentences by language; every language has every key. */
export const programTexts: Readonly<Record<Language, Catalogue>> = { en, fr: en, it: en, de: en };

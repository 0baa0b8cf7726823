/** The program's own sentences in every language. */
import type { Catalogue, Language } from '@flotilla/table';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

/** Sentences by language; every language has every key. */
export const programTexts: Readonly<Record<Language, Catalogue>> = { en, fr, it, de };

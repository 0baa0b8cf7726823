/** The kernel's own sentences. */
import type { Catalogue, Language } from './text.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { it } from './texts/it.ts';

/** The kernel's sentences in every language; a game's own catalogue takes precedence. */
export const tableTexts: Readonly<Record<Language, Catalogue>> = { en, fr, it, de };

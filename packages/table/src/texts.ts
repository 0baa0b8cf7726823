/** The kernel's own sentences. */

import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { it } from './text/it.ts';
import type { Catalogue, Language } from './text.ts';

/** The kernel's sentences in every language; a game's own catalogue takes precedence. */
export const tableTexts: Readonly<Record<Language, Catalogue>> = { en, fr, it, de };

/** The kernel's own sentences. */

import { review as deReview } from './text/de/review.ts';
import { de } from './text/de.ts';
import { review as enReview } from './text/en/review.ts';
import { en } from './text/en.ts';
import { review as frReview } from './text/fr/review.ts';
import { fr } from './text/fr.ts';
import { review as itReview } from './text/it/review.ts';
import { it } from './text/it.ts';
import type { Catalogue, Language } from './text.ts';

/** The kernel's sentences in every language; a game's own catalogue takes precedence. */
export const tableTexts: Readonly<Record<Language, Catalogue>> = { en, fr, it, de };

/** The kernel's sentences about reviews: apart, so that a page loads them with a review only. */
export const reviewTexts: Readonly<Record<Language, Catalogue>> = {
  en: enReview,
  fr: frReview,
  it: itReview,
  de: deReview,
};

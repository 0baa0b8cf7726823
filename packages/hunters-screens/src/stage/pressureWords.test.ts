/** B10: the total over all throws and the chance of one throw are different things, and their words say so (9.6.4). */

import { hunters } from '@flotilla/hunters';
import { catalogueOf } from '@flotilla/table/run';
import { expect, it } from 'vitest';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { it as italian } from '../text/it.ts';

/** The throw asks whether the hull holds at once; the choice tells whether it does in the end. */
const WORDS = [
  ['en', en, /without giving way/, /in the end/],
  ['de', de, /ohne nachzugeben/, /am Ende/],
  ['fr', fr, /sans céder/, /finit par/],
  ['it', italian, /senza cedere/, /alla fine/],
] as const;

it.each(WORDS)(
  '%s: the throw is asked for by itself, the choice tells the total',
  async (language, own, once, total) => {
    const texts = await catalogueOf(hunters, language);
    const [asked, chosen] = [own['ask.pressure'], String(texts['odds.survivePressure'])];
    expect(asked).toMatch(once);
    expect(chosen).toMatch(total);
    expect(asked).not.toMatch(total);
    expect(chosen).not.toMatch(once);
  },
);

import { catalogueTests } from '@flotilla/ui/test/catalogues.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Sentences } from './index.ts';
import { it as italian } from './it.ts';

/** Without the sentences of the kernel, whose keys the engine of reviews gives. */
const ownOf = (sentences: Sentences): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(sentences).filter(([key]) => !key.startsWith('table.review.')));

catalogueTests({
  en: ownOf(en),
  translations: [
    ['French', ownOf(fr)],
    ['Italian', ownOf(italian)],
    ['German', ownOf(de)],
  ],
  folders: [new URL('..', import.meta.url)],
});

import { catalogueTests } from '@flotilla/ui/test/catalogues.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it as italian } from './it.ts';

catalogueTests({
  en,
  translations: [
    ['French', fr],
    ['Italian', italian],
    ['German', de],
  ],
  folders: [new URL('..', import.meta.url)],
});

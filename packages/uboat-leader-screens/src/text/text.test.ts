import { placeholdersOf } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it as italian } from './it.ts';

describe.each(Object.entries({ de, fr, it: italian }))(
  'the screens of U-Boat Leader in %s',
  (_name, sentences) => {
    it('say something for every key, with the same places to fill as in English', () => {
      expect(Object.keys(sentences).sort()).toEqual(Object.keys(en).sort());
      for (const [key, sentence] of Object.entries(sentences)) {
        expect(sentence.trim(), key).not.toBe('');
        expect(placeholdersOf(sentence), key).toEqual(placeholdersOf(en[key as keyof typeof en]));
      }
    });
  },
);

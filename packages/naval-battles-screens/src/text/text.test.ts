import { placeholdersOf } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it as italian } from './it.ts';

const LANGUAGES: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['de', de],
  ['fr', fr],
  ['it', italian],
];

describe('the words of these screens', () => {
  it.each(LANGUAGES)('are complete in %s, with the same things to fill in', (_, sentences) => {
    expect(Object.keys(sentences).sort()).toEqual(Object.keys(en).sort());
    for (const [key, sentence] of Object.entries(en)) {
      const other = sentences[key] ?? '';
      expect(other.trim(), key).not.toBe('');
      expect([...new Set(placeholdersOf(other))].sort(), key).toEqual(
        [...new Set(placeholdersOf(sentence))].sort(),
      );
    }
  });
});

import { placeholdersOf } from '@flotilla/table/run';
import { de as ownDe } from '@flotilla/ui/text/de.ts';
import { en as ownEn } from '@flotilla/ui/text/en.ts';
import { fr as ownFr } from '@flotilla/ui/text/fr.ts';
import { it as ownIt } from '@flotilla/ui/text/it.ts';
import { describe, expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it as italian } from './it.ts';

const sources = import.meta.glob<string>(['../**/*.ts', '../**/*.tsx', '!../**/*.test.*', '!./*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const all = Object.values(sources).join('\n');

/** The beginnings of keys that are put together while the page runs: `word(\`wound.${…}\`)` gives `wound.`. */
const beginnings = [...all.matchAll(/`([a-zA-Z]+\.)\$\{/g)].map(([, start]) => start as string);

const isUsed = (key: string): boolean =>
  all.includes(`'${key}'`) || beginnings.some((start) => key.startsWith(start));

describe.each([
  ['French', fr],
  ['Italian', italian],
  ['German', de],
])('%s', (_, sentences) => {
  it('has the keys of the English, no more and no fewer', () => {
    expect(Object.keys(sentences).sort()).toEqual(Object.keys(en).sort());
  });

  it('fills the same places in every sentence', () => {
    for (const [key, sentence] of Object.entries(en)) {
      const other = sentences[key as keyof typeof en];
      expect(placeholdersOf(other), key).toEqual(placeholdersOf(sentence));
    }
  });

  it('is a translation: hardly a longer sentence is left in English', () => {
    const long = Object.entries(en).filter(([, sentence]) => sentence.length > 24);
    const same = long.filter(([key, sentence]) => sentences[key as keyof typeof en] === sentence);
    expect(same).toEqual([]);
  });
});

describe.each([
  ['English', en, ownEn],
  ['French', fr, ownFr],
  ['Italian', italian, ownIt],
  ['German', de, ownDe],
])('%s', (_, screens, site) => {
  it('calls the way back to the approach other than taking back an answer', () => {
    expect(screens['plan.back']).not.toBe(site.undo);
  });
});

describe('the keys', () => {
  it('are all used somewhere', () => {
    expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it as italian } from './it.ts';

const placeholdersOf = (sentence: string): string[] =>
  [...sentence.matchAll(/\{(\w+)/g)].map(([, name]) => name as string).sort();

describe.each([
  ['French', fr],
  ['Italian', italian],
  ['German', de],
])('%s', (_, sentences) => {
  it('has the keys of the English, no more and no fewer, and fills the same places', () => {
    expect(Object.keys(sentences).sort()).toEqual(Object.keys(en).sort());
    for (const [key, sentence] of Object.entries(en))
      expect(new Set(placeholdersOf(sentences[key as keyof typeof en])), key).toEqual(
        new Set(placeholdersOf(sentence)),
      );
  });

  it('is a translation: hardly a longer sentence is left in English', () => {
    const long = Object.entries(en).filter(([, sentence]) => sentence.length > 24);
    expect(long.filter(([key, sentence]) => sentences[key as keyof typeof en] === sentence)).toEqual([]);
  });
});

describe('the keys', () => {
  const folder = new URL('..', import.meta.url);
  const all = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('text'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
  const beginnings = [...all.matchAll(/`([a-zA-Z]+\.)\$\{/g)].map(([, start]) => start as string);

  it('are all used somewhere', () => {
    const unused = Object.keys(en).filter(
      (key) => !all.includes(`'${key}'`) && !beginnings.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });
});

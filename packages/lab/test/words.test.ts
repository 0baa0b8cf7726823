import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../../', import.meta.url));

/** Every catalogue of the project: `text/de.ts`, `text/de/rules.ts` and so on. */
const CATALOGUES = readdirSync(packages, { recursive: true, withFileTypes: true })
  .map((entry) => relative(packages, join(entry.parentPath, entry.name)))
  .flatMap((path) => {
    const [, language] = /^[\w-]+\/src\/(?:.*\/)?text\/(de|fr|it)(?:\/[^/]+)?\.ts$/.exec(path) ?? [];
    return language ? [{ path, language }] : [];
  });

/** The sentences of a catalogue, and its keys, which do no harm here. */
const sentencesIn = (path: string): readonly string[] =>
  [...readFileSync(join(packages, path), 'utf8').matchAll(/'((?:[^'\\\n]|\\.)+)'/g)].map(
    ([, said]) => said ?? '',
  );

const wrongIn = (language: string, wrong: RegExp): readonly string[] =>
  CATALOGUES.filter((catalogue) => catalogue.language === language).flatMap(({ path }) =>
    sentencesIn(path)
      .filter((sentence) => wrong.test(sentence))
      .map((sentence) => `${path}: ${sentence}`),
  );

describe('the words', () => {
  it('are found', () => {
    for (const language of ['de', 'fr', 'it'])
      expect(CATALOGUES.filter((catalogue) => catalogue.language === language).length).toBeGreaterThan(20);
  });

  it.each([
    ['de', 'Sie', /(?<![\p{L}-])(?:du|dich|dir|dein(?:e[mnrs]?)?)(?![\p{L}-])/iu],
    ['fr', 'vous', /(?<![\p{L}’-])(?:tu|toi|ton|tes)(?![\p{L}’-])/iu],
    ['it', 'voi', /(?<!\p{L})(?:tu|tuoi?|tua|tue|ti|puoi|vuoi|devi|hai|scelga|prema|tocca a lei)(?!\p{L})/iu],
  ])('of %s say "%s" to everybody', (language, _address, wrong) => {
    expect(wrongIn(language, wrong)).toEqual([]);
  });

  it('of French keep their signs on the line, and German and Italian have their own quotation marks', () => {
    expect(wrongIn('fr', / [:;!?»]|« |[^\s\u00a0\u202f]»/)).toEqual([]);
    expect(wrongIn('de', /"|”|«/)).toEqual([]);
    expect(wrongIn('it', /"|”|„/)).toEqual([]);
  });
});

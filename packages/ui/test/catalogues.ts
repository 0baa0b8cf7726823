/** What holds for the catalogues of every set of screens. */
import { readdirSync, readFileSync } from 'node:fs';
import { placeholdersOf } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';

type Sentences = Readonly<Record<string, string>>;

/** The English catalogue and its translations, and the folders whose screens speak them. */
export interface Catalogues {
  readonly en: Sentences;
  readonly translations: readonly (readonly [language: string, sentences: Sentences])[];
  readonly folders: readonly URL[];
}

/** Demands the same keys and places in every language, real translations, and no key that nobody uses. */
export function catalogueTests({ en, translations, folders }: Catalogues): void {
  describe.each(translations)('%s', (_, sentences) => {
    it('has the keys of the English, no more and no fewer, and fills the same places', () => {
      expect(Object.keys(sentences).sort()).toEqual(Object.keys(en).sort());
      for (const [key, sentence] of Object.entries(en))
        expect(new Set(placeholdersOf(sentences[key] ?? '')), key).toEqual(new Set(placeholdersOf(sentence)));
    });

    it('is a translation: hardly a longer sentence is left in English', () => {
      const long = Object.entries(en).filter(([, sentence]) => sentence.length > 24);
      expect(long.filter(([key, sentence]) => sentences[key] === sentence)).toEqual([]);
    });
  });

  it('has no key that nobody uses', () => {
    const all = folders
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true })
          .map(String)
          .filter((name) => /\.tsx?$/.test(name) && !name.includes('text'))
          .map((name) => readFileSync(new URL(name, folder), 'utf8')),
      )
      .join('\n');
    const beginnings = [...all.matchAll(/`([a-zA-Z]+\.)\$\{/g)].map(([, start]) => start as string);
    const unused = Object.keys(en).filter(
      (key) => !all.includes(`'${key}'`) && !beginnings.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });
}

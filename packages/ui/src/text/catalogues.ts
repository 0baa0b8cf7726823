/** For tests: catalogues of the four languages say the same things. */
import { placeholdersOf } from '@flotilla/table/run';
import { expect } from 'vitest';

type Sentences = Readonly<Record<string, string>>;

/** Expects every language to have every sentence of the first, with the same things to fill in. */
export function expectComplete(first: Sentences, others: Readonly<Record<string, Sentences>>): void {
  for (const [language, sentences] of Object.entries(others)) {
    expect(Object.keys(sentences).sort(), language).toEqual(Object.keys(first).sort());
    for (const [key, sentence] of Object.entries(first)) {
      const other = sentences[key] ?? '';
      expect(other.trim(), `${language} ${key}`).not.toBe('');
      expect([...new Set(placeholdersOf(other))].sort(), `${language} ${key}`).toEqual(
        [...new Set(placeholdersOf(sentence))].sort(),
      );
    }
  }
}

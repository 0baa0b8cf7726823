import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { placeholdersOf } from '@flotilla/table/run';
import { de } from '@flotilla/ui/text/de.ts';
import { en } from '@flotilla/ui/text/en.ts';
import { fr } from '@flotilla/ui/text/fr.ts';
import { it as italian } from '@flotilla/ui/text/it.ts';
import { describe, expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../..', import.meta.url));
/** Everything that speaks: the shell, the common parts and the screens of games. */
const sources = readdirSync(packages)
  .filter((name) => /^(?:web|ui|.+-screens)$/.test(name))
  .map((name) => join(packages, name, 'src'));
const languages: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, fr, it: italian, de };

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return /\.tsx?$/.test(entry.name) && !/^(?:en|fr|it|de)\.ts$|\.test\.tsx?$/.test(entry.name)
      ? [path]
      : [];
  });
}

const code = sources
  .flatMap(filesIn)
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

describe('the interface', () => {
  it('writes no colon and no date in a form of its own: both are those of the language', () => {
    expect(code.match(/`[^`]*\$\{[^`]*\}: \$\{word[^`]*`|\}:\{' '\}\n/g) ?? []).toEqual([]);
    expect(code.match(/DateTimeFormat\((?:spoken|language)\(\)/g) ?? []).toEqual([]);
  });

  for (const [language, sentences] of Object.entries(languages)) {
    it(`has the same keys in ${language} as in English, none of them empty`, () => {
      expect(Object.keys(sentences).sort()).toEqual(Object.keys(en).sort());
      expect(Object.entries(sentences).filter(([, sentence]) => sentence.trim() === '')).toEqual([]);
    });

    it(`fills the same places in ${language} as in English`, () => {
      const differing = Object.entries(en).filter(
        ([key, sentence]) => placeholdersOf(sentence).join() !== placeholdersOf(sentences[key] ?? '').join(),
      );
      expect(differing.map(([key]) => key)).toEqual([]);
    });
  }

  it('uses every key', () => {
    const unused = Object.keys(en).filter((key) => !code.includes(`'${key}'`));
    expect(unused).toEqual([]);
  });

  it('has every key that is used', () => {
    const used = [...code.matchAll(/\bui\(\s*'([^']+)'/g)].map(([, key]) => key as string);
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((key) => !(key in en))).toEqual([]);
  });

  it('is translated, not copied: long sentences differ between all languages', () => {
    for (const [key, sentence] of Object.entries(en)) {
      if (sentence.length < 40) continue;
      const all = Object.values(languages).map((sentences) => sentences[key]);
      expect(new Set(all).size, key).toBe(all.length);
    }
  });
});

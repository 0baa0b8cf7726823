/** Reads the terms of the games from docs/glossary.md and writes them into the games' texts. Usage: node scripts/glossary.mjs */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const LANGUAGES = ['en', 'de', 'fr', 'it'];

/** Every term of every game: `{ game, id, rule, en, de, fr, it }`, forms of a word separated by " / ". */
export function termsIn(glossary) {
  const terms = [];
  let game = '';
  for (const line of glossary.split('\n')) {
    const heading = /^### .*\(`([a-z-]+)`\)$/.exec(line);
    if (heading) game = heading[1];
    else if (line.startsWith('#')) game = '';
    const cells = game && line.startsWith('| `') ? line.split('|').map((cell) => cell.trim()) : null;
    if (!cells) continue;
    const [, id, rule, ...words] = cells;
    const forms = Object.fromEntries(LANGUAGES.map((language, i) => [language, words[i]]));
    terms.push({ game, id: id.replaceAll('`', ''), rule, ...forms });
  }
  return terms;
}

/** The generated files by their path: what stands in them. */
export function filesFor(terms) {
  const files = {};
  for (const game of new Set(terms.map((term) => term.game)))
    for (const language of LANGUAGES) {
      const lines = terms
        .filter((term) => term.game === game)
        .map(
          (term) => `  'term.${term.id}': '${term[language]}',\n  'term.${term.id}.rule': '${term.rule}',\n`,
        );
      files[`packages/${game}/src/text/${language}/terms.generated.ts`] =
        `/** Terms of art and their rules, written by scripts/glossary.mjs out of docs/glossary.md. */\n` +
        `export const terms: Readonly<Record<string, string>> = {\n${lines.join('')}};\n`;
    }
  return files;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = join(import.meta.dirname, '..');
  const files = filesFor(termsIn(readFileSync(join(root, 'docs', 'glossary.md'), 'utf8')));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
}

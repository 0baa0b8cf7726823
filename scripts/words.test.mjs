/** One word, one meaning: no exported type name is declared twice, and the glossary names what really exists. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gamesIn } from '../packages/lab/discover.mjs';

const ROOT = new URL('../', import.meta.url).pathname;

/** The rules of the games: each has its own `State`, `View` and words of its trade. */
const RULES = new Set(gamesIn().map(({ path }) => basename(path)));

/** Names that every catalogue of words has. */
const OF_CATALOGUES = new Set(['Key', 'Sentences']);

const sourcesIn = (folder) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(?:test|d)\.tsx?$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length))
    .map((path) => ({ path, source: readFileSync(join(ROOT, path), 'utf8') }));

const packages = readdirSync(join(ROOT, 'packages'));
const sources = packages.map((name) => ({ name, files: sourcesIn(`packages/${name}/src`) }));

/** The type names that a source declares and exports. */
const exportedIn = (source) =>
  [...source.matchAll(/^export (?:declare |abstract )*(?:interface|type|class|enum) (\w+)/gm)].map(
    ([, name]) => name,
  );

/** Every exported type name that several files declare, with these files. */
function declaredTwice(files) {
  const declared = new Map();
  for (const { path, source } of files)
    for (const name of exportedIn(source))
      if (!OF_CATALOGUES.has(name)) declared.set(name, [...(declared.get(name) ?? []), path]);
  return [...declared].flatMap(([name, paths]) => (paths.length > 1 ? [`${name}: ${paths.join(', ')}`] : []));
}

describe('An exported type name', () => {
  it('is declared once outside the rules of the games', () => {
    const files = sources.flatMap(({ name, files: own }) => (RULES.has(name) ? [] : own));
    expect(files.flatMap(({ source }) => exportedIn(source)).length).toBeGreaterThan(700);
    expect(declaredTwice(files)).toEqual([]);
  });

  it('is found however it is declared', () => {
    const source = (name) => ({ path: `${name}.ts`, source: `export ${name} Desk {}` });
    for (const kind of ['interface', 'abstract class', 'declare class', 'type'])
      expect(declaredTwice([source('class'), source(kind)])).toEqual([`Desk: class.ts, ${kind}.ts`]);
  });
});

/** What the glossary says a word is called in the code: row by row, the names between backquotes. */
const namesIn = (page) =>
  page
    .slice(0, page.indexOf('# Terms of the games'))
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| word |'))
    .flatMap((line) => {
      const [, word, , code] = line.split('|').map((cell) => cell.trim());
      return [...code.matchAll(/`([^`]+)`/g)].map(([, name]) => ({ word, name }));
    });

const files = sources.flatMap(({ files: own }) => own);
const code = files
  .map(({ source }) => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, ''))
  .join('\n');

/** Whether a file, a folder, a type or component, or anything else of that name is there. */
function isThere(name) {
  if (name.includes('/'))
    return files.some(({ path }) => `${path}/`.includes(`/${name.replace(/^packages\//, '')}`));
  if (/\.tsx?$/.test(name)) return files.some(({ path }) => path.endsWith(`/${name}`));
  const last = name.replace(/\(\)$/, '').split('.').at(-1);
  const declared = /^[A-Z]/.test(last)
    ? `(?:interface|type|class|function|const) ${last}\\b`
    : `(?<![.\\w])${last}\\??(?:: |\\(|<| = | =>)`;
  return new RegExp(declared).test(code);
}

describe('The glossary', () => {
  const names = namesIn(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'));

  it('names for each word something that exists in the code', () => {
    expect(names.length).toBeGreaterThan(90);
    expect(names.filter(({ name }) => !isThere(name))).toEqual([]);
  });

  it('would be told of a name that is gone', () => {
    for (const name of ['PresenceDesk', 'store/nothing.ts', 'nothing.ts', 't.whistle'])
      expect(isThere(name)).toBe(false);
  });
});

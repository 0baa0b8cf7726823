/** The tests a coverage page names: what they are called in full, and whether they play. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One test file as a coverage page needs it. */
export interface TestFile {
  /** The full names of its tests, those of the suites around them first. */
  readonly names: readonly string[];
  /** Whether it lays a table and answers what is offered, itself or by a helper it imports. */
  readonly plays: boolean;
}

/** Reads a test file. */
export function testFile(path: string): TestFile {
  const source = readFileSync(path, 'utf8');
  return { names: testNames(source), plays: [source, ...helpersOf(path, source)].some(playsIn) };
}

const TITLE =
  /^( *)(?:(describe|it|test)\b[^('"`\n]*\(|(?:describe|it|test)\b.*\)\(|[\])}].*\)\()\s*(['"`])((?:\\.|(?!\3).)*)\3/gm;

/** Every title with the suites around it; as files are formatted, whatever is indented further is inside. */
export function testNames(source: string): string[] {
  const around: { indent: number; title: string }[] = [];
  return [...source.replace(/\(\n\s*(?=['"`])/g, '(').matchAll(TITLE)].map(
    ([, spaces = '', , , title = '']) => {
      const indent = spaces.length;
      while ((around.at(-1)?.indent ?? -1) >= indent) around.pop();
      around.push({ indent, title: plainQuotes(title) });
      return around.map(({ title: part }) => part).join(' ');
    },
  );
}

/** A quote inside a test's name may be escaped or typographic in one place and not in the other. */
export const plainQuotes = (text: string): string =>
  text
    .replace(/\\(['"`])/g, '$1')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"');

/** Whether a test's name carries a rule case: 9.6 is not carried by 9.6.4, nor `card` by `card.gun`. */
export const carriesCase = (name: string, rule: string): boolean =>
  new RegExp(`(?<![\\w.])${rule.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w|\\.\\w)`).test(name);

const playsIn = (source: string): boolean =>
  /\b(scriptedTable|playedAgain|playOut|checkGame|new (Table|Session|KernelSession))\b/.test(source);

/** The helpers of tests that a file imports; the rules themselves lay no table. */
function helpersOf(path: string, source: string): string[] {
  return [...source.matchAll(/from '(\.[^']*\/(?:test|testing)\/[^']+|\.\/[^']+)'/g)]
    .map(([, from = '']) => join(dirname(path), from))
    .filter((helper) => existsSync(helper))
    .map((helper) => readFileSync(helper, 'utf8'));
}

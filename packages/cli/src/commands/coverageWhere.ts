/** Where a rule case is carried out and tested: for a reader who has its number. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { CoverageRow } from './coverageTable.ts';

/** The rows of a case and of the cases under it: 9.2 finds 9.2.1 too. */
export const rowsOf = (rows: readonly CoverageRow[], rule: string): CoverageRow[] =>
  rows.filter(({ cases }) => cases.some((other) => other === rule || other.startsWith(`${rule}.`)));

/** A row as lines to read: the cases, then each step and each test with its file and line. */
export function whereLines(
  row: CoverageRow,
  sources: readonly string[],
  root: string,
  folder: string,
): string[] {
  const place = (path: string, line: number): string =>
    `${relative(root, path).split(sep).join('/')}:${line}`;
  const steps = row.steps.map((step) => {
    const at = placeOfStep(step, sources, folder);
    return `  ${at ? place(at.path, at.line) : step}${at?.named ? `  ${step}` : ''}`;
  });
  const tests = row.tests.flatMap(({ file, names }) =>
    names.map((name) => {
      const path = [root, folder, join(folder, 'src'), join(folder, 'test')]
        .map((base) => join(base, file))
        .find((candidate) => existsSync(candidate));
      return path
        ? `  ${place(path, lineWith(readFileSync(path, 'utf8'), name))}  "${name}"`
        : `  ${file}  "${name}"`;
    }),
  );
  const none = row.none === null ? [] : [`  none: ${row.none}`];
  return [row.cases.join(', '), ...none, ...steps, ...tests];
}

interface Place {
  readonly path: string;
  readonly line: number;
  /** Whether the step is named there; a row may name a whole file instead. */
  readonly named: boolean;
}

/** A step is the exported constant of its name, so that its file and line can be found without running anything. */
function placeOfStep(step: string, sources: readonly string[], folder: string): Place | null {
  const file = [folder, join(folder, 'src')].map((base) => join(base, step)).find((path) => existsSync(path));
  if (file && /\.\w+$/.test(step)) return { path: file, line: 1, named: false };
  const defined = new RegExp(`^(?:export )?(?:const|function) ${step}\\b`, 'm');
  for (const path of sources) {
    const source = readFileSync(path, 'utf8');
    const found = defined.exec(source);
    if (found) return { path, line: source.slice(0, found.index).split('\n').length, named: true };
  }
  return null;
}

/** The line of a text that holds a piece, from 1; the first line when the piece is not found. */
const lineWith = (source: string, piece: string): number =>
  1 +
  Math.max(
    0,
    source.split('\n').findIndex((line) => line.includes(piece)),
  );

/** `flotilla coverage`: every rule case has its row, every row its step and its test. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { AnyGame } from '@flotilla/table';
import { catalogueOf } from '@flotilla/table/run';
import type { Command } from '../support/command.ts';
import { noWords } from '../support/command.ts';
import { FAILED, Failed, OK } from '../support/errors.ts';
import { readText } from '../support/files.ts';
import type { Io } from '../support/io.ts';
import { projectRoot } from '../support/root.ts';
import { wrap } from '../terminal/layout.ts';
import type { CoverageRow } from './coverageTable.ts';
import { casesCited, casesNamed, coverageRows } from './coverageTable.ts';
import type { TestFile } from './coverageTests.ts';
import { carriesCase, plainQuotes, testFile } from './coverageTests.ts';
import { rowsOf, whereLines } from './coverageWhere.ts';

/** Checks the coverage page of a game. */
export const coverage: Command = {
  name: 'coverage',
  summary: 'Check that every rule case of a game has its step and its test.',
  usage: ['coverage GAME [--json]', 'coverage GAME CASE'],
  game: 'first',
  options: { json: { kind: 'flag', help: 'Print one JSON object.' } },
  details: [
    'With a rule case: where it, and every case under it, is carried out and tested, by file and line.',
    'Reads docs/coverage/GAME.md. Every Markdown table whose head has the columns Case, Step and Test (in any order, others are ignored) is read row by row:',
    'Case: one rule case, or several with commas, in backticks or not. Step: names of steps of the game in backticks, or with commas; a part of its definition (setup, view, outcome, bots …) or a source file of the package (data/charts.ts) will do for what no step does; "none: reason" for a case that asks nothing of a program.',
    "Test: `path/of.test.ts` followed by a piece of a test's name in quotes, as often as needed; paths are relative to the project, the package, its src or its test folder.",
    'For every case of a row one of these tests must carry the case in its name, and play it: lay a table and answer what is offered, or script the dice. Rows without a step (data, texts) need the name only.',
    "It fails on an empty cell, an unknown step, a missing test, and on a rule case that the sources of the game cite (rule: '9.6', refusals, log events, texts rule.9.6) without a row.",
  ],
  examples: ['coverage hunters', 'coverage hunters 9.2.4'],
  run: async (args, io) => {
    noWords(coverage, args, 1);
    const game = args.game as AnyGame;
    const root = projectRoot();
    const page = join('docs', 'coverage', `${game.id}.md`);
    if (!existsSync(join(root, page))) throw new Failed(`${page} does not exist.`);
    const rows = coverageRows(readText(join(root, page)));
    if (rows.length === 0) throw new Failed(`${page} has no table with the columns Case, Step and Test.`);
    const [rule] = args.words;
    if (rule !== undefined) return tellWhere(game, rows, rule, root, io);
    const faults = await coverageFaults(game, rows, root);
    const cases = new Set(rows.flatMap((row) => row.cases)).size;
    const without = rows.filter((row) => row.none !== null).length;
    if (args.flag('json')) {
      io.out(`${JSON.stringify({ game: game.id, rows: rows.length, cases, without, faults }, null, 2)}\n`);
    } else if (faults.length === 0) {
      io.out(
        `${game.title}: ${cases} rule cases in ${rows.length} rows, each with its step and its test` +
          `${without > 0 ? ` (${without} ask nothing of a program)` : ''}.\n`,
      );
    } else {
      for (const fault of faults) io.out(`${wrap(`${page}: ${fault}`, io.width(), '  ').join('\n')}\n`);
      io.err(
        `flotilla: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in ${rows.length} rows.\n`,
      );
    }
    return faults.length === 0 ? OK : FAILED;
  },
};

/** Says where a rule case is carried out and tested. */
function tellWhere(game: AnyGame, rows: readonly CoverageRow[], rule: string, root: string, io: Io): number {
  const found = rowsOf(rows, rule);
  if (found.length === 0) throw new Failed(`The page of ${game.title} has no case ${rule}.`);
  const folder = join(root, 'packages', game.id);
  const sources = sourcesIn(join(folder, 'src'));
  for (const row of found) io.out(`${whereLines(row, sources, root, folder).join('\n')}\n`);
  return OK;
}

/** Every fault of a coverage page, as sentences. */
export async function coverageFaults(
  game: AnyGame,
  rows: readonly CoverageRow[],
  root: string,
): Promise<string[]> {
  const folder = join(root, 'packages', game.id);
  const wrong = rows.flatMap((row) => rowFaults(game, row, root, folder));
  return [...wrong, ...(await missingRows(game, rows, folder))];
}

/** Parts of a game's definition that may stand for a step. */
const PARTS = [
  'setup',
  'optionFields',
  'checkOptions',
  'view',
  'describe',
  'status',
  'outcome',
  'figures',
  'bots',
  'texts',
  'swapSecrets',
  'secrets',
  'documents',
  'seats',
  'events',
];

function rowFaults(game: AnyGame, row: CoverageRow, root: string, folder: string): string[] {
  const name = row.cases.length > 0 ? `case ${row.cases.join(', ')} (line ${row.line})` : `line ${row.line}`;
  if (row.cases.length === 0) return [`${name}: the case is missing.`];
  if (row.none !== null) return row.none === '' ? [`${name}: "none" needs a reason.`] : [];
  const steps = row.steps.length === 0 ? [`${name}: the step is missing.`] : [];
  const unknown = row.steps
    .filter((step) => !Object.hasOwn(game.steps, step) && !PARTS.includes(step) && !isSource(step, folder))
    .map((step) => `${name}: ${game.title} has no step "${step}".`);
  const played = row.steps.some((step) => Object.hasOwn(game.steps, step));
  const faults = testFaults(row, played, [root, folder, join(folder, 'src'), join(folder, 'test')]);
  return [...steps, ...unknown, ...faults.map((fault) => `${name}: ${fault}`)];
}

const isSource = (step: string, folder: string): boolean =>
  /\.(ts|json)$/.test(step) && [folder, join(folder, 'src')].some((base) => existsSync(join(base, step)));

/** The tests of a file that a row names. */
interface NamedTests extends TestFile {
  readonly fault: string | null;
}

function testFaults(row: CoverageRow, played: boolean, bases: readonly string[]): string[] {
  if (row.tests.length === 0)
    return ['the test is missing (`file.test.ts` and a piece of its name in quotes).'];
  const named = row.tests.map((test) => namedTests(test, bases));
  const wrong = named.flatMap(({ fault }) => fault ?? []);
  if (wrong.length > 0) return wrong;
  return row.cases.flatMap((rule) => {
    const carrying = named.filter(({ names }) => names.some((name) => carriesCase(name, rule)));
    if (carrying.length === 0) return [`no test it names carries ${rule} in its name.`];
    if (played && !carrying.some(({ plays }) => plays)) return [`no test it names plays ${rule}.`];
    return [];
  });
}

function namedTests({ file, names }: CoverageRow['tests'][number], bases: readonly string[]): NamedTests {
  const none = { names: [], plays: false };
  const path = bases.map((base) => join(base, file)).find((candidate) => existsSync(candidate));
  if (!path) return { ...none, fault: `the test file ${file} does not exist.` };
  if (names.length === 0) return { ...none, fault: `no test of ${file} is named.` };
  const tests = testFile(path);
  const wanted = names.map(plainQuotes);
  const missing = wanted.find((piece) => !tests.names.some((name) => name.includes(piece)));
  if (missing !== undefined) return { ...none, fault: `${file} has no test "${missing}".` };
  const meant = tests.names.filter((name) => wanted.some((piece) => name.includes(piece)));
  return { names: meant, plays: tests.plays, fault: null };
}

async function missingRows(game: AnyGame, rows: readonly CoverageRow[], folder: string): Promise<string[]> {
  const covered = new Set(rows.flatMap((row) => row.cases));
  const cited = new Map<string, string>();
  for (const step of Object.values(game.steps) as { name: string; rule?: unknown }[]) {
    if (typeof step.rule === 'string') cited.set(step.rule, `the step ${step.name}`);
  }
  for (const key of Object.keys(await catalogueOf(game, 'en'))) {
    if (key.startsWith('rule.')) cited.set(key.slice('rule.'.length), `the text ${key}`);
  }
  for (const path of sourcesIn(join(folder, 'src'))) {
    const source = readFileSync(path, 'utf8');
    const place = relative(folder, path).split(sep).join('/');
    const named = /^src\/(data|text)\//.test(place) ? [] : casesNamed(source);
    for (const rule of [...casesCited(source), ...named]) cited.set(rule, place);
  }
  return [...cited]
    .filter(([rule]) => rule !== '' && !covered.has(rule))
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([rule, where]) => `case ${rule}, cited by ${where}, has no row.`);
}

function sourcesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(path);
    return entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts') ? [path] : [];
  });
}

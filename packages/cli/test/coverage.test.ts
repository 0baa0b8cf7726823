/** Coverage pages: every case with its step and its test. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, loadGame } from '@flotilla/lab';
import { nightWatch } from '@flotilla/night-watch';
import { anyGame } from '@flotilla/table';
import { describe, expect, test } from 'vitest';
import { coverageFaults } from '../src/commands/coverage.ts';
import { coverageRows } from '../src/commands/coverageTable.ts';
import { projectRoot } from '../src/support/root.ts';
import { flotilla, freshFolder } from './desk.ts';

describe('coverage', () => {
  const game = anyGame(nightWatch);

  const page = (rows: string) => `# Night Watch\n\n| Case | What | Step | Test |\n|---|---|---|---|\n${rows}`;

  /** A project of its own with one source, one test and a page. */
  const project = (): string => {
    const root = freshFolder();
    mkdirSync(join(root, 'packages', 'night-watch', 'src'), { recursive: true });
    mkdirSync(join(root, 'packages', 'night-watch', 'test'), { recursive: true });
    writeFileSync(
      join(root, 'packages', 'night-watch', 'src', 'index.ts'),
      "pick('x', { rule: '3' }); refuse('a', 'why', '4.2'); t.say('fog', '2', {}); t.tell([0], 'x', '5', {}); version: '1.0.0', at(mended ? '6.1' : '6.2')",
    );
    writeFileSync(
      join(root, 'packages', 'night-watch', 'test', 'rules.test.ts'),
      [
        "import { look } from './desk.ts';",
        "describe('1, 1.1, 2, 3, 4.2, 5, 6.1, 6.2', () => {",
        "  test('2.1 — the lookout\\'s eyes tire | after five looks', () => look());",
        '  test.each([',
        "    ['fog'],",
        '  ] as const)(',
        "    '7.1 %s hides the sea',",
        '    () => look(),',
        '  );',
        '});',
        "test('8.2 the sea is wide', () => expect(SEA).toBe(WIDE));",
      ].join('\n'),
    );
    writeFileSync(
      join(root, 'packages', 'night-watch', 'test', 'desk.ts'),
      'export const look = () => scriptedTable(nightWatch, {});',
    );
    writeFileSync(
      join(root, 'packages', 'night-watch', 'test', 'words.test.ts'),
      "test('8.1 a word for the sea', () => expect(sea).toBe('sea'));",
    );
    return root;
  };

  const TEST = '`test/rules.test.ts` "the lookout’s eyes tire \\| after five"';
  const row = (rule: string, step: string, test = TEST) => `| ${rule} | words | ${step} | ${test} |\n`;
  const all = ['1', '1.1', '2', '2.1', '3', '4.2', '5', '6.1', '6.2'];
  const sound = all.map((rule) => row(rule, '`look`')).join('');
  const faultsOf = (rows: string) => coverageFaults(game, coverageRows(page(rows)), project());

  test('is complete when every cited case has its row, step and test', async () => {
    expect(await faultsOf(sound)).toEqual([]);
    expect(await faultsOf(row(all.join(', '), 'look, carryOn, setup, src/index.ts'))).toEqual([]);
  });

  test('needs a row for every case that sources, steps and texts cite', async () => {
    const faults = await faultsOf(row('1, 1.1, 2, 2.1, 3', 'look'));
    expect(faults).toEqual([
      'case 4.2, cited by src/index.ts, has no row.',
      'case 5, cited by src/index.ts, has no row.',
      'case 6.1, cited by src/index.ts, has no row.',
      'case 6.2, cited by src/index.ts, has no row.',
    ]);
    expect(await faultsOf(sound.replace(row('1', '`look`'), ''))).toContain(
      'case 1, cited by the text rule.1, has no row.',
    );
  });

  test.each([
    ['an unknown step', row('2', '`lok`'), 'Night Watch has no step "lok".'],
    ['an empty step', row('2', ''), 'the step is missing.'],
    ['a dash for a step', row('2', '—'), 'the step is missing.'],
    ['an empty test', row('9', 'look', ''), 'the test is missing'],
    [
      'a test file that does not exist',
      row('9', 'look', '`no.test.ts` "x"'),
      'the test file no.test.ts does not exist.',
    ],
    [
      'a test that does not exist',
      row('9', 'look', '`rules.test.ts` "ears tire"'),
      'has no test "ears tire".',
    ],
    ['a file without a test', row('9', 'look', '`rules.test.ts`'), 'no test of rules.test.ts is named.'],
    [
      'a test whose name does not carry the case',
      row('8', 'look', '`rules.test.ts` "the sea is wide"'),
      'no test it names carries 8 in its name.',
    ],
    [
      'a step whose test only compares words',
      row('8.1', 'look', '`words.test.ts` "a word for the sea"'),
      'no test it names plays 8.1.',
    ],
    ['a missing case', row('', 'look'), 'the case is missing.'],
    ['none without a reason', row('9', 'none'), '"none" needs a reason.'],
  ])('finds %s', async (_, bad, sentence) => {
    const faults = await faultsOf(sound + bad);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(sentence);
  });

  test('finds names of several rows, and takes data without a table', async () => {
    const each = row('7.1', 'look', '`rules.test.ts` "hides the sea"');
    const data = row('8.1', 'src/index.ts', '`words.test.ts` "8.1 a word"');
    expect(await faultsOf(sound + each + data)).toEqual([]);
  });

  test('lets a case that asks nothing of a program say so', async () => {
    expect(await faultsOf(`${sound}${row('0.1', 'none: lists what is in the box', '—')}`)).toEqual([]);
  });
});

describe('the coverage pages of the project', () => {
  const pageOf = (id: string) => join(projectRoot(), 'docs', 'coverage', `${id}.md`);
  const covered = GAMES.map(({ id }) => id).filter((id) => existsSync(pageOf(id)));

  test('are those of the three great games', () => {
    expect(covered.sort()).toEqual(['hunters', 'naval-battles', 'uboat-leader']);
  });

  test.each(covered)('name a test that plays it for every case: %s', async (id) => {
    const rows = coverageRows(readFileSync(pageOf(id), 'utf8'));
    expect(await coverageFaults(await loadGame(id), rows, projectRoot())).toEqual([]);
  });
});

describe('a rule case', () => {
  const ask = (...words: string[]) => flotilla(['coverage', ...words]);

  test('is found by its number: file and line of its steps and tests, cases under it too', async () => {
    const { out } = await ask('hunters', '9.2.4');
    const [, file = '', line = ''] = /^ {2}(packages\/hunters\/src\/\S+\.ts):(\d+) {2}dud$/m.exec(out) ?? [];
    const source = readFileSync(join(projectRoot(), file), 'utf8').split('\n');
    expect(source[Number(line) - 1]).toContain('const dud = ');
    expect(out).toMatch(/^ {2}packages\/hunters\/\S+\.test\.ts:\d+ {2}"/m);
    const chapter = await ask('hunters', '9.2');
    expect(chapter.out).toContain(out);
  });

  test('that is not there is said to be missing', async () => {
    const { err, code } = await ask('hunters', '99.1');
    expect([code, err]).toEqual([1, expect.stringContaining('has no case 99.1.')]);
  });
});

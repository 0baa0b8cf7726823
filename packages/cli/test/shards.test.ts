/** Shards of experiments: run apart, by programs of their own, and merged to the same bytes as one run. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { flotilla, freshFolder } from './desk.ts';
import { PROGRAM } from './program.ts';

const SIMULATE = [
  ...[
    'simulate',
    'night-watch',
    '--games',
    '211',
    '--bots',
    'steady,random',
    '--seats',
    '3',
    '--seed',
    'cut',
  ],
];
const LAB = ['lab', 'night-watch', '--games', '97', '--switch', 'watches=2,watches=5,bot=random'];
const MATCH = ['lab', 'night-watch', '--games', '61', '--match', 'steady', 'random', '--seats', '2'];

/** Runs every shard of a command line into a folder; gives the files in order. */
async function cut(argv: readonly string[], of: number): Promise<string[]> {
  const folder = freshFolder();
  const files = Array.from({ length: of }, (_, i) => join(folder, `${i + 1}.shard`));
  for (const [i, file] of files.entries()) {
    const shard = await flotilla([...argv, '--shard', `${i + 1}/${of}`, '--out', file, '--workers', '1']);
    expect([shard.code, shard.out]).toEqual([0, '']);
  }
  return files;
}

/** Everything a command line prints and writes. */
async function shown(argv: readonly string[], written: readonly string[]) {
  const folder = freshFolder();
  const files = written.map((kind) => join(folder, kind));
  const asked = written.flatMap((kind, i) => [`--${kind}`, files[i] as string]);
  const [json, plain] = [await flotilla([...argv, '--json', ...asked]), await flotilla(argv)];
  expect([json.code, plain.code]).toEqual([0, 0]);
  return [json.out, plain.out, ...files.map((file) => readFileSync(file, 'utf8'))];
}

/** The files as no shell would list them: the last first, and the one in the middle twice. */
const shuffled = (files: readonly string[]): string[] => [
  ...[...files].reverse(),
  files[Math.floor(files.length / 2)] as string,
];

describe('shards', () => {
  test.each([
    ['a simulation', SIMULATE, ['csv', 'svg']],
    ['a simulation by an option', ['simulate', 'night-watch', '--games', '20', '--by', 'watches'], ['csv']],
    ['an experiment with switches', LAB, ['csv', 'svg']],
  ])('of %s merge to the bytes of one run', async (_, argv, written) => {
    const one = await shown([...argv, '--workers', '1'], written);
    for (const of of [1, 2, 7])
      expect(await shown(['merge', ...shuffled(await cut(argv, of))], written)).toEqual(one);
  });

  test('of a match merge to the bytes of one shard', async () => {
    const [one] = await cut(MATCH, 1);
    const whole = await shown(['merge', one as string], []);
    expect(whole[0]).toContain('"sets": 61');
    for (const of of [2, 7])
      expect(await shown(['merge', ...shuffled(await cut(MATCH, of))], [])).toEqual(whole);
  });

  test('run side by side by programs of their own merge to the bytes of one run', async () => {
    const folder = freshFolder();
    const command = ['node', PROGRAM, ...SIMULATE, '--shard', '{}/7', '--out', join(folder, '{}.shard')];
    const numbers = '1\n2\n3\n4\n5\n6\n7\n';
    const isThere = spawnSync('parallel', ['--version']).status === 0;
    const [tool, ...how] = isThere ? ['parallel', '-j', '3'] : ['xargs', '-P', '3', '-I{}'];
    const ran = spawnSync(tool as string, [...how, ...command], { input: numbers, encoding: 'utf8' });
    expect([ran.status, ran.stdout]).toEqual([0, '']);
    const files = readdirSync(folder).map((name) => join(folder, name));
    expect(files).toHaveLength(7);
    const merged = await flotilla(['merge', ...files, '--json']);
    const one = await flotilla([...SIMULATE, '--json', '--workers', '2']);
    expect(merged.out).toBe(one.out);
  });

  test('that are missing, damaged, strange or at odds are refused with a sentence', async () => {
    const files = await cut(SIMULATE, 7);
    const [first, second, ...rest] = files as [string, string, ...string[]];
    const merged = async (...given: string[]) => {
      const { code, out, err } = await flotilla(['merge', ...given]);
      expect([code, out]).toEqual([1, '']);
      return err;
    };
    expect(await merged(first, ...rest)).toBe('flotilla: Of 7 shards one is missing: 2.\n');
    expect(await merged(first, second)).toBe('flotilla: Of 7 shards 5 are missing: 3, 4, 5, 6, 7.\n');
    const folder = freshFolder();
    const put = (name: string, contents: string) => {
      writeFileSync(join(folder, name), contents);
      return join(folder, name);
    };
    const text = readFileSync(second, 'utf8');
    expect(
      await merged(first, put('damaged', text.replace('\\"games\\":', '\\"games\\":1')), ...rest),
    ).toContain('damaged cannot be used: it is damaged.');
    expect(await merged(first, put('other', '{}'), ...rest)).toContain('it is no shard of an experiment.');
    const [strange] = await cut([...SIMULATE.slice(0, -1), 'another'], 7);
    expect(await merged(...files, strange as string)).toContain(
      'do not belong to the same experiment: they were run with different settings.',
    );
    const [half] = await cut(SIMULATE, 2);
    expect(await merged(...files, half as string)).toContain('one is of 7 shards, the other of 2.');
  });

  test.each([
    ['--shard', ['--shard', '1/2', '--out', 'x']],
    ['--farm', ['--farm', 'postgres://127.0.0.1:1/nobody']],
  ])('cannot stop early: --until with %s is wrong usage', async (name, more) => {
    const { err } = await flotilla([
      'lab',
      'night-watch',
      '--switch',
      'watches=3',
      '--until',
      '0.1',
      ...more,
    ]);
    expect(err).toContain(`--until looks at all games together, so it does not go with ${name}.`);
  });

  test.each([
    ['no file', ['--shard', '1/2'], '--shard goes with --out FILE.'],
    ['no shard', ['--out', 'x'], '--out goes with --shard I/N.'],
    ['a shard beyond the last', ['--shard', '3/2', '--out', 'x'], 'with I from 1 to N'],
    [
      'more shards than games',
      ['--shard', '1/500', '--out', 'x'],
      '211 games cannot be cut into 500 shards.',
    ],
  ])('with %s are wrong usage', async (_, more, sentence) => {
    const { code, err } = await flotilla([...SIMULATE, ...more]);
    expect([code, err]).toEqual([2, expect.stringContaining(sentence)]);
  });
});

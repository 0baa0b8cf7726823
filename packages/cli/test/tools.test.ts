import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nightWatch } from '@flotilla/night-watch';
import { anyGame } from '@flotilla/table';
import { describe, expect, test } from 'vitest';
import { coverageFaults } from '../src/commands/coverage.ts';
import { coverageRows } from '../src/commands/coverageTable.ts';
import { fuzz } from '../src/commands/fuzz.ts';
import type { Args } from '../src/support/command.ts';
import { ioOf } from '../src/support/io.ts';
import { flotilla, freshFolder } from './desk.ts';

const scriptFile = (script: unknown): string => {
  const file = join(freshFolder(), 'script.json');
  writeFileSync(file, typeof script === 'string' ? script : JSON.stringify(script));
  return file;
};

const runScript = (script: unknown, ...more: string[]) => flotilla(['run', scriptFile(script), ...more]);

describe('run', () => {
  const script = {
    game: 'night-watch',
    options: { watches: 1 },
    dice: { look: [6, 5, 3, 3] },
    answers: ['look', { seat: 0, choice: 'write' }],
  };

  test('prints every event as a line of JSON and sums up', async () => {
    const { code, out } = await runScript(script, '--json');
    expect(code).toBe(0);
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map((line) => line.kind)).toEqual(['watchBegins', 'rolled', 'rolled', 'wrote', 'summary']);
    expect(lines[1].roll).toMatchObject({ faces: [6, 5], total: 11, outcome: 'two' });
    expect(lines[3]).toMatchObject({ rule: '3', text: 'Lookout 1 writes 3 sightings into the log.' });
    expect(lines[4]).toMatchObject({ over: true, outcome: { ending: 'relieved' }, waiting: [] });
  });

  test('prints the story with roll cards for people', async () => {
    const { out } = await runScript(script);
    expect(out).toMatch(/2d6 {2}\[6\]\[5\] +11 {3}on 9\+ {3}→ TWO SIGHTINGS/);
    expect(out).toContain('All watches are stood.');
  });

  test('takes dice that are not listed from the seed, the same for the same seed', async () => {
    const open = { ...script, dice: {}, seed: 'sea', answers: ['write'] };
    const first = await runScript(open, '--json');
    expect(first.out).toBe((await runScript(open, '--json')).out);
    expect(first.out).not.toBe((await runScript({ ...open, seed: 'other' }, '--json')).out);
  });

  test('says what waits when the answers end early, and plays bots by itself', async () => {
    const { code, out } = await runScript({ ...script, dice: { look: [6, 5] }, answers: [] }, '--json');
    expect(code).toBe(0);
    const summary = JSON.parse(out.trim().split('\n').at(-1) ?? '');
    expect(summary.waiting).toEqual([{ seat: 0, step: 'carryOn', rule: '3', offered: ['look', 'write'] }]);
    const bots = await runScript({ game: 'night-watch', seats: ['steady', 'random'] }, '--json');
    expect(bots.out).toContain('"over":true');
  });

  test.each([
    [
      'a face the die does not have',
      { dice: { look: [7, 5] } },
      'The dice list "look" has 7 at place 1; a d6 shows 1 to 6.',
    ],
    [
      'a list that is not used up',
      { dice: { ...script.dice, fog: [1] } },
      'The dice list "fog" holds 1 numbers, only 0 were used.',
    ],
    [
      'an answer that is not offered',
      { answers: ['sail'] },
      'Answer 1 ("sail") does not fit the question "carryOn": "sail" is not offered. Offered: look, write. [3]',
    ],
    ['an answer of another seat', { answers: [{ seat: 2, choice: 'look' }] }, 'There is no such seat'],
    [
      'an answer after the end',
      { answers: ['look', 'write', 'write'] },
      'The game is over before answer 3 of 3: "write".',
    ],
    ['an option out of range', { options: { watches: 0 } }, 'watches must be a whole number from 1 to 12.'],
    ['an unknown game', { game: 'nightwatch' }, 'Did you mean "night-watch"?'],
    ['an unknown key', { anwers: [] }, 'Did you mean "answers"?'],
    ['an unknown bot', { seats: ['stedy'] }, 'Did you mean "steady"?'],
  ])('%s is an error that names it', async (_, change, sentence) => {
    const { code, err } = await runScript({ ...script, ...change });
    expect(code).toBe(1);
    expect(err).toContain(sentence);
  });

  test('a file that is no script is a sentence', async () => {
    expect((await runScript('{"game":')).err).toContain('it is not JSON');
    expect((await runScript('[]')).err).toContain('a script is an object');
    expect((await runScript('{"format":"flotilla-record"}')).err).toContain('this is a save file');
    expect((await flotilla(['run', '/nowhere/at/all.json'])).err).toContain(
      'there is no such file or folder',
    );
    expect((await flotilla(['run'])).code).toBe(2);
  });
});

describe('simulate', () => {
  const simulate = async (...more: string[]) => {
    const { code, out, err } = await flotilla([
      'simulate',
      'night-watch',
      '--workers',
      '1',
      '--json',
      ...more,
    ]);
    return { code, err, result: code === 0 ? JSON.parse(out) : null };
  };

  test('prints one object with the figures of the game', async () => {
    const { result } = await simulate('--games', '120', '--bot', 'steady', '--watches', '2');
    expect(result).toMatchObject({
      game: 'night-watch',
      games: 120,
      bot: 'steady',
      errors: 0,
      options: { watches: 2 },
    });
    expect(result.endings).toEqual({ relieved: 120 });
    expect(result.perSecond).toBeGreaterThan(0);
    const { mean, sd, min, quantiles } = result.figures.sightings;
    expect([mean, sd, min, quantiles.p50].every(Number.isFinite)).toBe(true);
  });

  test('compares the values of an option on the same seeds', async () => {
    const { result } = await simulate('--games', '30', '--by', 'watches');
    expect(Object.keys(result.groups)).toHaveLength(12);
    expect(result.games).toBe(360);
    expect(result.groups['12'].figures.sightings.mean).toBeGreaterThan(
      result.groups['1'].figures.sightings.mean,
    );
  });

  test('prints a table for people and writes CSV and SVG', async () => {
    const folder = freshFolder();
    const files = [join(folder, 'out.csv'), join(folder, 'out.svg')] as const;
    const { out, code } = await flotilla([
      ...['simulate', 'night-watch', '--games', '50', '--workers', '1', '--bots', 'steady,random'],
      ...['--csv', files[0], '--svg', files[1]],
    ]);
    expect(code).toBe(0);
    expect(out).toContain('Night Watch: 50 games by steady,random, 2 seats, changing seats');
    expect(out).toContain('Games won by bot');
    expect(readFileSync(files[0], 'utf8')).toContain('bot won,steady,share');
    expect(readFileSync(files[1], 'utf8')).toContain('</svg>');
  });

  test.each([
    ['an unknown option', ['--gmes', '3'], 'Did you mean --games?'],
    ['an option without a value', ['--games'], '--games needs a value'],
    ['a number that is none', ['--games', 'many'], '--games must be a whole number, not "many".'],
    ['no games at all', ['--games', '0'], '--games must be from 1'],
    ['an unknown bot', ['--bot', 'stedy'], 'Did you mean "steady"?'],
    ['too many seats', ['--seats', '9'], 'Night Watch has 1 to 4 seats, not 9.'],
    ['two ways to name bots', ['--bot', 'steady', '--bots', 'random'], 'not both'],
    [
      'a figure there is not',
      ['--svg', '/tmp/x.svg', '--figure', 'tons', '--games', '2'],
      'There is no figure "tons"',
    ],
    [
      'an option of the game out of range',
      ['--watches', '13'],
      '--watches: it must be a whole number from 1 to 12',
    ],
    ['a tally there is not', ['--by', 'wacthes', '--games', '2'], 'Did you mean "watches"?'],
    ['a word too many', ['quickly'], '"quickly" was not expected.'],
  ])('%s is wrong usage with a sentence', async (_, more, sentence) => {
    const { code, err } = await simulate(...more);
    expect(err).toContain(sentence);
    expect(code).toBe(2);
  });
});

describe('the number of seats', () => {
  test('follows from the options of the game where nobody says it', async () => {
    const { out, code } = await flotilla([
      'simulate',
      'hunters',
      '--mode',
      'twoPlayer',
      '--games',
      '2',
      '--bot',
      'random',
      '--workers',
      '1',
      '--json',
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out).seats).toBe(2);
    const wrong = await flotilla([
      'simulate',
      'hunters',
      '--mode',
      'twoPlayer',
      '--seats',
      '1',
      '--games',
      '2',
    ]);
    expect(wrong.code).toBe(2);
    expect(wrong.err).toContain('not allowed');
  });
});

describe('fuzz', () => {
  test('plays random games of every number of seats', async () => {
    const { code, out } = await flotilla(['fuzz', 'night-watch', '--games', '8', '--vary']);
    expect(code).toBe(0);
    expect(out).toMatch(/8 random games, \d+ answers, .* no promise broken/);
  });

  test('writes a failing game down as a record that opens just before the answer that broke it', async () => {
    const folder = freshFolder();
    const broken = {
      ...anyGame(nightWatch),
      describe: (view: object) => {
        if ((view as { watch: number }).watch === 3) throw new Error('the third watch cannot be described');
        return [];
      },
    };
    const args: Args = {
      words: [],
      text: (name) => ({ out: folder, seed: 'broken' })[name as 'out' | 'seed'],
      number: (name) => ({ games: 5, seats: 1, thorough: 1 })[name as 'games'],
      flag: () => false,
      game: broken,
      gameOptions: [],
    };
    const sink = { out: '', err: '' };
    const io = ioOf(process.stdin, process.stdout, process.stderr, {});
    const code = await fuzz.run(args, {
      ...io,
      screen: false,
      out: (text) => {
        sink.out += text;
      },
      err: (text) => {
        sink.err += text;
      },
    });
    expect(code).toBe(1);
    expect(sink.err).toContain('the third watch cannot be described');
    const file = join(folder, 'night-watch-broken-1.json');
    expect(existsSync(file)).toBe(true);
    const replayed = await flotilla(['replay', file]);
    expect(replayed.code).toBe(0);
    expect(replayed.out).toContain('The next answer, not played: seat 1, carryOn:');
    const resumed = await flotilla(['play', '--resume', file], { typed: ['r', 'q'] });
    expect(resumed.out).toContain('Done again.');
  });
});

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
      "test('2.1 — the lookout\\'s eyes tire | after five looks', () => {});",
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
    ['an unknown step', row('9', '`lok`'), 'Night Watch has no step "lok".'],
    ['an empty step', row('9', ''), 'the step is missing.'],
    ['a dash for a step', row('9', '—'), 'the step is missing.'],
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
    ['a missing case', row('', 'look'), 'the case is missing.'],
    ['none without a reason', row('9', 'none'), '"none" needs a reason.'],
  ])('finds %s', async (_, bad, sentence) => {
    const faults = await faultsOf(sound + bad);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(sentence);
  });

  test('lets a case that asks nothing of a program say so', async () => {
    expect(await faultsOf(`${sound}${row('0.1', 'none: lists what is in the box', '—')}`)).toEqual([]);
  });
});

describe('export', () => {
  test('gives the diary, the record and the events of a save', async () => {
    const home = freshFolder();
    await flotilla(['play', 'night-watch', '--seed', 'x', '--watches', '1'], { typed: ['write'], home });
    const diary = await flotilla(['export', 'last', '--as', 'txt'], { home });
    expect(diary.out).toMatch(/^Night Watch\nYou\n/);
    expect(diary.out).not.toContain('[2]');
    const french = await flotilla(['export', 'last', '--as', 'txt', '--lang', 'fr'], { home });
    expect(french.out).not.toBe(diary.out);
    const foreign = await flotilla(['export', 'last', '--lang', 'spanish'], { home });
    expect([foreign.code, foreign.err]).toEqual([
      2,
      'flotilla: --lang must be one of en, fr, it, de, not "spanish".\n',
    ]);
    const events = await flotilla(['export', 'last', '--as', 'ndjson'], { home });
    for (const line of events.out.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('text');
    const record = await flotilla(['export', 'last', '--as', 'json'], { home });
    expect(JSON.parse(record.out).format).toBe('flotilla-record');
    const wrong = await flotilla(['export', 'last', '--as', 'pdf'], { home });
    expect([wrong.code, wrong.err]).toEqual([
      2,
      expect.stringContaining('There is no export of Night Watch "pdf".'),
    ]);
  });

  test('tells of an unfinished game only what the reader may know', async () => {
    const home = freshFolder();
    await flotilla(['play', 'smugglers', '--seed', 'x'], { typed: ['q'], home });
    const everybody = await flotilla(['export', 'last', '--as', 'ndjson'], { home });
    const mine = await flotilla(['export', 'last', '--as', 'ndjson', '--seat', '1'], { home });
    expect(everybody.out).not.toContain('mark');
    expect(mine.out).toContain('mark');
    expect((await flotilla(['export', 'last', '--seat', '7'], { home })).err).toContain(
      '--seat must be from 1 to 3',
    );
  });
});

describe('replay', () => {
  test('goes through a game answer by answer, forwards and backwards', async () => {
    const home = freshFolder();
    await flotilla(['play', 'night-watch', '--seed', 'x', '--watches', '3'], {
      typed: ['write', 'write', 'write'],
      home,
    });
    const { code, out } = await flotilla(['replay', 'last', '--step'], {
      typed: ['', 'b', 'end', 'home', '2', '9', 's', 'q'],
      home,
    });
    expect(code).toBe(0);
    const places = out.match(/\d of \d: Enter forward/g)?.map((prompt) => prompt[0]);
    expect(places).toEqual(['0', '1', '0', '3', '0', '2', '2', '2']);
    expect(out).toContain('▸ 1, carryOn: Write them down');
    expect(out).toContain('"9" is not understood');
    expect(out).toContain('The log book');
  });

  test('tells the log at the density that is asked for', async () => {
    const home = freshFolder();
    await flotilla(['play', 'night-watch', '--seed', 'x', '--watches', '1'], { typed: ['write'], home });
    expect((await flotilla(['replay', 'last', '--log', 'story'], { home })).out).not.toContain('2d6');
    expect((await flotilla(['replay', 'last'], { home })).out).toContain('2d6');
    expect((await flotilla(['replay', 'last', '--log', 'all'], { home })).code).toBe(2);
  });
});

describe('pack check', () => {
  test('says what is wrong with a file, and what is sound', async () => {
    const file = scriptFile({ format: 'flotilla/uboat-leader-pack', version: 1, name: 'Mine' });
    const sound = await flotilla(['pack', 'check', file]);
    expect([sound.code, sound.out]).toEqual([
      0,
      expect.stringContaining('is a sound pack for U-Boat Leader'),
    ]);
    const wrong = await flotilla(['pack', 'check', scriptFile({ sides: [] })]);
    expect([wrong.code, wrong.err]).toEqual([
      1,
      expect.stringContaining('in this scenario for Modern Naval Battles'),
    ]);
    expect((await flotilla(['pack', 'check', scriptFile('{'), '--for', 'uboat-leader'])).out).toContain(
      'not JSON',
    );
    expect((await flotilla(['pack'])).code).toBe(2);
    expect((await flotilla(['pack', 'check', file, '--for', 'hunters'])).code).toBe(2);
  });
});

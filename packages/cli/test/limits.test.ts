/** Absurdly large numbers, names and files get a sentence at once. */
import { mkdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordFromText, recordToText } from '@flotilla/table/run';
import { describe, expect, test } from 'vitest';
import { flotilla, freshFolder, scriptFile } from './desk.ts';

const flat = (out: string): string => out.replace(/\s+/g, ' ');
const DEEP = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;

describe('a script', () => {
  const told = async (script: unknown) => {
    const { code, err } = await flotilla(['run', scriptFile(script)]);
    expect(code).toBe(1);
    return flat(err);
  };

  test.each([1e8, -1, 0, 5, 1e300])('with %d seats is refused with the seats there are', async (seats) => {
    expect(await told({ game: 'night-watch', seats })).toContain('Night Watch has 1 to 4 seats, not ');
  });

  test.each([[1.5], ['two'], [{ bot: 'steady' }], [[5]], [[{ bot: 5 }]], [[{ bot: {} }]], [[true]]])(
    'with the seats %j is told what they may be',
    async (seats) => {
      expect(await told({ game: 'night-watch', seats })).toContain(
        '"seats" must be a number of seats, or a list',
      );
    },
  );

  test.each(['toString', '__proto__', 'x'.repeat(1e6), 'a\nb'])(
    'with an unknown bot is told the bots (%#)',
    async (bot) => {
      const sentence = await told({ game: 'night-watch', seats: [bot] });
      expect(sentence).toContain('There is no bot "');
      expect(sentence).toContain('There are: random, steady.');
      expect(sentence.length).toBeLessThan(500);
    },
  );

  test('nested 200,000 deep is refused as one', async () => {
    expect(await told(DEEP)).toContain('it is nested deeper than any script.');
    expect(await told(`{"game":"night-watch","answers":[${DEEP}]}`)).toContain('nested deeper');
  });
});

describe('the command line', () => {
  test.each([
    [['play', 'night-watch', '--people', '1e9'], 'Night Watch has 1 to 4 seats, not 1000000000.'],
    [['play', 'night-watch', '--people', '5'], 'Night Watch has 1 to 4 seats, not 5.'],
    [['play', 'night-watch', '--seats', '99999999999'], 'Night Watch has 1 to 4 seats'],
    [['simulate', 'night-watch', '--seats', '1e9'], 'Night Watch has 1 to 4 seats'],
    [['fuzz', 'night-watch', '--seats', '1e9'], 'Night Watch has 1 to 4 seats'],
    [
      [
        'simulate',
        'night-watch',
        '--games',
        '2',
        '--workers',
        '1',
        '--svg',
        'x.svg',
        '--figure',
        'constructor',
      ],
      'There is no figure "constructor"; there are: ',
    ],
    [
      ['simulate', 'night-watch', '--games', '2', '--workers', '1', '--by', 'constructor'],
      'There is no option or tally "constructor"',
    ],
    [['play', 'night-watch', '--bots', 'toString'], 'There is no bot "toString"'],
    [['play', 'constructor'], 'There is no game "constructor"'],
    [['play', 'night-watch', '--lang', 'constructor'], '--lang must be one of'],
    [['play', 'night-watch', '--constructor', '1'], 'has no option --constructor'],
  ])('%j is refused with a sentence', async (argv, sentence) => {
    const { code, err } = await flotilla(argv);
    expect([code, flat(err)]).toEqual([2, expect.stringContaining(sentence)]);
  });

  test('does not take what every object is born with for a command of the table', async () => {
    const { out } = await flotilla(['play', 'night-watch', '--seed', 's'], {
      typed: ['constructor', 'toString', 'q'],
    });
    expect(out).toContain('"constructor" is not understood');
    expect(out).toContain('"toString" is not understood');
  });

  test('judges a pack or a save that is nested 200,000 deep', async () => {
    const file = scriptFile(DEEP);
    expect(flat((await flotilla(['pack', 'check', file])).out)).toContain(
      'nested deeper than any pack needs',
    );
    expect(flat((await flotilla(['pack', 'check', file, '--for', 'naval-battles'])).out)).toContain(
      'nested deeper',
    );
    expect((await flotilla(['replay', file])).err).toContain('not a Flotilla save file');
    const typed = [`{"name": ${DEEP}}`, 'q'];
    const { code, out } = await flotilla(['play', 'hunters', '--seed', 's'], { typed });
    expect([code, out.includes('fault of the program')]).toEqual([0, false]);
  });
});

describe('names', () => {
  const LONG = 'x'.repeat(5_000_000);
  const FORGED = 'Anna\nThe game is saved.\u202e';

  test('of any length in a save leave its list as fast and as narrow as ever', async () => {
    const home = freshFolder();
    await flotilla(['play', 'night-watch', '--seats', 'A,B', '--seed', 's'], { typed: ['q'], home });
    const file = join(home, 'saves', 'night-watch-1941-03-17-0230.json');
    const read = recordFromText(readFileSync(file, 'utf8'));
    if (!read.ok) throw new Error(read.error);
    const seats = [
      { name: LONG, bot: null },
      { name: FORGED, bot: null },
    ];
    writeFileSync(file, recordToText({ ...read.value, seats }));
    const { out } = await flotilla(['saves'], { home });
    expect(out.trimEnd().split('\n')).toHaveLength(1);
    expect(out).toContain(`${'x'.repeat(40)}, Anna The game is saved.\n`);
    expect(out).not.toContain('\u202e');
    const diary = await flotilla(['export', 'last', '--as', 'txt'], { home });
    expect(diary.out).toContain(`\n${'x'.repeat(40)}, Anna The game is saved.\n`);
  });

  test('are shortened and cleaned where they are typed', async () => {
    const seats = `${'y'.repeat(99)},${FORGED},\u200b`;
    const { out } = await flotilla(['play', 'night-watch', '--seats', seats, '--seed', 's'], {
      typed: ['q'],
    });
    expect(flat(out)).toContain(`Seat 1: ${'y'.repeat(40)} · Seat 2: Anna The game is saved.`);
    expect(flat(out)).not.toMatch(/y{41}|Seat 3|\u202e/);
  });

  test('of commanders are shortened and cleaned too, and refused where a script gives them', async () => {
    const { out } = await flotilla(['play', 'hunters', '--seed', 's'], {
      typed: [`Otto\u202e ${'z'.repeat(99)}`, '', '', '', '', '', '', 'q'],
    });
    expect(flat(out)).toContain(`Otto ${'z'.repeat(35)} takes command`);
    const script = { game: 'hunters', answers: [{ name: 'Otto\nYou have won.', number: 7 }] };
    const { err } = await flotilla(['run', scriptFile(script)]);
    expect(flat(err)).toContain('name must be a name of at most 40 characters on one line.');
  });
});

describe('the saves folder', () => {
  /** A home with one good save, and newer things that only look like saves. */
  async function cluttered(): Promise<string> {
    const home = freshFolder();
    await flotilla(['play', 'night-watch', '--seed', 's'], { typed: ['write', 'q'], home });
    const folder = join(home, 'saves');
    utimesSync(join(folder, 'night-watch-1941-03-17-0230.json'), 1000, 1000);
    symlinkSync(join(home, 'nowhere'), join(folder, 'night-watch-dangling.json'));
    symlinkSync('night-watch-round.json', join(folder, 'night-watch-round.json'));
    mkdirSync(join(folder, 'night-watch-folder.json'));
    writeFileSync(join(folder, 'two\nlines.json'), '{}');
    utimesSync(join(folder, 'two\nlines.json'), 500, 500);
    return home;
  }

  test('shows every save though a link in it leads nowhere, and says so', async () => {
    const { code, out } = await flotilla(['saves'], { home: await cluttered() });
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n')).toHaveLength(5);
    expect(out).toMatch(/night-watch-1941-03-17-0230 +.* 1 answer +You/);
    expect(out).toMatch(/night-watch-dangling .* cannot be read: the link leads nowhere\./);
    expect(out).toMatch(/night-watch-round .* cannot be read: the link leads nowhere\./);
    expect(out).toMatch(/night-watch-folder .* cannot be read: it is a folder\./);
    expect(out).toMatch(/two lines +.* not a Flotilla save file/);
  });

  test('gives the last game that can be read', async () => {
    for (const argv of [
      ['play', '--resume'],
      ['play', 'night-watch', '--resume', 'last'],
    ]) {
      const { code, out } = await flotilla(argv, { typed: ['q'], home: await cluttered() });
      expect([code, out.includes('Watch 2')]).toEqual([0, true]);
    }
    const menu = await flotilla(['play'], { typed: ['1', 'q'], home: await cluttered() });
    expect(menu.out).toContain('Continue: Night Watch');
    const named = await flotilla(['play', '--resume', 'night-watch-dangling'], { home: await cluttered() });
    expect([named.code, flat(named.err)]).toEqual([1, expect.stringContaining('cannot be read')]);
  });

  test('that is no folder is told, and keeps nobody from a new game', async () => {
    const home = freshFolder();
    writeFileSync(join(home, 'saves'), '');
    const list = await flotilla(['saves'], { home });
    expect([list.code, flat(list.err)]).toEqual([
      1,
      expect.stringContaining('a part of its path is not a folder'),
    ]);
    const menu = await flotilla(['play'], { typed: ['q'], home });
    expect([menu.code, menu.out.includes('What would you like to play?')]).toEqual([0, true]);
  });

  test('refuses a practice game of several seats', async () => {
    const home = freshFolder();
    await flotilla(['play', 'night-watch', '--seats', 'A,B', '--seed', 's'], { typed: ['q'], home });
    const file = join(home, 'saves', 'night-watch-1941-03-17-0230.json');
    const read = recordFromText(readFileSync(file, 'utf8'));
    if (!read.ok) throw new Error(read.error);
    writeFileSync(file, recordToText({ ...read.value, practice: true }));
    const { code, err } = await flotilla(['play', '--resume'], { home });
    expect([code, flat(err)]).toEqual([1, expect.stringContaining('marked as practice')]);
  });
});

/** Before the first question: options that go together, the set-up screen, and what is refused there. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { flotilla, freshFolder, scriptFile } from './desk.ts';

const flat = (text: string): string => text.replace(/\s+/g, ' ');
const refusal = async (...argv: string[]): Promise<string> => {
  const { code, err } = await flotilla(argv, { typed: ['q'] });
  expect(code).toBe(2);
  return flat(err);
};

describe('an option that nobody named', () => {
  test.each(['longTonnage', 'shortTonnage', 'longSurvival', 'shortSurvival', 'wolfpack'])(
    'follows the way to play: %s has a boat that fits',
    async (mode) => {
      const argv = ['play', 'hunters', '--yes', '--mode', mode, '--seats', 'Anna,steady'];
      expect((await flotilla(argv, { typed: ['q'] })).err).toBe('');
    },
  );

  test('brings the seats it needs', async () => {
    const { out, err } = await flotilla(['play', 'hunters', '--yes', '--mode', 'wolfpack'], { typed: ['q'] });
    expect(err).toBe('');
    expect(out).toContain('Seat 2: steady');
  });

  test('is named when somebody chose it badly', async () => {
    const argv = ['play', 'hunters', '--mode', 'wolfpack', '--boat', 'VIIB', '--seats', 'Anna,steady'];
    expect(await refusal(...argv)).toContain('Allowed would be');
    expect(await refusal(...argv)).toContain('--boat VIIC');
    expect(await refusal('play', 'hunters', '--seats', 'Anna,steady')).toContain('--mode twoPlayer');
  });
});

describe('the set-up screen', () => {
  const lines = (out: string): string[] => out.trimEnd().split('\n');

  test('tells a fault below its list, where the player looks', async () => {
    const { out } = await flotilla(['play', 'naval-battles'], {
      live: true,
      typed: ['8', 'A,B,C,D,E,F,G', '', 'q'],
      env: { NO_COLOR: '1' },
    });
    const last = lines(out);
    expect(last.at(-2)).toBe('There must be 2 to 6 seats, not 7.');
    expect(last.at(-1)).toContain('Enter begins');
  });

  test('stays when a file cannot be read, with everything that was set up', async () => {
    const { code, out, err } = await flotilla(['play', 'naval-battles'], {
      live: true,
      typed: ['1', 'custom', '3', '6', '5', `@${join(freshFolder(), 'nosuch.json')}`, 'q'],
      env: { NO_COLOR: '1' },
    });
    expect([code, err]).toEqual([0, '']);
    const last = flat(out.slice(out.lastIndexOf('New game')));
    expect(last).toContain('there is no such file or folder');
    expect(last).toContain('without any attack');
  });

  test('13.1.1, 13.5.1 shows a solitaire captain neither a last month nor wolfpacks, others what they need', async () => {
    const { out } = await flotilla(['play', 'hunters'], {
      live: true,
      typed: ['1', 'twoPlayer', '1', 'wolfpack', 'q'],
      env: { NO_COLOR: '1' },
    });
    const [, alone = '', two = '', pack = ''] = out.split('New game');
    expect(alone).not.toMatch(/^ *\d+ +(Last month|Wolfpacks)/m);
    expect(two).toMatch(/^ *2 +Last month/m);
    expect(two).not.toMatch(/^ *\d+ +Wolfpacks/m);
    expect(pack).toMatch(/^ *2 +Wolfpacks/m);
    expect(pack).not.toMatch(/^ *\d+ +Last month/m);
  });

  test('takes a number of seats, and no number that cannot be', async () => {
    const { out } = await flotilla(['play', 'night-watch'], {
      live: true,
      typed: ['2', '3', '2', '-1', 'q'],
      env: { NO_COLOR: '1' },
    });
    expect(out).toContain('You, bot steady, bot steady');
    expect(out).toMatch(/seats, not -1\./);
    expect(out.slice(out.lastIndexOf('New game'))).toContain('You, bot steady, bot steady');
  });

  test('says which line a scenario of one’s own belongs in', async () => {
    const { out } = await flotilla(['play', 'naval-battles'], {
      live: true,
      typed: ['1', 'custom', '', 'q'],
      env: { NO_COLOR: '1' },
    });
    expect(out).toContain('Line 5 is still empty');
  });
});

describe('what cannot be is refused before anything is set up', () => {
  test.each([
    [['--log', 'foo'], '--log must be one of story, normal, rolls'],
    [['--cards', 'foo'], '--cards must be one of auto, full, line'],
    [['--seats', '-1'], '--seats must be a number from 1 to'],
    [['--seats', '0'], 'seats, not 0.'],
    [['--seats', '1', '--bots', 'steady,steady'], '--seats 1 is too few for 3 people and bots: make it 3'],
    [['--people', '-1'], '--people must be a whole number from 0 on, not "-1".'],
    [['--bots', 'foo'], 'There is no bot "foo" in Night Watch. There are: random, steady.'],
  ])('%j', async (words, sentence) => {
    const { code, out, err } = await flotilla(['play', 'night-watch', ...words], {
      live: true,
      typed: ['q'],
    });
    expect([code, out]).toEqual([2, '']);
    expect(flat(err)).toContain(sentence);
  });

  test.each([
    [['simulate', 'night-watch', '--games', '-3'], 'from 1 to 100000000, not "-3".'],
    [['simulate', 'night-watch', '--workers', '-1'], 'from 1 to 256, not "-1".'],
    [['fuzz', 'night-watch', '--games', '0'], 'from 1 to 100000000, not "0".'],
    [['export', 'last', '--seat', '-1'], 'from 1 on, not "-1".'],
  ])('%j', async (argv, sentence) => {
    const home = freshFolder();
    await flotilla(['play', 'night-watch', '--seed', 's'], { typed: ['q'], home });
    expect((await flotilla(argv, { home })).err).toContain(sentence);
  });

  test('a date that is far from all others is not taken for one of them', async () => {
    expect(await refusal('play', 'hunters', '--until', '2099-99')).not.toContain('Did you mean');
    expect(await refusal('play', 'hunters', '--until', '1940-4')).toContain('Did you mean "1940-04"?');
  });

  test('a scenario of one’s own that was not given is asked for', async () => {
    expect(await refusal('play', 'naval-battles', '--yes', '--scenario', 'custom')).toBe(
      'flotilla: --scenario custom needs a text of yours: give it with --custom @FILE. ',
    );
  });

  test('a scenario of one’s own that is wrong is not answered with all the others', async () => {
    const argv = ['play', 'naval-battles', '--scenario', 'custom', '--custom', `@${scriptFile('{')}`];
    expect(await refusal(...argv)).not.toContain('Allowed would be');
  });

  test('--by names what there is, once', async () => {
    const argv = ['simulate', 'hunters', '--by', 'foo', '--games', '2', '--workers', '1'];
    expect((await refusal(...argv)).match(/\bboat\b/g)).toHaveLength(1);
  });
});

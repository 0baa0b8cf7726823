/** Many games by bots, counted. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { flotilla, freshFolder } from './desk.ts';

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
    const { mean, sd, min, quantiles } = result.figures.sightings;
    expect([mean, sd, min, quantiles.p50].every(Number.isFinite)).toBe(true);
  });

  test('ends at Ctrl+C with what is done so far', async () => {
    let press = () => {};
    let looks = 0;
    let released = 0;
    // The bar looks at the clock when it opens and whenever games are done.
    const now = () => {
      if (++looks === 4) press();
      return new Date(looks * 200);
    };
    const { code, out, err } = await flotilla(
      ['simulate', 'night-watch', '--games', '90000', '--workers', '1', '--json'],
      {
        live: true,
        clock: { now, rest: async () => {} },
        onInterrupt: (called) => {
          press = called;
          return () => {
            released++;
          };
        },
      },
    );
    const { games, endings } = JSON.parse(out);
    expect(games).toBe(3 * Math.ceil(90000 / 256));
    expect(endings).toEqual({ relieved: games });
    expect(err).toContain(`Stopped after ${games} of 90000 games.`);
    expect([code, released]).toEqual([130, 1]);
  });

  test('shows on a terminal how far it is, how fast, and how long it will take', async () => {
    let now = 0;
    const tick = () => {
      now += 200;
      return new Date(now);
    };
    const clock = { now: tick, rest: async () => {} };
    const { err } = await flotilla(['simulate', 'night-watch', '--games', '300', '--workers', '1'], {
      live: true,
      clock,
    });
    expect(err).toMatch(/night-watch [█░]{30} 150\/300 {2}[\d.]+\/s {2}\d+ s left/);
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
    [
      'a number that is none',
      ['--games', 'many'],
      '--games must be a whole number from 1 to 100000000, not "many".',
    ],
    ['no games at all', ['--games', '0'], '--games must be a whole number from 1'],
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

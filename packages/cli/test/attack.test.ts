/** `flotilla attack`: the position of a day, answered once; and games played on from a moment of another. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame, recordOfGame } from '@flotilla/lab';
import { optionsOf, recordFromText, recordToText } from '@flotilla/table/run';
import { describe, expect, test } from 'vitest';
import { listSaves } from '../src/play/saves.ts';
import { readText } from '../src/support/files.ts';
import { flotilla, freshFolder } from './desk.ts';

const scoreIn = (out: string): number => Number(/: (\d+) of 100/.exec(out)?.[1]);

describe('flotilla attack', () => {
  const argv = ['attack', 'hunters', '--day', '1941-03-16'];

  test('asks a position, judges the answer at once and gives a line without it', async () => {
    const { out, code } = await flotilla(argv, { typed: ['99', '1'] });
    expect(code).toBe(0);
    expect(out).toContain('Type a number from 1 to');
    expect(scoreIn(out)).toBeGreaterThanOrEqual(0);
    expect(scoreIn(out)).toBeLessThanOrEqual(100);
    const [line, address] = out.trim().split('\n').slice(-2);
    expect(line).toMatch(/^Flotilla · The Hunters · attack of the day, 1941-03-16: \d+ of 100$/);
    expect(address).toBe('flotilla attack hunters --day 1941-03-16');
    expect(out.split('Your answer')[0], 'nothing is weighed before the answer').not.toContain('±');
  });

  test('counts the first answer of a day alone', async () => {
    const home = freshFolder();
    const first = await flotilla(argv, { home, typed: ['2'] });
    const again = await flotilla(argv, { home, typed: ['1'] });
    expect(again.out).toContain('the first answer counts');
    expect(scoreIn(again.out)).toBe(scoreIn(first.out));
    const left = await flotilla(argv, { typed: ['q'] });
    expect(left.out).not.toContain('of 100');
  });

  test('is another position on another day, the best answer of which is worth 100', async () => {
    const days = await Promise.all(
      ['1941-03-14', '1941-03-15'].map((day) => flotilla(['attack', '--day', day], { typed: ['q'] })),
    );
    expect(new Set(days.map(({ out }) => out.split('\n').slice(1).join('\n'))).size).toBe(2);
    const scores: number[] = [];
    for (let option = 1; option <= 9; option++)
      scores.push(scoreIn((await flotilla(argv, { typed: [String(option), 'q'] })).out));
    expect(scores.filter((score) => score === 100).length).toBe(1);
    expect(scores.filter((score) => score < 100).length).toBeGreaterThan(0);
  });

  test('speaks four languages, and refuses days to come and games without puzzles', async () => {
    for (const [lang, said] of [
      ['de', 'von 100'],
      ['fr', 'sur 100'],
      ['it', 'su 100'],
    ] as const)
      expect((await flotilla([...argv, '--lang', lang], { typed: ['1'] })).out).toContain(said);
    expect((await flotilla(['attack', '--day', '1941-03-18'])).code).toBe(2);
    expect((await flotilla(['attack', '--day', 'tomorrow'])).code).toBe(2);
    expect((await flotilla(['attack', 'chess'])).code).toBe(2);
  });
});

describe('a finished game', () => {
  async function finished(): Promise<string> {
    const game = await loadGame('night-watch');
    const plan = { options: optionsOf(game) as never, seed: 'varied', games: 1, by: null };
    const bots = { game: game.id, bots: ['random'], recording: false, rotate: false };
    const record = recordOfGame(game, { ...plan, ...bots }, 1);
    const file = join(freshFolder(), 'game.json');
    writeFileSync(file, recordToText({ ...record, seats: [{ name: 'Ada', bot: null }] }));
    return file;
  }

  test('is played on from any moment as a variation that says where it comes from', async () => {
    const file = await finished();
    for (const [extra, dice] of [
      [['--same-dice'], 'same'],
      [[], 'other'],
    ] as const) {
      const home = freshFolder();
      const { out, err, code } = await flotilla(['play', '--from', file, '--after', '1', ...extra], {
        home,
        typed: ['1', 'quit'],
      });
      expect(code, out + err).toBe(0);
      expect(out.replace(/\s+/g, ' ')).toContain(`with ${dice === 'same' ? 'the same' : 'other'} dice`);
      const [save] = listSaves({ FLOTILLA_HOME: home });
      const read = recordFromText(readText(save?.file ?? ''));
      expect(read.ok && read.value.variation).toMatchObject({ of: 'game', at: 1, dice });
    }
    expect((await flotilla(['play', '--from', file, '--after', '999'])).code).toBe(2);
  });

  test('has a thousand endings from any question', async () => {
    const file = await finished();
    const { out, code } = await flotilla(['review', file, '--endings', '1']);
    expect(code, out).toBe(0);
    expect(out).toContain('1,000 games were played on');
    const counted = [...out.matchAll(/^ +(\d+) ± +\d+ {2}/gm)].map(([, n]) => Number(n));
    expect(counted.reduce((sum, n) => sum + n, 0)).toBe(1000);
    expect((await flotilla(['review', file, '--endings', '999'])).code).toBe(2);
  });
});

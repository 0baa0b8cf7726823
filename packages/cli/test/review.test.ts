/** `flotilla review`: the figures of the engine, printed; stopped and gone on with; refused where it would be advice. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Review } from '@flotilla/lab';
import { loadGame, printedSum, recordOfGame } from '@flotilla/lab';
import type { GameRecord } from '@flotilla/table/run';
import { optionsOf, recordToText } from '@flotilla/table/run';
import { describe, expect, test } from 'vitest';
import { flotilla, freshFolder } from './desk.ts';

async function recordIn(id: string, bots: readonly string[], most?: number): Promise<GameRecord> {
  const game = await loadGame(id);
  const plan = { options: optionsOf(game) as never, seed: 'reviewed', games: 1, by: null };
  return recordOfGame(game, { ...plan, game: id, bots, recording: false, rotate: false }, 1, most);
}

const fileOf = (record: GameRecord): string => {
  const file = join(freshFolder(), 'game.json');
  writeFileSync(file, recordToText(record));
  return file;
};

const numbersIn = (line: string): number[] =>
  [...line.replace(/−/g, '-').matchAll(/[+-]?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));

describe('flotilla review', () => {
  test('prints a sum that adds up, the same as --json gives', async () => {
    const file = fileOf(await recordIn('night-watch', ['random']));
    const { out, code } = await flotilla(['review', file, '--worlds', '64']);
    expect(code).toBe(0);
    const row = (name: string): number =>
      numbersIn(out.split('\n').find((line) => line.trim().startsWith(name)) ?? '')[0] as number;
    expect(row('expected') + row('luck') + row('skill')).toBeCloseTo(row('result'), 6);
    const json = await flotilla(['review', file, '--worlds', '64', '--json']);
    const review = JSON.parse(json.out) as Review;
    const { expected, luck, skill, result } = printedSum(review.ledger);
    expect([row('expected'), row('luck'), row('skill'), row('result')]).toEqual([
      expected.mean,
      luck.mean,
      skill.mean,
      result,
    ]);
    expect(review.done).toBe(true);
    expect(json.err).toContain('questions settled');
  });

  test('shows one question with every answer that was compared', async () => {
    const file = fileOf(await recordIn('night-watch', ['random']));
    const { out } = await flotilla(['review', file, '--worlds', '32', '--at', '1']);
    expect(out).toContain('Question 1 of');
    expect(out).toContain('(you');
    expect((await flotilla(['review', file, '--worlds', '32', '--at', '999'])).code).toBe(2);
  });

  test('keeps what is settled when it is stopped, and comes to the same when it goes on', async () => {
    const record = await recordIn('smugglers', ['random', 'random', 'random']);
    const file = fileOf(record);
    const home = freshFolder();
    const argv = ['review', file, '--seat', '1', '--worlds', '64', '--json'];
    let turns = 0;
    const stopping = await flotilla(argv, {
      home,
      clock: {
        now: () => new Date(0),
        rest: async () => {
          turns++;
          if (turns === 20) press();
        },
      },
      onInterrupt: (called) => {
        press = called;
        return () => {};
      },
    });
    expect(stopping.code).toBe(130);
    const part = JSON.parse(stopping.out) as Review;
    expect(part.done).toBe(false);
    expect(turns).toBe(20);
    const gone = await flotilla(argv, { home });
    const whole = await flotilla(argv);
    expect(gone.code).toBe(0);
    expect(gone.out).toBe(whole.out);
    expect((JSON.parse(gone.out) as Review).rollouts).toBeGreaterThan(part.rollouts);
  });

  test('asks whose review it is, and refuses a game that is not over', async () => {
    const battle = fileOf(await recordIn('smugglers', ['random', 'random', 'random']));
    const whose = await flotilla(['review', battle]);
    expect(whose.code).toBe(2);
    expect(whose.err).toContain('--seat 1 (Seat 1), --seat 2 (Seat 2), --seat 3 (Seat 3)');
    const running = await flotilla(['review', fileOf(await recordIn('night-watch', ['random'], 3))]);
    expect(running.code).toBe(2);
    expect(running.err).toContain('would be advice');
  });
});

let press = (): void => {};

/** The traps of reviews on a small sample; `npm run calibrate` takes the full one. */
import { loadGame } from '@flotilla/lab';
import { describe, expect, it } from 'vitest';
import { again, itself, planted, truncated } from './calibrate/traps.mjs';

describe('a review', () => {
  it('finds neither luck nor skill nor losses in games of the bot it judges by, beyond their errors', async () => {
    const { luck, skill, loss, named, questions } = itself(await loadGame('night-watch'), 24, {
      worlds: 64,
      rollouts: 2_000,
      games: 0,
    });
    for (const { mean, error } of [luck, skill, loss]) expect(Math.abs(mean)).toBeLessThanOrEqual(2 * error);
    expect(questions).toBeGreaterThan(100);
    expect(named).toBeLessThanOrEqual(0.02);
  });

  it('finds the blunders that were planted', async () => {
    const budget = { worlds: 128, rollouts: 20_000, games: 0 };
    const { planted: all, found } = planted(await loadGame('hunters'), 1, budget, 60, 2);
    expect(all).toBeGreaterThanOrEqual(2);
    expect(found).toBeGreaterThanOrEqual(0.9);
  });

  it('gives the same words in other worlds, and its clear verdicts stay under another bot', async () => {
    const budget = { worlds: 128, rollouts: 6_000, games: 0 };
    const { words, named, clear, stay } = again(await loadGame('night-watch'), 10, budget);
    expect(words).toBeGreaterThanOrEqual(0.9);
    expect(named).toBeGreaterThan(2);
    expect(stay * clear).toBeGreaterThanOrEqual(0.95 * clear);
  });

  it('loses less than a third of a doubtful answer by stopping imagined careers at the end of a patrol', async () => {
    const { mean, error } = truncated(await loadGame('hunters'), 4, 32, 60);
    expect(mean - 2 * error).toBeLessThanOrEqual(500);
  });
});

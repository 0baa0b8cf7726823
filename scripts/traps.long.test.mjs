/** The traps of reviews on a small sample; `npm run calibrate` takes the full one. Everything is seeded: nothing here fails by chance. */
import { loadGame } from '@flotilla/lab';
import { describe, expect, it } from 'vitest';
import { accounts, again, itself, planted, stated, truncated } from './calibrate/traps.mjs';

const isNothing = ({ mean, error }) => expect(Math.abs(mean)).toBeLessThanOrEqual(2 * error);

describe('a review', () => {
  it('finds neither luck nor skill in games of the bot it judges by', async () => {
    const { luck, skill } = accounts(await loadGame('night-watch'), 200);
    isNothing(luck);
    isNothing(skill);
  });

  it('states no more than was lost, and invents no mistakes', async () => {
    const budget = { worlds: 128, rollouts: 20_000, games: 0 };
    const found = itself(await loadGame('hunters'), 1, budget, { most: 40, fresh: 64 });
    expect(found.questions).toBeGreaterThan(20);
    isNothing(found.beyond);
    expect(found.invented).toBeLessThanOrEqual(0.02);
  });

  it('finds the blunders that were planted', async () => {
    // With 128 worlds a question ten of these thirteen are found.
    const budget = { worlds: 2048, rollouts: 20_000, games: 0 };
    const { planted: all, found } = planted(await loadGame('hunters'), 8, budget, { most: 60, stride: 2 });
    expect(all).toBeGreaterThanOrEqual(10);
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
    const { mean, error } = truncated(await loadGame('hunters'), 4, 32, { most: 60 });
    expect(mean - 2 * error).toBeLessThanOrEqual(500);
  });

  it('states values that come about', async () => {
    const pairs = stated(await loadGame('night-watch'), 120, undefined, 3);
    const misses = pairs.map(({ stated: said, came }) => came - said);
    const mean = misses.reduce((sum, miss) => sum + miss, 0) / misses.length;
    const spread = Math.sqrt(misses.reduce((sum, miss) => sum + miss * miss, 0) / misses.length);
    expect(Math.abs(mean)).toBeLessThanOrEqual(0.3 * spread);
  });
});

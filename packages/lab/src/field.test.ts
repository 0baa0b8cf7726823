import type { House } from '@flotilla/companion';
import { companionOf } from '@flotilla/companion';
import { describe, expect, it } from 'vitest';
import { fieldOn, seaWords, worseThan } from './field.ts';
import { GAMES, loadGame } from './registry.ts';

describe('who did worse', () => {
  const captains = [0, 0, 3_000, 5_000, 5_000, 5_000, 8_000, 9_000, 12_000, 30_000];

  it('is counted by hand, and an equal is not worse', () => {
    expect(worseThan({ captains }, 0)).toBe(0);
    expect(worseThan({ captains }, 5_000)).toBe(3);
    expect(worseThan({ captains }, 5_100)).toBe(6);
    expect(worseThan({ captains }, 30_000)).toBe(9);
    expect(worseThan({ captains }, 31_000)).toBe(10);
  });
});

describe('what a sea is called', () => {
  const house = {
    riches: { poor: 100, rich: 200 },
    danger: { calm: 2, dangerous: 15 },
  } as unknown as House;
  const called = (mean: number, lost: number): string =>
    Object.values(seaWords(house, { mean, lost })).join(' ');

  it('is two things: what it gives, and what it takes', () => {
    expect(called(99, 1.9)).toBe('poor calm');
    expect(called(100, 2)).toBe('fair rough');
    expect(called(200, 14.9)).toBe('fair rough');
    expect(called(201, 15)).toBe('rich dangerous');
    expect(called(99, 40)).toBe('poor dangerous');
  });
});

describe('the field of a sea', () => {
  it('is the same whenever it is sailed, and its captains stand in order', async () => {
    const id = GAMES.find(({ daily }) => daily)?.id ?? '';
    const game = await loadGame(id);
    const scoring = await companionOf(game).scoring?.();
    const set = scoring?.day?.('2026-11-17');
    if (!scoring?.house || !set) throw new Error('The game of the day has no house.');
    const sail = (seed: string) =>
      fieldOn(
        game,
        scoring,
        scoring.house as House,
        { ...set, seed, counts: Object.keys(scoring.orders)[0] as string },
        { sailed: 40, captains: 10 },
      );
    const field = sail('a sea');
    expect(sail('a sea')).toEqual(field);
    expect(sail('another sea')).not.toEqual(field);
    expect(field.captains).toHaveLength(10);
    expect([...field.captains].sort((a, b) => a - b)).toEqual(field.captains);
    expect(field.captains[0]).toBeLessThan(field.mean);
    expect(field.captains.at(-1)).toBeGreaterThan(field.mean);
  });
});

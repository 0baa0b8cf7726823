/** The captains of the house on the seas of the days. */
import type { Scored } from '@flotilla/companion';
import { companionOf, mindOf } from '@flotilla/companion';
import { sailedBy } from '@flotilla/lab';
import { anyGame } from '@flotilla/table';
import { describe, expect, it } from 'vitest';
import { hunters, seaOfDay } from '../src/index.ts';

const game = anyGame(hunters);
const length = { kind: 'patrols', patrols: 1 };
const scoring = await companionOf(game).scoring?.();
const ghosts = scoring?.house?.ghosts ?? [];

const dayAfter = (n: number): string => new Date(Date.UTC(2026, 10, 20 + n)).toISOString().slice(0, 10);
const DAYS = Array.from({ length: 180 }, (_, i) => dayAfter(i));

/** What came of a ghost's patrol on a sea, as any captain's is judged. */
function sailed(seed: string, options: object, place: number): Scored {
  const ghost = ghosts[place];
  if (!scoring || !ghost) throw new Error('There is nobody in the house.');
  return sailedBy(game, scoring, { options, seed, length }, ghost.bot, mindOf(ghost.id));
}

describe('the sea of a day', () => {
  it('has a race on every one of 180 days: the three do not all end alike, and one sinks something', () => {
    for (const day of DAYS) {
      const { options, seed } = seaOfDay(day);
      const results = ghosts.map((_, i) => sailed(seed, options, i));
      expect(Math.max(...results.map(({ tons }) => Number(tons))), day).toBeGreaterThan(0);
      expect(
        new Set(results.map(({ tons, ships, end }) => `${tons} ${ships} ${end}`)).size,
        day,
      ).toBeGreaterThan(1);
    }
  });

  it('is the first of its candidates that has one, and follows from the day alone', () => {
    const seeds = DAYS.map((day) => seaOfDay(day).seed);
    for (const [i, day] of DAYS.entries()) {
      expect(seeds[i]?.startsWith(`sea of the day ${day}`)).toBe(true);
      expect(seaOfDay(day)).toBe(seaOfDay(day));
    }
    const asIt = seeds.filter((seed, i) => seed === `sea of the day ${DAYS[i]}`).length;
    expect(asIt, 'most days need no second candidate').toBeGreaterThan(100);
    expect(asIt, 'some do').toBeLessThan(DAYS.length);
  });

  it('of a day before there were candidates stays as it was', () => {
    for (const day of ['2026-01-05', '2026-11-02', '2026-11-19'])
      expect(seaOfDay(day).seed).toBe(`sea of the day ${day}`);
  });
});

describe('the three captains', () => {
  it('are what they are called: the bolder, the more ships, and the more boats lost', () => {
    const all = ghosts.map((_, place) =>
      DAYS.map((day) => {
        const { options, seed } = seaOfDay(day);
        return sailed(seed, options, place);
      }),
    );
    const [cautious, steady, bold] = all.map((results) => ({
      tons: results.reduce((sum, { tons }) => sum + Number(tons), 0),
      lost: results.filter(({ end }) => end === 'lost' || end === 'rescued').length,
    }));
    console.info('180 seas', { cautious, steady, bold });
    expect(ghosts.map(({ id }) => id)).toEqual(['cautious', 'steady', 'bold']);
    expect(cautious?.lost).toBeLessThan(steady?.lost ?? 0);
    expect(steady?.lost).toBeLessThan(bold?.lost ?? 0);
    expect(cautious?.tons).toBeLessThan(bold?.tons ?? 0);
  });
});

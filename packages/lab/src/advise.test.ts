import { nightWatch } from '@flotilla/night-watch';
import { Table } from '@flotilla/table';
import { scriptedTable } from '@flotilla/table/testkit';
import { describe, expect, test } from 'vitest';
import { adviseByRollouts, openAdvisor } from './advise.ts';

/** The last watch of a solitaire game with two sightings seen: writing is worth exactly two. */
const lastWatch = () => scriptedTable(nightWatch, { options: { watches: 1 }, dice: { look: [6, 6] } }).table;

describe('the advisor', () => {
  test('knows exactly what has no chance in it, and the error of what has', () => {
    const advice = adviseByRollouts(lastWatch(), 0, { rollouts: 300 });
    const write = advice.options.find((option) => option.choice === 'write');
    const look = advice.options.find((option) => option.choice === 'look');
    expect(write?.figures.sightings).toEqual({ mean: 2, error: 0 });
    expect(look?.figures.sightings?.error).toBeGreaterThan(0);
    expect(look?.rollouts).toBe(300);
    const means = advice.options.map((option) => option.figures.sightings?.mean ?? 0);
    expect(means).toEqual([...means].sort((a, b) => b - a));
  });

  test('comes nearer with more games and gives the same for the same seed', () => {
    const table = lastWatch();
    const advisor = openAdvisor(table, 0);
    const errorNow = () =>
      advisor.advice().options.find(({ choice }) => choice === 'look')?.figures.sightings?.error ?? 0;
    for (let i = 0; i < 40; i++) advisor.refine();
    const rough = errorNow();
    for (let i = 0; i < 360; i++) advisor.refine();
    expect(errorNow()).toBeLessThan(rough);
    expect(advisor.advice()).toEqual(adviseByRollouts(table, 0, { rollouts: 400 }));
  });

  test('calls an option best only on thirty games and a clear difference', () => {
    const judged = (rollouts: number, dice: number[]) => {
      const { table } = scriptedTable(nightWatch, { options: { watches: 1 }, dice: { look: dice } });
      return adviseByRollouts(table, 0, { rollouts });
    };
    expect(judged(29, [6, 6]).best).toBeNull();
    const clear = judged(240, [6, 6]);
    expect(clear.best).toBe(clear.options[0]?.choice);
  });

  test('stops when time is up and leaves the table as it was', () => {
    const table = lastWatch();
    const before = JSON.stringify(table.state);
    let asked = 0;
    const advice = adviseByRollouts(table, 0, { rollouts: 1000, timeIsUp: () => ++asked === 3 });
    expect(advice.rollouts).toBe(3);
    expect(JSON.stringify(table.state)).toBe(before);
  });

  test('says so when the seat is not asked', () => {
    const table = new Table({ game: nightWatch, options: { watches: 1 }, seats: 2, seed: 'x' });
    const idle = table.decisions[0]?.seat === 0 ? 1 : 0;
    expect(() => openAdvisor(table, idle)).toThrow(`Seat ${idle + 1} is not asked`);
  });
});

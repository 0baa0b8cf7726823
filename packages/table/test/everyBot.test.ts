/** The check that asks every bot finds one that answers what is not offered, and one that falls over a question. */
import { nightWatch } from '@flotilla/night-watch';
import { askEveryBot } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';

const steady = nightWatch.bots.steady as NonNullable<typeof nightWatch.bots.steady>;

describe('asking every bot', () => {
  it('finds nothing wrong with a sound game, and has asked each bot at every question', () => {
    const { asked, faults } = askEveryBot(nightWatch, { seed: 'sound', seats: 2 });
    expect(faults).toEqual([]);
    expect(asked.steady).toBe(asked.random);
    expect(asked.steady).toBeGreaterThan(3);
  });

  it('names an answer that is not offered, and goes on', () => {
    const lost = { ...nightWatch, bots: { steady, lost: { choose: () => 'dive' } } };
    const { asked, faults } = askEveryBot(lost, { seed: 'lost' });
    expect(faults).toHaveLength(asked.lost ?? 0);
    expect(faults[0]).toBe('Seed "lost", answer 0, carryOn: lost answers "dive", which is not offered.');
  });

  it('names a bot that falls over its question only in positions another has left behind', () => {
    const proud: typeof steady = {
      choose: (view) => {
        if (view.looks > 5) throw new Error('I would not have looked so often');
        return view.looks < 5 ? 'look' : 'write';
      },
    };
    const games = Array.from({ length: 12 }, (_, i) =>
      askEveryBot({ ...nightWatch, bots: { steady, proud } }, { seed: `proud ${i}` }),
    );
    expect(games.flatMap(({ faults }) => faults)[0]).toMatch(
      /proud fails: I would not have looked so often\.$/,
    );
  });

  it('asks a bot that thinks long only now and then, and the habit where it is none of the bots', () => {
    const habit = { choose: () => 'write' };
    const game = { ...nightWatch, weighing: { habit, worths: [] } };
    const { asked } = askEveryBot(game, { seed: 'often', seats: 4, every: { steady: 4 } });
    expect(asked.habit).toBe(asked.random);
    expect(asked.steady).toBe(Math.ceil((asked.random ?? 0) / 4));
  });
});

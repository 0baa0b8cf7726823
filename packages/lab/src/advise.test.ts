import { hunters } from '@flotilla/hunters';
import { nightWatch } from '@flotilla/night-watch';
import type { Decision, FillDecision } from '@flotilla/table';
import { rngFrom, seedFrom, startOf } from '@flotilla/table';
import { chosenBy, habitOf, optionsOf, Table } from '@flotilla/table/run';
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

/** A career played by habit up to the first question of a step. */
function careerAt(step: string, seed: string) {
  const table = new Table({ game: hunters, options: optionsOf(hunters), seats: 1, seed });
  const rng = rngFrom(seedFrom(seed), 'career');
  for (let [decision] = table.decisions; decision && decision.step !== step; [decision] = table.decisions)
    table.answer({
      seat: 0,
      decision: decision.number,
      choice: chosenBy(habitOf(hunters), table, decision, rng),
    });
  return { table: table.copy({ recording: 'off' }), decision: table.decisions[0] as Decision };
}

describe('the advisor of a career', () => {
  test('compares the plan as filled in with the habit’s and with single changes, and never with others', () => {
    const { table, decision } = careerAt('salvo', 'career');
    const yours = startOf((decision as FillDecision).form);
    const { options } = adviseByRollouts(table, 0, { rollouts: 8, yours });
    expect(options.filter(({ from }) => from === 'yours').map(({ choice }) => choice)).toEqual([yours]);
    expect(new Set(options.map(({ from }) => from))).toEqual(
      new Set(['yours', 'habit', 'suggested', 'change']),
    );
  });

  test('tells tons and coming home of every option, and ranks by what the player chooses', () => {
    const { table } = careerAt('contact', 'career');
    const judged = (worth?: string) =>
      adviseByRollouts(table, 0, { rollouts: 40, seed: 'worth', ...(worth && { worth }) });
    for (const worth of [undefined, 'tons', 'lives']) {
      const { options, by } = judged(worth);
      expect(by).toBe(worth ?? 'both');
      const means = options.map(({ amounts }) => amounts[by]?.mean ?? -1);
      expect(means).toEqual([...means].sort((a, b) => b - a));
      for (const { amounts } of options) {
        const [both, tons, lives] = ['both', 'tons', 'lives'].map((id) => amounts[id]?.mean ?? Number.NaN);
        expect(both).toBeCloseTo((tons as number) + 40_000 * (lives as number), 3);
      }
    }
  });

  test('plays on with the habit of the ace unless told otherwise', () => {
    const { table } = careerAt('contact', 'habit');
    const by = (bot?: typeof hunters.bots.steady) =>
      adviseByRollouts(table, 0, { rollouts: 12, ...(bot && { bot }) }).options.map(({ worth }) => worth);
    expect(by()).toEqual(by(habitOf(hunters)));
    expect(by()).not.toEqual(by(hunters.bots.steady));
  });
});

describe('an advisor in trouble', () => {
  const { table } = careerAt('contact', 'trouble');

  test('leaves out and counts the games in which the bot falls over a question or answers what is not offered', () => {
    let asked = 0;
    const habit = habitOf(hunters);
    const bot: typeof habit = {
      choose: (view, decision, rng, imagine) => {
        asked++;
        if (asked % 700 === 0) throw new Error('no idea');
        if (asked % 501 === 0) return 'nonsense';
        return habit.choose(view, decision, rng, imagine);
      },
    };
    const { options, failed, rollouts } = adviseByRollouts(table, 0, { rollouts: 40, bot });
    expect(failed).toBeGreaterThan(0);
    expect(options.reduce((sum, option) => sum + option.rollouts, 0)).toBe(
      options.length * rollouts - failed,
    );
    for (const { worth } of options) expect(worth.mean).toBeGreaterThan(0);
  });

  test('has something to say even if every game fails', () => {
    const bot = {
      choose: () => {
        throw new Error('no idea');
      },
    };
    const { options, best, failed } = adviseByRollouts(table, 0, { rollouts: 35, bot });
    expect([best, failed]).toEqual([null, 35 * options.length]);
    expect(options.every(({ rollouts }) => rollouts === 0)).toBe(true);
  });

  test('stops games that do not end, counts them, and takes them as they stood', () => {
    const { options, capped } = adviseByRollouts(table, 0, { rollouts: 5, mostAnswers: 3 });
    expect(capped).toBe(5 * options.length);
    for (const { rollouts, endings } of options) expect([rollouts, endings]).toEqual([5, { '—': 5 }]);
  });
});

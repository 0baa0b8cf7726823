import { hunters } from '@flotilla/hunters';
import { nightWatch } from '@flotilla/night-watch';
import { anyGame, startOf } from '@flotilla/table';
import { hashOf, recordFromText, recordToText, replay } from '@flotilla/table/run';
import { describe, expect, test } from 'vitest';
import { simulateHere } from '../experiment/here.ts';
import { packed } from '../experiment/packed.ts';
import { resultToCsv } from '../writers/csv.ts';
import { histogramToSvg } from '../writers/svg.ts';
import { mergeGathered, newGathered } from './gather.ts';
import type { SimulationPlan } from './plan.ts';
import { botsOfGame, planFault, shardsOf } from './plan.ts';
import { resultOf } from './result.ts';
import { recordOfGame, runShard } from './shard.ts';

const game = anyGame(nightWatch);

const plan = (change: Partial<SimulationPlan> = {}): SimulationPlan => ({
  game: 'night-watch',
  options: { watches: 2 },
  bots: ['steady'],
  seed: 'test',
  games: 100,
  recording: false,
  rotate: false,
  by: null,
  ...change,
});

describe('shards', () => {
  test('hold every game of a plan exactly once', () => {
    for (const games of [1, 2, 255, 256, 257, 1000, 99_999, 1_000_000]) {
      const shards = shardsOf({ first: 1, count: games });
      let next = 1;
      for (const { first, count } of shards) {
        expect(first).toBe(next);
        next = first + count;
      }
      expect(next).toBe(games + 1);
    }
  });

  test('give the same result in one piece, in pieces, and recorded', async () => {
    const whole = runShard(game, plan(), { first: 1, count: 100 });
    const pieces = newGathered();
    for (const first of [1, 41, 81])
      mergeGathered(pieces, runShard(game, plan(), { first, count: first === 81 ? 20 : 40 }));
    expect(packed(pieces)).toBe(packed(whole));
    const here = await simulateHere(game, plan());
    const recorded = await simulateHere(game, plan({ recording: true }));
    expect(recorded).toEqual(here);
    expect(here.games).toBe(100);
  });

  test('are the same for a big game whether anybody reads along or not', () => {
    const career = anyGame(hunters);
    const options = startOf(career.optionFields);
    const shard = { first: 1, count: 40 };
    const quiet = runShard(career, plan({ game: 'hunters', options, by: 'fate' }), shard);
    const recorded = runShard(career, plan({ game: 'hunters', options, by: 'fate', recording: true }), shard);
    expect(quiet.games).toBe(40);
    expect(quiet).toEqual(recorded);
  });

  test('of another seed give another result', () => {
    const shard = { first: 1, count: 50 };
    const mean = (seed: string) => runShard(game, plan({ seed }), shard).numbers.sightings?.sums.sum;
    expect(mean('one')).not.toBe(mean('two'));
  });
});

describe('a simulation', () => {
  test('counts wins by seat and by bot, and every game has one win in all', async () => {
    const duel = plan({ bots: ['steady', 'random'], rotate: true, games: 400 });
    const result = resultOf(game, duel, await simulateHere(game, duel));
    const { steady, random } = result.winsByBot;
    expect((steady?.count ?? 0) + (random?.count ?? 0)).toBeCloseTo(400, 9);
    expect(steady?.low).toBeGreaterThan(random?.high ?? 1);
    expect(result.winsBySeat.reduce((sum, seat) => sum + seat.count, 0)).toBeCloseTo(400, 9);
  });

  test('lets bots change seats only when they shall', () => {
    const duel = plan({ bots: ['steady', 'random'] });
    expect(botsOfGame({ ...duel, rotate: true }, 2)).toEqual(['random', 'steady']);
    expect(botsOfGame(duel, 2)).toEqual(['steady', 'random']);
  });

  test('counts games that break off and goes on', () => {
    const broken = {
      ...game,
      figures: () => {
        throw new Error('no figures today');
      },
    };
    const gathered = runShard(broken, plan(), { first: 1, count: 7 });
    expect(gathered.errors).toBe(7);
    expect(gathered.games).toBe(0);
    expect(gathered.failures).toHaveLength(5);
    expect(gathered.failures[0]).toEqual({ number: 1, seed: 'test-1', message: 'no figures today' });
    const result = resultOf(broken, plan({ games: 7 }), gathered);
    expect(result).toMatchObject({ games: 7, errors: 7, endings: {}, figures: {} });
  });

  test('cuts a game short that would not end, and counts it', () => {
    const shard = { first: 1, count: 7 };
    const whole = runShard(game, plan({ games: 7 }), shard);
    const lengths = Array.from({ length: 7 }, (_, i) => recordOfGame(game, plan(), i + 1).answers.length);
    const most = [...lengths].sort((a, b) => a - b)[3] as number;
    const long = lengths.filter((length) => length > most).length;
    expect(long).toBeGreaterThan(0);
    const gathered = runShard(game, plan({ games: 7 }), shard, most);
    expect([whole.unfinished, gathered.unfinished, gathered.errors]).toEqual([0, long, 0]);
    expect([gathered.games, gathered.failures.length]).toEqual([7 - long, long]);
    expect(gathered.failures[0]?.message).toBe(`The game was not over after ${most} answers.`);
    const result = resultOf(game, plan({ games: 7 }), gathered);
    expect(result).toMatchObject({ games: 7, errors: 0, unfinished: long });
    const both = newGathered();
    for (const part of [whole, gathered]) mergeGathered(both, part);
    expect(both.unfinished).toBe(long);
    expect(recordOfGame(game, plan(), 1, 2).answers).toHaveLength(2);
  });

  test('tells results apart by a tally', async () => {
    const tallied = {
      ...game,
      figures: (s: object) => {
        const sightings = (s as { logged: number[] }).logged[0] as number;
        return { numbers: { sightings }, tallies: { luck: sightings > 5 ? 'good' : 'bad' } };
      },
    };
    const by = plan({ by: 'luck', games: 200 });
    const result = resultOf(tallied, by, await simulateHere(tallied, by));
    const { good, bad } = result.groups ?? {};
    expect((good?.games ?? 0) + (bad?.games ?? 0)).toBe(200);
    expect(bad?.figures.sightings?.max).toBeLessThanOrEqual(5);
    expect(good?.figures.sightings?.min).toBeGreaterThan(5);
    expect(result.tallies.luck?.good?.count).toBe(good?.games);
  });

  test('refuses a plan that cannot be run', () => {
    expect(planFault(game, plan())).toBeNull();
    expect(planFault(game, plan({ bots: ['admiral'] }))).toContain('admiral');
    expect(planFault(game, plan({ options: { watches: 99 } }))).toContain('from 1 to 12');
    expect(planFault(game, plan({ bots: new Array(5).fill('steady') }))).toContain('1 to 4 seats');
    expect(planFault(game, plan({ games: 0 }))).toContain('at least 1');
  });

  test('can give the record of any of its games', () => {
    const record = recordOfGame(game, plan({ bots: ['steady', 'random'], rotate: true }), 2);
    expect(record.seats.map((seat) => seat.bot)).toEqual(['random', 'steady']);
    const read = recordFromText(recordToText(record));
    const replayed = read.ok ? replay(nightWatch, read.value) : read;
    expect(replayed.ok && replayed.value.table.over).toBe(true);
    expect(replayed.ok && hashOf(replayed.value.table.state)).toBe(record.stateHash);
  });
});

describe('results', () => {
  test('are written as CSV with quoted cells and as a complete SVG', async () => {
    const result = resultOf(game, plan(), await simulateHere(game, plan()));
    const csv = resultToCsv({
      ...result,
      tallies: { 'a "word", quoted': { yes: { count: 1, share: 1, low: 0, high: 1 } } },
    });
    expect(csv.split('\r\n')[0]).toBe('group,kind,name,statistic,value');
    expect(csv).toContain('all,"a ""word"", quoted",yes,count,1');
    expect(csv).toContain(`all,figure,sightings,mean,${result.figures.sightings?.mean}`);
    const figure = result.figures.sightings;
    if (!figure) throw new Error('no figure');
    const svg = histogramToSvg('Fog & <mist>', figure);
    expect(svg).toContain('<title>Fog &amp; &lt;mist&gt;</title>');
    expect(svg.match(/<rect [^>]*><title>/g)).toHaveLength(figure.histogram.length);
    expect(svg.trimEnd().endsWith('</svg>')).toBe(true);
  });
});

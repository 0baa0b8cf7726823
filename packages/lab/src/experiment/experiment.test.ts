import { nightWatch } from '@flotilla/night-watch';
import type { FormChoice } from '@flotilla/table';
import { anyGame, rngFrom, seedFrom } from '@flotilla/table';
import { optionsOf } from '@flotilla/table/run';
import { describe, expect, test } from 'vitest';
import type { SimulationPlan } from '../simulation/plan.ts';
import { eloOf, errorsFor, naturalLog } from '../statistics/exact.ts';
import { addToSpread } from '../statistics/spread.ts';
import { addToSums, newSums } from '../statistics/sums.ts';
import { comparisonOf } from './comparison.ts';
import type { Experiment } from './experiment.ts';
import { runHere } from './here.ts';
import { evidenceOf, matchOf, seatings, verdictOf } from './match.ts';
import { packed, unpacked } from './packed.ts';
import { newPart, runPart } from './part.ts';
import { switchesOf, usualSwitches } from './switches.ts';

const game = anyGame(nightWatch);

const plan = (change: Partial<SimulationPlan> = {}): SimulationPlan => ({
  game: game.id,
  options: optionsOf(game, { watches: 2 }) as FormChoice,
  bots: ['steady'],
  seed: 'test',
  games: 60,
  recording: false,
  rotate: false,
  by: null,
  ...change,
});

const experiment = (kind: Experiment['kind'], ...plans: SimulationPlan[]): Experiment => {
  const [first, ...others] = plans.map((one, i) => ({ label: `arm ${i}`, plan: one }));
  if (!first) throw new Error('no plan');
  return {
    kind,
    game: game.id,
    rules: game.version,
    program: '0',
    games: 60,
    arms: [first, ...others],
    asked: {},
  };
};

describe('intervals', () => {
  test('span as many errors as all of them together need', () => {
    expect(errorsFor(1)).toBeCloseTo(1.96, 2);
    expect(errorsFor(20)).toBeCloseTo(3.023, 2);
  });

  test('use a logarithm that agrees with the engine’s to thirteen places', () => {
    for (const x of [1e-6, 0.3, 1, 2, 10, 12345]) expect(naturalLog(x)).toBeCloseTo(Math.log(x), 12);
    expect(eloOf(0.5)).toBe(0);
    expect(eloOf(10 / 11)).toBeCloseTo(400, 9);
  });
});

describe('a comparison', () => {
  test('takes differences game by game on the same seeds', async () => {
    const longer = plan({ options: optionsOf(game, { watches: 3 }) as FormChoice });
    const asked = experiment('lab', plan(), longer, plan());
    const part = await runHere(game, asked);
    const { switches } = comparisonOf(game, asked, part);
    const [with3, same] = switches.map(({ effects }) => effects.sightings);
    const figures = (one: SimulationPlan) =>
      Array.from(
        { length: 60 },
        (_, i) => runPart(game, experiment('simulate', one), { first: i + 1, count: 1 }).arms[0],
      ).map((gathered) => gathered?.numbers.sightings?.max ?? 0);
    const [a, b] = [figures(plan()), figures(longer)];
    const leads = b.map((value, i) => value - (a[i] as number));
    const mean = leads.reduce((sum, lead) => sum + lead, 0) / 60;
    expect(with3?.difference).toBeCloseTo(mean, 9);
    expect((with3?.with ?? 0) - (with3?.without ?? 0)).toBeCloseTo(mean, 9);
    expect(with3?.clear).toBe(true);
    expect([same?.difference, same?.error, same?.clear]).toEqual([0, 0, false]);
  });

  test('calls clear what passes the steps of Holm, which is more than what all intervals keep from zero', () => {
    const asked = experiment('lab', plan(), plan(), plan());
    const part = newPart(asked);
    // z of 3.0 and of 2.1: the second misses the bound of two intervals (2.24), but not that of the one that is left (1.96).
    for (const [i, z] of [3.0, 2.1].entries()) {
      const sums = newSums();
      for (let n = 0; n < 100; n++) addToSums(sums, z / 10 + (n % 2 === 0 ? 1 : -1) * Math.sqrt(0.99));
      Object.assign(part.differences[i] ?? {}, { pairs: 100, by: { sightings: sums } });
    }
    const { switches } = comparisonOf(game, { ...asked, asked: { measures: 'sightings' } }, part);
    const found = switches.map(({ effects }) => effects.sightings);
    expect(found.map((effect) => effect?.clear)).toEqual([true, true]);
    expect(found.map((effect) => (effect?.low ?? 0) > 0)).toEqual([true, false]);
  });
});

describe('a match', () => {
  test('seats the first bot at every seat in turn, and alone lets both play', () => {
    expect(seatings('a', 'b', 1)).toEqual([['a'], ['b']]);
    expect(seatings('a', 'b', 3)).toEqual([
      ['a', 'b', 'b'],
      ['b', 'a', 'b'],
      ['b', 'b', 'a'],
    ]);
  });

  test('finds the better bot, from either side', async () => {
    const of = (first: string, other: string) => {
      const [one, two] = seatings(first, other, 2).map((bots) => plan({ bots }));
      return experiment('match', one as SimulationPlan, two as SimulationPlan);
    };
    const [good, bad] = [of('steady', 'random'), of('random', 'steady')];
    const better = matchOf(game, good, await runHere(game, good));
    const worse = matchOf(game, bad, await runHere(game, bad));
    expect([better.verdict, worse.verdict]).toEqual(['better', 'notBetter']);
    expect(better.share.value + worse.share.value).toBeCloseTo(1, 9);
    expect(better.elo?.low).toBeGreaterThan(0);
    expect(better.elo?.value).toBeCloseTo(-(worse.elo?.value ?? 0), 9);
    expect(better.sets).toBe(60);
  });

  test.each([
    ['an equal', 0.5, 'better'],
    ['a bot that wins two of a hundred more', 0.52, 'notBetter'],
  ] as const)('judges %s wrongly in no more than five of a hundred', (_, chance, wrong) => {
    const [one, two] = seatings('steady', 'random', 2).map((bots) => plan({ bots }));
    const asked = experiment('match', one as SimulationPlan, two as SimulationPlan);
    let errors = 0;
    for (let run = 0; run < 200; run++) {
      const rng = rngFrom(seedFrom(`match ${run}`), 'test', [0, 0, 0, 0]);
      const part = newPart(asked);
      let verdict = verdictOf(asked, part);
      for (let sets = 0; verdict === 'open' && sets < 40_000; sets++) {
        const wins =
          Number(rng.below(10_000) < chance * 10_000) + Number(rng.below(10_000) < chance * 10_000);
        addToSpread(part.score, wins / 2);
        if (sets % 20 === 0) verdict = verdictOf(asked, part);
      }
      expect(verdict).not.toBe('open');
      if (verdict === wrong) errors++;
    }
    expect(errors).toBeLessThanOrEqual(14);
  });

  test('weighs nothing when nothing was played', () => {
    const asked = experiment('match', plan(), plan());
    expect(evidenceOf(newPart(asked), 0.5)).toBe(0);
  });
});

describe('parts', () => {
  test('come back from text as they were', () => {
    const part = runPart(game, experiment('lab', plan(), plan({ bots: ['random'] })), {
      first: 1,
      count: 20,
    });
    expect(unpacked(packed(part))).toEqual(part);
  });
});

describe('switches', () => {
  test('are all single changes that go with the other options; numbers only when somebody names them', () => {
    const all = switchesOf(game, optionsOf(game, { watches: 2 }) as FormChoice, 1);
    expect(all.map(({ id }) => id)).toContain('watches=5');
    expect(all.map(({ id }) => id)).not.toContain('watches=2');
    expect(usualSwitches(all).every(({ field }) => field.kind !== 'count')).toBe(true);
  });
});

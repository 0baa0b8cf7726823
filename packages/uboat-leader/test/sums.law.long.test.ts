/** The law for sums: what is shown to come of several dice, draws or answers comes about as often as it says. */
import { sumsOf } from '@flotilla/table/testkit';
import { expect, it } from 'vitest';
import { uboatLeader } from '../src/index.ts';
import { batteredBoats, raids, SETTLED, sumGames } from './settled.ts';

const GAMES = process.env.FUZZ_GAMES ? 4_000 : 100;
const CONTINUATIONS = process.env.FUZZ_GAMES ? 500_000 : 14_000;
const LOSSES = process.env.FUZZ_GAMES ? 100_000 : 6_000;
const RAIDS = process.env.FUZZ_GAMES ? 40_000 : 2_000;

/** One needs a boat that takes station beside an escort already damaged; raids have a test of their own. */
const RAREST = ['detectedThereMost', 'point'];

it('a sum shown before a choice comes about as often as it says (6.11, 8.1 - 8.6, 9.5 - 9.27)', () => {
  const report = sumsOf(uboatLeader, {
    checks: SETTLED,
    games: sumGames(GAMES),
    continuations: CONTINUATIONS,
  });
  expect(report.faults).toEqual([]);
  // Too rare for the small sample: packs, and escorts whose fall-back decides whether they search.
  const rare = process.env.FUZZ_GAMES ? RAREST : [...RAREST, 'givesAlarm', 'detectedMost'];
  const expected = Object.keys(SETTLED).filter((name) => !rare.includes(name));
  expect([...report.settled]).toEqual(expect.arrayContaining(expected));
});

it('a boat near its end is lost as often as it says (9.23, 9.27, 9.28 2e)', () => {
  const report = sumsOf(uboatLeader, {
    checks: SETTLED,
    games: batteredBoats(GAMES),
    continuations: LOSSES,
    steps: ['react'],
  });
  expect(report.faults).toEqual([]);
  expect(report.continuations).toBeGreaterThanOrEqual(LOSSES);
});

it('a torpedo fired beside the raiders scores as often as it says where it may fail (6.11, 13.3 2e)', () => {
  const report = sumsOf(uboatLeader, {
    checks: SETTLED,
    games: raids(GAMES),
    continuations: RAIDS,
    steps: ['raiding'],
  });
  expect(report.faults).toEqual([]);
  expect(report.continuations).toBeGreaterThanOrEqual(RAIDS);
});

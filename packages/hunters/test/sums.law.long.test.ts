/** The law for sums: a chance over several rolls comes about as often as it was shown, under every set of rules. */
import { sumsOf } from '@flotilla/table/testkit';
import { expect, test } from 'vitest';
import { hunters } from '../src/index.ts';
import { SETTLED, sumGames } from './settled.ts';

const CONTINUATIONS = process.env.FUZZ_GAMES ? 500_000 : 60_000;

test('a sum shown before a choice comes about as often as it says', () => {
  const report = sumsOf(hunters, { checks: SETTLED, games: sumGames(), continuations: CONTINUATIONS });
  expect(report.faults).toEqual([]);
  expect([...report.settled].sort()).toEqual(Object.keys(SETTLED).sort());
});

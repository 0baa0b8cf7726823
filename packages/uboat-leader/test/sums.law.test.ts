/** The law for sums: what is shown to come of several dice, draws or answers comes about as often as it says. */
import { existsSync } from 'node:fs';
import { sumsOf } from '@flotilla/table/testkit';
import { expect, it } from 'vitest';
import { uboatLeader } from '../src/index.ts';
import { SETTLED, sumGames } from './settled.ts';

const GAMES = process.env.FUZZ_GAMES ? 4_000 : 60;
const CONTINUATIONS = process.env.FUZZ_GAMES ? 500_000 : 4_000;

it('a sum shown before a choice comes about as often as it says (6.11, 8.6, 9.23, 9.25, 9.27)', () => {
  const report = sumsOf(uboatLeader, {
    checks: SETTLED,
    games: sumGames(GAMES),
    continuations: CONTINUATIONS,
  });
  expect(report.faults).toEqual([]);
  const played = Object.keys(SETTLED).filter((name) => !('heldBy' in (SETTLED[name] ?? {})));
  // Raiders with duds are too rare for the small sample.
  const expected = process.env.FUZZ_GAMES ? played : played.filter((name) => name !== 'point');
  expect([...report.settled]).toEqual(expect.arrayContaining(expected));
});

it('a sum that no continuation can settle names the test that holds it', () => {
  for (const check of Object.values(SETTLED))
    if ('heldBy' in check) expect(existsSync(new URL(`../${check.heldBy}`, import.meta.url))).toBe(true);
});

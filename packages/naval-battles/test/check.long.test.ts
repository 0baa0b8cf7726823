import { checkGame } from '@flotilla/companion/testkit';
import { LANGUAGES } from '@flotilla/table/run';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { SCENARIO_FILES } from '../src/data/scenarios.ts';
import { navalBattles } from '../src/index.ts';
import { SETTLED } from './settled.ts';

/** The scenarios that are played; `npm run fuzz` plays all of them. */
const SCENARIOS = SCENARIO_FILES.filter((_, i) => process.env.FUZZ_GAMES || i % 3 === 0).map(
  ({ id, sides }) => ({ seats: sides.length, options: { scenario: id } }),
);

it('battles of every kind end, keep every card, every secret and every shown chance, and leave nothing unsaid (intro, contents, A11)', async () => {
  const faults = await checkGame(navalBattles, {
    manifest,
    languages: LANGUAGES,
    games: [
      { seats: 2, options: { stalemate: 0, points: 15 } },
      { seats: 3, options: { rowRule: true, windows: 'everyone' } },
      { seats: 3, options: { cardReserve: true, points: 20 } },
      { seats: 4, options: { teams: 'ABAB', points: 40, rowRule: true } },
      { seats: 5 },
      { seats: 6, options: { teams: 'ABCABC', points: 30 } },
      ...SCENARIOS,
    ],
    promised: ['evades', 'sinksUnguarded', 'stops'],
    sums: SETTLED,
    continuations: 1_500,
  });
  expect(faults).toEqual([]);
}, 300_000);

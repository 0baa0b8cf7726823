import { fuzzGame } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';
import { MODE_FACTS, MODES } from '../src/data/modes.ts';
import { hunters } from '../src/index.ts';
import type { State } from '../src/state.ts';

const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  wolfpack: ['won', 'shared', 'nobody', 'packRace', 'packShared'],
};

/** What must hold for several captains after every answer. */
function broken(s: State): string | null {
  for (const captain of s.captains) {
    const sunk = captain.log.flatMap(({ ships }) => ships).filter(({ fate }) => fate === 'sunk');
    const tons = sunk.reduce((sum, ship) => sum + ship.tons, 0);
    if (tons !== captain.tons)
      return `Captain ${captain.seat} has ${captain.tons} t, his log says ${tons} t.`;
    if (captain.fate !== 'serving' && captain.patrol)
      return `Captain ${captain.seat} is at sea after his end.`;
  }
  const patrols = s.captains.filter(({ fate }) => fate === 'serving').map((captain) => captain.patrols);
  if (patrols.length > 0 && Math.max(...patrols) - Math.min(...patrols) > 1)
    return 'A captain is two patrols ahead.';
  return null;
}

describe('every way to play ends, whatever anybody answers (13.0)', () => {
  for (const mode of MODES) {
    const { seats, boats } = MODE_FACTS[mode];
    for (let count = seats.min; count <= Math.min(seats.max, 8); count++) {
      it(`${mode} with ${count} ${count === 1 ? 'captain' : 'captains'}`, () => {
        for (let game = 0; game < 6; game++) {
          const boat =
            boats === null
              ? mode === 'twoPlayer'
                ? 'VIIB'
                : 'choose'
              : game % 2 === 0
                ? 'choose'
                : boats[0];
          const { ending } = fuzzGame(hunters, {
            seed: `${mode} ${count} ${game}`,
            seats: count,
            options: {
              mode,
              boat,
              rules: game % 2 === 0 ? [] : ['14.3', '14.6', '14.7', '14.8', '14.11'],
              packs: mode === 'wolfpack' && count >= 4 && game > 2 ? 2 : 1,
            },
            invariant: broken,
            thorough: 25,
          });
          if (count > 1) expect(ENDINGS[mode] ?? ['won', 'shared', 'nobody']).toContain(ending);
        }
      });
    }
  }
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CaptainResult, FlotillaResult } from './captains.ts';
import { captainStandings, captainsOf, flotillas, packPlaces } from './captains.ts';

const captain = (entrant: number, tons: number, more: Partial<CaptainResult> = {}): CaptainResult => ({
  entrant,
  tons,
  ships: 1,
  patrols: 1,
  fate: 'survived',
  counts: true,
  pack: null,
  ...more,
});

const table = (...captains: CaptainResult[]): FlotillaResult => ({ how: 'played', captains });

describe('the common standings of captains', () => {
  it('13.2.1 go by tonnage over all tables and rounds; M4: equals share the place, and the next is left out', () => {
    const places = captainStandings(
      [1, 2, 3, 4],
      [
        { round: 1, result: table(captain(1, 5000), captain(2, 9000, { fate: 'killed' })) },
        { round: 1, result: table(captain(3, 9000), captain(4, 100)) },
        { round: 2, result: table(captain(1, 6000), captain(3, 2000)) },
        { round: 2, result: table(captain(2, 2000), captain(4, 0)) },
      ],
    );
    expect(places.map(({ place, entrant, tons }) => [place, entrant, tons])).toEqual([
      [1, 1, 11_000],
      [1, 2, 11_000],
      [1, 3, 11_000],
      [4, 4, 100],
    ]);
  });

  it('13.3.1, 5.2.2: put whoever does not count behind, by what was sunk nevertheless', () => {
    const places = captainStandings(
      [1, 2, 3],
      [
        {
          round: 1,
          result: table(
            captain(1, 9000, { counts: false }),
            captain(2, 10),
            captain(3, 20_000, { counts: false }),
          ),
        },
      ],
    );
    expect(places.map(({ place, entrant, tons, sunkTons }) => [place, entrant, tons, sunkTons])).toEqual([
      [1, 2, 10, 10],
      [2, 3, 0, 20_000],
      [3, 1, 0, 9000],
    ]);
  });

  it('13.5.1 add up the boats of each pack, over all tables', () => {
    const packs = packPlaces([
      {
        round: 1,
        board: 1,
        result: table(
          captain(1, 10, { pack: 'A' }),
          captain(2, 20, { pack: 'B' }),
          captain(3, 15, { pack: 'A' }),
        ),
      },
      { round: 1, board: 2, result: table(captain(4, 25, { pack: 'A' }), captain(5, 1, { pack: 'B' })) },
    ]);
    expect(packs.map(({ place, board, pack, tons }) => [place, board, pack, tons])).toEqual([
      [1, 1, 'A', 25],
      [1, 2, 'A', 25],
      [3, 1, 'B', 20],
      [4, 2, 'B', 1],
    ]);
  });

  it('count nothing of a boat that a bot sailed home, and nothing at all of one who never came', () => {
    const own = { counts: true, isDone: true, fate: 'survived', team: null };
    const scores = [0, 1, 2].map((seat) => ({
      seat,
      figures: { tons: 1000 * (seat + 1), ships: 2, patrols: 3 },
      ...own,
    }));
    const read = captainsOf(scores, [7, 8, 9], ['there', 'left', 'absent']);
    expect(read.map(({ entrant, tons, counts, fate }) => [entrant, tons, counts, fate])).toEqual([
      [7, 1000, true, 'survived'],
      [8, 2000, false, 'survived'],
      [9, 0, false, 'absent'],
    ]);
  });
});

describe('tables of captains', () => {
  it('hold everybody once, are as even as can be, and none has one alone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 60 }),
        fc.integer({ min: 2, max: 12 }),
        fc.integer({ min: 1, max: 9 }),
        (count, most, round) => {
          // Two at most make no table of three.
          fc.pre(count % 2 === 0 || most > 2);
          const entrants = Array.from({ length: count }, (_, i) => i + 1);
          const tables = flotillas(entrants, most, round);
          expect(tables.flat().sort((a, b) => a - b)).toEqual(entrants);
          const sizes = tables.map(({ length }) => length);
          expect(Math.max(...sizes)).toBeLessThanOrEqual(most);
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
          expect(Math.min(...sizes)).toBeGreaterThanOrEqual(2);
        },
      ),
    );
  });

  it('mix people anew in the next round', () => {
    const first = flotillas([1, 2, 3, 4, 5, 6, 7, 8], 4, 1);
    const second = flotillas([1, 2, 3, 4, 5, 6, 7, 8], 4, 2);
    expect(first).toEqual([
      [1, 3, 5, 7],
      [2, 4, 6, 8],
    ]);
    expect(second).not.toEqual(first);
  });
});

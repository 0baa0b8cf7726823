import { optionsOf } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { hunters } from '../index.ts';
import type { Captain, Fate, Options, State } from '../state.ts';
import { packStandings, race, standings } from './standings.ts';

/** A finished game: what each captain sank, and what became of him. */
function finished(options: Partial<Options>, ends: readonly (readonly [tons: number, fate: Fate])[]): State {
  const s = hunters.setup(optionsOf(hunters, options), ends.length);
  ends.forEach(([tons, fate], index) => {
    const captain = s.captains[index] as Captain;
    captain.tons = tons;
    captain.fate = fate;
  });
  return s;
}

const places = (s: State): [seat: number, place: number][] =>
  standings(s).map(({ seat, place }) => [seat, place]);

describe('standings', () => {
  it('rank by tonnage, dead or alive (13.2.1)', () => {
    const s = finished({ mode: 'longTonnage', boat: 'VIIA' }, [
      [40_000, 'survived'],
      [90_000, 'sunk'],
      [60_000, 'prisoner'],
    ]);
    expect(places(s)).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
    expect(race(s)).toMatchObject({ ending: 'won', winners: [1], args: { tons: 90_000 } });
  });

  it('give equal tonnage the same place and the next captain the place after both', () => {
    const s = finished({ mode: 'longTonnage', boat: 'VIIA' }, [
      [10_000, 'sunk'],
      [50_000, 'sunk'],
      [50_000, 'survived'],
    ]);
    expect(places(s)).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
    ]);
    expect(race(s)).toMatchObject({ ending: 'shared', winners: [1, 2], args: { captains: 2, tons: 50_000 } });
  });

  it('let only survivors win a survival tournament, whatever the dead have sunk (13.3, 13.3.1)', () => {
    const s = finished({ mode: 'shortSurvival', boat: 'VIIC' }, [
      [150_000, 'bombed'],
      [20_000, 'survived'],
      [150_000, 'prisoner'],
    ]);
    expect(places(s)).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
    ]);
    expect(race(s)).toMatchObject({ ending: 'won', winners: [1] });
  });

  it('know no winner when nobody survives a survival tournament (13.3.1)', () => {
    const s = finished({ mode: 'longSurvival', boat: 'VIIA' }, [
      [10_000, 'sunk'],
      [20_000, 'killed'],
    ]);
    expect(race(s)).toEqual({ ending: 'nobody', winners: [] });
  });

  it('put a captured boat behind all others, for capture is a defeat (5.2.2)', () => {
    const s = finished({ mode: 'twoPlayer', boat: 'VIIB' }, [
      [120_000, 'captured'],
      [0, 'sunk'],
    ]);
    expect(places(s)).toEqual([
      [1, 1],
      [0, 2],
    ]);
    expect(race(s)).toMatchObject({ winners: [1] });
  });
});

describe('wolfpack standings (13.5.1)', () => {
  it('add up the boats of each pack, and the pack with the most wins', () => {
    const s = finished({ mode: 'wolfpack', boat: 'VIIC', packs: 2 }, [
      [30_000, 'survived'],
      [0, 'sunk'],
      [20_000, 'survived'],
      [15_000, 'sunk'],
    ]);
    expect(
      packStandings(s).map(({ pack, place, tons, seats, afloat }) => [pack, place, tons, seats, afloat]),
    ).toEqual([
      [1, 1, 35_000, [2, 3], 1],
      [0, 2, 30_000, [0, 1], 1],
    ]);
    expect(race(s)).toMatchObject({
      ending: 'packRace',
      winners: [2, 3],
      args: { tons: 35_000, best: 30_000 },
    });
    expect(places(s)[0]).toEqual([0, 1]);
  });

  it('let packs of equal tonnage share the victory', () => {
    const s = finished({ mode: 'wolfpack', boat: 'VIIC', packs: 2 }, [
      [30_000, 'survived'],
      [0, 'sunk'],
      [20_000, 'survived'],
      [10_000, 'sunk'],
    ]);
    expect(race(s)).toMatchObject({ ending: 'packShared', winners: [0, 1, 2, 3], args: { packs: 2 } });
  });

  it('go by the captains when there is one pack only', () => {
    const s = finished({ mode: 'wolfpack', boat: 'VIIC' }, [
      [3_000, 'survived'],
      [9_000, 'sunk'],
    ]);
    expect(race(s)).toMatchObject({ ending: 'won', winners: [1] });
  });
});

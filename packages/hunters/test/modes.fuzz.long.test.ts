import { fuzzGame } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';
import type { Mode } from '../src/data/modes.ts';
import { MODE_FACTS, MODES } from '../src/data/modes.ts';
import { hunters } from '../src/index.ts';
import type { Captain, Options, State } from '../src/state.ts';

/** The distance between the smallest and the largest number. */
const spread = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : Math.max(...numbers) - Math.min(...numbers);

/** What must hold for every captain after every answer. */
function brokenCaptain({ seat, tons, log, fate, patrol }: Captain): string | null {
  const sunk = log.flatMap(({ ships }) => ships).filter((ship) => ship.fate === 'sunk');
  const logged = sunk.reduce((sum, ship) => sum + ship.tons, 0);
  if (logged !== tons) return `Captain ${seat} has ${tons} t, his log says ${logged} t.`;
  return fate !== 'serving' && patrol ? `Captain ${seat} is at sea after his end.` : null;
}

/** What must hold for all captains together: they take turns, and packs keep together. */
function broken(s: State): string | null {
  const serving = s.captains.filter(({ fate }) => fate === 'serving');
  if (spread(serving.map(({ patrols }) => patrols)) > 1) return 'A captain is two patrols ahead.';
  for (const pack of s.packs) {
    const boats = pack.boats.map(({ captain }) => s.captains[captain] as Captain);
    const boxes = boats.flatMap(({ patrol }) => (patrol && !patrol.aborted ? [patrol.box] : []));
    if (spread(boxes) > 1) return `A pack is spread over the boxes ${boxes}.`;
  }
  return s.captains.map(brokenCaptain).find((fault) => fault !== null) ?? null;
}

/** Options that go with a way to play, plain and with many optional rules in turn. */
function optionsFor(mode: Mode, seats: number, game: number): Partial<Options> {
  const { boats } = MODE_FACTS[mode];
  const rich = game % 2 === 1;
  return {
    mode,
    boat: mode === 'twoPlayer' ? 'VIIB' : rich ? (boats?.[0] ?? 'VIIB') : 'choose',
    rules: rich ? ['14.3', '14.6', '14.7', '14.8', '14.11'] : [],
    packs: mode === 'wolfpack' && seats >= 4 && game % 3 === 1 ? 2 : 1,
  };
}

const GAMES = Number(process.env.FUZZ_GAMES ?? 2);

describe('every way to play ends, whatever anybody answers (13.0)', () => {
  for (const mode of MODES) {
    const { min, max } = MODE_FACTS[mode].seats;
    for (let seats = min; seats <= max; seats++) {
      it(`${mode} with ${seats} ${seats === 1 ? 'captain' : 'captains'}`, () => {
        for (let game = 0; game < GAMES; game++) {
          const options = optionsFor(mode, seats, game);
          const seed = `${mode} ${seats} ${game}`;
          const { ending } = fuzzGame(hunters, { seed, seats, options, invariant: broken, thorough: 40 });
          if (seats > 1) expect(ending).toMatch(/^(won|shared|nobody|packRace|packShared)$/);
        }
      });
    }
  }

  it('and the same seed and answers give the same game', () => {
    const plan = { seed: 'again', seats: 6, options: optionsFor('wolfpack', 6, 1), thorough: 1000 };
    expect(fuzzGame(hunters, plan).hash).toBe(fuzzGame(hunters, plan).hash);
  });
});

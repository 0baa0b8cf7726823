/** Who commands the boat, and with what decoration, in an attack and the hunt that follows (10.5.3, 11.3.6). */
import { expect, test } from 'vitest';
import type { Career } from '../../test/helpers.ts';
import { atSea, NIGHT_CONVOY, reasons, rolled } from '../../test/helpers.ts';
import type { Captain } from '../state.ts';

/** A VIIB that fires both salvos at a convoy by night and is not found. */
function attacking(change: (captain: Captain) => void): Career {
  const game = atSea(
    { boat: 'VIIB' },
    { ...NIGHT_CONVOY, 'torpedo.hit': [6, 6, 6, 6], 'escort.search': [1, 1] },
  );
  change(game.captain());
  game.expect('contact', 'attack');
  game.expect('approach', 'surfaced-medium');
  game.fill('salvo', { forward1: '0', aft1: '1' });
  return game;
}

const shots = (game: Career): Record<string, number>[] => rolled(game, 'torpedo.hit').map(reasons);
const search = (game: Career): Record<string, number> => reasons(rolled(game, 'escort.search')[0]);

const LOST = { kommandant: 'SW' } as const;
const BOTH_LOST = { kommandant: 'SW', firstOfficer: 'KIA' } as const;

test.each([
  ['the first watch officer', LOST, {}, { kommandantDown: 1 }],
  ['the second watch officer', BOTH_LOST, {}, { officersDown: 2 }],
  ['a first watch officer who is an Experte', LOST, { firstOfficer: true }, {}],
  ['a second watch officer who is an Experte', BOTH_LOST, { secondOfficer: true }, {}],
  ['the second, though the first was an Experte', BOTH_LOST, { firstOfficer: true }, { officersDown: 2 }],
] as const)('10.5.3 a boat fires and hides as well as whoever commands her: %s', (_, men, experts, why) => {
  const game = attacking(({ crew }) => {
    Object.assign(crew.men, men);
    Object.assign(crew.experts, experts);
  });
  expect(shots(game)).toEqual([
    { surfaceSight: -1, ...why },
    { surfaceSight: -1, secondSalvo: 1, ...why },
  ]);
  expect(search(game)).toEqual({ foreAndAft: 1, ...why });
});

test.each([
  ['no award', 0, {}, { secondSalvo: 1 }, {}],
  ['the Knight’s Cross', 1, {}, {}, {}],
  ['the Oakleaves', 2, { oakleaves: -1 }, {}, {}],
  ['the Swords', 3, { oakleaves: -1 }, {}, { swords: -1 }],
  ['the Diamonds', 4, { oakleaves: -1 }, {}, { swords: -1 }],
] as const)(
  '11.3.6 what an award is worth to the second salvo, to every shot and in hiding: %s',
  (_, award, shot, second, hiding) => {
    const game = attacking((captain) => {
      captain.award = award;
    });
    expect(shots(game)).toEqual([
      { surfaceSight: -1, ...shot },
      { surfaceSight: -1, ...shot, ...second },
    ]);
    expect(search(game)).toEqual({ foreAndAft: 1, ...hiding });
  },
);

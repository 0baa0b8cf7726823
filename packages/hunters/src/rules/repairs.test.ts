/** Wounds, repairs and the length of a refit, as they are played (10.5.1, 10.7, 10.10). */
import { expect, test } from 'vitest';
import type { Career, Dice } from '../../test/helpers.ts';
import { atSea, quiet } from '../../test/helpers.ts';
import type { System } from '../data/charts/damage.ts';

/** A VIIB bombed once in her first box: one hit and one man hurt. */
const bombed = (dice: Dice): Career =>
  atSea(
    { boat: 'VIIB' },
    {
      orders: [3, 4],
      encounter: [1, 1, ...quiet(14)],
      'air.dive': [1, 1],
      'air.flak': [1, 1],
      'air.bombs': [1, 1],
      hit: [3, 2],
      'injury.who': [2, 2],
      'injury.severity': [1],
      ...dice,
    },
  );

test.each([
  [1, 'LW'],
  [3, 'LW'],
  [4, 'SW'],
  [5, 'SW'],
  [6, 'KIA'],
] as const)('10.5, 10.5.1 a %i: the engineer is %s', (die, wound) => {
  expect(bombed({ 'injury.severity': [die] }).captain().crew.men.engineer).toBe(wound);
});

test.each([
  ['periscope', [1, 4], 4, 'sound'],
  ['periscope', [1, 4], 5, 'inoperable'],
  ['batteries', [1, 1], 4, 'sound'],
  ['electric1', [1, 6], 4, 'sound'],
  ['electric1', [1, 6], 5, 'inoperable'],
  ['radio', [4, 2], 2, 'sound'],
  ['radio', [4, 2], 3, 'inoperable'],
  ['deckGun', [3, 6], 2, 'sound'],
  ['deckGun', [3, 6], 3, 'inoperable'],
  ['divePlanes', [1, 5], 3, 'inoperable'],
] as const)('10.7.2 the %s after a hit of %j is mended with a %i: %s', (system, hit, die, condition) => {
  const game = bombed({ hit: [...hit], repair: [die] });
  expect(game.captain().boat.systems[system]).toBe(condition);
});

test('10.7.7 what could not be mended at sea is mended in refit', () => {
  const game = bombed({ hit: [4, 2], repair: [6] });
  expect(game.captain().boat.systems.radio).toBe('inoperable');
  game.steam();
  expect(game.step()).toBe('loadout');
  expect(game.captain().boat.systems.radio).toBe('sound');
});

test.each([
  [0, [], 1],
  [0, ['radio', 'periscope'], 1],
  [0, ['radio', 'periscope', 'deckGun'], 2],
  [0, ['radio', 'periscope', 'deckGun', 'flak20', 'hydrophones'], 2],
  [1, [], 2],
  [3, [], 2],
  [4, [], 3],
  [6, [], 3],
  [7, [], 4],
  [5, ['periscope', 'hydrophones', 'divePlanes'], 4],
] as const)(
  '10.10, 10.10.1, 10.10.2, 10.10.3 with %i hull boxes and %j out the refit takes %i months',
  (hull, out, months) => {
    const game = bombed({});
    const { boat } = game.captain();
    boat.hull = hull;
    for (const system of out) boat.systems[system as System] = 'inoperable';
    game.steam();
    expect(game.captain().log[0]?.refitMonths).toBe(months);
    expect(game.captain().month).toBe(1 + months);
  },
);

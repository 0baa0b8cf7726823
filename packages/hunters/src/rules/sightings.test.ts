/** What the encounter chart brings (8.1.2, 9.4.1). */
import { expect, test } from 'vitest';
import { atSea, quiet } from '../../test/helpers.ts';

test.each([
  [[2, 2], 'ship', 1, false],
  [[2, 3], 'twoShipsEscort', 2, true],
  [[4, 4], 'twoShips', 2, false],
  [[4, 5], 'tanker', 1, false],
  [[5, 6], 'convoy', 4, true],
] as const)('8.1.2, 9.4.1 off America %j is %s: %i in sight, escorted %s', (faces, kind, ships, escorted) => {
  const game = atSea(
    { boat: 'VIID' },
    { 'start.rank': [1], orders: [3, 3], encounter: [...quiet(4), ...faces], 'encounter.mission': [4, 4] },
  );
  game.steam();
  expect(game.step()).toBe('contact');
  expect(game.fight()).toMatchObject({ kind, escorted });
  expect(game.fight().ships).toHaveLength(ships);
});

test.each([
  [[1, 1], 'capital', true],
  [[3, 3], 'shipEscort', true],
  [[4, 4], 'ship', false],
  [[5, 5], 'convoy', true],
] as const)('8.1.2, 9.4.1 off the British Isles %j is %s, escorted %s', (faces, kind, escorted) => {
  const game = atSea(
    { boat: 'VIIB' },
    { orders: [3, 4], encounter: [...quiet(2), ...faces], 'ship.capital': [5] },
  );
  expect(game.fight()).toMatchObject({ kind, escorted });
});

test('8.1.2 the chart may show nothing, or an aircraft that needs no decision', () => {
  const game = atSea(
    { boat: 'VIIB' },
    {
      orders: [3, 4],
      encounter: [...quiet(2), 3, 4, 6, 6, 6, 6, ...quiet(4)],
      event: [1, 4],
      'air.dive': [6, 6],
    },
  );
  game.expect('course', 'steam');
  expect(game.events().filter((kind) => kind === 'boxQuiet')).toHaveLength(3);
  expect(game.events()).toContain('aircraftSighted');
  expect(game.step()).toBe('course');
});

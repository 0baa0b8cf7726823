/** A boat on her way home attacks nobody but may be attacked (10.8.4). */
import { expect, test } from 'vitest';
import type { Career, Dice } from '../../test/helpers.ts';
import { atSea, quiet } from '../../test/helpers.ts';

const TWELVE = [6, 6];

/** A VIIB that has had her random event on station and turns for home; these dice wait for her there. */
function goingHome(encounter: number[], dice: Dice = {}): Career {
  const game = atSea(
    { boat: 'VIIB' },
    {
      orders: [3, 4],
      encounter: [...quiet(2), ...TWELVE, ...encounter],
      event: [1, 4],
      'ship.size': [1, 1],
      light: [6, 6],
      ...dice,
    },
  );
  game.expect('course', 'home-back');
  return game;
}

test('10.8.4 an unescorted ship met on the way home is let pass without a question', () => {
  const game = goingHome([...TWELVE, ...TWELVE]);
  const passed = (game.table.log ?? []).filter(({ kind }) => kind === 'shipLetPass');
  expect(passed.map(({ rule }) => rule)).toEqual(['10.8.4', '10.8.4']);
  expect(game.events()).not.toContain('sighted');
  expect(game.captain().log[0]).toMatchObject({ result: 'F', ships: [] });
  expect(game.step()).toBe('loadout');
});

test('10.8.4 the same ship may be attacked by a boat that is not going home', () => {
  const game = atSea(
    { boat: 'VIIB' },
    { orders: [3, 4], encounter: [...TWELVE, ...TWELVE], event: [1, 4], 'ship.size': [1], light: [6] },
  );
  game.expect('course', 'steam');
  expect(game.step()).toBe('contact');
  expect(game.allowed()).toEqual(['attack', 'pass']);
});

test('10.8.4 an aircraft attacks her all the same', () => {
  const game = goingHome([1, 1, ...quiet(1)], {
    'air.dive': [1, 1],
    'air.flak': [1, 1],
    'air.bombs': [1, 1],
    hit: [3, 3],
    'injury.who': [3, 4],
    'injury.severity': [1],
  });
  expect(game.events()).toContain('bombed');
  expect(game.events()).toContain('hullHit');
});

test('10.8.4 a ship that an aircraft reports is not gone after on the way home', () => {
  const game = atSea(
    { boat: 'VIIB' },
    {
      orders: [3, 4],
      encounter: [...quiet(2), 4, 4, ...TWELVE, ...quiet(1)],
      event: [4, 4],
      'ship.size': [1, 1],
      light: [6],
    },
  );
  game.expect('contact', 'pass');
  game.expect('course', 'home-back');
  expect(game.events().filter((kind) => kind === 'sighted')).toHaveLength(1);
  expect(game.step()).toBe('loadout');
});

/** Damage that adds up (10.1.1, 10.3.1, 10.6). */
import { expect, test } from 'vitest';
import type { Career } from '../../test/helpers.ts';
import { atSea, quiet } from '../../test/helpers.ts';

const HULL = [3, 3];
const HULL_TWICE = [6, 5];
const FLOODING = [1, 2];
const FLOODING_TWICE = [5, 4];

/** Two patterns of depth charges with two hits each; gives hull and flooding boxes after each. */
function charged(...hits: number[][]): { game: Career; boxes: [hull: number, flooding: number][] } {
  const game = atSea(
    { boat: 'VIIB' },
    {
      orders: [3, 4],
      encounter: [...quiet(2), 5, 5, ...quiet(8)],
      light: [1],
      'torpedo.hit': [6, 6],
      'escort.search': [5, 5, 5, 5, 1, 1],
      'escort.charges': [3, 4, 3, 4],
      flooding: [1, 1],
      hit: hits.flat(),
    },
  );
  game.expect('contact', 'attack');
  game.expect('wait', 'now');
  game.expect('approach', 'submerged-medium');
  game.fill('salvo', { forward1: '0' });
  const boxes = [0, 1].map((): [number, number] => {
    game.expect('testDepth', 'hold');
    const { hull, flooding } = game.captain().boat;
    return [hull, flooding];
  });
  return { game, boxes };
}

test('10.6.1, 10.3.1 hull hits add up, within an attack and from one attack to the next', () => {
  expect(charged(HULL, HULL_TWICE, HULL, HULL).boxes).toEqual([
    [3, 0],
    [5, 0],
  ]);
});

test('10.6.1, 10.1.1 flooding adds up, within an attack and from one attack to the next', () => {
  expect(charged(FLOODING, FLOODING_TWICE, FLOODING, FLOODING).boxes).toEqual([
    [0, 3],
    [0, 5],
  ]);
});

test('10.6, 10.6.1 hull and flooding are counted each on its own track', () => {
  const { game, boxes } = charged(HULL, FLOODING, FLOODING_TWICE, HULL_TWICE);
  expect(boxes).toEqual([
    [1, 1],
    [3, 3],
  ]);
  game.expect('testDepth', 'hold');
  expect(game.captain().boat).toMatchObject({ hull: 3, flooding: 0 });
});

test('10.6.1, 10.3.2 hull damage of a later encounter is added to what the boat has taken before', () => {
  const bombs = [1, 4];
  const game = atSea(
    { boat: 'VIIB' },
    {
      orders: [3, 4],
      encounter: [1, 1, 1, 1, ...quiet(6)],
      'air.dive': [1, 1, 1, 1],
      'air.flak': [1, 1, 1, 1],
      'air.bombs': [...bombs, ...bombs],
      hit: [...HULL, ...HULL_TWICE, ...HULL, ...FLOODING],
      flooding: [1],
      'injury.who': [3, 4, 3, 4],
      'injury.severity': [1, 1],
    },
  );
  expect(game.captain().boat.hull).toBe(3);
  game.expect('course', 'steam');
  expect(game.captain().boat).toMatchObject({ hull: 4, flooding: 0 });
});

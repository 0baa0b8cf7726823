/** Additional rounds are for lone ships, following for those under escort (9.4.5, 9.6.2, 9.7.2). */
import { expect, test } from 'vitest';
import type { Career, Dice } from '../../test/helpers.ts';
import { atSea, quiet, rolled } from '../../test/helpers.ts';

const MISS = [6, 6];

/** A VIIB that has fired in vain at a lone ship by night and may stay. */
function lingers(dice: Dice): Career {
  const game = atSea(
    { boat: 'VIIB' },
    {
      orders: [3, 4],
      encounter: [...quiet(2), 4, 4],
      'ship.size': [1],
      light: [6],
      'torpedo.hit': [...MISS, ...MISS],
      'escort.search': [1, 1],
      ...dice,
    },
  );
  game.expect('contact', 'attack');
  game.expect('approach', 'surfaced-close');
  game.expect('weapon', 'forward');
  game.fill('volley', { forward1: '0' });
  game.expect('weapon', 'done');
  if (game.step() === 'reload') game.answer('e0');
  return game;
}

test('9.7.2 a lone ship is not followed: another round is offered instead', () => {
  const game = lingers({ additional: [4, 4] });
  expect(game.step()).toBe('another');
  expect(game.allowed()).toEqual(['again', 'leave']);
  game.expect('another', 'again');
  expect(rolled(game, 'follow')).toEqual([]);
  expect(game.step()).toBe('approach');
});

test('9.4.5, 9.6.2 escorts that come up search at once and again after the boat has fired; then she may only follow', () => {
  const game = lingers({ additional: [1, 2], 'escort.arrival': [1, 2] });
  game.expect('another', 'again');
  if (game.step() === 'testDepth') game.answer('hold');
  expect(rolled(game, 'escort.arrival')).toHaveLength(1);
  expect(rolled(game, 'escort.search')).toHaveLength(0);
  game.expect('approach', 'submerged-medium');
  game.fill('salvo', { forward1: '0' });
  game.expect('testDepth', 'hold');
  expect(rolled(game, 'escort.search')).toHaveLength(1);
  if (game.step() === 'reload') game.answer('e0');
  expect(game.step()).toBe('follow');
});

test('9.4.5 ships that were under escort from the start get no additional round', () => {
  const game = atSea(
    { boat: 'VIIB' },
    {
      orders: [3, 4],
      encounter: [...quiet(2), 3, 3],
      'ship.size': [1],
      light: [6],
      'torpedo.hit': MISS,
      'escort.search': [1, 1],
    },
  );
  game.expect('contact', 'attack');
  game.expect('approach', 'submerged-medium');
  game.fill('salvo', { forward1: '0' });
  game.expect('testDepth', 'hold');
  if (game.step() === 'reload') game.answer('e0');
  expect(game.step()).toBe('follow');
  expect(rolled(game, 'additional')).toEqual([]);
});

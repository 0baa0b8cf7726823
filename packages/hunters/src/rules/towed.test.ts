import { expect, test } from 'vitest';
import type { Dice } from '../../test/helpers.ts';
import { atSea, NIGHT_CONVOY, quiet, rolled, table } from '../../test/helpers.ts';

/** An aircraft over the first box whose bombs put both diesels out for good. */
const DIESELS_OUT: Dice = {
  encounter: [1, 1],
  'air.dive': [1, 1],
  'air.flak': [1, 1],
  'air.bombs': [2, 3],
  hit: [2, 3, 2, 5],
  'injury.who': [3, 3],
  'injury.severity': [1],
  repair: [6, 6],
};

test('7.3.4, 10.2.1 a boat towed in before Gibraltar has not completed her first Mediterranean patrol', () => {
  const game = table(
    { boat: 'VIIC' },
    { 'start.rank': [6], 'orders.request': [6], orders: [6, 6], ...DIESELS_OUT },
  );
  game.fill('commission', { name: 'Blennemann' });
  game.captain().month = 20;
  game.fill('loadout');
  expect(game.captain().patrol).toMatchObject({ area: 'mediterranean', gibraltar: true });
  game.expect('course', 'steam');
  expect(game.events()).toContain('towedHome');
  expect(game.captain().posting).toBe('none');
});

test('10.8.6, 10.2.1 a Type IX towed in before half-way saves the second month', () => {
  const game = atSea({ boat: 'IXA' }, { orders: [3, 4], ...DIESELS_OUT });
  expect(game.events()).toContain('towedHome');
  expect(game.captain().log[0]).toMatchObject({ patrolMonths: 0 });
});

test('10.9.4 nothing of the engagement in which a boat was given up is left for the next patrol', () => {
  const game = atSea(
    { boat: 'VIIB' },
    {
      ...NIGHT_CONVOY,
      'torpedo.hit': [6, 6],
      'escort.search': [6, 6, 1, 1],
      'escort.charges': [2, 4],
      hit: [2, 3, 2, 5],
      repair: [6, 6],
      rescue: [1, 1],
    },
  );
  game.expect('contact', 'attack');
  game.expect('approach', 'surfaced-medium');
  game.fill('salvo', { forward1: '0' });
  while (game.step() === 'testDepth') game.answer('hold');
  expect(game.events()).toContain('crewRescued');
  expect(game.captain().fight).toBeNull();
  expect(game.events()).toContain('broughtHome');
  expect(game.events()).not.toContain('returned');
});

test('10.2.1 a boat in tow is brought straight in: nobody orders her home, and no box is entered any more', () => {
  const game = atSea({ boat: 'VIIB' }, { orders: [3, 4], ...DIESELS_OUT });
  expect(game.events()).toContain('towedHome');
  expect(game.events()).not.toContain('abortOrdered');
  expect(rolled(game, 'encounter')).toHaveLength(1);
  expect(game.captain().log[0]).toMatchObject({ result: 'F' });
});

test('7.3.4, 10.8 a boat that breaks off beyond Gibraltar stays in the Mediterranean all the same', () => {
  const game = table(
    { boat: 'VIIC' },
    {
      'start.rank': [6],
      'orders.request': [6],
      orders: [6, 6],
      encounter: [3, 4, 6, 6, ...quiet(8)],
      'encounter.gibraltar': [6, 5],
      event: [1, 3],
      'event.gyro': [6],
    },
  );
  game.fill('commission', { name: 'Blennemann' });
  game.captain().month = 20;
  game.fill('loadout');
  game.expect('course', 'steam');
  expect(game.events()).toContain('abortOrdered');
  expect(game.captain().posting).toBe('mediterranean');
});

/** A patrol from box to box: what is searched, what is met, the way home. */
import { expect, test } from 'vitest';
import { atSea, captainOf, columns, EMPTY_OCEAN, monthOf, quiet } from '../../test/helpers.ts';
import type { BOATS } from '../data/boats.ts';
import type { Captain, Patrol } from '../state.ts';
import { waysHome } from './track.ts';

test('7.5, 8.0, 7.5.1 a quiet patrol passes every box of its track and ends in port', () => {
  const game = atSea({ boat: 'VIIB' }, { orders: [3, 4], encounter: quiet(8) });
  expect(columns(game)).toEqual([
    'transit',
    'transit',
    'british',
    'british',
    'british',
    'british',
    'transit',
    'transit',
  ]);
  expect(game.captain().log[0]).toMatchObject({ result: 'F', refitMonths: 1 });
  expect(game.step()).toBe('loadout');
  expect(game.captain().month).toBe(2);
});

test('7.3.6 from July 1940 the marked boxes are the Bay of Biscay', () => {
  const game = atSea({ boat: 'VIIC' }, { 'start.rank': [1], orders: [4, 4], encounter: quiet(8) });
  expect(columns(game)).toEqual([
    'biscay',
    'transit',
    'british',
    'british',
    'british',
    'british',
    'transit',
    'biscay',
  ]);
});

test('8.1.1 boxes marked x3 are searched three times', () => {
  const game = atSea({ boat: 'IXC' }, { orders: [1, 2], encounter: quiet(11, EMPTY_OCEAN) });
  expect(columns(game)).toHaveLength(11);
  game.steam();
  expect(game.captain().log[0]?.result).toBe('F');
});

test('8.2.3, 7.3.7 off North America ships come from the American roster', () => {
  const game = atSea(
    { boat: 'VIID' },
    {
      'start.rank': [1],
      orders: [3, 3],
      encounter: [...quiet(4), 4, 5],
      'encounter.mission': [4, 4],
      'ship.name': [7],
    },
  );
  game.steam();
  expect(game.fight().ships[0]).toMatchObject({ name: 'Varanger', kind: 'tanker', tons: 9300 });
});

const placed = (type: keyof typeof BOATS, area: Patrol['area'], box: number, gibraltar = false): Captain => {
  const captain = captainOf(type);
  captain.patrol = { area, task: 'none', box, gibraltar, aborted: false } as Patrol;
  return captain;
};

test('10.8.2 the nearest transit box decides the way home; between equals the captain chooses', () => {
  expect(waysHome(placed('VIIA', 'atlantic', 2))).toEqual(['back']);
  expect(waysHome(placed('VIIA', 'atlantic', 3))).toEqual(['back', 'on']);
  expect(waysHome(placed('VIIA', 'atlantic', 4))).toEqual(['on']);
  expect(waysHome(placed('VIIA', 'atlantic', 1))).toEqual(['back']);
  expect(waysHome(placed('VIIA', 'atlantic', 5))).toEqual(['on']);
  expect(waysHome(placed('VIIC', 'mediterranean', 2, true))).toEqual(['on']);
  expect(waysHome(placed('VIIC', 'mediterranean', 2))).toEqual(['back']);
});

test('10.8.6 a Type IX that turns back before half of her patrol is away for one month, in the first printing two', () => {
  const dice = { orders: [3, 4], encounter: [...quiet(2), 4, 4, ...quiet(2)], 'ship.size': [1] };
  const short = atSea({ boat: 'IXA' }, dice);
  short.expect('contact', 'pass');
  short.expect('course', 'home-back');
  expect(short.captain().log[0]).toMatchObject({ patrolMonths: 0, refitMonths: 1 });
  expect(short.captain().month).toBe(monthOf(1939, 11));
  const first = atSea({ boat: 'IXA', printing: 'first' }, dice);
  first.expect('contact', 'pass');
  first.expect('course', 'home-back');
  expect(first.captain().log[0]).toMatchObject({ patrolMonths: 1, refitMonths: 1 });
});

test('10.8.5 the captain may be asked before every box', () => {
  const game = atSea(
    { boat: 'VIIB' },
    { orders: [3, 4], encounter: [...quiet(2), 4, 4, ...quiet(8)], 'ship.size': [1] },
  );
  game.expect('contact', 'pass');
  game.expect('course', 'box');
  expect(game.step()).toBe('course');
  expect(game.captain().patrol?.box).toBe(3);
});

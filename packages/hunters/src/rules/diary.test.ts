import { expect, test } from 'vitest';
import { atSea, NIGHT_CONVOY } from '../../test/helpers.ts';
import { eventOf } from '../events.ts';
import { dayText } from './calendar.ts';
import { isSubmerged } from './depth.ts';
import { shipsText } from './diary.ts';

test('3.6 a travel box takes three to four days: the diary of a patrol of eight boxes runs through the month', () => {
  const encounter = Array.from({ length: 8 }, () => [3, 4]).flat();
  const game = atSea({ boat: 'VIIB' }, { orders: [3, 4], encounter });
  const dates = (game.table.log ?? []).flatMap((entry) => {
    const event = eventOf(entry);
    return event.kind === 'boxQuiet' ? [event.data] : [];
  });
  expect(dates.map(({ day }) => day)).toEqual([4, 8, 11, 15, 18, 22, 25, 29]);
  expect(dates.map(({ box }) => box)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  for (const event of dates)
    expect(dayText(event)).toMatchObject({ args: { month: { key: 'month.9' }, year: 1939 } });
});

test('9.1.1, 9.2.6 a damaged ship is told with the points she still takes, one unhurt or sunk without', () => {
  const game = atSea(
    { boat: 'VIIB' },
    {
      ...NIGHT_CONVOY,
      'ship.size': [4, 1, 1, 1],
      'ship.name': [1, 1, 2, 3],
      'torpedo.hit': [1, 1, 1, 1],
      'torpedo.dud': [6, 6],
      'torpedo.damage': [6, 1],
      'escort.search': [1, 1],
    },
  );
  game.expect('contact', 'attack');
  game.expect('approach', 'surfaced-medium');
  game.fill('salvo', { forward1: '0', forward2: '1' });
  const told = JSON.stringify(shipsText(game.fight().ships));
  const keys = [...told.matchAll(/"key":"(ship\.(?:damaged|tons))"/g)].map(([, key]) => key);
  expect(keys.sort()).toEqual(['ship.damaged', 'ship.tons', 'ship.tons', 'ship.tons']);
  expect(told).toContain('"points":3');
});

test('9.6 a boat is under water once the escorts hunt her, or when she went in so', () => {
  const game = atSea({ boat: 'VIIB' }, { ...NIGHT_CONVOY, 'torpedo.hit': [6, 6], 'escort.search': [5, 5] });
  game.expect('contact', 'attack');
  expect(isSubmerged(game.fight())).toBe(false);
  game.expect('approach', 'surfaced-medium');
  expect(isSubmerged(game.fight())).toBe(false);
  game.fill('salvo', { forward1: '0' });
  expect(game.step()).toBe('testDepth');
  expect(isSubmerged(game.fight())).toBe(true);
  const under = atSea({ boat: 'VIIB' }, NIGHT_CONVOY);
  under.expect('contact', 'attack');
  under.expect('approach', 'submerged-medium');
  expect(isSubmerged(under.fight())).toBe(true);
});

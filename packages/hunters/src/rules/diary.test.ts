import { startOf } from '@flotilla/table';
import { expect, test } from 'vitest';
import { atSea, NIGHT_CONVOY } from '../../test/helpers.ts';
import { eventOf } from '../events.ts';
import { hunters } from '../index.ts';
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

test('8.2.3 two ships of one name in one convoy are told apart in the plan, the odds, the view and the log', () => {
  const game = atSea(
    { boat: 'VIIB' },
    {
      ...NIGHT_CONVOY,
      'ship.name': [5, 5, 7, 8],
      'torpedo.hit': [1, 1],
      'torpedo.dud': [6],
      'torpedo.damage': [1],
    },
  );
  game.expect('contact', 'attack');
  game.expect('approach', 'surfaced-medium');
  const [first, second] = game.fight().ships;
  expect(second?.name).toBe(first?.name);
  const named = (number: number) => ({ args: { name: `${first?.name} (${number})` } });
  const form = game.asked();
  const [field] = form.kind === 'fill' ? form.form : [];
  const labels = field?.kind === 'choice' ? field.options.map(({ label }) => label) : [];
  expect(labels[1]).toMatchObject({ args: { ship: named(1) } });
  expect(labels[2]).toMatchObject({ args: { ship: named(2) } });
  const plan = form.kind === 'fill' ? { ...startOf(form.form), forward1: '1' } : {};
  expect(game.table.odds(form, plan).find(({ of }) => of === 'sink.2')?.args).toMatchObject({
    ship: named(2),
  });
  expect(game.table.view(0).fight?.ships.map(({ twin }) => twin)).toEqual([1, 2, undefined, undefined]);
  game.fill('salvo', { forward1: '1' });
  const sunk = (game.table.log ?? []).find(({ kind }) => kind === 'shipSunk');
  expect(sunk && hunters.tell.shipSunk?.(sunk.data as never)).toMatchObject({ ship: named(2) });
  expect(game.fight().ships.every((ship) => !('twin' in ship))).toBe(true);
});

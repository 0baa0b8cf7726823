/** Where a boat is sent: columns of P1, restrictions by type, the Arctic and the Mediterranean (7.0 - 7.3). */
import { expect, test } from 'vitest';
import type { Career, Dice } from '../../test/helpers.ts';
import {
  atSea,
  captainOf,
  columns,
  EMPTY_OCEAN,
  monthOf,
  quiet,
  rulesWith,
  table,
} from '../../test/helpers.ts';
import { BOATS } from '../data/boats.ts';
import type { Options, Patrol } from '../state.ts';
import { p1Column, restricted } from './orders.ts';
import { trackOf } from './track.ts';

test('7.2.1 P1 sends wolfpack patrols to the Atlantic only', () => {
  const game = atSea({ boat: 'IXC' }, { orders: [1, 2], encounter: quiet(11) });
  expect(game.captain().log[0]).toMatchObject({ area: 'atlantic', task: 'wolfpack' });
});

test('7.0 the date columns of P1', () => {
  expect(p1Column(monthOf(1940, 3))).toBe('1939-09');
  expect(p1Column(monthOf(1940, 4))).toBe('1940-04');
  expect(p1Column(monthOf(1940, 12))).toBe('1940-07');
  expect(p1Column(monthOf(1941, 6))).toBe('1941-01');
  expect(p1Column(monthOf(1941, 7))).toBe('1941-07');
  expect(p1Column(monthOf(1942, 6))).toBe('1942-01');
  expect(p1Column(monthOf(1942, 7))).toBe('1942-07');
  expect(p1Column(monthOf(1943, 6))).toBe('1943-01');
});

const sent = (
  type: keyof typeof BOATS,
  area: Patrol['area'],
  task: Patrol['task'] = 'none',
  options: Partial<Options> = {},
) => {
  const given = restricted({ area, task }, BOATS[type], rulesWith(options));
  return given && (given.task === 'none' ? given.area : `${given.area}-${given.task}`);
};

test('7.3.1 Type IX boats go to Africa instead of the Mediterranean or the Arctic', () => {
  for (const type of ['IXA', 'IXB', 'IXC'] as const) {
    expect(sent(type, 'mediterranean')).toBe('africa');
    expect(sent(type, 'arctic')).toBe('africa');
    expect(sent(type, 'caribbean')).toBe('caribbean');
  }
});

test('7.3, 7.3.2 Type VII boats go to the Atlantic instead of Africa or the Caribbean, with the printed exceptions', () => {
  for (const type of ['VIIA', 'VIIB', 'VIIC'] as const) {
    expect(sent(type, 'africa')).toBe('atlantic');
    expect(sent(type, 'caribbean')).toBe('atlantic');
    expect(sent(type, 'mediterranean')).toBe('mediterranean');
  }
  expect(sent('VIICFlak', 'caribbean')).toBe('caribbean');
  expect(sent('VIICFlak', 'africa')).toBe('atlantic');
  expect(sent('VIICFlak', 'mediterranean')).toBeNull();
  expect(sent('VIID', 'africa')).toBe('africa');
  expect(sent('VIID', 'mediterranean')).toBeNull();
});

test('11.4.6 a VIID lays mines off Britain and America; an agent comes first since the second printing', () => {
  expect(sent('VIID', 'british')).toBe('british-mines');
  expect(sent('VIID', 'northAmerica')).toBe('northAmerica-mines');
  expect(sent('VIID', 'caribbean')).toBe('caribbean-mines');
  expect(sent('VIID', 'atlantic')).toBe('atlantic');
  expect(sent('VIID', 'northAmerica', 'agent')).toBe('northAmerica-agent');
  expect(sent('VIID', 'northAmerica', 'agent', { printing: 'first' })).toBe('northAmerica-mines');
});

test('14.10, 14.10.1 with non-historical areas any boat may be sent anywhere', () => {
  const rules = { rules: ['14.10' as const] };
  expect(sent('IXB', 'arctic', 'none', rules)).toBe('arctic');
  expect(sent('VIIC', 'africa', 'none', rules)).toBe('africa');
  expect(sent('VIIC', 'caribbean', 'none', rules)).toBe('caribbean');
  for (const type of ['VIIC', 'IXB', 'VIID', 'VIICFlak'] as const) {
    for (const area of ['africa', 'arctic', 'mediterranean', 'caribbean'] as const) {
      const captain = captainOf(type);
      captain.patrol = { area, task: 'none' } as Patrol;
      expect(trackOf(captain).length, `${type} ${area}`).toBeGreaterThan(5);
    }
  }
});

test('7.3.2 an assignment that is not allowed is rolled again', () => {
  const game = atSea(
    { boat: 'VIICFlak' },
    { 'start.rank': [1], 'orders.request': [], orders: [1, 1, 2, 2], encounter: quiet(8) },
  );
  expect(game.captain().log[0]?.area).toBe('british');
  game.done();
});

test('11.2.1 a Kapitänleutnant chooses his waters on a 1', () => {
  const game = table({ boat: 'VIIB' }, { 'orders.request': [1] });
  game.fill('commission');
  game.fill('loadout');
  expect(game.step()).toBe('requestArea');
  expect(game.allowed()).toEqual(['spanish', 'british', 'british-mines', 'atlantic', 'any']);
  game.expect('requestArea', 'spanish');
  expect(game.captain().patrol?.area).toBe('spanish');
});

test('7.3.5 a boat sent to the Arctic stays there for good on 1 to 3, and asks nobody for its next orders', () => {
  const game = atSea(
    { boat: 'VIID' },
    { 'start.rank': [1], orders: [1, 1], 'orders.arctic': [3], encounter: quiet(22, EMPTY_OCEAN) },
  );
  expect(game.captain().posting).toBe('arctic');
  game.steam();
  game.fill('loadout');
  game.steam();
  expect(game.captain().log.map(({ area }) => area)).toEqual(['arctic', 'arctic']);
});

/** A VIIC on its first passage into the Mediterranean in early 1941 (after an idle patrol in October 1940). */
function toMediterranean(dice: Dice): Career {
  const game = atSea(
    { boat: 'VIIC' },
    {
      'start.rank': [1],
      orders: [4, 4, 4, 4, 6, 6],
      ...dice,
      encounter: [...quiet(16), ...(dice.encounter ?? [])],
    },
  );
  game.fill('loadout');
  game.steam();
  if (game.step() === 'loadout') game.fill('loadout');
  game.steam();
  return game;
}

test('7.3.3 the first way into the Mediterranean passes Biscay and Gibraltar, 7.3.4 later ones do not and there is no way back', () => {
  const game = toMediterranean({
    encounter: [...quiet(1), 4, 5, 4, 5, 4, 5, 4, 5, ...quiet(2), ...quiet(2)],
    'encounter.gibraltar': [6, 4],
  });
  expect(game.captain().log[2]?.area).toBe('mediterranean');
  expect(columns(game).slice(16, 24)).toEqual([
    'biscay',
    'all',
    'mediterranean',
    'mediterranean',
    'mediterranean',
    'mediterranean',
    'transit',
    'transit',
  ]);
  expect(game.captain().posting).toBe('mediterranean');
  game.fill('loadout');
  game.steam();
  expect(columns(game).slice(24, 26)).toEqual(['transit', 'transit']);
});

test('7.3.3 the voluntary way back is refused without lasting damage and open with it', () => {
  const undamaged = atSea(
    { boat: 'VIIC' },
    {
      'start.rank': [1],
      orders: [4, 4, 4, 4, 6, 6],
      encounter: [...quiet(16), 1, 1],
      'air.dive': [6, 6],
    },
  );
  undamaged.fill('loadout');
  undamaged.expect('course', 'steam');
  undamaged.fill('loadout');
  undamaged.expect('course', 'steam');
  expect(undamaged.refused()).toEqual({ 'home-back': '7.3.3' });
  const damaged = atSea(
    { boat: 'VIIC' },
    {
      'start.rank': [1],
      orders: [4, 4, 4, 4, 6, 6],
      encounter: [...quiet(16), 1, 1],
      'air.dive': [1, 1],
      'air.flak': [1, 1],
      'air.bombs': [1, 1],
      hit: [3, 3],
      'injury.who': [3, 4],
      'injury.severity': [1],
    },
  );
  damaged.fill('loadout');
  damaged.expect('course', 'steam');
  damaged.fill('loadout');
  damaged.expect('course', 'steam');
  damaged.expect('course', 'home-back');
  expect(damaged.captain().posting).toBe('none');
  expect(damaged.captain().log[2]?.result).toBe('F');
});

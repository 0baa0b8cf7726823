import { expect, test } from 'vitest';
import type { Career, Dice } from '../../test/helpers.ts';
import { atSea, captainOf, monthOf, rulesWith, table } from '../../test/helpers.ts';
import { BOATS } from '../data/boats.ts';
import type { Captain, Options, Patrol } from '../state.ts';
import { p1Column, restricted } from './orders.ts';
import { trackOf, waysHome } from './track.ts';

const QUIET = [3, 4];
const quiet = (boxes: number, faces = QUIET): number[] => Array.from({ length: boxes }, () => faces).flat();

/** Nothing in the Atlantic, the Arctic and in transit. */
const EMPTY_OCEAN = [5, 5];

const columns = (game: Career): string[] =>
  (game.table.log ?? []).flatMap((event) =>
    event.roll?.purpose.startsWith('encounter') ? [event.roll.column] : [],
  );

test('7.5.1 a quiet patrol passes every box of its track and ends in port', () => {
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

test('7.3.2 Type VII boats go to the Atlantic instead of Africa or the Caribbean, with the printed exceptions', () => {
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

test('14.10.1 with non-historical areas any boat may be sent anywhere', () => {
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

/** A VIIC on its first way into the Mediterranean in early 1941 (after an idle patrol in October 1940). */
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

test('10.8.4 on the way home ships are not attacked', () => {
  const game = atSea(
    { boat: 'VIIB' },
    { orders: [3, 4], encounter: [...quiet(2), 4, 4, 6, 6, 4, 4], 'ship.size': [1] },
  );
  game.expect('contact', 'pass');
  game.expect('course', 'home-back');
  expect(game.events()).toContain('abortOrdered');
  const passed = game.events().filter((kind) => kind === 'sighted');
  expect(passed).toHaveLength(1);
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

/** A VIIB with mines for the British Isles. */
function miner(dice: Dice, reloads = { forwardSteam: 4, aftSteam: 1 }): Career {
  const game = atSea({ boat: 'VIIB' }, { orders: [2, 3], encounter: quiet(7), ...dice });
  game.fill('mineLoad', reloads);
  game.expect('course', 'steam');
  return game;
}

test('7.4.2 mines fill every tube; laid, the tubes are reloaded and the patrol is a success without a sinking', () => {
  const game = miner({ 'encounter.mission': [3, 3] });
  if (game.step() === 'reload') game.answer('e0');
  expect(game.events()).toContain('missionDone');
  expect([...game.captain().boat.forward, ...game.captain().boat.aft]).not.toContain('mine');
  expect([...game.captain().boat.forward, ...game.captain().boat.aft]).not.toContain('empty');
  game.steam();
  expect(game.captain().log[0]).toMatchObject({ task: 'mines', result: 'S', tons: 0 });
});

test('7.4.2 the reloads stay within the mix of the boat', () => {
  const game = atSea({ boat: 'VIIB' }, { orders: [2, 3] });
  expect(() => game.fill('mineLoad', { forwardSteam: 8, aftSteam: 2 })).toThrow(
    /table\.refused\.count.*\[7\.4\.2\]/,
  );
});

test('7.4.1, 7.4.3 aircraft come first, in shallow water, and the mission is tried again', () => {
  const game = miner({ 'encounter.mission': [1, 3, 3, 3], 'air.dive': [6, 5] });
  if (game.step() === 'reload') game.answer('e0');
  const dive = game.table.log?.find((event) => event.roll?.purpose === 'air.dive')?.roll;
  expect(dive?.modifiers.map(({ why }) => why)).toEqual(['year1939', 'shallowWater']);
  expect(game.events()).toContain('missionDone');
});

test('7.4.5 a natural 12 in the mission box is no random event; in the first printing it is', () => {
  const second = miner({ 'encounter.mission': [6, 6] });
  expect(second.events()).toContain('missionDone');
  const first = atSea(
    { boat: 'VIIB', printing: 'first' },
    { orders: [2, 3], encounter: quiet(7), 'encounter.mission': [6, 6], event: [3, 4] },
  );
  first.fill('mineLoad');
  first.expect('course', 'steam');
  expect(first.captain().luck).toBe(1);
  expect(first.events()).not.toContain('missionDone');
});

test('7.4.4, 10.8 a minelayer that must go home before her mission has failed', () => {
  const game = miner({
    'encounter.mission': [1, 3],
    'air.dive': [1, 1],
    'air.flak': [1, 1],
    'air.bombs': [1, 1],
    hit: [6, 6],
    repair: [6],
  });
  expect(game.events()).toContain('abortOrdered');
  expect(game.captain().log[0]?.result).toBe('F');
});

test('7.4.1 an agent is landed in the mission box of the British Isles', () => {
  const game = atSea(
    { boat: 'VIIC' },
    { 'start.rank': [1], orders: [1, 3], encounter: quiet(7), 'encounter.mission': [4, 4] },
  );
  game.steam();
  expect(game.captain().log[0]).toMatchObject({ area: 'british', task: 'agent', result: 'S' });
});

test('10.5.3 an agent seriously wounded before landing means that the mission has failed', () => {
  const game = atSea(
    { boat: 'VIIC' },
    {
      'start.rank': [1],
      orders: [1, 3],
      encounter: [1, 1, ...quiet(7)],
      'air.dive': [1, 1],
      'air.flak': [1, 1],
      'air.bombs': [1, 1],
      hit: [3, 2],
      'injury.who': [6, 6],
      'injury.severity': [4],
    },
  );
  game.steam();
  expect(game.events()).toContain('missionFailed');
  expect(game.captain().log[0]?.result).toBe('F');
});

test('7.4.1 off North America the agent is landed in the first box on station', () => {
  const game = atSea(
    { boat: 'VIID' },
    { 'start.rank': [1], orders: [1, 2], encounter: quiet(12), 'encounter.mission': [4, 4] },
  );
  expect(game.captain().log[0]).toMatchObject({ area: 'northAmerica', task: 'agent' });
  expect(columns(game).indexOf('mission')).toBe(4);
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

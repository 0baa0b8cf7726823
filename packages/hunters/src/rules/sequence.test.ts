/** Patrol follows patrol: set-up, orders, the sea, refit, and the result (2.0, 4.0, 5.2, 6.1, 7.1). */
import type { LogEvent } from '@flotilla/table';
import { expect, test } from 'vitest';
import type { Career } from '../../test/helpers.ts';
import { atSea, monthOf, quiet, readyToSail, table } from '../../test/helpers.ts';
import { voyage } from '../../test/modesKit.ts';
import { BOAT_TYPES, BOATS } from '../data/boats.ts';
import { eventOf } from '../events.ts';
import { tell } from '../tell.ts';
import { torpedoes } from './boat.ts';

const HIT = [1, 1];

/** A VIIB that sinks the lone ship she meets in the first box on station and goes home quietly. */
function successful(): Career {
  const game = atSea(
    { boat: 'VIIB' },
    {
      'orders.request': [6, 6],
      orders: [3, 4, 3, 4],
      encounter: [...quiet(2), 4, 4, ...quiet(5)],
      'ship.size': [1],
      'ship.name': [2],
      light: [6],
      'torpedo.hit': HIT,
      'torpedo.dud': [6],
      'torpedo.damage': [1],
      'gun.hit': [6, 6],
    },
  );
  game.expect('contact', 'attack');
  game.expect('approach', 'surfaced-close');
  game.expect('weapon', 'gun');
  game.fill('gunnery', { round1: '0' });
  game.expect('weapon', 'forward');
  game.fill('volley', { forward1: '0' });
  game.expect('reload', 'e0');
  game.steam();
  return game;
}

test.each(BOAT_TYPES)(
  '4.2, 4.2.1, 4.2.2, 4.4.1 a %s sails in the month of her type, on the mat of her type',
  (type) => {
    const game = readyToSail({ boat: type }, { 'start.rank': [1], orders: [4, 4] });
    const facts = BOATS[type];
    const { boat, month } = game.captain();
    expect(month).toBe(facts.available);
    expect(boat.type).toBe(type);
    expect([boat.forward.length, boat.aft.length, boat.ammo]).toEqual([
      facts.forwardTubes,
      facts.aftTubes,
      facts.ammo,
    ]);
  },
);

test('4.0, 4.4, 4.4.2 a career starts in port with a rank, a trained crew and everything aboard', () => {
  const game = table({ boat: 'VIIB' }, { 'orders.request': [1] });
  game.fill('commission', { name: 'Blennemann' });
  game.fill('loadout');
  expect(game.step()).toBe('requestArea');
  const { rank, crew, boat, patrol } = game.captain();
  expect([rank, patrol]).toEqual([1, null]);
  expect(crew).toMatchObject({ quality: 1, hands: ['fit', 'fit', 'fit', 'fit'] });
  expect(new Set(Object.values(crew.men))).toEqual(new Set(['fit']));
  expect(Object.values(crew.experts)).not.toContain(true);
  expect(boat).toMatchObject({ hull: 0, flooding: 0, ammo: 10 });
  expect(torpedoes(boat)).toEqual({ steam: 8, electric: 6 });
  expect([...boat.forward, ...boat.aft]).not.toContain('empty');
});

test('2.0, 6.0, 6.1 orders, boxes, return and refit follow each other, and then the next orders', () => {
  const game = successful();
  game.fill('loadout');
  const told = ['ordersGiven', 'sighted', 'shipSunk', 'returned', 'refitLength', 'nextPatrol', 'loaded'];
  const kinds = game.events().filter((kind) => told.includes(kind));
  expect(kinds).toEqual([
    'loaded',
    'ordersGiven',
    'sighted',
    'shipSunk',
    'returned',
    'refitLength',
    'nextPatrol',
    'loaded',
    'ordersGiven',
  ]);
  expect(game.step()).toBe('course');
});

test('7.1, 7.1.1, 7.1.2 the assignment goes into the log and the boat lies before the first box of her track', () => {
  const game = readyToSail({ boat: 'VIIB' }, { orders: [3, 4], encounter: quiet(1) });
  expect(game.captain().log).toMatchObject([
    { month: 0, area: 'british', task: 'none', result: 'open', ships: [] },
  ]);
  expect(game.captain().patrol).toMatchObject({ area: 'british', box: -1 });
  expect((game.table.log ?? []).some(({ roll }) => roll?.purpose === 'encounter')).toBe(false);
  game.expect('course', 'box');
  expect(game.captain().patrol?.box).toBe(0);
});

test('7.1.3 before she sails again torpedoes and ammunition are filled up and the lightly wounded are fit', () => {
  const game = successful();
  expect(game.step()).toBe('loadout');
  expect(game.captain().boat.ammo).toBe(9);
  game.fill('loadout');
  expect(game.captain().boat.ammo).toBe(10);
  expect(torpedoes(game.captain().boat)).toEqual({ steam: 8, electric: 6 });
});

test('7.1.3, 10.10.7 a light wound is gone when the boat sails again', () => {
  const game = atSea(
    { boat: 'VIIB' },
    {
      orders: [3, 4],
      encounter: [1, 1, ...quiet(7)],
      'air.dive': [1, 1],
      'air.flak': [1, 1],
      'air.bombs': [1, 1],
      hit: [3, 2],
      'injury.who': [2, 2],
      'injury.severity': [1],
    },
  );
  expect(game.captain().crew.men.engineer).toBe('LW');
  game.steam();
  expect(game.captain().crew.men.engineer).toBe('fit');
});

test('4.2.3 a captain keeps his boat from patrol to patrol', () => {
  const game = successful();
  const { type, number } = game.captain().boat;
  game.fill('loadout');
  expect(game.captain().boat).toMatchObject({ type, number });
  expect(game.captain().log.map((page) => page.number)).toEqual([number, number]);
});

test('5.2.1 the tonnage of every ship sunk is added up, of no other', () => {
  const game = atSea(
    { boat: 'VIIB' },
    {
      orders: [3, 4],
      encounter: [...quiet(2), 5, 5],
      'ship.size': [1, 4, 4, 1],
      light: [6],
      'torpedo.hit': [...HIT, ...HIT, ...HIT],
      'torpedo.dud': [6, 6, 6],
      'torpedo.damage': [1, 1, 6],
      'escort.search': [1, 1],
    },
  );
  game.captain().tons = 1000;
  game.expect('contact', 'attack');
  game.expect('approach', 'surfaced-medium');
  const tons = game.fight().ships.map((ship) => ship.tons);
  game.fill('salvo', { forward1: '0', forward2: '3', forward3: '1' });
  expect(game.fight().ships.map(({ points }) => points > 0)).toEqual([false, true, true, false]);
  const sunk = (tons[0] as number) + (tons[3] as number);
  expect(game.captain()).toMatchObject({ tons: 1000 + sunk, sunk: 2 });
  expect(game.captain().log[0]?.tons).toBe(sunk);
});

/** A VIIB whose captain has sunk this much when she is lost to depth charges. */
function lost(tons: number): Career {
  const game = atSea(
    { boat: 'VIIB' },
    {
      orders: [3, 4],
      encounter: [...quiet(2), 5, 5],
      'ship.size': [1, 1, 1, 1],
      light: [6],
      'torpedo.hit': [6, 6],
      'escort.search': [6, 6],
      'escort.charges': [6, 6],
    },
  );
  game.captain().tons = tons;
  game.expect('contact', 'attack');
  game.expect('approach', 'submerged-medium');
  game.fill('salvo', { forward1: '0' });
  game.expect('testDepth', 'hold');
  return game;
}

test.each([
  [49_999, 'defeat', []],
  [50_000, 'draw', []],
  [99_999, 'draw', []],
  [100_000, 'marginal', [0]],
  [149_999, 'marginal', [0]],
  [150_000, 'substantial', [0]],
  [199_999, 'substantial', [0]],
  [200_000, 'decisive', [0]],
] as const)(
  '5.0, 5.1.3, 5.1.4, 5.2, 5.2.2, 5.2.3 a captain lost after %i tons: %s',
  (tons, level, winners) => {
    const { game } = lost(tons).table.setting;
    const state = lost(tons).table.state.game;
    expect(game.figures(state).tallies.level).toBe(level);
    expect(game.outcome(state)).toMatchObject({ ending: 'sunk', winners });
  },
);

test('5.1, 5.1.1 no patrol begins after June 1943: one of May is the last', () => {
  const game = atSea(
    { boat: 'VIICFlak' },
    { 'start.rank': [1], orders: [2, 2], encounter: quiet(8), promotion: [4] },
  );
  expect(game.captain().log.map(({ month }) => month)).toEqual([monthOf(1943, 5)]);
  expect(game.table.over).toBe(true);
  expect(game.captain().fate).toBe('survived');
});

test('3.4 on two ten-sided dice 00 is 100, the last ship of the roster', () => {
  const game = atSea(
    { boat: 'VIIB' },
    { orders: [3, 4], encounter: [...quiet(2), 4, 4], 'ship.size': [1], 'ship.name': [100] },
  );
  expect(game.fight().ships[0]?.name).toBe('Reedpool');
});

test('13.1.2 whose patrol it is is told where several captains sail, and not to one who sails alone', () => {
  const alone = atSea({ boat: 'VIIB' }, { orders: [3, 4], encounter: quiet(8) });
  expect(alone.events()).not.toContain('atTheHelm');
  const two = voyage(2, { mode: 'twoPlayer', boat: 'VIIB' });
  two.until('course');
  expect(two.told('atTheHelm')).toHaveLength(1);
});

test('4.3.1, 13.0 a captain without a name is the Kommandant where he is alone, else the captain of his seat', () => {
  const named = (log: readonly LogEvent[] | null) =>
    log
      ?.map(eventOf)
      .flatMap(({ kind, data }) => (kind === 'careerBegins' ? [tell.careerBegins(data).name] : []));
  const alone = table({ boat: 'VIIB' });
  alone.fill('commission', { name: '' });
  alone.fill('loadout');
  expect(named(alone.table.log)).toEqual([{ key: 'kommandant' }]);
  const two = voyage(2, { mode: 'twoPlayer', boat: 'VIIB' });
  two.until('course');
  expect(named(two.table.log)).not.toContainEqual({ key: 'kommandant' });
});

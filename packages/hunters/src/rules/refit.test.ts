import { expect, test } from 'vitest';
import type { Career, Dice } from '../../test/helpers.ts';
import { atSea, captainOf, monthOf, quiet } from '../../test/helpers.ts';
import type { Captain, Options } from '../state.ts';
import { refitMonths, shortened } from './refit.ts';

/** A boat bombed in her first box, sent on, and home again at the end of a quiet patrol. */
function patched(hit: number[], dice: Dice = {}, options: Partial<Options> = {}, bombs = [4, 5]): Career {
  const game = atSea(
    { boat: 'VIIB', ...options },
    {
      orders: [3, 4],
      encounter: [1, 1, ...quiet(10)],
      'air.dive': [1, 1],
      'air.flak': [1, 1],
      'air.bombs': bombs,
      'injury.who': [3, 4, 3, 4, 3, 4, 3, 4],
      'injury.severity': [1],
      flooding: [1],
      hit,
      ...dice,
    },
  );
  game.steam();
  return game;
}

const bruised = (type: Parameters<typeof captainOf>[0], hull: number, systems: readonly string[]) => {
  const { boat } = captainOf(type);
  boat.hull = hull;
  for (const system of systems) boat.systems[system as 'radio'] = 'inoperable';
  return refitMonths(boat);
};

test('10.10.3 the printed examples: 5 hull boxes add two months, 7 add three', () => {
  expect(bruised('VIIC', 5, [])).toBe(1 + 2);
  expect(bruised('VIIC', 7, [])).toBe(1 + 3);
});

test('10.10.3 the printed example: three systems and 5 hull boxes are four months', () => {
  expect(bruised('VIIC', 5, ['periscope', 'fuelTanks', 'divePlanes'])).toBe(4);
});

test('10.10.1, 10.10.2 one month at least; two systems are free, any number more is one month', () => {
  expect(bruised('VIIC', 0, [])).toBe(1);
  expect(bruised('VIIC', 0, ['radio', 'periscope'])).toBe(1);
  expect(bruised('VIIC', 0, ['radio', 'periscope', 'deckGun', 'flak20', 'batteries'])).toBe(2);
});

test('11.2.1 from Korvettenkapitän on a refit of three or four months is a month shorter', () => {
  for (const rank of [2, 3, 4])
    expect([1, 2, 3, 4, 5].map((months) => shortened(months, rank))).toEqual([1, 2, 2, 3, 5]);
  expect([1, 2, 3, 4, 5].map((months) => shortened(months, 1))).toEqual([1, 2, 3, 4, 5]);
});

test('10.10.6 the printed example: a Type IX patrol of September means P in October, R in November, sea in December', () => {
  const game = atSea({ boat: 'IXA' }, { orders: [3, 4], encounter: quiet(9) });
  expect(game.captain().log[0]).toMatchObject({ month: monthOf(1939, 9), patrolMonths: 1, refitMonths: 1 });
  expect(game.captain().month).toBe(monthOf(1939, 12));
});

test('10.10, 10.10.4 a Type VII is at sea again two months after she sailed', () => {
  const game = atSea({ boat: 'VIIB' }, { orders: [3, 4], encounter: quiet(8) });
  expect(game.captain().month).toBe(monthOf(1939, 11));
});

test('10.10.7, 10.11.2, 10.11 a seriously wounded officer who needs longer than the refit is replaced and his repute is lost', () => {
  const wounded = (months: number): Career => {
    const game = patched(
      [3, 3, 3, 2, 3, 2, 3, 2],
      { 'injury.who': [2, 2], 'injury.severity': [4], recovery: [months] },
      {},
      [4, 6],
    );
    return game;
  };
  expect(wounded(3).events()).toContain('replaced');
  expect(wounded(2).events()).not.toContain('replaced');
});

test('11.4.1, 10.11.4 a Kommandant who needs five months gets a boat of the same class and a fresh crew', () => {
  const game = patched([3, 2, 3, 2, 3, 2], { 'injury.who': [1, 1], 'injury.severity': [4], recovery: [5] });
  game.fill('boatNumber', { number: 101 });
  expect(game.captain().boat).toMatchObject({ type: 'VIIB', number: 101 });
  expect(game.captain().crew).toMatchObject({ quality: 1, hands: ['fit', 'fit', 'fit', 'fit'] });
  expect(game.captain().crew.men.kommandant).toBe('fit');
  expect(game.captain().month).toBe(0 + 1 + 5);
});

test('10.11 a Kommandant who needs three months keeps boat and crew waiting', () => {
  const game = patched([3, 2, 3, 2, 3, 2], { 'injury.who': [1, 1], 'injury.severity': [4], recovery: [3] });
  expect(game.captain().month).toBe(0 + 1 + 3);
  expect(game.captain().log[0]?.refitMonths).toBe(3);
});

test('10.10.5, 11.4.2 a boat that needs five months is replaced and the captain sails after one', () => {
  const game = atSea(
    { boat: 'VIIB' },
    {
      orders: [3, 4],
      light: [1],
      encounter: [...quiet(2), 5, 5, ...quiet(6)],
      'torpedo.hit': [6, 6],
      'escort.search': [5, 5, 5, 5, 1, 1],
      'escort.charges': [5, 6, 4, 5],
      hit: [6, 5, 6, 5, 6, 5, 3, 3, 4, 2, 6, 1, 6, 2],
      repair: [6, 6, 6],
    },
  );
  game.expect('contact', 'attack');
  game.expect('wait', 'now');
  game.expect('approach', 'submerged-medium');
  game.fill('salvo', { forward1: '0' });
  for (let round = 0; round < 3; round++) game.expect('testDepth', 'hold');
  expect(refitMonths(game.captain().boat)).toBe(5);
  game.captain().posting = 'arctic';
  if (game.step() === 'reload') game.answer('e0');
  game.expect('follow', 'leave');
  game.steam();
  game.fill('boatNumber', { number: 102 });
  expect(game.captain().log[0]?.refitMonths).toBe(1);
  expect(game.captain().boat).toMatchObject({ type: 'VIIB', number: 102, hull: 0 });
  expect(game.captain()).toMatchObject({ month: 2, posting: 'none' });
});

test('11.1.4 all four crew boxes out cost a level, but never below trained', () => {
  const game = patched([6, 3, 6, 3, 6, 3], {
    'injury.who': [3, 4, 3, 4, 3, 4, 3, 4, 3, 4, 3, 4, 3, 4],
    'injury.severity': [4, 4, 4, 4, 1, 1, 1],
    recovery: [1, 1, 1, 1],
  });
  expect(game.captain().crew.quality).toBe(1);
  expect(game.events()).not.toContain('crewQualityFell');
});

test('11.1.4 three failures in a row cost a level, down to green', () => {
  const game = atSea(
    { boat: 'VIIB' },
    { 'orders.request': [6, 6, 6], orders: [3, 4, 3, 4, 3, 4], encounter: quiet(24) },
  );
  game.fill('loadout');
  game.steam();
  game.fill('loadout');
  game.steam();
  expect(game.captain().log.map(({ result }) => result)).toEqual(['F', 'F', 'F']);
  expect(game.captain().crew.quality).toBe(0);
});

test('5.1, 5.1.1, 5.1.2 a refit that ends after June 1943 ends the career, 11.2.3 with a last roll for promotion', () => {
  const game = atSea(
    { boat: 'VIICFlak' },
    { 'start.rank': [1], orders: [2, 2], encounter: quiet(8), promotion: [4] },
  );
  expect(game.captain().fate).toBe('survived');
  expect(game.captain().rank).toBe(0);
  expect(game.events()).toContain('passedOver');
});

/** A VIIB that lets a ship pass and comes home in whatever state the test wants. */
function comesHome(change: (captain: Captain) => void, dice: Dice = {}): Career {
  const game = atSea(
    { boat: 'VIIB' },
    { orders: [3, 4], encounter: [...quiet(2), 4, 4, ...quiet(8)], 'ship.size': [1], ...dice },
  );
  change(game.captain());
  game.expect('contact', 'pass');
  game.expect('course', 'steam');
  return game;
}

test.each([
  ['a Kapitänleutnant', 1, 4, []],
  ['a Korvettenkapitän, three months', 2, 4, [2]],
  ['a Korvettenkapitän, two months', 2, 3, []],
] as const)('11.2.1 the diary tells when rank shortens a refit, and only then: %s', (_, rank, hull, told) => {
  const game = comesHome((captain) => {
    captain.rank = rank;
    captain.boat.hull = hull;
  });
  const shorter = game.table.log?.filter(({ kind }) => kind === 'rankShortens') ?? [];
  expect(shorter.map(({ data }) => data.months)).toEqual(told);
});

test('11.1.6 nobody steps up for a first watch officer who is fit again in time', () => {
  const game = comesHome(
    ({ boat, crew }) => {
      boat.hull = 4;
      crew.men.firstOfficer = 'SW';
      crew.experts.secondOfficer = true;
    },
    { recovery: [2] },
  );
  expect(game.captain().log[0]?.refitMonths).toBe(3);
  expect(game.events()).not.toContain('stepsUp');
  expect(game.captain().crew.experts).toMatchObject({ firstOfficer: false, secondOfficer: true });
});

test('7.5.2 the diary tells how many ships a patrol has sunk, not how many it has fired at', () => {
  const game = comesHome(({ log }) => {
    for (const fate of ['sunk', 'missed', 'sunk', 'damaged'] as const)
      log[0]?.ships.push({ name: 'Firby', kind: 'small', tons: 4900, fate });
  });
  expect(game.table.log?.find(({ kind }) => kind === 'returned')?.data).toMatchObject({
    ships: 2,
    result: 'S',
  });
});

import { expect, test } from 'vitest';
import { atSea, captainOf, monthOf, table } from '../../test/helpers.ts';
import { voyage } from '../../test/modesKit.ts';
import { BOAT_TYPES, BOATS } from '../data/boats.ts';

test('4.2.2 every boat type starts in its own month', () => {
  const months = Object.fromEntries(BOAT_TYPES.map((type) => [type, captainOf(type).month]));
  expect(months).toEqual({
    VIIA: monthOf(1939, 9),
    VIIB: monthOf(1939, 9),
    IXA: monthOf(1939, 9),
    IXB: monthOf(1940, 4),
    VIIC: monthOf(1940, 10),
    IXC: monthOf(1941, 5),
    VIID: monthOf(1942, 1),
    VIICFlak: monthOf(1943, 5),
  });
});

test('4.1, 4.1.1 each captain may choose his own boat where that was agreed', () => {
  const game = table({ boat: 'choose' });
  expect(game.allowed()).toEqual([...BOAT_TYPES]);
  game.expect('chooseBoat', 'IXC');
  game.fill('commission');
  expect(game.captain().boat.type).toBe('IXC');
  expect(game.captain().month).toBe(monthOf(1941, 5));
});

test('4.5 a VIIC may take 11 steam and 3 electric torpedoes', () => {
  const game = table({ boat: 'VIIC' });
  game.fill('commission');
  game.fill('loadout', { steam: 11, aftReloadElectric: 1 });
  const { forward, aft, forwardReloads, aftReloads } = game.captain().boat;
  expect(forward).toEqual(['steam', 'steam', 'steam', 'steam']);
  expect(aft).toEqual(['steam']);
  expect(forwardReloads).toEqual({ steam: 6, electric: 2 });
  expect(aftReloads).toEqual({ steam: 0, electric: 1 });
});

test('4.5 a VIIC may not take 12 steam and 2 electric torpedoes', () => {
  const game = table({ boat: 'VIIC' });
  game.fill('commission');
  expect(() => game.fill('loadout', { steam: 12 })).toThrow(/table\.refused\.count.*\[4\.5\]/);
  expect(game.step()).toBe('loadout');
});

test('4.5 electric torpedoes that are not in the load cannot be placed', () => {
  const game = table({ boat: 'VIIC' });
  game.fill('commission');
  const tooMany = { steam: 11, forwardElectric: 4, aftElectric: 0, aftReloadElectric: 0 };
  expect(() => game.fill('loadout', tooMany)).toThrow(/refused\.electricPlaced.*\[4\.5\]/);
});

test('4.5 electric torpedoes must fit among the forward reloads', () => {
  const game = table({ boat: 'VIIC' });
  game.fill('commission');
  const nowhere = { steam: 5, forwardElectric: 0, aftElectric: 0, aftReloadElectric: 0 };
  expect(() => game.fill('loadout', nowhere)).toThrow(/refused\.electricLeft.*\[4\.5\]/);
});

test('4.5 every load fills tubes and reloads exactly', () => {
  for (const type of BOAT_TYPES) {
    const facts = BOATS[type];
    const places = facts.forwardTubes + facts.aftTubes + facts.forwardReloads + facts.aftReloads;
    expect(facts.steam + facts.electric, type).toBe(places);
  }
});

test('4.5.2 with tube limits a Type VII loads steam in all tubes and at most five electric reloads', () => {
  const game = table({ boat: 'VIIB', rules: ['4.5.2'] });
  game.fill('commission');
  expect(() => game.fill('loadout', { steam: 8 })).toThrow(/table\.refused\.count/);
  expect(() => game.fill('loadout', { forwardElectric: 1 })).toThrow(/table\.refused\.count/);
  game.fill('loadout', { steam: 9 });
  expect(game.captain().boat.forward).not.toContain('electric');
  expect(game.captain().boat.aft).not.toContain('electric');
});

test('4.5.2 with tube limits a Type IX takes six electric reloads', () => {
  const game = table({ boat: 'IXA', rules: ['4.5.2'] });
  game.fill('commission');
  game.fill('loadout');
  const { forwardReloads, aftReloads } = game.captain().boat;
  expect(forwardReloads.electric + aftReloads.electric).toBe(6);
});

test('4.6.2, 11.4.7 the flak boat sails with five steam torpedoes, no deck gun and no choice of load', () => {
  const game = table({ boat: 'VIICFlak' }, { 'orders.request': [6] });
  game.fill('commission');
  expect(game.step()).not.toBe('loadout');
  const { boat } = game.captain();
  expect([...boat.forward, ...boat.aft]).toEqual(['steam', 'steam', 'steam', 'steam', 'steam']);
  expect(boat.ammo).toBe(0);
});

test('4.4.2 a career starts with a trained crew, all fit, and a full deck gun', () => {
  const { crew, boat } = captainOf('VIIB');
  expect(crew.quality).toBe(1);
  expect(Object.values(crew.men)).toEqual(['fit', 'fit', 'fit', 'fit', 'fit', 'fit']);
  expect(crew.hands).toEqual(['fit', 'fit', 'fit', 'fit']);
  expect(boat.ammo).toBe(10);
});

test('11.2.2 Type IX captains and those of 1939 start as Kapitänleutnant', () => {
  for (const boat of ['VIIA', 'VIIB', 'IXA', 'IXB', 'IXC'] as const) {
    const game = table({ boat }, { 'start.rank': [1] });
    game.fill('commission');
    expect(game.captain().rank, boat).toBe(1);
  }
});

test.each([
  ['VIIC', 2, 0],
  ['VIIC', 3, 1],
  ['VIID', 5, 0],
  ['VIID', 6, 1],
] as const)('11.2.2 a %s captain who rolls %i starts with rank %i', (boat, die, rank) => {
  const game = table({ boat }, { 'start.rank': [die] });
  game.fill('commission');
  expect(game.captain().rank).toBe(rank);
});

test('14.4, 14.4.1 with historical numbers a boat of another type is refused', () => {
  const game = table({ boat: 'VIIA', rules: ['14.4'] });
  expect(() => game.fill('commission', { number: 47 })).toThrow(/refused\.number.*\[14\.4\.1\]/);
  game.fill('commission', { number: 29 });
  expect(game.captain().boat.number).toBe(29);
});

test('4.5.2 refusals of a load name the rule that limits it', () => {
  const game = table({ boat: 'VIIC', rules: ['4.5.2'] }, { 'start.rank': [6] });
  game.fill('commission');
  expect(() => game.fill('loadout', { forwardElectric: 1 })).toThrow(/\[4\.5\.2\]/);
});

test('4.3.1 without that rule any number will do', () => {
  const game = table({ boat: 'VIIA' });
  game.fill('commission', { number: 1234 });
  expect(game.captain().boat.number).toBe(1234);
});

test('14.11 convoy penetration is refused for the first printing', () => {
  const game = atSea({ boat: 'VIIB' }, { orders: [3, 4] });
  const { checkOptions } = game.table.setting.game;
  const options = { ...game.table.setting.options, printing: 'first' as const, rules: ['14.11' as const] };
  expect(checkOptions?.(options, 1)?.rule).toBe('14.11');
});

test('14.4.1 captains of one game are offered the historical numbers of their type one after another', () => {
  const offered = (boat: 'VIIA' | 'VIIB' | 'VIIC', seats: number): number[] =>
    voyage(seats, { mode: 'wolfpack', boat })
      .state()
      .captains.map((captain) => captain.boat.number);
  expect(offered('VIIC', 12)).toEqual([69, 70, 71, 72, 77, 78, 79, 80, 81, 82, 88, 89]);
});

test('4.5 a load that is refused tells how many were placed and how many there are', () => {
  const game = table({ boat: 'VIIC' });
  game.fill('commission');
  const choice = { steam: 11, forwardElectric: 4, aftElectric: 0, aftReloadElectric: 0 };
  const { seat, number } = game.asked();
  expect(game.table.refusalOf({ seat, decision: number, choice })?.why).toEqual({
    key: 'refused.electricPlaced',
    args: { placed: 4, electric: 3 },
  });
});

test('4.1.1, 13.2.3 a boat that is not in the tournament is refused with those that are', () => {
  const game = voyage(2, { mode: 'shortTonnage', boat: 'choose' });
  const asked = game.until('chooseBoat');
  const refused = asked.kind === 'pick' ? asked.refused.map((option) => option.refused?.why) : [];
  expect(refused).toContainEqual(
    expect.objectContaining({ args: expect.objectContaining({ boats: 'VIIC, IXC' }) }),
  );
});

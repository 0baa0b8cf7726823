import { expect, test } from 'vitest';
import type { Career, Dice } from '../../test/helpers.ts';
import { atSea, monthOf, NIGHT_CONVOY } from '../../test/helpers.ts';
import type { Options } from '../state.ts';
import { pointsToSink } from './rosters.ts';

/** Faces that hit at any range, and that miss at any range. */
const HIT = [1, 1];
const MISS = [6, 6];

/** Encounter dice off the British Isles: two quiet transit boxes, then the sighting. */
const sighting = (...faces: number[]): number[] => [3, 4, 3, 4, ...faces];

/** A VIIB off the British Isles in September 1939 that meets what the dice say, and attacks. */
function meets(dice: Dice, options: Partial<Options> = {}): Career {
  const career = atSea({ boat: 'VIIB', ...options }, { orders: [3, 4], light: [6], ...dice });
  career.expect('contact', 'attack');
  return career;
}

test('9.1.1 a ship of 7,600 t needs 3 points, one of 10,000 t or more 4; 8.2.5 one of 5,000 t or less 2', () => {
  expect(pointsToSink(7600)).toBe(3);
  expect(pointsToSink(10000)).toBe(4);
  expect(pointsToSink(9999)).toBe(3);
  expect(pointsToSink(5001)).toBe(3);
  expect(pointsToSink(5000)).toBe(2);
});

test('9.3, 9.4, 9.4.2 the printed example: a 13,000 t tanker, three torpedoes, one aft, two gun rounds of which one is spent in vain', () => {
  const game = meets({
    encounter: sighting(4, 4),
    'ship.size': [6],
    'ship.name': [16],
    'torpedo.hit': [...HIT, ...MISS, ...HIT, ...HIT],
    'torpedo.dud': [6, 6, 6],
    'torpedo.damage': [4, 4, 4],
    'gun.hit': HIT,
    'gun.damage': [6],
  });
  expect(game.fight().ships[0]).toMatchObject({ name: 'San Fernando', tons: 13000, points: 4 });
  game.expect('approach', 'surfaced-close');
  game.expect('weapon', 'forward');
  game.fill('volley', { forward1: '0', forward2: '0', forward3: '0' });
  expect(game.fight().ships[0]?.points).toBe(2);
  game.expect('weapon', 'aft');
  game.fill('volley', { aft1: '0' });
  expect(game.fight().ships[0]?.points).toBe(1);
  game.expect('weapon', 'gun');
  game.fill('gunnery', { round1: '0', round2: '0' });
  expect(game.captain().tons).toBe(13000);
  expect(game.captain().boat.ammo).toBe(8);
  expect(game.events()).toContain('shellWasted');
  game.done();
});

test('8.2.4, 9.0, 9.1, 9.2, 9.2.6, 14.3.1, 9.2.5 the printed example: a 4-point freighter taking 3 is left with 1, a 3-point tanker taking 3 is sunk', () => {
  const game = meets({
    encounter: sighting(5, 5),
    'ship.size': [4, 1, 6, 1],
    'ship.name': [1, 1, 3, 2],
    'torpedo.hit': [...HIT, ...HIT],
    'torpedo.dud': [6, 6],
    'torpedo.damage': [2, 2],
    'escort.search': [3, 3],
  });
  expect(game.fight().ships.map(({ name, points }) => [name, points])).toEqual([
    ['Sultan Star', 4],
    ['Bosnia', 2],
    ['British Influence', 3],
    ['Rio Claro', 2],
  ]);
  game.expect('approach', 'surfaced-medium');
  game.fill('salvo', { forward1: '0', forward2: '2' });
  expect(game.fight().ships.map(({ points, damaged }) => [points, damaged])).toEqual([
    [1, true],
    [2, false],
    [0, true],
    [2, false],
  ]);
  expect(game.captain().log[0]?.ships).toEqual([
    { name: 'Sultan Star', kind: 'large', tons: 12300, fate: 'damaged' },
    { name: 'British Influence', kind: 'tanker', tons: 8500, fate: 'sunk' },
  ]);
  game.done();
});

test('9.2.1 a submerged boat may not fire from both ends at escorted ships', () => {
  const game = meets({ encounter: sighting(5, 5) });
  game.expect('approach', 'submerged-medium');
  expect(() => game.fill('salvo', { forward1: '0', aft1: '1' })).toThrow(/refused\.bothEnds.*\[9\.2\.1\]/);
});

test('9.2.1 every torpedo is aimed before the first one runs, and those aimed at a ship already sunk are spent', () => {
  const game = meets({
    encounter: sighting(5, 5),
    'ship.size': [1, 1, 1, 1],
    'torpedo.hit': HIT,
    'torpedo.dud': [6],
    'torpedo.damage': [1],
    'escort.search': [3, 3],
  });
  game.expect('approach', 'submerged-medium');
  game.fill('salvo', { forward1: '0', forward2: '0', forward3: '0' });
  game.expect('testDepth', 'hold');
  expect(game.captain().sunk).toBe(1);
  expect(game.events().filter((kind) => kind === 'torpedoWasted')).toHaveLength(2);
  game.done();
});

test('9.2.2 detected on 10 before firing at close range, the boat cannot fire and keeps her torpedoes', () => {
  const game = meets({
    encounter: sighting(5, 5),
    'escort.approach': [4, 6],
    'escort.charges': [1, 1],
    'escort.search': [3, 3],
  });
  game.expect('approach', 'submerged-close');
  expect(game.events()).toContain('foundOnApproach');
  game.expect('testDepth', 'hold');
  expect(game.step()).toBe('follow');
  expect(game.captain().boat.forward).not.toContain('empty');
  expect(game.fight().fired).toBe(0);
  game.done();
});

test('9.2.7, 9.6.1, 9.2.2 at 9 she slips through, and is searched for again after firing with +1 for close range', () => {
  const game = meets({ encounter: sighting(5, 5), 'escort.approach': [4, 5], 'escort.search': [1, 1] });
  game.expect('approach', 'submerged-close');
  game.fill('salvo', { forward1: '0' });
  game.expect('testDepth', 'hold');
  const search = game.table.log?.find((event) => event.roll?.purpose === 'escort.search')?.roll;
  expect(search?.modifiers.map(({ why }) => why)).toEqual(['closeRange']);
  game.done();
});

test('9.2.2 in the first printing that search is an ordinary one: detected on 9 with every modifier', () => {
  const game = meets(
    {
      encounter: sighting(5, 5),
      'escort.approach': [4, 4],
      'escort.charges': [1, 1],
      'escort.search': [1, 2],
    },
    { printing: 'first' },
  );
  game.expect('approach', 'submerged-close');
  game.expect('testDepth', 'hold');
  expect(game.events()).toContain('foundOnApproach');
});

test('9.4.6 by day the boat stays under water where there are escorts', () => {
  const game = meets({ encounter: sighting(5, 5), light: [1] });
  game.expect('wait', 'now');
  expect(game.refused()).toEqual({
    'surfaced-close': '9.4.6',
    'surfaced-medium': '9.4.6',
    'surfaced-long': '9.4.6',
  });
});

test('9.1.2 breaking off instead of firing skips detection', () => {
  const game = meets({ encounter: sighting(5, 5, 3, 4, 3, 4, 3, 4, 3, 4, 3, 4) });
  game.expect('approach', 'surfaced-medium');
  game.fill('salvo');
  expect(game.captain().fight).toBeNull();
  expect(game.events()).not.toContain('escaped');
});

test('9.5, 9.5.2 the second salvo of a night surface attack has +1 to hit and makes the boat easier to find', () => {
  const game = meets({
    encounter: sighting(5, 5),
    'torpedo.hit': [...MISS, ...MISS],
    'escort.search': [1, 1],
  });
  game.expect('approach', 'surfaced-medium');
  game.fill('salvo', { forward1: '0', aft1: '1', lead: 'aft' });
  const rolls = (game.table.log ?? []).flatMap((event) => (event.roll ? [event.roll] : []));
  const shots = rolls.filter((roll) => roll.purpose === 'torpedo.hit');
  expect(shots.map((roll) => roll.modifiers.map(({ why }) => why))).toEqual([
    ['surfaceSight'],
    ['surfaceSight', 'secondSalvo'],
  ]);
  const search = rolls.find((roll) => roll.purpose === 'escort.search');
  expect(search?.modifiers.map(({ why }) => why)).toEqual(['foreAndAft']);
});

test('9.2.4 a dud does nothing', () => {
  const game = meets({
    encounter: sighting(5, 5),
    'torpedo.hit': HIT,
    'torpedo.dud': [2],
    'escort.search': [3, 3],
  });
  game.expect('approach', 'submerged-medium');
  game.fill('salvo', { forward1: '0' });
  game.expect('testDepth', 'hold');
  expect(game.fight().ships[0]?.damaged).toBe(false);
  expect(game.events()).toContain('torpedoDud');
  game.done();
});

test('9.2.4 until June 1940 a 3 is a dud for an electric torpedo but not for a steam torpedo', () => {
  const load = { steam: 8, forwardElectric: 1, aftReloadElectric: 1 };
  const dice = { encounter: sighting(5, 5), 'torpedo.hit': [...HIT, ...HIT], 'torpedo.dud': [3, 3] };
  const game = atSea({ boat: 'VIIB' }, { orders: [3, 4], light: [6], ...dice }, load);
  game.expect('contact', 'attack');
  game.expect('approach', 'surfaced-medium');
  expect(game.captain().month).toBe(monthOf(1939, 9));
  game.fill('salvo', { forward3: '0', forward4: '1' });
  expect(game.events().filter((kind) => kind === 'torpedoHit' || kind === 'torpedoDud')).toEqual([
    'torpedoHit',
    'torpedoDud',
  ]);
});

test('10.7.6 without a periscope there is no submerged attack, and a jammed door keeps its end from firing', () => {
  const game = meets({ encounter: sighting(5, 5) });
  const { systems } = game.captain().boat;
  systems.periscope = 'inoperable';
  systems.aftDoor = 'inoperable';
  const after = game.table.copy();
  const [decision] = after.decisions;
  expect(decision?.kind === 'pick' && decision.refused.map(({ id, refused }) => [id, refused?.rule])).toEqual(
    [
      ['submerged-close', '10.7.6'],
      ['submerged-medium', '10.7.6'],
      ['submerged-long', '10.7.6'],
    ],
  );
});

test('14.11.1 inside a convoy the ships are rolled anew with +1', () => {
  const game = meets(
    {
      encounter: sighting(5, 5),
      'ship.size': [1, 1, 1, 1],
      'escort.approach': [1, 2],
      'ship.size.inner': [3, 5, 6, 1],
      'ship.name.inner': [1, 1, 2, 5],
    },
    { rules: ['14.11'] },
  );
  game.expect('approach', 'submerged-close');
  expect(game.fight().ships.map(({ kind, name }) => [kind, name])).toEqual([
    ['large', 'Sultan Star'],
    ['tanker', 'Inverliffey'],
    ['tanker', 'Regent Tiger'],
    ['small', 'Blairlogie'],
  ]);
  game.done();
});

test('14.11.1 only a convoy can be penetrated: an escorted ship at close range stays as she is', () => {
  const game = meets(
    { encounter: sighting(3, 3), 'ship.size': [4], 'ship.name': [34], 'escort.approach': [1, 2] },
    { rules: ['14.11'] },
  );
  game.expect('approach', 'submerged-close');
  expect(game.fight().ships.map(({ name }) => name)).toEqual(['Empress of Britain']);
  expect(game.step()).toBe('salvo');
});

test('9.2.5 a target that is already sunk is refused', () => {
  const game = atSea(
    { boat: 'VIID' },
    {
      'start.rank': [1],
      orders: [3, 3],
      encounter: [3, 4, 3, 4, 3, 4, 3, 4, 4, 4],
      'encounter.mission': [3, 4],
      'ship.size': [1, 1],
      light: [6],
      'torpedo.hit': HIT,
      'torpedo.dud': [6],
      'torpedo.damage': [1],
    },
  );
  game.steam();
  game.expect('contact', 'attack');
  game.expect('approach', 'surfaced-close');
  game.expect('weapon', 'forward');
  game.fill('volley', { forward1: '0' });
  expect(game.fight().ships.map(({ points }) => points)).toEqual([0, 2]);
  game.expect('weapon', 'aft');
  expect(() => game.fill('volley', { aft1: '0' })).toThrow(/refused\.sunk.*\[9\.2\.5\]/);
});

test('bad answers are refused with their rule: unknown tube target, nothing fired, unknown option', () => {
  const game = atSea({ boat: 'VIIB' }, { orders: [3, 4], light: [6], encounter: sighting(4, 4) });
  expect(() => game.answer('flee')).toThrow(/table\.refused\.notOffered.*\[8\.2\.6\]/);
  game.expect('contact', 'attack');
  game.expect('approach', 'surfaced-close');
  game.expect('weapon', 'forward');
  expect(() => game.fill('volley', { forward1: '7' })).toThrow(/table\.refused\.choice.*\[9\.4\.2\]/);
  expect(() => game.fill('volley', {})).toThrow(/refused\.nothingFired.*\[9\.4\.2\]/);
  expect(() => game.answer({ ...{ forward9: '0' } })).toThrow(/table\.refused\.unknownField/);
});

test('an answer for another seat, or for an earlier decision, is refused and changes nothing', () => {
  const game = atSea({ boat: 'VIIB' }, { orders: [3, 4], light: [6], encounter: sighting(4, 4) });
  const { number } = game.asked();
  const before = JSON.stringify(game.table.state);
  expect(game.table.answer({ seat: 1, decision: number, choice: 'attack' })?.why).toMatchObject({
    key: 'table.refused.noSeat',
  });
  expect(game.table.answer({ seat: 0, decision: number - 1, choice: 'attack' })?.why).toMatchObject({
    key: 'table.refused.stale',
  });
  expect(JSON.stringify(game.table.state)).toBe(before);
});

test.each(['forward', 'aft'])(
  '9.5.2 one end alone is no second salvo, whichever was to fire first (%s)',
  (lead) => {
    const game = atSea(
      { boat: 'VIIB' },
      {
        ...NIGHT_CONVOY,
        'torpedo.hit': [3, 5],
        'escort.search': [1, 1],
      },
    );
    game.expect('contact', 'attack');
    game.expect('approach', 'surfaced-medium');
    game.fill('salvo', { forward1: '0', lead });
    const roll = game.table.log?.find((event) => event.roll?.purpose === 'torpedo.hit')?.roll;
    expect(roll?.modifiers.map(({ why }) => why)).not.toContain('secondSalvo');
    expect(roll?.total).toBe(7);
  },
);

test.each([
  ['names', ['14.11']],
  ['standard tonnage', ['14.1', '14.11']],
] as const)('14.11.1 the diary tells which ships are inside the convoy, with %s', (_, rules) => {
  const game = atSea(
    { boat: 'VIIB', rules },
    {
      ...NIGHT_CONVOY,
      'ship.size.inner': [6, 6, 6, 6],
      'escort.approach': [1, 2],
    },
  );
  game.expect('contact', 'attack');
  game.expect('approach', 'submerged-close');
  expect(game.events().filter((kind) => kind === 'insideConvoy')).toHaveLength(1);
});

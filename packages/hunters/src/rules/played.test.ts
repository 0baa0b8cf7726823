/** Cases played at the table that other tests only work out: points of ships, flak, wounds, ways home, loss, recovery. */
import { expect, test } from 'vitest';
import type { Career, Dice } from '../../test/helpers.ts';
import { atSea, monthOf, NIGHT_CONVOY, quiet, reasons, rolled } from '../../test/helpers.ts';
import type { BoatType } from '../data/boats.ts';

/** A boat bombed once in the first box of her first patrol. */
const bombed = (dice: Dice, boat: BoatType = 'VIIB'): Career =>
  atSea(
    { boat },
    {
      orders: [3, 4],
      encounter: [1, 1, ...quiet(14)],
      'air.dive': [2, 1],
      'air.flak': [1, 1],
      'air.bombs': [1, 1],
      hit: [3, 2],
      'injury.who': [3, 4],
      'injury.severity': [1],
      ...dice,
    },
  );

test.each([
  [1, 8, 5000, 2],
  [4, 21, 5100, 3],
  [4, 51, 7600, 3],
  [4, 15, 9900, 3],
  [4, 8, 10_000, 4],
  [6, 8, 5000, 2],
  [6, 2, 10_000, 4],
])('9.1.1, 8.2.5 a ship by the dice %i and %i has %i t and takes %i points', (size, name, tons, points) => {
  const game = atSea(
    { boat: 'VIIB' },
    { orders: [3, 4], encounter: [...quiet(2), 4, 4], 'ship.size': [size], 'ship.name': [name] },
  );
  expect(game.fight().ships).toMatchObject([{ tons, points }]);
});

test('9.1.1 a capital ship takes five', () => {
  const game = atSea(
    { boat: 'VIIB' },
    { orders: [3, 4], encounter: [...quiet(2), 1, 1], 'ship.capital': [5] },
  );
  expect(game.fight().ships).toMatchObject([{ kind: 'capital', points: 5 }]);
});

test.each([
  ['VIIA', { poorMounting: 1 }],
  ['VIIB', {}],
  ['IXA', { twoGuns: -1 }],
] as const)('9.8.5 the flak of a %s is rolled with %j', (boat, why) => {
  expect(reasons(rolled(bombed({}, boat), 'air.flak')[0])).toEqual(why);
});

test('9.8.5 a Type IX with one of her guns out of order loses the advantage of two', () => {
  const raids = [2, 2, 2, 2];
  const game = bombed(
    {
      encounter: [1, 1, 1, 1, ...quiet(14)],
      'air.dive': raids,
      'air.flak': [1, 1, 1, 1],
      'air.bombs': [1, 1, 1, 1],
      hit: [2, 6, 3, 2],
      repair: [6],
      'injury.who': [3, 4, 3, 4],
      'injury.severity': [1, 1],
    },
    'IXA',
  );
  game.expect('course', 'steam');
  expect(rolled(game, 'air.flak').map(reasons)).toEqual([{ twoGuns: -1 }, {}]);
});

test.each([
  [1, 1, 'SW'],
  [1, 4, 'SW'],
  [4, 1, 'SW'],
  [4, 4, 'KIA'],
  [1, 6, 'KIA'],
] as const)('10.6.2 the engineer is hurt twice, with a %i and a %i: %s', (first, second, wound) => {
  const game = bombed({ hit: [1, 3], 'injury.who': [2, 2, 2, 2], 'injury.severity': [first, second] });
  expect(game.captain().crew.men.engineer).toBe(wound);
});

/** What is offered in a box on station of a VIIA in the Atlantic, whose gyro compass fails there. */
function lostCompass(box: number): Career {
  return atSea(
    { boat: 'VIIA' },
    { orders: [3, 4], encounter: [...quiet(box), 6, 6, ...quiet(6)], event: [1, 3], 'event.gyro': [6] },
  );
}

test('10.8.2 a boat that must go home takes the nearer way: back from the first box on station', () => {
  const game = lostCompass(2);
  expect(game.step()).toBe('loadout');
  expect(game.events().filter((kind) => kind === 'boxQuiet')).toHaveLength(2 + 2);
});

test('10.8.2 from the middle of three boxes either way is as near, and the captain chooses', () => {
  const game = lostCompass(3);
  expect(game.step()).toBe('turnHome');
  expect(game.allowed()).toEqual(['back', 'on']);
  game.expect('turnHome', 'back');
  expect(game.events().filter((kind) => kind === 'boxQuiet')).toHaveLength(3 + 2);
  expect(game.captain().log[0]?.result).toBe('F');
});

test.each([
  [2, ['steam', 'box', 'home-back']],
  [3, ['steam', 'box', 'home-back']],
  [4, ['steam', 'box', 'home-on']],
])(
  '10.8.2, 10.8.5 a captain who breaks off by himself in box %i is offered the nearer way: %j',
  (box, offered) => {
    const game = atSea(
      { boat: 'VIIB' },
      { orders: [3, 4], encounter: [...quiet(box), 4, 4, ...quiet(8)], 'ship.size': [1] },
    );
    game.expect('contact', 'pass');
    expect(game.allowed()).toEqual(offered);
  },
);

test.each([
  ['fit', 'prisoner', {}],
  ['SW', 'captured', { kommandantDown: 1 }],
] as const)('10.9.3 an 11 with the Kommandant %s: %s', (wound, fate, why) => {
  const game = atSea(
    { boat: 'VIIB' },
    {
      ...NIGHT_CONVOY,
      'torpedo.hit': [6, 6],
      'escort.search': [6, 6, 6, 6],
      'escort.charges': [5, 6, 5, 6],
      hit: [5, 4, 5, 4, 5, 4, 1, 2, 1, 2],
      flooding: [1],
      scuttle: [5, 6],
    },
  );
  game.captain().crew.men.kommandant = wound;
  game.captain().boat.flooding = 2;
  game.expect('contact', 'attack');
  game.expect('approach', 'submerged-medium');
  game.fill('salvo', { forward1: '0' });
  while (game.table.decisions[0]?.step === 'testDepth') game.answer('hold');
  expect(game.captain().fate).toBe(fate);
  expect(reasons(rolled(game, 'scuttle')[0])).toEqual(why);
});

test.each([
  ['an Experte who is fit', true, 'fit', { doctorExpert: -1 }],
  ['an Experte who is wounded himself', true, 'SW', {}],
  ['no Experte', false, 'fit', {}],
] as const)('10.11.1 recovery with a doctor who is %s', (_, expert, wound, why) => {
  const game = bombed({
    'injury.who': [2, 2],
    'injury.severity': [4],
    recovery: [1, 1],
    doctor: new Array(9).fill(1),
  });
  game.captain().crew.experts.doctor = expert;
  game.captain().crew.men.doctor = wound;
  game.steam();
  expect(reasons(rolled(game, 'recovery')[0])).toEqual(why);
});

test.each([
  ['VIIB', monthOf(1940, 9), ['VIIC']],
  ['IXA', monthOf(1941, 6), ['IXB', 'IXC']],
  ['IXA', monthOf(1940, 6), ['IXB']],
] as const)('11.4.4 a captain of a %s may ask for newer boats of that class only', (boat, month, offered) => {
  const game = bombed({ 'air.dive': [6, 6] }, boat);
  Object.assign(game.captain(), { month, promotionDue: monthOf(1943, 1), requests: 1 });
  game.steam();
  expect(game.step()).toBe('boatRequest');
  expect(game.allowed()).toEqual(['later', ...offered]);
});

test('14.8.2 evading, more than five hits do not sink the boat outright: each is rolled', () => {
  const game = atSea(
    { boat: 'VIIB', rules: ['14.8'] },
    {
      ...NIGHT_CONVOY,
      'torpedo.hit': [6, 6],
      'escort.search': [5, 5, 1, 1],
      'escort.course': [6],
      'escort.charges': [6, 6],
      hit: Array.from({ length: 8 }, () => [3, 2]).flat(),
    },
  );
  game.expect('contact', 'attack');
  game.expect('approach', 'submerged-medium');
  game.fill('salvo', { forward1: '0' });
  game.expect('testDepth', 'hold');
  game.expect('evade', '6');
  expect(game.captain().fate).toBe('serving');
  expect(rolled(game, 'hit')).toHaveLength(5 + 3);
});

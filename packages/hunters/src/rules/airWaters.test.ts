/** Waters and years that bring more aircraft (9.8.6). */
import { expect, test } from 'vitest';
import type { Career, Dice } from '../../test/helpers.ts';
import { atSea, monthOf, quiet, reasons, rolled } from '../../test/helpers.ts';
import type { BoatType } from '../data/boats.ts';

const DIVES = { 'air.dive': [6, 6, 6, 6] };

/** The first lookout of a boat's first patrol, in the Bay of Biscay from July 1940 on. */
const firstLook = (boat: BoatType, faces: number[]): Career =>
  atSea({ boat }, { 'start.rank': [1], orders: [4, 4], encounter: [...faces, ...quiet(3)], ...DIVES });

test.each([
  ['VIIC', 1940, [2, 2], 'aircraft', {}],
  ['VIIC', 1940, [2, 3], 'none', {}],
  ['VIID', 1942, [2, 3], 'aircraft', { year1942: -1 }],
  ['VIID', 1942, [3, 3], 'none', { year1942: -1 }],
  ['VIICFlak', 1943, [3, 3], 'aircraft', { year1943: -2 }],
  ['VIICFlak', 1943, [3, 4], 'none', { year1943: -2 }],
] as const)('9.8.6 a %s in the Bay of Biscay of %i rolls %j: %s', (boat, _, faces, outcome, why) => {
  const [look] = rolled(firstLook(boat, [...faces]), 'encounter');
  expect(look).toMatchObject({ column: 'biscay', outcome });
  expect(reasons(look)).toEqual(why);
});

test('9.8.6 outside the Bay nothing is added to the lookout, whatever the year', () => {
  const game = firstLook('VIICFlak', [6, 5]);
  game.steam();
  const transit = rolled(game, 'encounter').find(({ column }) => column === 'transit');
  expect(reasons(transit)).toEqual({});
});

/** A VIIC on her first passage into the Mediterranean, in a year the test chooses. */
function atGibraltar(month: number, faces: number[], dice: Dice = {}): Career {
  const game = atSea(
    { boat: 'VIIC' },
    {
      'start.rank': [1],
      orders: [4, 4, 4, 4, 6, 6],
      encounter: quiet(17),
      'encounter.gibraltar': faces,
      ...DIVES,
      ...dice,
    },
  );
  for (let patrol = 0; patrol < 2; patrol++) {
    game.fill('loadout');
    if (patrol === 1) game.captain().month = month;
    game.expect('course', 'steam');
  }
  return game;
}

test.each([
  [1941, [3, 4], 'aircraft', { gibraltar: -2 }],
  [1941, [4, 4], 'none', { gibraltar: -2 }],
  [1941, [2, 3], 'escort', { gibraltar: -2 }],
  [1942, [4, 4], 'aircraft', { year1942: -1, gibraltar: -2 }],
  [1943, [4, 5], 'aircraft', { year1943: -2, gibraltar: -2 }],
  [1943, [5, 5], 'none', { year1943: -2, gibraltar: -2 }],
] as const)('9.8.6, 7.3.3 the passage of Gibraltar in %i with %j brings: %s', (year, faces, outcome, why) => {
  const [passage] = rolled(atGibraltar(monthOf(year, 2), [...faces]), 'encounter.gibraltar');
  expect(passage?.outcome).toBe(outcome);
  expect(reasons(passage)).toEqual(why);
});

test.each([
  [1941, [3, 3], 'none', {}],
  [1942, [3, 3], 'aircraft', { year1942: -1 }],
  [1943, [3, 4], 'aircraft', { year1943: -2 }],
  [1943, [2, 3], 'escort', { year1943: -2 }],
] as const)(
  '9.8.6, 9.4.3 lingering over a lone ship in %i with %j brings: %s',
  (year, faces, outcome, why) => {
    const game = atSea(
      { boat: 'VIIB' },
      {
        orders: [3, 4],
        encounter: [...quiet(2), 4, 4],
        'ship.size': [1],
        light: [6],
        'gun.hit': [6, 6],
        additional: [...faces],
        'escort.arrival': [1, 1],
        ...DIVES,
      },
    );
    game.captain().month = monthOf(year, 3);
    game.expect('contact', 'attack');
    game.expect('approach', 'surfaced-close');
    game.expect('weapon', 'gun');
    game.fill('gunnery', { round1: '0' });
    game.expect('weapon', 'done');
    game.expect('another', 'again');
    const [round] = rolled(game, 'additional');
    expect(round?.outcome).toBe(outcome);
    expect(reasons(round)).toEqual(why);
  },
);

test('9.8.6, 9.8.3 so does an aircraft that shadows the boat, by the year', () => {
  const game = atSea(
    { boat: 'VIICFlak' },
    {
      'start.rank': [1],
      orders: [4, 4],
      encounter: [1, 1, ...quiet(3)],
      'air.dive': [1, 1],
      'air.flak': [6, 6, 6, 6],
      'air.bombs': [1, 1],
      hit: [3, 2, 3, 2],
      'injury.who': [3, 4],
      'injury.severity': [1],
      'air.shadow': [6, 6],
    },
  );
  game.expect('stayUp', 'dive');
  expect(reasons(rolled(game, 'air.shadow')[0])).toEqual({ year1943: -2 });
});

test('9.8.6, 9.8.3 in the Strait of Gibraltar an aircraft that was missed calls up others with −2 (H33)', () => {
  const game = atGibraltar(monthOf(1941, 2), [3, 4], {
    'air.dive': [1, 1],
    'air.flak': [6, 6],
    'air.bombs': [1, 1],
    hit: [3, 2],
    'injury.who': [3, 4],
    'injury.severity': [1],
    'air.shadow': [6, 6],
  });
  expect(reasons(rolled(game, 'air.shadow')[0])).toEqual({ gibraltar: -2 });
});

/** What counts in searches and depth charges from round to round (7.2.3, 9.5.1, 9.6.3-9.6.5, 10.4.1). */
import { expect, test } from 'vitest';
import type { Career, Dice } from '../../test/helpers.ts';
import { atSea, monthOf, NIGHT_CONVOY, quiet, reasons, rolled } from '../../test/helpers.ts';

const MISS = [6, 6];

/** A boat that fires at a convoy by night in a month the test chooses, and is detected as often as there are dice for it. */
function hunted(approach: string, plan: Record<string, string>, dice: Dice, month: number): Career {
  const game = atSea({ boat: 'VIIB' }, { ...NIGHT_CONVOY, 'torpedo.hit': [...MISS, ...MISS], ...dice });
  game.captain().month = month;
  game.expect('contact', 'attack');
  game.expect('approach', approach);
  game.fill('salvo', plan);
  return game;
}

const searches = (game: Career): Record<string, number>[] => rolled(game, 'escort.search').map(reasons);
const charges = (game: Career): Record<string, number>[] => rolled(game, 'escort.charges').map(reasons);

const TWICE: Dice = { 'escort.search': [4, 5, 4, 5, 1, 1], 'escort.charges': [1, 1, 1, 1] };

test('9.5.1, 9.6.3 the night surface attack counts in every search from 1941 on, but in the first depth charges only', () => {
  const game = hunted('surfaced-medium', { forward1: '0', aft1: '1' }, TWICE, monthOf(1941, 6));
  expect(reasons(rolled(game, 'torpedo.hit')[0])).toEqual({ surfaceSight: -1 });
  game.expect('testDepth', 'hold');
  game.expect('testDepth', 'hold');
  expect(searches(game)).toEqual([
    { year1941: 1, nightSurface: 1, foreAndAft: 1 },
    { year1941: 1, nightSurface: 1, detectedBefore: 1 },
    { year1941: 1, nightSurface: 1, detectedBefore: 1 },
  ]);
  expect(charges(game).map((why) => why.nightSurfaceFirst ?? 0)).toEqual([1, 0]);
});

test('9.5.1 before 1941 she is not found more easily, and under water none of it counts', () => {
  const early = hunted('surfaced-medium', { forward1: '0' }, TWICE, monthOf(1940, 12));
  early.expect('testDepth', 'hold');
  early.expect('testDepth', 'hold');
  for (const why of searches(early)) expect(why.nightSurface ?? 0).toBe(0);
  expect(charges(early).map((why) => why.nightSurfaceFirst ?? 0)).toEqual([1, 0]);
  const under = hunted('submerged-medium', { forward1: '0' }, TWICE, monthOf(1941, 6));
  expect(reasons(rolled(under, 'torpedo.hit')[0])).toEqual({});
  for (let round = 0; round < 3; round++) under.expect('testDepth', 'hold');
  for (const why of searches(under)) expect(why.nightSurface ?? 0).toBe(0);
  expect(charges(under).map((why) => why.nightSurfaceFirst ?? 0)).toEqual([0, 0]);
});

test('9.6.5, 10.3.4 she may go below test depth in every round, and each time it costs a hull box', () => {
  const game = hunted(
    'submerged-medium',
    { forward1: '0' },
    { ...TWICE, 'escort.search': [6, 6, 6, 6, 1, 1], pressure: [6, 5, 6, 5, 6, 5] },
    monthOf(1940, 6),
  );
  const hull: number[] = [];
  for (let round = 0; round < 3; round++) {
    expect(game.allowed()).toEqual(['hold', 'dive']);
    game.expect('testDepth', 'dive');
    hull.push(game.captain().boat.hull);
  }
  expect(hull).toEqual([1, 2, 3]);
  expect(searches(game).map((why) => why.testDepth)).toEqual([-1, -1, -1]);
});

test('9.6.5 the depth of one round does not count in the next', () => {
  const game = hunted(
    'submerged-medium',
    { forward1: '0' },
    { ...TWICE, 'escort.search': [6, 6, 1, 1], pressure: [6, 5] },
    monthOf(1940, 6),
  );
  game.expect('testDepth', 'dive');
  game.expect('testDepth', 'hold');
  expect(searches(game).map((why) => why.testDepth ?? 0)).toEqual([-1, 0]);
});

test('10.4.1 leaking fuel tanks make her easier to find and to hit', () => {
  const game = hunted(
    'submerged-medium',
    { forward1: '0' },
    { 'escort.search': [5, 5, 4, 5, 1, 1], 'escort.charges': [2, 2, 1, 1], hit: [6, 6] },
    monthOf(1940, 6),
  );
  for (let round = 0; round < 3; round++) game.expect('testDepth', 'hold');
  expect(searches(game).map((why) => why.fuelTanks ?? 0)).toEqual([0, 1, 1]);
  expect(charges(game).map((why) => why.fuelTanks ?? 0)).toEqual([0, 1]);
});

/** A VIIC on a wolfpack patrol in early 1941 that meets a convoy and follows it. */
function inPack(dice: Dice): Career {
  const game = atSea(
    { boat: 'VIIC' },
    {
      'start.rank': [1],
      orders: [4, 4, 4, 4, 1, 2],
      encounter: [...quiet(16), ...quiet(2), 3, 4],
      light: [6, 6],
      'torpedo.hit': [...MISS, ...MISS],
      ...dice,
    },
  );
  for (let patrol = 0; patrol < 2; patrol++) {
    game.fill('loadout');
    game.expect('course', 'steam');
  }
  expect(game.captain().log.at(-1)?.task).toBe('wolfpack');
  return game;
}

test('7.2.3 how busy the escorts are lasts for the whole attack and is rolled again after following', () => {
  const game = inPack({
    wolfpack: [1, 6],
    'escort.search': [6, 6, 1, 1, 1, 1],
    'escort.charges': [1, 1],
    follow: [1],
  });
  game.expect('contact', 'attack');
  game.expect('approach', 'submerged-medium');
  game.fill('salvo', { forward1: '0' });
  game.expect('testDepth', 'hold');
  game.expect('testDepth', 'hold');
  expect(searches(game).map(({ packBusy }) => packBusy)).toEqual([-1, -1]);
  if (game.step() === 'reload') game.answer('e0');
  game.expect('follow', 'ships');
  game.expect('contact', 'attack');
  game.expect('approach', 'submerged-medium');
  game.fill('salvo', { forward1: '0' });
  game.expect('testDepth', 'hold');
  expect(rolled(game, 'wolfpack')).toHaveLength(2);
  expect(searches(game).at(-1)).toMatchObject({ packFocused: 1 });
});

test('7.2.3 it does not count with the radio out of order', () => {
  const game = inPack({ wolfpack: [1], 'escort.search': [1, 1] });
  game.captain().boat.systems.radio = 'inoperable';
  game.expect('contact', 'attack');
  game.expect('approach', 'submerged-medium');
  game.fill('salvo', { forward1: '0' });
  game.expect('testDepth', 'hold');
  expect(searches(game)[0]?.packBusy ?? 0).toBe(0);
});

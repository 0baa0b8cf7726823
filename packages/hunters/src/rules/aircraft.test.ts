import { expect, test } from 'vitest';
import type { Career, Dice } from '../../test/helpers.ts';
import { atSea, QUIET } from '../../test/helpers.ts';
import type { Options } from '../state.ts';

/** An aircraft finds the boat in the first box of her first patrol. */
function raid(dice: Dice, options: Partial<Options> = {}): Career {
  return atSea(
    { boat: 'VIIB', ...options },
    {
      orders: [3, 4],
      encounter: [1, 1, ...QUIET, ...QUIET, ...QUIET, ...QUIET, ...QUIET, ...QUIET, ...QUIET],
      'injury.who': [3, 4, 3, 4, 3, 4, 3, 4, 3, 4],
      'injury.severity': [1, 1, 1, 1, 1],
      flooding: [1, 1, 1],
      ...dice,
    },
  );
}

const rolled = (game: Career, purpose: string) =>
  (game.table.log ?? []).flatMap((event) => (event.roll?.purpose === purpose ? [event.roll] : []));

test('8.1.5, 9.8, 9.8.1 a crash dive of 6 or more ends it; 1939 gives +1', () => {
  const game = raid({ 'air.dive': [2, 3] });
  expect(game.events()).toContain('crashDived');
  expect(rolled(game, 'air.flak')).toEqual([]);
});

test('9.8.2 bombs come with +2 and hurt a man besides', () => {
  const game = raid({ 'air.dive': [1, 1], 'air.flak': [1, 1], 'air.bombs': [1, 1], hit: [3, 2] });
  expect(rolled(game, 'air.bombs')[0]).toMatchObject({ total: 4, outcome: '1' });
  expect(game.captain().crew.hands[0]).toBe('LW');
});

test('9.8.3 shot down: no further attack', () => {
  const game = raid({ 'air.dive': [1, 1], 'air.flak': [1, 2], 'air.bombs': [1, 1], hit: [3, 2] });
  expect(game.events()).not.toContain('shadowed');
  expect(rolled(game, 'air.bombs')).toHaveLength(1);
});

test('9.8.3 two attacks: a damaged aircraft still makes its second run, then it is over', () => {
  const game = raid(
    { 'air.dive': [1, 1], 'air.flak': [2, 3], 'air.bombs': [1, 1, 1, 1], hit: [3, 2, 3, 2] },
    { boat: 'IXC' },
  );
  game.steam();
  expect(rolled(game, 'air.dive')[0]).toMatchObject({ total: 1, outcome: 'twoAttacks' });
  expect(rolled(game, 'air.bombs')).toHaveLength(2);
  expect(rolled(game, 'air.flak')).toHaveLength(1);
  expect(rolled(game, 'injury.who')).toHaveLength(1);
  expect(game.events()).not.toContain('shadowed');
});

test('9.8.3 a missed aircraft shadows the boat: another one goes straight to its attack, without flak', () => {
  const game = raid({
    'air.dive': [1, 1],
    'air.flak': [6, 6],
    'air.bombs': [1, 1, 1, 1],
    hit: [3, 2, 3, 2],
    'air.shadow': [2, 2, 6, 6],
  });
  expect(rolled(game, 'air.bombs')).toHaveLength(2);
  expect(rolled(game, 'air.flak')).toHaveLength(1);
  expect(rolled(game, 'injury.who')).toHaveLength(2);
  expect(rolled(game, 'air.shadow')).toHaveLength(2);
});

test('9.8.3 escorts called by an aircraft search with +1 as if they had detected the boat before', () => {
  const game = raid({
    'air.dive': [1, 1],
    'air.flak': [6, 6],
    'air.bombs': [1, 1],
    hit: [3, 2],
    'air.shadow': [1, 1],
    'escort.search': [1, 2],
  });
  game.expect('testDepth', 'hold');
  expect(rolled(game, 'escort.search')[0]?.modifiers.map(({ why }) => why)).toEqual(['detectedBefore']);
  expect(game.captain().fight).toBeNull();
});

test('9.8.4 without a working flak gun the aircraft counts as missed', () => {
  const silent = raid({
    'air.dive': [1, 1, 1, 1],
    encounter: [1, 1, 1, 1, ...QUIET, ...QUIET, ...QUIET, ...QUIET, ...QUIET, ...QUIET],
    'air.flak': [6, 6],
    'air.bombs': [1, 1, 1, 1],
    hit: [2, 4, 3, 2],
    repair: [6],
    'air.shadow': [6, 6, 6, 6],
  });
  silent.expect('course', 'steam');
  expect(silent.events()).toContain('noFlak');
  expect(rolled(silent, 'air.flak')).toHaveLength(1);
  expect(rolled(silent, 'air.shadow')).toHaveLength(2);
});

test('9.8.3 flak and bombs are simultaneous: a gun hit in the attack has fired, a boat lost has shot', () => {
  const game = raid({ 'air.dive': [1, 1], 'air.flak': [1, 1], 'air.bombs': [6, 5] });
  expect(game.captain().fate).toBe('bombed');
  expect(game.events().indexOf('flakFired')).toBeLessThan(game.events().indexOf('boatSunk'));
});

test('14.7, 14.7.2, 14.7.3 a green aircrew hits once less, an elite one hurts two men', () => {
  const green = raid(
    { 'air.dive': [1, 1], 'air.quality': [1], 'air.flak': [1, 1], 'air.bombs': [1, 1] },
    { rules: ['14.7'] },
  );
  expect(green.events()).toContain('aircrewRated');
  expect(green.captain().boat.hull).toBe(0);
  expect(green.events()).not.toContain('minorHit');
  const elite = raid(
    {
      'start.rank': [1],
      orders: [4, 4],
      'air.dive': [1, 1],
      'air.quality': [6],
      'air.flak': [1, 1],
      'air.bombs': [1, 1],
      hit: [3, 2, 3, 2],
    },
    { rules: ['14.7'], boat: 'VIID' },
  );
  elite.steam();
  expect(rolled(elite, 'injury.who')).toHaveLength(2);
});

/** A flak boat in the Bay of Biscay of May 1943. */
const flakBoat = (dice: Dice): Career =>
  raid({ 'start.rank': [1], orders: [4, 4], ...dice }, { boat: 'VIICFlak' });

test('11.4.7 the flak boat throws twice with −2, the better result counts', () => {
  const game = flakBoat({
    'air.dive': [1, 1],
    'air.flak': [6, 6, 1, 3],
    'air.bombs': [1, 1],
    hit: [3, 2, 3, 2],
  });
  expect(rolled(game, 'air.flak').map(({ total, outcome }) => [total, outcome])).toEqual([
    [10, 'miss'],
    [2, 'shotDown'],
  ]);
  expect(game.events()).not.toContain('stayedUp');
});

test('11.4.7 she may stay up: strafed for certain, bombed on 1 to 3, and fires twice more', () => {
  const game = flakBoat({
    'air.dive': [2, 2],
    'air.flak': [6, 6, 6, 6, 6, 6, 3, 3],
    'air.bombs': [1, 1],
    hit: [3, 2, 3, 2],
    'air.second': [4],
  });
  expect(game.step()).toBe('stayUp');
  game.expect('stayUp', 'stay');
  expect(rolled(game, 'air.flak')).toHaveLength(4);
  expect(rolled(game, 'air.bombs')).toHaveLength(1);
  expect(rolled(game, 'injury.who')).toHaveLength(2);
  expect(game.events()).not.toContain('shadowed');
});

test.each([
  ['veterans', 6, true],
  ['a trained crew', 2, false],
] as const)('14.7.3 the five hits of a 12 sink her outright by %s', (_, quality, sunk) => {
  const game = raid(
    {
      'air.dive': [2, 1],
      'air.quality': [quality],
      'air.flak': [1, 1],
      'air.bombs': [4, 6],
      hit: Array.from({ length: 5 }, () => [3, 2]).flat(),
    },
    { rules: ['14.7'] },
  );
  expect(game.captain().fate).toBe(sunk ? 'bombed' : 'serving');
  expect(rolled(game, 'hit')).toHaveLength(sunk ? 0 : 5);
});

/** Hits by range (9.2.3). */
import { expect, test } from 'vitest';
import { atSea, NIGHT_CONVOY, reasons, rolled } from '../../test/helpers.ts';

test.each([
  ['submerged-close', [4, 4], 'hit'],
  ['submerged-close', [4, 5], 'miss'],
  ['submerged-medium', [3, 4], 'hit'],
  ['submerged-medium', [4, 4], 'miss'],
  ['submerged-long', [3, 3], 'hit'],
  ['submerged-long', [3, 4], 'miss'],
  ['surfaced-long', [3, 4], 'hit'],
  ['surfaced-long', [4, 4], 'miss'],
] as const)('9.2.3 a steam torpedo, %s, with %j: %s', (approach, faces, outcome) => {
  const game = atSea(
    { boat: 'VIIB' },
    { ...NIGHT_CONVOY, 'escort.approach': [1, 1], 'torpedo.hit': [...faces] },
  );
  game.expect('contact', 'attack');
  game.expect('approach', approach);
  game.fill('salvo', { forward1: '0' });
  expect(rolled(game, 'torpedo.hit').map((roll) => roll.outcome)).toEqual([outcome]);
});

test('9.2.3 every torpedo is rolled for by itself, an electric one with +1 at medium and +2 at long range', () => {
  const shots = (approach: string) => {
    const load = { steam: 8, forwardElectric: 1, aftReloadElectric: 1 };
    const dice = { ...NIGHT_CONVOY, 'escort.approach': [1, 1], 'torpedo.hit': [6, 6, 6, 6] };
    const game = atSea({ boat: 'VIIB' }, dice, load);
    game.expect('contact', 'attack');
    game.expect('approach', approach);
    game.fill('salvo', { forward1: '0', forward4: '1' });
    return rolled(game, 'torpedo.hit').map(reasons);
  };
  expect(shots('submerged-close')).toEqual([{}, {}]);
  expect(shots('submerged-medium')).toEqual([{}, { electricMedium: 1 }]);
  expect(shots('submerged-long')).toEqual([{}, { electricLong: 2 }]);
});

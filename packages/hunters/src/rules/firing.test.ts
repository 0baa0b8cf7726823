/** Hits by range (9.2.3). */
import { expect, test } from 'vitest';
import { atSea, NIGHT_CONVOY, quiet, reasons, rolled } from '../../test/helpers.ts';

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

test.each([
  ['forward', [{ surfaceSight: -1 }, { surfaceSight: -1 }, { surfaceSight: -1, secondSalvo: 1 }]],
  ['aft', [{ surfaceSight: -1 }, { surfaceSight: -1, secondSalvo: 1 }, { surfaceSight: -1, secondSalvo: 1 }]],
] as const)('9.5.2 the end that was chosen fires the first salvo: %s', (lead, why) => {
  const game = atSea({ boat: 'VIIB' }, { ...NIGHT_CONVOY, 'torpedo.hit': [6, 6, 6, 6, 6, 6] });
  game.expect('contact', 'attack');
  game.expect('approach', 'surfaced-medium');
  game.fill('salvo', { forward1: '0', forward2: '1', aft1: '2', lead });
  expect(rolled(game, 'torpedo.hit').map(reasons)).toEqual(why);
});

test('9.3.1 with the deck gun alone she can go in on the surface only', () => {
  const game = atSea(
    { boat: 'VIIB' },
    { orders: [3, 4], encounter: [...quiet(2), 4, 4], 'ship.size': [1], light: [6] },
  );
  game.captain().boat.forward.fill('empty');
  game.captain().boat.aft.fill('empty');
  game.expect('contact', 'attack');
  expect(game.allowed()).toEqual(['surfaced-close', 'surfaced-medium', 'surfaced-long', 'leave']);
  expect(game.refused()).toEqual({
    'submerged-close': '9.3.1',
    'submerged-medium': '9.3.1',
    'submerged-long': '9.3.1',
  });
});

test('9.1.3, 9.2.1 what is asked before the shots tells light, escort, range and ships as they are', () => {
  const game = atSea({ boat: 'VIIB' }, { ...NIGHT_CONVOY, 'escort.approach': [1, 1] });
  game.expect('contact', 'attack');
  expect(game.asked().about).toMatchObject({ light: { key: 'light.night' }, escort: { key: 'escorted' } });
  game.expect('approach', 'submerged-long');
  expect(game.asked().about).toMatchObject({ light: { key: 'light.night' }, range: { key: 'range.long' } });
});

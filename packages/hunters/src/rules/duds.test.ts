/** Duds by the date (9.2.4). */
import { expect, test } from 'vitest';
import { atSea, monthOf, NIGHT_CONVOY, rolled } from '../../test/helpers.ts';

/** Fires a steam and an electric torpedo in a month, both with this die for the dud; gives those that failed. */
function fired(month: number, die: number): readonly string[] {
  const load = { steam: 8, forwardElectric: 1, aftReloadElectric: 1 };
  const dice = {
    ...NIGHT_CONVOY,
    'torpedo.hit': [1, 1, 1, 1],
    'torpedo.dud': [die, die],
    'torpedo.damage': [6, 6],
  };
  const game = atSea({ boat: 'VIIB' }, dice, load);
  game.captain().month = month;
  game.expect('contact', 'attack');
  game.expect('approach', 'surfaced-medium');
  expect(game.captain().boat.forward).toEqual(['steam', 'steam', 'steam', 'electric']);
  game.fill('salvo', { forward3: '0', forward4: '1' });
  return rolled(game, 'torpedo.dud').map(({ outcome }) => outcome);
}

test.each([
  ['1939', monthOf(1939, 12), 3, ['runs', 'dud']],
  ['June 1940', monthOf(1940, 6), 3, ['runs', 'dud']],
  ['June 1940', monthOf(1940, 6), 4, ['runs', 'runs']],
  ['June 1940', monthOf(1940, 6), 2, ['dud', 'dud']],
  ['July 1940', monthOf(1940, 7), 3, ['runs', 'runs']],
  ['July 1940', monthOf(1940, 7), 2, ['dud', 'dud']],
  ['December 1940', monthOf(1940, 12), 3, ['runs', 'runs']],
  ['December 1940', monthOf(1940, 12), 2, ['dud', 'dud']],
  ['January 1941', monthOf(1941, 1), 2, ['runs', 'runs']],
  ['January 1941', monthOf(1941, 1), 1, ['dud', 'dud']],
  ['June 1943', monthOf(1943, 6), 1, ['dud', 'dud']],
  ['June 1943', monthOf(1943, 6), 2, ['runs', 'runs']],
] as const)('9.2.4 in %s (month %i) a %i: steam and electric torpedo %j', (_, month, die, outcome) => {
  expect(fired(month, die)).toEqual(outcome);
});

test('9.2.4 only a torpedo that hit is rolled for', () => {
  const game = atSea({ boat: 'VIIB' }, { ...NIGHT_CONVOY, 'torpedo.hit': [6, 6, 1, 1], 'torpedo.dud': [1] });
  game.expect('contact', 'attack');
  game.expect('approach', 'surfaced-medium');
  game.fill('salvo', { forward1: '0', forward2: '1' });
  expect(rolled(game, 'torpedo.dud')).toHaveLength(1);
  expect(game.events().filter((kind) => kind.startsWith('torpedo'))).toEqual(['torpedoMissed', 'torpedoDud']);
  expect(game.fight().ships.some(({ damaged }) => damaged)).toBe(false);
});

/** Ships that were followed are a new encounter (9.7.9). */
import { expect, test } from 'vitest';
import type { Career, Dice } from '../../test/helpers.ts';
import { atSea, quiet, reasons, rolled } from '../../test/helpers.ts';

const HIT = [1, 1];
const MISS = [6, 6];

/** A VIIB fires fore and aft on the surface at night, is detected once, slips away and reloads. */
function huntedOnce(dice: Dice, aft = '1'): Career {
  const game = atSea(
    { boat: 'VIIB' },
    {
      orders: [3, 4],
      encounter: [...quiet(2), 5, 5],
      'escort.search': [5, 5, 1, 1, 4, 4, 1, 1],
      'escort.charges': [1, 1],
      ...dice,
    },
  );
  game.expect('contact', 'attack');
  game.expect('approach', 'surfaced-medium');
  game.fill('salvo', { forward1: '0', aft1: aft });
  game.expect('testDepth', 'hold');
  game.expect('reload', 'e0');
  return game;
}

/** The modifiers of every search so far. */
const searches = (game: Career): Record<string, number>[] => rolled(game, 'escort.search').map(reasons);

test('9.7.9 a convoy found again is a new encounter: new ships, new light, other tactics, reloaded tubes, nothing held against the boat', () => {
  const game = huntedOnce({
    'torpedo.hit': [...MISS, ...MISS, ...MISS],
    'ship.size': [1, 1, 1, 1, 6, 6, 6, 6],
    'ship.name': [1, 2, 3, 4, 5, 6, 7, 8],
    light: [6, 4],
    follow: [1],
  });
  expect(searches(game)).toEqual([{ foreAndAft: 1 }, { detectedBefore: 1 }]);
  game.expect('follow', 'ships');
  expect(game.captain().boat.forward).not.toContain('empty');
  expect(game.captain().boat.aft).not.toContain('empty');
  expect(game.fight().ships.map(({ kind }) => kind)).toEqual(['tanker', 'tanker', 'tanker', 'tanker']);
  expect(game.fight()).toMatchObject({
    round: 0,
    detected: false,
    fired: 0,
    approach: null,
    bothEnds: false,
  });
  game.expect('contact', 'attack');
  expect(game.allowed()).toContain('submerged-long');
  game.expect('approach', 'submerged-long');
  game.fill('salvo', { forward1: '0' });
  expect(game.allowed()).toEqual(['hold', 'dive']);
  game.expect('testDepth', 'hold');
  expect(searches(game).at(-1)).toEqual({ longRange: -1 });
});

test('9.7.9 an escorted ship that was followed is known already, and attacked as if for the first time', () => {
  const game = huntedOnce(
    {
      encounter: [...quiet(2), 3, 3],
      'torpedo.hit': [...MISS, ...MISS, ...MISS],
      'ship.size': [4],
      'ship.name': [34],
      light: [6, 4],
      follow: [1],
    },
    '0',
  );
  game.expect('follow', 'ships');
  expect(rolled(game, 'ship.size')).toHaveLength(1);
  expect(game.fight().ships.map(({ name }) => name)).toEqual(['Empress of Britain']);
  expect(game.fight()).toMatchObject({ round: 0, detected: false, approach: null });
  expect(game.step()).toBe('approach');
});

test('9.7.9 a damaged ship that was followed is a new encounter with the same ship', () => {
  const game = huntedOnce({
    'ship.size': [4, 1, 1, 1],
    'torpedo.hit': [...HIT, ...MISS, ...MISS],
    'torpedo.dud': [6],
    'torpedo.damage': [6],
    light: [6],
    'follow.damaged': [1],
  });
  const [first] = game.fight().ships;
  game.expect('follow', 'damaged');
  game.expect('chooseLight', 'night');
  expect(game.fight().ships).toEqual([first]);
  expect(game.fight()).toMatchObject({ round: 0, detected: false, escorted: true, approach: null });
  expect(game.captain().boat.forward).not.toContain('empty');
  game.expect('approach', 'submerged-medium');
  game.fill('salvo', { forward1: '0' });
  game.expect('testDepth', 'hold');
  expect(searches(game).at(-1)).toEqual({});
});

test('9.7.3 repairs come before following, and a boat that was found and hit may follow all the same', () => {
  const game = atSea(
    { boat: 'VIIB' },
    {
      orders: [3, 4],
      encounter: [...quiet(2), 5, 5],
      'ship.size': [1, 1, 1, 1],
      light: [6],
      'torpedo.hit': MISS,
      'escort.search': [5, 5, 1, 1],
      'escort.charges': [2, 2],
      hit: [1, 4],
      repair: [4],
      follow: [1],
    },
  );
  game.expect('contact', 'attack');
  game.expect('approach', 'submerged-medium');
  game.fill('salvo', { forward1: '0' });
  game.expect('testDepth', 'hold');
  game.expect('testDepth', 'hold');
  expect(game.captain().boat.systems.periscope).toBe('sound');
  expect(game.events()).toContain('repaired');
  if (game.step() === 'reload') game.answer('e0');
  game.expect('follow', 'ships');
  expect(game.events()).toContain('followed');
});

test('9.7.9, 14.6.1 a convoy found again has new escorts, rated anew; a single ship keeps hers', () => {
  const followed = (sighting: number[]): number => {
    const game = atSea(
      { boat: 'VIIB', rules: ['14.6'] },
      {
        orders: [3, 4],
        encounter: [...quiet(2), ...sighting],
        light: [6, 6],
        'torpedo.hit': [...MISS, ...MISS],
        'escort.quality': [1, 6],
        'escort.search': [1, 1, 1, 1],
        follow: [1],
      },
    );
    game.expect('contact', 'attack');
    for (let attack = 0; attack < 2; attack++) {
      game.expect('approach', 'surfaced-medium');
      game.fill('salvo', { forward1: '0' });
      game.expect('reload', 'e0');
      if (attack === 0) game.expect('follow', 'ships');
      if (game.step() === 'contact') game.answer('attack');
    }
    return rolled(game, 'escort.quality').length;
  };
  expect(followed([5, 5])).toBe(2);
  expect(followed([3, 3])).toBe(1);
});

test.each([
  ['June', 9, 'day'],
  ['December', 3, 'night'],
] as const)(
  '8.3.4, 8.3.5 in the Arctic of %s (month %i) a cripple can only be met by %s',
  (_, month, light) => {
    const game = huntedOnce({
      'torpedo.hit': [...HIT, ...MISS],
      'torpedo.dud': [6],
      'torpedo.damage': [6],
      'ship.size': [4, 1, 1, 1],
      light: [6],
      'follow.damaged': [1],
    });
    Object.assign(game.captain(), { month });
    Object.assign(game.captain().patrol ?? {}, { area: 'arctic' });
    game.expect('follow', 'damaged');
    expect(game.step()).toBe('approach');
    expect(game.fight().light).toBe(light);
  },
);

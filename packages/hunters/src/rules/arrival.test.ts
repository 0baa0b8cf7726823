/** Searches before the boat has fired: escorts that arrive, and the approach in the first printing (9.2.2, 9.4.6, 9.6.4). */
import { describe, expect, it } from 'vitest';
import type { Career, Dice } from '../../test/helpers.ts';
import { atSea } from '../../test/helpers.ts';
import type { Options } from '../state.ts';

const MISS = [6, 6];
const DAY = [1];
const NIGHT = [6];

interface Lingering {
  readonly dice?: Dice;
  readonly options?: Partial<Options>;
  readonly approach?: string;
  /** What is fired before the escorts arrive. */
  readonly fires?: (game: Career) => void;
}

const forward = (game: Career): void => {
  game.expect('weapon', 'forward');
  game.fill('volley', { forward1: '0' });
};

/** A VIIB fires at a lone freighter, misses, and stays for another round in which escorts arrive. */
function lingering({ dice, options, approach = 'surfaced-close', fires = forward }: Lingering): Career {
  const game = atSea(
    { boat: 'VIIB', ...options },
    {
      orders: [3, 4],
      encounter: [3, 4, 3, 4, 4, 4],
      'ship.size': [1],
      'ship.name': [2],
      light: NIGHT,
      'torpedo.hit': [...MISS, ...MISS],
      'gun.hit': MISS,
      additional: [1, 2],
      ...dice,
    },
  );
  game.expect('contact', 'attack');
  if (game.step() === 'wait') game.expect('wait', 'now');
  game.expect('approach', approach);
  fires(game);
  game.expect('weapon', 'done');
  if (game.step() === 'reload') game.answer('e0');
  game.expect('another', 'again');
  return game;
}

const rolls = (game: Career, purpose: string) =>
  (game.table.log ?? []).flatMap(({ roll }) => (roll?.purpose === purpose ? [roll] : []));
const why = ({ modifiers }: { readonly modifiers: readonly { readonly why: string }[] }): string[] =>
  modifiers.map((modifier) => modifier.why);

describe('escorts that come up', () => {
  it('9.6.4 let the boat go below test depth before they search, for −1', () => {
    const game = lingering({ dice: { pressure: [6, 6], 'escort.arrival': [4, 5] } });
    expect(game.step()).toBe('testDepth');
    expect(game.allowed()).toEqual(['hold', 'dive']);
    game.expect('testDepth', 'dive');
    expect(game.captain().boat.hull).toBe(1);
    const [search] = rolls(game, 'escort.arrival');
    expect(search).toMatchObject({ natural: 9, total: 8, outcome: 'undetected' });
    expect(search && why(search)).toEqual(['testDepth']);
    expect(game.step()).toBe('approach');
  });

  it('9.6.6 whether she fired from the surface or under water: she is submerged when they come', () => {
    for (const light of [DAY, NIGHT])
      for (const approach of ['surfaced-close', 'submerged-long']) {
        const game = lingering({ dice: { light }, approach });
        expect(game.allowed(), approach).toEqual(['hold', 'dive']);
        expect(game.fight()).toMatchObject({ round: 0, detected: false });
      }
  });

  it('9.6.4 crush her before they search when the hull does not hold', () => {
    const game = lingering({ dice: { pressure: [1, 1] } });
    game.captain().boat.hull = 2;
    game.expect('testDepth', 'dive');
    expect(game.captain().fate).toBe('imploded');
    expect(rolls(game, 'escort.arrival')).toHaveLength(0);
  });

  it('9.4.6 see the wake of steam torpedoes fired by day, and nothing else of the last round', () => {
    const game = lingering({ dice: { light: DAY, 'escort.arrival': [4, 4], 'escort.charges': [1, 1] } });
    game.expect('testDepth', 'hold');
    const [search] = rolls(game, 'escort.arrival');
    expect(search).toMatchObject({ natural: 8, total: 9, outcome: 'detected' });
    expect(search && why(search)).toEqual(['steamWake']);
  });

  const electric = (game: Career): void => {
    game.captain().boat.forward.fill('electric');
    forward(game);
  };
  const shells = (game: Career): void => {
    game.expect('weapon', 'gun');
    game.fill('gunnery', { round1: '0' });
  };

  it.each<[string, Lingering]>([
    ['by night, close', { approach: 'surfaced-close' }],
    ['by night, far off', { approach: 'submerged-long' }],
    ['of electric torpedoes', { dice: { light: DAY }, fires: electric, approach: 'submerged-long' }],
    ['of shells', { dice: { light: DAY }, fires: shells }],
  ])('9.4.6 find no wake and count no range %s', (_, scene) => {
    const game = lingering({ ...scene, dice: { ...scene.dice, 'escort.arrival': [4, 4] } });
    game.expect('testDepth', 'hold');
    const [search] = rolls(game, 'escort.arrival');
    expect(search).toMatchObject({ total: 8, outcome: 'undetected' });
    expect(search && why(search)).toEqual([]);
  });

  it('9.4.6 do not count torpedoes from both ends: nobody was there to see them leave (H13)', () => {
    const game = lingering({
      dice: { 'escort.arrival': [4, 4] },
      fires: (career) => {
        forward(career);
        career.expect('weapon', 'aft');
        career.fill('volley', { aft1: '0' });
      },
    });
    game.expect('testDepth', 'hold');
    expect(why(rolls(game, 'escort.arrival')[0] ?? { modifiers: [] })).toEqual([]);
  });

  it('9.1.4 and the wake of the last round is gone when the boat turns in again', () => {
    const game = lingering({
      dice: { light: DAY, 'escort.arrival': [1, 1], 'escort.search': [4, 4] },
    });
    game.expect('testDepth', 'hold');
    game.captain().boat.forward.fill('electric');
    game.expect('approach', 'submerged-medium');
    game.fill('salvo', { forward1: '0' });
    game.expect('testDepth', 'hold');
    expect(why(rolls(game, 'escort.search')[0] ?? { modifiers: [] })).toEqual([]);
  });
});

describe('9.6.5 once in a round of combat', () => {
  const arrived = (dice: Dice): Career => lingering({ dice: { pressure: [6, 6, 6, 6], ...dice } });

  it('9.6.5 a boat that went deep before the first search cannot before the one after her salvo', () => {
    const game = arrived({ 'escort.arrival': [1, 1], 'escort.search': [5, 4] });
    game.expect('testDepth', 'dive');
    game.expect('approach', 'submerged-medium');
    expect(game.fight().deep).toBe(false);
    game.fill('salvo', { forward1: '0' });
    expect(game.captain().boat.hull).toBe(1);
    const [search] = rolls(game, 'escort.search');
    expect(search).toMatchObject({ natural: 9, total: 9, outcome: 'detected' });
    expect(search && why(search)).toEqual([]);
  });

  it('9.6.5 one that did not still can', () => {
    const game = arrived({ 'escort.arrival': [1, 1], 'escort.search': [5, 4] });
    game.expect('testDepth', 'hold');
    game.expect('approach', 'submerged-medium');
    game.fill('salvo', { forward1: '0' });
    game.expect('testDepth', 'dive');
    expect(why(rolls(game, 'escort.search')[0] ?? { modifiers: [] })).toEqual(['testDepth']);
  });

  it('9.6.5 and found at once she can again in the next round', () => {
    const game = arrived({ 'escort.arrival': [6, 4], 'escort.charges': [1, 1], 'escort.search': [1, 1] });
    game.expect('testDepth', 'dive');
    expect(game.fight().round).toBe(2);
    expect(game.allowed()).toEqual(['hold', 'dive']);
    game.expect('testDepth', 'dive');
    expect(game.captain().boat.hull).toBe(2);
    expect(game.events()).toContain('escaped');
  });
});

describe('the way in to close range', () => {
  const CONVOY: Dice = { orders: [3, 4], encounter: [3, 4, 3, 4, 5, 5], light: NIGHT, 'torpedo.hit': MISS };
  const goingIn = (printing: Options['printing'], approach: string, dice: Dice): Career => {
    const game = atSea({ boat: 'VIIB', printing }, { ...CONVOY, ...dice });
    game.expect('contact', 'attack');
    game.expect('approach', approach);
    return game;
  };

  it('9.6.4 in the first printing a submerged boat may go below test depth before that search too, once (9.6.5)', () => {
    const game = goingIn('first', 'submerged-close', {
      pressure: [6, 6],
      'escort.approach': [4, 4],
      'escort.search': [1, 1],
    });
    game.expect('testDepth', 'dive');
    const [search] = rolls(game, 'escort.approach');
    expect(search && why(search)).toEqual(['closeRange', 'testDepth']);
    expect(game.fight().deep).toBe(false);
    game.fill('salvo', { forward1: '0' });
    expect(why(rolls(game, 'escort.search')[0] ?? { modifiers: [] })).toEqual(['closeRange']);
  });

  it('9.6.6 a surfaced one is too near the surface', () => {
    const game = goingIn('first', 'surfaced-close', { 'escort.approach': [1, 1] });
    expect(game.step()).toBe('salvo');
  });

  it('9.2.2 in the second printing nobody is asked: depth does not count in that search', () => {
    const game = goingIn('second', 'submerged-close', { 'escort.approach': [1, 1] });
    expect(game.step()).toBe('salvo');
  });
});

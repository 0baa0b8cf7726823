import { describe, expect, it } from 'vitest';
import { chiSquare, chiSquareBound, correlation, evenly, looksFair, tally } from '../test/statistics.ts';
import type { Chance, Context } from './chance.ts';
import { keyedChance, MOST_DRAWS, rngFrom, shuffleInPlace } from './chance.ts';
import { diceOf, distributionOf, readDice } from './dice.ts';
import { philox } from './philox.ts';
import { purposeWord } from './purposes.ts';
import { seedFrom } from './seed.ts';

const seed = seedFrom('statistics');
const MILLION = 1_000_000;

/** Draw number i as it would come in a game: a few counters in each of very many contexts. */
const placed = (chance: Chance, purpose: string, i: number): void =>
  chance.open(purpose, [i >>> 18, (i >>> 10) & 255, (i >>> 3) & 127, 0], i & 7);

const one = (sides: number, purpose: string, context: Context, counter: number): number => {
  const chance = keyedChance(seed);
  chance.open(purpose, context, counter);
  return chance.below(sides);
};

describe('every die is fair over a million throws', () => {
  it.each([2, 3, 4, 6, 8, 10, 12, 20, 100])('d%i', (sides) => {
    const chance = keyedChance(seed);
    const counts = tally(MILLION, sides, (i) => {
      placed(chance, 'fair', i);
      return chance.below(sides);
    });
    expect(chiSquare(counts, evenly(sides))).toBeLessThan(chiSquareBound(sides - 1));
  });

  it.each(['2d6', '3d6', 'd66', '3d10kh', '2d10kl'])('%s, read as one number', (text) => {
    const dice = diceOf(text);
    const distribution = distributionOf(text);
    const values = [...distribution.keys()];
    const place = new Map(values.map((value, i) => [value, i]));
    const chance = keyedChance(seed);
    const faces = new Array<number>(dice.count);
    const counts = tally(MILLION, values.length, (i) => {
      placed(chance, 'read', i);
      for (let die = 0; die < dice.count; die++) faces[die] = chance.below(dice.sides) + 1;
      return place.get(readDice(dice, faces)) as number;
    });
    const shares = [...distribution.values()];
    expect(chiSquare(counts, shares)).toBeLessThan(chiSquareBound(values.length - 1));
  });

  it('while a die that shows only 1 to 5 fails the same test', () => {
    const chance = keyedChance(seed);
    const counts = tally(MILLION, 6, (i) => {
      placed(chance, 'fair', i);
      return chance.below(6) % 5;
    });
    expect(looksFair(counts, evenly(6))).toBe(false);
  });

  it('and so does a die whose six comes up one time in fifty too often', () => {
    const chance = keyedChance(seed);
    const counts = tally(MILLION, 6, (i) => {
      placed(chance, 'fair', i);
      return chance.below(50) === 0 ? 5 : chance.below(6);
    });
    expect(looksFair(counts, evenly(6))).toBe(false);
  });

  it('a word that would favour some numbers is thrown away and the next one taken', () => {
    const limit = 1_000_003;
    const unfair = 2n ** 32n % BigInt(limit);
    const chance = keyedChance(seed);
    const block = new Uint32Array(4);
    let thrownAway = 0;
    let wrong = 0;
    for (let i = 0; i < 50_000; i++) {
      philox(block, 0, i, purposeWord('wide') ^ seed[2], seed[3], seed[0], seed[1]);
      const products = Array.from(block, (word) => BigInt(word) * BigInt(limit));
      const kept = products.findIndex((product) => product % 2n ** 32n >= unfair);
      thrownAway += kept;
      chance.open('wide', [0, 0, 0, i], 0);
      if (chance.below(limit) !== Number((products[kept] as bigint) >> 32n)) wrong++;
    }
    expect(wrong).toBe(0);
    expect(thrownAway).toBeGreaterThan(5);
  });
});

describe('shuffles are fair', () => {
  const orders = (shuffle: (items: number[], i: number) => void): number[] =>
    tally(MILLION, 24, (i) => {
      const items = [0, 1, 2, 3];
      shuffle(items, i);
      return rankOf(items);
    });

  it('every order of four cards comes up equally often in a million shuffles', () => {
    const chance = keyedChance(seed);
    const counts = orders((items, i) => {
      placed(chance, 'shuffle', i);
      shuffleInPlace(items, chance);
    });
    expect(chiSquare(counts, evenly(24))).toBeLessThan(chiSquareBound(23));
  });

  it('while swapping every place with any place, the classic mistake, fails the same test', () => {
    const chance = keyedChance(seed);
    const counts = orders((items, i) => {
      placed(chance, 'shuffle', i);
      for (let at = 0; at < 4; at++) {
        const other = chance.below(4);
        [items[at], items[other]] = [items[other] as number, items[at] as number];
      }
    });
    expect(looksFair(counts, evenly(24))).toBe(false);
  });

  it('every card of 52 lands on every place equally often', () => {
    const chance = keyedChance(seed);
    const counts = new Array<number>(52 * 52).fill(0);
    const shuffles = 20_000;
    for (let i = 0; i < shuffles; i++) {
      placed(chance, 'deck', i);
      const cards = Array.from({ length: 52 }, (_, card) => card);
      shuffleInPlace(cards, chance);
      cards.forEach((card, place) => {
        counts[card * 52 + place] = (counts[card * 52 + place] as number) + 1;
      });
    }
    expect(chiSquare(counts, evenly(52 * 52))).toBeLessThan(chiSquareBound(51 * 51));
  });

  it('a shuffle keeps every item', () => {
    const items = Array.from({ length: 100 }, (_, i) => i);
    const chance = keyedChance(seed);
    chance.open('keep', [0, 0, 0, 0], 0);
    shuffleInPlace(items, chance);
    expect([...items].sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, i) => i));
  });
});

/** The rank of an order of 0, 1, 2, 3 among all 24. */
function rankOf(items: readonly number[]): number {
  const [a, b, c] = items as [number, number, number];
  const second = b - (b > a ? 1 : 0);
  const third = c - (c > a ? 1 : 0) - (c > b ? 1 : 0);
  return a * 6 + second * 2 + third;
}

describe('draws know nothing of each other', () => {
  const n = 200_000;
  const column = (draw: (chance: Chance, i: number) => void): Float64Array => {
    const chance = keyedChance(seed);
    return Float64Array.from({ length: n }, (_, i) => {
      draw(chance, i);
      return chance.below(6);
    });
  };
  const spread = (i: number): Context => [i >>> 16, i & 65535, 0, 0];

  /** Two columns of d6 must fill all 36 pairs evenly and must not correlate. */
  const independent = (a: Float64Array, b: Float64Array): void => {
    const pairs = tally(n, 36, (i) => (a[i] as number) * 6 + (b[i] as number));
    expect(chiSquare(pairs, evenly(36))).toBeLessThan(chiSquareBound(35));
    expect(Math.abs(correlation(a, b))).toBeLessThan(4.265 / Math.sqrt(n));
  };

  const base = column((chance, i) => chance.open('torpedo.hit', spread(i), 0));

  it('throw after throw of one purpose (serial correlation at lags 1 to 8)', () => {
    const run = column((chance, i) => chance.open('serial', [0, 0, 0, 0], i));
    for (let lag = 1; lag <= 8; lag++) {
      const r = correlation(run.subarray(0, n - lag), run.subarray(lag));
      expect(Math.abs(r)).toBeLessThan(4.265 / Math.sqrt(n - lag));
    }
  });

  it('dice of one throw', () => {
    const chance = keyedChance(seed);
    const dice = Array.from({ length: 5 }, () => new Float64Array(n));
    for (let i = 0; i < n; i++) {
      chance.open('salvo', spread(i), 0);
      for (const die of dice) die[i] = chance.below(6);
    }
    independent(dice[0] as Float64Array, dice[1] as Float64Array);
    independent(dice[3] as Float64Array, dice[4] as Float64Array);
  });

  it.each(['torpedo.dud', 'torpedo.hit2', 'torpedo.his', ''])(
    'purpose "torpedo.hit" and purpose "%s"',
    (other) => {
      independent(
        base,
        column((chance, i) => chance.open(other, spread(i), 0)),
      );
    },
  );

  it('a counter and the next', () => {
    independent(
      base,
      column((chance, i) => chance.open('torpedo.hit', spread(i), 1)),
    );
  });

  it.each([0, 1, 2, 3])('a context and its neighbour in place %i', (place) => {
    const neighbour = (i: number): Context => {
      const context = [...spread(i)] as [number, number, number, number];
      context[place] = ((context[place] as number) + (place < 2 ? 32768 : 1)) & 65535;
      return context;
    };
    independent(
      base,
      column((chance, i) => chance.open('torpedo.hit', neighbour(i), 0)),
    );
  });

  it('a seed and the next', () => {
    const chance = keyedChance(seedFrom('statistics2'));
    const other = Float64Array.from({ length: n }, (_, i) => {
      chance.open('torpedo.hit', spread(i), 0);
      return chance.below(6);
    });
    independent(base, other);
  });

  it('while a purpose that repeats another fails the same test', () => {
    expect(() => independent(base, base)).toThrow();
  });
});

describe('chance is keyed, not streamed', () => {
  it('the same seed, purpose, context and counter give the same draw, whatever was drawn before', () => {
    const chance = keyedChance(seed);
    chance.open('a', [1, 2, 3, 4], 5);
    const first = [chance.below(1000), chance.below(1000), chance.below(1000)];
    chance.open('b', [1, 2, 3, 4], 5);
    for (let i = 0; i < 100; i++) chance.below(6);
    chance.open('a', [1, 2, 3, 4], 5);
    expect([chance.below(1000), chance.below(1000), chance.below(1000)]).toEqual(first);
  });

  it('gives pinned numbers for pinned keys', () => {
    const drawn = (text: string, purpose: string, context: Context, counter: number): number[] => {
      const chance = keyedChance(seedFrom(text));
      chance.open(purpose, context, counter);
      return Array.from({ length: 6 }, () => chance.below(1_000_000));
    };
    expect(drawn('flotilla', 'encounter', [0, 0, 0, 0], 0)).toEqual([
      920813, 214298, 672313, 626019, 64759, 224466,
    ]);
    expect(drawn('flotilla', 'torpedo.hit', [1, 2, 3, 4], 7)).toEqual([
      978528, 131217, 637994, 811588, 674114, 758317,
    ]);
    expect(drawn('', '', [65535, 65535, 65535, 65535], MOST_DRAWS - 1)).toEqual([
      951769, 755444, 285033, 263087, 425176, 748432,
    ]);
  });

  it('every place of a context, every counter and every purpose matters', () => {
    const keys: [string, Context, number][] = [
      ['p', [0, 0, 0, 0], 0],
      ['p', [1, 0, 0, 0], 0],
      ['p', [0, 1, 0, 0], 0],
      ['p', [0, 0, 1, 0], 0],
      ['p', [0, 0, 0, 1], 0],
      ['p', [0, 0, 0, 0], 1],
      ['q', [0, 0, 0, 0], 0],
    ];
    const draws = keys.map(([purpose, context, counter]) => one(1 << 20, purpose, context, counter));
    expect(new Set(draws).size).toBe(keys.length);
  });

  it('stands for a purpose by a pinned word', () => {
    expect(purposeWord('encounter')).toBe(1415436823);
    expect(purposeWord('')).toBe(2872998923);
  });

  it('refuses a counter beyond the most draws, and a draw that would run into another', () => {
    const chance = keyedChance(seed);
    expect(() => chance.open('many', [0, 0, 0, 0], MOST_DRAWS)).toThrow('More than 1048576 draws for "many"');
    chance.open('long', [0, 0, 0, 0], 0);
    expect(() => {
      for (let i = 0; i <= 4 * 4096; i++) chance.below(2);
    }).toThrow('used up all its random numbers');
  });

  it('draws 0 of 1 and stays below the largest limit', () => {
    const chance = keyedChance(seed);
    chance.open('edge', [0, 0, 0, 0], 0);
    for (let i = 0; i < 100; i++) {
      expect(chance.below(1)).toBe(0);
      expect(chance.below(1 << 20)).toBeLessThan(1 << 20);
    }
  });
});

describe('the generator of bots and tests', () => {
  it('gives the same choices from the same seed', () => {
    const items = ['a', 'b', 'c', 'd'];
    const run = (): unknown[] => {
      const rng = rngFrom(seed, 'bot');
      return [rng.below(100), rng.pick(items), rng.shuffled(items)];
    };
    expect(run()).toEqual(run());
    expect(items).toEqual(['a', 'b', 'c', 'd']);
  });

  it('stays fair far beyond what one draw holds', () => {
    const rng = rngFrom(seed, 'long');
    const counts = tally(MILLION, 6, () => rng.below(6));
    expect(looksFair(counts, evenly(6))).toBe(true);
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diceOf, distributionOf, readDice } from './dice.ts';

/** Every way the dice can fall, written down one by one. */
function allFaces(count: number, sides: number): number[][] {
  let ways: number[][] = [[]];
  for (let die = 0; die < count; die++) {
    ways = ways.flatMap((way) => Array.from({ length: sides }, (_, i) => [...way, i + 1]));
  }
  return ways;
}

const expression = fc
  .record({
    count: fc.integer({ min: 1, max: 4 }),
    sides: fc.integer({ min: 2, max: 8 }),
    keep: fc.constantFrom('', 'kh', 'kl'),
    plus: fc.integer({ min: -3, max: 3 }),
  })
  .map(({ count, sides, keep, plus }) => {
    const added = plus === 0 ? '' : plus > 0 ? `+${plus}` : String(plus);
    return `${count}d${sides}${keep}${added}`;
  });

it('the exact distribution is that of all throws counted one by one', () => {
  fc.assert(
    fc.property(fc.oneof(expression, fc.constant('d66')), (text) => {
      const dice = diceOf(text);
      const ways = allFaces(dice.count, dice.sides);
      const counts = new Map<number, number>();
      for (const faces of ways) {
        const value = readDice(dice, faces);
        counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      const distribution = distributionOf(text);
      expect([...distribution.keys()]).toEqual([...counts.keys()].sort((a, b) => a - b));
      for (const [value, count] of counts)
        expect(distribution.get(value)).toBeCloseTo(count / ways.length, 12);
      expect([...distribution.keys()][0]).toBe(dice.least);
      expect([...distribution.keys()].at(-1)).toBe(dice.most);
    }),
    { numRuns: 60 },
  );
});

it.each([
  ['2d6', [3, 4], 7],
  ['d10', [9], 9],
  ['3d10kh', [2, 9, 4], 9],
  ['3d10kl', [2, 9, 4], 2],
  ['d66', [3, 1], 31],
  ['2d6+1', [1, 1], 3],
  ['d6-2', [1], -1],
] as const)('%s with the faces %j reads %i', (text, faces, value) => {
  expect(readDice(diceOf(text), faces)).toBe(value);
});

it('a broadside of 22 dice is still exact enough', () => {
  const chances = distributionOf('22d10kh');
  expect(chances.get(10)).toBeCloseTo(1 - 0.9 ** 22, 12);
  expect([...chances.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
});

it.each(['', 'd', 'd1', '0d6', '2x6', '61d6', 'd1001', '2d6kx', 'd6+', ' d6', '1.5d6'])(
  'refuses "%s"',
  (text) => {
    expect(() => diceOf(text)).toThrow(`"${text}" is not a dice expression such as 2d6`);
  },
);

import { describe, expect, test } from 'vitest';
import type { Context } from './chance.ts';
import { keyedChance } from './chance.ts';
import { defineChart, lookup, rowThrown, under } from './chart.ts';
import type { Dice } from './dice.ts';
import { diceOf, facesOf, readDice } from './dice.ts';
import { ExpressDice } from './express.ts';
import { seedFrom } from './seed.ts';

const SEED = 'express';

/** What a table's dice show for a purpose, a place and the number of throws made for it there. */
function atTable(dice: Dice, purpose: string, at: Context, times: number): number {
  const chance = keyedChance(seedFrom(SEED));
  chance.open(purpose, at, times);
  return readDice(dice, facesOf(chance, dice));
}

const chartOf = (dice: string) =>
  defineChart({ id: dice, rule: '1', dice, columns: { all: [{ result: true }] } });

const newDice = (): ExpressDice => {
  const dice = new ExpressDice();
  dice.begin(SEED);
  return dice;
};

describe('dice without a table', () => {
  test.each(['d6', '2d6', 'd66', 'd100', 'd10-1', '2d6+3', '3d6', '2d10kh', '3d10kl+1'])(
    'of %s show what they show at one',
    (text) => {
      const dice = newDice();
      const chart = chartOf(text);
      for (let place = 0; place < 20; place++) {
        dice.at(1, place, 2, 65_535);
        for (let times = 0; times < 5; times++) {
          dice.roll(chart, 'all', 0);
          expect(dice.natural).toBe(atTable(diceOf(text), text, [1, place, 2, 65_535], times));
        }
      }
    },
  );

  test('count every purpose by itself, charts of one purpose together, and begin anew in another place', () => {
    const dice = newDice();
    const [d6, two, other] = [chartOf('d6'), chartOf('2d6'), under(chartOf('2d6'), 'd6')];
    const shown = (chart: typeof d6): number => {
      dice.roll(chart, 'all', 0);
      return dice.natural;
    };
    dice.at(7);
    expect(shown(d6)).toBe(atTable(diceOf('d6'), 'd6', [7, 0, 0, 0], 0));
    expect(shown(two)).toBe(atTable(diceOf('2d6'), '2d6', [7, 0, 0, 0], 0));
    expect(shown(other)).toBe(atTable(diceOf('2d6'), 'd6', [7, 0, 0, 0], 1));
    dice.at(7, 0, 0, 0);
    expect(shown(d6)).toBe(atTable(diceOf('d6'), 'd6', [7, 0, 0, 0], 2));
    dice.at(7, 0, 0, 1);
    expect(shown(d6)).toBe(atTable(diceOf('d6'), 'd6', [7, 0, 0, 1], 0));
  });

  test('of another seed are others, and the same again for the same seed', () => {
    const dice = newDice();
    const chart = chartOf('d100');
    const some = (seed: string) => {
      dice.begin(seed);
      return Array.from({ length: 8 }, () => {
        dice.roll(chart, 'all', 0);
        return dice.natural;
      });
    };
    const first = some('one');
    expect(some('two')).not.toEqual(first);
    expect(some('one')).toEqual(first);
  });

  test('are read with their modifiers', () => {
    const chart = defineChart({
      id: 'read',
      rule: '1',
      dice: 'd6',
      columns: {
        near: [
          { to: 6, result: 'low' },
          { from: 7, result: 'high' },
        ],
        far: [{ result: 'far' }],
      },
    });
    const dice = newDice();
    expect(dice.roll(chart, 'near', 0)).toBe('low');
    expect(dice.roll(chart, 'near', 6)).toBe('high');
    expect(dice.roll(chart, 'far', 6)).toBe('far');
  });

  test('read a chart as its rows are read, natural rows first, and refuse what it has no row for', () => {
    const rows = [
      { from: 3, to: 4, result: 'few' },
      { from: 5, result: 'many' },
    ];
    const open = defineChart<string, 'all'>({
      id: 'open',
      rule: '1',
      dice: 'd6',
      columns: { all: [{ to: 2, result: 'none' }, ...rows] },
      naturals: { 1: { result: 'bad luck' } },
    });
    const closed = defineChart<string, 'all'>({
      id: 'closed',
      rule: '1',
      dice: 'd6',
      columns: { all: rows },
    });
    const dice = newDice();
    let refused = 0;
    for (let place = 0; place < 60; place++) {
      dice.at(place);
      for (const plus of [-9, -1, 0, 1, 9]) {
        expect(dice.roll(open, 'all', plus)).toBe(rowThrown(open, 'all', dice.natural, plus).result);
        try {
          expect(dice.roll(closed, 'all', plus)).toBe(lookup(closed, 'all', dice.natural + plus));
        } catch (error) {
          expect(String(error)).toContain(`has no row for ${dice.natural + plus}.`);
          refused++;
        }
      }
    }
    expect(refused).toBeGreaterThan(0);
  });
});

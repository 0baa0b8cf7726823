import { describe, expect, it } from 'vitest';
import type { Chart } from '../../table/src/chart.ts';
import { defineChart, knownLabelsOf } from '../../table/src/chart.ts';
import { bigRollOf, needOf } from './bigRolls.ts';

const hits = defineChart({
  id: 'U1',
  rule: '9',
  dice: '2d6',
  columns: {
    near: [
      { to: 8, result: 'hit' },
      { from: 9, result: 'miss' },
    ],
    far: [
      { to: 6, result: 'hit' },
      { from: 7, result: 'miss' },
    ],
  },
});

const charges = defineChart<number | 'sunk', 'all'>({
  id: 'E3',
  rule: '9',
  dice: '2d6',
  columns: {
    all: [
      { to: 4, result: 0, label: '0' },
      { from: 5, to: 10, result: 1, label: '1' },
      { from: 11, result: 'sunk' },
    ],
  },
  naturals: { 2: { result: 'sunk' } },
});

/** A roll as its record describes it. */
const rolled = (chart: Chart<number | string, string>, column: string, plus = 0) => ({
  dice: chart.dice,
  results: knownLabelsOf(chart, column, plus),
});

describe('a big roll', () => {
  const big = {
    purpose: 'torpedo.hit',
    of: ['hit'],
    tone: 'hope',
    about: 'whether',
  } as const;

  it('says what the dice must show, modifiers taken into account, and the chance', () => {
    const need = needOf(big, rolled(hits, 'near'));
    expect(need?.need).toEqual({ from: null, to: 8 });
    expect(need?.chance).toBeCloseTo(26 / 36);
    const worse = needOf(big, rolled(hits, 'far', 2));
    expect(worse?.need).toEqual({ from: null, to: 4 });
    expect(worse?.chance).toBeCloseTo(6 / 36);
  });

  it('says so when nothing the dice show would do', () => {
    const need = needOf(big, rolled(hits, 'far', 9));
    expect(need).toMatchObject({ need: null, chance: 0 });
  });

  it('tells every number of the dice and every result, which sum up to certainty', () => {
    const feared = {
      purpose: 'charges',
      of: ['sunk'],
      tone: 'fear',
      about: 'howMuch',
    } as const;
    const need = needOf(feared, rolled(charges, 'all', 1));
    expect(need?.throws).toHaveLength(11);
    expect(need?.throws.filter(({ wanted }) => wanted).map(({ natural }) => natural)).toEqual([
      2, 10, 11, 12,
    ]);
    expect(need?.need).toBeNull();
    expect(need?.results.map(({ outcome }) => outcome)).toEqual(['sunk', '0', '1']);
    expect(need?.results.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  });

  it('is found by its purpose', () => {
    expect(bigRollOf([big], { purpose: 'torpedo.hit' })).toBe(big);
    expect(bigRollOf([big], { purpose: 'repair' })).toBeNull();
  });
});

import { expect, test } from 'vitest';
import { chanceIn, defineChart, oddsOf, rowThrown } from './chart.ts';

const chart = defineChart({
  id: 'search',
  rule: '1',
  dice: '2d6',
  naturals: { 2: { result: 'missed' } },
  columns: {
    all: [
      { to: 8, result: 'missed' },
      { from: 9, result: 'found' },
    ],
  },
});

test('a natural row answers its dice whatever is added to them', () => {
  expect(rowThrown(chart, 'all', 2, 9).result).toBe('missed');
  expect(rowThrown(chart, 'all', 3, 9).result).toBe('found');
});

test('the odds count natural rows', () => {
  expect(oddsOf(chart, 'all', 9).get('missed')).toBeCloseTo(1 / 36);
  expect(chanceIn(chart, 'all', 9, (result) => result === 'found')).toBeCloseTo(35 / 36);
});

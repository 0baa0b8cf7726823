import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row } from './chart.ts';
import {
  chanceIn,
  chanceToPass,
  chartFaults,
  checkChart,
  defineChart,
  labelOf,
  lookup,
  oddsOf,
  resultThrown,
  rowThrown,
  under,
} from './chart.ts';
import { distributionOf } from './dice.ts';
import type { Modifier } from './modifiers.ts';

const search = defineChart({
  id: 'E2',
  rule: '9.6',
  dice: '2d6',
  purpose: 'detection',
  columns: {
    day: [
      { to: 7, result: 'undetected' },
      { from: 8, to: 10, result: 'detected' },
      { from: 11, result: 'pinned' },
    ],
    night: [
      { to: 9, result: 'undetected' },
      { from: 10, result: 'detected' },
    ],
  },
});

describe('look-up', () => {
  it.each([
    ['day', -20, 'undetected'],
    ['day', 7, 'undetected'],
    ['day', 8, 'detected'],
    ['day', 10, 'detected'],
    ['day', 11, 'pinned'],
    ['day', 99, 'pinned'],
    ['night', 9, 'undetected'],
    ['night', 10, 'detected'],
  ] as const)('column %s gives for %i: %s', (column, total, result) => {
    expect(lookup(search, column, total)).toBe(result);
  });

  it('throws a sentence for a column or a total the chart does not have', () => {
    expect(() => lookup(search, 'dawn' as 'day', 7)).toThrow('Chart E2 has no column "dawn".');
    const closed = defineChart({
      id: 'C',
      rule: '1',
      dice: 'd6',
      columns: { all: [{ from: 1, to: 6, result: 1 }] },
    });
    expect(lookup(closed, 'all', 6)).toBe(1);
    for (const total of [0, 7, -5, 50, Number.NaN]) {
      expect(() => lookup(closed, 'all', total)).toThrow(`Chart C, column all, has no row for ${total}.`);
    }
  });

  it('knows no column that a chart of one column does not have, with or without its row', () => {
    const lone = defineChart({ id: 'lone', rule: '1', dice: 'd6', columns: { near: [{ result: 'low' }] } });
    expect(resultThrown(lone, 'near', 3, 1)).toBe('low');
    expect(() => resultThrown(lone, 'far' as 'near', 3, 1)).toThrow('Chart lone has no column "far".');
    expect(() => rowThrown(lone, 'far' as 'near', 3, 1)).toThrow('Chart lone has no column "far".');
  });

  it('a row open at both ends answers everything', () => {
    const open = defineChart({ id: 'O', rule: '1', dice: 'd6', columns: { all: [{ result: 'calm' }] } });
    for (const total of [-100, 0, 3, 100]) expect(lookup(open, 'all', total)).toBe('calm');
  });

  it('takes the first of its names as purpose, or its id', () => {
    expect(search.purpose).toBe('detection');
    expect(defineChart({ id: 'X', rule: '1', dice: 'd6', columns: { all: [] } }).purpose).toBe('X');
  });

  it('stands under another purpose as a chart of its own, made once, with the same rows', () => {
    const again = under(search, 'detection.again');
    expect(again.purpose).toBe('detection.again');
    expect(again.word).not.toBe(search.word);
    expect(lookup(again, 'day', 8)).toBe('detected');
    expect(under(search, 'detection.again')).toBe(again);
    expect(under(search, 'detection')).toBe(search);
    expect(search.purpose).toBe('detection');
  });

  it('names a row by its label, its result or the data of its result', () => {
    expect(labelOf({ result: 3 })).toBe('3');
    expect(labelOf({ result: { hits: 2 } })).toBe('{"hits":2}');
    expect(labelOf({ result: { hits: 2 }, label: 'two' })).toBe('two');
  });
});

describe('coverage', () => {
  const chartOf = (rows: Row<string>[]) =>
    defineChart({ id: 'X', rule: '1', dice: 'd6', columns: { all: rows } });

  it('finds nothing wrong with a sound chart', () => {
    expect(chartFaults(search)).toEqual([]);
  });

  it('names every gap', () => {
    const gaps = chartOf([
      { from: 1, to: 2, result: 'a' },
      { from: 4, to: 5, result: 'b' },
    ]);
    expect(chartFaults(gaps)).toEqual([
      'Chart X, column all: 0 rows answer 3, it must be one.',
      'Chart X, column all: 0 rows answer 6, it must be one.',
    ]);
  });

  it('names every overlap', () => {
    const overlap = chartOf([
      { to: 4, result: 'a' },
      { from: 4, result: 'b' },
    ]);
    expect(chartFaults(overlap)).toEqual(['Chart X, column all: 2 rows answer 4, it must be one.']);
  });

  it('reaches as far as the modifiers do', () => {
    const closed = chartOf([{ from: 1, to: 6, result: 'a' }]);
    const always: Modifier<unknown> = { why: 'x', rule: '1', value: 1 };
    const sometimes: Modifier<unknown> = { why: 'y', rule: '1', value: -2, when: () => false };
    expect(chartFaults(closed)).toEqual([]);
    expect(chartFaults(closed, [always])).toEqual(['Chart X, column all: 0 rows answer 7, it must be one.']);
    expect(chartFaults(closed, [always, sometimes])).toHaveLength(2);
  });

  it('asks for no row where natural dice have their own', () => {
    const natural = defineChart({
      id: 'N',
      rule: '1',
      dice: 'd6',
      columns: { all: [{ from: 2, result: 'a' }] },
      naturals: { 1: { result: 'disaster' } },
    });
    expect(chartFaults(natural)).toEqual([]);
    expect(rowThrown(natural, 'all', 1, +5).result).toBe('disaster');
    expect(rowThrown(natural, 'all', 2, +5).result).toBe('a');
  });
});

describe('exact odds', () => {
  it('are those of the printed chart', () => {
    expect(Object.fromEntries(oddsOf(search, 'day'))).toEqual({
      undetected: expect.closeTo(21 / 36, 12),
      detected: expect.closeTo(12 / 36, 12),
      pinned: expect.closeTo(3 / 36, 12),
    });
    expect(chanceIn(search, 'day', 0, (result) => result !== 'undetected')).toBeCloseTo(15 / 36, 12);
    expect(chanceIn(search, 'day', +10, (result) => result === 'pinned')).toBe(1);
  });

  it('equal the results of all throws counted one by one, for any chart and any sum of modifiers', () => {
    const chart = fc
      .record({
        dice: fc.constantFrom('d6', '2d6', '3d6', 'd10', '2d10kh', 'd66', 'd6+2'),
        cuts: fc.uniqueArray(fc.integer({ min: -5, max: 70 }), { minLength: 1, maxLength: 6 }),
        plus: fc.integer({ min: -6, max: 6 }),
      })
      .map(({ dice, cuts, plus }) => {
        const sorted = cuts.sort((a, b) => a - b);
        const rows: Row<string>[] = [...sorted, null].map((cut, i) => {
          const before = sorted[i - 1];
          return {
            ...(before !== undefined && { from: before + 1 }),
            ...(cut !== null && { to: cut }),
            result: `r${i % 3}`,
          };
        });
        return { chart: defineChart({ id: 'any', rule: '1', dice, columns: { all: rows } }), rows, plus };
      });
    fc.assert(
      fc.property(chart, ({ chart: made, rows, plus }) => {
        expect(chartFaults(made)).toEqual([]);
        const brute = new Map<string, number>();
        for (const [natural, chance] of distributionOf(made.dice)) {
          const row = rows.find(
            ({ from = -Infinity, to = Infinity }) => natural + plus >= from && natural + plus <= to,
          ) as Row<string>;
          brute.set(row.result, (brute.get(row.result) ?? 0) + chance);
        }
        const odds = oddsOf(made, 'all', plus);
        expect([...odds.keys()].sort()).toEqual([...brute.keys()].sort());
        for (const [label, chance] of brute) expect(odds.get(label)).toBeCloseTo(chance, 12);
        expect([...odds.values()].reduce((a, b) => a + b)).toBeCloseTo(1, 12);
      }),
    );
  });
});

describe('checks', () => {
  const evade = { purpose: 'evade', rule: '3', dice: '2d6', atLeast: 9 };
  const fit = { purpose: 'fit', rule: '3', dice: 'd6', atMost: 2 };

  it('are passed at or beyond their number', () => {
    expect(lookup(checkChart(evade), 'all', 9)).toBe(true);
    expect(lookup(checkChart(evade), 'all', 8)).toBe(false);
    expect(lookup(checkChart(fit), 'all', 2)).toBe(true);
    expect(lookup(checkChart(fit), 'all', 3)).toBe(false);
  });

  it('tell their chance beforehand', () => {
    expect(chanceToPass(evade)).toBeCloseTo(10 / 36, 12);
    expect(chanceToPass(evade, +2)).toBeCloseTo(21 / 36, 12);
    expect(chanceToPass(fit)).toBeCloseTo(2 / 6, 12);
  });

  it('need a number to reach', () => {
    expect(() => checkChart({ purpose: 'none', rule: '1', dice: 'd6' })).toThrow(
      'The check "none" needs atLeast or atMost.',
    );
  });

  it('are kept apart when anything about them differs', () => {
    expect(checkChart(evade)).toBe(checkChart({ ...evade }));
    expect(checkChart({ ...evade, atLeast: 8 })).not.toBe(checkChart(evade));
    expect(checkChart({ ...evade, rule: '4' }).rule).toBe('4');
    expect(checkChart({ ...evade, dice: '3d6' }).dice).toBe('3d6');
    expect(lookup(checkChart({ purpose: 'evade', rule: '3', dice: '2d6', atMost: 9 }), 'all', 10)).toBe(
      false,
    );
  });

  it('are made once, whatever other checks of their purpose are made in between', () => {
    const first = checkChart(evade);
    checkChart({ ...evade, atLeast: 5 });
    checkChart({ ...evade, atLeast: 6 });
    expect(checkChart(evade)).toBe(first);
  });
});

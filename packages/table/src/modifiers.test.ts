import { expect, it } from 'vitest';
import type { Modifier } from './modifiers.ts';
import { appliedOf, fallOf, notAppliedOf, reachOf, sumOf } from './modifiers.ts';

interface Sea {
  night: boolean;
  escorts: number;
}

const list: readonly Modifier<Sea>[] = [
  { why: 'base', rule: '1', value: 1 },
  { why: 'night', rule: '2', value: -2, when: (sea) => sea.night },
  { why: 'escorts', rule: '3', value: (sea) => sea.escorts, bounds: [0, 3] },
];

it('one list gives the sum, what applied and what did not', () => {
  const sea = { night: false, escorts: 2 };
  expect(sumOf(list, sea)).toBe(3);
  expect(appliedOf(list, sea)).toEqual([
    { why: 'base', rule: '1', value: 1 },
    { why: 'escorts', rule: '3', value: 2 },
  ]);
  expect(notAppliedOf(list, sea)).toEqual([{ why: 'night', rule: '2', value: -2 }]);
});

it('the sum is that of what applied, whatever applies', () => {
  for (const night of [true, false]) {
    for (const escorts of [0, 1, 2, 3]) {
      const applied = appliedOf(list, { night, escorts });
      expect(sumOf(list, { night, escorts })).toBe(applied.reduce((sum, { value }) => sum + value, 0));
    }
  }
});

it('everything at once is the same as one by one, however often it is asked', () => {
  const fixed = list.slice(0, 2);
  const many = Array.from({ length: 40 }, (_, i) => ({
    why: `m${i}`,
    rule: '1',
    value: i,
    when: (sea: Sea) => sea.escorts > i % 4,
  }));
  for (const modifiers of [list, fixed, many, []]) {
    for (let round = 0; round < 2; round++) {
      for (const night of [true, false]) {
        for (const escorts of [0, 1, 2, 3]) {
          const sea = { night, escorts };
          expect(fallOf(modifiers, sea)).toEqual({
            sum: sumOf(modifiers, sea),
            applied: appliedOf(modifiers, sea),
            notApplied: notAppliedOf(modifiers, sea),
          });
        }
      }
    }
  }
});

it('falls of the same modifiers are one and the same, so that a long log holds them once', () => {
  const fixed = list.slice(0, 2);
  const night = fallOf(fixed, { night: true, escorts: 0 });
  expect(fallOf(fixed, { night: true, escorts: 3 })).toBe(night);
  expect(fallOf(fixed, { night: false, escorts: 0 })).not.toBe(night);
});

it('a modifier worth nothing is not told', () => {
  expect(appliedOf(list, { night: true, escorts: 0 }).map(({ why }) => why)).toEqual(['base', 'night']);
});

it('an empty list adds nothing', () => {
  expect(sumOf([], null)).toBe(0);
  expect(reachOf([])).toEqual({ least: 0, most: 0 });
});

it('knows how far a list can reach', () => {
  expect(reachOf(list)).toEqual({ least: -1, most: 4 });
});

it('a worked-out value needs bounds', () => {
  expect(() => reachOf([{ why: 'tide', rule: '1', value: () => 1 }])).toThrow(
    'The modifier "tide" has a worked-out value and needs bounds.',
  );
});

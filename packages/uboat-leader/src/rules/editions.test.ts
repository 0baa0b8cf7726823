/** Where the editions differ. */
import { describe, expect, it } from 'vitest';
import { en } from '../text/en/index.ts';
import { differingAt, differingCases, form } from './editions.ts';

describe('the editions', () => {
  it('differ in what the table says', () => {
    expect([form('first', 'salvo'), form('second', 'salvo')]).toEqual(['eachDie', 'highestDie']);
    expect([form('first', 'missionsPerBoat'), form('second', 'missionsPerBoat')]).toEqual([3, 1]);
  });

  it('are told apart, case by case, by rule texts of at least one of them', () => {
    expect(differingCases()).toContain('9.14');
    for (const rule of differingCases())
      expect(
        Object.keys(en).some((key) => key === `rule.${rule} 1e` || key === `rule.${rule} 2e`),
        rule,
      ).toBe(true);
    expect(differingAt('react')).toEqual(['9.24', '9.25', '9.27']);
    expect(differingAt('sail')).toEqual([]);
  });
});

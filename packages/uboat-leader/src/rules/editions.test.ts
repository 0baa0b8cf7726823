/** Where the editions differ. */
import { describe, expect, it } from 'vitest';
import { form } from './editions.ts';

describe('the editions', () => {
  it('differ in what the table says', () => {
    expect([form('first', 'salvo'), form('second', 'salvo')]).toEqual(['eachDie', 'highestDie']);
    expect([form('first', 'missionsPerBoat'), form('second', 'missionsPerBoat')]).toEqual([3, 1]);
  });
});

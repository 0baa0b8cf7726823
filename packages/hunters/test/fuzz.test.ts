import { fuzzGame } from '@flotilla/table/testkit';
import { expect, test } from 'vitest';
import { hunters } from '../src/index.ts';

test('random careers end without an error or a dead end', () => {
  const endings = new Map<string, number>();
  for (let i = 0; i < 200; i++) {
    const report = fuzzGame(hunters, { seed: `career ${i}`, thorough: 25 });
    endings.set(report.ending, (endings.get(report.ending) ?? 0) + 1);
  }
  console.log(endings);
  expect(endings.size).toBeGreaterThan(3);
});

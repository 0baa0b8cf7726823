/** The law of shown chances, in games of every way to play, printing, boat and optional rule. */

import { lawOf } from '@flotilla/table/testkit';
import { expect, test } from 'vitest';
import { hunters } from '../src/index.ts';
import { lawPlan, PROMISED } from './law.ts';

const GAMES = Number(process.env.FUZZ_GAMES ?? 90);

test('what is shown before a choice is the chance of the roll that follows it', () => {
  const kept = new Map<string, number>();
  for (let number = 0; number < GAMES; number++) {
    const report = lawOf(hunters, lawPlan(number));
    expect(report.broken).toEqual([]);
    for (const [of, times] of report.kept) kept.set(of, (kept.get(of) ?? 0) + times);
  }
  expect([...kept.keys()].sort()).toEqual([...PROMISED].sort());
});

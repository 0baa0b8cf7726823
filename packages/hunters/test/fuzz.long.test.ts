import type { FuzzReport } from '@flotilla/table/testkit';
import { fuzzGame } from '@flotilla/table/testkit';
import { expect, test } from 'vitest';
import { BOAT_TYPES } from '../src/data/boats.ts';
import { hunters } from '../src/index.ts';
import { OPTIONAL_RULES } from '../src/options.ts';
import { watchCareer } from './invariants.ts';

/** One random career; boat, printing, optional rules and luck setting change with the number. */
function career(number: number): FuzzReport {
  const printing = number % 3 === 0 ? 'first' : 'second';
  const rules = OPTIONAL_RULES.filter(
    (rule, i) => ((number >> (i % 7)) & 1) === 1 && !(printing === 'first' && rule === '14.11'),
  );
  return fuzzGame(hunters, {
    seed: `career ${number}`,
    options: {
      boat: BOAT_TYPES[number % BOAT_TYPES.length],
      printing,
      rules,
      rerolls: (['helps', 'always', 'never'] as const)[number % 3],
    },
    invariant: watchCareer(),
    thorough: 40,
  });
}

test('14.0 random careers of every boat, printing and optional rule end without an error or a dead end', () => {
  const endings = new Set<string>();
  for (let number = 0; number < 240; number++) endings.add(career(number).ending);
  for (const ending of ['survived', 'sunk', 'bombed', 'imploded', 'prisoner'])
    expect(endings).toContain(ending);
});

test('the same seed gives the same career, bit for bit', () => {
  expect(career(7)).toEqual(career(7));
});

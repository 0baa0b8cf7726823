/** The law for sums: what an attack or a defence is shown to bring comes about as often as it says. */
import { botNamed, chosenBy } from '@flotilla/table/run';
import type { SumGame } from '@flotilla/table/testkit';
import { sumsOf } from '@flotilla/table/testkit';
import { expect, it } from 'vitest';
import { navalBattles } from '../src/index.ts';
import type { NavalBattles } from '../src/state.ts';
import { SETTLED } from './settled.ts';

const CONTINUATIONS = process.env.FUZZ_GAMES ? 500_000 : 12_000;

const KINDS: readonly Pick<SumGame<NavalBattles>, 'seats' | 'options' | 'rules'>[] = [
  { seats: 2, options: { points: 15 }, rules: 'two' },
  { seats: 3, options: { rowRule: true, windows: 'everyone' }, rules: 'three, all asked' },
  { seats: 4, options: { teams: 'ABAB', points: 40 }, rules: 'teams' },
];

/** Battles of random players and of steady bots in turns. */
function* battles(): Generator<SumGame<NavalBattles>> {
  const steady = botNamed(navalBattles, 'steady');
  const choose: SumGame<NavalBattles>['choose'] = (decision, rng, table) =>
    chosenBy(steady, table, decision, rng);
  for (let number = 0; number < 4_000; number++)
    yield { ...KINDS[number % KINDS.length], seed: `sums ${number}`, ...(number % 2 === 0 && { choose }) };
}

it('a sum shown before an attack or a defence comes about as often as it says (defences, evasion)', () => {
  const report = sumsOf(navalBattles, { checks: SETTLED, games: battles(), continuations: CONTINUATIONS });
  expect(report.faults).toEqual([]);
  expect([...report.settled].sort()).toEqual(Object.keys(SETTLED).sort());
});

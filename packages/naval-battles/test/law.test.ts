/** The law of shown chances: what a captain is shown before a choice is the chance of the die that follows it. */
import type { Choice, Decision, Rng, Table } from '@flotilla/table';
import { botNamed, chosenBy } from '@flotilla/table';
import type { LawPlan } from '@flotilla/table/testkit';
import { lawOf } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';
import { SCENARIO_FILES } from '../src/data/scenarios.ts';
import { navalBattles } from '../src/index.ts';
import type { NavalBattles } from '../src/state.ts';

const GAMES = Number(process.env.FUZZ_GAMES ?? 2);

type Plan = Omit<LawPlan<NavalBattles>, 'seed'>;

const steady = botNamed(navalBattles, 'steady');

/** Captains who know what they do, where random ones seldom come to blows. */
const bySteady = (decision: Decision, rng: Rng, table: Table<NavalBattles>): Choice =>
  chosenBy(steady, table, decision, rng);

const PLANS: readonly Plan[] = [
  ...[2, 3, 4, 5, 6].map((seats) => ({ seats })),
  ...[2, 4].map((seats) => ({ seats, choose: bySteady })),
  { seats: 3, options: { rowRule: true, windows: 'everyone' } },
  { seats: 3, options: { rowRule: true }, choose: bySteady },
  { seats: 4, options: { teams: 'ABAB', points: 40, rowRule: true } },
  { seats: 3, options: { cardReserve: true } },
  ...SCENARIO_FILES.map(({ id, sides }) => ({ seats: sides.length, options: { scenario: id } })),
];

describe('a shown chance', () => {
  it('is that of the die that follows, and everything else is a sum over several dice (R18, R20, R47, evasion)', () => {
    const kept = new Map<string, number>();
    const sums = new Set<string>();
    for (let game = 0; game < GAMES; game++) {
      PLANS.forEach((plan, number) => {
        const report = lawOf(navalBattles, { ...plan, seed: `law ${number} ${game}` });
        expect(report.broken).toEqual([]);
        for (const [of, times] of report.kept) kept.set(of, (kept.get(of) ?? 0) + times);
        for (const of of report.sums) sums.add(of);
      });
    }
    for (const of of ['evades', 'stops', 'sinksUndefended']) expect(kept.get(of), of).toBeGreaterThan(20);
    expect([...kept.keys()].sort()).toEqual(['evades', 'sinksUndefended', 'stops']);
    // A strike on a ship that can evade is two dice; a defence is as many as were declared.
    expect([...sums].sort()).toEqual(['allStopped', 'noneStopped', 'sinksUndefended']);
  });
});

/** The law of shown chances: a chance shown before a choice is the chance of the roll that follows. */
import type { PickDecision } from '@flotilla/table';
import { rngFrom, sampleChoice, seedFrom } from '@flotilla/table';
import { optionsOf, Table } from '@flotilla/table/run';
import { lawOf } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';
import { uboatLeader } from '../src/index.ts';
import type { UboatLeader } from '../src/state.ts';
import { lawPlan } from './law.ts';

const GAMES = Number(process.env.FUZZ_GAMES ?? 72);

/** Chances of a single roll. */
const SINGLE = [
  'contact',
  'contacts0',
  'contacts1',
  'contacts2',
  'contacts3',
  'detected',
  'detects',
  'evades',
  'heavy',
  'holdsDeep',
  'joins',
  'light',
  'lost',
  'miss',
  'point',
  'shakesOff',
  'stress1',
  'stress3',
  'sunk',
];

/**
 * Sums over several rolls or draws: salvoes of several dice and duds (`sunk` to `miss`, `point`), several escorts or one
 * that is not made out (`detect…`), hit counters (`lost`), a crash dive and the attack after it (`stress…`, `lost`). `contact`
 * before the last order and `detectedThere…` say what would be, `detectedHolding`, `…Back` and `…Astern` what comes of the
 * fall-back they name; `givesAlarm` counts the dice before anything is added.
 */
const SUMS = [
  'contact',
  'detected',
  'detectedAstern',
  'detectedBack',
  'detectedBackBest',
  'detectedHolding',
  'detectedThere',
  'detectedThereAstern',
  'detectedThereBack',
  'detectedThereBackBest',
  'detectedThereHolding',
  'detects',
  'givesAlarm',
  'heavy',
  'light',
  'lost',
  'miss',
  'point',
  'stress1',
  'stress3',
  'sunk',
];

/** Sums that few games show: where only the fall-back of escorts is open. */
const RARE = ['detectedMost', 'detectedThereMost'];

describe('a shown chance', () => {
  it('is that of the roll that follows, in both editions with every option (6.11, 8.1, 8.6, 9.4, 9.7, 9.14, 9.18, 9.23 - 9.25)', () => {
    const kept = new Map<string, number>();
    const sums = new Set<string>();
    for (let number = 0; number < GAMES; number++) {
      const report = lawOf(uboatLeader, lawPlan(number));
      expect(report.broken).toEqual([]);
      for (const [of, times] of report.kept) kept.set(of, (kept.get(of) ?? 0) + times);
      for (const of of report.sums) sums.add(of);
    }
    expect([...kept.keys()].sort()).toEqual(SINGLE);
    expect([...sums].filter((of) => !RARE.includes(of)).sort()).toEqual(SUMS);
  });
});

/** The chance that an escort detects the only boat near it, on average over every card it may be and counter it may draw. */
function meanOf(table: Table<UboatLeader>, slot: string): { mean: number; ways: number } {
  const { game } = table.state;
  const ship = game.battle?.ships.find((other) => other.slot === slot);
  const deck = ship?.kind === 'fleet' ? 'fleet' : 'escorts';
  const { draw } = game.decks[deck];
  const tops = ship?.card === null ? draw.map((_, i) => i) : [0];
  const draws = ship?.tactics === null && game.cup.length > 0 ? game.cup.map((_, i) => i + 1) : [0];
  let sum = 0;
  for (const top of tops)
    for (const number of draws) {
      let chance = Number.NaN;
      const script = { dice: { tactics: [number || 1] }, missing: 'seed' as const };
      const onRoll: Table<UboatLeader>['setting']['onRoll'] = ({ declared, args, chances }) => {
        if (declared === 'detect' && (args as { slot: string }).slot === slot && Number.isNaN(chance))
          chance = chances.get('passed') ?? 0;
      };
      const fork = table.copy({ script, onRoll });
      const pile = fork.state.game.decks[deck].draw;
      if (ship?.card === null) pile.push(...pile.splice(top, 1));
      fork.answer({ seat: 0, decision: fork.decisions[0]?.number ?? 0, choice: slot });
      sum += chance;
    }
  return { mean: sum / (tops.length * draws.length), ways: tops.length * draws.length };
}

describe('a shown chance over what is not known yet', () => {
  it('9.3, 9.7, 9.30: is the mean over the cards and counters that may still be drawn', () => {
    let met = 0;
    for (let number = 0; met < 25; number++) {
      const plan = lawPlan(number);
      const table = new Table({
        game: uboatLeader,
        options: optionsOf(uboatLeader, plan.options),
        seats: 1,
        seed: plan.seed,
      });
      const rng = rngFrom(seedFrom(plan.seed), 'law');
      while (!table.over) {
        const decision = table.decisions[0] as PickDecision;
        const choice = plan.choose?.(decision, rng, table) ?? sampleChoice(decision, rng);
        const option = decision.step === 'escorts' && decision.options.find(({ id }) => id === choice);
        const near = table.state.game.battle?.boats.filter(({ area, detected }) => area && !detected) ?? [];
        const [shown] = option && near.length === 1 ? table.odds(decision, option) : [];
        if (shown && !shown.promised) {
          const { mean, ways } = meanOf(table, String(choice));
          expect(ways).toBeGreaterThan(1);
          expect(shown.chance, `${plan.seed} ${choice}`).toBeCloseTo(mean, 9);
          met++;
        }
        table.answer({ seat: 0, decision: decision.number, choice });
      }
    }
  });
});

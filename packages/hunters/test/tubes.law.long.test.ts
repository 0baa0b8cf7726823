/** The chance the screen shows beside a tube is that with which its torpedo is rolled. */
import type { Decision, FormChoice, LogEvent, Rng } from '@flotilla/table';
import { sampleChoice } from '@flotilla/table';
import type { Table } from '@flotilla/table/run';
import { lawOf } from '@flotilla/table/testkit';
import { expect, test } from 'vitest';
import { hunters } from '../src/index.ts';
import { tubeOdds } from '../src/rules/asked.ts';
import { salvoShots } from '../src/rules/tubes.ts';
import type { Hunters } from '../src/state.ts';
import { lawPlan } from './law.ts';

/** The chance to hit of every torpedo that runs after a salvo: those whose ship had already sunk are logged without a roll. */
const ran = (log: readonly LogEvent[]): (number | null)[] =>
  log.flatMap(({ kind, roll }) => {
    if (kind === 'torpedoWasted') return [null];
    if (roll?.purpose !== 'torpedo.hit') return [];
    return [roll.outcome === 'hit' ? roll.chance : 1 - roll.chance];
  });

/** The tubes a plan fires, in the order their torpedoes run (9.5.2). */
function inOrder(table: Table<Hunters>, plan: FormChoice, seat: number): string[] {
  const { boat } = table.view(seat);
  const [first] = salvoShots(boat, plan);
  const tubes = Object.keys(plan).filter((id) => /\d$/.test(id) && plan[id] !== 'hold');
  const leads = (tube: string): number => (tube.startsWith(first?.end ?? '') ? 0 : 1);
  return [...tubes].sort((a, b) => leads(a) - leads(b));
}

test('9.2.3, 9.5.2 the chance shown beside a tube is that of its torpedo, whichever end leads or fires alone', () => {
  const alone = { seen: 0 };
  let seen = 0;
  for (let number = 0; number < 45; number++) {
    let shown: number[] = [];
    let from = 0;
    const check = (log: readonly LogEvent[]): void => {
      const rolled = ran(log.slice(from));
      rolled.slice(0, shown.length).forEach((chance, i) => {
        if (chance === null) return;
        seen++;
        expect(shown[i], `game ${number}`).toBeCloseTo(chance, 10);
      });
      shown = [];
    };
    const choose = (decision: Decision, rng: Rng, table: Table<Hunters>) => {
      check(table.log ?? []);
      const choice = sampleChoice(decision, rng);
      if (decision.step !== 'salvo') return choice;
      from = table.log?.length ?? 0;
      const plan = choice as FormChoice;
      const tubes = inOrder(table, plan, decision.seat);
      if (plan.lead === 'aft' && tubes.every((tube) => tube.startsWith('forward'))) alone.seen++;
      shown = tubes.map((tube) => tubeOdds(table.view(decision.seat), plan, tube)?.hit ?? Number.NaN);
      return choice;
    };
    lawOf(hunters, { ...lawPlan(number), choose });
  }
  expect(seen).toBeGreaterThan(200);
  expect(alone.seen).toBeGreaterThan(2);
});

import { hunters } from '@flotilla/hunters';
import { navalBattles } from '@flotilla/naval-battles';
import { nightWatch } from '@flotilla/night-watch';
import type { Decision, FillDecision, FormChoice, GameDefinition, GameShape } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import { botRngs, canonical, chosenBy, habitOf, optionsOf, Table } from '@flotilla/table/run';
import { uboatLeader } from '@flotilla/uboat-leader';
import { describe, expect, test } from 'vitest';
import { candidatesFor, MOST_CANDIDATES } from './candidates.ts';

/** Every form of a game played by its habit, as far as so many answers. */
function* formsOf<G extends GameShape>(game: GameDefinition<G>, seed: string, answers: number) {
  const seats = game.seats.min;
  const table = new Table({ game, options: optionsOf(game), seats, seed });
  const rngs = botRngs(seed, seats);
  for (let i = 0; !table.over && i < answers; i++) {
    const decision = table.decisions[0] as Decision;
    if (decision.kind === 'fill') yield { table, decision };
    const { seat, number } = decision;
    const choice = chosenBy(habitOf(game), table, decision, rngs[seat] as (typeof rngs)[number]);
    table.answer({ seat, decision: number, choice });
  }
}

/** How many fields two forms differ in. */
const apart = ({ form }: FillDecision, a: FormChoice, b: FormChoice): number =>
  form.filter(({ id }) => canonical(a[id]) !== canonical(b[id])).length;

function checkForms<G extends GameShape>(
  game: GameDefinition<G>,
  seed: string,
  answers: number,
): Set<string> {
  const steps = new Set<string>();
  for (const { table, decision } of formsOf(game, seed, answers)) {
    steps.add(decision.step);
    const yours = decision.sample(rngFrom(seedFrom(seed), 'yours', [decision.number & 0xffff, 0, 0, 0]));
    const { list, failed } = candidatesFor(table, decision, yours);
    expect(failed).toBe(0);
    expect(list.length).toBeLessThanOrEqual(MOST_CANDIDATES);
    expect(list[0]).toMatchObject({ choice: yours, from: 'yours' });
    const own = chosenBy(
      habitOf(game),
      table,
      decision,
      rngFrom(seedFrom(`candidates ${decision.number}`), 'habit'),
    );
    expect(list.map(({ choice }) => choice)).toContainEqual(own);
    expect(new Set(list.map(({ choice }) => canonical(choice))).size).toBe(list.length);
    for (const { choice, from } of list) {
      expect(decision.check(choice as FormChoice)).toBeNull();
      // One unit that goes from a field to another changes two of them, and one that comes to mean nothing a third.
      if (from === 'change') expect(apart(decision, choice as FormChoice, yours)).toBeLessThanOrEqual(3);
    }
    expect(candidatesFor(table, decision, yours)).toEqual({ list, failed });
  }
  return steps;
}

describe('what is worth comparing', () => {
  test('of a list is every option', () => {
    const table = new Table({ game: nightWatch, options: { watches: 1 }, seats: 1, seed: 'x' });
    const { list } = candidatesFor(table, table.decisions[0] as Decision);
    expect(list.map(({ choice, from }) => [choice, from])).toEqual([
      ['look', 'offered'],
      ['write', 'offered'],
    ]);
  });

  test('of a salvo, volley or load is the plan as filled in, the habit’s, the suggestions and single changes: no samples', () => {
    const steps = checkForms(hunters, 'candidates', 160);
    for (const step of ['loadout', 'salvo']) expect(steps).toContain(step);
  });

  test('of a fleet or a defence is the same', () => {
    const steps = checkForms(navalBattles, 'candidates', 120);
    expect(steps.size).toBeGreaterThan(1);
  });

  test('of a load for a U-boat is the same', () => {
    checkForms(uboatLeader, 'candidates', 400);
  });

  test('leaves out who falls over the question or answers what is not allowed, and counts them', () => {
    const broken = {
      ...hunters,
      weighing: {
        habit: { choose: () => ({ nonsense: 1 }) },
        worths: hunters.weighing?.worths ?? [],
        suggestions: () => {
          throw new Error('no idea');
        },
      },
    };
    const table = new Table({ game: broken, options: optionsOf(hunters), seats: 1, seed: 'broken' });
    const decision = table.decisions[0] as FillDecision;
    const { list, failed } = candidatesFor(table, decision, decision.sample(rngFrom(seedFrom('x'), 'x')));
    expect(failed).toBe(2);
    expect(list[0]?.from).toBe('yours');
  });
});

/** Suggested plans: each says what it is after in figures that are shown for it. */
import type { Choice, Decision, FormChoice, PickDecision, Suggestion, Text } from '@flotilla/table';
import { MANNERS, rngFrom, seedFrom } from '@flotilla/table';
import { botNamed, chosenBy, optionsOf, Table, words } from '@flotilla/table/run';
import { describe, expect, test } from 'vitest';
import { hunters } from '../index.ts';
import type { Fight, Hunters } from '../state.ts';
import { en } from '../text/en/index.ts';
import { weighing } from './index.ts';
import { judged, planKey } from './salvoes.ts';

const STEPS = ['approach', 'salvo', 'volley', 'loadout'];
const steady = botNamed(hunters, 'steady');

interface Asked {
  readonly table: Table<Hunters>;
  readonly decision: Decision;
  readonly plans: readonly Suggestion[];
}

const oddsAt = (table: Table<Hunters>, decision: Decision) => (choice: Choice) => {
  const option =
    decision.kind === 'pick' ? decision.options.find(({ id }) => id === choice) : (choice as FormChoice);
  return option ? table.odds(decision, option) : [];
};

/** Questions of each step that are looked at in a career. */
const MOST_OF_A_STEP = 5;

/** The first questions with suggestions in careers of the steady captain. */
function* askedIn(careers: number): Generator<Asked> {
  for (let career = 0; career < careers; career++) {
    const seed = `suggested ${career}`;
    const boat = (['VIIB', 'IXB', 'VIID'] as const)[career % 3];
    const table = new Table({ game: hunters, options: optionsOf(hunters, { boat }), seats: 1, seed });
    const rng = rngFrom(seedFrom(seed), 'career');
    const left = new Map(STEPS.map((step) => [step, MOST_OF_A_STEP]));
    for (let [decision] = table.decisions; decision; [decision] = table.decisions) {
      const more = left.get(decision.step) ?? 0;
      if (more > 0) {
        left.set(decision.step, more - 1);
        yield heard(table.copy({ recording: 'off' }));
      }
      table.answer({ seat: 0, decision: decision.number, choice: chosenBy(steady, table, decision, rng) });
    }
  }
}

/** What is suggested at a table. */
function heard(table: Table<Hunters>): Asked {
  const decision = table.decisions[0] as Decision;
  const plans = weighing.suggestions?.(table.view(0), decision, oddsAt(table, decision)) ?? [];
  return { table, decision, plans };
}

/** Every argument of a text that is a chance. */
function chancesIn(said: Text): number[] {
  if (typeof said === 'string') return [];
  return Object.entries(said.args ?? {}).flatMap(([name, value]) => {
    if (typeof value !== 'number') return chancesIn(value);
    return name === 'chance' || name === 'other' ? [value] : [];
  });
}

const wordsIn = (why: Text): string => words({ language: 'en', catalogue: en }, why);

describe('suggestions', () => {
  const all = [...askedIn(3)];

  test('are there at every approach, salvo, volley and load that can be fought, allowed, and one for each manner', () => {
    for (const step of STEPS) expect(all.some(({ decision }) => decision.step === step)).toBe(true);
    for (const { decision, plans } of all) {
      const manners = plans.flatMap((plan) => plan.manners);
      expect(new Set(manners).size).toBe(manners.length);
      if (decision.step === 'salvo' || decision.step === 'volley')
        expect([...manners].sort()).toEqual([...MANNERS].sort());
      for (const { choice } of plans)
        if (decision.kind === 'fill') expect(decision.check(choice as FormChoice)).toBeNull();
        else expect((decision as PickDecision).options.map(({ id }) => id)).toContain(choice);
    }
  });

  test('say why in one short line, with figures shown for a plan and no others', () => {
    for (const { table, decision, plans } of all) {
      const oddsOf = oddsAt(table, decision);
      const shown = plans.flatMap(({ choice }) => oddsOf(choice).map(({ chance }) => chance));
      for (const { why } of plans) {
        const line = wordsIn(why);
        expect(line).not.toMatch(/[⟦{}]/);
        expect(line.length).toBeGreaterThan(8);
        for (const chance of chancesIn(why)) expect(shown).toContain(chance);
        expect(line.split(' ').length).toBeLessThanOrEqual(decision.kind === 'pick' ? 22 : 30);
      }
    }
  });

  test('name every ship aimed at with her chance, what is kept, and the chance to stay unseen', () => {
    const { table, decision, plans } = all.find((one) => one.decision.step === 'salvo') as Asked;
    const fight = table.view(0).fight as Fight;
    for (const { choice, why } of plans) {
      const plan = judged(fight, choice as FormChoice, oddsAt(table, decision)(choice));
      const line = wordsIn(why);
      plan.aimed.forEach((n, target) => {
        if (n > 0) expect(line).toContain(`${n} at ${fight.ships[target]?.name} `);
      });
      expect(line).toContain('unseen');
    }
  });

  test('are thrifty with fewest torpedoes, and bold with the best chance to sink the largest ship', () => {
    for (const { table, decision, plans } of all) {
      if (decision.step !== 'salvo' && decision.step !== 'volley') continue;
      const fight = table.view(0).fight as Fight;
      const of = (manner: (typeof MANNERS)[number]) => {
        const { choice } = plans.find(({ manners }) => manners.includes(manner)) as Suggestion;
        return judged(fight, choice as FormChoice, oddsAt(table, decision)(choice));
      };
      const largest = fight.ships.reduce((best, ship, i) => {
        const known = fight.ships[best];
        return ship.points > 0 && (!known || known.points === 0 || ship.tons > known.tons) ? i : best;
      }, 0);
      const [thrifty, usual, bold] = MANNERS.map(of);
      expect(thrifty?.torpedoes).toBeLessThanOrEqual(bold?.torpedoes ?? 0);
      expect(bold?.sinks[largest]).toBeGreaterThanOrEqual(usual?.sinks[largest] ?? 1);
    }
  });

  test('are found by single changes of a plan, none of which is another only in the number of its tube', () => {
    const { table, decision } = all.find((one) => one.decision.step === 'salvo') as Asked;
    if (decision.kind !== 'fill') throw new Error('A salvo is a form.');
    const view = table.view(0);
    const plan = chosenBy(steady, table, decision, rngFrom(seedFrom('x'), 'x')) as FormChoice;
    const changed = weighing.neighbours?.(view, decision, plan) ?? [];
    expect(changed.length).toBeGreaterThan(1);
    const keys = changed.map((one) => planKey(view, one));
    expect(new Set([...keys, planKey(view, plan)]).size).toBe(keys.length + 1);
  });
});

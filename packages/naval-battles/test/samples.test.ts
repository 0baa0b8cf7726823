/** Random answers to forms, as fuzzing and the random bot give them: always legal, and of every kind there is. */
import type { FormChoice } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import { scriptedTable } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';
import { NON_COMBATANT_ID } from '../src/data/cards.ts';
import { navalBattles } from '../src/index.ts';
import { lay, uk, usa } from './fleets.ts';
import type { Battle } from './position.ts';
import { fire, ship } from './position.ts';

const MANY = 200;

/** Many random answers to the form that is asked, each of them legal. */
function samples({ table }: Pick<Battle, 'table'>, seat?: number): FormChoice[] {
  const asked = seat === undefined ? table.decisions[0] : table.decisionFor(seat);
  if (asked?.kind !== 'fill') throw new Error('No form is asked.');
  const rng = rngFrom(seedFrom('samples'), asked.step);
  const answers = Array.from({ length: MANY }, () => asked.sample(rng));
  for (const choice of answers)
    expect(table.refusalOf({ seat: asked.seat, decision: asked.number, choice })).toBeNull();
  return answers;
}

/** The different values of a field, lists in order of name. */
const kinds = (answers: readonly FormChoice[], field: string): string[] =>
  [
    ...new Set(
      answers.map(({ [field]: value }) => (Array.isArray(value) ? [...value].sort() : [value]).join()),
    ),
  ].sort();

describe('random answers', () => {
  it('discard: any of the cards, all or none', () => {
    const b = lay([usa({ hand: ['A001', 'A002'] }), uk()]);
    b.expect('actions', 'close');
    const answers = samples(b);
    expect(kinds(answers, 'cards')).toHaveLength(8);
    const thrown = answers.reduce((sum, { cards }) => sum + (cards as readonly string[]).length, 0);
    expect(thrown / (3 * MANY)).toBeLessThan(0.5); // rather keep a card than throw it away
  });

  it('card.repair, R34: any damage, but never none', () => {
    const b = lay([usa({ hand: ['A099'], damage: { Knox: ['A020'], Leahy: ['A004'] } }), uk()]);
    b.expect('actions', 'repair:A099');
    const [knox, leahy] = [`${ship('Knox')}/A020`, `${ship('Leahy')}/A004`];
    expect(kinds(samples(b), 'wounds')).toEqual([knox, `${knox},${leahy}`, leahy]);
  });

  it('card.bombardment, R31: two cards, never the card itself', () => {
    const b = lay([usa({ hand: ['A064', 'A001', 'A002'] }), uk()]);
    b.expect('actions', 'bombard:A064');
    expect(kinds(samples(b), 'cards')).toEqual(['A001,A002', 'A001,A110', 'A002,A110']);
  });

  it('reinforce, R27: ships that the cards pay for, in any row there may be', () => {
    const b = lay([usa({ hand: ['A018'], reserve: ['Pegasus', 'Gary', 'Sturgeon'] }), uk()]);
    b.expect('actions', 'reinforce');
    const answers = samples(b);
    expect(kinds(answers, 'row')).toEqual(['1', '2']);
    expect(kinds(answers, 'ships')).toEqual([ship('Gary'), ship('Pegasus'), ship('Sturgeon')].sort());
    expect(kinds(answers, 'cards')).toEqual(['A018', 'A018,A110']);
  });

  it('scenarios, R69: the non-combatant comes in behind everything', () => {
    const b = lay(
      [usa({ rows: [['Knox'], ['Leahy']], hand: ['A018'], reserve: ['Non-Combatant', 'Gary'] }), uk()],
      {
        terms: { nonCombatantLast: true, nonCombatantVp: 1 },
      },
    );
    b.expect('actions', 'reinforce');
    const answers = samples(b);
    const convoy = answers.filter(({ ships }) => (ships as readonly string[]).includes(NON_COMBATANT_ID));
    expect(kinds(convoy, 'row')).toEqual(['2', '3']);
    expect(kinds(answers, 'row')).toEqual(['1', '2', '3']);
  });

  it('rearrange, R26, R70: any formation that leaves declared attacks possible', () => {
    const b = lay([
      usa({ rows: [['Knox', 'Gary'], ['Leahy']], passive: ['Sturgeon'], hand: ['A008'] }),
      uk(),
    ]);
    b.expect('actions', 'rearrange');
    const free = samples(b);
    for (const name of ['Knox', 'Gary', 'Leahy']) expect(kinds(free, ship(name))).toEqual(['1', '2', '3']);
    expect(kinds(free, ship('Sturgeon'))).toEqual(['active', 'passive']);
    const bound = lay([
      usa({ rows: [['Knox', 'Gary'], ['Leahy']], active: ['Sturgeon'], hand: ['A008', 'A043'] }),
      uk(),
    ]);
    fire(bound, 'A008', 'Amazon', 'Knox');
    fire(bound, 'A043', 'Amazon');
    bound.expect('actions', 'rearrange');
    const answers = samples(bound);
    expect(kinds(answers, ship('Knox'))).toEqual(['1']);
    expect(kinds(answers, ship('Sturgeon'))).toEqual(['active']);
    expect(kinds(answers, ship('Leahy'))).toEqual(['1', '2', '3']);
  });

  it('orders: every order there is', () => {
    const b = lay([usa(), uk()]);
    b.expect('actions', 'orders');
    const answers = samples(b);
    expect(kinds(answers, 'intelligence')).toEqual(['ask', 'mine', 'pass']);
    expect(kinds(answers, 'orders')).toEqual(['ask', 'best', 'dearest', 'hopeless']);
  });

  it('defences, R14, R32: anything that may be declared together, nothing twice', () => {
    const b = lay([
      usa({ hand: ['A052', 'A053'] }),
      uk({ rows: [['Amazon'], ['Glasgow'], ['Hermes']], hand: ['A104', 'A105', 'A080', 'A096'] }),
    ]);
    for (const [card, name] of [
      ['A052', 'Hermes'],
      ['A053', 'Glasgow'],
    ] as const) {
      b.expect('actions', `strike:${card}`);
      b.expect('fly', ship(name));
    }
    b.expect('actions', 'close');
    const answers = samples(b, 1);
    expect(kinds(answers, 'dice')).toEqual(['auto', 'byHand']);
    expect(kinds(answers, 'orders').length).toBeGreaterThan(1);
    expect(answers.filter(({ orders }) => orders === 'ask').length).toBeGreaterThan(MANY / 2);
    const all = answers.flatMap(({ attack1, attack2 }) => [attack1, attack2].flat().map(String));
    for (const kind of ['guard:', 'card:', 'screen:', 'copy:'])
      expect(
        all.some((item) => item.startsWith(kind)),
        kind,
      ).toBe(true);
    expect(answers.some(({ attack1, attack2 }) => [attack1, attack2].flat().length === 0)).toBe(true);
  });
});

describe('random answers of the set-up', () => {
  const opened = (options: Record<string, unknown>, seats: number, navies: readonly string[]) => {
    const t = scriptedTable(navalBattles, {
      seats,
      options,
      dice: { firstPlayer: [6, 5, 4, 3].slice(0, seats) },
    });
    for (const navy of navies) t.expect('chooseNavy', navy);
    return t;
  };

  it('option.teams, R67: shares that the team can pay', () => {
    const answers = samples(opened({ teams: 'AAB', points: 20 }, 3, ['usa', 'uk', 'norway']));
    expect(kinds(answers, 'seat0').length).toBeGreaterThan(3);
    expect(kinds(answers, 'seat1').length).toBeGreaterThan(3);
  });

  it('setup.fleets, setup.formation: fleets for the points, in formations without an empty row', () => {
    const t = opened({ points: 20 }, 2, ['usa', 'uk']);
    const fleets = samples(t, 0);
    expect(kinds(fleets, 'ships').length).toBeGreaterThan(MANY / 2);
    t.expect('buildFleets', { ships: ['Knox', 'Gary', 'Leahy', 'Pegasus', 'Sturgeon'].map(ship) }, 0);
    t.expect('buildFleets', { ships: ['Amazon', 'Antrim'].map(ship) }, 1);
    const rows = samples(t, 0);
    for (const name of ['Knox', 'Gary', 'Leahy', 'Pegasus'])
      expect(kinds(rows, ship(name))).toEqual(['1', '2', '3']);
    expect(Object.keys(rows[0] ?? {})).toHaveLength(4);
    t.expect('layOut', rows[0] ?? {}, 0);
    const two = samples(t, 1);
    for (const name of ['Amazon', 'Antrim']) expect(kinds(two, ship(name))).toEqual(['1', '2']);
  });

  it('scenarios: the non-combatant in the last row', () => {
    const t = scriptedTable(navalBattles, { seats: 2, options: { scenario: 'levant-convoy-1973' } });
    const soviet = t.asked();
    t.expect(
      'layOut',
      Object.fromEntries(soviet.kind === 'fill' ? soviet.form.map(({ id }) => [id, '1']) : []),
      0,
    );
    expect(kinds(samples(t, 1), NON_COMBATANT_ID)).toEqual(['1', '2', '3']);
  });
});

/** Reserves and first turns of scenarios (R52): what may come in, who begins, and that the last fleet afloat wins as always. */
import type { Decision } from '@flotilla/table';
import { startOf } from '@flotilla/table';
import { optionsOf, Table } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { SHIPS, shipCard } from '../src/data/cards.ts';
import { navalBattles } from '../src/index.ts';
import { takeFromDeck } from '../src/rules/cards.ts';
import { ship } from './position.ts';

/** A scenario with nothing but its fleets, and whatever is added. */
const scenario = (more: Record<string, unknown> = {}) => ({
  id: 'meeting',
  name: 'Meeting',
  year: 1982,
  sides: [
    { name: 'North', navy: 'ussr', ships: ['Grozny', 'Obraztsovy'] },
    { name: 'South', navy: 'argentina', ships: ['Drummond'], reserve: ['Hercules'] },
  ],
  victory: { type: 'vp', target: 5 },
  ...more,
});

/** The table of a scenario once its fleets are laid out. */
function open(file: Record<string, unknown>, dice: Record<string, number[]> = {}) {
  const options = optionsOf(navalBattles, { scenario: 'custom', custom: JSON.stringify(file) });
  const seats = (file.sides as readonly unknown[]).length;
  const script = { dice, missing: 'seed' as const };
  const table = new Table({ game: navalBattles, options, seats, seed: 'R52', script });
  for (let [asked] = table.decisions; asked?.step === 'layOut'; [asked] = table.decisions) {
    const choice = asked.kind === 'fill' ? startOf(asked.form) : '';
    expect(table.answer({ seat: asked.seat, decision: asked.number, choice })).toBeNull();
  }
  return table;
}

const offers = (asked: Decision, id: string): boolean =>
  asked.kind === 'pick' && asked.options.some((option) => option.id === id);

/** The ships that the active seat may bring in. */
function arrivals(table: ReturnType<typeof open>): string[] {
  const [asked] = table.decisions;
  if (!asked) return [];
  expect(table.answer({ seat: asked.seat, decision: asked.number, choice: 'reinforce' })).toBeNull();
  const [form] = table.decisions;
  const field = form?.kind === 'fill' ? form.form.find(({ id }) => id === 'ships') : undefined;
  return field?.kind === 'many' ? field.options.map(({ id }) => id) : [];
}

const soviet = (year: number) =>
  SHIPS.filter(({ navy, service: { from, to } }) => navy === 'ussr' && from <= year && (to ?? year) >= year);

describe('cards beside a fleet (R36)', () => {
  it.each([
    [['A064', 'A001'], 'A064', ['A001']],
    [['A001', 'A065', 'A064'], 'A065', ['A001', 'A064']],
    [['A001', 'A002'], null, ['A001', 'A002']],
  ])('R36, scenarios: a Bombardment is taken from the deck %j, wherever it lies', (cards, taken, left) => {
    const deck = [...cards];
    expect(takeFromDeck(deck, 'bombardment')).toBe(taken);
    expect(deck).toEqual(left);
  });
});

describe('a scenario that does not say otherwise (R52)', () => {
  it('R52: the rest of the navy that was in service that year may come in, and no other ship', () => {
    const expected = soviet(1982)
      .map(({ id }) => id)
      .filter((id) => id !== ship('Grozny') && id !== ship('Obraztsovy'));
    expect(expected).toContain(ship('Slava')); // in service from that very year
    expect(arrivals(open(scenario({ first: 'North' })))).toEqual(expected);
    expect(arrivals(open(scenario({ first: 'South' })))).toEqual([ship('Hercules')]);
  });

  it('R52: a ship is in service up to its last year', () => {
    const sides = [
      { name: 'North', navy: 'ussr', ships: ['Kiev', 'Minsk'] },
      { name: 'South', navy: 'argentina', ships: ['Drummond'], reserve: 'none' },
    ];
    const victory = { type: 'vp', target: 2 };
    const inYear = (year: number) => arrivals(open(scenario({ year, first: 'North', sides, victory })));
    expect(shipCard(ship('Druzhny')).service.to).toBe(1999);
    expect(inYear(1993)).toContain(ship('Druzhny'));
    expect(inYear(1992)).toContain(ship('Nikolayev'));
    expect(inYear(1993)).not.toContain(ship('Nikolayev'));
  });

  it('R52: without a year the whole rest of the navy may come in', () => {
    const { year: _, ...timeless } = scenario({ first: 'North' });
    expect(arrivals(open(timeless)).length).toBe(SHIPS.filter(({ navy }) => navy === 'ussr').length - 2);
  });

  it('R52: ships that another side of the navy lists, at sea or in reserve, are not part of it', () => {
    const sides = [
      { name: 'North', navy: 'ussr', ships: ['Grozny', 'Obraztsovy'] },
      { name: 'South', navy: 'ussr', ships: ['Kiev'], reserve: ['Moskva'] },
    ];
    const listed = ['Grozny', 'Obraztsovy', 'Kiev', 'Moskva'].map(ship);
    const expected = soviet(1982)
      .map(({ id }) => id)
      .filter((id) => !listed.includes(id));
    expect(arrivals(open(scenario({ first: 'North', sides })))).toEqual(expected);
    expect(arrivals(open(scenario({ first: 'South', sides })))).toEqual([ship('Moskva')]);
  });

  it.each([
    [[1, 6], 1],
    [[6, 1], 0],
    [[3, 3, 2, 5], 1],
  ])('R52, setup.order: the dice %j say who begins', (firstPlayer, seat) => {
    const table = open(scenario(), { firstPlayer });
    expect(table.decisions.map((asked) => [asked.step, asked.seat])).toEqual([['actions', seat]]);
    expect(table.state.game.first).toBe(seat);
  });

  it('R52: a side that is named begins without a die', () => {
    const table = open(scenario({ first: 'South' }), { firstPlayer: [6, 1] });
    expect(table.decisions.map((asked) => [asked.step, asked.seat])).toEqual([['actions', 1]]);
    expect((table.log ?? []).filter(({ kind }) => kind === 'firstDie')).toEqual([]);
  });

  it('R52, R38: the loss of the last ship ends the battle, whatever the points', () => {
    const sides = [
      { name: 'North', navy: 'ussr', ships: ['Kiev'], reserve: 'none' },
      { name: 'South', navy: 'argentina', ships: ['Drummond'], reserve: ['Hercules'] },
    ];
    const table = open(scenario({ first: 'North', sides }), { strike: [5] });
    for (let [asked] = table.decisions; asked; [asked] = table.decisions) {
      const [move = ''] = [`fly:${ship('Kiev')}`, 'close'].filter((id) => offers(asked, id));
      const choice = asked.kind === 'fill' ? startOf(asked.form) : move;
      expect(table.answer({ seat: asked.seat, decision: asked.number, choice })).toBeNull();
    }
    expect(table.state.game.ending).toEqual({ how: 'last', winners: [0] });
    expect(table.state.game.players[0]?.pile).toEqual([ship('Drummond')]);
  });
});

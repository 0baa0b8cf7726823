import { optionsOf } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { ACTIONS, actionCard, shipByName } from '../data/cards.ts';
import { navalBattles } from '../index.ts';
import { setup } from '../options.ts';
import type { Vessel } from '../state.ts';
import {
  closeUp,
  distance,
  evasionOf,
  handLimit,
  hasGap,
  inRange,
  rowPenalty,
  rowsOf,
  symbolsFor,
} from './fleet.ts';

const at = (name: string, row: number, active = false): Vessel => ({
  id: shipByName(name)?.id ?? '',
  row,
  active,
  acted: false,
  repaired: false,
  wounds: [],
});
const card = (name: string) => {
  const ship = shipByName(name);
  if (!ship) throw new Error(name);
  return ship;
};

describe('distance (attack.range)', () => {
  it.each([
    [1, 1, 1],
    [1, 2, 2],
    [2, 1, 2],
    [2, 2, 3],
    [3, 3, 5],
  ])('from row %i to row %i is %i', (from, to, rows) => {
    expect(distance(at('Knox', from), to)).toBe(rows);
  });

  it('from a submarine is the row of the target (R4)', () => {
    expect([1, 2, 3].map((row) => distance(at('Sturgeon', 0, true), row))).toEqual([1, 2, 3]);
  });
});

describe('range', () => {
  it.each([
    ['A001', [true, false, false]],
    ['A020', [true, true, false]],
    ['A035', [false, true, true]],
    ['A041', [true, true, true]],
  ])('of %s from the front row reaches these rows', (id, reach) => {
    expect([1, 2, 3].map((row) => inRange(actionCard(id), at('Knox', 1), row))).toEqual(reach);
  });

  it.each([at('Sturgeon', 0, true), at('Kirov', 1), at('Kirov', 3)])(
    'of torpedoes there is none, from $id in row $row (R5)',
    (from) => {
      for (const card of ACTIONS.filter(({ kind }) => kind === 'torpedo'))
        expect([0, 1, 2, 3].map((row) => inRange(card, from, row))).toEqual([true, true, true, true]);
    },
  );
});

describe('platforms (attack.symbols, R10)', () => {
  it.each([
    ['Kirov', 'A041', 2],
    ['Kirov', 'A020', 1],
    ['Missouri', 'A016', 2],
    ['Enterprise', 'A020', 0],
  ])('%s gives %s so many symbols', (name, id, symbols) => {
    expect(symbolsFor(actionCard(id), card(name))).toBe(symbols);
  });
});

describe('a fleet', () => {
  it('closes up behind an empty row, submarines stay beside (setup.formation)', () => {
    const fleet = closeUp([at('Knox', 2), at('Leahy', 3), at('Sturgeon', 0)]);
    expect(fleet.map((vessel) => vessel.row)).toEqual([1, 2, 0]);
    expect(rowsOf(fleet)).toBe(2);
  });

  it.each([
    [[1, 2, 3], false],
    [[1, 3], true],
    [[2], true],
    [[], false],
  ])('with ships in the rows %j has a gap: %s', (rows, gap) => {
    expect(hasGap(rows)).toBe(gap);
  });

  it('holds seven cards and its command (setup.command)', () => {
    expect(handLimit([at('Knox', 1)])).toBe(7);
    expect(handLimit([at('Titan', 1), at('Zhdanov', 1)])).toBe(9);
  });

  it('evades with the number of its mode (evasion)', () => {
    expect(evasionOf(at('Trafalgar', 0))).toBe(2);
    expect(evasionOf(at('Trafalgar', 0, true))).toBe(4);
    expect(evasionOf(at('Smerch', 1))).toBe(5);
    expect(evasionOf(at('Knox', 1))).toBeNull();
  });

  it('is harder to strike in the rear only under the row rule (option.rows)', () => {
    const { terms } = setup(optionsOf(navalBattles), 2);
    expect([1, 2, 3].map((row) => rowPenalty(terms, row))).toEqual([0, 0, 0]);
    expect([1, 2, 3].map((row) => rowPenalty({ ...terms, rowRule: true }, row))).toEqual([0, -1, -2]);
  });
});

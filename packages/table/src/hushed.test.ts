import { describe, expect, it } from 'vitest';
import { askedSeats } from './decision.ts';
import type { GameDefinition } from './game.ts';
import { rulebook } from './rulebook.ts';
import { Table } from './table.ts';
import { messageFor } from './testkit/secrets.ts';

interface Poker {
  state: { holders: number[] };
  options: object;
  steps: { window: null };
  events: object;
  view: object;
}

const { pickTogether } = rulebook<Poker>();

/** Three seats; only those who hold something are asked, and nobody else may learn who they are. */
const pokerWith = (holders: number[]): GameDefinition<Poker> => ({
  id: 'poker',
  version: '1',
  title: 'Poker',
  seats: { min: 3, max: 3 },
  optionFields: [],
  setup: () => ({ holders }),
  first: 'window',
  steps: {
    window: pickTogether('window', {
      rule: '1',
      hushed: true,
      seats: (state) => state.holders,
      options: () => [{ id: 'pass' }, { id: 'play' }],
      take: () => {},
    }),
  },
  events: {},
  tell: {},
  view: () => ({}),
  describe: () => [],
  status: () => [],
  outcome: () => ({ ending: 'over', winners: [] }),
  figures: () => ({ numbers: {}, tallies: {} }),
  bots: {},
  texts: { en: async () => ({}), fr: async () => ({}), it: async () => ({}), de: async () => ({}) },
});

const tableWith = (holders: number[]) =>
  new Table({ game: pokerWith(holders), options: {}, seats: 3, seed: 'hushed' });

describe('a hushed question', () => {
  it('shows other seats only that somebody is asked', () => {
    const { decisions } = tableWith([1]);
    expect(askedSeats(decisions, 1)).toEqual([1]);
    expect(askedSeats(decisions, 0)).toEqual([-1]);
    expect(askedSeats(decisions, null)).toEqual([-1]);
  });

  it('gives the same message to a bystander whoever is asked', () => {
    expect(messageFor(tableWith([1]), 0)).toBe(messageFor(tableWith([2]), 0));
    expect(messageFor(tableWith([1]), 0)).toBe(messageFor(tableWith([1, 2]), 0));
    expect(messageFor(tableWith([1]), 1)).toBe(messageFor(tableWith([1, 2]), 1));
  });

  it('does not name the asked seat in the error for another one', () => {
    const refusal = tableWith([2]).answer({ seat: 0, decision: 0, choice: 'pass' });
    expect(refusal?.why).toEqual({ key: 'table.refused.hushed', args: { seat: 1 } });
  });
});

describe('a question that knows by the state how it is put', () => {
  const { pick: pickOne } = rulebook<Poker>();
  const askedWith = (holders: number[]) => {
    const game: GameDefinition<Poker> = {
      ...pokerWith(holders),
      steps: {
        window: pickOne('window', {
          rule: '1',
          hushed: (state) => state.holders.length > 1,
          ask: (state) => state.holders.length > 0,
          options: () => [{ id: 'pass' }],
          take: () => {},
        }),
      },
    };
    return new Table({ game, options: {}, seats: 3, seed: 'hushed' }).decisions;
  };

  it('is hushed where it says so', () => {
    expect(askedSeats(askedWith([1]), 1)).toEqual([0]);
    expect(askedSeats(askedWith([1, 2]), 1)).toEqual([-1]);
  });

  it('is asked with a single option where it says so', () => {
    expect(askedWith([])).toEqual([]);
    expect(askedWith([1])).toHaveLength(1);
  });
});

describe('a question that lies open', () => {
  it('says with every decision how it is let pass, and who could answer it', () => {
    const game = pokerWith([1, 2]);
    const window = { ...game.steps.window, open: () => ({ pass: 'pass', seats: [1, 2] }) } as const;
    const table = new Table({ game: { ...game, steps: { window } }, options: {}, seats: 3, seed: 'open' });
    expect(table.decisions.map((decision) => decision.open)).toEqual([
      { pass: 'pass', seats: [1, 2] },
      { pass: 'pass', seats: [1, 2] },
    ]);
    expect(tableWith([1]).decisions[0]?.open).toBeUndefined();
  });
});

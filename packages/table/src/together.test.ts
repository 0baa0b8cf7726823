import { describe, expect, it } from 'vitest';
import { lay, sentence, tinyGame } from '../test/tiny.ts';
import { rngFrom } from './chance.ts';
import type { GameDefinition } from './game.ts';
import { canonical } from './json.ts';
import { rulebook } from './rulebook.ts';
import { seedFrom } from './seed.ts';
import { hashOf } from './state.ts';
import { Table } from './table.ts';
import { answerOf } from './testkit/play.ts';

interface Secret {
  state: { bids: number[]; hands: string[][]; shown: string[] };
  options: object;
  steps: { begin: null; bid: null; show: null };
  events: object;
  view: object;
}

const secret = (hands: string[][]): GameDefinition<Secret> => {
  const { step, pickTogether, fillTogether } = rulebook<Secret>();
  const all = (s: Secret['state']): number[] => s.hands.map((_, seat) => seat);
  return tinyGame<Secret>({
    setup: () => ({ bids: [], hands, shown: [] }),
    first: 'begin',
    steps: {
      begin: step('begin', (t) => {
        t.next('bid');
        t.next('show');
      }),
      bid: fillTogether('bid', {
        rule: '1',
        seats: all,
        form: () => [{ id: 'coins', kind: 'count', min: 0, max: 9 }],
        check: () => null,
        sample: (_, rng) => ({ coins: rng.below(10) }),
        take: (t, chosen) => {
          t.state.bids = chosen.map(({ seat, choice }) => seat * 100 + (choice.coins as number));
        },
      }),
      show: pickTogether('show', {
        rule: '2',
        seats: all,
        options: (s, _, seat) => (s.hands[seat] ?? []).map((id) => ({ id })),
        take: (t, chosen) => {
          t.state.shown = chosen.map(({ seat, choice }) => `${seat}${choice.id}`);
        },
        nobody: (t) => {
          t.state.shown = ['nothing'];
        },
      }),
    },
  });
};

describe('several seats at once', () => {
  const hands = [
    ['a', 'b'],
    ['c', 'd'],
    ['e', 'f'],
  ];
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  const choices = ['b', 'c', 'f'];

  it('any order of answers gives the same state, and so does any half-way point', () => {
    const hashes = new Map<string, Set<string>>();
    const note = (given: readonly number[], hash: string): void => {
      const key = [...given].sort().join('');
      hashes.set(key, (hashes.get(key) ?? new Set()).add(hash));
    };
    for (const order of orders) {
      const table = lay(secret(hands), { seats: 3 });
      order.forEach((seat, i) => {
        expect(table.answer(answerOf(seat, 0, { coins: seat + 3 }))).toBeNull();
        note([...order.slice(0, i), seat], hashOf(table.state));
      });
      for (const seat of [...order].reverse())
        expect(table.answer(answerOf(seat, 1, choices[seat] as string))).toBeNull();
      note([7], hashOf(table.state));
      expect(table.state.game).toMatchObject({ bids: [3, 104, 205], shown: ['0b', '1c', '2f'] });
    }
    expect([...hashes.values()].map((set) => set.size)).toEqual(new Array(hashes.size).fill(1));
    expect(hashes.size).toBe(8);
  });

  it('an answer given stays out of the game until all have answered', () => {
    const table = lay(secret(hands), { seats: 3 });
    const game = canonical(table.state.game);
    table.answer(answerOf(1, 0, { coins: 5 }));
    expect(canonical(table.state.game)).toBe(game);
    expect(table.decisions.map(({ seat }) => seat)).toEqual([0, 2]);
    expect(table.state.held).toEqual([{ seat: 1, choice: { coins: 5 } }]);
  });

  it('a seat answers once', () => {
    const table = lay(secret(hands), { seats: 3 });
    table.answer(answerOf(1, 0, { coins: 5 }));
    expect(sentence(table.answer(answerOf(1, 0, { coins: 6 })))).toBe(
      'Seat 2 is not asked now; waiting for seat 1, 3.',
    );
    expect(table.state.held).toEqual([{ seat: 1, choice: { coins: 5 } }]);
  });

  it('can be saved and resumed half-way', () => {
    const table = lay(secret(hands), { seats: 3 });
    table.answer(answerOf(2, 0, { coins: 5 }));
    const resumed = new Table(table.setting, JSON.parse(JSON.stringify(table.state)));
    for (const seat of [0, 1]) {
      table.answer(answerOf(seat, 0, { coins: 1 }));
      resumed.answer(answerOf(seat, 0, { coins: 1 }));
    }
    expect(hashOf(resumed.state)).toBe(hashOf(table.state));
    expect(resumed.state.game.bids).toEqual([1, 101, 205]);
  });

  it('whoever imagines the table knows the own answer only: the others are asked there once more', () => {
    const table = lay(secret(hands), { seats: 3 });
    table.answer(answerOf(1, 0, { coins: 5 }));
    table.answer(answerOf(2, 0, { coins: 6 }));
    const rng = rngFrom(seedFrom('dream'), 'dream');
    const asked = (seat: number | null): number[] =>
      table.imagine(seat, rng).decisions.map((decision) => decision.seat);
    expect([asked(0), asked(1), asked(2), asked(null)]).toEqual([
      [0, 1, 2],
      [0, 2],
      [0, 1],
      [0, 1, 2],
    ]);
    const dream = table.imagine(1, rng);
    for (const seat of [0, 2]) dream.answer(answerOf(seat, 0, { coins: 9 }));
    expect(dream.state.game.bids).toEqual([9, 105, 209]);
  });

  it('a seat with one option is settled, one with none is left out, the others are asked', () => {
    const table = lay(secret([['a'], [], ['e', 'f']]), { seats: 3 });
    for (const seat of [0, 1, 2]) table.answer(answerOf(seat, 0, { coins: 0 }));
    expect(table.decisions.map(({ seat }) => seat)).toEqual([2]);
    table.answer(answerOf(2, 1, 'f'));
    expect(table.state.game.shown).toEqual(['0a', '2f']);
  });

  it('when no seat has anything to choose, the step says what happens, and the decision counts all the same', () => {
    const table = lay(secret([[], [], []]), { seats: 3 });
    for (const seat of [0, 1, 2]) table.answer(answerOf(seat, 0, { coins: 0 }));
    expect(table.over).toBe(true);
    expect(table.waiting).toBeNull();
    expect(table.state.game.shown).toEqual(['nothing']);
    expect(table.state.decision).toBe(2);
  });

  it('the step that waits is known with its arguments', () => {
    const table = lay(secret(hands), { seats: 3 });
    expect(table.waiting).toEqual({ step: 'bid', args: null });
  });
});

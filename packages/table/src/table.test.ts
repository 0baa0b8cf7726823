import { describe, expect, it } from 'vitest';
import { lay, sentence, tinyGame } from '../test/tiny.ts';
import type { Rng } from './chance.ts';
import { rngFrom } from './chance.ts';
import { refuse } from './decision.ts';
import type { GameDefinition } from './game.ts';
import { canonical } from './json.ts';
import { rulebook } from './rulebook.ts';
import { seedFrom } from './seed.ts';
import { hashOf } from './state.ts';
import { answerOf } from './testkit/play.ts';
import { text } from './text.ts';

interface Menu {
  state: { offered: string[]; greyed: string[]; taken: string[] };
  options: object;
  steps: { begin: null; choose: { by: number }; always: null };
  events: object;
  view: object;
}

const menu = (offered: string[], greyed: string[] = []): GameDefinition<Menu> => {
  const { step, pick } = rulebook<Menu>();
  const options = (s: Menu['state']) => [
    ...s.offered.map((id) => ({ id, value: id.toUpperCase() })),
    ...s.greyed.map((id) => refuse(id, 'table.refused.over', '7.7', { id })),
  ];
  const take = (t: { state: Menu['state'] }, option: { id: string; value?: string }): void =>
    void t.state.taken.push(`${option.id}=${option.value}`);
  return tinyGame<Menu>({
    setup: () => ({ offered, greyed, taken: [] }),
    first: 'begin',
    steps: {
      begin: step('begin', (t) => {
        t.next('choose', { by: t.seats - 1 });
        t.next('always');
      }),
      choose: pick('choose', {
        rule: (_, { by }) => `3.${by}`,
        seat: (_, { by }) => by,
        about: (s) => ({ n: s.offered.length }),
        options,
        odds: (s, option) => [{ of: option.id, chance: 1 / s.offered.length }],
        take,
      }),
      always: pick('always', { rule: '4', ask: 'always', options, take }),
    },
  });
};

describe('a pick', () => {
  it('asks one seat, with rule, arguments, options and refused options', () => {
    const table = lay(menu(['a', 'b'], ['c']), { seats: 2 });
    expect(table.decisions).toEqual([
      {
        kind: 'pick',
        number: 0,
        seat: 1,
        step: 'choose',
        rule: '3.1',
        about: { n: 2 },
        options: [
          { id: 'a', value: 'A' },
          { id: 'b', value: 'B' },
        ],
        refused: [
          {
            id: 'c',
            args: { id: 'c' },
            refused: { why: text('table.refused.over', { id: 'c' }), rule: '7.7' },
          },
        ],
      },
    ]);
    expect(table.decisionFor(1)?.step).toBe('choose');
    expect(table.decisionFor(0)).toBeNull();
  });

  it('is the same question when nobody reads along', () => {
    const game = menu(['a', 'b'], ['c']);
    const [read] = lay(game, { seats: 2 }).decisions;
    const [unread] = lay(game, { seats: 2, recording: 'off' }).decisions;
    if (unread?.kind !== 'pick') throw new Error('A pick was expected.');
    const { kind, number, seat, step, rule, about, options, refused } = unread;
    expect({ kind, number, seat, step, rule, about, options, refused }).toEqual(read);
  });

  it('gives the chosen option with its value to the step', () => {
    const table = lay(menu(['a', 'b']));
    expect(table.answer(answerOf(0, 0, 'b'))).toBeNull();
    expect(table.state.game.taken).toEqual(['b=B']);
  });

  it('works out chances only when asked', () => {
    const table = lay(menu(['a', 'b']));
    const [decision] = table.decisions;
    if (decision?.kind !== 'pick') throw new Error('A pick was expected.');
    expect(table.odds(decision, { id: 'b' })).toEqual([{ of: 'b', chance: 0.5 }]);
  });

  it('with one allowed option is taken by itself, unless it is always asked; each uses up a number', () => {
    const table = lay(menu(['a'], ['c']));
    expect(table.state.game.taken).toEqual(['a=A']);
    expect(table.decisions.map(({ step, number }) => [step, number])).toEqual([['always', 1]]);
  });

  it('with no allowed option is passed over, even when it is always asked', () => {
    const table = lay(menu([], ['c']));
    expect(table.over).toBe(true);
    expect(table.state.game.taken).toEqual([]);
    expect(table.state.decision).toBe(2);
  });

  it.each(['on', 'off'] as const)(
    'shows what the step sets apart, and works it out only when somebody looks: recording %s',
    (recording) => {
      let workedOut = 0;
      const { pick } = rulebook<Menu>();
      const choose = pick('always', {
        rule: '4',
        options: (_, __, ___, greyed) => {
          if (greyed) workedOut++;
          greyed?.push(refuse('c', 'table.refused.over', '7.7'));
          return [{ id: 'a' }, { id: 'b' }, refuse('d', 'table.refused.over', '7.8')];
        },
        take: (t, option) => void t.state.taken.push(option.id),
      });
      const whole = menu([]);
      const game = { ...whole, first: 'always' as const, steps: { ...whole.steps, always: choose } };
      const table = lay(game, { recording });
      expect(workedOut).toBe(recording === 'on' ? 1 : 0);
      const [decision] = table.decisions;
      if (decision?.kind !== 'pick') throw new Error('A pick was expected.');
      expect(decision.options.map(({ id }) => id)).toEqual(['a', 'b']);
      expect(decision.refused.map(({ id }) => id)).toEqual(['c', 'd']);
      expect(table.answer(answerOf(0, 0, 'c'))?.rule).toBe('7.7');
      expect(table.answer(answerOf(0, 0, 'd'))?.rule).toBe('7.8');
      expect(table.answer(answerOf(0, 0, 'b'))).toBeNull();
      expect(table.state.game.taken).toEqual(['b']);
    },
  );

  it('refuses a greyed option with its own reason and rule', () => {
    const table = lay(menu(['a', 'b'], ['c']));
    expect(table.answer(answerOf(0, 0, 'c'))).toEqual({
      why: text('table.refused.over', { id: 'c' }),
      rule: '7.7',
    });
  });
});

describe('a refused answer changes nothing', () => {
  const before = () => lay(menu(['a', 'b'], ['c']), { seats: 2 });

  it.each([
    ['a wrong choice', answerOf(1, 0, 'z'), '"z" is not offered. Offered: a, b.'],
    ['a form where a pick is asked', answerOf(1, 0, { a: 1 }), '"{"a":1}" is not offered. Offered: a, b.'],
    [
      'an answer for a later decision',
      answerOf(1, 1, 'a'),
      'That answers decision 1, but decision 0 is waiting.',
    ],
    [
      'an answer of a seat that is not asked',
      answerOf(0, 0, 'a'),
      'Seat 1 is not asked now; waiting for seat 2.',
    ],
    [
      'a seat that is not there',
      answerOf(2, 0, 'a'),
      'There is no such seat; this table has 2 seats, counted from 0.',
    ],
    ['half a seat', answerOf(0.5, 0, 'a'), 'There is no such seat; this table has 2 seats, counted from 0.'],
    ['nothing at all', null as never, 'An answer names a seat, the number of the decision and a choice.'],
    ['no choice', { seat: 1, decision: 0 } as never, '"nothing" is not offered. Offered: a, b.'],
  ])('%s', (_, answer, why) => {
    const table = before();
    const hash = hashOf(table.state);
    expect(sentence(table.refusalOf(answer))).toBe(why);
    expect(sentence(table.answer(answer))).toBe(why);
    expect(hashOf(table.state)).toBe(hash);
    expect(table.decisions).toEqual(before().decisions);
  });

  it('a stale answer, given again after it was taken', () => {
    const table = lay(menu(['a', 'b']));
    table.answer(answerOf(0, 0, 'a'));
    const hash = hashOf(table.state);
    expect(sentence(table.answer(answerOf(0, 0, 'a')))).toBe(
      'That answers decision 0, but decision 1 is waiting.',
    );
    expect(hashOf(table.state)).toBe(hash);
  });

  it('any answer after the end', () => {
    const table = lay(menu([]));
    expect(sentence(table.answer(answerOf(0, 2, 'a')))).toBe('The game is over; nothing more is asked.');
  });
});

describe('copies', () => {
  it('a copy plays on without touching the table', () => {
    const table = lay(menu(['a', 'b']));
    const hash = hashOf(table.state);
    const copy = table.copy();
    copy.answer(answerOf(0, 0, 'a'));
    expect(hashOf(table.state)).toBe(hash);
    expect(copy.state.game.taken).toEqual(['a=A']);
    expect(table.copy({ recording: 'off' }).log).toBeNull();
  });
});

describe('an imagined table', () => {
  it('has dice of its own: four words of 32 bits, each drawn in two halves', () => {
    const halves = [1, 2, 65535, 65535, 0, 7, 32768, 0];
    const limits: number[] = [];
    const rng: Rng = {
      ...rngFrom(seedFrom('dream'), 'dream'),
      below: (limit) => {
        limits.push(limit);
        return halves[limits.length - 1] as number;
      },
    };
    const { setting } = lay(menu(['a', 'b'])).imagine(0, rng);
    expect(setting.seed).toEqual([0x0001_0002, 0xffff_ffff, 0x0000_0007, 0x8000_0000]);
    expect(limits).toEqual(new Array(8).fill(65536));
    expect(setting).toMatchObject({ recording: 'off', script: null });
  });
});

describe('the hash of a state', () => {
  it('is pinned: SHA-256 of canonical JSON', () => {
    const table = lay(menu(['a', 'b'], ['c']));
    expect(canonical(table.state)).toBe(
      '{"agenda":[{"args":null,"step":"always"},{"args":{"by":0},"step":"choose"}],"decision":0,' +
        '"game":{"greyed":["c"],"offered":["a","b"],"taken":[]},"held":[],"lane":0,' +
        '"lanes":[{"at":[0,0,0,0],"counts":[]}],"scripted":{}}',
    );
    expect(hashOf(table.state)).toBe('dcd3fa4a8467646212c0d04dd76f64baece9386f164233014580a8c2f32e6922');
  });
});

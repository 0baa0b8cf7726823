import { describe, expect, it } from 'vitest';
import { lay, sentence, tinyGame } from '../test/tiny.ts';
import { refuse } from './decision.ts';
import type { GameDefinition } from './game.ts';
import { defineGame, rulebook } from './game.ts';
import { canonical } from './json.ts';
import { hashOf, STEP_CAP, Table } from './table.ts';
import { answerOf } from './testkit/play.ts';
import { text } from './text.ts';

describe('the agenda', () => {
  interface Walk {
    state: { trace: string[] };
    options: object;
    steps: { begin: null; a: null; b: { n: number }; c: null; loop: null };
    events: object;
    view: object;
  }
  const { step } = rulebook<Walk>();
  type Plan = Partial<{ [N in keyof Walk['steps']]: Parameters<typeof step<N>>[1] }>;

  const walk = (plan: Plan): string[] => {
    const named = <N extends keyof Walk['steps']>(name: N) =>
      step<N>(name, (t, args) => {
        t.state.trace.push(args === null ? name : `${name}${JSON.stringify(args)}`);
        (plan[name] as Parameters<typeof step<N>>[1] | undefined)?.(t, args);
      });
    const game = tinyGame<Walk>({
      setup: () => ({ trace: [] }),
      first: 'begin',
      steps: { begin: named('begin'), a: named('a'), b: named('b'), c: named('c'), loop: named('loop') },
    });
    return lay(game).state.game.trace;
  };

  it('runs the steps of one step in the order they were added', () => {
    const trace = walk({
      begin: (t) => {
        t.next('a');
        t.next('b', { n: 1 });
        t.next('c');
      },
    });
    expect(trace).toEqual(['begin', 'a', 'b{"n":1}', 'c']);
  });

  it('runs what a step adds before everything that was pending', () => {
    const trace = walk({
      begin: (t) => {
        t.next('a');
        t.next('c');
      },
      a: (t) => {
        t.next('b', { n: 1 });
        t.next('b', { n: 2 });
      },
    });
    expect(trace).toEqual(['begin', 'a', 'b{"n":1}', 'b{"n":2}', 'c']);
  });

  it('is over when nothing is pending', () => {
    expect(walk({})).toEqual(['begin']);
  });

  it('finish drops everything, and what is added after it still runs', () => {
    const trace = walk({
      begin: (t) => {
        t.next('a');
        t.next('c');
      },
      a: (t) => {
        t.finish();
        t.next('b', { n: 7 });
      },
    });
    expect(trace).toEqual(['begin', 'a', 'b{"n":7}']);
  });

  it('dropUntil cuts back to the nearest step of a name, and says when there is none', () => {
    const found: boolean[] = [];
    const trace = walk({
      begin: (t) => {
        t.next('a');
        t.next('b', { n: 1 });
        t.next('b', { n: 2 });
        t.next('c');
      },
      a: (t) => {
        found.push(t.dropUntil('loop'), t.dropUntil('c'));
        t.next('b', { n: 3 });
      },
    });
    expect(found).toEqual([false, true]);
    expect(trace).toEqual(['begin', 'a', 'b{"n":3}', 'c']);
  });

  it('names the circle when steps never come to a decision', () => {
    const circle = () =>
      walk({
        begin: (t) => {
          t.next('loop');
          t.next('c');
        },
        loop: (t) => t.next('loop'),
      });
    expect(circle).toThrow(`${STEP_CAP} steps without a decision: the rules run in a circle around c, loop.`);
  });

  it('is typed by the game: names and arguments that do not exist do not compile', () => {
    const never = () =>
      walk({
        begin: (t) => {
          // @ts-expect-error there is no such step
          t.next('nowhere');
          // @ts-expect-error the step needs arguments
          t.next('b');
          // @ts-expect-error the step takes no arguments
          t.next('a', { n: 1 });
          // @ts-expect-error the argument has another type
          t.next('b', { n: 'one' });
        },
      });
    expect(never).toThrow('There is no step "nowhere".');
  });

  it('keeps pending steps in the state, as plain data', () => {
    const { pick } = rulebook<Walk>();
    const game = tinyGame<Walk>({
      setup: () => ({ trace: [] }),
      first: 'begin',
      steps: {
        begin: step('begin', (t) => {
          t.next('a');
          t.next('b', { n: 3 });
        }),
        a: pick('a', { rule: '1', options: () => [{ id: 'x' }, { id: 'y' }], take: () => {} }),
        b: step('b', (t, { n }) => void t.state.trace.push(`b${n}`)),
        c: step('c', () => {}),
        loop: step('loop', () => {}),
      },
    });
    const table = lay(game);
    expect(table.state.agenda).toEqual([
      { step: 'b', args: { n: 3 } },
      { step: 'a', args: null },
    ]);
    const resumed = new Table(table.setting, JSON.parse(JSON.stringify(table.state)));
    expect(resumed.answer(answerOf(0, 0, 'y'))).toBeNull();
    expect(resumed.state.game.trace).toEqual(['b3']);
  });
});

describe('a game is checked when it is defined', () => {
  const { step } = rulebook<Lonely>();
  interface Lonely {
    state: object;
    options: object;
    steps: { one: null };
    events: object;
    view: object;
  }
  const sound: GameDefinition<Lonely> = tinyGame<Lonely>({
    setup: () => ({}),
    first: 'one',
    steps: { one: step('one', () => {}) },
  });

  it('a step must be listed under its own name', () => {
    const steps = { one: { ...sound.steps.one, name: 'two' as 'one' } };
    expect(() => defineGame({ ...sound, steps })).toThrow(
      'tiny: the step listed as "one" calls itself "two".',
    );
  });

  it('the first step must exist', () => {
    expect(() => defineGame({ ...sound, first: 'zero' as 'one' })).toThrow(
      'tiny: there is no first step "zero".',
    );
  });

  it('the random bot comes with the kernel', () => {
    const bots = { random: { choose: () => 'x' } };
    expect(() => defineGame({ ...sound, bots })).toThrow('tiny: the bot "random" comes with the kernel.');
  });
});

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

  it('a seat with one option is settled, one with none is left out, the others are asked', () => {
    const table = lay(secret([['a'], [], ['e', 'f']]), { seats: 3 });
    for (const seat of [0, 1, 2]) table.answer(answerOf(seat, 0, { coins: 0 }));
    expect(table.decisions.map(({ seat }) => seat)).toEqual([2]);
    table.answer(answerOf(2, 1, 'f'));
    expect(table.state.game.shown).toEqual(['0a', '2f']);
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

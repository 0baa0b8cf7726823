import { describe, expect, it } from 'vitest';
import { lay, tinyGame } from '../test/tiny.ts';
import { keyedChance } from './chance.ts';
import { defineChart } from './chart.ts';
import type { GameDefinition } from './game.ts';
import { rulebook } from './game.ts';
import type { LogEvent } from './log.ts';
import type { Modifier } from './modifiers.ts';
import type { ScriptedDice } from './script.ts';
import { ScriptError } from './script.ts';
import { seedFrom } from './seed.ts';
import { answerOf } from './testkit/play.ts';
import type { Turn } from './turn.ts';

interface Sea {
  state: { seen: number[]; list: string[] };
  options: object;
  steps: { sail: null };
  events: { sunk: { ship: string }; told: { card: string } };
  view: object;
}

const { step } = rulebook<Sea>();

const sea = (sail: (t: Turn<Sea>) => void): GameDefinition<Sea> =>
  tinyGame<Sea>({
    setup: () => ({ seen: [], list: [] }),
    first: 'sail',
    steps: { sail: step('sail', sail) },
    events: { sunk: { density: 'story', heading: 1 }, told: { density: 'normal' } },
  });

const sail = (run: (t: Turn<Sea>) => void, dice: ScriptedDice = {}, seed = 'tiny') =>
  lay(sea(run), { seats: 3, seed, script: { dice, missing: 'seed' } });

const hunt = defineChart({
  id: 'E2',
  rule: '9.6',
  dice: '2d6',
  columns: {
    all: [
      { to: 8, result: 'lost' },
      { from: 9, result: 'found' },
    ],
    blind: [{ result: 'lost' }],
  },
});

const modifiers: readonly Modifier<{ close: boolean }>[] = [
  { why: 'close', rule: '9.6.1', value: 2, when: (about) => about.close },
  { why: 'far', rule: '9.6.2', value: -1, when: (about) => !about.close },
];

describe('a roll', () => {
  it('gives outcome, total, natural dice and faces', () => {
    let rolled: unknown;
    sail(
      (t) => {
        rolled = t.roll(hunt, { modifiers, about: { close: true } });
      },
      { E2: [3, 4] },
    );
    expect(rolled).toEqual({ outcome: 'found', total: 9, natural: 7, faces: [3, 4] });
  });

  it('records dice, each modifier with value, reason and rule, what did not apply, total, row and chance', () => {
    const table = sail((t) => t.roll(hunt, { modifiers, about: { close: true } }), { E2: [3, 4] });
    expect(table.log).toEqual([
      {
        kind: 'rolled',
        rule: '9.6',
        decision: 0,
        density: 'rolls',
        heading: null,
        to: null,
        data: {},
        roll: {
          purpose: 'E2',
          chart: 'E2',
          column: 'all',
          rule: '9.6',
          dice: '2d6',
          faces: [3, 4],
          natural: 7,
          modifiers: [{ why: 'close', rule: '9.6.1', value: 2 }],
          notApplied: [{ why: 'far', rule: '9.6.2', value: -1 }],
          total: 9,
          outcome: 'found',
          from: 9,
          to: null,
          chance: 21 / 36,
        },
      },
    ]);
  });

  it('takes column, purpose and rule of its own', () => {
    const table = sail((t) => t.roll(hunt, { column: 'blind', purpose: 'hunt.blind', rule: '1.1' }), {
      'hunt.blind': [6, 6],
    });
    expect(table.log?.[0]?.roll).toMatchObject({
      purpose: 'hunt.blind',
      column: 'blind',
      rule: '1.1',
      chance: 1,
    });
  });

  it('a check passes or fails', () => {
    const results: boolean[] = [];
    const check = { purpose: 'evade', rule: '3', dice: 'd6', atLeast: 4 };
    const table = sail(
      (t) => {
        results.push(t.check(check).outcome, t.check(check, modifiers, { close: true }).outcome);
      },
      { evade: [3, 3] },
    );
    expect(results).toEqual([false, true]);
    expect(table.log?.map(({ roll }) => [roll?.outcome, roll?.chance])).toEqual([
      ['failed', 0.5],
      ['passed', 5 / 6],
    ]);
  });

  it('raw dice are told, a blind number is not', () => {
    const table = sail(
      (t) => {
        t.state.seen.push(t.dice('3d10kh', 'wind', '2').natural, t.below(10, 'cup'));
      },
      { wind: [2, 9, 4], cup: [10] },
    );
    expect(table.state.game.seen).toEqual([9, 9]);
    expect(table.log?.map(({ roll }) => roll?.faces)).toEqual([[2, 9, 4]]);
  });

  it('is the same with and without recording', () => {
    const run = (t: Turn<Sea>): void => {
      for (let i = 0; i < 50; i++) t.state.seen.push(t.roll(hunt).total);
    };
    const on = lay(sea(run));
    const off = lay(sea(run), { recording: 'off' });
    expect(off.state.game).toEqual(on.state.game);
    expect(off.log).toBeNull();
    expect(on.log).toHaveLength(50);
  });

  it('takes the keyed number of seed, purpose, context and counter', () => {
    const table = lay(
      sea((t) => {
        t.at(1, 2, 3, 4);
        t.dice('d10', 'other', '1');
        t.state.seen.push(t.dice('d10', 'wind', '1').natural, t.dice('d10', 'wind', '1').natural);
      }),
    );
    const chance = keyedChance(seedFrom('tiny'));
    const drawn = [0, 1].map((counter) => {
      chance.open('wind', [1, 2, 3, 4], counter);
      return chance.below(10) + 1;
    });
    expect(table.state.game.seen).toEqual(drawn);
  });
});

describe('contexts', () => {
  const rolls = (t: Turn<Sea>, n: number): number[] =>
    Array.from({ length: n }, () => t.dice('d100', 'wind', '1').natural);

  it('the sea is the same whatever was rolled in an earlier context', () => {
    const after = (earlier: number): number[] =>
      lay(
        sea((t) => {
          rolls(t, earlier);
          t.at(2);
          t.state.seen.push(...rolls(t, 5));
        }),
      ).state.game.seen;
    expect(after(0)).toEqual(after(17));
  });

  it('staying in a context goes on counting, a new one begins anew', () => {
    const table = lay(
      sea((t) => {
        t.at(1);
        const first = rolls(t, 3);
        t.at(1);
        t.state.seen.push(...first, ...rolls(t, 3));
      }),
    );
    expect(new Set(table.state.game.seen).size).toBe(6);
    expect(table.state.lanes).toEqual([{ at: [1, 0, 0, 0], counts: [{ purpose: 'wind', times: 6 }] }]);
  });

  it('never move back', () => {
    const back = () =>
      lay(
        sea((t) => {
          t.at(2, 5);
          t.at(2, 4, 9);
        }),
      );
    expect(back).toThrow('The context 2,4,9,0 lies behind 2,5,0,0; dice would repeat.');
  });

  it.each([
    [65536, 0],
    [1, -1],
    [1.5, 0],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 0],
  ])('hold whole numbers from 0 to 65535, not %d, %d', (a, b) => {
    expect(() => lay(sea((t) => t.at(a, b)))).toThrow('must hold whole numbers from 0 to 65535');
  });

  it('lanes: two captains in equal contexts meet the same dice, and neither disturbs the other', () => {
    const table = lay(
      sea((t) => {
        const meet = (lane: number, context: number, n: number): number[] => {
          t.lane(lane);
          t.at(context);
          return rolls(t, n);
        };
        const first = meet(0, 1, 3);
        const second = meet(1, 1, 2);
        const more = meet(0, 1, 2);
        const late = meet(1, 1, 3);
        t.state.seen.push(...first, ...more, ...second, ...late);
      }),
    );
    const { seen } = table.state.game;
    expect(seen.slice(0, 5)).toEqual(seen.slice(5));
    expect(table.state.lanes.map(({ counts }) => counts)).toEqual([
      [{ purpose: 'wind', times: 5 }],
      [{ purpose: 'wind', times: 5 }],
    ]);
  });
});

describe('the log', () => {
  it('takes style from the catalogue of events, and who may read', () => {
    const table = sail((t) => {
      t.say('sunk', '9.2', { ship: 'Olaf' });
      t.tell([1, 2], 'told', '9.3', { card: 'rum' });
    });
    const base = { decision: 0, roll: null };
    expect(table.log).toEqual<LogEvent[]>([
      { ...base, kind: 'sunk', rule: '9.2', density: 'story', heading: 1, to: null, data: { ship: 'Olaf' } },
      {
        ...base,
        kind: 'told',
        rule: '9.3',
        density: 'normal',
        heading: null,
        to: [1, 2],
        data: { card: 'rum' },
      },
    ]);
  });

  it('is typed by the game', () => {
    const wrong = () =>
      sail((t) => {
        // @ts-expect-error there is no such event
        t.say('raised', '1', {});
        // @ts-expect-error the event needs other data
        t.say('sunk', '1', { tons: 3 });
      });
    expect(wrong).toThrow('There is no event "raised".');
  });

  it('tells a step whether anybody reads along', () => {
    const seen: boolean[] = [];
    const game = sea((t) => void seen.push(t.recording));
    lay(game);
    lay(game, { recording: 'off' });
    expect(seen).toEqual([true, false]);
  });
});

describe('typed-in dice', () => {
  const shuffled = (dice: ScriptedDice): string[] =>
    sail((t) => {
      t.state.list = ['a', 'b', 'c', 'd'];
      t.shuffle(t.state.list, 'deck');
    }, dice).state.game.list;

  it('are used up in order, then the seed throws', () => {
    const table = sail(
      (t) => {
        for (let i = 0; i < 3; i++) t.state.seen.push(t.dice('d6', 'wind', '1').natural);
      },
      { wind: [6, 5] },
    );
    expect(table.state.game.seen.slice(0, 2)).toEqual([6, 5]);
    expect(table.state.scripted).toEqual({ wind: 2 });
  });

  it('are used up throw by throw, as many as the throw has dice', () => {
    const table = sail(
      (t) => {
        t.state.seen.push(t.dice('2d6', 'wind', '1').natural, t.dice('d6', 'wind', '1').natural);
        t.state.seen.push(t.dice('2d6', 'wind', '1').natural);
      },
      { wind: [1, 2, 6, 5, 5] },
    );
    expect(table.state.game.seen).toEqual([3, 6, 10]);
  });

  it('do not shift the dice that come from the seed', () => {
    const run = (dice: ScriptedDice): number[] =>
      sail((t) => {
        for (let i = 0; i < 4; i++) t.state.seen.push(t.dice('d100', 'wind', '1').natural);
      }, dice).state.game.seen;
    expect(run({ wind: [1, 2] }).slice(2)).toEqual(run({}).slice(2));
  });

  it.each([
    [[7], 'The dice list "wind" has 7 at place 1; a d6 shows 1 to 6.'],
    [[0], 'The dice list "wind" has 0 at place 1; a d6 shows 1 to 6.'],
    [[2.5], 'The dice list "wind" has 2.5 at place 1; a d6 shows 1 to 6.'],
    [['six'], 'The dice list "wind" has "six" at place 1; a d6 shows 1 to 6.'],
  ])('must be faces of the die: %j', (wind, why) => {
    const wrong = () => sail((t) => t.dice('d6', 'wind', '1'), { wind });
    expect(wrong).toThrow(new ScriptError(why));
  });

  it('must not end in the middle of a throw', () => {
    expect(() => sail((t) => t.dice('3d6', 'wind', '1'), { wind: [1, 2] })).toThrow(
      'The dice list "wind" ends in the middle of a throw of 3d6.',
    );
  });

  it('name what a shuffle leaves on top, the first one on top of all', () => {
    expect(shuffled({ deck: ['b', 'd'] }).slice(-2)).toEqual(['d', 'b']);
    expect(shuffled({ deck: [['c'], ['a']] }).at(-1)).toBe('c');
    expect([...shuffled({ deck: ['b'] })].sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('must not name what is not there', () => {
    expect(() => shuffled({ deck: ['x'] })).toThrow(
      'The list "deck" names "x", which is not among what is shuffled.',
    );
  });
});

describe('the barrier', () => {
  const crossed = (run: (t: Turn<Sea>) => void): boolean => lay(sea(run)).barrier;

  it('is crossed by every roll, draw, shuffle and reveal, and by nothing else', () => {
    expect(crossed((t) => t.say('sunk', '1', { ship: 'Olaf' }))).toBe(false);
    expect(crossed((t) => t.at(3))).toBe(false);
    expect(crossed((t) => t.roll(hunt))).toBe(true);
    expect(crossed((t) => t.dice('d6', 'wind', '1'))).toBe(true);
    expect(crossed((t) => t.below(3, 'cup'))).toBe(true);
    expect(crossed((t) => t.shuffle([1, 2], 'deck'))).toBe(true);
    expect(crossed((t) => t.reveal())).toBe(true);
  });
});

it('dice of a draw are the same for equal answers, and change with the seed', () => {
  const run = (seed: string): number[] =>
    lay(
      sea((t) => {
        for (let i = 0; i < 8; i++) t.state.seen.push(t.dice('d20', 'wind', '1').natural);
      }),
      { seed },
    ).state.game.seen;
  expect(run('one')).toEqual(run('one'));
  expect(run('one')).not.toEqual(run('two'));
  expect(answerOf(1, 2, 'x')).toEqual({ seat: 1, decision: 2, choice: 'x' });
});

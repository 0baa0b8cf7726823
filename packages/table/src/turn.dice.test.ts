/** Where the dice of a turn come from: seed, context and counter, or typed-in lists. */
import { describe, expect, it } from 'vitest';
import type { Sea } from '../test/sea.ts';
import { sail, sea } from '../test/sea.ts';
import { lay } from '../test/tiny.ts';
import type { ScriptedDice } from './script.ts';
import { ScriptError } from './script.ts';
import { answerOf } from './testkit/play.ts';
import type { Turn } from './turn.ts';

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
    expect(() => lay(sea((t) => t.at(a, b)))).toThrow(
      `The context ${a},${b},0,0 must hold whole numbers from 0 to 65535.`,
    );
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

  it('name cards by their ids', () => {
    let top: { id: string } | undefined;
    sail(
      (t) => {
        const cards = [{ id: 'rum' }, { id: 'tea' }, { id: 'silk' }];
        t.shuffle(cards, 'deck');
        top = cards.at(-1);
      },
      { deck: ['tea'] },
    );
    expect(top).toEqual({ id: 'tea' });
  });

  it('must not name what is not there', () => {
    expect(() => shuffled({ deck: ['x'] })).toThrow(
      'The list "deck" names "x", which is not among what is shuffled.',
    );
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

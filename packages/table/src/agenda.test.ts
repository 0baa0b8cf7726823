import { describe, expect, it } from 'vitest';
import { lay, tinyGame } from '../test/tiny.ts';
import { rulebook } from './rulebook.ts';
import { STEP_CAP, Table } from './table.ts';
import { answerOf } from './testkit/play.ts';

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

  it('names only the last five steps of a long circle', () => {
    const circle = () =>
      walk({
        begin: (t) => {
          t.next('loop');
          for (let n = 1; n <= 9; n++) t.next('c');
        },
        loop: (t) => t.next('loop'),
      });
    expect(circle).toThrow('in a circle around c, c, c, c, loop.');
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

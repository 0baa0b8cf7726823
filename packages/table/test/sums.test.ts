/** The law for sums: what it finds, and what it leaves alone. */
import type { GameDefinition, Odds } from '@flotilla/table';
import { defineChart, rulebook, sampleChoice } from '@flotilla/table';
import type { SumCheck, SumChecks } from '@flotilla/table/testkit';
import { firstOf, sumsOf } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';
import { tinyGame } from './tiny.ts';

/** Two dice against a wall of 3 or 5: `through` when one of them is higher; a rival may lay a mine in secret. */
interface Breach {
  state: { walls: number[]; wall: number; dice: number[]; mined: boolean };
  options: object;
  steps: { wall: null; charge: null; mine: null; first: null; second: null };
  events: { through: object; stopped: object; blownUp: object };
  view: Breach['state'];
}

const D6 = defineChart({
  id: 'die',
  rule: '1',
  dice: 'd6',
  columns: { all: [1, 2, 3, 4, 5, 6].map((face) => ({ from: face, to: face, result: face })) },
});

/** What is shown for a wall, honest or not. */
type Shows = (wall: number) => Pick<Odds, 'chance' | 'supposing'> & { of?: string };

const both = (wall: number): number => 1 - (wall / 6) ** 2;

/** Twelve walls in turn; with `mines`, another seat decides in secret whether the way behind each is mined. */
function breach(shows: Shows, mines = false): GameDefinition<Breach> {
  const { step, roll, pick } = rulebook<Breach>();
  const walls = Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? 3 : 5));
  return tinyGame<Breach>({
    setup: () => ({ walls: [...walls], wall: 0, dice: [], mined: false }),
    first: 'wall',
    events: {
      through: { density: 'story' },
      stopped: { density: 'story' },
      blownUp: { density: 'story' },
    },
    steps: {
      wall: step('wall', (t) => {
        Object.assign(t.state, { wall: t.state.walls.shift() ?? 0, dice: [], mined: false });
        if (t.state.wall > 0) t.next('charge');
      }),
      charge: pick('charge', {
        rule: '1',
        seat: () => 0,
        options: () => [{ id: 'go' }, { id: 'wait' }],
        odds: (s, { id }) => (id === 'go' ? [{ of: 'through', ...shows(s.wall) }] : []),
        take: (t, { id }) => {
          if (id === 'go') {
            if (mines) t.next('mine');
            t.next('first');
          }
          t.next('wall');
        },
      }),
      mine: pick('mine', {
        rule: '2',
        seat: () => 1,
        options: () => [{ id: 'lay' }, { id: 'leave' }],
        take: (t, { id }) => {
          t.state.mined = id === 'lay';
        },
      }),
      first: roll('first', {
        chart: D6,
        fell: (t, { outcome }) => {
          t.state.dice = [outcome];
          t.next('second');
        },
      }),
      second: roll('second', {
        chart: D6,
        fell: (t, { outcome }) => {
          const { dice, wall, mined } = t.state;
          if (mined) t.say('blownUp', '2', {});
          else t.say(Math.max(outcome, ...dice) > wall ? 'through' : 'stopped', '1', {});
        },
      }),
    },
  });
}

const COMES_THROUGH: SumCheck<Breach> = {
  came: firstOf<Breach>({ through: true, stopped: false, blownUp: false }),
};
const CHECKS: SumChecks<Breach> = { through: COMES_THROUGH };

const judge = (game: GameDefinition<Breach>, checks = CHECKS) =>
  sumsOf(game, {
    checks,
    games: Array.from({ length: 200 }, (_, i) => ({ seed: `sums ${i}`, seats: 2 })),
    continuations: 4_000,
  });

describe('the law for sums', () => {
  it('lets a true sum pass', () => {
    const report = judge(breach((wall) => ({ chance: both(wall) })));
    expect(report.faults).toEqual([]);
    expect([...report.settled]).toEqual(['through']);
    expect(report.continuations).toBe(4_008);
  });

  it('finds a sum that is too high', () => {
    const [fault] = judge(breach((wall) => ({ chance: both(wall) + 0.12 }))).faults;
    expect(fault).toMatch(
      /^The sum "through, charge" was shown as [\d.]+ % on average and came about in [\d.]+ % of/,
    );
  });

  it('finds a sum that is right on average, too high here and too low there', () => {
    const mean = (both(3) + both(5)) / 2;
    const off = (wall: number): number => (both(wall) > mean ? 0.14 : -0.14);
    const report = judge(breach((wall) => ({ chance: both(wall) + off(wall) })));
    const [pool] = report.pools;
    expect(Math.abs(pool?.sigmas ?? 9)).toBeLessThan(4);
    expect(pool?.groupSigmas).toBeGreaterThan(4);
    expect(report.faults).not.toEqual([]);
  });

  it('finds what was shown as certain and did not come', () => {
    expect(judge(breach(() => ({ chance: 1 }))).faults[0]).toMatch(/Infinity σ off/);
  });

  it('asks for every sum how it is settled, and settles most of them', () => {
    const honest = breach((wall) => ({ chance: both(wall), of: 'breached.2' }));
    expect(judge(honest).faults).toEqual(['charge: nothing says how the sum "breached" is settled.']);
    const blind = { through: { came: firstOf<Breach>({ through: true }) } };
    expect(
      judge(
        breach((wall) => ({ chance: both(wall) })),
        blind,
      ).faults[0],
    ).toMatch(/^The sum "through" could not be settled in \d+ of \d+ continuations\.$/);
  });

  it('takes others to choose in secret as the chance supposes', () => {
    const supposing = { step: 'mine', weights: { lay: 1, leave: 3 } };
    const honest = breach((wall) => ({ chance: 0.75 * both(wall), supposing }), true);
    expect(judge(honest).faults).toEqual([]);
    const wrong = breach((wall) => ({ chance: 0.75 * both(wall), supposing: { step: 'mine' } }), true);
    expect(judge(wrong).faults).not.toEqual([]);
    const unsaid = judge(breach((wall) => ({ chance: 0.75 * both(wall) }), true));
    expect(unsaid.faults[0]).toMatch(/could not be settled/);
  });

  it('leaves out continuations in which what the words suppose did not hold', () => {
    const game = breach((wall) => ({ chance: both(wall) }), true);
    const mine = { mine: sampleChoice };
    const { came } = COMES_THROUGH;
    const ifUnmined: SumCheck<Breach> = {
      through: mine,
      came: (seen) => (seen.events.some(({ kind }) => kind === 'blownUp') ? 'moot' : came(seen)),
    };
    const report = judge(game, { through: ifUnmined });
    expect(report.faults).toEqual([]);
    expect(report.pools[0]?.settled).toBeLessThan(0.6 * report.continuations);
    expect(judge(game, { through: { through: mine, came } }).faults).not.toEqual([]);
  });
});

/** A turn: rolls and their entries, the log, the barrier. */
import { describe, expect, it } from 'vitest';
import type { Sea } from '../test/sea.ts';
import { sail, sea } from '../test/sea.ts';
import { lay } from '../test/tiny.ts';
import { keyedChance } from './chance.ts';
import { checkChart, defineChart } from './chart.ts';
import type { LogEvent } from './log.ts';
import type { Modifier } from './modifiers.ts';
import { rulebook } from './rulebook.ts';
import { seedFrom } from './seed.ts';
import type { Turn } from './turn.ts';

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

const { declare } = rulebook<Sea>();

/** The same roll with and without modifiers, and in another column under a purpose and a rule of its own. */
const near = declare<null, string, 'all' | 'blind', { close: boolean }>('near', {
  chart: hunt,
  modifiers,
  about: () => ({ close: true }),
});
const plain = declare<null, string, 'all' | 'blind'>('plain', { chart: hunt });
const blind = declare<null, string, 'all' | 'blind'>('blind', {
  chart: hunt,
  column: () => 'blind',
  purpose: 'hunt.blind',
  rule: '1.1',
});

describe('a roll', () => {
  it('gives outcome, total, natural dice and faces', () => {
    let rolled: unknown;
    sail(
      (t) => {
        rolled = t.cast(near, null);
      },
      { E2: [3, 4] },
    );
    expect(rolled).toEqual({ outcome: 'found', total: 9, natural: 7, faces: [3, 4] });
  });

  it('records dice, each modifier with value, reason and rule, what did not apply, total, row and chance', () => {
    const table = sail((t) => t.cast(near, null), { E2: [3, 4] });
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
          results: [...new Array(5).fill('lost'), ...new Array(6).fill('found')],
        },
      },
    ]);
  });

  it('takes column, purpose and rule of its own', () => {
    const table = sail((t) => t.cast(blind, null), {
      'hunt.blind': [6, 6],
    });
    expect(table.log?.[0]?.roll).toMatchObject({
      purpose: 'hunt.blind',
      column: 'blind',
      rule: '1.1',
      chance: 1,
    });
  });

  it('under a purpose of its own takes the dice of that purpose', () => {
    const table = lay(
      sea((t) => {
        for (let i = 0; i < 6; i++) t.state.seen.push(...t.cast(plain, null, 'hunt.blind').faces);
      }),
    );
    const chance = keyedChance(seedFrom('tiny'));
    const drawn = [0, 1, 2, 3, 4, 5].flatMap((counter) => {
      chance.open('hunt.blind', [0, 0, 0, 0], counter);
      return [chance.below(6) + 1, chance.below(6) + 1];
    });
    expect(table.state.game.seen).toEqual(drawn);
  });

  it('a check passes or fails', () => {
    const results: boolean[] = [];
    const chart = checkChart({ purpose: 'evade', rule: '3', dice: 'd6', atLeast: 4 });
    const alone = declare<null, boolean, 'all'>('alone', { chart });
    const helped = declare<null, boolean, 'all', { close: boolean }>('helped', {
      chart,
      modifiers,
      about: () => ({ close: true }),
    });
    const table = sail(
      (t) => {
        results.push(t.cast(alone, null).outcome, t.cast(helped, null).outcome);
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
    expect(table.log?.map(({ roll }) => roll)).toEqual([
      {
        purpose: 'wind',
        chart: '',
        column: 'all',
        rule: '2',
        dice: '3d10kh',
        faces: [2, 9, 4],
        natural: 9,
        modifiers: [],
        notApplied: [],
        total: 9,
        outcome: '',
        from: null,
        to: null,
        chance: 1,
        results: [],
      },
    ]);
  });

  it('is the same with and without recording', () => {
    const run = (t: Turn<Sea>): void => {
      for (let i = 0; i < 50; i++) t.state.seen.push(t.cast(plain, null).total);
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

describe('the barrier', () => {
  const crossed = (run: (t: Turn<Sea>) => void): boolean => lay(sea(run)).barrier;

  it('is crossed by every roll, draw, shuffle and reveal, and by nothing else', () => {
    expect(crossed((t) => t.say('sunk', '1', { ship: 'Olaf' }))).toBe(false);
    expect(crossed((t) => t.at(3))).toBe(false);
    expect(crossed((t) => t.cast(plain, null))).toBe(true);
    expect(crossed((t) => t.dice('d6', 'wind', '1'))).toBe(true);
    expect(crossed((t) => t.below(3, 'cup'))).toBe(true);
    expect(crossed((t) => t.shuffle([1, 2], 'deck'))).toBe(true);
    expect(crossed((t) => t.reveal())).toBe(true);
  });
});

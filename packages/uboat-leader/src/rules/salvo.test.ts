import { type Modifier, sumOf } from '@flotilla/table';
import { chartFaults } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';
import type { HitNumbers } from '../data/types.ts';
import type { ShotResult } from './charts.ts';
import { DUDS, PATROL_COURSE, shotChart, stressChart, working } from './charts.ts';
import {
  ATTACK_DIE_MODIFIERS,
  HEAVY_HIT_MODIFIERS,
  hitsAfter,
  LIGHT_HIT_MODIFIERS,
  type Strike,
} from './enemy.ts';
import { DETECTION_MODIFIERS } from './escorts.ts';
import { EVENT_MODIFIERS } from './events.ts';
import { RAID_MODIFIERS } from './missions.ts';
import {
  GUN_MODIFIERS,
  type Shot,
  salvoOdds,
  TORPEDO_MODIFIERS,
  verdict,
  type Wounds,
  wound,
} from './salvo.ts';
import { CONTACT_MODIFIERS } from './search.ts';
import { WOLFPACK_MODIFIERS } from './wolfpack.ts';

const SOUND: Wounds = { light: 0, heavy: 0, sunk: false };
const shot = (change: Partial<Shot> = {}): Shot => ({
  edition: 'first',
  boat: 'U-47',
  slot: 'M1',
  numbers: [3, 6, 9],
  weapon: 'plain',
  n: 1,
  range: 0,
  skill: 0,
  heavy: 0,
  met: SOUND,
  fallen: 0,
  condition: 0,
  ...change,
});

describe('9.20: damage adds up', () => {
  it.each([
    [SOUND, 'light', { light: 1, heavy: 0, sunk: false }],
    [SOUND, 'heavy', { light: 0, heavy: 1, sunk: false }],
    [SOUND, 'sunk', { light: 0, heavy: 0, sunk: true }],
    [{ light: 1, heavy: 0, sunk: false }, 'light', { light: 0, heavy: 1, sunk: false }],
    [{ light: 1, heavy: 0, sunk: false }, 'heavy', { light: 1, heavy: 1, sunk: false }],
    [{ light: 0, heavy: 1, sunk: false }, 'light', { light: 1, heavy: 1, sunk: false }],
    [{ light: 0, heavy: 1, sunk: false }, 'heavy', { light: 0, heavy: 2, sunk: true }],
    [{ light: 1, heavy: 1, sunk: false }, 'light', { light: 0, heavy: 2, sunk: true }],
  ] as const)('%o and %s', (before, result, after) => {
    expect(wound(before, result)).toEqual(after);
  });

  it('9.20: a ship that is sunk takes no more damage', () => {
    const sunk = { light: 0, heavy: 1, sunk: true };
    for (const result of ['miss', 'light', 'heavy', 'sunk'] as const)
      expect(wound(sunk, result)).toEqual(sunk);
  });
});

describe('every modifier list', () => {
  it('9.15: torpedo dice', () => {
    const value = (change: Partial<Shot>) => sumOf(TORPEDO_MODIFIERS, shot(change));
    expect(value({})).toBe(0);
    expect([value({ range: 1 }), value({ range: 2 }), value({ range: 3 })]).toEqual([-1, -2, -3]);
    expect([value({ n: 3 }), value({ n: 6 })]).toEqual([2, 5]);
    expect([value({ skill: 2 }), value({ skill: -2 })]).toEqual([2, -2]);
    expect(value({ heavy: 1 })).toBe(1);
    expect(value({ condition: 1 })).toBe(1);
    expect([value({ weapon: 'fat', range: 3 }), value({ weapon: 't5', range: 3 })]).toEqual([1, -1]);
  });

  it('9.18: gun dice', () => {
    const value = (change: Partial<Shot>) => sumOf(GUN_MODIFIERS, shot({ weapon: 'gun', ...change }));
    expect([value({}), value({ range: 1 }), value({ range: 2 })]).toEqual([0, -3, -6]);
    expect([value({ skill: 1 }), value({ heavy: 1 }), value({ condition: 1 })]).toEqual([1, 1, 1]);
  });

  it('8.2: contact rolls', () => {
    const none = { intelligence: false, searcher: false, warnings: 0, attacked: false, events: 0 };
    const value = (change: Partial<typeof none>) => sumOf(CONTACT_MODIFIERS, { ...none, ...change });
    expect([
      value({}),
      value({ intelligence: true }),
      value({ searcher: true }),
      value({ warnings: 1 }),
      value({ warnings: 2 }),
      value({ attacked: true }),
      value({ events: -1 }),
    ]).toEqual([0, 2, 1, -2, -4, -2, -1]);
  });

  it('9.7: detection dice', () => {
    const none = { alerted: 0, light: 0, heavy: 0, tactics: 0, condition: 0, exposed: 0 };
    const value = (change: Partial<typeof none>) => sumOf(DETECTION_MODIFIERS, { ...none, ...change });
    expect([
      value({}),
      value({ alerted: 2 }),
      value({ light: 1 }),
      value({ heavy: 1 }),
      value({ light: 1, heavy: 1 }),
      value({ tactics: 2 }),
      value({ condition: -1 }),
      value({ exposed: 1 }),
    ]).toEqual([0, 2, -1, -2, -3, 2, -1, 1]);
  });

  it('9.26 (1st edition): attack dice', () => {
    const none: Strike = { pointBlank: false, light: 0, heavy: 0, tactics: 0, condition: 0, evasion: 6 };
    const value = (change: Partial<Strike>) => sumOf(ATTACK_DIE_MODIFIERS, { ...none, ...change });
    expect([
      value({}),
      value({ pointBlank: true }),
      value({ light: 1 }),
      value({ heavy: 1 }),
      value({ tactics: 2 }),
      value({ condition: -1 }),
    ]).toEqual([0, 2, -1, -2, 2, -1]);
  });

  it('8.6, 7.3, 6.11: wolfpack, event and raider dice', () => {
    expect([
      sumOf(WOLFPACK_MODIFIERS, { attacked: true, loss: -2 }),
      sumOf(WOLFPACK_MODIFIERS, { attacked: false, loss: -2 }),
    ]).toEqual([-2, 0]);
    expect(sumOf(EVENT_MODIFIERS, { evasion: 4 })).toBe(4);
    expect([
      sumOf(RAID_MODIFIERS, { weapon: 'gun', skill: 1 }),
      sumOf(RAID_MODIFIERS, { weapon: 'plain', skill: -1 }),
    ]).toEqual([1, -1]);
  });
});

describe('9.25, 9.26 (2nd edition): hits', () => {
  const strike = (change: Partial<Strike>): Strike => ({
    pointBlank: false,
    light: 0,
    heavy: 0,
    tactics: 0,
    condition: 0,
    evasion: 0,
    ...change,
  });

  it.each([
    [
      'CH-30 against Gato: 2 light, evasion 4, surfaced in the same area',
      { light: 2, heavy: 0 },
      { evasion: 4, pointBlank: true },
      { light: 0, heavy: 1 },
    ],
    [
      'HMS Kite on the surface, evasion 3, range 1',
      { light: 0, heavy: 1 },
      { evasion: 3 },
      { light: 1, heavy: 0 },
    ],
    ['HMS Kite below, evasion 5', { light: 3, heavy: 0 }, { evasion: 5 }, { light: 1, heavy: 0 }],
    ['the same with light damage', { light: 3, heavy: 0 }, { evasion: 5, light: 1 }, { light: 0, heavy: 0 }],
    ['heavy damage takes a heavy hit off', { light: 0, heavy: 2 }, { heavy: 1 }, { light: 0, heavy: 1 }],
    [
      'a tactics counter adds light hits',
      { light: 1, heavy: 0 },
      { tactics: 2, evasion: 2 },
      { light: 2, heavy: 0 },
    ],
    ['a green escort hits less', { light: 2, heavy: 0 }, { condition: -1 }, { light: 1, heavy: 0 }],
    ['armed guards hit more', { light: 1, heavy: 0 }, { condition: 1 }, { light: 2, heavy: 0 }],
  ])('%s', (_what, base, change, expected) => {
    expect(hitsAfter(base, strike(change))).toEqual(expected);
  });

  it('have their own lists', () => {
    expect(sumOf(LIGHT_HIT_MODIFIERS, strike({ evasion: 5, light: 1, tactics: 1 }))).toBe(-2);
    expect(sumOf(HEAVY_HIT_MODIFIERS, strike({ pointBlank: true, heavy: 1 }))).toBe(0);
  });
});

describe('charts', () => {
  it.each([
    ['torpedo', shotChart('torpedo', '9.14', [3, 6, 9], 'd10'), TORPEDO_MODIFIERS],
    ['salvo', shotChart('torpedo', '9.14', [6, 9, null], '6d10kh'), TORPEDO_MODIFIERS],
    ['gun', shotChart('gun', '9.18', [10, null, null], 'd10'), GUN_MODIFIERS],
    ['attack', stressChart([3, 5, 9], 'd10'), ATTACK_DIE_MODIFIERS],
    ['deep attack', stressChart([3, 5, 9], '2d10kl'), ATTACK_DIE_MODIFIERS],
    ['escort course', PATROL_COURSE, []],
    ['duds', DUDS, []],
  ] as const)('%s: every total has exactly one row', (_name, chart, modifiers) => {
    expect(chartFaults(chart as never, modifiers as readonly Modifier<never>[])).toEqual([]);
  });

  it('13.3: duds of four torpedoes', () => {
    expect(
      (['premature', 'none', 'one', 'half', 'all'] as const).map((result) => working(result, 4)),
    ).toEqual([0, 0, 1, 2, 4]);
    expect(working('half', 1)).toBe(1);
  });
});

/** What a number gives on a line of three hit numbers. */
const resultOf = (numbers: HitNumbers, total: number): ShotResult =>
  (['miss', 'light', 'heavy', 'sunk'] as const)[
    numbers.filter((number) => number !== null && total >= number).length as 0 | 1 | 2 | 3
  ];

/** Every way the dice of a salvo can fall, counted one by one. */
function counted(fired: Shot, before: Wounds) {
  const { edition, numbers } = fired;
  const sums = { miss: 0, light: 0, heavy: 0, sunk: 0 };
  const all = 10 ** fired.n;
  for (let code = 0; code < all; code++) {
    const faces = Array.from({ length: fired.n }, (_, i) => (Math.floor(code / 10 ** i) % 10) + 1);
    let after = before;
    if (edition === 'second') {
      const top = Math.max(...faces);
      const result = resultOf(numbers, top + sumOf(TORPEDO_MODIFIERS, fired));
      for (const face of faces) if (face === top) after = wound(after, result);
    } else {
      for (const face of faces) {
        if (after.sunk) break;
        after = wound(
          after,
          resultOf(numbers, face + sumOf(TORPEDO_MODIFIERS, { ...fired, heavy: after.heavy })),
        );
      }
    }
    sums[verdict(before, after)] += 1 / all;
  }
  return sums;
}

describe('odds of salvoes are exact', () => {
  const cases: [HitNumbers, Partial<Shot>, Wounds][] = [
    [[3, 6, 9], { n: 1, range: 1 }, SOUND],
    [[3, 6, 9], { n: 2, range: 2 }, SOUND],
    [[4, 7, 10], { n: 3, range: 1, skill: 1 }, SOUND],
    [[4, 7, 10], { n: 2, range: 3, skill: -1 }, { light: 1, heavy: 0, sunk: false }],
    [[6, 9, null], { n: 3, range: 0 }, { light: 0, heavy: 1, sunk: false }],
  ];
  it.each(['first', 'second'] as const)('%s edition', (edition) => {
    for (const [numbers, change, before] of cases) {
      const fired = shot({ ...change, edition, numbers, heavy: before.heavy });
      const odds = salvoOdds(fired, before);
      const ways = counted(fired, before);
      for (const result of ['miss', 'light', 'heavy', 'sunk'] as const)
        expect(odds[result], `${numbers} ${result}`).toBeCloseTo(ways[result], 10);
    }
  });
});

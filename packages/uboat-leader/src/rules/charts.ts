/** Charts built from numbers on cards and campaign sheets. Each is built once and kept. */
import type { Chart, Row } from '@flotilla/table';
import { defineChart } from '@flotilla/table';
import type { ContactRow, EventRow, HitNumbers, StressNumbers } from '../data/types.ts';

/** What an attack by a boat does to a ship. */
export type ShotResult = 'miss' | 'light' | 'heavy' | 'sunk';

/** What an attack of the first edition does to a boat. */
export type StressResult = 'nothing' | 'stress1' | 'stress3' | 'sunk';

const made = new WeakMap<object, Map<string, Chart<never, 'all'>>>();

/** The chart of this name for the numbers on a card or sheet. */
function kept<R>(numbers: object, name: string, make: () => Chart<R, 'all'>): Chart<R, 'all'> {
  const charts = made.get(numbers) ?? new Map<string, Chart<never, 'all'>>();
  const known = charts.get(name);
  if (known) return known as unknown as Chart<R, 'all'>;
  const chart = make();
  made.set(numbers, charts.set(name, chart as unknown as Chart<never, 'all'>));
  return chart;
}

/** Rows of a chart whose results begin at rising numbers; null means never reached. */
function rising<R>(least: R, steps: readonly (readonly [number | null, R])[]): Row<R>[] {
  const reached = steps.filter((step): step is readonly [number, R] => step[0] !== null);
  const rows: Row<R>[] = [];
  const first = reached[0];
  if (!first) return [{ result: least }];
  rows.push({ to: first[0] - 1, result: least });
  reached.forEach(([from, result], i) => {
    const next = reached[i + 1];
    rows.push(next ? { from, to: next[0] - 1, result } : { from, result });
  });
  return rows;
}

/** What a hit makes of a ship that is damaged already: how much worse off it is. */
export type Hurts = (result: ShotResult) => ShotResult;

/**
 * 9.14, 9.18, 9.20 — hits on a ship; `dice` is d10, or the highest of a salvo in the second edition. Rows are called by what comes
 * of them for a ship with this damage; all that sink it are one.
 */
export function shotChart(
  id: 'torpedo' | 'gun',
  rule: string,
  numbers: HitNumbers,
  dice: string,
  damage = '',
  hurts: Hurts = (result) => result,
): Chart<ShotResult, 'all'> {
  return kept(numbers, `${id} ${rule} ${dice} ${damage}`, () => {
    const steps = HITS.map((hit, i) => [numbers[i] ?? null, hit] as const);
    const sinking = steps.find(([from, hit]) => from !== null && hurts(hit) === 'sunk');
    const short = sinking ? steps.slice(0, steps.indexOf(sinking)) : steps;
    const rows = rising<ShotResult>('miss', sinking ? [...short, [sinking[0], 'sunk']] : short);
    return defineChart<ShotResult, 'all'>({
      id,
      rule,
      dice,
      columns: { all: rows.map((row) => ({ ...row, label: hurts(row.result) })) },
    });
  });
}

const HITS: readonly ShotResult[] = ['light', 'heavy', 'sunk'];

/** 9.25 (1st edition) — an enemy attack against the three stress numbers. */
export function stressChart(numbers: StressNumbers, dice: string): Chart<StressResult, 'all'> {
  return kept(numbers, dice, () =>
    defineChart<StressResult, 'all'>({
      id: 'enemyAttack',
      rule: '9.25 1e',
      dice,
      columns: {
        all: rising('nothing', [
          [numbers[0], 'stress1'],
          [numbers[1], 'stress3'],
          [numbers[2], 'sunk'],
        ]),
      },
    }),
  );
}

/** 8.1 — number of contacts in a sea area. */
export function contactChart(table: readonly ContactRow[]): Chart<number, 'all'> {
  return kept(table, 'contact', () =>
    defineChart<number, 'all'>({
      id: 'contact',
      rule: '8.1',
      dice: 'd10',
      columns: {
        all: upTo(
          table.map((row) => ({ upTo: row.upTo, result: row.contacts, label: String(row.contacts) })),
        ),
      },
    }),
  );
}

/** 7.3 — the die table of an event; the result is the number of the row. */
export function eventChart(rows: readonly EventRow[]): Chart<number, 'all'> {
  return kept(rows, 'event', () =>
    defineChart<number, 'all'>({
      id: 'event',
      rule: '7.3',
      dice: 'd10',
      columns: { all: upTo(rows.map((row, i) => ({ upTo: row.upTo, result: i, label: String(i + 1) }))) },
    }),
  );
}

function upTo<R>(rows: readonly { upTo: number | null; result: R; label: string }[]): Row<R>[] {
  return rows.map((row, i) => {
    const above = rows[i - 1]?.upTo;
    return {
      result: row.result,
      label: row.label,
      ...(typeof above === 'number' && { from: above + 1 }),
      ...(row.upTo !== null && { to: row.upTo }),
    };
  });
}

/** 9.10 — where an escort in the short ring goes when no boat is detected. */
export const PATROL_COURSE = defineChart<-1 | 0 | 1, 'all'>({
  id: 'escortCourse',
  rule: '9.10',
  dice: 'd10',
  columns: {
    all: [
      { to: 3, result: -1, label: 'counterClockwise' },
      { from: 4, to: 7, result: 0, label: 'stays' },
      { from: 8, result: 1, label: 'clockwise' },
    ],
  },
});

/** How much of a salvo works, by the dud table. */
export type DudResult = 'premature' | 'none' | 'one' | 'half' | 'all';

/** 13.3 (2nd edition) — dud torpedoes. */
export const DUDS = defineChart<DudResult, '1939-40' | '1941+'>({
  id: 'duds',
  rule: '13.3 2e',
  dice: 'd10',
  columns: {
    '1939-40': [
      { to: 1, result: 'premature' },
      { from: 2, to: 2, result: 'none' },
      { from: 3, to: 4, result: 'one' },
      { from: 5, to: 7, result: 'half' },
      { from: 8, result: 'all' },
    ],
    '1941+': [
      { to: 1, result: 'none' },
      { from: 2, to: 2, result: 'one' },
      { from: 3, to: 3, result: 'half' },
      { from: 4, result: 'all' },
    ],
  },
});

/** 13.3 — torpedoes of a salvo that work. */
export function working(result: DudResult, fired: number): number {
  if (result === 'all') return fired;
  if (result === 'half') return Math.max(1, Math.floor(fired / 2));
  return result === 'one' ? 1 : 0;
}

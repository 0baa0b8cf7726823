/** U1-U3: torpedoes and the deck gun (rules 9.2-9.5). */
import { defineChart } from '@flotilla/table';

/** The range at which a boat fires. */
export type Range = 'close' | 'medium' | 'long';

/** U1, to hit. */
export const U1 = defineChart<'hit' | 'miss', Range>({
  id: 'U1',
  rule: '9.2.3',
  dice: '2d6',
  purpose: 'fire.hit',
  columns: {
    close: [
      { to: 8, result: 'hit' },
      { from: 9, result: 'miss' },
    ],
    medium: [
      { to: 7, result: 'hit' },
      { from: 8, result: 'miss' },
    ],
    long: [
      { to: 6, result: 'hit' },
      { from: 7, result: 'miss' },
    ],
  },
});

/** The dates of U2, and the columns under each. */
type DudPeriod = 'early' | 'late1940' | 'later';
type DudColumn = `${DudPeriod}.${'steam' | 'electric'}`;

/** The columns of U2 by date, with the last month (after September 1939) each pair serves. */
const U2_COLUMNS = [
  { until: 9, steam: 'early.steam', electric: 'early.electric' },
  { until: 15, steam: 'late1940.steam', electric: 'late1940.electric' },
  { until: 45, steam: 'later.steam', electric: 'later.electric' },
] as const;

/** The column of U2 for a torpedo in a month; the last one serves beyond the end of the chart. */
export function dudColumn(month: number, torpedo: 'steam' | 'electric'): DudColumn {
  for (const { until, steam, electric } of U2_COLUMNS)
    if (month <= until) return torpedo === 'steam' ? steam : electric;
  return `later.${torpedo}`;
}

/** U2, duds: at or under the number the torpedo fails. */
export const U2 = defineChart<'dud' | 'runs', DudColumn>({
  id: 'U2',
  rule: '9.2.4',
  dice: 'd6',
  purpose: 'fire.dud',
  columns: {
    'early.steam': [
      { to: 2, result: 'dud' },
      { from: 3, result: 'runs' },
    ],
    'early.electric': [
      { to: 3, result: 'dud' },
      { from: 4, result: 'runs' },
    ],
    'late1940.steam': [
      { to: 2, result: 'dud' },
      { from: 3, result: 'runs' },
    ],
    'late1940.electric': [
      { to: 2, result: 'dud' },
      { from: 3, result: 'runs' },
    ],
    'later.steam': [
      { to: 1, result: 'dud' },
      { from: 2, result: 'runs' },
    ],
    'later.electric': [
      { to: 1, result: 'dud' },
      { from: 2, result: 'runs' },
    ],
  },
});

/** U3, damage points of a hit. */
export const U3 = defineChart<number, 'torpedo' | 'gun'>({
  id: 'U3',
  rule: '9.2.5',
  dice: 'd6',
  purpose: 'fire.damage',
  columns: {
    torpedo: [
      { to: 1, result: 4 },
      { from: 2, to: 2, result: 3 },
      { from: 3, to: 3, result: 2 },
      { from: 4, result: 1 },
    ],
    gun: [
      { to: 1, result: 2 },
      { from: 2, result: 1 },
    ],
  },
});

/** U3, damage points a merchant ship takes before she sinks, largest ships first (8.2.5, 9.1.1). */
export const POINTS_TO_SINK = [
  { tons: 10_000, points: 4 },
  { tons: 5_001, points: 3 },
  { tons: 0, points: 2 },
] as const;

/** U3, damage points a capital ship takes before she sinks. */
export const CAPITAL_POINTS = 5;

/** Deck gun rounds that may be fired in one round of combat (4.6.3). */
export const GUN_ROUNDS = 2;

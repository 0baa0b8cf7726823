/** A1 and A2: aircraft and flak (rules 9.8, 11.4.7). */
import { defineChart } from '@flotilla/table';

/** A1, the crash dive: how many attacks come before the boat is safe. */
export const A1 = defineChart<0 | 1 | 2, 'all'>({
  id: 'A1',
  rule: '9.8.1',
  dice: '2d6',
  purpose: 'air.dive',
  columns: {
    all: [
      { to: 1, result: 2, label: 'twoAttacks' },
      { from: 2, to: 5, result: 1, label: 'oneAttack' },
      { from: 6, result: 0, label: 'dived' },
    ],
  },
});

/** What flak did to an aircraft. */
export type FlakResult = 'shotDown' | 'damaged' | 'miss';

/** A2, flak. */
export const A2 = defineChart<FlakResult, 'all'>({
  id: 'A2',
  rule: '9.8.3',
  dice: '2d6',
  purpose: 'air.flak',
  columns: {
    all: [
      { to: 3, result: 'shotDown' },
      { from: 4, to: 5, result: 'damaged' },
      { from: 6, result: 'miss' },
    ],
  },
});

/** Whether the aircraft bombs a flak boat that stays up for a second round (11.4.7). */
export const SECOND_BOMBS = defineChart<'bombs' | 'strafes', 'all'>({
  id: 'second run',
  rule: '11.4.7',
  dice: 'd6',
  purpose: 'air.second',
  columns: {
    all: [
      { to: 3, result: 'bombs' },
      { from: 4, result: 'strafes' },
    ],
  },
});

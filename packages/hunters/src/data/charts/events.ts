/** R1: random events (rule 12.0). */
import { defineChart } from '@flotilla/table';
import type { Man } from './damage.ts';

/** The eleven random events. */
export type RandomEvent =
  | 'manOverboard'
  | 'caughtUnawares'
  | 'gyroFailure'
  | 'superiorTorpedoes'
  | 'spareParts'
  | 'luck'
  | 'luftwaffeReport'
  | 'weatherReport'
  | 'looseTorpedo'
  | 'storm'
  | 'swimCall';

/** R1, random events. */
export const R1 = defineChart<RandomEvent, 'all'>({
  id: 'R1',
  rule: '12.1.1',
  dice: '2d6',
  purpose: 'event',
  columns: {
    all: [
      { from: 2, to: 2, result: 'manOverboard' },
      { from: 3, to: 3, result: 'caughtUnawares' },
      { from: 4, to: 4, result: 'gyroFailure' },
      { from: 5, to: 5, result: 'superiorTorpedoes' },
      { from: 6, to: 6, result: 'spareParts' },
      { from: 7, to: 7, result: 'luck' },
      { from: 8, to: 8, result: 'luftwaffeReport' },
      { from: 9, to: 9, result: 'weatherReport' },
      { from: 10, to: 10, result: 'looseTorpedo' },
      { from: 11, to: 11, result: 'storm' },
      { from: 12, to: 12, result: 'swimCall' },
    ],
  },
});

/** The dice that call for a random event (12.1.1). */
export const EVENT_DICE = 12;

/** R1, who goes over the side. */
export const OVERBOARD = defineChart<Man, 'all'>({
  id: 'R1 overboard',
  rule: '12.1.1',
  dice: 'd6',
  purpose: 'event.overboard',
  columns: {
    all: [
      { to: 1, result: 'kommandant' },
      { from: 2, to: 2, result: 'engineer' },
      { from: 3, to: 4, result: 'firstOfficer' },
      { from: 5, result: 'secondOfficer' },
    ],
  },
});

/** R1, the gyro compass. */
export const GYRO = defineChart<'repaired' | 'failed', 'all'>({
  id: 'R1 gyro compass',
  rule: '12.1.1',
  dice: 'd6',
  purpose: 'event.gyro',
  columns: {
    all: [
      { to: 2, result: 'repaired' },
      { from: 3, result: 'failed' },
    ],
  },
});

/** Inoperable systems the spare parts mend. */
export const SPARE_PARTS = 2;

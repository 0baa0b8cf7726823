/** E2 and E3: detection, depth charges and bombs (rules 9.6, 9.8.2), with the optional 14.6 to 14.8. */
import { defineChart } from '@flotilla/table';

/** How an attack run of the escorts begins. */
export type Detection = 'undetected' | 'detected' | 'pinned';

const detectionColumns = {
  search: [
    { to: 8, result: 'undetected' },
    { from: 9, to: 11, result: 'detected' },
    { from: 12, result: 'pinned' },
  ],
  approach: [
    { to: 9, result: 'undetected' },
    { from: 10, to: 11, result: 'detected' },
    { from: 12, result: 'pinned' },
  ],
} as const;

/** E2, escort detection; `approach` is the roll before firing at close range (9.2.2). A natural 2 finds nothing. */
export const E2 = defineChart<Detection, 'search' | 'approach'>({
  id: 'E2',
  rule: '9.6.7',
  dice: '2d6',
  purpose: 'escort.search',
  naturals: { 2: { result: 'undetected' } },
  columns: detectionColumns,
});

/** E2 of the first printing, without the natural 2. */
export const E2_FIRST = defineChart<Detection, 'search' | 'approach'>({
  id: 'E2',
  rule: '9.6.7',
  dice: '2d6',
  purpose: 'escort.search',
  columns: detectionColumns,
});

/** E2 of the printing in use. */
export const detectionChart = ({ printing }: { readonly printing: number }): typeof E2 =>
  printing === 1 ? E2_FIRST : E2;

/** The outcome of a pattern of depth charges or bombs: hits, or the boat is lost outright. */
export type Blast = number | 'sunk';

/** E3, hits of depth charges or bombs. */
export const E3 = defineChart<Blast, 'all'>({
  id: 'E3',
  rule: '9.6.8',
  dice: '2d6',
  purpose: 'blast',
  columns: {
    all: [
      { to: 3, result: 0 },
      { from: 4, to: 6, result: 1 },
      { from: 7, to: 8, result: 2 },
      { from: 9, to: 10, result: 3 },
      { from: 11, to: 11, result: 4 },
      { from: 12, to: 12, result: 5 },
      { from: 13, result: 'sunk' },
    ],
  },
});

/** The most hits E3 gives without sinking the boat. */
export const MOST_HITS = 5;

/** How good an escort group or an aircrew is (14.6, 14.7). */
export type Quality = 'green' | 'trained' | 'veteran' | 'elite';

/** Quality of escorts and aircrews by year (14.6.1, 14.7). */
export const QUALITY = defineChart<Quality, 'until1941' | 'from1942'>({
  id: 'quality',
  rule: '14.6.1',
  dice: 'd6',
  columns: {
    until1941: [
      { to: 1, result: 'green' },
      { from: 2, to: 5, result: 'trained' },
      { from: 6, result: 'veteran' },
    ],
    from1942: [
      { to: 1, result: 'green' },
      { from: 2, to: 4, result: 'trained' },
      { from: 5, to: 5, result: 'veteran' },
      { from: 6, result: 'elite' },
    ],
  },
});

/** Hits added to E3 by quality (14.6.3, 14.7.3). */
export const QUALITY_HITS: Readonly<Record<Quality, number>> = {
  green: -1,
  trained: 0,
  veteran: 1,
  elite: 1,
};

/** Where a boat or an escort turns. */
export type Course = 'left' | 'right' | 'straight';

/** Evasive manoeuvres: which way each number of the die leads (14.8). */
export const COURSES: readonly Course[] = ['left', 'left', 'right', 'right', 'straight', 'straight'];

/** The die of the escort's course (14.8). */
export const ESCORT_COURSE = defineChart<number, 'all'>({
  id: 'escort course',
  rule: '14.8',
  dice: 'd6',
  purpose: 'escort.course',
  columns: {
    all: [
      { from: 1, to: 1, result: 1 },
      { from: 2, to: 2, result: 2 },
      { from: 3, to: 3, result: 3 },
      { from: 4, to: 4, result: 4 },
      { from: 5, to: 5, result: 5 },
      { from: 6, to: 6, result: 6 },
    ],
  },
});

/** Hits added by the courses of boat and escort (14.8.1). */
export const COURSE_HITS = { apart: -1, sameSide: 1, sameNumber: 3 } as const;

/** Temper: the figures by which captains of the same trade differ. */

/** What a captain goes by in one year of the war. */
export interface Temper {
  /** The share of the hull he may have lost and still go in under escort. */
  readonly daring: number;
  /** Tons that must be in sight before he goes in under escort. */
  readonly worth: number;
  /** Ways to go in under escort, best first. */
  readonly approach: readonly string[];
  /** Whether he fires both ends at once in a night surface attack (9.5.2, 9.6.3). */
  readonly bothEnds: boolean;
  /** Whether he stays with ships he has attacked (9.7.7). */
  readonly follows: boolean;
  /** The share of the hull he may have lost and still go after a damaged ship (9.7.6). */
  readonly cripples: number;
  /** The share of the hull that makes him turn for home. */
  readonly homeAt: number;
  /** The most filled hull boxes with which he goes below test depth once detected; -1 means never. */
  readonly deepAt: number;
  /** Tons afloat that are worth another round with lone ships. */
  readonly another: number;
  /** Waters he asks for, best first. */
  readonly waters: readonly string[];
}

/** A captain's temper from 1939 to 1943. */
export type Tempers = readonly [Temper, Temper, Temper, Temper, Temper];

const SURFACE = ['surfaced-medium', 'submerged-medium'];
const PERISCOPE = ['submerged-medium', 'surfaced-medium'];
const FAR_OFF = ['submerged-long', 'surfaced-long'];

/** The steady captain: bold while the escorts are weak, later keeping farther and farther off. */
export const STEADY: Tempers = [
  {
    daring: 0.6,
    worth: 0,
    approach: SURFACE,
    bothEnds: true,
    follows: true,
    cripples: 1,
    homeAt: 0.6,
    deepAt: -1,
    another: 1_000,
    waters: ['africa', 'spanish', 'british'],
  },
  {
    daring: 0.6,
    worth: 0,
    approach: SURFACE,
    bothEnds: true,
    follows: true,
    cripples: 1,
    homeAt: 0.6,
    deepAt: -1,
    another: 1_000,
    waters: ['africa', 'atlantic', 'spanish', 'british'],
  },
  {
    daring: 0.4,
    worth: 9_000,
    approach: PERISCOPE,
    bothEnds: true,
    follows: true,
    cripples: 0.6,
    homeAt: 0.6,
    deepAt: -1,
    another: 1_000,
    waters: ['africa', 'atlantic', 'spanish', 'british'],
  },
  {
    daring: 0.15,
    worth: 22_000,
    approach: FAR_OFF,
    bothEnds: true,
    follows: false,
    cripples: 0.6,
    homeAt: 0.35,
    deepAt: -1,
    another: 4_000,
    waters: ['caribbean', 'northAmerica', 'africa', 'spanish', 'atlantic'],
  },
  {
    daring: 0,
    worth: 40_000,
    approach: FAR_OFF,
    bothEnds: true,
    follows: false,
    cripples: 0.6,
    homeAt: 0.35,
    deepAt: -1,
    another: 4_000,
    waters: ['caribbean', 'northAmerica', 'africa', 'spanish', 'british'],
  },
];

/** A temper with some figures changed in every year of the war. */
const changed = (tempers: Tempers, how: Partial<Temper>): Tempers =>
  tempers.map((temper) => ({ ...temper, ...how })) as unknown as Tempers;

const OFF_BY_NIGHT = ['surfaced-long', 'submerged-long'];

/**
 * The ace: figures that did best in thousands of simulated careers. He keeps his distance from escorts in every year, fires
 * one end only, goes deep as soon as he is found, and asks for the waters where ships sail alone.
 */
export const ACE: Tempers = [
  {
    daring: 0.6,
    worth: 0,
    approach: OFF_BY_NIGHT,
    bothEnds: false,
    follows: true,
    cripples: 1,
    homeAt: 0.6,
    deepAt: -1,
    another: 4_000,
    waters: ['africa', 'spanish', 'british'],
  },
  {
    daring: 0.3,
    worth: 0,
    approach: OFF_BY_NIGHT,
    bothEnds: false,
    follows: true,
    cripples: 0.3,
    homeAt: 0.6,
    deepAt: -1,
    another: 4_000,
    waters: ['africa', 'spanish', 'atlantic'],
  },
  {
    daring: 0.3,
    worth: 5_000,
    approach: FAR_OFF,
    bothEnds: false,
    follows: true,
    cripples: 0.3,
    homeAt: 0.6,
    deepAt: 1,
    another: 4_000,
    waters: ['africa', 'spanish', 'atlantic'],
  },
  {
    daring: 0.15,
    worth: 22_000,
    approach: FAR_OFF,
    bothEnds: false,
    follows: false,
    cripples: 0.6,
    homeAt: 0.35,
    deepAt: 1,
    another: 4_000,
    waters: ['caribbean', 'northAmerica', 'africa', 'spanish', 'atlantic'],
  },
  {
    daring: 0,
    worth: 40_000,
    approach: FAR_OFF,
    bothEnds: false,
    follows: false,
    cripples: 0.6,
    homeAt: 0.35,
    deepAt: 1,
    another: 4_000,
    waters: ['caribbean', 'northAmerica', 'africa', 'spanish', 'british'],
  },
];

/** The cautious captain: from afar and below, for a rich convoy only, and home with the first real damage. */
export const CAUTIOUS: Tempers = changed(ACE, {
  daring: 0.15,
  worth: 18_000,
  approach: ['submerged-long', 'surfaced-long', 'submerged-medium'],
  follows: false,
  homeAt: 0.3,
});

/** The bold captain: close in, with both ends, after everything, until she can hardly float. */
export const BOLD: Tempers = changed(STEADY, {
  daring: 0.8,
  worth: 0,
  approach: ['surfaced-close', 'submerged-close', 'surfaced-medium'],
  bothEnds: true,
  follows: true,
  homeAt: 0.8,
  deepAt: 3,
});

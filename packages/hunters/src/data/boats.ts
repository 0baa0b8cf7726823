/** The eight boats (rules 3.1, 4.2.2): what the display mats print. */

/** The boats in which a career can begin, in the order of their models. */
export const BOAT_TYPES = ['VIIA', 'VIIB', 'VIIC', 'VIID', 'VIICFlak', 'IXA', 'IXB', 'IXC'] as const;

/** One of the eight boats. */
export type BoatType = (typeof BOAT_TYPES)[number];

/** A gun that can be knocked out by itself. */
export type FlakGun = 'flak20' | 'flak37' | 'quadA' | 'quadB';

/** The printed facts of a boat. */
export interface BoatFacts {
  readonly type: BoatType;
  /** Kommandants stay within their class (11.4.4). */
  readonly family: 'VII' | 'IX';
  /** Its place among the models of its class: a higher number is a newer model (11.4). */
  readonly model: number;
  /** First month of service, months after September 1939 (4.2.2). */
  readonly available: number;
  /** Set when it is given only to captains who ask and roll for it (11.4.5). */
  readonly limited: boolean;
  /** Steam torpedoes of the standard load (4.5). */
  readonly steam: number;
  /** Electric torpedoes of the standard load (4.5). */
  readonly electric: number;
  /** How many of the load may be exchanged for the other kind. */
  readonly adjust: number;
  readonly forwardTubes: number;
  readonly aftTubes: number;
  readonly forwardReloads: number;
  readonly aftReloads: number;
  readonly deckGun: '8.8' | '10.5' | null;
  /** Deck gun ammunition, in rounds of the game (4.6). */
  readonly ammo: number;
  readonly flak: readonly FlakGun[];
  /** The hit that fills the last hull box sinks the boat (10.3.2). */
  readonly hull: number;
  /** The hit that fills the last flooding box forces the boat up (10.1.2). */
  readonly flooding: number;
  /** Its patrols take a second month (10.10.6). */
  readonly longPatrol: boolean;
  /** Mine shafts outside the torpedo tubes (11.4.6). */
  readonly mineShafts: boolean;
}

const typeVII = {
  family: 'VII',
  forwardTubes: 4,
  aftTubes: 1,
  deckGun: '8.8',
  ammo: 10,
  flak: ['flak20'],
  hull: 8,
  flooding: 8,
  longPatrol: false,
  limited: false,
  mineShafts: false,
} as const;

const fourteenTorpedoes = { steam: 8, electric: 6, adjust: 3, forwardReloads: 8, aftReloads: 1 } as const;

const typeIX = {
  family: 'IX',
  steam: 12,
  electric: 10,
  adjust: 4,
  forwardTubes: 4,
  aftTubes: 2,
  forwardReloads: 14,
  aftReloads: 2,
  deckGun: '10.5',
  ammo: 5,
  flak: ['flak20', 'flak37'],
  longPatrol: true,
  limited: false,
  mineShafts: false,
} as const;

/** The printed facts of every boat. The flak boat's gun, hull and flak layout are our reconstruction. */
export const BOATS: Readonly<Record<BoatType, BoatFacts>> = {
  VIIA: {
    ...typeVII,
    type: 'VIIA',
    model: 0,
    available: 0,
    steam: 6,
    electric: 5,
    adjust: 1,
    forwardReloads: 5,
    aftReloads: 1,
    hull: 7,
    flooding: 7,
  },
  VIIB: { ...typeVII, ...fourteenTorpedoes, type: 'VIIB', model: 1, available: 0 },
  VIIC: { ...typeVII, ...fourteenTorpedoes, type: 'VIIC', model: 2, available: 13 },
  VIID: {
    ...typeVII,
    ...fourteenTorpedoes,
    type: 'VIID',
    model: 3,
    available: 28,
    limited: true,
    longPatrol: true,
    mineShafts: true,
  },
  VIICFlak: {
    ...typeVII,
    type: 'VIICFlak',
    model: 4,
    available: 44,
    limited: true,
    steam: 5,
    electric: 0,
    adjust: 0,
    forwardReloads: 0,
    aftReloads: 0,
    deckGun: null,
    ammo: 0,
    flak: ['quadA', 'quadB', 'flak37'],
  },
  IXA: { ...typeIX, type: 'IXA', model: 0, available: 0, hull: 8, flooding: 8 },
  IXB: { ...typeIX, type: 'IXB', model: 1, available: 7, hull: 8, flooding: 9 },
  IXC: { ...typeIX, type: 'IXC', model: 2, available: 20, hull: 9, flooding: 9 },
};

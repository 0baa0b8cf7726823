/** Patrol tracks of the display mats (rules 3.1, 7.1.2): the travel boxes a boat passes, in order. */
import type { BoatType } from './boats.ts';

/** Where a boat can be sent. */
export const AREAS = [
  'atlantic',
  'british',
  'spanish',
  'norway',
  'northAmerica',
  'caribbean',
  'arctic',
  'mediterranean',
  'africa',
] as const;

/** One of the patrol areas. */
export type Area = (typeof AREAS)[number];

/** A travel box. */
export interface Box {
  /** `landing`: an on-station box where an agent goes ashore or mines are laid off America. */
  readonly at: 'transit' | 'biscay' | 'gibraltar' | 'station' | 'mission' | 'landing';
  /** Encounter rolls before the boat moves on (8.1.1). */
  readonly rolls: number;
}

/** A row of travel boxes from port to port. */
export type Track = readonly Box[];

/** The tracks of one mat; North America serves the Caribbean too (7.3.7). */
export type Mat = Readonly<Partial<Record<Exclude<Area, 'caribbean'> | 'britishMission', Track>>>;

const transit: Box = { at: 'transit', rolls: 1 };
const biscay: Box = { at: 'biscay', rolls: 1 };
const gibraltar: Box = { at: 'gibraltar', rolls: 1 };
const mission: Box = { at: 'mission', rolls: 1 };
const landing: Box = { at: 'landing', rolls: 1 };
const station: Box = { at: 'station', rolls: 1 };
const stationTwice: Box = { at: 'station', rolls: 2 };
const stationThrice: Box = { at: 'station', rolls: 3 };

const threeWestern: Track = [biscay, transit, station, station, station, transit, biscay];
const threeNorthern: Track = [transit, transit, station, station, station, transit, transit];
const fourWestern: Track = [biscay, transit, station, station, station, station, transit, biscay];
const fourNorthern: Track = [transit, transit, station, station, station, station, transit, transit];
const fiveWestern: Track = [biscay, transit, station, station, station, station, station, transit, biscay];
const fiveNorthern: Track = [transit, transit, station, station, station, station, station, transit, transit];
const sixWestern: Track = [
  biscay,
  transit,
  station,
  station,
  stationTwice,
  station,
  station,
  transit,
  biscay,
];
const sixNorthern: Track = [
  transit,
  transit,
  station,
  station,
  stationTwice,
  station,
  station,
  transit,
  transit,
];
const sevenWestern: Track = [
  biscay,
  transit,
  station,
  station,
  stationThrice,
  station,
  station,
  transit,
  biscay,
];
const sevenNorthern: Track = [
  transit,
  transit,
  station,
  station,
  stationThrice,
  station,
  station,
  transit,
  transit,
];
const minerWestern: Track = [
  biscay,
  transit,
  mission,
  station,
  stationTwice,
  station,
  station,
  transit,
  biscay,
];

const africaTwice: Track = [
  biscay,
  transit,
  transit,
  station,
  stationTwice,
  station,
  station,
  transit,
  transit,
  biscay,
];
const americaLong: Track = [
  biscay,
  transit,
  transit,
  transit,
  landing,
  stationTwice,
  station,
  station,
  transit,
  transit,
  transit,
  biscay,
];

const fourteenTorpedoMat: Mat = {
  atlantic: fourWestern,
  british: fourWestern,
  britishMission: [biscay, transit, mission, station, station, station, transit, biscay],
  spanish: fourWestern,
  norway: fourNorthern,
  northAmerica: [
    biscay,
    transit,
    transit,
    transit,
    landing,
    station,
    station,
    transit,
    transit,
    transit,
    biscay,
  ],
  arctic: fourNorthern,
  mediterranean: [biscay, gibraltar, station, station, station, station, transit, transit],
};

/** The mats. The flak boat's are those of the VIIC, the VIID's African track is that of the early Type IX. */
export const MATS: Readonly<Record<BoatType, Mat>> = {
  VIIA: {
    atlantic: threeWestern,
    british: threeWestern,
    britishMission: [biscay, transit, mission, station, station, transit, biscay],
    spanish: threeWestern,
    norway: threeNorthern,
    northAmerica: [biscay, transit, transit, transit, landing, station, transit, transit, transit, biscay],
    arctic: threeNorthern,
    mediterranean: [biscay, gibraltar, station, station, station, transit, transit],
  },
  VIIB: fourteenTorpedoMat,
  VIIC: fourteenTorpedoMat,
  VIICFlak: fourteenTorpedoMat,
  VIID: {
    atlantic: minerWestern,
    spanish: minerWestern,
    british: [biscay, transit, mission, station, station, station, station, transit, biscay],
    norway: [transit, transit, mission, station, station, station, station, transit, transit],
    arctic: [transit, transit, mission, station, stationTwice, station, station, transit, transit],
    northAmerica: [
      biscay,
      transit,
      transit,
      transit,
      landing,
      stationTwice,
      station,
      station,
      transit,
      transit,
      biscay,
    ],
    africa: africaTwice,
  },
  IXA: {
    atlantic: fiveWestern,
    british: fiveWestern,
    britishMission: [biscay, transit, mission, station, station, station, station, transit, biscay],
    spanish: fiveWestern,
    norway: fiveNorthern,
    northAmerica: americaLong,
    africa: africaTwice,
  },
  IXB: {
    atlantic: sixWestern,
    british: sixWestern,
    britishMission: [biscay, transit, mission, station, stationTwice, station, station, transit, biscay],
    spanish: sixWestern,
    norway: sixNorthern,
    northAmerica: americaLong,
    africa: africaTwice,
  },
  IXC: {
    atlantic: sevenWestern,
    british: sevenWestern,
    britishMission: [biscay, transit, mission, station, stationThrice, station, station, transit, biscay],
    spanish: sevenWestern,
    norway: sevenNorthern,
    northAmerica: [
      biscay,
      transit,
      transit,
      transit,
      landing,
      stationTwice,
      stationTwice,
      station,
      transit,
      transit,
      transit,
      biscay,
    ],
    africa: [biscay, transit, transit, station, stationThrice, station, station, transit, transit, biscay],
  },
};

/** Tracks no mat prints, for boats sent where their type never went (14.10): our reconstruction. */
export const UNPRINTED_TRACKS: Readonly<Record<'VII' | 'IX', Mat>> = {
  VII: {
    africa: [biscay, transit, transit, station, station, station, station, transit, transit, biscay],
    mediterranean: [biscay, gibraltar, station, station, station, station, transit, transit],
  },
  IX: {
    arctic: sixNorthern,
    mediterranean: [biscay, gibraltar, station, station, stationTwice, station, station, transit, transit],
  },
};

/** Where the patrol areas lie: routes from base to station and back, for the chart only; the rules know boxes, not degrees. */
import type { GeoPlace } from '@flotilla/ui/art/projection.ts';
import type { Area } from '../game.ts';

/** One way to a patrol area and back. */
export interface PatrolRoute {
  readonly base: { readonly name: string; readonly at: GeoPlace };
  /** Where the patrol ends when not in the port it began in. */
  readonly end?: { readonly name: string; readonly at: GeoPlace };
  readonly out: readonly GeoPlace[];
  readonly station: readonly GeoPlace[];
  readonly back: readonly GeoPlace[];
}

const LORIENT = { name: 'Lorient', at: [-3.4, 47.6] as GeoPlace };
const WILHELMSHAVEN = { name: 'Wilhelmshaven', at: [8.1, 53.7] as GeoPlace };
const BERGEN = { name: 'Bergen', at: [5, 60.4] as GeoPlace };
const LA_SPEZIA = { name: 'La Spezia', at: [9.8, 44] as GeoPlace };

const BRITISH: readonly GeoPlace[] = [
  [-12.5, 52.5],
  [-12.5, 55],
  [-10, 57.6],
  [-13.5, 58.8],
  [-16.5, 56],
  [-16, 53],
];

/** The routes from the French ports, and those that never began there. */
const ROUTES: Readonly<Record<Area, PatrolRoute>> = {
  atlantic: {
    base: LORIENT,
    out: [
      [-8.5, 47.3],
      [-16.5, 49.8],
    ],
    station: [
      [-23, 52.5],
      [-29, 55.5],
      [-35, 54],
      [-34, 49.5],
      [-27, 47.5],
    ],
    back: [
      [-18, 46],
      [-8.5, 45.9],
    ],
  },
  british: {
    base: LORIENT,
    out: [
      [-8, 47.2],
      [-12.6, 49.8],
    ],
    station: BRITISH,
    back: [
      [-15.6, 49.5],
      [-9.3, 46],
    ],
  },
  spanish: {
    base: LORIENT,
    out: [
      [-7.4, 46.8],
      [-10.6, 45.2],
    ],
    station: [
      [-11.4, 43.2],
      [-11.2, 40.8],
      [-10.6, 38.2],
      [-12.4, 36.6],
      [-14.4, 39.4],
    ],
    back: [
      [-13.8, 43.6],
      [-8, 45.2],
    ],
  },
  norway: {
    base: WILHELMSHAVEN,
    out: [
      [6.4, 55.4],
      [4.8, 57.6],
    ],
    station: [
      [3.4, 59.8],
      [3, 62],
      [6.2, 64.3],
      [9.2, 66.2],
      [5.2, 65.6],
      [1.4, 62.6],
    ],
    back: [
      [2.6, 58.4],
      [4.6, 55.4],
    ],
  },
  northAmerica: {
    base: LORIENT,
    out: [
      [-8.5, 47.4],
      [-24, 49],
      [-39, 47.4],
      [-52, 44],
    ],
    station: [
      [-62, 42.6],
      [-69, 40.6],
      [-73.4, 37.6],
      [-74.4, 33.6],
      [-68, 35],
    ],
    back: [
      [-54, 39.4],
      [-39, 42],
      [-23, 44.6],
      [-8.5, 45.9],
    ],
  },
  caribbean: {
    base: LORIENT,
    out: [
      [-8.5, 46.6],
      [-24, 40],
      [-39, 31.6],
      [-51, 22],
    ],
    station: [
      [-59.4, 14.2],
      [-65, 13.6],
      [-71, 14.2],
      [-77, 15.6],
      [-82, 20],
      [-75, 17.4],
    ],
    back: [
      [-58, 24.5],
      [-45, 35],
      [-26, 43],
      [-8.5, 45.2],
    ],
  },
  arctic: {
    base: BERGEN,
    out: [
      [4.2, 62.8],
      [8.4, 67],
    ],
    station: [
      [14.6, 71.2],
      [21, 73.4],
      [29, 74],
      [35, 72.6],
      [27, 72.2],
      [18, 74.4],
    ],
    back: [
      [9, 70.4],
      [4, 65.6],
    ],
  },
  mediterranean: {
    base: LA_SPEZIA,
    out: [
      [8.6, 43.2],
      [6.8, 41],
    ],
    station: [
      [6.4, 38.2],
      [11, 37.9],
      [16.6, 34.8],
      [22.4, 33.4],
      [28.6, 32.4],
      [24, 34.2],
    ],
    back: [
      [17.4, 36.6],
      [12.4, 40],
    ],
  },
  africa: {
    base: LORIENT,
    out: [
      [-8.6, 46.6],
      [-14.4, 39.5],
      [-19.6, 29.5],
    ],
    station: [
      [-21.4, 19.6],
      [-19.8, 13.6],
      [-16.2, 8],
      [-10.6, 3.4],
      [-3, 2.6],
      [-13, 1.5],
    ],
    back: [
      [-25, 16],
      [-23, 31],
      [-9.4, 45.2],
    ],
  },
};

const GERMANY: readonly GeoPlace[] = [
  [6, 56],
  [0.5, 60.6],
];
const HOMEWARD: readonly GeoPlace[] = [
  [-9, 61],
  [-2, 62],
  [4.4, 57.4],
];

/** Around Scotland, as boats went before the French ports. */
const NORTH_ABOUT: Partial<Record<Area, PatrolRoute>> = {
  british: {
    base: WILHELMSHAVEN,
    out: GERMANY,
    station: [
      [-6.6, 59.6],
      [-11, 58],
      [-13.4, 55],
      [-12.4, 51.8],
      [-9.4, 49.2],
      [-15.4, 52.6],
    ],
    back: [[-16, 58], ...HOMEWARD],
  },
  spanish: {
    ...ROUTES.spanish,
    base: WILHELMSHAVEN,
    out: [...GERMANY, [-12, 57.5], [-14, 49]],
    back: [[-17, 47], [-15.6, 57], ...HOMEWARD],
  },
  atlantic: {
    ...ROUTES.atlantic,
    base: WILHELMSHAVEN,
    out: [...GERMANY, [-10, 59.4]],
    back: [[-20, 57.5], ...HOMEWARD],
  },
  africa: {
    ...ROUTES.africa,
    base: WILHELMSHAVEN,
    out: [...GERMANY, [-12.5, 56], [-15, 42], [-19.6, 29.5]],
    back: [[-25, 18], [-22, 40], [-18, 56], ...HOMEWARD],
  },
};

/** The first patrol into the Mediterranean goes through Gibraltar. */
const THROUGH_GIBRALTAR: PatrolRoute = {
  ...ROUTES.mediterranean,
  base: LORIENT,
  end: LA_SPEZIA,
  out: [
    [-8.2, 45.4],
    [-10.2, 38.6],
    [-5.8, 35.95],
  ],
  station: [
    [0.5, 36.9],
    [6.4, 38.2],
    [11, 37.9],
    [16.6, 34.8],
    [22.4, 33.4],
    [24, 34.2],
  ],
  back: [
    [17.4, 36.6],
    [12.4, 40],
  ],
};

/** Months after September 1939 from which boats sail from France. */
const FRENCH_PORTS = 10;

/** The way a patrol goes. */
export function routeOf(area: Area, month: number, throughGibraltar: boolean): PatrolRoute {
  if (area === 'mediterranean' && throughGibraltar) return THROUGH_GIBRALTAR;
  return (month < FRENCH_PORTS ? NORTH_ABOUT[area] : undefined) ?? ROUTES[area];
}

/** Where the boat lies in port. */
export function homePort(month: number, posting: 'none' | 'arctic' | 'mediterranean'): PatrolRoute['base'] {
  if (posting === 'arctic') return BERGEN;
  if (posting === 'mediterranean') return LA_SPEZIA;
  return month < FRENCH_PORTS ? WILHELMSHAVEN : LORIENT;
}

/** Names written on the sea, by text key, and how large. */
export const SEAS = [
  { key: 'sea.atlantic', at: [-36, 44], size: 2.4 },
  { key: 'sea.biscay', at: [-5.4, 45.3], size: 1.2 },
  { key: 'sea.north', at: [3, 56.2], size: 1.3 },
  { key: 'sea.norwegian', at: [-2, 67.5], size: 1.5 },
  { key: 'sea.barents', at: [34, 74.6], size: 1.5 },
  { key: 'sea.mediterranean', at: [17.5, 35.9], size: 1.5 },
  { key: 'sea.caribbean', at: [-74, 13], size: 1.5 },
  { key: 'sea.sargasso', at: [-58, 29], size: 1.6 },
  { key: 'sea.guinea', at: [-2, 1], size: 1.5 },
] as const satisfies readonly { key: string; at: GeoPlace; size: number }[];

/** Harbours worth a name on the chart; proper names stay as they are. */
export const HARBOURS: readonly { readonly name: string; readonly at: GeoPlace }[] = [
  { name: 'Lorient', at: [-3.4, 47.75] },
  { name: 'Wilhelmshaven', at: [8.1, 53.5] },
  { name: 'Bergen', at: [5.3, 60.4] },
  { name: 'Liverpool', at: [-3, 53.4] },
  { name: 'Reykjavík', at: [-21.9, 64.1] },
  { name: 'Halifax', at: [-63.6, 44.6] },
  { name: 'New York', at: [-74, 40.7] },
  { name: 'Freetown', at: [-13.2, 8.5] },
  { name: 'Gibraltar', at: [-5.35, 36.14] },
  { name: 'Malta', at: [14.5, 35.9] },
  { name: 'Murmansk', at: [33.1, 69] },
  { name: 'Trinidad', at: [-61.5, 10.6] },
  { name: 'Aruba', at: [-70, 12.5] },
  { name: 'La Spezia', at: [9.8, 44.1] },
  { name: 'Alexandria', at: [29.9, 31.2] },
];

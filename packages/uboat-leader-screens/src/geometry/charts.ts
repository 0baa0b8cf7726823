/** The four campaign charts: what one holds, the ports, and the data of each campaign by its name. */
import type { GeoPlace } from '@flotilla/ui/art/projection.ts';
import { BATTLE_BEGINS } from './charts/battle-begins.ts';
import { DRUMBEAT } from './charts/drumbeat.ts';
import { HAPPY_TIME } from './charts/happy-time.ts';
import { HUNTED } from './charts/hunted.ts';

/** A rectangle of the sea in degrees. */
export interface Degrees {
  readonly lon: readonly [west: number, east: number];
  readonly lat: readonly [south: number, north: number];
}

/** A sea area as it is drawn; land is painted over it. */
export interface AreaShape {
  readonly shape: readonly GeoPlace[];
  /** Centre of its plate; left out where the area is an inset chart. */
  readonly at?: GeoPlace;
  /** Where a leader line begins when the plate stands elsewhere. */
  readonly lead?: GeoPlace;
  /** Window of the inset chart of an area outside the sheet, and the corner it is docked at. */
  readonly inset?: Degrees;
  readonly dock?: 'nw' | 'ne' | 'sw' | 'se';
}

/** One campaign chart. */
export interface CampaignChart {
  readonly window: Degrees;
  /** Straits that look open but are no way. */
  readonly bars: readonly (readonly [GeoPlace, GeoPlace])[];
  /** A way from a port to an area it does not touch. */
  readonly lane?: readonly GeoPlace[];
  readonly areas: Readonly<Record<string, AreaShape>>;
}

/** Where the ports lie. */
export const PORTS: Readonly<Record<string, GeoPlace>> = { germany: [8.15, 53.55], france: [-3.35, 47.75] };

/** The charts by campaign. */
export const CHARTS: Readonly<Record<string, CampaignChart>> = {
  'battle-begins': BATTLE_BEGINS,
  'happy-time': HAPPY_TIME,
  drumbeat: DRUMBEAT,
  hunted: HUNTED,
};

/** Which profile a ship gets: by what she is, how large she is and what she is called. */
import { freighter, liner, modernMerchant, tanker, trawler } from './merchants.ts';
import { auxiliary, missileBoat, missileShip, modernBattleship, modernCarrier } from './modern.ts';
import type { Profile } from './sketch.ts';
import { modernSubmarine, uboat } from './submarines.ts';
import { battleship, carrier, corvette, cruiser, destroyer, escortCarrier, sloop } from './warships.ts';

export type { Profile } from './sketch.ts';

const DRAW = {
  freighter: (tons: number, name: string) => freighter(tons, name),
  tanker: (tons: number, name: string) => tanker(tons, name),
  liner: (tons: number, name: string) => liner(tons, name),
  trawler: (_: number, name: string) => trawler(name),
  corvette: (_: number, name: string) => corvette(name),
  sloop: (_: number, name: string) => sloop(name),
  destroyer: (_: number, name: string) => destroyer(name),
  cruiser: (_: number, name: string) => cruiser(name),
  battleship: (_: number, name: string) => battleship(name),
  carrier: (_: number, name: string) => carrier(name),
  escortCarrier: (_: number, name: string) => escortCarrier(name),
  /** The name of a U-boat is her type: `VIIC`, `IXB`. */
  uboat: (_: number, type: string) => uboat(type),
  missileCruiser: (_: number, name: string) => missileShip(name, 'cruiser'),
  missileDestroyer: (_: number, name: string) => missileShip(name, 'destroyer'),
  missileFrigate: (_: number, name: string) => missileShip(name, 'frigate'),
  missileBoat: (_: number, name: string) => missileBoat(name),
  modernCarrier: (_: number, name: string) => modernCarrier(name),
  modernBattleship: (_: number, name: string) => modernBattleship(name),
  modernSubmarine: (_: number, name: string) => modernSubmarine(name),
  auxiliary: (_: number, name: string) => auxiliary(name),
  modernMerchant: (tons: number, name: string) => modernMerchant(tons, name),
} as const;

/** The kinds of ship that can be drawn. */
export type ShipKind = keyof typeof DRAW;

/** Every kind of ship that can be drawn. */
export const SHIP_KINDS = Object.keys(DRAW) as readonly ShipKind[];

/** The side profile of a ship; the same ship always looks the same. */
export function profileOf(kind: ShipKind, name = '', tons = 5000): Profile {
  const key = `${kind}/${name}/${tons}`;
  const known = drawn.get(key);
  if (known) return known;
  const profile = DRAW[kind](tons, name);
  drawn.set(key, profile);
  return profile;
}

const drawn = new Map<string, Profile>();

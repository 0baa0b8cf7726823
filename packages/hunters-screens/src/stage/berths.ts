/** Where the ships lie on the horizon. */
import type { Profile } from '@flotilla/ui/art/ships/index.ts';
import { profileOf } from '@flotilla/ui/art/ships/index.ts';
import type { Fight, Ship } from '../game.ts';
import { isSubmerged } from '../game.ts';
import { drawingOf } from '../words.ts';

/** The sea as it is drawn: everything on it is placed in these units. */
export const SEA = { width: 850, height: 420, horizon: 174 } as const;

/** A ship on the horizon. */
export interface Berth {
  readonly ship: Ship;
  readonly profile: Profile;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Where her name stands: above her, and beside the ring where she is seen through the periscope. */
  readonly nameAt: number;
  /** The share of the width her name may take. */
  readonly room: number;
}

const SCALES = { close: 1.3, medium: 1.13, long: 0.8 } as const;
/** More ships than this lie in two rows, the far one smaller. */
const ONE_ROW = 4;

/** Through the periscope everything lies this much closer together. */
const IN_RING = 0.43;

/** The ships in sight, each in her place. */
export function berthsOf(fight: Fight): readonly Berth[] {
  const { ships, approach } = fight;
  const narrow = isSubmerged(fight) ? IN_RING : 1;
  const rows = ships.length > ONE_ROW ? 2 : 1;
  const places = Math.ceil(ships.length / rows);
  const room = SEA.width / Math.max(places, 2);
  const middle = (SEA.width - room * places) / 2;
  return ships.map((ship, i) => {
    const far = rows === 2 && i % 2 === 1;
    const place = rows === 2 ? Math.floor(i / 2) : i;
    const profile = profileOf(drawingOf(ship), ship.name, ship.tons);
    const wanted = SCALES[approach?.range ?? 'medium'] * (far ? 0.6 : 1);
    const shift = rows === 2 ? (far ? room * 0.25 : -room * 0.2) : 0;
    const x = middle + room * (place + 0.5) + shift;
    return {
      ship,
      profile,
      x: SEA.width / 2 + (x - SEA.width / 2) * narrow,
      nameAt: x,
      y: far ? SEA.horizon - 3 : SEA.horizon,
      scale: Math.min(wanted, (narrow * room * (rows === 2 ? 0.55 : 0.92)) / profile.width),
      room: room / SEA.width / (rows === 2 ? 2 : 1),
    };
  });
}

/** Which scene a beat is played in on the board, and whom it tells of. */
import type { Beat } from '@flotilla/companion';
import { rollsOf } from '@flotilla/companion';
import type { LogEvent } from '@flotilla/table';
import type { PiecesByArea } from '../display/standing.ts';
import { spotOf } from '../display/standing.ts';
import type { Spot } from '../geometry/board.ts';
import { eventsIn, lastOf, lossIn, shotsIn } from './facts.ts';

/** A scene on the board. */
export interface Plot {
  readonly kind: 'shot' | 'attack';
  /** The boat that fires or is attacked. */
  readonly boat: string;
  /** The ship that is fired at or attacks; null where nobody knows it. */
  readonly slot: string | null;
}

const ATTACKED: readonly string[] = ['attack', 'struck', 'counter', 'lost'];
const ATTACKS = ['shipAttacks', 'aircraftAttack'];
const DIVES: readonly string[] = ['crashDive', 'deepDive'];

const slotIn = (event: LogEvent | null | undefined): string | null =>
  (event?.data.ship as { readonly slot?: string } | undefined)?.slot ?? null;

/** Whether a boat tries to escape an attack in a beat. */
const isDiving = (beat: Beat): boolean =>
  beat.kind === 'evading' && DIVES.includes(rollsOf(beat)[0]?.roll?.purpose ?? '');

/** The scene of a beat; null where it has none. */
export function plotOf(beat: Beat | null, log: readonly LogEvent[]): Plot | null {
  if (!beat) return null;
  const [shot] = shotsIn(beat);
  if (shot) return { kind: 'shot', boat: shot.boat, slot: shot.ship.slot };
  if (!ATTACKED.includes(beat.kind) && !isDiving(beat)) return null;
  const events = eventsIn(beat);
  const attack = events.find((event) => slotIn(event) !== null) ?? lastOf(log, ATTACKS);
  const boat = lossIn(beat)?.data.boat ?? attack?.data.boat;
  return typeof boat === 'string' ? { kind: 'attack', boat, slot: slotIn(attack) } : null;
}

/** Where those a scene tells of stand. */
export const spotsOf = (standing: PiecesByArea, { boat, slot }: Plot): readonly Spot[] =>
  [boat, slot].flatMap((id) => {
    const spot = id === null ? null : spotOf(standing, id);
    return spot ? [spot] : [];
  });

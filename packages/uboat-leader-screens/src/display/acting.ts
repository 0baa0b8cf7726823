/** Who acts in a beat, and on whom: they stand out on the display while it is played. */
import type { Beat } from '@flotilla/companion';
import type { Decision } from '@flotilla/table';
import type { Director } from '@flotilla/ui/stage/director.ts';
import { boatThrown } from '../thrown.ts';

/** Ships and boats of a beat. */
export interface Acting {
  readonly ships: ReadonlySet<string>;
  /** Boats under attack. */
  readonly struck: ReadonlySet<string>;
}

const NOBODY: Acting = { ships: new Set(), struck: new Set() };

const FOUGHT: readonly string[] = ['escort', 'attack', 'struck', 'shot'];

/** Who attacks whom while a boat is asked how it reacts; otherwise nobody acts while a question stands on the stage. */
export const askedAbout = (decision: Decision | null): Acting =>
  decision?.step === 'react'
    ? {
        ships: new Set([String(decision.about.slot)]),
        struck: new Set([String(decision.about.boat)]),
      }
    : NOBODY;

/** Who acts in a beat. */
export function actingIn(beat: Beat | null, director: Director | null): Acting {
  if (beat?.kind === 'evading' && director)
    return { ships: NOBODY.ships, struck: new Set([boatThrown(director, beat)]) };
  if (!beat || !FOUGHT.includes(beat.kind)) return NOBODY;
  const events = beat.moments.flatMap((moment) => moment.events);
  const ships = events.flatMap(({ data }) => {
    const ship = data.ship as { readonly slot?: string } | undefined;
    return ship?.slot === undefined ? [] : [ship.slot];
  });
  const struck = beat.kind === 'attack' || beat.kind === 'struck' ? events : [];
  return {
    ships: new Set(ships),
    struck: new Set(struck.flatMap(({ data }) => (typeof data.boat === 'string' ? [data.boat] : []))),
  };
}

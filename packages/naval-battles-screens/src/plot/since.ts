/** What has happened since the own last turn: who sank what, and what was hit of one's own. */
import type { Events } from '@flotilla/naval-battles';
import type { LogEvent } from '@flotilla/table';
import type { View } from '../game.ts';

/** One thing that happened. */
export interface Happened {
  readonly kind: 'sank' | 'hit';
  readonly by: number; // seat
  readonly ship: string;
  readonly owner: number; // seat
  readonly points: number; // worth of a sunk ship
  readonly from: number; // hull before and after a hit
  readonly to: number;
}

const facts = <K extends keyof Events>({ data }: LogEvent): Events[K] => data as unknown as Events[K];

/** Where in the log the turns after the own last one begin: everything is kept until the own turn ends. */
function beginOf(log: readonly LogEvent[], { seat, active }: View): number {
  const turns = log.flatMap((event, place) =>
    event.kind === 'turn' ? [{ place, who: facts<'turn'>(event).who.seat }] : [],
  );
  // The turn that runs is not over: in the own one what counts is what came before it.
  const ended = turns.slice(0, active === seat ? -1 : undefined);
  const last = ended.map(({ who }) => who).lastIndexOf(seat ?? -1);
  return turns[last + 1]?.place ?? log.length;
}

/** What happened, the newest first. */
export function sinceOf(log: readonly LogEvent[], view: View): readonly Happened[] {
  const happened: Happened[] = [];
  for (const event of log.slice(beginOf(log, view))) {
    if (event.kind === 'sunk') {
      const { ship, who, owner, points } = facts<'sunk'>(event);
      if (who.seat === view.seat) continue;
      const hit = happened.findIndex((other) => other.ship === ship);
      if (hit >= 0) happened.splice(hit, 1);
      happened.unshift({ kind: 'sank', by: who.seat, ship, owner: owner.seat, points, from: 0, to: 0 });
    } else if (event.kind === 'damaged') {
      const { attack, owner, points, left, hull } = facts<'damaged'>(event);
      if (owner.seat !== view.seat) continue;
      const from = Math.min(hull, left + points);
      const hit = { kind: 'hit', by: attack.by, ship: attack.target, owner: owner.seat } as const;
      happened.unshift({ ...hit, points: 0, from, to: left });
    }
  }
  return happened;
}

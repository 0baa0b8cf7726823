/** The log looked at again, once for every log: it is asked for with every question of the strategic segment. */
import type { LogEvent } from '@flotilla/table';
import type { Session } from '@flotilla/ui/base/session.ts';
import type { CampaignReview, TurnReview, View } from '../game.ts';
import { reviewOf } from '../game.ts';

const known = new WeakMap<readonly LogEvent[], readonly CampaignReview[]>();

/** The campaigns of a log. */
export function reviewed(log: readonly LogEvent[]): readonly CampaignReview[] {
  const found = known.get(log) ?? reviewOf(log);
  known.set(log, found);
  return found;
}

/** The last turn that is complete: while points are spent the one before. */
const turnBehind = ({ segment, turn }: View): number => (segment === 'strategic' ? turn - 1 : turn);

/** The turn a debrief would be about now; null before the first refit. */
export function debriefed(session: Session, view: View): TurnReview | null {
  const turn = turnBehind(view);
  return (
    reviewed(session.log.value)
      .at(-1)
      ?.turns.find((one) => one.turn === turn) ?? null
  );
}

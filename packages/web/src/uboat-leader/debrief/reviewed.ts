/** The log looked at again, once for every log: it is asked for with every question of the strategic segment. */
import type { LogEvent } from '@flotilla/table';
import type { CampaignReview } from '../game.ts';
import { reviewOf } from '../game.ts';

const known = new WeakMap<readonly LogEvent[], readonly CampaignReview[]>();

/** The campaigns of a log. */
export function reviewed(log: readonly LogEvent[]): readonly CampaignReview[] {
  const found = known.get(log) ?? reviewOf(log);
  known.set(log, found);
  return found;
}

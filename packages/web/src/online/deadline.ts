/** By when the seat before the screen must have answered. */
import type { Clocks, TimeControl } from '@flotilla/protocol';
import type { Deadline } from '@flotilla/ui/base/session.ts';
import type { OnlineTable } from './wire.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** The pause for answers out of turn, and the time of each seat; nothing in an untimed game. */
function lengthsOf(pace: TimeControl): { readonly pause: number; readonly seat: number } | null {
  if (pace.kind === 'none') return null;
  if (pace.kind === 'days') return { pause: pace.days * DAY, seat: pace.days * DAY };
  return { pause: pace.window * SECOND, seat: pace.minutes * MINUTE };
}

/** The end of the pause that runs for everybody, or of the seat's own time while it is asked; null while no clock runs for it. */
export function deadlineOf(
  clocks: Clocks | null,
  table: Pick<OnlineTable, 'pace' | 'you'> | null,
): Deadline | null {
  const lengths = table && lengthsOf(table.pace);
  if (!clocks || !lengths) return null;
  if (clocks.window !== null) return { ends: clocks.window, length: lengths.pause, forAll: true };
  const own = table.you === null ? null : clocks.seats[table.you];
  if (!own || own.since === null) return null;
  return { ends: own.since + own.left, length: lengths.seat, forAll: false };
}

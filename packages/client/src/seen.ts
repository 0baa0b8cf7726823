/** What may be seen of a game, and what has been. */
import type { AnyGame, GameShape, LogEvent } from '@flotilla/table';
import type { Answer, Session as KernelSession } from '@flotilla/table/run';
import { hasSecrets, personsOf } from '@flotilla/table/run';

/** What anybody who may look at the device can see: the view of the only person, otherwise that of a spectator. */
export function publicView({ game, start, table }: KernelSession<GameShape>): object {
  const persons = personsOf(start.seats);
  const alone = persons.length === 1 || !hasSecrets(game as AnyGame);
  return table.view(alone ? (persons[0] ?? null) : null);
}

/** How many entries of a log had happened before the last answer of a seat (or of anybody, for a spectator). */
export function countSeen(log: readonly LogEvent[], answers: readonly Answer[], seat: number | null): number {
  let last = -1;
  for (let i = answers.length - 1; i >= 0; i--) {
    const answer = answers[i] as Answer;
    if (seat !== null && answer.seat !== seat) continue;
    last = answer.decision;
    break;
  }
  let seen = log.length;
  while (seen > 0 && (log[seen - 1] as LogEvent).decision > last) seen--;
  return seen;
}

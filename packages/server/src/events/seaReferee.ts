/** Watches over the attempts of a same sea. */
import type { Length, Scoring } from '@flotilla/companion';
import type { SeaSettings } from '@flotilla/protocol';
import { updateAttempt } from '../store/attempts.ts';
import type { Statement } from '../store/database.ts';
import type { EventRow } from '../store/events.ts';
import type { OpenGame } from '../tables/openGame.ts';
import type { Referee, SeatAct } from '../tables/referee.ts';

/** What a captain may do besides answering: bring the seat to another device, and give up. */
const ALLOWED: ReadonlySet<SeatAct> = new Set(['device', 'resign']);

/** Writes how far attempts are, so that standings can say it; losing one costs nothing. */
export type NoteProgress = (statement: Statement) => void;

/** The referee of an event. */
export function seaReferee(event: EventRow, sea: Scoring, note: NoteProgress): Referee {
  const { length } = event.settings as SeaSettings;
  const noted = new WeakMap<OpenGame, number>();
  const stateOf = ({ session }: OpenGame): object | null => session?.table.state.game ?? null;
  return {
    isDone(game) {
      const state = stateOf(game);
      return state !== null && sea.isOver(state, length);
    },
    atEnd: (game, ended) => [updateAttempt(game.id, { ...resultOf(game, sea, length), ended })],
    forbids: (_, act) => (ALLOWED.has(act) ? null : 'inEvent'),
    resign: (game) => game.close(),
    isPublic: () => event.state === 'closed',
    moved(game) {
      const state = stateOf(game);
      if (!state || game.row.state !== 'running') return;
      const progress = sea.progress(state);
      if (progress === (noted.get(game) ?? 1)) return;
      noted.set(game, progress);
      note(updateAttempt(game.id, { progress }));
    },
  };
}

/** What came of an attempt that has ended, one way or another. */
function resultOf({ session, closed }: OpenGame, sea: Scoring, length: Length) {
  if (!session) return { state: 'brokeOff', figures: null } as const;
  const { table } = session;
  const figures = sea.result(table.state.game, table.log ?? [], length);
  return { state: closed ? 'brokeOff' : 'over', figures, progress: sea.progress(table.state.game) } as const;
}

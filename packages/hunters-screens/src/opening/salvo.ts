/** The director of one salvo: the first throw is the visitor's, the others fall by themselves, and nothing after the last is shown. */
import type { Beat } from '@flotilla/companion';
import { beatsByHeading, companionOf } from '@flotilla/companion';
import type { AnyGame, Moment } from '@flotilla/table';
import { settings } from '@flotilla/ui/base/settings.ts';
import { Director } from '@flotilla/ui/stage/director.ts';
import { paceOf } from '@flotilla/ui/stage/timing.ts';
import { timingOf } from '../stage/timing.ts';

const OF_THE_SALVO: ReadonlySet<string> = new Set(['launch', 'torpedo', 'wasted']);

/** The beats of a salvo; the first torpedo and the last of all wait to be looked at. */
function salvoBeats(game: AnyGame, moments: readonly Moment[]): readonly Beat[] {
  const all = (companionOf(game).beats ?? beatsByHeading)(moments);
  const after = all.findIndex(({ kind }) => !OF_THE_SALVO.has(kind));
  const beats = after < 0 ? all : all.slice(0, after);
  const first = beats.findIndex(({ kind }) => kind === 'torpedo');
  return beats.map((beat, i) => ({ ...beat, stop: i === first || i === beats.length - 1 }));
}

/** How many moments a director has to show. */
export const momentsOf = ({ beats }: Director): number =>
  beats.reduce((count, { moments }) => count + moments.length, 0);

/** Whether the first torpedo is on the stage. */
export const isFirstTorpedo = ({ beats, at }: Director): boolean =>
  beats.findIndex(({ kind }) => kind === 'torpedo') === at;

/** Whether everything has been seen. */
export const isOver = ({ beats, at, phase }: Director): boolean =>
  beats.length > 0 && phase === 'hold' && at >= beats.length - 1;

/** A director for one salvo, which keeps nothing. */
export function salvoDirector(game: AnyGame): Director {
  const pace = (beat: Beat) => paceOf(timingOf(beat), settings.peek().speed);
  const director: Director = new Director({
    beatsOf: (moments) => salvoBeats(game, moments),
    paceOf: pace,
    paceAgain: pace,
    throws: () => isFirstTorpedo(director),
    waits: () => true,
    atOnce: () => false,
    later: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    now: () => performance.now(),
    shownOf: () => 0,
    keepShown: () => {},
  });
  return director;
}

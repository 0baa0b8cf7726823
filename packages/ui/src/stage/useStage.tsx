/** The stage of a table: its director, and the session as the director shows it. */
import type { Beat } from '@flotilla/companion';
import { beatsByHeading, bigRollOf, companionOf, rollsOf } from '@flotilla/companion';
import type { AnyGame } from '@flotilla/table';
import { effect } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useEffect, useMemo } from 'preact/hooks';
import type { Session } from '../base/session.ts';
import type { Settings } from '../base/settings.ts';
import { settings } from '../base/settings.ts';
import { Director } from './director.ts';
import { useInSight } from './inSight.ts';
import type { OwnStage } from './own.ts';
import { asSections } from './own.ts';
import { forgetShown, keepShown, shownOf } from './seen.ts';
import { useSpace } from './space.ts';
import { stagedBy } from './staged.ts';
import { paceOf } from './timing.ts';
import { useSound } from './useSound.ts';

/** The director of the table that is shown; null where nothing is staged. */
export const StageOf = createContext<Director | null>(null);

/** The director of the table this part belongs to. */
export const useDirector = (): Director | null => useContext(StageOf);

/** What the game of the table brings to its stage. */
export const OwnStageOf = createContext<OwnStage>({});

/** What the game of the table this part belongs to brings to its stage. */
export const useOwnStage = (): OwnStage => useContext(OwnStageOf);

/** Who throws at a table: the big rolls are the player's own where the game is a solitaire. */
function rollerAt({ seats }: Session): Settings['whoRolls'] {
  const { whoRolls } = settings.peek();
  return whoRolls === 'big' && seats.length > 1 ? 'auto' : whoRolls;
}

/** Whether a beat holds a roll of the game's list. */
const isBig = (game: AnyGame, beat: Beat): boolean => {
  const { bigRolls = [] } = companionOf(game);
  return beat.big || rollsOf(beat).some(({ roll }) => roll && bigRollOf(bigRolls, roll) !== null);
};

function throwsAt(session: Session, beat: Beat): boolean {
  const roller = rollerAt(session);
  if (roller === 'all') return rollsOf(beat).length > 0;
  return roller === 'big' && settings.peek().speed !== 'instant' && isBig(session.game, beat);
}

function direct(session: Session, { timingOf = asSections, stays = () => false }: OwnStage): Director {
  const { id, game, mode } = session;
  const replays = mode === 'replay';
  const placeOf = replays ? `${id}/replay` : id;
  return new Director({
    beatsOf: companionOf(game).beats ?? beatsByHeading,
    paceOf: (beat) => paceOf(timingOf(beat), settings.peek().speed),
    paceAgain: (beat) => {
      const { speed } = settings.peek();
      return paceOf(timingOf(beat), speed === 'instant' ? 'brisk' : speed);
    },
    throws: (beat) => !replays && throwsAt(session, beat),
    waits: () => !replays,
    atOnce: () => settings.peek().speed === 'instant',
    stays,
    later: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    now: () => performance.now(),
    shownOf: ({ since, story }) => (replays ? null : shownOf(placeOf, story.seat, since)),
    keepShown: ({ since, story }, moments) => {
      if (!replays) keepShown(placeOf, story.seat, since, moments);
    },
  });
}

const NOTHING_OWN: OwnStage = {};

/** Stages a session; `own` is what its game brings to the stage. */
export function useStage(
  session: Session,
  own: OwnStage = NOTHING_OWN,
): { readonly director: Director; readonly staged: Session } {
  const stage = useMemo(() => {
    const director = direct(session, own);
    director.follow(session.story.peek());
    return { director, staged: stagedBy(session, director) };
  }, [session, own]);
  useEffect(() => {
    const { director } = stage;
    let stood = session.position.peek();
    const leaveUndo = effect(() => {
      const stands = session.position.value;
      if (stands < stood && session.mode === 'play') forgetShown(session.id);
      stood = stands;
    });
    const leave = effect(() => director.follow(session.story.value));
    return () => {
      leave();
      leaveUndo();
      director.close();
    };
  }, [stage]);
  useSound(stage.staged, stage.director, own);
  useSpace(stage.director);
  useInSight(stage.director);
  return stage;
}

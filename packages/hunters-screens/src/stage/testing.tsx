/** What the tests of the stage share: a director that moves only when told to, and the board and card of what it shows. */
import type { ClientHere } from '@flotilla/client';
import { beatsByHeading, companionOf } from '@flotilla/companion';
import { Director } from '@flotilla/ui/stage/director.ts';
import { OnStage } from '@flotilla/ui/stage/OnStage.tsx';
import { stagedBy } from '@flotilla/ui/stage/staged.ts';
import { paceOf } from '@flotilla/ui/stage/timing.ts';
import { OwnStageOf, StageOf } from '@flotilla/ui/stage/useStage.tsx';
import { render } from '@testing-library/preact';
import { Board } from '../Board.tsx';
import { game } from '../testing.tsx';
import { stage } from './own.ts';
import { timingOf } from './timing.ts';

/** The director of what the last answer brought; every big roll is thrown by hand, every beat waits. */
export function directorOf(session: ClientHere): Director {
  const director = new Director({
    beatsOf: companionOf(game).beats ?? beatsByHeading,
    paceOf: (beat) => paceOf(timingOf(beat), 'story'),
    paceAgain: (beat) => paceOf(timingOf(beat), 'story'),
    throws: ({ big }) => big,
    waits: () => true,
    atOnce: () => false,
    later: () => () => {},
    now: () => 0,
    shownOf: () => 0,
    keepShown: () => {},
  });
  director.follow(session.story.value);
  return director;
}

/** Draws board and card as the director has them just now. */
export function drawn(session: ClientHere, director: Director): Element {
  const staged = stagedBy(session, director);
  const { container } = render(
    <StageOf.Provider value={director}>
      <OwnStageOf.Provider value={stage}>
        <Board session={staged} />
        <OnStage session={staged} director={director} />
      </OwnStageOf.Provider>
    </StageOf.Provider>,
  );
  return container;
}

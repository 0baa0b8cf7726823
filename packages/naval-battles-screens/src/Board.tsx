/** The board of Naval Battles: the plot with the fleets and the hand, or whatever comes before and after the battle. */

import { useKeys } from '@flotilla/ui/base/keys.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { wide } from '@flotilla/ui/base/wide.ts';
import type { TableProps } from '@flotilla/ui/frame/screens.ts';
import { useDirector } from '@flotilla/ui/stage/useStage.tsx';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useArrowKeys } from './arrowKeys.ts';
import { boardModelOf } from './desk/index.ts';
import { EndPage } from './end/EndPage.tsx';
import { Builder } from './fleet/Builder.tsx';
import { Market } from './fleet/Market.tsx';
import { NavyChoice } from './fleet/NavyChoice.tsx';
import type { View } from './game.ts';
import { viewOf } from './game.ts';
import { Hand } from './hand/Hand.tsx';
import { PlanHalves } from './hand/PlanHalves.tsx';
import { Glass } from './plot/Glass.tsx';
import { useGestures } from './plot/gestures.ts';
import { LookCard } from './plot/LookCard.tsx';
import { look } from './plot/look.ts';
import { Peek } from './plot/Peek.tsx';
import { Since } from './plot/Since.tsx';
import { sceneOf, viewBefore } from './stage/scene.ts';

/** The whole board. */
export function Board({ session }: TableProps) {
  const view = viewOf(session);
  const board = useRef<HTMLDivElement>(null);
  useArrowKeys(board);
  useGestures(board);
  useKeys({ i: lookAtFocus });
  useTold(useDirector()?.beat.value ? 'beats' : (session.decision.value?.step ?? ''));
  return (
    <div
      class={`nb nb-seats-${view.players.length} nb-phase-${view.ending ? 'over' : view.phase}`}
      ref={board}
    >
      {view.ending ? <EndPage session={session} view={view} /> : contents(session, view)}
      <LookCard session={session} view={view} />
      <div class="nb-large" aria-hidden="true">
        <Peek session={session} view={view} />
      </div>
    </div>
  );
}

/** Lets the page around the board know what is asked, or that beats are played: a rule of style that looked for it would look after every change. */
function useTold(step: string): void {
  useLayoutEffect(() => {
    document.body.dataset.battle = step;
    return () => delete document.body.dataset.battle;
  }, [step]);
}

/** Looks closely at the ship or card that has the focus. */
function lookAtFocus(): void {
  const id = document.activeElement?.closest<HTMLElement>('[data-part=ship], [data-part=card]')?.dataset.id;
  if (id !== undefined) look(id, null);
}

/** What lies on the board: by the question of the set-up, or the battle. */
function contents(session: Session, view: View): ComponentChildren {
  const decision = session.decision.value;
  if (decision?.step === 'chooseNavy' && decision.kind === 'pick')
    return <NavyChoice session={session} decision={decision} />;
  if (decision?.step === 'buildFleets' && decision.kind === 'fill')
    return <Builder session={session} decision={decision} />;
  if (decision?.step === 'buyCard' && decision.kind === 'pick')
    return <Market session={session} decision={decision} />;
  return <Battle session={session} view={view} />;
}

/** The battle itself; while a beat is played the board shows what happens in it. */
function Battle({ session, view }: { session: Session; view: View }) {
  const director = useDirector();
  const beat = director?.beat.value ?? null;
  const scene = beat && director ? sceneOf(session, beat, viewBefore(director, beat)) : null;
  const desk = scene?.desk ?? boardModelOf(session);
  const decision = session.decision.value;
  return (
    <>
      <Glass
        session={session}
        view={view}
        desk={desk}
        sinking={scene?.sinking ?? NOBODY}
        dice={scene?.dice ?? NOBODY}
      />
      {view.players.length > 2 && view.seat !== null && view.phase !== 'setup' && (
        <Since session={session} view={view} />
      )}
      {decision?.step === 'choosePlan' && decision.kind === 'pick' ? (
        wide.value && <PlanHalves session={session} decision={decision} />
      ) : (
        <Hand session={session} view={view} desk={desk} />
      )}
    </>
  );
}

const NOBODY: readonly never[] = [];

/** The plotting table: the campaign map with the rack of boats, or the tactical display with its register. */
import { useKeys } from '../keys.ts';
import { Blocks } from '../parts/blocks.tsx';
import { blocksOf } from '../screens/genericTable.tsx';
import type { Session } from '../session/session.ts';
import { useDirector } from '../stage/useStage.tsx';
import type { Desk } from './desk.ts';
import { deskOf } from './desk.ts';
import { Display } from './display/Display.tsx';
import { AT_THE_WALL, Wall } from './flotilla/Wall.tsx';
import type { Boat, View } from './game.ts';
import { CampaignMap } from './map/CampaignMap.tsx';
import { BeatCard } from './parts/BeatCard.tsx';
import { Rack } from './parts/Rack.tsx';
import { Register } from './parts/Register.tsx';
import { Ribbon } from './parts/Ribbon.tsx';

/** The boat a question is about; null where it is about none. */
function boatAsked(session: Session, view: View): Boat | null {
  const { boat } = session.decision.value?.about ?? {};
  return view.boats.find(({ id }) => id === boat) ?? null;
}

/** The next boat that can be chosen, for the key N. */
function nextBoat({ answers }: Desk, view: View): string | null {
  return view.boats.find(({ id }) => answers.get(id)?.some(({ option }) => !option.refused))?.id ?? null;
}

/** What lies on the table now. */
export function Board({ session }: { session: Session }) {
  const view = session.view.value as View;
  const desk = deskOf(session);
  const decision = session.decision.value;
  const boat = boatAsked(session, view);
  const next = nextBoat(desk, view);
  const beat = useDirector()?.beat.value ?? null;
  useKeys(next === null ? {} : { n: () => desk.press(next) });
  if (view.segment === 'over') return <Account session={session} view={view} />;
  if (decision?.kind === 'pick' && AT_THE_WALL.includes(decision.step))
    return (
      <div class="ubl">
        <Wall desk={desk} view={view} decision={decision} />
      </div>
    );
  return (
    <div class={`ubl ${view.battle ? 'ubl-battle' : 'ubl-campaign'}`}>
      <BeatCard game={session.game} view={view} beat={beat} />
      <Ribbon view={view} step={decision?.step ?? ''} rule={decision?.rule ?? ''} beat={beat} />
      {view.battle && fights(view) ? (
        <div class="ubl-stage">
          <Display desk={desk} view={view} battle={view.battle} boat={boat} beat={beat} />
          <Register desk={desk} view={view} battle={view.battle} />
        </div>
      ) : (
        <>
          <CampaignMap desk={desk} view={view} boat={boat} />
          <Rack desk={desk} view={view} selected={boat?.id ?? view.active} />
        </>
      )}
    </div>
  );
}

/** A contact that has left the display is over: the map lies on the table again. */
const fights = ({ battle }: View): boolean =>
  battle !== null &&
  (battle.ships.some(({ area }) => area !== null) || battle.boats.some(({ area }) => area !== null));

/** How the campaign ended, in its own words. */
function Account({ session, view }: { session: Session; view: View }) {
  return (
    <div class="paper ubl-account" data-part="debrief">
      <Blocks game={session.game} blocks={blocksOf(session.game, view)} />
    </div>
  );
}

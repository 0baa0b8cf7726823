/** The plotting table: the campaign map with the rack of boats, or the tactical display with its register. */
import type { Beat } from '@flotilla/companion';
import { useKeys } from '@flotilla/ui/base/keys.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import type { Director } from '@flotilla/ui/stage/director.ts';
import { useDirector } from '@flotilla/ui/stage/useStage.tsx';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Debrief, EndPage, LogSheet, loadAhead } from './debrief/later.tsx';
import { pageAt } from './debrief/open.ts';
import { Pages } from './debrief/Pages.tsx';
import { debriefed } from './debrief/reviewed.ts';
import type { PlotModel } from './desk.ts';
import { boatAsked, plotModelOf } from './desk.ts';
import { Display } from './display/Display.tsx';
import { AT_THE_WALL, Wall } from './flotilla/Wall.tsx';
import type { Boat, View } from './game.ts';
import { BoatChips } from './map/BoatChips.tsx';
import { CampaignMap } from './map/CampaignMap.tsx';
import { BeatCard } from './parts/BeatCard.tsx';
import { Rack } from './parts/Rack.tsx';
import { Register } from './parts/Register.tsx';
import { Ribbon } from './parts/Ribbon.tsx';
import { isPhone } from './phone.ts';
import { Caption } from './scene/Caption.tsx';
import { Flying } from './scene/Flying.tsx';
import { lossIn } from './scene/facts.ts';
import { LossCard } from './scene/LossCard.tsx';

/** The next boat that can be chosen, for the key N. */
function nextBoat({ answers }: PlotModel, view: View): string | null {
  return view.boats.find(({ id }) => answers.get(id)?.some(({ option }) => !option.refused))?.id ?? null;
}

/** What lies on the table now. */
export function Board({ session }: { session: Session }) {
  const view = session.view.value as View;
  const desk = plotModelOf(session);
  const decision = session.decision.value;
  const boat = boatAsked(session, view);
  const next = nextBoat(desk, view);
  const director = useDirector();
  const beat = director?.beat.value ?? null;
  useKeys(next === null ? {} : { n: () => desk.press(next) });
  useEffect(loadAhead, []);
  if (view.segment === 'over' || beat?.kind === 'end') return <EndPage session={session} view={view} />;
  if (beat?.kind === 'refit')
    return (
      <div class="ubl" data-asked="">
        <Ribbon view={view} step="" rule="" beat={beat} />
        <Debrief session={session} view={view} />
      </div>
    );
  if (decision?.kind === 'pick' && AT_THE_WALL.includes(decision.step))
    return (
      <div class="ubl" data-asked={decision.step}>
        <Wall desk={desk} view={view} decision={decision} />
      </div>
    );
  const ribbon = <Ribbon view={view} step={decision?.step ?? ''} rule={decision?.rule ?? ''} beat={beat} />;
  return (
    <div
      class={`ubl ${view.battle ? 'ubl-battle' : 'ubl-campaign'}`}
      data-asked={decision?.step ?? ''}
      data-silent={beat?.kind === 'lost' && director?.phase === 'hold' ? '' : undefined}
    >
      {director && beat && view.battle && fights(view) && (
        <Flying director={director} beat={beat} view={view} />
      )}
      {director && beat && <Lost director={director} beat={beat} view={view} />}
      <BeatCard game={session.game} view={view} beat={beat} shows={director?.shows ?? true} />
      {view.battle && fights(view) ? (
        <>
          {ribbon}
          <div class="ubl-stage">
            <div class="ubl-plot">
              <Display desk={desk} view={view} battle={view.battle} boat={boat} beat={beat} />
              {director && beat && <Caption session={session} director={director} beat={beat} view={view} />}
            </div>
            <Register desk={desk} view={view} battle={view.battle} />
          </div>
        </>
      ) : (
        <Campaign session={session} view={view} desk={desk} boat={boat} ribbon={ribbon} />
      )}
    </div>
  );
}

/** The card of a boat that is lost, once its scene has been played. */
function Lost({ director, beat, view }: { director: Director; beat: Beat; view: View }) {
  const loss = director.phase === 'hold' ? lossIn(beat) : null;
  return loss && <LossCard key={String(loss.data.boat)} director={director} loss={loss} view={view} />;
}

interface CampaignProps {
  readonly session: Session;
  readonly view: View;
  readonly desk: PlotModel;
  readonly boat: Boat | null;
  readonly ribbon: ComponentChildren;
}

/** Between contacts: the chart with the rack of boats, or what was laid over it. */
function Campaign({ session, view, desk, boat, ribbon }: CampaignProps) {
  const question = `${session.id} ${session.position.value}`;
  const behind = view.segment === 'strategic' ? debriefed(session, view) : null;
  const page = pageAt(question);
  return (
    <>
      <div class="ubl-top">
        {ribbon}
        <Pages question={question} page={page} behind={behind} />
      </div>
      {page === 'debrief' && behind && <Debrief session={session} view={view} />}
      {page === 'sheet' && <LogSheet session={session} view={view} />}
      {page === 'chart' && (
        <div class="ubl-chart">
          <CampaignMap desk={desk} view={view} boat={boat} />
          {isPhone.value && <BoatChips desk={desk} view={view} selected={boat?.id ?? view.active} />}
        </div>
      )}
      <Rack desk={desk} view={view} selected={boat?.id ?? view.active} />
    </>
  );
}

/** A contact that has left the display is over: the map lies on the table again. */
const fights = ({ battle }: View): boolean =>
  battle !== null &&
  (battle.ships.some(({ area }) => area !== null) || battle.boats.some(({ area }) => area !== null));

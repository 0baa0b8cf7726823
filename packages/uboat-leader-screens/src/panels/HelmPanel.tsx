/** Where a boat goes on the display, or takes station before the fight: how deep, where to, and what awaits it there. */
import type { Option, PickDecision } from '@flotilla/table';
import { capital, optionText, percent } from '@flotilla/table/run';
import type { Session } from '@flotilla/ui/base/session.ts';
import { settings } from '@flotilla/ui/base/settings.ts';
import { spoken } from '@flotilla/ui/text/index.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import type { PlotModel } from '../desk.ts';
import { plotModelOf } from '../desk.ts';
import { courseLookedAt } from '../display/course.ts';
import type { Boat, Course, View } from '../game.ts';
import { boatOfView, fallBackEnds, fighterOfView, zoneText } from '../game.ts';
import { intentOf } from '../intent.ts';
import { Depths } from '../parts/Depths.tsx';
import { nameBeside } from '../parts/nameBeside.ts';
import { word } from '../text/index.ts';
import { Framed, press } from './Framed.tsx';
import { IntentList } from './IntentList.tsx';

interface Props {
  readonly session: Session;
  readonly decision: PickDecision;
}

/** Questions about a boat's place on the display. */
export const ABOUT_PLACES: readonly string[] = ['helm', 'place'];

/** The panel. */
export function HelmPanel({ session, decision }: Props) {
  const desk = plotModelOf(session);
  const view = session.view.value as View;
  const boat = boatOfView(view, String(decision.about.boat));
  const course = courseLookedAt(desk);
  return (
    <Framed
      session={session}
      decision={decision}
      part="helm"
      title={word(decision.step === 'place' ? 'place.title' : 'helm.title', { boat: boat.id })}
      below={<IntentList session={session} />}
    >
      <Depths desk={desk} decision={decision} />
      {course ? (
        <Ahead desk={desk} view={view} boat={boat} course={course} />
      ) : (
        <p class="ubl-ahead muted">{word('helm.look')}</p>
      )}
      <Orders desk={desk} view={view} decision={decision} boat={boat} />
    </Framed>
  );
}

interface AheadProps {
  readonly desk: PlotModel;
  readonly view: View;
  readonly boat: Boat;
  readonly course: Course;
}

/** What awaits a boat at the end of a course: who looks for it, and where it falls back to. */
function Ahead({ desk, view, boat, course }: AheadProps) {
  const { game } = desk.session;
  const answer = desk.of(course.area);
  const ends = fallBackEnds(view, boat, course);
  const detected = fighterOfView(view, boat.id)?.detected ?? false;
  return (
    <div class="ubl-ahead" role="status">
      <p class="ubl-ahead-head">
        <strong>{capital(say(game, zoneText(course.area)))}</strong>
      </p>
      <dl>
        {desk.chances(answer).map(({ about, chance }) => (
          <div key={about} class="ubl-ahead-chance">
            <dt>{capital(about)}</dt>
            <dd>{chance}</dd>
          </div>
        ))}
        {!detected && settings.value.odds && <Watchers desk={desk} view={view} boat={boat} course={course} />}
        {ends.some((end) => end !== course.area) && (
          <div>
            <dt>{word('helm.ends')}</dt>
            <dd>
              {ends.map((end) => (end === null ? word('intent.gone') : say(game, zoneText(end)))).join(', ')}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/** Every escort that may look for the boat there, with its chance. */
function Watchers({ desk, view, boat, course }: AheadProps) {
  const { game } = desk.session;
  return (
    <>
      {intentOf(view, boat, course).map(({ slot, looks }) => {
        const look = looks.find((one) => one.boat === boat.id)?.[course.depth];
        const ship = view.battle?.ships.find((one) => one.slot === slot);
        if (!look || look.chance === 0 || !ship) return null;
        return (
          <div key={slot}>
            <dt>
              {slot} {nameBeside(game, view, ship)}
            </dt>
            <dd>
              {look.sure ? '' : '≤ '}
              {percent(spoken(), look.chance)}
            </dd>
          </div>
        );
      })}
    </>
  );
}

/** The order under the hand, and those that name no other area. */
function Orders({
  desk,
  view,
  decision,
  boat,
}: {
  desk: PlotModel;
  view: View;
  decision: PickDecision;
  boat: Boat;
}) {
  const { session, looked } = desk;
  const area = fighterOfView(view, boat.id)?.area ?? '';
  const stay = desk.of(area)?.option;
  const aside = [...decision.options, ...decision.refused].filter(
    ({ id }) => id === 'leave' || id === 'reload',
  );
  const there = courseLookedAt(desk);
  return (
    <div class="row ubl-orders">
      {there && there.area !== area && looked && (
        <button type="button" class="primary" data-id="go" onClick={() => desk.give(looked.thing)}>
          {word(decision.step === 'place' ? 'place.go' : 'helm.go', { boat: boat.id })}
        </button>
      )}
      {stay && <Order session={session} option={stay} words={word('helm.stay')} />}
      {aside.map((option) => (
        <Order
          key={option.id}
          session={session}
          option={option}
          words={capital(say(session.game, optionText('helm', option)))}
        />
      ))}
    </div>
  );
}

function Order({ session, option, words }: { session: Session; option: Option; words: string }) {
  return (
    <button
      type="button"
      data-id={option.id}
      data-state={option.refused ? 'refused' : 'offered'}
      aria-disabled={option.refused !== undefined}
      onClick={() => press(session, 'helm', option)}
    >
      {words}
    </button>
  );
}

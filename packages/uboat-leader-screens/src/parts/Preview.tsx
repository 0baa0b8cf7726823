/** What has been pressed once: the order it would give, what comes of it, and the button that gives it. */
import { capital } from '@flotilla/table/run';
import { Rule } from '@flotilla/ui/parts/rule.tsx';
import { say } from '@flotilla/ui/text/voice.ts';
import type { ComponentChildren } from 'preact';
import type { PlotModel } from '../desk.ts';
import type { Boat, View } from '../game.ts';
import { campaignOf, placeText } from '../game.ts';
import { placesOf } from '../map/places.ts';
import { word } from '../text/index.ts';

interface Props {
  readonly desk: PlotModel;
  readonly view: View;
  /** The boat that is asked about; null where it is none. */
  readonly boat: Boat | null;
}

/** The order that waits to be given; nothing while nothing is looked at. */
export function Preview({ desk, view, boat }: Props) {
  const { looked } = desk;
  if (looked?.by !== 'touch') return null;
  const { answer, route, state, press } = placesOf(desk, view, boat)(looked.thing);
  const give = (): void => press();
  if (answer?.way === 'port' && boat) return <Homecoming {...{ desk, view, boat, give }} />;
  if (answer) {
    return (
      <Waiting desk={desk} give={answer.option.refused ? null : give}>
        <p>
          {desk.words(answer.option)}
          {desk.chances(answer).map(({ about, chance }) => (
            <span key={about}>
              {' · '}
              {about} <b>{chance}</b>
            </span>
          ))}
        </p>
      </Waiting>
    );
  }
  if (state !== 'far' || !route) return null;
  return (
    <Waiting desk={desk} give={give}>
      <p>
        {word('route.words', {
          place: capital(say(desk.session.game, placeText(looked.thing))),
          steps: route.steps.length,
          cards: route.cards,
        })}
      </p>
    </Waiting>
  );
}

/** 7.2 — what ends when a boat enters a port, and what it gains there. */
function Homecoming({ desk, view, boat, give }: Props & { boat: Boat; give: () => void }) {
  const port = desk.looked?.thing ?? '';
  const campaign = campaignOf(view);
  const { patrols } = campaign.lengths[view.length];
  const n = boat.patrols + 1;
  const refit = campaign.ports.find(({ id }) => id === port)?.refit ?? 0;
  return (
    <Waiting desk={desk} give={give}>
      <p>
        {word('port.ends', {
          boat: boat.id,
          port: say(desk.session.game, placeText(port)),
          n,
          of: patrols,
        })}{' '}
        <Rule rule="7.2" />
      </p>
      <p>{n >= patrols ? word('port.last') : word('port.again', { n: refit })}</p>
      {boat.missions.length > 0 && <p>{word('port.missions')}</p>}
    </Waiting>
  );
}

function Waiting(props: { desk: PlotModel; give: (() => void) | null; children: ComponentChildren }) {
  const { desk, give, children } = props;
  return (
    <div class="ubl-preview" role="status" data-part="preview" data-id={desk.looked?.thing}>
      <div>{children}</div>
      <div class="row">
        {give && (
          <button type="button" class="primary" data-id="give" onClick={give}>
            {word('preview.go')}
          </button>
        )}
        <button type="button" data-id="leave" onClick={() => desk.look('')}>
          {word('preview.leave')}
        </button>
      </div>
    </div>
  );
}

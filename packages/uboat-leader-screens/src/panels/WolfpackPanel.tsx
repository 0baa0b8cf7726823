/** Calling other boats: a row for each, with both sides of its die; those that cannot hear the call with the reason. */
import type { Option, PickDecision } from '@flotilla/table';
import { capital, optionText, percent } from '@flotilla/table/run';
import type { Session } from '@flotilla/ui/base/session.ts';
import { settings } from '@flotilla/ui/base/settings.ts';
import { spoken } from '@flotilla/ui/text/index.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import type { Boat, View } from '../game.ts';
import { hindranceOf, others, placeText, statusOf, torpedoesIn } from '../game.ts';
import { MapSign } from '../map/signs.tsx';
import { CREW_SIGNS, crewState } from '../parts/crew.ts';
import { StressBar } from '../parts/StressBar.tsx';
import { Sign } from '../parts/signs.tsx';
import { word } from '../text/index.ts';
import { answer, Framed, press } from './Framed.tsx';

interface Props {
  readonly session: Session;
  readonly decision: PickDecision;
}

/** The panel. */
export function WolfpackPanel({ session, decision }: Props) {
  const view = session.view.value as View;
  const done = decision.options.find(({ id }) => id === 'done');
  const radio = [...decision.options, ...decision.refused].find(({ id }) => id === 'radio');
  return (
    <Framed
      session={session}
      decision={decision}
      part="wolfpack"
      title={word('pack.title', { boat: view.battle?.active ?? '' })}
    >
      <ul class="ubl-pack">
        {sorted(view).map((boat) => (
          <BoatRow key={boat.id} session={session} decision={decision} boat={boat} />
        ))}
      </ul>
      {radio && <Radio session={session} decision={decision} option={radio} />}
      {done && (
        <div class="row ubl-fire">
          <button type="button" class="primary" data-id="done" onClick={() => answer(session, done)}>
            {word('pack.done')}
          </button>
        </div>
      )}
    </Framed>
  );
}

/** Boats that hear the call first. */
const sorted = (view: View): Boat[] =>
  others(view).sort(
    (one, other) => Number(hindranceOf(view, one) !== null) - Number(hindranceOf(view, other) !== null),
  );

function BoatRow({ session, decision, boat }: Props & { boat: Boat }) {
  const view = session.view.value as View;
  const option = decision.options.find(({ id }) => id === `call:${boat.id}` || id === `join:${boat.id}`);
  const why = option ? null : hindranceOf(view, boat);
  const joined = view.battle?.boats.some(({ id }) => id === boat.id) ?? false;
  const state = crewState(statusOf(view, boat));
  return (
    <li data-part="boat" data-id={boat.id} data-state={option ? 'offered' : joined ? 'joined' : 'refused'}>
      <p class="ubl-pack-head">
        <strong>{boat.id}</strong>
        <span class={`ubl-crew ${state}`}>
          <StressBar boat={boat} view={view} /> <MapSign name={CREW_SIGNS[state]} /> {word(`crew.${state}`)}
        </span>
        <span>
          <MapSign name="torpedo" /> {torpedoesIn(boat.ready)}+{torpedoesIn(boat.stored)}
        </span>
      </p>
      {option ? (
        <Call session={session} decision={decision} option={option} />
      ) : (
        <p class="muted">
          {joined
            ? word('pack.joined')
            : why && word(`pack.${why}`, { place: say(session.game, placeText(boat.place)) })}
        </p>
      )}
    </li>
  );
}

/** A call with both sides of its die: the boat joins, or the call gives the alarm; by radio there is none. */
function Call({ session, decision, option }: Props & { option: Option }) {
  const odds = settings.value.odds ? session.odds(option) : [];
  const chance = (of: string): string | null => {
    const found = odds.find((one) => one.of === of);
    return found ? percent(spoken(), found.chance) : null;
  };
  const [joins, alarm] = [chance('joins'), chance('givesAlarm')];
  const byRadio = option.id.startsWith('join:');
  return (
    <button
      type="button"
      class="ubl-call"
      data-id={option.id}
      title={capital(say(session.game, optionText(decision.step, option)))}
      onClick={() => answer(session, option)}
    >
      <Sign name={byRadio ? 'radio' : 'die'} />
      <strong>{word(byRadio ? 'pack.join' : 'pack.call')}</strong>
      {joins !== null && (
        <span class="ubl-call-good">
          {word('pack.joins')} <b>{joins}</b>
        </span>
      )}
      {alarm !== null && (
        <span class="ubl-call-bad">
          {word('pack.alarm')} <b>{alarm}</b>
        </span>
      )}
    </button>
  );
}

function Radio({ session, decision, option }: Props & { option: Option }) {
  return (
    <button
      type="button"
      class="ubl-call"
      data-id="radio"
      data-state={option.refused ? 'refused' : 'offered'}
      aria-disabled={option.refused !== undefined}
      onClick={() => press(session, decision.step, option)}
    >
      <Sign name="radio" /> <strong>{capital(say(session.game, optionText(decision.step, option)))}</strong>
      <small>{option.refused ? say(session.game, option.refused.why) : word('pack.radio')}</small>
    </button>
  );
}

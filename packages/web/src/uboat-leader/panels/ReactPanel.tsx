/** A boat under attack: every reaction with its chances and what it does to the crew, side by side. */
import type { Option, PickDecision } from '@flotilla/table';
import { capital, oddsText, optionText, percent } from '@flotilla/table';
import type { ComponentChildren } from 'preact';
import type { Session } from '../../session/session.ts';
import { settings } from '../../settings.ts';
import { spoken } from '../../text/index.ts';
import { say } from '../../voice.ts';
import type { Boat, View } from '../game.ts';
import { statusOf } from '../game.ts';
import { MapSign } from '../map/signs.tsx';
import { CREW_SIGNS, crewState } from '../parts/crew.ts';
import { word } from '../text/index.ts';
import { answer, Framed } from './Framed.tsx';

interface Props {
  readonly session: Session;
  readonly decision: PickDecision;
}

/** The panel. */
export function ReactPanel({ session, decision }: Props) {
  const view = session.view.value as View;
  const boat = view.boats.find(({ id }) => id === decision.about.boat);
  return (
    <Framed session={session} decision={decision} part="reaction">
      <div class="ubl-reactions">
        {decision.options.map((option) => (
          <Reaction key={option.id} session={session} decision={decision} option={option}>
            {boat && <After view={view} boat={boat} strain={strainOf(option)} />}
          </Reaction>
        ))}
      </div>
    </Framed>
  );
}

/** The stress a reaction costs before any die is thrown, as the option tells it. */
const strainOf = ({ args }: Option): number => Number(args?.stress ?? 0);

function Reaction(props: Props & { option: Option; children: ComponentChildren }) {
  const { session, decision, option, children } = props;
  const { game } = session;
  const odds = settings.value.odds ? session.odds(option) : [];
  return (
    <button type="button" class="ubl-reaction" data-id={option.id} onClick={() => answer(session, option)}>
      <strong>{capital(say(game, optionText(decision.step, option)))}</strong>
      {odds.map((one) => (
        <span key={one.of} class="ubl-reaction-chance">
          {say(game, oddsText(one))} <b>{percent(spoken(), one.chance)}</b>
        </span>
      ))}
      {children}
    </button>
  );
}

/** Stress and crew after the reaction, before the attack does anything. */
function After({ view, boat, strain }: { view: View; boat: Boat; strain: number }) {
  const after = { ...boat, stress: boat.stress + strain };
  const state = crewState(statusOf(view, after));
  return (
    <span class={`ubl-crew ${state}`}>
      {word('react.stress', { before: boat.stress, after: after.stress })}{' '}
      <MapSign name={CREW_SIGNS[state]} /> {word(`crew.${state}`)}
    </span>
  );
}

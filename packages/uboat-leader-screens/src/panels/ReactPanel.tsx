/** A boat under attack: every reaction side by side, with its chances, the hits to come and the crew afterwards. */
import type { Option, PickDecision, Text } from '@flotilla/table';
import { capital, oddsText, optionText, percent } from '@flotilla/table/run';
import type { Session } from '@flotilla/ui/base/session.ts';
import { settings } from '@flotilla/ui/base/settings.ts';
import { spoken } from '@flotilla/ui/text/index.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import type { Boat, View } from '../game.ts';
import { afterReacting, boatOfView, statusOf } from '../game.ts';
import { MapSign } from '../map/signs.tsx';
import { CREW_SIGNS, crewState } from '../parts/crew.ts';
import { FaceDown } from '../parts/HitCounters.tsx';
import { Sign } from '../parts/signs.tsx';
import { figure, word } from '../text/index.ts';
import { answer, Framed } from './Framed.tsx';
import { hitWords, IntentList } from './IntentList.tsx';

interface Props {
  readonly session: Session;
  readonly decision: PickDecision;
}

const SIGNS = { hold: 'charge', crashDive: 'submerged', deepDive: 'silent' } as const;

/** The panel. */
export function ReactPanel({ session, decision }: Props) {
  const view = session.view.value as View;
  const boat = boatOfView(view, String(decision.about.boat));
  return (
    <Framed
      session={session}
      decision={decision}
      part="reaction"
      title={word('react.title', {
        boat: boat.id,
        ship: say(session.game, (decision.about.ship ?? '') as Text),
      })}
      below={<IntentList session={session} />}
    >
      <div class="ubl-reactions">
        {decision.options.map((option) => (
          <Reaction key={option.id} session={session} decision={decision} option={option} boat={boat} />
        ))}
      </div>
      <p class="ubl-differs">
        <span class="ubl-edition">{view.edition === 'first' ? '2e' : '1e'}</span>{' '}
        {word(view.edition === 'first' ? 'differs.react.second' : 'differs.react.first')}
      </p>
    </Framed>
  );
}

interface ReactionProps extends Props {
  readonly option: Option;
  readonly boat: Boat;
}

function Reaction({ session, decision, option, boat }: ReactionProps) {
  const { game } = session;
  const view = session.view.value as View;
  const odds = settings.value.odds ? session.odds(option) : [];
  return (
    <button
      type="button"
      class="ubl-reaction"
      data-id={option.id}
      data-state="offered"
      onClick={() => answer(session, option)}
    >
      <strong>
        <Sign name={SIGNS[option.id as keyof typeof SIGNS] ?? 'charge'} />{' '}
        {capital(say(game, optionText(decision.step, option)))}
      </strong>
      {odds.map((one) => (
        <span key={one.of} class="ubl-reaction-chance">
          {say(game, oddsText(one))} <b>{percent(spoken(), one.chance)}</b>
        </span>
      ))}
      <After view={view} boat={boat} slot={String(decision.about.slot)} reaction={option.id} />
    </button>
  );
}

/** The hits to be drawn if the attack comes through, and the stress of the crew afterwards, on average. */
function After(props: { view: View; boat: Boat; slot: string; reaction: string }) {
  const { view, boat, slot, reaction } = props;
  const { struck, light, heavy, strain, stress } = afterReacting(view, slot, boat.id, reaction);
  const state = crewState(statusOf(view, { ...boat, stress: Math.round(stress) }));
  return (
    <>
      {view.edition === 'second' && (
        <span class="ubl-reaction-hits">
          {struck === 0 ? (
            word('react.safe')
          ) : (
            <>
              <FaceDown n={light + heavy} /> {hitWords(light, heavy)}
            </>
          )}
        </span>
      )}
      <span class={`ubl-crew ${state}`}>
        {word('react.stress', { before: boat.stress, after: boat.stress + strain })}
        {settings.value.odds && `, ${word('react.mean', { stress: figure(Math.round(stress * 10) / 10) })}`}{' '}
        <MapSign name={CREW_SIGNS[state]} /> {word(`crew.${state}`)}
      </span>
    </>
  );
}

/** An event that offers something, or a stack of cards that can be broken off: the card is drawn, each answer with its price. */
import type { Option, PickDecision, Text } from '@flotilla/table';
import { capital, optionText } from '@flotilla/table/run';
import type { Session } from '@flotilla/ui/base/session.ts';
import { EventWords } from '@flotilla/ui/parts/Terms.tsx';
import { say } from '@flotilla/ui/text/voice.ts';
import type { Boat, View } from '../game.ts';
import { boatOfView, statusOf } from '../game.ts';
import { MapSign } from '../map/signs.tsx';
import { CREW_SIGNS, crewState } from '../parts/crew.ts';
import { EventPicture } from '../parts/EventPicture.tsx';
import { StressBar } from '../parts/StressBar.tsx';
import { word } from '../text/index.ts';
import { Framed, press } from './Framed.tsx';

interface Props {
  readonly session: Session;
  readonly decision: PickDecision;
}

/** Questions that are answered on a card. */
export const ON_A_CARD: readonly string[] = ['eventOffer', 'breakOff'];

/** The panel. */
export function OfferPanel({ session, decision }: Props) {
  const view = session.view.value as View;
  const boat = boatOfView(view, String(decision.about.boat));
  return (
    <Framed session={session} decision={decision} part="event">
      <div class="ubl-card-drawn" data-state={decision.step}>
        {decision.step === 'breakOff' ? (
          <CardsToGo left={Number(decision.about.left)} />
        ) : (
          <>
            <p class="ubl-card-name">
              <MapSign name="card" /> {say(session.game, (decision.about.event ?? '') as Text)}
            </p>
            <CardWords session={session} />
          </>
        )}
        <Crew view={view} boat={boat} />
      </div>
      <div class="ubl-offers">
        {[...decision.options, ...decision.refused].map((option) => (
          <Offer key={option.id} session={session} decision={decision} option={option} boat={boat} />
        ))}
      </div>
    </Framed>
  );
}

/** What the card says, as the log told it when it was turned over. */
function CardWords({ session }: { session: Session }) {
  const drawn = session.log.value.filter(({ kind }) => kind === 'eventDrawn').at(-1);
  if (!drawn) return null;
  return (
    <>
      <EventPicture face={String(drawn.data.face)} />
      <p class="ubl-card-words">
        <EventWords game={session.game} event={drawn} density="normal" />
      </p>
    </>
  );
}

/** The cards still to be drawn, face down. */
const CardsToGo = ({ left }: { left: number }) => (
  <p class="ubl-card-name">
    <span class="ubl-stack-of-cards" aria-hidden="true">
      {Array.from({ length: left }, (_, i) => (
        <i key={`${i}`} />
      ))}
    </span>{' '}
    {word('offer.left', { n: left })}
  </p>
);

/** The crew as it is. */
function Crew({ view, boat }: { view: View; boat: Boat }) {
  const state = crewState(statusOf(view, boat));
  return (
    <p class={`ubl-crew ${state}`}>
      <strong>{boat.id}</strong> <StressBar boat={boat} view={view} /> <MapSign name={CREW_SIGNS[state]} />{' '}
      {word(`crew.${state}`)}
    </p>
  );
}

/** An answer, and what it costs before and after. */
function Offer({ session, decision, option, boat }: Props & { option: Option; boat: Boat }) {
  const view = session.view.value as View;
  const stress = Number(option.args?.stress ?? 0);
  const after = { ...boat, stress: boat.stress + stress };
  const state = crewState(statusOf(view, after));
  return (
    <button
      type="button"
      class="ubl-offer"
      data-id={option.id}
      data-state={option.refused ? 'refused' : 'offered'}
      aria-disabled={option.refused !== undefined}
      onClick={() => press(session, decision.step, option)}
    >
      <strong>{capital(say(session.game, optionText(decision.step, option)))}</strong>
      {stress > 0 && (
        <span class={`ubl-crew ${state}`}>
          {word('react.stress', { before: boat.stress, after: after.stress })}{' '}
          <MapSign name={CREW_SIGNS[state]} /> {word(`crew.${state}`)}
        </span>
      )}
      {option.refused && <small>{say(session.game, option.refused.why)}</small>}
    </button>
  );
}

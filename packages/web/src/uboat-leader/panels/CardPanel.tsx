/** Questions about a card or a target on the table: it lies above the answers, each a large button with its chances. */
import type { LogEvent, Option, PickDecision } from '@flotilla/table';
import { capital, oddsText, optionText, percent } from '@flotilla/table';
import { Silhouette } from '../../art/Silhouette.tsx';
import { eventWords } from '../../parts/log.tsx';
import type { Session } from '../../session/session.ts';
import { settings } from '../../settings.ts';
import { spoken } from '../../text/index.ts';
import { say } from '../../voice.ts';
import { drawnAs } from '../debrief/ships.tsx';
import type { View } from '../game.ts';
import { targetCard, typeText } from '../game.ts';
import { MapSign } from '../map/signs.tsx';
import { StressBar } from '../parts/StressBar.tsx';
import { word } from '../text/index.ts';
import { answer, Framed } from './Framed.tsx';

interface Props {
  readonly session: Session;
  readonly decision: PickDecision;
}

/** Questions with a card or targets of their own, between contacts. */
export const WITH_CARD: readonly string[] = ['eventOffer', 'breakOff', 'aimRaid', 'raiding'];

/** The panel. */
export function CardPanel({ session, decision }: Props) {
  const view = session.view.value as View;
  const boat = view.boats.find(({ id }) => id === decision.about.boat);
  return (
    <Framed session={session} decision={decision} part="card">
      {decision.step === 'eventOffer' && <EventFace session={session} />}
      {decision.step === 'breakOff' && <Stack left={Number(decision.about.left)} />}
      {decision.step === 'raiding' && <Tallies left={Number(decision.about.left)} />}
      {view.raid && <Warships session={session} view={view} targets={view.raid.targets} />}
      {boat && (
        <p class="ubl-crew">
          <StressBar boat={boat} view={view} /> <MapSign name="gun" /> {boat.gun}
        </p>
      )}
      <div class="ubl-answers">
        {decision.options.map((option) => (
          <Answer key={option.id} session={session} decision={decision} option={option} />
        ))}
        {decision.refused.map((option) => (
          <p key={option.id} class="ubl-answer" data-state="refused">
            {capital(say(session.game, optionText(decision.step, option)))}
            <small>{option.refused && say(session.game, option.refused.why)}</small>
          </p>
        ))}
      </div>
    </Framed>
  );
}

function Answer({ session, decision, option }: Props & { option: Option }) {
  const odds = settings.value.odds ? session.odds(option) : [];
  return (
    <button
      type="button"
      class="ubl-answer"
      data-part="answer"
      data-id={option.id}
      onClick={() => answer(session, option)}
    >
      <span>{capital(say(session.game, optionText(decision.step, option)))}</span>
      {odds.map((one) => (
        <small key={one.of}>
          {say(session.game, oddsText(one))} <b>{percent(spoken(), one.chance)}</b>
        </small>
      ))}
    </button>
  );
}

/** The event card that was turned over last. */
function EventFace({ session }: { session: Session }) {
  const drawn = session.log.value.filter(({ kind }) => kind === 'eventDrawn').at(-1) as LogEvent | undefined;
  if (!drawn) return null;
  return (
    <div class="ubl-face" data-part="event" data-id={String(drawn.data.card)}>
      <b>
        <MapSign name="card" /> {String(drawn.data.number)}
      </b>
      <p>{eventWords(session.game, drawn, 'normal')}</p>
    </div>
  );
}

/** Event cards still to be drawn before the box is reached. */
const Stack = ({ left }: { left: number }) => (
  <p class="ubl-stack">
    {Array.from({ length: left }, (_, i) => (
      <MapSign key={`${i}`} name="card" />
    ))}{' '}
    {word('raid.cards', { n: left })}
  </p>
);

/** Attacks beside the raiders that are left. */
const Tallies = ({ left }: { left: number }) => (
  <p class="ubl-stack">
    {Array.from({ length: left }, (_, i) => (
      <MapSign key={`${i}`} name="raider" />
    ))}{' '}
    {word('raid.attacks', { n: left })}
  </p>
);

/** The warships found in harbour. */
function Warships({ session, view, targets }: { session: Session; view: View; targets: readonly string[] }) {
  return (
    <ul class="ubl-warships">
      {targets.map((id) => {
        const { name, type, vp, torpedo } = targetCard(view, id);
        return (
          <li key={id} data-part="ship" data-id={id}>
            <Silhouette kind={drawnAs(type)} name={name} />
            <strong>{name}</strong> {say(session.game, typeText(type))} ◆{vp} <MapSign name="torpedo" />{' '}
            {torpedo.map((n) => n ?? '–').join(' · ')}
          </li>
        );
      })}
    </ul>
  );
}

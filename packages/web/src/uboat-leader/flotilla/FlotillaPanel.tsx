/** The sheet beside the wall: the boat that is looked at with her four crews; one press buys both. */
import type { Option, PickDecision } from '@flotilla/table';
import { capital, optionText } from '@flotilla/table';
import { tell } from '../../notes.ts';
import type { Session } from '../../session/session.ts';
import { say } from '../../voice.ts';
import { deskOf } from '../desk.ts';
import type { BoatCard, View } from '../game.ts';
import { boatCard, crewsFor } from '../game.ts';
import { answer, Framed } from '../panels/Framed.tsx';
import { Limits } from '../parts/StressBar.tsx';
import { word } from '../text/index.ts';
import { chosenBoat } from './chosen.ts';
import { suggestFlotilla } from './suggest.ts';
import { monthWords } from './Wall.tsx';

interface Props {
  readonly session: Session;
  readonly decision: PickDecision;
}

/** Questions for the crew of a boat: bought, or dealt by lot. */
const BY_CREW: readonly string[] = ['crew', 'takeDealt'];

/** Enlists a boat and takes the crew of a level: two questions, one press. */
function buy(session: Session, boat: string, level: string): void {
  if (session.mode !== 'play') return;
  const refusal = session.decision.peek()?.step === 'enlist' ? session.answer(boat) : null;
  const refused =
    refusal ?? (BY_CREW.includes(session.decision.peek()?.step ?? '') ? session.answer(level) : null);
  if (refused) tell(say(session.game, refused.why));
}

const nameOf = (view: View, id: string): string => `${id}, ${boatCard(view, id).captain}`;

/** The panel. */
export function FlotillaPanel({ session, decision }: Props) {
  const view = session.view.value as View;
  const id = chosenBoat(deskOf(session), decision);
  // Buying ends with one answer; by lot the next card is dealt, or none any more.
  const ends = decision.options.filter(({ id: one }) => one === 'done' || decision.step === 'dealMore');
  return (
    <Framed
      session={session}
      decision={decision}
      part="flotilla"
      {...(id !== '' && { title: nameOf(view, id) })}
    >
      {id !== '' && <Crews session={session} view={view} id={id} crews={crewsAt(decision, view, id)} />}
      <div class="row ubl-fire">
        {ends.map((option, i) => (
          <button
            key={option.id}
            type="button"
            class={i === 0 ? 'primary' : ''}
            data-id={option.id}
            onClick={() => answer(session, option)}
          >
            {capital(say(session.game, optionText(decision.step, option)))}
          </button>
        ))}
        <button type="button" data-id="suggest" onClick={() => suggestFlotilla(session)}>
          {word('wall.suggest')}
        </button>
      </div>
    </Framed>
  );
}

/** The crews that can be had: all four of a boat that is bought, the two sides of a card that was dealt. */
const crewsAt = ({ step, options, refused }: PickDecision, view: View, id: string): readonly Option[] =>
  step === 'takeDealt' ? [...options, ...refused] : crewsFor(view, id);

interface CrewsProps {
  readonly session: Session;
  readonly view: View;
  readonly id: string;
  readonly crews: readonly Option[];
}

function Crews({ session, view, id, crews }: CrewsProps) {
  const card = boatCard(view, id);
  return (
    <div class="ubl-crews" data-id={id}>
      <p>
        {word('wall.facts', {
          type: card.type,
          from: monthWords(card.from),
          to: monthWords(card.to),
          above: card.surfaced,
          below: card.submerged,
          hull: card.hull,
        })}
      </p>
      {crews.map((option) => (
        <Crew key={option.id} session={session} card={card} option={option} />
      ))}
    </div>
  );
}

function Crew({ session, card, option }: { session: Session; card: BoatCard; option: Option }) {
  const level = option.id as keyof BoatCard['levels'];
  const { okayTo, shakenTo, promotion } = card.levels[level];
  return (
    <button
      type="button"
      class="ubl-crew-offer"
      data-id={level}
      data-state={option.refused ? 'refused' : 'offered'}
      aria-disabled={option.refused !== undefined}
      onClick={() =>
        option.refused ? tell(say(session.game, option.refused.why)) : buy(session, card.id, level)
      }
    >
      <Limits stress={0} okayTo={okayTo} shakenTo={shakenTo} />
      <span>{capital(say(session.game, optionText('crew', option)))}</span>
      {promotion !== null && <small>{word('wall.promotion', { n: promotion })}</small>}
    </button>
  );
}

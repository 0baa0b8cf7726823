/** The sheet beside the wall: the boat that is looked at with her four crews; one press buys both. */
import type { Option, PickDecision } from '@flotilla/table';
import { text } from '@flotilla/table';
import { capital, optionText } from '@flotilla/table/run';
import { Silhouette } from '@flotilla/ui/art/Silhouette.tsx';
import { useKeys } from '@flotilla/ui/base/keys.ts';
import { tell } from '@flotilla/ui/base/notes.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import { Fragment } from 'preact';
import { plotModelOf } from '../desk.ts';
import type { BoatCard, View } from '../game.ts';
import { boatCard, crewsFor } from '../game.ts';
import { MapSign } from '../map/signs.tsx';
import { answer, Framed } from '../panels/Framed.tsx';
import { Rank } from '../parts/Rank.tsx';
import { Limits } from '../parts/StressBar.tsx';
import { word } from '../text/index.ts';
import { buy } from './buy.ts';
import { chosenBoat } from './chosen.ts';
import { canChange, emptyTray, isSuggested, suggestFlotilla } from './suggest.ts';
import { monthWords } from './Wall.tsx';

interface Props {
  readonly session: Session;
  readonly decision: PickDecision;
}

const nameOf = (view: View, id: string): string => `${id}, ${boatCard(view, id).captain}`;

/** The panel. */
export function FlotillaPanel({ session, decision }: Props) {
  const view = session.view.value as View;
  const id = chosenBoat(plotModelOf(session), decision);
  const isBuying = decision.step === 'enlist';
  // Buying ends with one answer; by lot the next card is dealt, or none any more.
  const ends = decision.options.filter(({ id: one }) => one === 'done' || decision.step === 'dealMore');
  return (
    <Framed
      session={session}
      decision={decision}
      part="flotilla"
      {...(isBuying ? { title: word('tray.title') } : id !== '' && { title: nameOf(view, id) })}
    >
      {isBuying && <Tray session={session} view={view} />}
      {isBuying ? (
        <Sailing session={session} view={view} done={ends[0] ?? null} />
      ) : (
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
            {word('tray.suggest')}
          </button>
        </div>
      )}
      {id !== '' && (
        <>
          {isBuying && <h3 class="ubl-crews-head">{nameOf(view, id)}</h3>}
          <Crews session={session} view={view} id={id} crews={crewsAt(decision, view, id)} />
        </>
      )}
    </Framed>
  );
}

/** The flotilla so far: a block for each boat, as wide as its price, and what is kept. */
function Tray({ session, view }: { session: Session; view: View }) {
  const boats = view.boats.filter(({ fate }) => fate === 'serving');
  const spent = boats.reduce((sum, { paid }) => sum + paid, 0);
  const aboard = boats.reduce((sum, { id }) => sum + boatCard(view, id).ready + boatCard(view, id).stored, 0);
  return (
    <div class="ubl-flotilla" data-part="tray">
      <p class="ubl-flotilla-sum">{word('tray.sum', { spent, kept: view.so })}</p>
      <ul>
        {boats.map(({ id, paid }) => (
          <li key={id} data-part="bought" data-id={id} style={{ flexGrow: Math.max(1, paid) }}>
            <Silhouette kind="uboat" name={boatCard(view, id).type} scale="same" />
            <span>
              {id} <b>{paid}</b>
            </span>
          </li>
        ))}
      </ul>
      {boats.length > 0 && isSuggested(session) && (
        <p class="ubl-flotilla-why" role="status">
          <b>{word('tray.suggested')}</b>{' '}
          {word('tray.why', { n: boats.length, torpedoes: aboard, kept: view.so })}
        </p>
      )}
    </div>
  );
}

/** Suggest and Empty change the tray; to sail is a press of its own. */
function Sailing({ session, view, done }: { session: Session; view: View; done: Option | null }) {
  const n = view.boats.filter(({ fate }) => fate === 'serving').length;
  const sail = (): void => {
    if (done) answer(session, done);
  };
  useKeys(done ? { Enter: sail } : {});
  return (
    <div class="row ubl-fire ubl-sailing">
      <button type="button" data-id="suggest" onClick={() => suggestFlotilla(session)}>
        {word('tray.suggest')}
      </button>
      <button
        type="button"
        data-id="empty"
        aria-disabled={n === 0 || !canChange(session)}
        onClick={() => n > 0 && canChange(session) && emptyTray(session)}
      >
        {word('tray.empty')}
      </button>
      <button type="button" class="primary" data-id="done" aria-disabled={done === null} onClick={sail}>
        {word('tray.sail', { n })}
      </button>
    </div>
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
  const { okayTo, shakenTo, promotion, okay, shaken, abilities, so } = card.levels[level];
  const { game } = session;
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
      <span class="unseen">{capital(say(game, optionText('crew', option)))}</span>
      <span class="ubl-crew-head" aria-hidden="true">
        <Rank game={game} level={level} />
        {abilities.map((ability) => (
          <span key={ability} class="ubl-ability">
            <MapSign name={ability} /> {say(game, text(`ability.${ability}`))}
          </span>
        ))}
        <b>{Number(option.args?.cost ?? so)}</b>
      </span>
      <span class="ubl-crew-facts" aria-hidden="true">
        <span>
          <Limits stress={0} okayTo={okayTo} shakenTo={shakenTo} />
          <small>{word('wall.limits', { fit: okayTo, shaken: shakenTo })}</small>
        </span>
        <Skills fit={okay} shaken={shaken} />
      </span>
      <small aria-hidden="true">
        {[word(`wall.${okay.initiative}`), promotion === null ? '' : word('wall.promotion', { n: promotion })]
          .filter((part) => part !== '')
          .join(' · ')}
      </small>
      {option.refused && <small>{say(game, option.refused.why)}</small>}
    </button>
  );
}

type SkillRow = BoatCard['levels']['green']['okay'];

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What a crew adds to its dice, fit and shaken; the sentence of the button says it too. */
const Skills = ({ fit, shaken }: { fit: SkillRow; shaken: SkillRow }) => (
  <span class="ubl-skills">
    <i />
    <MapSign name="torpedo" />
    <MapSign name="gun" />
    <i>{word('wall.evades')}</i>
    {([fit, shaken] as const).map((row) => (
      <Fragment key={row === fit ? 'fit' : 'shaken'}>
        <i>{word(row === fit ? 'crew.fit' : 'crew.shaken')}</i>
        <b>{signed(row.torpedo)}</b>
        <b>{signed(row.gunnery)}</b>
        <b>{row.evasion}</b>
      </Fragment>
    ))}
  </span>
);

/** The debrief of a turn: every boat with its crew, what the refit did for it, and what it has won. */
import { text } from '@flotilla/table';
import { capital } from '@flotilla/table/run';
import type { Session } from '@flotilla/ui/base/session.ts';
import { Rule } from '@flotilla/ui/parts/rule.tsx';
import { say as sayIn } from '@flotilla/ui/text/voice.ts';
import type { Boat, Refit, Score, TurnReview, View } from '../game.ts';
import { boatCard, levelOf, levelText, placeText, standing, statusOf, torpedoesIn } from '../game.ts';
import { MapSign } from '../map/signs.tsx';
import { CREW_SIGNS, crewState } from '../parts/crew.ts';
import { Rank } from '../parts/Rank.tsx';
import { StressBar } from '../parts/StressBar.tsx';
import { BandBar } from '../parts/Track.tsx';
import { figure, word } from '../text/index.ts';
import { debriefed } from './reviewed.ts';
import { scoreWords, signed } from './scores.ts';
import { Ships } from './ships.tsx';

interface Props {
  readonly session: Session;
  readonly view: View;
}

/** The debrief. */
export function Debrief({ session, view }: Props) {
  const review = debriefed(session, view);
  if (!review) return null;
  return (
    <section class="paper ubl-debrief" data-part="debrief" data-id={review.turn} data-state="turn">
      <h2>{word('debrief.title', { turn: review.turn })}</h2>
      <ul class="ubl-debrief-boats">
        {view.boats
          .filter((boat) => concerns(boat, review))
          .map((boat) => (
            <BoatRow key={boat.id} session={session} view={view} boat={boat} review={review} />
          ))}
      </ul>
      <Tally session={session} view={view} review={review} />
    </section>
  );
}

/** Boats that are home for good or lost since an earlier turn have nothing to tell. */
const concerns = ({ id, fate }: Boat, { refits, scores }: TurnReview): boolean =>
  fate === 'serving' || [...refits, ...scores].some(({ boat }) => boat === id);

interface RowProps extends Props {
  readonly boat: Boat;
  readonly review: TurnReview;
}

function BoatRow({ session, view, boat, review }: RowProps) {
  const { game } = session;
  const scores = review.scores.filter((score) => score.boat === boat.id);
  const points = scores.reduce((sum, { n }) => sum + n, 0);
  const refit = review.refits.find((one) => one.boat === boat.id) ?? null;
  const sunk = boat.fate === 'sunk';
  return (
    <li data-part="boat" data-id={boat.id} data-state={boat.fate}>
      <div class="ubl-debrief-boat">
        <strong>{boat.id}</strong> {boatCard(view, boat.id).type}
        <small>{capital(sayIn(game, placeText(boat.place)))}</small>
      </div>
      {sunk ? (
        <p class="ubl-debrief-lost">
          <b>{word('fate.sunk')}</b>, {boatCard(view, boat.id).captain}
        </p>
      ) : (
        <>
          <Crew session={session} view={view} boat={boat} refit={refit} />
          <Notes session={session} boat={boat} refit={refit} />
        </>
      )}
      <Ships view={view} cards={scores.filter(({ what }) => what === 'ship').map(({ card }) => card)} />
      <b class={points < 0 ? 'ubl-debrief-points bad' : 'ubl-debrief-points'}>{signed(points)}</b>
    </li>
  );
}

/** Stress before and after, how the crew bears up, its experience, and the torpedoes aboard. */
function Crew({ session, view, boat, refit }: Props & { boat: Boat; refit: Refit | null }) {
  const state = crewState(statusOf(view, boat));
  const { promotion } = levelOf(view, boat);
  const stress = refit?.stress ?? boat.stress;
  return (
    <div class="ubl-debrief-crew">
      <span class={`ubl-crew ${state}`}>
        <MapSign name={CREW_SIGNS[state]} /> {word(`crew.${state}`)}{' '}
        {refit && refit.rested > 0
          ? word('debrief.stress', { before: stress + refit.rested, after: stress })
          : stress}{' '}
        <StressBar boat={boat} view={view} />
      </span>
      <span>
        <Rank game={session.game} level={boat.level} />{' '}
        {promotion !== null && word('debrief.experience', { xp: boat.xp, needed: promotion })}{' '}
        <span class="ubl-together">
          <MapSign name="torpedo" /> {torpedoesIn(boat.ready)}+{torpedoesIn(boat.stored)}
        </span>
      </span>
    </div>
  );
}

/** What the refit did, and what it could not mend. */
function Notes({ session, boat, refit }: { session: Session; boat: Boat; refit: Refit | null }) {
  const parts = boat.damage.map(({ part }) => sayIn(session.game, text(`part.${part}`)));
  const promoted = refit?.promoted ?? null;
  return (
    <ul class="ubl-debrief-notes">
      {promoted !== null && (
        <li class="good">{word('debrief.promoted', { level: sayIn(session.game, levelText(promoted)) })}</li>
      )}
      {refit?.home && <li class="good">{word('fate.home')}</li>}
      {refit !== null && refit.repaired > 0 && <li>{word('debrief.repaired', { n: refit.repaired })}</li>}
      {boat.inPort && boat.fate === 'serving' && <li>{word('debrief.rearmed')}</li>}
      {parts.length > 0 && <li class="bad">{word('debrief.unmended', { parts: parts.join(', ') })}</li>}
    </ul>
  );
}

/** Point by point, and where the campaign stands. */
function Tally({ session, view, review }: Props & { review: TurnReview }) {
  const say = (key: string): string => sayIn(session.game, { key });
  const { vp, evaluation } = standing(view);
  return (
    <div class="ubl-tally">
      <dl>
        {review.scores.map((score: Score, i) => (
          <div key={`${i}`} class={score.n < 0 ? 'bad' : ''}>
            <dt>{scoreWords(score)}</dt>
            <dd>{signed(score.n)}</dd>
          </div>
        ))}
        <div class="sum">
          <dt>{word('debrief.standing')}</dt>
          <dd>{figure(review.total)}</dd>
        </div>
      </dl>
      <BandBar sheet={view} points={vp} evaluation={evaluation} say={say} />
      {review.special > 0 && (
        <p>
          {word('debrief.special', { n: review.special })} <Rule rule="7.3" />
        </p>
      )}
    </div>
  );
}

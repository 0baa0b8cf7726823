/** The review of a finished game: was it me or the dice? */

import { Loading, NotLoaded, useLoaded, useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { RulesDrawer, RulesOf } from '@flotilla/ui/parts/rule.tsx';
import { ui } from '@flotilla/ui/text/index.ts';
import { useEffect, useState } from 'preact/hooks';
import { FaultText, faultTitle } from '../parts/importButton.tsx';
import { go, href } from '../router.ts';
import { Curve } from './Curve.tsx';
import { EndingsPage } from './EndingsPage.tsx';
import { Foot } from './Foot.tsx';
import { ReviewHead } from './Head.tsx';
import { sweepReviews } from './keeping.ts';
import { keepLosses } from './keepLosses.ts';
import { MomentPage } from './MomentPage.tsx';
import { Moments } from './Moments.tsx';
import type { Making } from './making.ts';
import { makingOf } from './making.ts';
import { Percentile } from './Percentile.tsx';
import { Beginning, Progress } from './Progress.tsx';
import type { NotReviewed, Reviewed } from './reviewed.ts';
import { openReviewed } from './reviewed.ts';
import { Seats } from './Seats.tsx';
import { Top } from './Top.tsx';
import type { ReviewTelling } from './telling.ts';
import { tellingOf } from './telling.ts';
import { spoken, word } from './text/index.ts';
import { chosenBy, Worths } from './Worths.tsx';
import './review.css';

/** The part of a review shown: all of it, one question, or a thousand endings. */
export interface Looked {
  readonly id: string;
  readonly seat: number | null;
  /** The number of a question, from 1; null for the whole. */
  readonly question: number | null;
  readonly endings: boolean;
}

/** Opens a game and shows its review. */
export function ReviewScreen(looked: Looked) {
  const { id, seat } = looked;
  const [tries, setTries] = useState(0);
  useTitle(ui('review.title'));
  const opened = useLoaded(() => openReviewed(id, seat), [id, seat, tries]);
  useEffect(() => void sweepReviews(), []);
  if (opened === undefined || !spoken()) return <Loading />;
  if (opened === 'failed') return <NotLoaded />;
  if ('kind' in opened)
    return (
      <NotHere
        why={opened}
        id={id}
        reopen={(next) => (next === id ? setTries(tries + 1) : go(`/g/${next}/review`))}
      />
    );
  return (
    <RulesOf.Provider value={opened.game}>
      <Opened key={opened.seat} reviewed={opened} looked={looked} />
      <RulesDrawer game={opened.game} />
    </RulesOf.Provider>
  );
}

/** A game of which there is no review. */
function NotHere({ why, id, reopen }: { why: NotReviewed; id: string; reopen: (id: string) => void }) {
  if (why.kind === 'fault')
    return (
      <section class="page">
        <h1>{faultTitle(why.fault)}</h1>
        <FaultText fault={why.fault} reopen={reopen} />
      </section>
    );
  return (
    <section class="page review">
      <div class="sheet-panel review-state">
        <h1>{word(`state.${why.kind}`)}</h1>
        <p>{word(`state.${why.kind}.text`)}</p>
        <a class="button primary" href={href(`/g/${id}`)}>
          {word('state.toGame')}
        </a>
      </div>
    </section>
  );
}

function Opened({ reviewed, looked }: { reviewed: Reviewed; looked: Looked }) {
  const [making] = useState(() => makingOf(reviewed.id, reviewed));
  const reviews = making.reviews.value;
  const review = chosenBy(reviews);
  const questions = making.questions.value;
  const telling = review && questions.length > 0 ? tellingOf(reviewed, review, questions) : null;
  const question = looked.question === null ? null : looked.question - 1;
  const isThere = question !== null && question < reviewed.asked.length;
  useEffect(() => {
    const [usual] = reviews;
    if (usual?.done && questions.length > 0) keepLosses(tellingOf(reviewed, usual, questions));
  }, [reviews, questions]);
  return (
    <>
      <ReviewHead reviewed={reviewed} question={isThere ? question : null} />
      {isThere && looked.endings && <EndingsPage key={question} reviewed={reviewed} question={question} />}
      {isThere && !looked.endings && (
        <MomentPage
          key={question}
          reviewed={reviewed}
          making={making}
          telling={telling}
          question={question}
        />
      )}
      {!isThere && <Whole reviewed={reviewed} making={making} telling={telling} />}
    </>
  );
}

interface WholeProps {
  readonly reviewed: Reviewed;
  readonly making: Making;
  readonly telling: ReviewTelling | null;
}

/** The whole review, as far as it has got. */
function Whole({ reviewed, making, telling }: WholeProps) {
  const stage = making.stage.value;
  if (stage === 'looking') return <Loading />;
  const several = reviewed.record.seats.length > 1;
  return (
    <section class="page review">
      {stage !== 'done' && <Progress reviewed={reviewed} making={making} />}
      <div class="sheet-panel review-first">
        {telling ? <Top telling={telling} /> : <Beginning reviewed={reviewed} making={making} />}
        <div class="review-side">
          {several ? <Seats reviewed={reviewed} /> : telling && <Percentile telling={telling} />}
          <Worths making={making} reviewed={reviewed} />
        </div>
      </div>
      <Curve reviewed={reviewed} telling={telling} />
      {telling && <Moments telling={telling} />}
      {telling && <Foot telling={telling} />}
    </section>
  );
}

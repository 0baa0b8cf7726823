/** One question of a finished game beside its scene: what every answer was worth, why, and the roll that followed. */
import type { Verdict } from '@flotilla/lab';
import { capital, questionText } from '@flotilla/table/run';
import { useKeys } from '@flotilla/ui/base/keys.ts';
import { OnlyScene } from '@flotilla/ui/frame/onlyScene.ts';
import { Rule } from '@flotilla/ui/parts/rule.tsx';
import { say } from '@flotilla/ui/text/voice.ts';
import { useEffect, useState } from 'preact/hooks';
import { go, href } from '../router.ts';
import { SessionTable } from '../table/sessionTable.tsx';
import { Answers } from './Answers.tsx';
import type { Making } from './making.ts';
import { allMoments } from './moments.ts';
import { PlayOn } from './PlayOn.tsx';
import { Progress } from './Progress.tsx';
import { addressOf } from './paths.ts';
import { RollBars } from './RollBars.tsx';
import type { Reviewed } from './reviewed.ts';
import type { ReviewTelling } from './telling.ts';
import { answerName, choiceWords, halfOf, placeWords, verdictWord, whyWords } from './telling.ts';
import { word } from './text/index.ts';
import './moment.css';

interface Props {
  readonly reviewed: Reviewed;
  readonly making: Making;
  readonly telling: ReviewTelling | null;
  readonly question: number;
}

/** The page of a question. */
export function MomentPage(props: Props) {
  const { reviewed, making, telling, question } = props;
  const { asked, game } = reviewed;
  const decision = asked[question];
  const around = useNeighbours(props);
  const [playing, play] = useState(false);
  useKeys({
    j: () => around.before !== null && go(addressOf.moment(reviewed, around.before)),
    k: () => around.after !== null && go(addressOf.moment(reviewed, around.after)),
    ArrowLeft: () => question > 0 && go(addressOf.moment(reviewed, question - 1)),
    ArrowRight: () => question < asked.length - 1 && go(addressOf.moment(reviewed, question + 1)),
    a: () => telling?.review.done && go(addressOf.exercise(reviewed, question)),
    e: () => go(addressOf.endings(reviewed, question)),
    p: () => play(true),
    r: () => go(addressOf.replay(reviewed, question)),
    u: () => go(addressOf.review(reviewed)),
  });
  return (
    <section class="page review moment-page">
      <nav class="moment-bar" aria-label={word('moment.bar')}>
        <a href={href(addressOf.review(reviewed))}>‹ {word('moment.back')}</a>
        <span class="moment-steps">
          <Step reviewed={reviewed} to={around.before} sign="‹" name={word('moment.before')} shortcut="J" />
          <strong>{around.name}</strong>
          <Step reviewed={reviewed} to={around.after} sign="›" name={word('moment.after')} shortcut="K" />
        </span>
        <a href={href(addressOf.replay(reviewed, question))}>{word('inReplay')}</a>
      </nav>
      <div class="moment-columns">
        <div class="moment-left">
          <Scene reviewed={reviewed} question={question} />
          {telling && <RollBars telling={telling} question={question} />}
        </div>
        <div class="sheet-panel moment-right">
          <header class="question">
            <h1>{decision && capital(say(game, questionText(decision)))}</h1>
            <Rule rule={decision?.rule ?? ''} />
          </header>
          {telling ? (
            <Weighed telling={telling} question={question} />
          ) : (
            <NotWeighed reviewed={reviewed} making={making} question={question} />
          )}
          <div class="moment-actions">
            {telling?.review.done && (
              <a class="button primary wide" href={href(addressOf.exercise(reviewed, question))}>
                {word('again')}
              </a>
            )}
            <a class="button" href={href(addressOf.endings(reviewed, question))}>
              {word('endings.open')}
            </a>
            <button type="button" onClick={() => play(true)}>
              {word('play.open')}
            </button>
          </div>
          {playing && (
            <PlayOn
              id={reviewed.id}
              record={reviewed.record}
              answers={reviewed.places[question] ?? 0}
              onClose={() => play(false)}
            />
          )}
        </div>
      </div>
      {making.stage.value === 'weighing' && <Progress reviewed={reviewed} making={making} />}
    </section>
  );
}

/** The moments before and after this one among those that are shown first, or else the questions. */
function useNeighbours({ telling, question, reviewed }: Props): {
  readonly before: number | null;
  readonly after: number | null;
  readonly name: string;
} {
  const named = telling ? allMoments(telling.review) : [];
  const here = named.find((one) => one.question === question);
  if (!here)
    return {
      before: question > 0 ? question - 1 : null,
      after: question < reviewed.asked.length - 1 ? question + 1 : null,
      name: word('question', { question: question + 1 }),
    };
  const same = named
    .filter(({ list }) => list === here.list)
    .sort((a, b) => a.letter.localeCompare(b.letter));
  const at = same.indexOf(here);
  return {
    before: same[at - 1]?.question ?? null,
    after: same[at + 1]?.question ?? null,
    name: word(`moment.${here.list}`, { letter: here.letter }),
  };
}

interface StepProps {
  readonly reviewed: Reviewed;
  readonly to: number | null;
  readonly sign: string;
  readonly name: string;
  readonly shortcut: string;
}

const Step = ({ reviewed, to, sign, name, shortcut }: StepProps) =>
  to === null ? (
    <span class="button step" aria-hidden="true">
      {sign}
    </span>
  ) : (
    <a
      class="button step"
      href={href(addressOf.moment(reviewed, to))}
      aria-label={name}
      title={`${name} (${shortcut})`}
    >
      {sign}
    </a>
  );

/** The table as it stood when the question was asked, still. */
function Scene({ reviewed: { session, places }, question }: { reviewed: Reviewed; question: number }) {
  const place = places[question] ?? 0;
  const [there, setThere] = useState(false);
  useEffect(() => {
    // From the beginning, so that nothing is played on the way.
    const { scrub } = session.can.value;
    scrub?.goTo(0);
    scrub?.goTo(place);
    setThere(true);
  }, [place]);
  if (!there) return <div class="moment-scene" />;
  return (
    <div class="moment-scene">
      <OnlyScene.Provider value={true}>
        <SessionTable session={session} />
      </OnlyScene.Provider>
    </div>
  );
}

/** A question of a review that has not been made: what was answered. */
function NotWeighed({ reviewed, making, question }: Omit<Props, 'telling'>) {
  const decision = reviewed.asked[question];
  const given = reviewed.record.answers[reviewed.places[question] ?? 0];
  return (
    <>
      {decision && given && (
        <p>{word('moment.answered', { answer: choiceWords(reviewed, decision, given.choice) })}</p>
      )}
      {making.stage.value === 'fresh' && (
        <button type="button" onClick={() => making.begin()}>
          {word('state.begin')}
        </button>
      )}
    </>
  );
}

function Weighed({ telling, question }: { telling: ReviewTelling; question: number }) {
  const { review } = telling;
  const verdict = review.verdicts[question] as Verdict;
  const notes = verdict.notes.map((note) => word(`table.review.note.${note}`));
  return (
    <>
      <p class="moment-place">{placeWords(telling, question)}</p>
      <Headline telling={telling} verdict={verdict} />
      {notes.length > 0 && <p class="moment-notes">{notes.join(' · ')}</p>}
      <Answers
        amounts={telling}
        blunder={review.scale.blunder}
        verdict={verdict}
        nameOf={(place) => answerName(telling, verdict, place)}
      />
      <Why telling={telling} verdict={verdict} />
    </>
  );
}

/** How much more the best answer was worth, and the word for it; "no clear difference" is one. */
function Headline({ telling, verdict }: { telling: ReviewTelling; verdict: Verdict }) {
  const { plain } = telling;
  const { loss, best, played, kind, settled } = verdict;
  if (kind !== 'weighed') return <p class="moment-headline">{word(`tally.${kind}`)}</p>;
  const said = settled ? verdictWord(verdict) : word('sum.open');
  if (!loss || best === played || !verdict.word) return <p class="moment-headline">{capital(said)}</p>;
  return (
    <p class="moment-headline of-losses" data-estimate>
      <b>{word('moment.more', { amount: plain(loss.mean), answer: answerName(telling, verdict, best) })}</b>{' '}
      <small>± {plain(halfOf(loss))}</small>
      <span class="moment-word">{said}</span>
    </p>
  );
}

/** Why the best answer is better: in how many of a hundred worlds what happened after each. */
function Why({ telling, verdict }: { telling: ReviewTelling; verdict: Verdict }) {
  if (!verdict.word) return null;
  const reasons = whyWords(telling, verdict);
  return (
    <>
      <h2>{word('why')}</h2>
      <p>{reasons.length > 0 ? reasons.join(' ') : word('why.none')}</p>
      {verdict.habit === verdict.played && <p class="muted">{word('loss.aceToo')}</p>}
    </>
  );
}

/** Your exercises: a moment of one's own games again, judged at once. */
import { judged } from '@flotilla/lab';
import { useKeys } from '@flotilla/ui/base/keys.ts';
import { announce } from '@flotilla/ui/base/notes.ts';
import { Loading, NotLoaded, useLoaded, useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { RulesDrawer, RulesOf } from '@flotilla/ui/parts/rule.tsx';
import { spoken as language, ui } from '@flotilla/ui/text/index.ts';
import { useEffect, useState } from 'preact/hooks';
import { today } from '../days.ts';
import type { Exercise } from '../exercises/schedule.ts';
import { exercises, forget, isDue, isSameMoment, sweepExercises, writeTried } from '../exercises/schedule.ts';
import { PlayOn } from '../review/PlayOn.tsx';
import { spoken as reviewSpoken } from '../review/text/index.ts';
import { go, href } from '../router.ts';
import { allGames } from '../store/games.ts';
import type { AskedMoment, AskedPosition, NotAsked } from './asked.ts';
import { askMoment, exercisePath } from './asked.ts';
import { ExerciseList, inOrder } from './ExerciseList.tsx';
import { PageHead } from './Head.tsx';
import { AllAnswers, Headline, WhyOf } from './Judged.tsx';
import { Options, QuestionOf } from './Options.tsx';
import { FactsOf, placeOf, Scene } from './Told.tsx';
import { spoken, word } from './text/index.ts';
import '../review/moment.css';
import './exercises.css';

interface Props {
  readonly id: string | null;
  /** From 1, as in the address. */
  readonly question: number | null;
  readonly seat: number | null;
}

/** The screen; without an address of its own the exercise that is due first. */
export function ExercisesScreen({ id, question, seat }: Props) {
  useTitle(spoken() ? word('exercises') : '');
  useEffect(() => {
    allGames().then((games) => sweepExercises(new Set(games.map((game) => game.id))));
  }, []);
  const [first] = inOrder(exercises.value).filter((one) => isDue(one, today()));
  // Whatever is shown first stays when it has been answered.
  const [shown] = useState(first ?? null);
  if (!spoken() || !reviewSpoken()) return <Loading />;
  const moment: AskedMoment | null =
    id !== null && question !== null ? { id, seat, question: question - 1 } : shown;
  return (
    <section class="page review exercises-page">
      <PageHead here="exercises" title={word('exercises')} below="" />
      <div class="exercise-columns">
        <ExerciseList here={moment && { ...moment, seat: moment.seat ?? 0 }} />
        {moment ? <One key={exercisePath(moment)} moment={moment} /> : <Nothing />}
      </div>
    </section>
  );
}

/** Nothing is due. */
const Nothing = () => (
  <div class="sheet-panel review-state">
    <h1>{word('none')}</h1>
    <p>{word('none.text')}</p>
    <div class="row">
      <a class="button primary" href={href('/attack')}>
        {word('attack')}
      </a>
      <a class="button" href={href('/wardroom')}>
        {ui('nav.wardroom')}
      </a>
    </div>
  </div>
);

function One({ moment }: { moment: AskedMoment }) {
  const asked = useLoaded(() => askMoment(moment), [moment.id, moment.seat, moment.question, language()]);
  if (asked === undefined) return <Loading />;
  if (asked === 'failed') return <NotLoaded />;
  if ('kind' in asked) return <NotHere why={asked} moment={moment} />;
  return (
    <RulesOf.Provider value={asked.game}>
      <Exercised asked={asked} moment={moment} />
      <RulesDrawer game={asked.game} />
    </RulesOf.Provider>
  );
}

/** A question that cannot be asked, and what to do about it. */
const NotHere = ({ why, moment }: { why: NotAsked; moment: AskedMoment }) => (
  <div class="sheet-panel review-state">
    <h1>{word(why.kind === 'unweighed' ? 'unweighed' : 'gone')}</h1>
    <a class="button primary" href={href(why.kind === 'unweighed' ? `/g/${moment.id}/review` : '/exercises')}>
      {word(why.kind === 'unweighed' ? 'toReview' : 'exercises')}
    </a>
  </div>
);

function Exercised({ asked, moment }: { asked: AskedPosition; moment: AskedMoment }) {
  const [given, give] = useState<number | null>(null);
  const here = { ...moment, seat: asked.seat };
  const known = exercises.value.find((one) => isSameMoment(one, here)) ?? null;
  const choose = (place: number): void => {
    const { word: found, score } = judged(asked.weighed, place);
    if (known) writeTried(known, today(), found === null);
    give(place);
    announce(word('judged', { score }));
  };
  return (
    <div class="exercise-main">
      <Scene asked={asked} />
      <div class="sheet-panel exercise-sheet">
        {given === null ? (
          <>
            <p class="muted">{placeOf(asked)}</p>
            <FactsOf asked={asked} />
            <QuestionOf asked={asked} />
            <Options asked={asked} choose={choose} />
            <p class="small-print">{word('beforehand')}</p>
          </>
        ) : (
          <Answered asked={asked} moment={moment} known={known} given={given} again={() => give(null)} />
        )}
      </div>
    </div>
  );
}

interface AnsweredProps {
  readonly asked: AskedPosition;
  readonly moment: AskedMoment;
  readonly known: Exercise | null;
  readonly given: number;
  readonly again: () => void;
}

function Answered({ asked, moment, known, given, again }: AnsweredProps) {
  const judgement = judged(asked.weighed, given);
  const [playing, play] = useState(false);
  const [next] = inOrder(exercises.value).filter(
    (one) => isDue(one, today()) && !isSameMoment(one, { ...moment, seat: asked.seat }),
  );
  const goNext = (): void => go(next ? exercisePath(next) : '/exercises');
  useKeys({ n: goNext, t: again, p: () => play(true) });
  return (
    <div class="exercise-judged">
      <div>
        <Headline asked={asked} judgement={judgement} />
        <AllAnswers asked={asked} judgement={judgement} />
      </div>
      <div>
        <WhyOf asked={asked} judgement={judgement} />
        {known && <p class="muted">{comesBack(known)}</p>}
        <div class="moment-actions">
          <button type="button" class="primary wide" onClick={goNext} aria-keyshortcuts="N">
            {word(next ? 'next' : 'noNext')}
          </button>
          <button type="button" onClick={again} aria-keyshortcuts="T">
            {word('again')}
          </button>
          <button type="button" onClick={() => play(true)} aria-keyshortcuts="P">
            {word('playOn')}
          </button>
        </div>
        {known && known.due !== null && (
          <button type="button" class="link" onClick={() => forget(known)}>
            {word('forget')}
          </button>
        )}
      </div>
      {playing && (
        <PlayOn id={moment.id} record={asked.record} answers={asked.at} onClose={() => play(false)} />
      )}
    </div>
  );
}

/** When an exercise is asked again. */
function comesBack({ due, tried }: Exercise): string {
  if (due === null) return word(tried.at(-1)?.good ? 'done' : 'forgotten');
  const days = Math.round((Date.parse(due) - Date.parse(today())) / 86_400_000);
  return word('comesBack', { n: days });
}

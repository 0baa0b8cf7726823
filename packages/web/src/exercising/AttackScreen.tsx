/** Attack of the day: one position, one answer, judged and scored at once. */
import { judged, PUZZLING } from '@flotilla/lab';
import { questionText } from '@flotilla/table/run';
import { useKeys } from '@flotilla/ui/base/keys.ts';
import { announce, tell } from '@flotilla/ui/base/notes.ts';
import { settings } from '@flotilla/ui/base/settings.ts';
import { Loading, NotLoaded, useLoaded, useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { RulesDrawer, RulesOf } from '@flotilla/ui/parts/rule.tsx';
import { dayIn } from '@flotilla/ui/sea/dayIn.ts';
import { spoken as language } from '@flotilla/ui/text/index.ts';
import { useState } from 'preact/hooks';
import { today } from '../days.ts';
import { answeredOn, clock, writeAttack } from '../exercises/attacks.ts';
import { attackId, attackPath } from '../exercises/names.ts';
import type { Exercise } from '../exercises/schedule.ts';
import { addExercises } from '../exercises/schedule.ts';
import { beginVariation } from '../review/PlayOn.tsx';
import { spoken as reviewSpoken } from '../review/text/index.ts';
import { go, href } from '../router.ts';
import type { AskedPosition } from './asked.ts';
import { askAttack } from './asked.ts';
import { CLOCK, Clock, useSeconds } from './Clock.tsx';
import { PageHead } from './Head.tsx';
import { AllAnswers, Headline, WhyOf } from './Judged.tsx';
import { Options, QuestionOf } from './Options.tsx';
import { ShareLine } from './ShareLine.tsx';
import { FactsOf, Scene, SoFar } from './Told.tsx';
import { spoken, word } from './text/index.ts';
import { Week, weekSum } from './Week.tsx';
import '../review/moment.css';
import './exercises.css';

interface Props {
  /** The id of the game; empty for the first that has puzzles. */
  readonly game: string;
  readonly day: string;
}

/** The screen of a day. */
export function AttackScreen({ game, day }: Props) {
  const id = game || (PUZZLING[0]?.id ?? '');
  useTitle(spoken() ? word('attack') : '');
  const asked = useLoaded(() => askAttack(id, day), [id, day, language()]);
  if (asked === undefined || !spoken() || !reviewSpoken()) return <Loading />;
  if (asked === 'failed') return <NotLoaded />;
  if ('kind' in asked || day > today()) return <NotYet ahead={day > today()} />;
  return (
    <RulesOf.Provider value={asked.game}>
      <Attack asked={asked} id={id} day={day} />
      <RulesDrawer game={asked.game} />
    </RulesOf.Provider>
  );
}

/** A day to come, or a game without puzzles. */
const NotYet = ({ ahead }: { ahead: boolean }) => (
  <section class="page review">
    <PageHead here="attack" title={word('attack')} below="" />
    <div class="sheet-panel review-state">
      <h1>{word(ahead ? 'ahead' : 'gone')}</h1>
      <a class="button primary" href={href('/attack')}>
        {word('toToday')}
      </a>
    </div>
  </section>
);

function Attack({ asked, id, day }: { asked: AskedPosition; id: string; day: string }) {
  const answered = answeredOn(id, day);
  const date = dayIn(language(), day, { day: 'numeric', month: 'long' });
  const timed = clock.value.value && !answered && day === today();
  const { shown, taken } = useSeconds(timed);
  const choose = (given: number): void => {
    const seconds = taken();
    const judgement = judged(asked.weighed, given);
    writeAttack(id, day, {
      given,
      score: judgement.score,
      seconds: timed && seconds <= CLOCK ? seconds : null,
    });
    announce(word('scored', { score: judgement.score }));
  };
  return (
    <section class="page review attack-page">
      <PageHead here="attack" title={word('attack')} below={word('attack.below', { date })} />
      <div class="moment-columns">
        <div class="moment-left">
          <Scene asked={asked} />
          <div class="sheet-panel exercise-below">
            <SoFar asked={asked} />
            <Week game={id} day={day} />
          </div>
        </div>
        <div class="sheet-panel moment-right">
          <Books id={id} day={day} />
          {answered ? (
            <Scored asked={asked} id={id} day={day} />
          ) : (
            <>
              <div class="attack-asked">
                <QuestionOf asked={asked} />
                {timed && <Clock seconds={shown} />}
              </div>
              <FactsOf asked={asked} />
              <Options asked={asked} choose={choose} />
              <p class="muted">{word('attack.rules')}</p>
              {timed && <p class="muted">{word('clock.text', { n: CLOCK })}</p>}
              <button type="button" class="link" onClick={() => clock.keep(!clock.value.value)}>
                {word(clock.value.value ? 'clock.without' : 'clock.with')}
              </button>
              <p class="small-print">{word('attack.from', { worlds: asked.weighed.worlds / 2 })}</p>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

/** The games whose positions are asked; nothing where there is one alone. */
function Books({ id, day }: { id: string; day: string }) {
  if (PUZZLING.length < 2) return null;
  return (
    <nav class="segments attack-books" aria-label={word('books')}>
      {PUZZLING.map((entry) => (
        <a
          key={entry.id}
          class="button"
          href={href(attackPath(entry.id, day))}
          aria-current={entry.id === id ? 'page' : undefined}
        >
          {entry.title.split(' – ')[0]}
        </a>
      ))}
    </nav>
  );
}

function Scored({ asked, id, day }: { asked: AskedPosition; id: string; day: string }) {
  const { given, score, seconds } = answeredOn(id, day) ?? { given: 0, score: 0, seconds: null };
  const judgement = judged(asked.weighed, given);
  const [kept, setKept] = useState(false);
  const sum = weekSum(id, day);
  const playOn = async (): Promise<void> => {
    const seats = asked.record.seats.map((one, i) =>
      i === asked.seat ? { ...one, name: settings.peek().name || word('you') } : one,
    );
    const { position } = asked.record;
    go(`/g/${await beginVariation(attackId(id, day), { ...asked.record, seats }, position, 'other')}`);
  };
  const keep = (): void => {
    addExercises([exerciseOf(asked, id, day)]);
    setKept(true);
    tell(word('kept'));
  };
  useKeys({ p: () => void playOn(), a: keep });
  return (
    <>
      <Headline asked={asked} judgement={judgement} />
      <AllAnswers asked={asked} judgement={judgement} />
      <WhyOf asked={asked} judgement={judgement} />
      <p class="attack-score">
        <b>{score}</b>{' '}
        <span>
          {word('score.of')}
          <small>{word('score.week', { got: sum.got, of: sum.of })}</small>
        </span>
      </p>
      <ShareLine game={asked.game.title} id={id} day={day} score={score} seconds={seconds} />
      <div class="moment-actions">
        <button type="button" onClick={keep} disabled={kept}>
          {word('asExercise')}
        </button>
        <button type="button" onClick={() => void playOn()}>
          {word('playOn')}
        </button>
      </div>
    </>
  );
}

/** An attack of the day as an exercise, due from today on. */
const exerciseOf = (asked: AskedPosition, id: string, day: string): Exercise => ({
  id: attackId(id, day),
  game: id,
  seat: asked.seat,
  question: 0,
  asked: questionText(asked.decision),
  place: null,
  due: today(),
  tried: [],
});

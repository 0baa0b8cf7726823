/** A lesson in the game in which it is learnt: its cue at every question, and its place in the head of the page. */
import type { Cue, Lesson as LessonData } from '@flotilla/companion';
import {
  adviceOf,
  atQuestion,
  cueNow,
  cueText,
  heldBack,
  isLessonOver,
  wholeChoice,
} from '@flotilla/companion';
import type { Choice, Decision } from '@flotilla/table';
import { tell } from '@flotilla/ui/base/notes.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { CueCard } from '@flotilla/ui/learn/CueCard.tsx';
import { headInstead, holding } from '@flotilla/ui/learn/holding.ts';
import { keepLesson, keptLessons, lessonIn } from '@flotilla/ui/learn/kept.ts';
import { useLoaded } from '@flotilla/ui/parts/lazy.tsx';
import { say } from '@flotilla/ui/text/voice.ts';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { href } from '../router.ts';
import { LessonHead } from './LessonHead.tsx';
import './learn.css';
import { Terms } from '@flotilla/ui/parts/Terms.tsx';
import { spoken, word } from '@flotilla/ui/text/learn/index.ts';
import { lessonAfter, lessonCards, lessonOf } from './lessons.ts';

/** The lesson that is learnt in a session; nothing where none is. */
export function Lesson({ session }: { session: Session }) {
  const name = lessonIn(session.id);
  const [lastName, setLastName] = useState(name);
  useEffect(() => {
    if (name) setLastName(name);
  }, [name]);
  const shown = name ?? lastName;
  const lesson = useLoaded(
    async () => (shown ? lessonOf(session.game, shown.split('/')[1] as string) : null),
    [shown],
  );
  if (!shown || !lesson || lesson === 'failed' || !spoken()) return null;
  return <Learning session={session} name={shown} lesson={lesson} />;
}

/** Whether the page shows its head, where the lesson has its place: a game may have a strip of its own instead, or a scene cover it. */
function useHeadShown(): boolean {
  const [shown, setShown] = useState(true);
  useLayoutEffect(() => {
    const head = document.querySelector('.site-head');
    if (!head) return;
    // On a phone a game may give it a strip of its own below the scene.
    const look = (): void =>
      setShown(head.getBoundingClientRect().height > 0 || document.querySelector('.drawer') !== null);
    look();
    const sizes = globalThis.ResizeObserver ? new ResizeObserver(look) : null;
    sizes?.observe(head);
    return () => sizes?.disconnect();
  }, []);
  return shown;
}

interface Props {
  readonly session: Session;
  readonly name: string;
  readonly lesson: LessonData;
}

/** Notes every question that is asked, and gives the cue that speaks at it. */
function useCue({ session, name, lesson }: Props, decision: Decision | null): Cue | null {
  const kept = keptLessons.value[name];
  const position = session.position.value;
  useLayoutEffect(() => {
    const now = keptLessons.peek()[name];
    if (!decision || !now || now.state === 'left') return;
    const marks = atQuestion(lesson, now.marks, position, decision.step);
    const over = isLessonOver(lesson, marks);
    const state = over ? 'done' : now.state;
    if (marks !== now.marks || state !== now.state)
      keepLesson(name, { ...now, marks, state, learnt: now.learnt || over, of: lesson.cues.length });
  }, [decision, position]);
  if (!decision || !kept || kept.state === 'left' || kept.marks.at(-1)?.position !== position) return null;
  return cueNow(lesson, kept.marks);
}

/** Lets pass what the cue recommends, as long as it holds. */
function useHolding(lesson: LessonData, cue: Cue | null): void {
  useLayoutEffect(() => {
    holding.value = cue
      ? (decision: Decision, choice: Choice) => heldBack(lesson, cue, decision, choice)
      : null;
    return () => {
      holding.value = null;
    };
  }, [cue]);
}

function Learning(props: Props) {
  const { session, name, lesson } = props;
  const decision = session.decision.value;
  const cue = useCue(props, decision);
  const [away, putAway] = useState<string | null>(null);
  useHolding(lesson, cue);
  const kept = keptLessons.value[name];
  const running = kept?.state === 'begun' || (kept?.state === 'done' && cue !== null && away !== cue.id);
  const leave = (): void => {
    const now = keptLessons.peek()[name];
    if (now) keepLesson(name, { ...now, state: 'left' });
    tell(word('lesson.left'));
  };
  const at = Math.min((kept?.marks.at(-1)?.cue ?? 0) + 1, lesson.cues.length);
  const head = running ? (
    <LessonHead
      title={lessonCards().find((card) => card.name === name)?.title ?? ''}
      at={at}
      of={lesson.cues.length}
      again={cue !== null && away === cue.id ? () => putAway(null) : null}
      leave={kept?.state === 'begun' ? leave : null}
    />
  ) : null;
  useLayoutEffect(() => {
    headInstead.value = head;
  });
  useEffect(
    () => () => {
      headInstead.value = null;
    },
    [],
  );
  const headShown = useHeadShown();
  const isCardShown = decision !== null && cue !== null && away !== cue.id;
  const floats = !isCardShown && head !== null && !headShown && kept?.state === 'begun';
  // What the floating head would half cover is told to stand back.
  useLayoutEffect(() => {
    document.body.toggleAttribute('data-lesson-floats', floats);
    return () => document.body.removeAttribute('data-lesson-floats');
  }, [floats]);
  if (!decision || !cue || away === cue.id) return floats ? <div class="lesson-float">{head}</div> : null;
  const { game } = session;
  const choose = cue.choose === undefined ? undefined : adviceOf(decision, cue);
  const close = (): void => putAway(cue.id);
  return (
    <CueCard
      key={cue.id}
      title={say(game, cueText(lesson, cue, 'title'))}
      part={cue.part}
      choose={choose}
      todo={choose === undefined ? null : say(game, cueText(lesson, cue, 'do'))}
      count={headShown ? null : word('lesson.of', { at, of: lesson.cues.length })}
      onAway={close}
      buttons={
        kept?.state === 'done' ? (
          <AfterLast name={name} close={close} />
        ) : (
          <>
            {choose === undefined ? (
              <button type="button" class="primary" onClick={close}>
                {word('lesson.goOn')}
              </button>
            ) : (
              <button type="button" onClick={() => doItFor(session, cue, decision, choose)}>
                {word('lesson.show')}
              </button>
            )}
            {!headShown && (
              <button type="button" class="quiet" title={word('lesson.knowText')} onClick={leave}>
                {word('lesson.know')}
              </button>
            )}
          </>
        )
      }
    >
      <Terms game={game} said={say(game, cueText(lesson, cue, 'say'))} />
    </CueCard>
  );
}

/** Answers as a cue advises, and gives the answers that belong to it. */
function doItFor(session: Session, { choose, along = [] }: Cue, decision: Decision, advised: Choice): void {
  session.answer(wholeChoice(decision, advised));
  if (advised !== choose) return;
  for (const next of along) {
    const asked = session.decision.peek();
    if (asked) session.answer(wholeChoice(asked, next));
  }
}

/** What there is to do after the last cue: the next lesson, or to play on. */
function AfterLast({ name, close }: { name: string; close: () => void }) {
  const next = lessonAfter(name);
  return (
    <>
      <button type="button" class={next ? undefined : 'primary'} onClick={close}>
        {word('lesson.goOn')}
      </button>
      {next && (
        <a class="button primary" href={href(next.path)}>
          {word('lesson.next', { title: next.title, minutes: next.minutes })}
        </a>
      )}
    </>
  );
}

/** The exercises there are: which are due, and how the week went. */
import { loadGame } from '@flotilla/lab';
import { capital } from '@flotilla/table/run';
import { settings } from '@flotilla/ui/base/settings.ts';
import { eventWords } from '@flotilla/ui/parts/eventWords.ts';
import { useLoaded } from '@flotilla/ui/parts/lazy.tsx';
import { loadVoice, say } from '@flotilla/ui/text/voice.ts';
import { daysFrom, today } from '../days.ts';
import type { Exercise } from '../exercises/schedule.ts';
import { exercises, isDue, isSameMoment } from '../exercises/schedule.ts';
import { titleOf } from '../parts/titleOf.ts';
import { href } from '../router.ts';
import { exercisePath } from './asked.ts';
import { word } from './text/index.ts';

/** Exercises that are asked now first, then those that come back, the soonest first. */
export const inOrder = (all: readonly Exercise[]): Exercise[] =>
  all.filter(({ due }) => due !== null).sort((a, b) => ((a.due ?? '') < (b.due ?? '') ? -1 : 1));

const DAY = 86_400_000;

function whenOf(exercise: Exercise, isHere: boolean): string {
  const { due, tried } = exercise;
  if (isHere) return word('now');
  if (isDue(exercise, today())) {
    const good = tried.filter((one) => one.good).length;
    return tried.length === 0 ? word('new') : word('tried', { good, of: tried.length });
  }
  return word('inDays', { n: Math.round((Date.parse(due ?? today()) - Date.parse(today())) / DAY) });
}

/** What was asked, where in the story, and from which game, in the reader's language. */
function Item({ exercise, isHere }: { exercise: Exercise; isHere: boolean }) {
  const { language } = settings.value;
  const game = useLoaded(async () => {
    const loaded = await loadGame(exercise.game);
    await loadVoice(loaded, language, []);
    return loaded;
  }, [exercise.game, language]);
  const known = game && game !== 'failed' ? game : null;
  const place = known && exercise.place ? eventWords(known, exercise.place, 'story') : '';
  return (
    <a
      class={isHere ? 'exercise-item here' : 'exercise-item'}
      href={href(exercisePath(exercise))}
      aria-current={isHere ? 'true' : undefined}
    >
      <strong>{known ? capital(say(known, exercise.asked)) : '…'}</strong>
      <small>{[titleOf(exercise.game).split(' – ')[0], place].filter(Boolean).join(' · ')}</small>
      <span class="exercise-when">{whenOf(exercise, isHere)}</span>
    </a>
  );
}

interface Props {
  readonly here: Pick<Exercise, 'id' | 'seat' | 'question'> | null;
}

/** The list. */
export function ExerciseList({ here }: Props) {
  const list = inOrder(exercises.value);
  const since = daysFrom(today(), -6);
  const week = exercises.value.flatMap(({ tried }) => tried.filter(({ day }) => day >= since));
  return (
    <nav class="sheet-panel exercise-list" aria-label={word('exercises')}>
      <h2>{word('exercises')}</h2>
      <p class="muted">{word('about')}</p>
      <ul>
        {list.map((exercise) => (
          <li key={`${exercise.id} ${exercise.seat} ${exercise.question}`}>
            <Item exercise={exercise} isHere={here !== null && isSameMoment(exercise, here)} />
          </li>
        ))}
      </ul>
      {week.length > 0 && (
        <p>{word('thisWeek', { n: week.length, good: week.filter(({ good }) => good).length })}</p>
      )}
    </nav>
  );
}

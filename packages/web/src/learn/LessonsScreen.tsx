/** All lessons on one page: what there is to learn, how long it takes, and how far one has come. */
import { GAMES } from '@flotilla/lab';
import { Loading, useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { spoken, word } from '@flotilla/ui/text/learn/index.ts';
import { href } from '../router.ts';
import type { LessonCard } from './lessons.ts';
import { lessonCards } from './lessons.ts';

/** How a lesson stands, in words. */
function stateWords({ state, come }: LessonCard): string {
  if (state === 'begun' && come) return word('lesson.of', { at: come.at, of: come.of });
  return word(`lessons.${state}`);
}

const Lesson = ({ card }: { card: LessonCard }) => (
  <li>
    <a class="shelf-line" href={href(card.path)} data-id={card.name}>
      <strong>{card.title}</strong>
      <span class="muted">
        {word('lessons.minutes', { n: card.minutes })} · {stateWords(card)}
      </span>
    </a>
  </li>
);

/** The page. */
export function LessonsScreen() {
  useTitle(spoken() ? word('lessons.title') : '');
  if (!spoken()) return <Loading />;
  const cards = lessonCards();
  return (
    <section class="page">
      <h1>{word('lessons.title')}</h1>
      <p>{word('lessons.text')}</p>
      {GAMES.filter(({ lessons }) => lessons.length > 0).map(({ id, title }) => (
        <section key={id}>
          <h2>{title}</h2>
          <ul class="shelf">
            {cards
              .filter(({ game }) => game === id)
              .map((card) => (
                <Lesson key={card.name} card={card} />
              ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

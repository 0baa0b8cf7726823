/** The head of the page while a lesson is learnt: which one, how far, and the way out of it. */
import { word } from '@flotilla/ui/text/learn/index.ts';

interface Props {
  readonly title: string;
  readonly at: number;
  readonly of: number;
  /** Brings the card back; null while it is shown. */
  readonly again: (() => void) | null;
  /** Ends the lesson; null once it is learnt. */
  readonly leave: (() => void) | null;
}

/** Title, progress and "I know this". */
export function LessonHead({ title, at, of, again, leave }: Props) {
  return (
    <div class="lesson-head">
      <span class="lesson-title">{title}</span>
      <span class="lesson-dots" role="img" aria-label={word('lesson.progress', { title, at, of })}>
        {Array.from({ length: of }, (_, place) => (
          <i key={place} class={place < at - 1 ? 'past' : place === at - 1 ? 'now' : ''} />
        ))}
      </span>
      <span class="lesson-count" aria-hidden="true">
        {word('lesson.of', { at, of })}
      </span>
      {again && (
        <button type="button" class="lesson-again" title={word('lesson.again')} onClick={again}>
          <span aria-hidden="true">?</span>
          <span class="unseen">{word('lesson.again')}</span>
        </button>
      )}
      {leave && (
        <button type="button" class="lesson-know" title={word('lesson.knowText')} onClick={leave}>
          {word('lesson.know')}
        </button>
      )}
    </div>
  );
}

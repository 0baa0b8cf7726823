/** By what a game is judged: everything it is about, or a part of it alone. */
import type { Review } from '@flotilla/lab';
import { worthsBy } from '@flotilla/table/run';
import { say } from '@flotilla/ui/text/voice.ts';
import { signal } from '@preact/signals';
import type { Making } from './making.ts';
import type { Reviewed } from './reviewed.ts';
import { word } from './text/index.ts';
import type { Reviews } from './weigher.worker.ts';

const KEY = 'flotilla.review.by';

const kept = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

/** The id of the worth the reader has chosen on this device. */
const wanted = signal<string | null>(kept());

/** The review by the worth the reader has chosen; by the usual one where it is not there. */
export const chosenBy = (reviews: Reviews): Review | null =>
  reviews.find(({ by }) => by === wanted.value) ?? reviews[0] ?? null;

function choose(by: string): void {
  wanted.value = by;
  try {
    localStorage.setItem(KEY, by);
  } catch {
    // It holds for this visit.
  }
}

/** The worths to choose from, once the review has been worked out by each. */
export function Worths({ making, reviewed }: { making: Making; reviewed: Reviewed }) {
  const { game, record } = reviewed;
  const reviews = making.reviews.value;
  const [usual] = reviews;
  if (!usual || reviews.length < 2) return null;
  const worths = worthsBy(game, record.seats.length, usual.by);
  const now = chosenBy(reviews)?.by;
  return (
    <label class="field review-worths">
      <span class="field-label">{word('worths')}</span>
      <select value={now} onChange={(event) => choose(event.currentTarget.value)}>
        {reviews.map(({ by }) => {
          const name = worths.find(({ id }) => id === by)?.name;
          return (
            <option key={by} value={by}>
              {name ? say(game, name) : by}
            </option>
          );
        })}
      </select>
    </label>
  );
}

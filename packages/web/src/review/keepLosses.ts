/** Moments of loss of a finished review become exercises of whoever sat there. */
import { questionText } from '@flotilla/table/run';
import { today } from '../days.ts';
import { addExercises } from '../exercises/schedule.ts';
import type { ReviewTelling } from './telling.ts';
import { headingBefore } from './telling.ts';

/** Adds the losses of a review; of a seat where a bot sat, nothing. */
export function keepLosses(telling: ReviewTelling): void {
  const { reviewed, review } = telling;
  const { id, game, seat, record, asked } = reviewed;
  if (record.seats[seat]?.bot !== null) return;
  addExercises(
    review.losses.flatMap((question) => {
      const decision = asked[question];
      return decision
        ? [
            {
              id,
              game: game.id,
              seat,
              question,
              asked: questionText(decision),
              place: headingBefore(telling, question),
              due: today(),
              tried: [],
            },
          ]
        : [];
    }),
  );
}

/** What reviews of a battle go by, in shares of a win. */
import type { ReviewScale } from '@flotilla/table';

/** The scale of a battle. */
export const REVIEW_SCALE: ReviewScale = {
  doubtful: 0.02,
  mistake: 0.04,
  blunder: 0.08,
  spread: 0.5,
  grain: 0.0001,
  rollouts: 100_000,
};

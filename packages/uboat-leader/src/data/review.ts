/** What reviews of a campaign go by, in victory points; longer campaigns have more of them. */
import type { ReviewScale } from '@flotilla/table';
import type { Length } from './types.ts';

const SHORT = { doubtful: 0.25, mistake: 0.5, blunder: 1, spread: 6, grain: 0.001, rollouts: 60_000 };

const times = (factor: number, spread: number): ReviewScale => ({
  doubtful: SHORT.doubtful * factor,
  mistake: SHORT.mistake * factor,
  blunder: SHORT.blunder * factor,
  spread,
  grain: SHORT.grain,
  rollouts: SHORT.rollouts * factor,
});

/** The scale of a campaign by its length. */
export const REVIEW_SCALES: Readonly<Record<Length, ReviewScale>> = {
  short: SHORT,
  medium: times(2, 9),
  long: times(4, 13),
};

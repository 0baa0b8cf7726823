/** What reviews of a career go by: thresholds in tons, and how far careers differ. */
import type { ReviewScale } from '@flotilla/table';

const TONS: ReviewScale = { doubtful: 1_500, mistake: 3_000, blunder: 6_000, spread: 77_000, grain: 1 };

/** The scales of a career, by what it is reviewed by. */
export const REVIEW_SCALES: Readonly<Record<string, ReviewScale>> = {
  both: TONS,
  tons: TONS,
  lives: { doubtful: 0.02, mistake: 0.04, blunder: 0.08, spread: 0.5, grain: 0.001 },
};

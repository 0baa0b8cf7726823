/** Reviews of finished games: was it me or the dice? */
export type {
  KeptReview,
  ReviewMaking,
  ReviewManner,
  ReviewPhase,
  Spending,
} from './desk.ts';
export { openReview, USUAL as USUAL_SPENDING } from './desk.ts';
export { clearAt } from './normal.ts';
export type { FollowingRoll, Question } from './questions.ts';
export { NotPlayable, playedBy } from './questions.ts';
export { review } from './review.ts';
export type { Yardstick } from './scale.ts';
export { toldLead, toldOf, yardstickOf } from './scale.ts';
export * from './summary.ts';
export * from './types.ts';
export type { JobResult as ReviewJobResult, ReviewJob } from './work.ts';
export { openWork } from './work.ts';

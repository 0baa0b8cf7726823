/** The same seas an organiser can choose from: whatever the games that are sailed by many declare. */
import type { ScorePlan } from '@flotilla/companion';
import { GAMES } from '@flotilla/lab';
import type { Score } from './score.ts';
import { loadScore } from './score.ts';

/** An attempt that can be announced, with the game it is of. */
export interface Plan extends ScorePlan {
  readonly score: Score;
}

/** What can be announced, game by game, the shortest first. */
export async function loadPlans(): Promise<readonly Plan[]> {
  const sailed = GAMES.filter(({ events }) => events.includes('sea'));
  const scores = await Promise.all(sailed.map(({ id }) => loadScore(id)));
  return scores.flatMap((score) => (score.scoring.plans ?? []).map((plan) => ({ ...plan, score })));
}

/** A review as a stream: verdicts as they settle, and the whole at the end. */
import type { GameDefinition, GameShape } from '@flotilla/table';
import type { GameRecord } from '@flotilla/table/run';
import type { ReviewManner } from './desk.ts';
import { openReview } from './desk.ts';
import type { Review, ReviewBudget, ReviewEvent } from './types.ts';

/** Reviews a finished game for a seat. The same record, seat, budget and version give the same stream everywhere. */
export function* review<G extends GameShape>(
  game: GameDefinition<G>,
  record: GameRecord,
  seat: number,
  budget: ReviewBudget = {},
  manner: ReviewManner<G> = {},
): Generator<ReviewEvent, Review> {
  const desk = openReview(game, record, seat, budget, null, manner);
  yield { kind: 'opened', questions: desk.questions };
  const told = new Set<number>();
  let settled = 0;
  let phase = desk.phase();
  for (let [job] = desk.jobs(); job; [job] = desk.jobs()) {
    if (phase === 'sketch' && desk.phase() !== 'sketch')
      yield { kind: 'curve', ledger: desk.review().ledger };
    if (phase === 'games' && desk.phase() !== 'games') {
      const { percentile } = desk.review();
      if (percentile) yield { kind: 'percentile', percentile };
    }
    phase = desk.phase();
    for (const verdict of desk.take(desk.work(job))) {
      if (told.has(verdict.question)) continue;
      told.add(verdict.question);
      settled++;
      yield { kind: 'settled', verdict };
    }
    yield {
      kind: 'progress',
      settled,
      questions: desk.questions.length,
      rollouts: desk.kept().rollouts,
    };
  }
  const whole = desk.review();
  for (const verdict of whole.verdicts) if (!told.has(verdict.question)) yield { kind: 'settled', verdict };
  yield { kind: 'done', review: whole };
  return whole;
}

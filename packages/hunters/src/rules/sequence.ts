/** Sequence of play: patrol follows patrol until every career is over (rules 5.1, 6.1). */
import type { State } from '../state.ts';
import { step } from './book.ts';

/** The captain who sails next: the one with the fewest patrols; -1 when nobody serves any more. */
export function nextCaptain(s: State): number {
  let next = -1;
  s.captains.forEach((captain, index) => {
    if (captain.fate !== 'serving') return;
    if (next < 0 || captain.patrols < (s.captains[next]?.patrols ?? 0)) next = index;
  });
  return next;
}

/** 6.1 — one patrol with its refit, again and again until nobody serves. */
export const turn = step('turn', (t) => {
  const next = nextCaptain(t.state);
  if (next < 0) return t.finish();
  t.state.active = next;
  t.lane(next);
  t.next('orders');
  t.next('turn');
});

/** Sequence of play: patrol follows patrol until every career is over (rules 5.1, 6.1). */

import { captainText } from '../modes/pack.ts';
import { packTurn } from '../modes/wolfpack.ts';
import type { State } from '../state.ts';
import type { T } from './book.ts';
import { me, step } from './book.ts';

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
  if (t.state.rules.mode === 'wolfpack') return packTurn(t);
  const next = nextCaptain(t.state);
  if (next < 0) return t.finish();
  t.state.active = next;
  t.lane(next);
  if (t.state.captains.length > 1) announce(t);
  t.next('orders');
  t.next('turn');
});

/** 13.1.2 — the table is told whose patrol it is. */
function announce(t: T): void {
  const captain = me(t.state);
  t.say('atTheHelm', '13.1.2', { boat: captain.boat.number, name: captainText(captain) });
}

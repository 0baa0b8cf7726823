/** Sequence of play: patrol follows patrol until every career is over (rules 5.1, 6.1). */

import { MODE_FACTS } from '../data/modes.ts';
import type { State } from '../state.ts';
import type { T } from './book.ts';
import { step } from './book.ts';
import { helmFacts } from './pack.ts';
import { packTurn } from './wolfpack.ts';

/** The captain who sails next: the one with the fewest patrols; -1 when nobody serves any longer. */
function nextCaptain(s: State): number {
  let next = -1;
  let first = 0;
  s.captains.forEach((captain, index) => {
    if (captain.fate !== 'serving') return;
    const turn = captain.patrols * s.captains.length + place(s, captain.patrols, index);
    if (next >= 0 && turn >= first) return;
    next = index;
    first = turn;
  });
  return next;
}

/** The first to sail a shared sea sails it blind, so a different captain begins each patrol; two players alternate (13.1.2). */
function place(s: State, patrols: number, index: number): number {
  const { length } = s.captains;
  return MODE_FACTS[s.rules.mode].sameSea ? (index + length - (patrols % length)) % length : index;
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
  t.say('atTheHelm', '13.1.2', () => helmFacts(t.state));
}

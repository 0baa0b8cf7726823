/** What the escorts would do, shown on demand: for the position as it lies, or as the order under the hand would leave it. */
import type { Decision } from '@flotilla/table';
import { signal } from '@preact/signals';
import type { PlotModel } from './desk.ts';
import { courseLookedAt } from './display/course.ts';
import type { Boat, Course, Intent, View } from './game.ts';
import { enemyIntent } from './game.ts';
import { keptFor } from './kept.ts';

const KEPT = 'flotilla.uboat-leader.intent';

/** Whether the intent of the enemy is shown; kept from one battle to the next. */
export const intentShown = signal(globalThis.localStorage?.getItem(KEPT) === 'shown');

/** Shows what the enemy would do, or hides it again. */
export function toggleIntent(): void {
  intentShown.value = !intentShown.peek();
  globalThis.localStorage?.setItem(KEPT, intentShown.peek() ? 'shown' : 'hidden');
}

/** Questions at which the escorts have something still to do, and everybody is where the display shows them. */
const FORESEEN = new Set(['boatsMove', 'helm', 'escorts', 'boatsAttack', 'aim', 'enemyAttacks', 'react']);

/** Whether the question that waits is one before which the enemy's intent can be told. */
export const isForeseen = (decision: Decision | null): boolean => FORESEEN.has(decision?.step ?? '');

const known = keptFor<View, readonly Intent[]>();

/** What every escort would do in a position, were a boat on a course. */
export const intentOf = (view: View, boat: Boat | null, course: Course | null): readonly Intent[] =>
  known(view, JSON.stringify([boat?.id, course]), () => enemyIntent(view, boat, course));

/** What every escort would do; empty while nobody wants to know, or nothing can be told. */
export function intentsAt(desk: PlotModel, view: View, boat: Boat | null): readonly Intent[] {
  if (!intentShown.value || !view.battle || !isForeseen(desk.session.decision.value)) return [];
  return intentOf(view, boat, courseLookedAt(desk));
}

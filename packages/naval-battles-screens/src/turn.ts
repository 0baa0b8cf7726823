/** Whose turn it is, in words. Nobody reads "Your turn" while the table waits for somebody else. */
import type { Session } from '@flotilla/ui/base/session.ts';
import type { View } from './game.ts';
import { actorName, sayOf } from './game.ts';
import { word } from './text/index.ts';

/** For whom the looking seat waits; null when it is asked itself, or nobody is. */
export function waitWords(session: Session, view: View): string | null {
  const asked = session.asked.value;
  if (asked.length === 0 || (view.seat !== null && asked.includes(view.seat))) return null;
  if (asked.includes(-1)) return word('turn.somebody');
  const names = asked.map((seat) => sayOf(session)(actorName(session, view, seat)));
  return word('turn.waits', { name: names.join(', ') });
}

/** Whose turn it is; before the battle nobody has one, and in one's own turn the others may have to answer first. */
export function turnWords(session: Session, view: View): string {
  const waits = waitWords(session, view);
  if (waits && (view.phase === 'setup' || view.active === view.seat)) return waits;
  if (view.phase === 'setup' || view.active === view.seat) return word('turn.yours');
  return word('turn.of', { name: sayOf(session)(actorName(session, view, view.active)) });
}

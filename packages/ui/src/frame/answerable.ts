/** The parts of a table in which questions are answered. */
import type { ReadonlySignal } from '@preact/signals';
import type { Session } from '../base/session.ts';

/** What such a part is given: while an answer is on its way nothing in it can be pressed. The part itself is not drawn anew. */
export const answerable = (
  session: Session,
): { readonly role: 'group'; readonly 'aria-disabled': ReadonlySignal<boolean> } => ({
  role: 'group',
  'aria-disabled': session.sending,
});

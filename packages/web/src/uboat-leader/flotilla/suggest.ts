/** The flotilla as the steady player would build it. */
import type { Session } from '../../session/session.ts';
import { suggestOne } from '../panels/suggestOne.ts';

/** Questions of the set-up, asked until the flotilla is complete. */
const SETUP: readonly string[] = ['enlist', 'crew', 'station'];

/** More questions than any flotilla asks. */
const MOST = 120;

/** Answers every question of the set-up as the steady player does; each answer can be taken back. */
export function suggestFlotilla(session: Session): void {
  for (let n = 0; n < MOST; n++) {
    if (!SETUP.includes(session.decision.peek()?.step ?? '') || !suggestOne(session)) return;
  }
}

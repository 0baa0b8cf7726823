/** Enlists a boat and takes the crew of a level: two questions, one press. */
import { tell } from '@flotilla/ui/base/notes.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { say } from '@flotilla/ui/text/voice.ts';

/** Questions for the crew of a boat: bought, or dealt by lot. */
const BY_CREW: readonly string[] = ['crew', 'takeDealt'];

/** Buys a boat with a crew; a refusal is told and changes nothing. */
export function buy(session: Session, boat: string, level: string): void {
  if (session.mode !== 'play') return;
  const refusal = session.decision.peek()?.step === 'enlist' ? session.answer(boat) : null;
  const refused =
    refusal ?? (BY_CREW.includes(session.decision.peek()?.step ?? '') ? session.answer(level) : null);
  if (refused) tell(say(session.game, refused.why));
}

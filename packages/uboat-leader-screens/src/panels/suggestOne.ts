/** One answer as the steady player would give it. */
import { rngFrom, seedFrom } from '@flotilla/table';
import { tell } from '@flotilla/ui/base/notes.ts';
import { newSeed } from '@flotilla/ui/base/seed.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { ui } from '@flotilla/ui/text/index.ts';

const noRollouts = (): never => {
  throw new Error('The steady player does not play ahead.');
};

/** What the steady player would answer now; undefined when nobody is asked or there is no such player. */
export function steadyChoice(session: Session) {
  const decision = session.decision.peek();
  const rng = rngFrom(seedFrom(newSeed()), 'suggestion');
  return decision && session.game.bots.steady?.choose(session.view.peek(), decision, rng, noRollouts);
}

/** Answers as the steady player would; it can be taken back. Says whether it was answered. */
export function suggestOne(session: Session): boolean {
  const choice = session.mode === 'play' ? steadyChoice(session) : undefined;
  if (choice !== undefined && choice !== null && !session.answer(choice)) return true;
  tell(ui('decision.noSuggestion'));
  return false;
}

/** The flotilla as the steady player would build it. */
import { rngFrom, seedFrom } from '@flotilla/table';
import { tell } from '../../notes.ts';
import type { Session } from '../../session/session.ts';
import { newSeed } from '../../store/games.ts';
import { ui } from '../../text/index.ts';

/** Questions of the set-up, asked until the flotilla is complete. */
const SETUP: readonly string[] = ['enlist', 'crew', 'station'];

/** More questions than any flotilla asks. */
const MOST = 120;

const noRollouts = (): never => {
  throw new Error('The steady player does not play ahead.');
};

/** Answers every question of the set-up as the steady player does; each answer can be taken back. */
export function suggestFlotilla(session: Session): void {
  const { steady } = session.game.bots;
  const rng = rngFrom(seedFrom(newSeed()), 'suggestion');
  for (let n = 0; n < MOST && session.mode === 'play'; n++) {
    const decision = session.decision.peek();
    if (!decision || !SETUP.includes(decision.step)) return;
    const choice = steady?.choose(session.view.peek(), decision, rng, noRollouts);
    if (choice !== undefined && !session.answer(choice)) continue;
    tell(ui('decision.noSuggestion'));
    return;
  }
}

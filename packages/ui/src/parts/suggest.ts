/** Ways to fill in a form: as the game's own steady player would, or in any way the rules allow. */
import type { FillDecision, FormChoice } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import { tell } from '../base/notes.ts';
import { newSeed } from '../base/seed.ts';
import type { Session } from '../base/session.ts';
import { ui } from '../text/index.ts';

const noRollouts = (): never => {
  throw new Error('The steady player does not play ahead.');
};

const freshChance = () => rngFrom(seedFrom(newSeed()), 'suggestion');

/** The form as the steady player fills it in; null, with a note to the reader, when there is no such player or no allowed answer of theirs. */
export function suggested(session: Session, decision: FillDecision): FormChoice | null {
  const { steady } = session.game.bots;
  const choice = steady?.choose(session.view.value, decision, freshChance(), noRollouts);
  if (typeof choice === 'object' && !decision.check(choice)) return choice;
  tell(ui('decision.noSuggestion'));
  return null;
}

/** The form filled in by chance, as the rules allow. */
export const anyLegal = (decision: FillDecision): FormChoice => decision.sample(freshChance());

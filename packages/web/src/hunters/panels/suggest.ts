/** What a sensible captain would do: the answer of the game's own steady bot, where it has one. */
import type { FillDecision, FormChoice } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import type { Session } from '../../session/session.ts';
import { newSeed } from '../../store/games.ts';

const noRollouts = (): never => {
  throw new Error('The steady captain does not play ahead.');
};

/** A filled-in form; null when there is nobody to ask. */
export function suggested(session: Session, decision: FillDecision): FormChoice | null {
  const { steady } = session.game.bots;
  const rng = rngFrom(seedFrom(newSeed()), 'suggestion');
  if (!steady) return decision.sample(rng);
  const choice = steady.choose(session.view.value, decision, rng, noRollouts);
  return typeof choice === 'string' || decision.check(choice) ? null : choice;
}

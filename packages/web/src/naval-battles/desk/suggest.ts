/** What the game's own steady player would answer. */
import type { PickDecision } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import type { Session } from '../../session/session.ts';

const noRollouts = (): never => {
  throw new Error('The steady player does not play ahead.');
};

const suggestions = new WeakMap<PickDecision, string | null>();

/** The option the steady player would take, thought out once for every question; null when there is no such player. */
export function suggestedOption(session: Session, decision: PickDecision): string | null {
  const known = suggestions.get(decision);
  if (known !== undefined) return known;
  const { steady } = session.game.bots;
  const chance = rngFrom(seedFrom(`${decision.number}`), 'suggestion');
  const choice = steady?.choose(session.view.value, decision, chance, noRollouts);
  const option = typeof choice === 'string' ? choice : null;
  suggestions.set(decision, option);
  return option;
}

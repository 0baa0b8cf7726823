/** What the game's own steady player would answer. */
import type { Choice, Decision, PickDecision, Suggestion } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import type { Session } from '@flotilla/ui/base/session.ts';
import { settings } from '@flotilla/ui/base/settings.ts';
import { suggestionsFor } from '@flotilla/ui/parts/suggestions.tsx';
import { say } from '@flotilla/ui/text/voice.ts';

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

const plans = new WeakMap<Decision, readonly Suggestion[]>();

/** What is suggested for a question, thought out once. */
function plansFor(session: Session, decision: Decision): readonly Suggestion[] {
  const known = settings.value.odds ? plans.get(decision) : [];
  if (known) return known;
  const found = suggestionsFor(session, decision);
  plans.set(decision, found);
  return found;
}

/** The line that says what the suggestion is after, if it is what is chosen now; empty where no chance is shown for it. */
export function reasonFor(session: Session, decision: Decision, choice: Choice | null): string {
  const plan = plansFor(session, decision).find((one) => isSame(one.choice, choice));
  return plan ? say(session.game, plan.why) : '';
}

/** Whether two choices are the same; of a defence only what is set against each attack. */
function isSame(one: Choice, other: Choice | null): boolean {
  if (typeof one === 'string' || typeof other === 'string' || other === null) return one === other;
  return Object.keys(one)
    .filter((field) => field.startsWith('attack'))
    .every((field) => listed(one[field]) === listed(other[field]));
}

const listed = (value: unknown): string => (Array.isArray(value) ? [...value].sort().join() : '');

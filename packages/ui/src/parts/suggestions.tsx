/** Plans of different manners: one line each says what it is after. */
import type { Choice, Decision, FormChoice, Manner, Suggestion, Text } from '@flotilla/table';
import { MANNERS, text } from '@flotilla/table';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Session } from '../base/session.ts';
import { settings } from '../base/settings.ts';
import { ui } from '../text/index.ts';
import { say } from '../text/voice.ts';

/** What the game suggests for a question, where chances are shown; none where it has no more to say than its bot does. */
export function suggestionsFor(session: Session, decision: Decision): readonly Suggestion[] {
  const suggestions = session.game.weighing?.suggestions;
  if (!suggestions || !settings.value.odds) return [];
  const oddsOf = (choice: Choice) => {
    if (decision.kind === 'fill') return session.odds(choice as FormChoice);
    const option = decision.options.find(({ id }) => id === choice);
    return option ? session.odds(option) : [];
  };
  return suggestions(session.view.value, decision, oddsOf);
}

/** The manner after another among those that come to different plans. */
export function nextPlan(plans: readonly Suggestion[], shown: Suggestion | null): Suggestion | null {
  const order = MANNERS.map((manner) => planOf(plans, manner)).filter((plan) => plan !== null);
  const steady = planOf(plans, 'steady');
  if (!shown) return steady ?? order[0] ?? null;
  return order[(order.indexOf(shown) + 1) % order.length] ?? null;
}

const planOf = (plans: readonly Suggestion[], manner: Manner): Suggestion | null =>
  plans.find(({ manners }) => manners.includes(manner)) ?? null;

const mannersText = (manners: readonly Manner[]): Text =>
  manners
    .map((manner): Text => text(`table.manner.${manner}`))
    .reduce((first, second) => text('table.manner.and', { first, second }));

/** The plans, of which one may be shown: a press shows another, nothing is answered. */
export function Suggestions(props: {
  session: Session;
  plans: readonly Suggestion[];
  shown: Suggestion | null;
  show: (plan: Suggestion) => void;
  /** What a plan is called besides its manner. */
  named?: (plan: Suggestion) => string;
  /** Asks for them, where nothing else does. */
  ask?: (() => void) | undefined;
}) {
  const { session, plans, shown, show, named, ask } = props;
  const { game } = session;
  const group = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    if (shown) group.current?.querySelector('[aria-pressed=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [shown]);
  if (plans.length === 0) return ask && settings.value.odds ? <AskPlans ask={ask} /> : null;
  const lineOf = (plan: Suggestion): string =>
    [...(named ? [named(plan)] : []), say(game, plan.why)].join('. ');
  return (
    <fieldset class="manners" aria-label={ui('decision.suggest')} ref={group}>
      {plans.map((plan) => (
        <button
          key={plan.manners.join()}
          type="button"
          data-manner={plan.manners.join(' ')}
          aria-pressed={plan === shown}
          onClick={() => show(plan)}
        >
          <b>{say(game, mannersText(plan.manners))}</b>
          <span class="manner-why">{lineOf(plan)}</span>
        </button>
      ))}
      <span class="unseen" role="status">
        {shown && lineOf(shown)}
      </span>
    </fieldset>
  );
}

const AskPlans = ({ ask }: { ask: () => void }) => (
  <p class="ask-advice">
    <button type="button" class="link" aria-keyshortcuts="f" onClick={ask}>
      {ui('decision.suggest')}
    </button>
  </p>
);

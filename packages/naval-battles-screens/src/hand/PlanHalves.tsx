/** A Battle Plan: better dice for oneself, or worse dice for a rival (card.plan). */
import type { PickDecision } from '@flotilla/table';
import { optionText } from '@flotilla/table/run';
import type { Session } from '@flotilla/ui/base/session.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import { choose, numbered } from '../desk/answers.ts';
import { viewOf } from '../game.ts';
import { Pennant } from '../Pennant.tsx';
import { word } from '../text/index.ts';

/** Whose dice a plan changes: the number in the id of an option, or one's own seat. */
export const seatOf = (id: string, own: number): number =>
  id === 'own' ? own : Number(id.replace('against', ''));

/** The choice in place of the hand. */
export function PlanHalves({ session, decision }: { session: Session; decision: PickDecision }) {
  const view = viewOf(session);
  return (
    <section class="nb-plan" aria-label={word('plan.title')} data-part="plan">
      {numbered(decision).map(([option, number]) => {
        const seat = seatOf(option.id, decision.seat);
        return (
          <button
            key={option.id}
            type="button"
            class={option.id === 'own' ? 'nb-half nb-half-own' : 'nb-half'}
            data-id={option.id}
            data-lit=""
            onClick={() => choose(session, option.id)}
          >
            <b>{option.id === 'own' ? '+1' : '−1'}</b>
            <Pennant navy={view.players[seat]?.navy ?? null} />
            <span>{say(session.game, optionText(decision.step, option))}</span>
            <kbd>{number}</kbd>
          </button>
        );
      })}
    </section>
  );
}

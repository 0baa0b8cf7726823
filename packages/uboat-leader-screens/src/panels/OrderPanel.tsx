/** Who comes first: ships that fall back, search or attack one after the other; one press lets all of them, as they come. */
import type { Option, PickDecision } from '@flotilla/table';
import { capital, optionText } from '@flotilla/table/run';
import type { Session } from '@flotilla/ui/base/session.ts';
import { settings } from '@flotilla/ui/base/settings.ts';
import { OddsRow } from '@flotilla/ui/parts/decision.tsx';
import { say } from '@flotilla/ui/text/voice.ts';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { View } from '../game.ts';
import { word } from '../text/index.ts';
import { answer, Framed } from './Framed.tsx';
import { IntentList } from './IntentList.tsx';

interface Props {
  readonly session: Session;
  readonly decision: PickDecision;
}

/** Questions that come once for every ship. */
export const ONE_BY_ONE: readonly string[] = ['driftShip', 'escorts', 'enemyAttacks'];

/** The part of a combat phase that runs by itself, and how far it has come; none while every ship is asked about. */
const running = signal({ part: '', from: 0 });

/** One part of one phase of one contact. */
function partOf({ id, view }: Session, { step }: PickDecision): string {
  const { battle, turn } = view.peek() as View;
  return `${id} ${turn} ${battle?.card} ${battle?.round} ${step}`;
}

/** The panel; while the rest runs by itself it answers as soon as it is asked. */
export function OrderPanel({ session, decision }: Props) {
  const [first] = decision.options;
  const part = partOf(session, decision);
  const position = session.position.value;
  // Who takes an answer back wants to give another one.
  const runs = running.value.part === part && position >= running.value.from;
  useEffect(() => {
    if (!runs || !first) return;
    running.value = { part, from: position + 1 };
    answer(session, first);
  }, [decision.number, runs]);
  return (
    <Framed session={session} decision={decision} part="order" below={<IntentList session={session} />}>
      <div class="ubl-offers">
        {decision.options.map((option) => (
          <One key={option.id} session={session} decision={decision} option={option} />
        ))}
      </div>
      <div class="row ubl-fire">
        <button
          type="button"
          class="primary"
          data-id="rest"
          aria-pressed={runs}
          onClick={() => {
            running.value = { part, from: position };
          }}
        >
          {word('order.rest')}
        </button>
      </div>
    </Framed>
  );
}

function One({ session, decision, option }: Props & { option: Option }) {
  return (
    <button
      type="button"
      class="ubl-offer"
      data-id={option.id}
      data-state="offered"
      onClick={() => answer(session, option)}
    >
      <strong>{capital(say(session.game, optionText(decision.step, option)))}</strong>
      <OddsRow game={session.game} odds={settings.value.odds ? session.odds(option) : []} />
    </button>
  );
}

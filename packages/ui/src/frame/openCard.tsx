/** A question that lies open before all who share the device: it is let pass, or somebody takes the device and answers. */
import { capital } from '@flotilla/table/run';
import { useLayoutEffect } from 'preact/hooks';
import { useKeys } from '../base/keys.ts';
import { hush, tell } from '../base/notes.ts';
import type { OpenWindow, Session } from '../base/session.ts';
import { useLatePress } from '../parts/latePress.ts';
import { Rule } from '../parts/rule.tsx';
import { seatName } from '../parts/seatName.ts';
import { ui } from '../text/index.ts';
import { say } from '../text/voice.ts';

/** The card that lies open, and what may be done about it. */
export function OpenCard({ session, lying }: { session: Session; lying: OpenWindow }) {
  const { text, rule, number, takers, holder } = lying;
  const late = useLatePress(number);
  useLayoutEffect(hush, [number]);
  const pass = (): void =>
    late(() => {
      const refusal = session.can.value.device?.letPass();
      if (refusal) tell(say(session.game, refusal.why));
    });
  useKeys({ Enter: pass });
  const next = holder === null ? null : seatName(session, holder);
  return (
    <section class="decision open-card" aria-labelledby="question">
      <header class="question">
        <h2 id="question">{capital(say(session.game, text))}</h2>
        <Rule rule={rule} />
      </header>
      <p>{ui('open.text')}</p>
      <button
        type="button"
        class="primary big"
        title={ui('decision.enterKey')}
        onClick={pass}
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        {ui('open.pass')}
      </button>
      {next !== null && <p class="muted">{ui('open.then', { name: next })}</p>}
      <ul class="takers">
        {takers.map((seat) => (
          <li key={seat}>
            <button type="button" onClick={() => late(() => session.can.value.device?.takeUp(seat))}>
              {ui('open.answers', { name: seatName(session, seat) })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

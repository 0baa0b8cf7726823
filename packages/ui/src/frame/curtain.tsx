/** The curtain between two players at one device: nothing of the game is on the page while it is down. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useKeys } from '../base/keys.ts';
import { hush } from '../base/notes.ts';
import type { Session } from '../base/session.ts';
import { useLatePress } from '../parts/latePress.ts';
import { seatName } from '../parts/seatName.ts';
import { ui } from '../text/index.ts';

/** Asks to pass the device on. */
export function Curtain({ session }: { session: Session }) {
  const seat = session.handTo.value;
  const title = useRef<HTMLHeadingElement>(null);
  const late = useLatePress(seat);
  useLayoutEffect(() => {
    hush();
    title.current?.focus();
  }, [seat]);
  const lift = (): void => late(() => session.can.value.device?.take());
  useKeys({ Enter: lift });
  if (seat === null) return null;
  const name = seatName(session, seat);
  return (
    <section class="curtain" aria-labelledby="curtain">
      <div class="curtain-card">
        <h1 id="curtain" ref={title} tabIndex={-1}>
          {ui('curtain.title', { name })}
        </h1>
        <p>{ui('curtain.text', { name })}</p>
        <button
          type="button"
          class="primary big"
          title={ui('decision.enterKey')}
          onClick={lift}
          onKeyDown={(event) => event.repeat && event.preventDefault()}
        >
          {ui('curtain.lift', { name })}
        </button>
      </div>
    </section>
  );
}

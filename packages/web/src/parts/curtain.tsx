/** The curtain between two players at one device: nothing of the game is on the page while it is down. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { hush } from '../notes.ts';
import type { Session } from '../session/session.ts';
import { ui } from '../text/index.ts';
import { seatName } from './sheet.tsx';

/** Asks to pass the device on. */
export function Curtain({ session }: { session: Session }) {
  const seat = session.handTo.value;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(hush, [seat]);
  useEffect(() => button.current?.focus(), [seat]);
  if (seat === null) return null;
  const name = seatName(session, seat);
  return (
    <section class="curtain" aria-labelledby="curtain">
      <div class="curtain-card">
        <h1 id="curtain">{ui('curtain.title', { name })}</h1>
        <p>{ui('curtain.text', { name })}</p>
        <button ref={button} type="button" class="primary big" onClick={() => session.takeDevice()}>
          {ui('curtain.lift', { name })}
        </button>
      </div>
    </section>
  );
}

/** The strip that is always in sight: the few facts a player needs at every moment. */
import type { Session } from '../base/session.ts';
import { Facts } from '../parts/blocks.tsx';
import { ui } from '../text/index.ts';

/** With more than two players the facts want more than one line; how many are at the table never changes. */
const isCrowded = ({ seats }: Session): boolean => seats.length > 2;

/** The status of a session. */
export function StatusStrip({ session }: { session: Session }) {
  const facts = session.game.status(session.view.value);
  return (
    <section
      class={isCrowded(session) ? 'status crowded' : 'status'}
      aria-label={ui('status.title')}
      id="status"
      data-part="status"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone
      tabIndex={0}
    >
      <Facts game={session.game} facts={facts} />
      {session.practice.value && <span class="badge">{ui('practice.badge')}</span>}
    </section>
  );
}

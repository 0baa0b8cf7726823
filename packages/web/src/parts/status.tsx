/** The strip that is always in sight: the few facts a player needs at every moment. */
import type { Session } from '../session/session.ts';
import { ui } from '../text/index.ts';
import { Facts } from './blocks.tsx';

/** The status of a session. */
export function StatusStrip({ session }: { session: Session }) {
  const facts = session.game.status(session.view.value);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone
    <section class="status" aria-label={ui('status.title')} id="status" tabIndex={0}>
      <Facts game={session.game} facts={facts} />
      {session.practice.value && <span class="badge">{ui('practice.badge')}</span>}
    </section>
  );
}

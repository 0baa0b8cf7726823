/** What the steady player is after, under a choice that is his. */
import type { Choice, Decision } from '@flotilla/table';
import type { Session } from '@flotilla/ui/base/session.ts';
import { reasonFor } from '../desk/suggest.ts';
import { word } from '../text/index.ts';

interface Props {
  readonly session: Session;
  readonly decision: Decision;
  /** What is chosen or filled in just now. */
  readonly choice: Choice | null;
}

/** One line, or nothing where the choice is another or no chance is shown for it. */
export function Why({ session, decision, choice }: Props) {
  const why = reasonFor(session, decision, choice);
  if (why === '') return null;
  return (
    <p class="nb-told" role="status" data-part="why">
      <b>{word('foot.suggested')}</b> {why}
    </p>
  );
}

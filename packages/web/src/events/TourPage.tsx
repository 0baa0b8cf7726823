/** A tournament. */

import type { Link } from './EnterPanel.tsx';
import type { EventInfo } from './wire.ts';

interface Props {
  readonly event: EventInfo;
  readonly link: Link | null;
  readonly again: () => void;
}
export function TourPage({ event }: Props) {
  return (
    <section class="page event">
      <h1>{event.title}</h1>
    </section>
  );
}

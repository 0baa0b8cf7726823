/** Hit counters out of the cup: face down at first, then turned one by one, each with what it does. */
import type { AnyGame, LogEvent } from '@flotilla/table';
import { EventWords } from '@flotilla/ui/parts/Terms.tsx';

/** The counters, in the order they were drawn. */
export function HitCounters({ game, drawn }: { game: AnyGame; drawn: readonly LogEvent[] }) {
  if (drawn.length === 0) return null;
  return (
    <ol class="ubl-counters">
      {drawn.map((event, i) => (
        <li key={i} data-state={String(event.data.side)} style={{ '--turn': String(i) }}>
          <i aria-hidden="true">{event.data.side === 'heavy' ? '★★' : '★'}</i>
          <span>
            <EventWords game={game} event={event} density="normal" />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Counters that would be drawn: they lie face down. */
export const FaceDown = ({ n }: { n: number }) => (
  <span class="ubl-face-down" aria-hidden="true">
    {Array.from({ length: n }, (_, i) => (
      <i key={`${i}`}>?</i>
    ))}
  </span>
);

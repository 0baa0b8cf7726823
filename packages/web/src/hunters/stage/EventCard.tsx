/** A random event: a card is dealt and turns over. */
import type { Beat } from '@flotilla/table';
import { text } from '@flotilla/table';
import { eventWords } from '../../parts/log.tsx';
import type { Session } from '../../session/session.ts';
import { say } from '../../voice.ts';
import { factsOf } from './facts.ts';

/** The card with what it brings. */
export function EventCard({ session, beat }: { session: Session; beat: Beat }) {
  const event = factsOf(beat, 'eventHappened') ?? factsOf(beat, 'eventIgnored');
  const told = beat.moments.flatMap(({ events }) => events).filter(({ roll }) => !roll);
  return (
    <section class="event-card">
      <div class="event-face">
        <p class="event-back" aria-hidden="true">
          ✦
        </p>
        <h2>{event ? say(session.game, text(`event.${event.event}`)) : ''}</h2>
        <ul>
          {told.map((one, i) => (
            <li key={i}>{eventWords(session.game, one, 'story')}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

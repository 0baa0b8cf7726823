/** "Tell me when it closes": by the ways the server has, for whoever sails and whoever only wants to see what comes of it. */
import { TellMe } from '../online/TellMe.tsx';
import { spoken as tablesSpoken } from '../online/text/index.ts';
import { word } from './text/index.ts';
import type { EventInfo } from './wire.ts';

/** The panel; nothing where the server can tell nobody. */
export function TellWhenClosed({ event, again }: { event: EventInfo; again: () => void }) {
  if (!tablesSpoken()) return null;
  const waits = event.state !== 'open' && event.you?.entrant != null;
  return (
    <TellMe
      path={`/events/${event.id}/contacts`}
      title={word(waits ? 'notice.opens' : 'notice.closes')}
      note={word('notice.note')}
      ways={event.ways ?? []}
      changed={again}
      newcomers
    />
  );
}

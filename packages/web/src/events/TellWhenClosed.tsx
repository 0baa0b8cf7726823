/** "Tell me when it closes": by the channels the server has, for entrants and onlookers alike. */
import type { EventTold } from '@flotilla/protocol';
import { spoken as tablesSpoken } from '../net/text/index.ts';
import { TellMe } from '../online/TellMe.tsx';
import { word } from './text/index.ts';

/** The panel; nothing where the server can tell nobody. */
export function TellWhenClosed({ event, again }: { event: EventTold; again: () => void }) {
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

/** The page of a same sea: the standings, what I can do, the dice, what was agreed. */
import type { SeaStandings } from '@flotilla/protocol';
import { settings } from '@flotilla/ui/base/settings.ts';
import { useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { keepOpening } from '../online/openings.ts';
import { ReportEvent } from '../own/Report.tsx';
import { usualOpening } from '../starts/starts.ts';
import { EnterPanel } from './EnterPanel.tsx';
import { Badge, leadOf, SeaDice, SeaTerms } from './EventFacts.tsx';
import { Organiser } from './Organiser.tsx';
import { Standings } from './Standings.tsx';
import { scoreOf } from './score.ts';
import { TellEvent } from './TellEvent.tsx';
import { TellWhenClosed } from './TellWhenClosed.tsx';
import { word } from './text/index.ts';
import type { EventLink } from './useLink.ts';
import { Waters } from './Waters.tsx';
import type { SeaEvent } from './wire.ts';
import { isOrganiser, isOver, ranksApart } from './wire.ts';
import '../daily/daily.css';
import './events.css';

interface Props {
  readonly event: SeaEvent;
  readonly standings: SeaStandings | null;
  readonly link: EventLink | null;
  readonly again: () => void;
}

/** The page. */
export function SeaPage({ event, standings, link, again }: Props) {
  useTitle(event.title);
  const rows = standings?.rows ?? [];
  const sailed = rows.filter(({ seas }) => seas.some(({ figures }) => figures)).length;
  const mine = rows.find(({ entrant }) => entrant === event.you?.entrant);
  const closed = event.state === 'closed';
  // The name is said already; what is loaded is every captain's own affair.
  const began = (game: string): void => {
    const said = { name: mine?.name ?? settings.peek().name, usual: false };
    const opening = usualOpening(scoreOf(event.game).game, said);
    if (opening) keepOpening(game, opening);
  };
  return (
    <section class="page event" data-part="event" data-state={event.state}>
      <header class="event-head">
        <div>
          <h1>{event.title}</h1>
          <p class="muted">{leadOf(event, sailed)}</p>
        </div>
        <Badge event={event} />
      </header>
      <div class="event-grid">
        <div class="event-mine">
          <EnterPanel event={event} link={link} again={again} began={began} />
          {mine?.place && <TellEvent event={event} row={mine} of={sailed} />}
          {isOrganiser(event) && <Organiser event={event} rows={rows} again={again} />}
        </div>
        <div class="event-main">
          <div class="sheet-panel">
            {standings ? (
              <Standings event={event} standings={standings} />
            ) : (
              <p class="muted">{word('standings.none')}</p>
            )}
          </div>
          {closed && event.settings.openWater && <Waters event={event} />}
        </div>
        <div class="event-rest">
          <SeaDice event={event} />
          {!isOver(event) && <TellWhenClosed event={event} again={again} />}
          <section class="sheet-panel" aria-labelledby="terms">
            <h2 id="terms">{word('terms.title')}</h2>
            <SeaTerms event={event} />
            {event.entry === 'open' && !(standings && ranksApart(standings)) && (
              <p class="muted">{word('terms.firstAttempts')}</p>
            )}
            <ReportEvent id={event.id} title={event.title} names={rows} />
          </section>
        </div>
      </div>
    </section>
  );
}

/** The page of a tournament: my board first, then the rounds, the standings with their reasons, and what was agreed. */
import type { Round } from '@flotilla/protocol';
import { Loading, NotLoaded, useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { useEffect, useState } from 'preact/hooks';
import { ask, serverInfo, serverTime } from '../../net/api.ts';
import { rememberEvent } from '../../net/myEvents.ts';
import { spoken as tablesSpoken } from '../../net/text/index.ts';
import { paceWords } from '../../online/TableFacts.tsx';
import { TellMe } from '../../online/TellMe.tsx';
import { ReportEvent } from '../../own/Report.tsx';
import { titleOf } from '../../parts/titleOf.ts';
import { base } from '../../router.ts';
import { Organiser } from '../Organiser.tsx';
import { spoken as eventsSpoken } from '../text/index.ts';
import { You } from './Mine.tsx';
import { StandingsTable } from './Places.tsx';
import { Rounds } from './Rounds.tsx';
import { spoken, word } from './text/index.ts';
import type { Standings, TourEvent, TourSnapshot } from './wire.ts';
import { graceOf, lengthWords, when } from './words.ts';
import '../events.css';
import './tour.css';

/** How often the page looks again while somebody looks at it, and in the background, where only its title can be seen. */
const LOOK_AGAIN = 15_000;
const LOOK_AWAY = 60_000;

async function lookUp(id: string, away: boolean): Promise<TourSnapshot> {
  // Times are the server's: whose clock is wrong sees the right ones too.
  await serverInfo();
  const [tour, { rounds }, standings] = await Promise.all([
    ask(`/events/${id}${away ? '?away' : ''}`) as Promise<TourEvent>,
    ask(`/events/${id}/rounds`),
    ask(`/events/${id}/standings`) as Promise<Standings>,
  ]);
  return { tour, rounds, standings };
}

function Agreed({ tour }: { tour: TourEvent }) {
  const { id, game, settings: terms, kind } = tour;
  const length = lengthWords(terms.every);
  return (
    <section class="panel" aria-labelledby="tour-agreed">
      <h2 id="tour-agreed">{word('agreed.title')}</h2>
      <dl class="table-facts">
        <dt>{word('agreed.game')}</dt>
        <dd>{titleOf(game)}</dd>
        <dt>{word('agreed.pace')}</dt>
        <dd>{paceWords(terms.pace)}</dd>
        <dt>{word('agreed.round')}</dt>
        <dd>{terms.early ? word('agreed.early', { length }) : length}</dd>
        {graceOf(tour) < terms.every && (
          <>
            <dt>{word('agreed.grace')}</dt>
            <dd>
              {word(kind === 'flotilla' ? 'agreed.bot' : 'agreed.lost', {
                length: lengthWords(graceOf(tour)),
              })}
            </dd>
          </>
        )}
        {kind !== 'flotilla' && (
          <>
            <dt>{word('agreed.judge')}</dt>
            <dd>{word(`judge.${terms.judge}`)}</dd>
          </>
        )}
      </dl>
      <p>
        <a href={`${base}api/v1/events/${id}/calendar.ics`} download>
          {word('agreed.calendar')}
        </a>
      </p>
      <p>
        <a href={`${base}api/v1/events/${id}/standings.csv`} download>
          {word('agreed.csv')}
        </a>
      </p>
    </section>
  );
}

/** Whether a board of mine is not decided yet. */
export const boardWaits = ({ state, you }: TourEvent): boolean =>
  state === 'open' && you?.board != null && you.board.state !== 'over';

/** What the amber chip says: somebody waits, or it is over. */
function chipWords({ state, opens }: TourEvent, rounds: readonly Round[]): string {
  if (state === 'announced') return word('chip.opens', { when: when(opens) });
  if (state === 'closed' || state === 'cancelled') return word(`chip.${state}`);
  const running = rounds.find((one) => one.state === 'running');
  const next = rounds.find((one) => one.state === 'planned');
  if (running) return word('chip.round', { when: when(running.closes) });
  return next ? word('chip.opens', { when: when(Math.max(next.opens, serverTime())) }) : '';
}

/** The screen of a tournament; a link's key stands behind the hash. */
export function TourScreen({ id, link }: { id: string; link: string }) {
  const [told, setTold] = useState<TourSnapshot | 'failed' | null>(null);
  const look = (away: boolean): void => {
    lookUp(id, away).then(setTold, () => setTold((before) => before ?? 'failed'));
  };
  const again = (): void => look(false);
  useEffect(() => {
    again();
    let looked = Date.now();
    const due = (): void => {
      if (document.hidden && Date.now() - looked < LOOK_AWAY) return;
      looked = Date.now();
      look(document.hidden);
    };
    const seen = (): void => {
      if (!document.hidden) due();
    };
    const timer = setInterval(due, LOOK_AGAIN);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [id]);
  const known = told && told !== 'failed' ? told.tour : null;
  const waits = known !== null && boardWaits(known);
  useTitle(known ? (waits ? `${word('title.board')} · ${known.title}` : known.title) : '');
  useEffect(() => {
    // On Home it is said when a board waits.
    if (known && (known.you?.entrant != null || known.you?.organiser)) rememberEvent(known);
  }, [known?.id, known?.closes, known?.you?.entrant]);
  if (told === 'failed') return <NotLoaded />;
  if (!told || !spoken() || !tablesSpoken() || !eventsSpoken()) return <Loading />;
  const { tour, rounds, standings } = told;
  const players = tour.list.filter(({ state }) => state === 'entered').length;
  const facts = [
    word(`kind.${tour.kind}`),
    titleOf(tour.game),
    word('head.entered', { n: players }),
    ...(tour.round > 0 ? [word('head.round', { round: tour.round, rounds: tour.rounds })] : []),
  ];
  return (
    <section class="page tour">
      <header class="event-head">
        <div>
          <h1>{tour.title}</h1>
          <p class="muted">{facts.join(' · ')}</p>
        </div>
        <span class={`event-badge is-${waits ? 'open' : tour.state === 'open' ? 'sealing' : tour.state}`}>
          {chipWords(tour, rounds)}
        </span>
      </header>
      <div class="tour-grid">
        <div class="tour-main">
          <You told={told} link={link} again={again} />
          {tour.you?.organiser && <Organiser event={tour} rows={tour.list} again={again} />}
          <StandingsTable tour={tour} standings={standings} />
        </div>
        <div class="tour-side">
          <Rounds tour={tour} rounds={rounds} />
          <Agreed tour={tour} />
          <ReportEvent id={tour.id} title={tour.title} names={tour.list} />
          {tour.state !== 'closed' && tour.state !== 'cancelled' && (
            <TellMe
              path={`/events/${tour.id}/contacts`}
              title={word('tell.title')}
              note={word('tell.note')}
              ways={tour.ways ?? []}
              changed={again}
              newcomers
            />
          )}
        </div>
      </div>
    </section>
  );
}

/** The sea of a day on the server: one attempt, everybody's standings, dice that were fixed before the day began. */
import { loadGame } from '@flotilla/lab';
import type { AnyGame, GameShape } from '@flotilla/table';
import { Session as KernelSession } from '@flotilla/table/run';
import type { ComponentChildren } from 'preact';
import '@flotilla/ui/art/art.css';
import '../daily/daily.css';
import type { EventTold, SeaStandings, StandingRow } from '@flotilla/protocol';
import { tell } from '@flotilla/ui/base/notes.ts';
import { settings } from '@flotilla/ui/base/settings.ts';
import { Loading, useLoaded, useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { dayIn } from '@flotilla/ui/sea/dayIn.ts';
import { Seal } from '@flotilla/ui/sea/Seal.tsx';
import { seas, setOut } from '@flotilla/ui/sea/seas.ts';
import { spoken as dailySpoken, word as dailyWord } from '@flotilla/ui/sea/text/index.ts';
import { spoken as language } from '@flotilla/ui/text/index.ts';
import { loadVoice } from '@flotilla/ui/text/voice.ts';
import { Figures, Ships } from '../daily/Figures.tsx';
import { Orders } from '../daily/Orders.tsx';
import { ownSeaScreen } from '../daily/ownScreen.ts';
import { daysFrom, today, untilNext } from '../days.ts';
import { keepOpening } from '../online/openings.ts';
import { go, href } from '../router.ts';
import { beginGame } from '../session/open.ts';
import { usualOpening } from '../starts/starts.ts';
import { Captains } from './Captains.tsx';
import { EnterPanel } from './EnterPanel.tsx';
import { short } from './EventFacts.tsx';
import { Standings } from './Standings.tsx';
import { scoreOf, sumOf, useScore } from './score.ts';
import { TellEvent } from './TellEvent.tsx';
import { TellWhenClosed } from './TellWhenClosed.tsx';
import { spoken, word } from './text/index.ts';
import { useEvent } from './useEvent.ts';
import type { SeaEvent } from './wire.ts';
import { firstVoyages, isOver, isSea } from './wire.ts';
import './events.css';

/** The event of a day; `next` is the sea of tomorrow. */
type DayEvent = SeaEvent & { readonly next?: { readonly seas: EventTold['seas'] } | null };

/** The boat of the day as she lies in port: everything else is sealed. */
async function inPort(event: SeaEvent): Promise<{ game: AnyGame; view: object }> {
  const game = await loadGame(event.game);
  await loadVoice(game, settings.peek().language);
  const seats = [{ name: '', bot: null }];
  const kernel = new KernelSession<GameShape>(game, {
    options: { ...event.options },
    seats,
    seed: 'in port',
  });
  return { game, view: kernel.table.view(0) };
}

/** What is known before the boat sails. */
function InPort({ event }: { event: SeaEvent }) {
  const ready = useLoaded(() => inPort(event), [event.id, language()]);
  if (!ready || ready === 'failed' || !ownSeaScreen.spoken()) return <Loading />;
  const { game, view } = ready;
  return (
    <>
      <div class="daily-chart served-chart">
        <ownSeaScreen.Chart game={game} view={view} shape={1.9} />
      </div>
      <h2>{dailyWord('orders')}</h2>
      <Orders of={ownSeaScreen.orders(game, view, word('daily.secret'))} />
    </>
  );
}

/** Sails the sea of a day that is over, on this device, for practice. */
async function practise(event: SeaEvent): Promise<void> {
  const seed = event.seas[0]?.seed;
  if (!seed) return;
  const game = await loadGame(event.game);
  const seats = [{ name: settings.peek().name, bot: null }];
  const opening = usualOpening(game, { name: settings.peek().name, usual: true });
  go(
    `/g/${await beginGame(game, { ...event.options }, seats, seed, { ...(opening && { opening }), known: true })}`,
  );
}

const dateOf = (day: string): string => dayIn(language(), day, { dateStyle: 'long' });

/** What the line and the picture to share are called. */
const dayTitle = (day: string): string => dailyWord('card.title', { date: dateOf(day) });

interface DayProps {
  readonly day: string;
  readonly event: DayEvent;
  readonly standings: SeaStandings | null;
  readonly again: () => void;
}

/** How many have a result. */
const sailedIn = (rows: readonly StandingRow[]): number =>
  rows.filter(({ seas }) => seas.some(({ figures }) => figures)).length;

function Sides({ day, event, standings, again }: DayProps) {
  const rows = standings?.rows ?? [];
  const own = rows.find(({ entrant }) => entrant === event.you?.entrant);
  // A first voyage is told with its place among first voyages.
  const among = own?.first && standings ? firstVoyages(standings) : rows;
  const mine = among.find(({ entrant }) => entrant === own?.entrant);
  const sailed = sailedIn(rows);
  const [sea] = event.seas;
  const tomorrow = event.next?.seas[0]?.commitment;
  const closed = event.state === 'closed';
  const mineFirst = (
    <div class="event-mine">
      <EnterPanel
        event={event}
        link={null}
        again={again}
        began={(game) => {
          setOut(day, game, 'online');
          const said = { name: settings.peek().name, usual: true };
          const opening = usualOpening(scoreOf(event.game).game, said);
          if (opening) keepOpening(game, opening);
        }}
      />
      {mine?.place && <TellEvent event={event} row={mine} of={sailedIn(among)} title={dayTitle(day)} />}
    </div>
  );
  return (
    <>
      {mineFirst}
      <div class="event-rest">
        <div class="sheet-panel">
          <p class="daily-same">{dailyWord('same')}</p>
          {sea?.commitment && !closed && <p>{word('daily.fixed', { hash: short(sea.commitment) })}</p>}
          {closed ? (
            <>
              <p>{word('daily.opened')}</p>
              {sea?.seed && <p class="typed proof">{sea.seed}</p>}
              <button
                type="button"
                onClick={() => void practise(event).catch((error: Error) => tell(error.message))}
              >
                {dailyWord('practise')}
              </button>
            </>
          ) : (
            <p>{word('daily.next')}</p>
          )}
          {tomorrow && <p class="muted">{word('daily.tomorrow', { hash: short(tomorrow) })}</p>}
          <p class="muted">
            {day === today() && `${dailyWord('left', { ...untilNext() })} `}
            {word('daily.soFar', { n: sailed })}
          </p>
          <p class="row">
            <a class="button" href={href(`/daily/${daysFrom(day, -1)}`)}>
              {word('daily.before')}
            </a>
            <a class="button" href={href(`/e/${event.id}`)}>
              {word('daily.whole')}
            </a>
          </p>
        </div>
        {!isOver(event) && <TellWhenClosed event={event} again={again} />}
      </div>
    </>
  );
}

/** What came of my attempt: the figures everybody sees, the ships as this device has written them down, and me among the others. */
function MyDay({ day, event, standings }: Omit<DayProps, 'again'> & { standings: SeaStandings }) {
  const entrant = event.you?.entrant ?? null;
  const figures = sumOf(
    scoreOf(event.game),
    standings.rows.find((row) => row.entrant === entrant)?.seas ?? [],
  );
  const ships = seas.value[day]?.result?.ships ?? [];
  return (
    <>
      {figures && <Figures figures={figures} />}
      {ships.length > 0 && <Ships ships={ships} />}
      <Captains game={event.game} standings={standings} entrant={entrant} />
    </>
  );
}

function Day(props: DayProps) {
  const { day, event, standings } = props;
  const title = dailyWord(day === today() ? 'title.today' : 'title.past', { date: dateOf(day) });
  useTitle(title);
  const hasSailed = standings?.rows.some(({ entrant, place }) => entrant === event.you?.entrant && place);
  return (
    <section class="page daily event" data-part="event" data-state={event.state}>
      <header class="daily-head">
        <Seal day={day} />
        <div>
          <h1>{title}</h1>
          <p>{dailyWord('lead')}</p>
        </div>
      </header>
      <div class="event-grid">
        <div class="event-main">
          <div class="sheet-panel">
            {hasSailed && standings ? (
              <MyDay day={day} event={event} standings={standings} />
            ) : (
              event.state !== 'closed' && <InPort event={event} />
            )}
            {standings && standings.rows.length > 0 && (
              <>
                <h2>{word('daily.standings')}</h2>
                <Standings event={event} standings={standings} />
              </>
            )}
            {event.state === 'closed' && !standings?.rows.length && <p>{word('standings.none')}</p>}
          </div>
        </div>
        <Sides {...props} />
      </div>
    </section>
  );
}

function ScoredDay(props: DayProps) {
  const score = useScore(props.event.game);
  return score && score !== 'failed' ? <Day {...props} /> : <Loading />;
}

/** The day; what is on this device instead, when the server has none of that day or cannot be reached. */
export function ServedDay({ day, instead }: { day: string; instead: ComponentChildren }) {
  const shown = useEvent(day === today() ? 'daily' : `daily/${day}`);
  if (!spoken() || !dailySpoken() || shown === undefined) return <Loading />;
  if (shown === 'absent' || shown === 'unreachable' || !isSea(shown.event)) return <>{instead}</>;
  const { event, standings, again } = shown;
  return <ScoredDay day={day} event={event} standings={standings} again={again} />;
}

/** The page of a tournament: my board, the rounds, the standings with what every figure is made of. */
import { useState } from 'preact/hooks';
import { ask } from '../online/api.ts';
import { paceWords } from '../online/TableFacts.tsx';
import { spoken as onlineSpoken } from '../online/text/index.ts';
import { useLoaded, useTitle } from '../parts/lazy.tsx';
import { href } from '../router.ts';
import { titleOf } from '../screens/home.tsx';
import type { Link } from './EnterPanel.tsx';
import { EnterPanel } from './EnterPanel.tsx';
import { Badge } from './EventFacts.tsx';
import { Organiser } from './Organiser.tsx';
import type { Key } from './text/index.ts';
import { figure, word } from './text/index.ts';
import { atTime } from './times.ts';
import type { Board, Round, TourEvent, TourPlace, TourStandings } from './wire.ts';
import { isOrganiser } from './wire.ts';
import '../daily/daily.css';
import './events.css';

/** Points as players write them: 2½. */
export const halves = (points: number): string =>
  Number.isInteger(points) ? figure(points) : `${points >= 1 ? figure(Math.floor(points)) : ''}½`;

interface Props {
  readonly event: TourEvent;
  readonly standings: TourStandings | null;
  readonly link: Link | null;
  readonly again: () => void;
}

/** What came of a board, from the first seat: 1–0. */
function resultText({ result, state, seats }: Board): string {
  if (seats.length < 2) return word('tour.bye');
  if (!result) return word(state === 'running' ? 'tour.playing' : 'tour.waits');
  const score = result.points ? `${halves(result.points[0])} – ${halves(result.points[1])}` : '';
  return result.how === 'played'
    ? score || word('tour.done')
    : `${score} ${word(`how.${result.how}` as Key)}`.trim();
}

function Boards({ round, mine }: { round: Round; mine: number | null }) {
  const isMine = (board: Board): boolean => board.seats.some(({ entrant }) => entrant === mine);
  const boards = [...round.boards].sort((a, b) => Number(isMine(b)) - Number(isMine(a)) || a.board - b.board);
  return (
    <ul class="event-boards">
      {boards.map((board) => (
        <li
          key={board.board}
          class={isMine(board) ? 'is-mine' : undefined}
          data-part="board"
          data-id={board.board}
        >
          <span class="event-place">{board.board}</span>
          <span class="event-names">
            {board.seats.map(({ entrant, name }, seat) => (
              <span key={entrant}>
                {entrant === mine ? word('row.you', { name }) : name}
                {seat === 0 && board.seats.length === 2 && (
                  <span class="event-first" title={word('tour.first')}>
                    ①<span class="unseen"> {word('tour.first')}</span>
                  </span>
                )}
              </span>
            ))}
          </span>
          <span class="event-result">{resultText(board)}</span>
          {board.game && (
            <a href={href(`/t/${board.game}`)}>{word(board.state === 'over' ? 'row.watch' : 'tour.look')}</a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Rounds({ event, stamp }: { event: TourEvent; stamp: string }) {
  const found = useLoaded(
    () => ask<{ rounds: readonly Round[] }>(`/events/${event.id}/rounds`),
    [event.id, stamp],
  );
  const [kept, keep] = useState<readonly Round[]>([]);
  const rounds = found && found !== 'failed' ? found.rounds : kept;
  if (found && found !== 'failed' && found.rounds !== kept) keep(found.rounds);
  const now =
    rounds.find(({ state }) => state === 'running') ??
    [...rounds].reverse().find(({ state }) => state === 'over');
  return (
    <section class="sheet-panel" aria-labelledby="rounds" data-part="rounds">
      <h2 id="rounds">{word('tour.rounds')}</h2>
      {rounds.map((round) => (
        <details key={round.round} open={round === now}>
          <summary>
            <strong>{word('tour.round', { n: round.round })}</strong>
            <span class="muted">
              &nbsp;
              {round.state === 'planned'
                ? word('tour.from', { time: atTime(round.opens) })
                : round.state === 'over'
                  ? word('tour.over')
                  : word('tour.until', { time: atTime(round.closes) })}
            </span>
          </summary>
          {round.boards.length > 0 ? (
            <Boards round={round} mine={event.you?.entrant ?? null} />
          ) : (
            <p class="muted">{word('tour.unpaired')}</p>
          )}
        </details>
      ))}
    </section>
  );
}

/** What a figure is made of, in words. */
function Why({ place, nameOf }: { place: TourPlace; nameOf: (entrant: number) => string }) {
  return (
    <ul class="event-why">
      {place.measures?.map(({ by, value, parts }) => (
        <li key={by}>
          <strong>
            {word(`by.${by}`)} {halves(value)}
          </strong>{' '}
          <span class="muted">{word(`by.${by}Text`)}</span>
          {parts.length > 0 && (
            <span class="muted">
              {' '}
              {parts
                .map(({ round, against, adds }) =>
                  word('tour.part', {
                    round,
                    name: against === null ? word('tour.bye') : nameOf(against),
                    adds: halves(adds),
                  }),
                )
                .join(', ')}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Table({ event, standings }: { event: TourEvent; standings: TourStandings }) {
  const [open, setOpen] = useState<number | null>(null);
  const { places } = standings;
  const nameOf = (entrant: number): string =>
    places.find((place) => place.entrant === entrant)?.name ?? word('row.nameless', { n: entrant });
  const captains = event.kind === 'flotilla';
  if (places.length === 0) return <p class="muted">{word('tour.nobody')}</p>;
  return (
    <table class="event-standings" data-part="standings">
      <caption class="unseen">{word('standings.title')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{word('col.place')}</span>
          </th>
          <th scope="col">{word(captains ? 'col.captain' : 'col.player')}</th>
          <th scope="col" class="event-score">
            {word(captains ? 'col.tons' : 'col.points')}
          </th>
          <th scope="col" class="event-wide">
            {word(captains ? 'col.ships' : 'tour.tally')}
          </th>
          {!captains && (
            <th scope="col">
              <span class="unseen">{word('tour.why')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {places.map((place) => {
          const points = place.measures?.find(({ by }) => by === 'points')?.value ?? 0;
          const mine = place.entrant === event.you?.entrant;
          return (
            <>
              <tr key={place.entrant} class={mine ? 'is-mine' : undefined}>
                <td class="event-place">{place.place}</td>
                <th scope="row">
                  {mine ? word('row.you', { name: place.name }) : place.name}
                  {place.withdrawn && <span class="muted"> · {word('row.withdrawn')}</span>}
                  {place.behindBy && (
                    <span class="event-narrow event-always">
                      {word('tour.behind', { by: word(`by.${place.behindBy}`) })}
                    </span>
                  )}
                </th>
                <td class="event-score">{captains ? figure(place.tons ?? 0) : halves(points)}</td>
                <td class="event-wide">
                  {captains ? place.ships : `${place.won ?? 0} · ${place.drawn ?? 0} · ${place.lost ?? 0}`}
                </td>
                {!captains && (
                  <td>
                    <button
                      type="button"
                      class="quiet"
                      aria-expanded={open === place.entrant}
                      aria-label={word('tour.whyOf', { name: place.name })}
                      onClick={() => setOpen(open === place.entrant ? null : place.entrant)}
                    >
                      {word('tour.why')}
                    </button>
                  </td>
                )}
              </tr>
              {open === place.entrant && (
                <tr>
                  <td colSpan={5}>
                    <Why place={place} nameOf={nameOf} />
                  </td>
                </tr>
              )}
            </>
          );
        })}
      </tbody>
    </table>
  );
}

/** The page. */
export function TourPage({ event, standings, link, again }: Props) {
  useTitle(event.title);
  const { entrants, settings, game, kind, round = 0, rounds = 0 } = event;
  const lead = [
    word(`plan.${kind === 'flotilla' ? 'captains' : kind}` as Key),
    titleOf(game),
    round > 0 ? word('tour.of', { round, rounds }) : word('lead.entered', { n: entrants.entered }),
  ];
  return (
    <section class="page event" data-part="event" data-state={event.state}>
      <header class="event-head">
        <div>
          <h1>{event.title}</h1>
          <p class="muted">{lead.join(' · ')}</p>
        </div>
        <Badge event={event} />
      </header>
      <div class="event-grid">
        <div class="event-mine">
          <EnterPanel event={event} link={link} again={again} />
          {isOrganiser(event) && <Organiser event={event} rows={event.list ?? []} again={again} />}
        </div>
        <div class="event-main">
          <Rounds event={event} stamp={`${event.state} ${round} ${JSON.stringify(standings?.places)}`} />
          <div class="sheet-panel">
            <h2>{word('standings.title')}</h2>
            {standings ? (
              <Table event={event} standings={standings} />
            ) : (
              <p class="muted">{word('tour.nobody')}</p>
            )}
          </div>
        </div>
        <div class="event-rest">
          <section class="sheet-panel" aria-labelledby="terms">
            <h2 id="terms">{word('terms.title')}</h2>
            <dl class="daily-orders">
              {(
                [
                  ['term.entry', word(event.entry === 'invited' ? 'entry.invited' : 'entry.open')],
                  ['tour.pace', onlineSpoken() ? paceWords(settings.pace) : ''],
                  ['tour.judge', word(`judge.${settings.judge}`)],
                  ['term.opens', atTime(event.opens)],
                ] as const
              ).map(([name, value]) => (
                <div key={name}>
                  <dt>{word(name)}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p class="row">
              <a href={href(`/api/v1/events/${event.id}/calendar.ics`)} download>
                {word('calendar')}
              </a>
              <a href={href(`/api/v1/events/${event.id}/standings.csv`)} download>
                {word('csv')}
              </a>
            </p>
          </section>
        </div>
      </div>
    </section>
  );
}

/** The standings of a same sea: scores only while it is open, games to watch once it is closed. */
import { isDuplicate, leadOf } from '@flotilla/companion';
import type { SeaStandings, StandingRow, StandingSea } from '@flotilla/protocol';
import { percent } from '@flotilla/table/run';
import { spoken as language } from '@flotilla/ui/text/index.ts';
import { useState } from 'preact/hooks';
import { href } from '../router.ts';
import type { Score } from './score.ts';
import { columnOf, columnsOf, columnWords, countedOf, endText, scoreOf, scoreWord, sumOf } from './score.ts';
import type { Key } from './text/index.ts';
import { figure, word } from './text/index.ts';
import { took } from './times.ts';
import type { SeaEvent } from './wire.ts';
import { firstVoyages, ranksApart } from './wire.ts';

/** How many lines are shown before somebody wants all. */
const FIRST = 12;

/** "+31 %": beside what the steady bot makes of the same sea. */
export const againstText = (against: number): string =>
  `${against < 0 ? '−' : '+'}${percent(language(), Math.abs(against))}`;

/** The mean of what is known of a line beside steady; null when nothing is. */
export function againstOf(seas: readonly StandingSea[]): number | null {
  const known = seas.flatMap(({ against }) => (typeof against === 'number' ? [against] : []));
  return known.length > 0 ? known.reduce((sum, one) => sum + one, 0) / known.length : null;
}

/** What is said of somebody who has no result yet. */
function waitingWords({ state, seas }: StandingRow): string {
  const running = seas.find((sea) => sea.state === 'running');
  if (state === 'withdrawn') return word('row.withdrawn');
  if (running) return word('row.atSea', { n: running.progress });
  return word(state === 'invited' ? 'row.invited' : 'row.ashore');
}

interface LineProps {
  readonly row: StandingRow;
  readonly event: SeaEvent;
  readonly most: number;
  readonly counts: string;
  readonly score: Score;
  readonly showsAgainst: boolean;
}

/** The games of a captain, which anybody may watch once the event is closed. */
const Games = ({ games }: { games: readonly { readonly sea: number; readonly game: string }[] }) => (
  <>
    {games.map(({ sea, game }) => (
      <a key={sea} class="event-watch" href={href(`/t/${game}`)}>
        {games.length > 1 ? word('row.watchSea', { n: sea }) : word('row.watch')}
      </a>
    ))}
  </>
);

/** What is worth a look, below a line, where it squeezes nothing. */
function Marks({ marks = [], looks }: { marks?: readonly string[] | undefined; looks: string | undefined }) {
  if (marks.length === 0) return null;
  return (
    <tr class={looks ? `event-marks ${looks}` : 'event-marks'}>
      <td />
      <td colSpan={8}>{marks.map((mark) => word(`mark.${mark}` as Key)).join(' · ')}</td>
    </tr>
  );
}

function StandingLine({ row, event, most, counts, score, showsAgainst }: LineProps) {
  const mine = event.you?.entrant === row.entrant;
  const figures = sumOf(score, row.seas);
  const times = row.seas.flatMap(({ minutes }) => (minutes === null ? [] : [minutes]));
  const time = times.length > 0 ? took(times.reduce((sum, one) => sum + one, 0)) : null;
  const counted = countedOf(score, counts, row.score, figures);
  const against = againstOf(row.seas);
  const games = row.seas.flatMap(({ sea, game }) => (game ? [{ sea, game }] : []));
  const running = row.seas.some(({ state }) => state === 'running');
  const name = (
    <th scope="row">
      {mine ? word('row.you', { name: row.name }) : row.name || word('row.nameless', { n: row.entrant })}
      {figures && (
        <span class="event-narrow">
          {[
            ...columnWords(score, figures),
            endText(score, figures.end),
            ...(time ? [time] : []),
            ...(against === null ? [] : [word('row.against', { more: againstText(against) })]),
          ].join(' · ')}
        </span>
      )}
      {games.length > 0 && (
        <span class="event-narrow">
          <Games games={games} />
        </span>
      )}
    </th>
  );
  const looks = mine ? 'is-mine' : undefined;
  if (!figures)
    return (
      <>
        <tr class={looks}>
          <td class="event-place">–</td>
          {name}
          <td class="event-waiting" colSpan={columnsOf(score).length + (showsAgainst ? 5 : 4)}>
            {waitingWords(row)}
          </td>
        </tr>
        <Marks marks={row.marks} looks={looks} />
      </>
    );
  return (
    <>
      <tr class={looks}>
        <td class="event-place">{row.place ?? '–'}</td>
        {name}
        <td class="event-score">{figure(counted)}</td>
        <td class="event-bar" aria-hidden="true">
          <span style={{ width: `${most > 0 ? (100 * Math.max(0, counted)) / most : 0}%` }} />
        </td>
        {columnsOf(score).map((name) => {
          const shown = columnOf(score, name, figures);
          return (
            <td key={name} class="event-wide">
              {shown === null ? '–' : shown.of > 0 ? `${shown.n}/${shown.of}` : shown.n}
            </td>
          );
        })}
        <td
          class={`event-wide event-end ${score.scoring.badEnds.includes(figures.end) ? 'is-lost' : 'is-home'}`}
        >
          {running ? word('row.atSea', { n: row.seas.at(-1)?.progress ?? 1 }) : endText(score, figures.end)}
        </td>
        {showsAgainst && <td class="event-wide">{against === null ? '–' : againstText(against)}</td>}
        <td class="event-wide">{games.length > 0 ? <Games games={games} /> : (time ?? '–')}</td>
      </tr>
      <Marks marks={row.marks} looks={looks} />
    </>
  );
}

type Rank = 'first' | 'all';

/** The standings: where first voyages are ranked apart, those or all, as the reader likes. */
export function Standings({ event, standings }: { event: SeaEvent; standings: SeaStandings }) {
  const [rank, setRank] = useState<Rank>('first');
  if (standings.rows.length === 0) return <p class="muted">{word('standings.none')}</p>;
  if (!ranksApart(standings)) return <Table event={event} standings={standings} />;
  const first = firstVoyages(standings);
  return (
    <>
      <fieldset class="segments event-ranks" aria-label={word('ranks.title')}>
        {(['first', 'all'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={rank === one} onClick={() => setRank(one)}>
            {word(`ranks.${one}`)} ({one === 'first' ? first.length : standings.rows.length})
          </button>
        ))}
      </fieldset>
      {rank === 'first' && first.length === 0 ? (
        <p class="muted">{word('ranks.none')}</p>
      ) : (
        <Table
          key={rank}
          event={event}
          standings={rank === 'first' ? { ...standings, rows: first } : standings}
        />
      )}
      <p class="muted">{word('ranks.note')}</p>
    </>
  );
}

/** Whether the reader alone sees the marks: an organiser, until everything lies open. */
const isForMe = ({ state, you }: SeaEvent): boolean => state !== 'closed' && (you?.organiser ?? false);

/** The table. */
function Table({ event, standings }: { event: SeaEvent; standings: SeaStandings }) {
  const [all, setAll] = useState(false);
  const { rows, counts } = standings;
  const score = scoreOf(event.game);
  const most = Math.max(0, ...rows.map((row) => countedOf(score, counts, row.score, sumOf(score, row.seas))));
  const showsAgainst = rows.some(({ seas }) => againstOf(seas) !== null);
  const mine = rows.find(({ entrant }) => entrant === event.you?.entrant);
  const first = rows.slice(0, FIRST);
  const shown = all ? rows : [...first, ...(mine && !first.includes(mine) ? [mine] : [])];
  return (
    <>
      <table class="event-standings" data-part="standings">
        <caption class="unseen">{word('standings.title')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{word('col.place')}</span>
            </th>
            <th scope="col">{scoreWord(score, 'who')}</th>
            <th scope="col" class="event-score">
              {isDuplicate(score.scoring, counts)
                ? word('col.points')
                : scoreWord(score, leadOf(score.scoring, counts))}
            </th>
            <td class="event-bar" />
            {columnsOf(score).map((name) => (
              <th key={name} scope="col" class="event-wide">
                {scoreWord(score, name)}
              </th>
            ))}
            <th scope="col" class="event-wide">
              {scoreWord(score, 'end')}
            </th>
            {showsAgainst && (
              <th scope="col" class="event-wide" title={word('against.about')}>
                {word('col.against')}
              </th>
            )}
            <th scope="col" class="event-wide">
              {word(rows.some(({ seas }) => seas.some(({ game }) => game)) ? 'col.patrol' : 'col.time')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <StandingLine
              key={row.entrant}
              row={row}
              event={event}
              most={most}
              counts={counts}
              score={score}
              showsAgainst={showsAgainst}
            />
          ))}
        </tbody>
      </table>
      {shown.some(({ marks = [] }) => marks.length > 0) && (
        <p class="muted">{word(isForMe(event) ? 'marks.title' : 'marks.all')}</p>
      )}
      {showsAgainst && <p class="muted">{word('against.about')}</p>}
      {rows.length > shown.length && (
        <button type="button" class="quiet" onClick={() => setAll(true)}>
          {word('standings.all', { n: rows.length })}
        </button>
      )}
    </>
  );
}

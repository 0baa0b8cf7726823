/** Homecoming: the boat makes fast, pennants, the ships of the patrol, the chart with its track, and honours one by one. */
import type { LogEvent } from '@flotilla/table';
import { text } from '@flotilla/table';
import { useEffect, useRef } from 'preact/hooks';
import type { Grade } from '../../art/Honours.tsx';
import { Award, Rank } from '../../art/Honours.tsx';
import { Silhouette } from '../../art/Silhouette.tsx';
import { Terms } from '../../learn/Terms.tsx';
import { eventWords } from '../../parts/eventWords.ts';
import type { Session } from '../../session/session.ts';
import type { Director } from '../../stage/director.ts';
import { clamp, eased, usePlay } from '../../stage/usePlay.ts';
import { LevelBar } from '../career/LevelBar.tsx';
import { PatrolChart } from '../chart/PatrolChart.tsx';
import type { LogShip, View } from '../game.ts';
import { AWARDS, RANKS } from '../game.ts';
import { figure, word } from '../text/index.ts';
import type { Say } from '../words.ts';
import { drawingOf, shipWords } from '../words.ts';
import { Harbour } from './Harbour.tsx';

interface Props {
  readonly session: Session;
  readonly view: View;
  readonly say: Say;
  readonly director: Director;
}

/** Beats that belong to the homecoming. */
export const HOME_BEATS: ReadonlySet<string> = new Set([
  'homecoming',
  'refit',
  'crew',
  'promotion',
  'award',
  'newBoat',
]);

/** The page. */
export function Home({ session, view, say, director }: Props) {
  const page = view.log.at(-1);
  const sunk = page?.ships.filter(({ fate }) => fate === 'sunk') ?? [];
  const patrol = lastAtSea(director) ?? view;
  return (
    <section class="home-page" aria-label={word('home.title')}>
      <div class="home-left">
        <Arrival view={view} sunk={sunk} director={director} />
        {sunk.length > 0 ? <Ships ships={sunk} say={say} /> : <p class="home-none">{word('home.none')}</p>}
        <div class="home-chart">
          <PatrolChart view={patrol} say={say} shape={3.2} />
        </div>
      </div>
      <div class="home-right">
        <Told session={session} view={view} say={say} director={director} />
      </div>
    </section>
  );
}

/** The last that was seen of the patrol: its track lies on the chart once more. */
function lastAtSea({ told }: Director): View | null {
  const story = told?.story;
  const views = [story?.before, ...(story?.moments ?? [])].map((moment) => moment?.view as View | undefined);
  return views.filter((view) => view?.patrol).at(-1) ?? null;
}

/** The harbour with the boat coming alongside, her pennants flying. */
function Arrival({ view, sunk, director }: { view: View; sunk: readonly LogShip[]; director: Director }) {
  const arriving = director.beat.value?.kind === 'homecoming';
  const played = usePlay(director);
  const away = arriving ? 260 * (1 - eased(clamp(played * 1.1))) : 0;
  return (
    <div class="harbour">
      <svg viewBox="0 0 850 340" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <defs>
          <linearGradient id="harbour-sky" x1="0" y1="0" x2="0" y2="1">
            <stop class="harbour-top" offset="0" />
            <stop class="harbour-low" offset="1" />
          </linearGradient>
        </defs>
        <rect width="850" height="240" fill="url(#harbour-sky)" />
        <Harbour boat={view.boat.type} away={away}>
          <Crew />
          <Pennants ships={sunk} />
        </Harbour>
      </svg>
      <p class="home-title">
        <small>{word('home.patrol', { number: view.patrols })}</small>
        {word('home.fast')}
      </p>
    </div>
  );
}

/** Men on deck. */
const Crew = () => (
  <path
    class="harbour-crew"
    d={Array.from({ length: 16 }, (_, i) => `M${230 + i * 9 + (i > 7 ? 150 : 0)} 250v-9m0 -5v-1`).join('')}
  />
);

/** So many pennants have room. */
const MOST_PENNANTS = 6;

/** One for each ship, with her tons and nothing else. */
const Pennants = ({ ships }: { ships: readonly LogShip[] }) => (
  <g class="pennants">
    <path d="M420 30L700 250M420 250V30" />
    {ships.slice(0, MOST_PENNANTS).map(({ tons }, i) => (
      <g key={i} transform={`translate(${428 + i * 44} ${40 + i * 34})`}>
        <path class="pennant" d="M0 0L104 17L0 36Z" />
        <text x="6" y="25">
          {figure(tons)}
        </text>
      </g>
    ))}
  </g>
);

const Ships = ({ ships, say }: { ships: readonly LogShip[]; say: Say }) => (
  <ul class="home-ships">
    {ships.map((ship, i) => (
      <li key={i}>
        <Silhouette kind={drawingOf(ship)} name={ship.name} tons={ship.tons} scale="same" />
        <strong>{shipWords(ship, say)}</strong>
        <span>{word('ship.grt', { tons: figure(ship.tons) })}</span>
      </li>
    ))}
  </ul>
);

/** What has been told of the time in port so far: the dead before the honours, as it was settled. */
function Told({ session, view, say, director }: Props) {
  const { beats, at, phase } = director;
  const until = phase === 'roll' || phase === 'dice' ? at : at + 1;
  const shown = beats.slice(0, until).filter(({ kind }) => HOME_BEATS.has(kind));
  const events = shown
    .flatMap(({ moments }) => moments.flatMap((moment) => moment.events))
    .filter(({ roll }) => !roll);
  const list = useRef<HTMLOListElement>(null);
  // Where the list is longer than its place, what has just been given is in sight.
  useEffect(
    () => list.current?.querySelector('li:nth-last-child(2)')?.scrollIntoView?.({ block: 'nearest' }),
    [events.length],
  );
  return (
    <ol class="home-told" ref={list}>
      {events.map((event, i) => (
        <li key={i} class={`home-${event.kind}`}>
          <Honour event={event} say={say} />
          <span>
            <Terms game={session.game} said={eventWords(session.game, event, 'story')} />
          </span>
        </li>
      ))}
      <li class="home-level">
        <LevelBar tons={view.tons} say={say} />
      </li>
    </ol>
  );
}

/** Stripes for a promotion, a cross for an award. */
function Honour({ event: { kind, data }, say }: { event: LogEvent; say: Say }) {
  if (kind === 'promoted') {
    const rank = RANKS.indexOf(data.rank as (typeof RANKS)[number]);
    return <Rank rank={rank} label={say(text(`rank.${data.rank}`))} />;
  }
  if (kind !== 'decorated') return null;
  const grade = AWARDS.indexOf(data.award as (typeof AWARDS)[number]) as Grade;
  return <Award grade={grade} label={say(text(`award.${data.award}`))} />;
}

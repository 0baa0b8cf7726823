/** The end as a page of its own: the last leaf of the diary and what happened, line by line; the record comes when the page is turned. */
import type { Beat } from '@flotilla/companion';
import { text } from '@flotilla/table';
import { logFor } from '@flotilla/table/run';
import type { Session } from '@flotilla/ui/base/session.ts';
import type { Section } from '@flotilla/ui/parts/log.tsx';
import { eventWords, sectionsOf } from '@flotilla/ui/parts/log.tsx';
import type { Director } from '@flotilla/ui/stage/director.ts';
import { ui } from '@flotilla/ui/text/index.ts';
import { useEffect, useRef } from 'preact/hooks';
import { simulatedFor } from '../career/simulated.ts';
import type { View } from '../game.ts';
import { monthText, placeOf, RANKS, today } from '../game.ts';
import { figure, word } from '../text/index.ts';
import type { Say } from '../words.ts';
import { BERTH, Harbour } from './Harbour.tsx';
import { scattered } from './scatter.ts';

interface Props {
  readonly session: Session;
  readonly director: Director;
  readonly view: View;
  readonly beat: Beat;
  readonly say: Say;
}

/** An empty sea for a loss, an evening at the quay for a survivor. */
export function Ending({ session, director, view, beat, say }: Props) {
  const survived = beat.kind === 'survival';
  const entries = survived ? [] : lastEntries(session, beat);
  const lines = survived
    ? [...toldIn(session, beat), word('end.alive', { alive: aliveOf(view) })]
    : [...toldIn(session, beat, 'careerEnds'), figuresOf(view)];
  const men = view.sunk > 0 ? word('end.men', { ships: view.sunk }) : word('end.noMen');
  return (
    <section class={survived ? 'ending-page ending-survived' : 'ending-page ending-lost'}>
      {survived ? <Quay view={view} /> : <EmptySea />}
      <div class="ending-lines">
        <h2>{survived ? say(monthText(view.rules.lastMonth)) : dayAndPlace(director, say)}.</h2>
        {entries.map((entry, i) => (
          <p key={i} class="ending-entry">
            {entry}
          </p>
        ))}
        {[...lines.filter((line) => line !== ''), men].map((line, i) => (
          <p key={i} style={{ '--line': String(i + Math.sign(entries.length)) }}>
            {line}
          </p>
        ))}
      </div>
      <p class="ending-who">
        <strong>U-{view.boat.number}</strong>
        <span>
          {say(text(`rank.${RANKS[view.rank]}`))} {view.name || say(text('kommandant'))}
        </span>
        <span>
          {say(monthText(view.log[0]?.month ?? view.month))} – {say(monthText(view.month))}
        </span>
      </p>
      <TurnPage director={director} />
    </section>
  );
}

/** The only way on; the sheet with its own is away while this page is open. */
function TurnPage({ director }: { director: Director }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button
      ref={button}
      type="button"
      class="ending-on"
      title={ui('stage.goOnKey')}
      onClick={() => director.goOn()}
    >
      {ui('stage.goOn')}
    </button>
  );
}

/** Where the boat was when it happened. */
function dayAndPlace({ before }: Director, say: Say): string {
  const view = before.value as View;
  return `${say(today(view))}, ${say(placeOf(view))}`;
}

/** What a beat tells, but for events of one kind. */
const toldIn = ({ game }: Session, beat: Beat, but?: string): readonly string[] =>
  beat.moments
    .flatMap(({ events }) => events)
    .filter(({ roll, kind }) => !roll && kind !== but)
    .map((event) => eventWords(game, event, 'story'));

/** What the career came to; how it ended has been told when this is read. */
const figuresOf = ({ patrols, sunk, tons }: View): string =>
  `${word('captain.record', { patrols, ships: sunk, tons: figure(tons) })}.`;

/** So many lines of the diary have room. */
const MOST_ENTRIES = 4;

/** What was written into the diary last, before the end, line by line. */
function lastEntries({ game, log, seat }: Session, beat: Beat): readonly string[] {
  const end = new Set(beat.moments.flatMap(({ events }) => events));
  const before = logFor(log.value, seat.value, 'story').filter((event) => !end.has(event));
  const leaf = lastLeaf(sectionsOf(before).at(-1));
  return (leaf?.events ?? []).slice(-MOST_ENTRIES).map((event) => eventWords(game, event, 'story'));
}

/** The innermost section at the end of another. */
function lastLeaf(section: Section | undefined): Section | undefined {
  const part = section?.parts.at(-1);
  return part ? lastLeaf(part) : section;
}

/** Of a hundred who began in the same boat, so many live to see the day. */
const aliveOf = (view: View): number =>
  Math.round(simulatedFor(view.log[0]?.boat ?? view.boat.type).survived * 100);

const WAVES = scattered(60, 3, 41);

const EmptySea = () => (
  <svg class="ending-picture" viewBox="0 0 850 160" preserveAspectRatio="none" aria-hidden="true">
    <g class="ending-waves">
      {WAVES.map(([x = 0, depth = 0, strength = 0], i) => {
        const width = 8 + depth * 34;
        return (
          <path
            key={i}
            d={`M${Math.round(x * 880 - 30)} ${(4 + depth * depth * 152).toFixed(1)}q${width / 2} -${(1 + depth * 3).toFixed(1)} ${width} 0t${width} 0`}
            opacity={(0.12 + strength * 0.25).toFixed(2)}
          />
        );
      })}
    </g>
  </svg>
);

const Quay = ({ view }: { view: View }) => (
  <svg class="ending-picture" viewBox="0 130 850 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <Harbour boat={view.boat.type} month={view.month} x={BERTH} bow="right" lines={1} wake={0} people="few" />
  </svg>
);

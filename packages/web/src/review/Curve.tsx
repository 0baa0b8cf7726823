/** What a game was worth from question to question, with its interval, what had been gained by then, and the nine moments. */
import { INTERVAL } from '@flotilla/lab';
import { useKeys } from '@flotilla/ui/base/keys.ts';
import { Axes } from '@flotilla/ui/charts/Axes.tsx';
import { Band, Line } from '@flotilla/ui/charts/marks.tsx';
import type { ChartPlot } from '@flotilla/ui/charts/plot.ts';
import { plotOf } from '@flotilla/ui/charts/plot.ts';
import { ReaderTable } from '@flotilla/ui/charts/ReaderTable.tsx';
import { ticks } from '@flotilla/ui/charts/scale.ts';
import { useWidth } from '@flotilla/ui/charts/useWidth.ts';
import { useState } from 'preact/hooks';
import { go, href } from '../router.ts';
import { BadgeMark } from './Badge.tsx';
import type { ReviewMoment } from './moments.ts';
import { allMoments, momentsIn } from './moments.ts';
import { addressOf } from './paths.ts';
import type { Reviewed } from './reviewed.ts';
import type { ReviewTelling } from './telling.ts';
import { partWords, placeWords } from './telling.ts';
import { word } from './text/index.ts';

const LEFT = 68;
const RIGHT = 16;
const TOP = 26;
const LANE = 17;

/** The room that the number of a part needs, and about how much a letter does. */
const PLACE = 14;
const LETTER = 5.5;

/** How a picture is laid out. */
interface Layout extends ChartPlot {
  /** Where the lanes below the picture begin. */
  readonly foot: number;
}

/** Draws at once whatever needs no review. */
interface Drawn {
  readonly reviewed: Reviewed;
  readonly telling: ReviewTelling | null;
}

const isCompared = ({ record }: Reviewed): boolean => record.seats.length > 1;

function layoutOf({ reviewed, telling }: Drawn, width: number): Layout {
  const { gained, asked } = reviewed;
  const lanes = isCompared(reviewed) ? reviewed.record.seats.length : 1;
  const grain = telling?.review.ledger.grain ?? 1;
  const lines = telling?.review.ledger.lines ?? [];
  const amounts = [
    ...(isCompared(reviewed) ? [] : gained.map(([own = 0]) => own)),
    ...lines.map(({ value, valueError }) => (value + valueError * INTERVAL) * grain),
    ...(telling ? [telling.review.ledger.result * grain] : []),
  ];
  const shares = telling?.review.shares ?? isCompared(reviewed);
  const most = shares ? 1 : Math.max(1, ...amounts) * 1.06;
  const least = shares ? 0 : Math.min(0, ...amounts);
  const tall = width < 500 ? 150 : 196;
  const foot = TOP + tall;
  const below = lanes * LANE + 24;
  return {
    foot,
    ...plotOf(
      { width, height: foot + below, left: LEFT, right: RIGHT, top: TOP, bottom: below },
      [0, asked.length],
      [least, most],
    ),
  };
}

/** The picture, and below it the question the cursor is at. */
export function Curve(drawn: Drawn) {
  const { reviewed, telling } = drawn;
  const [box, width] = useWidth<HTMLDivElement>(900);
  const [at, setAt] = useState(0);
  const last = reviewed.asked.length - 1;
  const layout = layoutOf(drawn, width);
  const seek = ({ clientX, currentTarget }: PointerEvent & { currentTarget: Element }): void => {
    const { left, width: wide } = currentTarget.getBoundingClientRect();
    const along01 = (((clientX - left) / wide) * width - LEFT) / (width - LEFT - RIGHT);
    setAt(Math.max(0, Math.min(last, Math.round(along01 * reviewed.asked.length))));
  };
  const open = (event: PointerEvent): void => {
    const onBadge = event.target instanceof Element && event.target.closest('a') !== null;
    if (telling && event.button === 0 && !onBadge) go(addressOf.moment(reviewed, at));
  };
  return (
    <section class="sheet-panel review-curve" aria-labelledby="curve-title">
      <header>
        <h2 id="curve-title">{word(isCompared(reviewed) ? 'curve.titleShare' : 'curve.title')}</h2>
        <span class="muted">{word(telling ? 'curve.press' : 'curve.soon')}</span>
        <span class="curve-legend" aria-hidden="true">
          <i class="legend-worth" /> {word('curve.worth')}
          {!isCompared(reviewed) && (
            <>
              <i class="legend-gained" /> {word('curve.gained')}
            </>
          )}
        </span>
      </header>
      <p class="unseen">{curveSentence(drawn)}</p>
      <div ref={box}>
        {/* A picture with links in it: what it shows is told above, and the slider below leads everywhere. */}
        <svg
          class="graph"
          width={width}
          height={layout.height}
          viewBox={`0 0 ${width} ${layout.height}`}
          onPointerMove={seek}
          onPointerUp={open}
        >
          <title>{word('curve.press')}</title>
          <Frame drawn={drawn} layout={layout} />
          <Gained reviewed={reviewed} layout={layout} />
          {telling && <CurveLine telling={telling} layout={layout} />}
          {telling && <path class="curve-cursor" d={`M${layout.x(at)} ${TOP}V${layout.foot}`} />}
          {telling && <Badges telling={telling} layout={layout} />}
        </svg>
      </div>
      {telling && <ByPart telling={telling} />}
      {telling && <Cursor telling={telling} at={at} setAt={setAt} />}
    </section>
  );
}

function curveSentence({ reviewed, telling }: Drawn): string {
  if (!telling) return word('curve.soon');
  const { lines, grain, result } = telling.review.ledger;
  const values = lines.map(({ value }) => value * grain);
  return word('curve.sentence', {
    n: reviewed.asked.length,
    first: telling.plain(values[0] ?? 0),
    least: telling.plain(Math.min(...values)),
    most: telling.plain(Math.max(...values)),
    result: telling.plain(result * grain),
  });
}

/** What each part of the game began with, for screen readers; the slider tells every question. */
function ByPart({ telling }: { telling: ReviewTelling }) {
  const { reviewed, review, plain } = telling;
  const { lines, grain } = review.ledger;
  return (
    <ReaderTable
      caption={word(isCompared(reviewed) ? 'curve.titleShare' : 'curve.title')}
      head={[word('curve.question'), word('curve.worth')]}
      rows={reviewed.parts.map(({ question }) => [
        question + 1,
        `${plain((lines[question]?.value ?? 0) * grain)} ± ${plain((lines[question]?.valueError ?? 0) * INTERVAL * grain)}`,
      ])}
    />
  );
}

/** The round amounts beside the picture, and the parts of the game. */
function Frame({ drawn: { reviewed, telling }, layout }: { drawn: Drawn; layout: Layout }) {
  const { x, y, height } = layout;
  return (
    <>
      {telling && <Axes plot={layout} y={{ at: ticks(y.from, y.to, 4), say: telling.plain, grid: true }} />}
      <g class="part-lines">
        <Axes plot={layout} x={{ at: reviewed.parts.map(({ question }) => question), grid: true }} />
      </g>
      {reviewed.parts.map(({ question, heading }, i, all) => {
        const room = x(all[i + 1]?.question ?? reviewed.asked.length) - x(question);
        const named = partWords(reviewed.game, heading);
        return (
          room > PLACE && (
            <text key={question} x={x(question) + 3} y={height - 6}>
              {named && room > named.length * LETTER ? named : i + 1}
            </text>
          )
        );
      })}
    </>
  );
}

/** What had been gained: a staircase and a hull for each step, or among several a lane for each seat. */
function Gained({ reviewed, layout }: { reviewed: Reviewed; layout: Layout }) {
  const { gained, record } = reviewed;
  const { x, y, foot } = layout;
  const steps = (seat: number): { at: number; by: number }[] =>
    gained.flatMap((now, at) => {
      const by = (now[seat] ?? 0) - (gained[at - 1]?.[seat] ?? 0);
      return at > 0 && by > 0 ? [{ at, by }] : [];
    });
  if (isCompared(reviewed))
    return (
      <>
        {record.seats.map(({ name }, seat) => (
          <g key={name + String(seat)} class={seat === reviewed.seat ? 'points-own' : 'points-other'}>
            <text x={LEFT - 8} y={foot + 14 + seat * LANE} text-anchor="end">
              {name.slice(0, 9)}
            </text>
            {steps(seat).map(({ at, by }) => (
              <text key={at} class="points" x={x(at)} y={foot + 14 + seat * LANE} text-anchor="middle">
                +{by}
              </text>
            ))}
          </g>
        ))}
      </>
    );
  const path = gained.map(([own = 0], i) => `${i === 0 ? `M${x(0)} ` : `H${x(i)}V`}${y(own)}`).join('');
  const most = Math.max(1, ...steps(0).map(({ by }) => by));
  return (
    <>
      <path class="gained" d={`${path}V${y(0)}H${x(0)}z`} />
      {steps(0).map(({ at, by }) => {
        const half = 3 + (by / most) * 5;
        return (
          <path key={at} class="hull" d={`M${x(at) - half} ${foot + 6}h${half * 2}l-2 5h${4 - half * 2}z`} />
        );
      })}
    </>
  );
}

/** The line with its interval, never thinner than can be seen. */
function CurveLine({ telling, layout }: { telling: ReviewTelling; layout: Layout }) {
  const { lines, grain, result } = telling.review.ledger;
  const { x, y } = layout;
  const end = x(lines.length);
  return (
    <>
      <Band
        plot={layout}
        class="curve-band"
        least={1.5}
        points={lines.map(({ value, valueError }, i) => [
          i,
          (value - valueError * INTERVAL) * grain,
          (value + valueError * INTERVAL) * grain,
        ])}
      />
      <path class="result-dash" d={`M${x.start} ${y(result * grain)}H${x.end}`} />
      <text x={LEFT + 6} y={y(result * grain) - 5}>
        {word('curve.end', { amount: telling.plain(result * grain) })}
      </text>
      <Line
        plot={layout}
        class="curve-line"
        points={[...lines.map(({ value }, i) => [i, value * grain] as const), [lines.length, result * grain]]}
      />
      <circle class="curve-end" cx={end} cy={y(result * grain)} r="4.500" />
    </>
  );
}

interface Placed extends ReviewMoment {
  readonly px: number;
  readonly py: number;
  readonly bx: number;
  readonly by: number;
}

/** Badges stand off the line on a stalk, and never on each other. */
function placedBadges(telling: ReviewTelling, { x, y, width, foot }: Layout): Placed[] {
  const { review } = telling;
  const shown = width < 500 ? momentsIn(review, 'luck') : allMoments(review);
  const placed: Placed[] = [];
  for (const moment of shown) {
    const line = review.ledger.lines[moment.question];
    const px = x(moment.question + (moment.list === 'luck' ? 0.5 : 0));
    const py = y((line?.value ?? 0) * review.ledger.grain);
    const spots = [-30, 30, -56, 56, -82, 82].flatMap((dy) =>
      [0, -28, 28, -56, 56].map((dx) => ({
        bx: Math.max(LEFT + 12, Math.min(width - RIGHT - 12, px + dx)),
        by: py + dy,
      })),
    );
    const free = spots.find(
      ({ bx, by }) =>
        by > 13 && by < foot - 4 && placed.every((one) => Math.hypot(one.bx - bx, one.by - by) > 28),
    );
    placed.push({ ...moment, px, py, ...(free ?? { bx: px, by: Math.max(14, py - 30) }) });
  }
  return placed;
}

function Badges({ telling, layout }: { telling: ReviewTelling; layout: Layout }) {
  return (
    <>
      {placedBadges(telling, layout).map((one) => (
        <a
          key={one.letter}
          href={href(addressOf.moment(telling.reviewed, one.question))}
          aria-label={word(`moment.${one.list}`, { letter: one.letter })}
        >
          <path class={`stalk of-${one.list}`} d={`M${one.px} ${one.py}L${one.bx} ${one.by}`} />
          <circle class={`stalk-foot of-${one.list}`} cx={one.px} cy={one.py} r="2.500" />
          <circle class="badge-target" cx={one.bx} cy={one.by} r="16" />
          <g transform={`translate(${one.bx} ${one.by})`}>
            <BadgeMark list={one.list} letter={one.letter} />
          </g>
        </a>
      ))}
    </>
  );
}

/** The question the cursor is at, in words, and the ways to it. */
function Cursor({ telling, at, setAt }: { telling: ReviewTelling; at: number; setAt: (at: number) => void }) {
  const { reviewed, review, plain } = telling;
  const line = review.ledger.lines[at];
  const { grain } = review.ledger;
  const amount = plain((line?.value ?? 0) * grain);
  const half = plain((line?.valueError ?? 0) * INTERVAL * grain);
  useKeys({ r: () => go(`/g/${reviewed.id}/replay#${reviewed.places[at] ?? 0}`) });
  return (
    <div class="curve-cursor-row">
      <input
        type="range"
        min={0}
        max={reviewed.asked.length - 1}
        value={at}
        aria-label={word('curve.question')}
        aria-valuetext={word('curve.heard', { question: at + 1, amount, half })}
        onInput={(event) => setAt(event.currentTarget.valueAsNumber)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go(addressOf.moment(reviewed, at));
        }}
      />
      <p data-estimate>
        {word('curve.at', { question: at + 1, amount, half })}
        <span class="muted"> {placeWords(telling, at)}</span>
      </p>
      <a class="button" href={href(addressOf.moment(reviewed, at))}>
        {word('see')}
      </a>
      <a class="button" href={href(addressOf.replay(reviewed, at))}>
        {word('inReplay')}
      </a>
    </div>
  );
}

/** Pictures of many careers: how long captains last, luck with torpedoes, and what became of them. */
import type { CareerFacts } from '@flotilla/hunters';
import { capital, percent } from '@flotilla/table/run';
import { Axes } from '@flotilla/ui/charts/Axes.tsx';
import { Chart } from '@flotilla/ui/charts/Chart.tsx';
import { Band, Line } from '@flotilla/ui/charts/marks.tsx';
import type { ChartPoint } from '@flotilla/ui/charts/plot.ts';
import { plotOf } from '@flotilla/ui/charts/plot.ts';
import { spoken as language } from '@flotilla/ui/text/index.ts';
import type { Of, Simulator } from '@flotilla/ui/wall/ownWall.ts';
import { figure, word } from '@flotilla/ui/wall/text/index.ts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { fateName } from './names.ts';
import type { Luck } from './sums.ts';
import { luckOf, survivalOf } from './sums.ts';
import { lifeOf, simulatedSurvival } from './survival.ts';
import './charts.css';

/** So many are needed before a picture says anything. */
const FEWEST_CAREERS = 5;
const FEWEST_TORPEDOES = 30;

const BOX = { width: 320, height: 170, left: 38, right: 8, top: 10, bottom: 26 } as const;
/** Rows of a table that would have one for every torpedo. */
const MOST_ROWS = 10;

interface ChartsProps {
  readonly list: readonly Of<CareerFacts>[];
  readonly newReader: () => Simulator;
}

/** The pictures, or how many more games they need. */
export function Charts({ list: careers, newReader }: ChartsProps) {
  const ended = careers.filter(({ fate }) => fate !== 'serving');
  const byDate = [...careers].sort((a, b) => a.updated - b.updated);
  const hits = useMemo(() => luckOf(byDate.flatMap((career) => career.hits)), [careers]);
  const runs = useMemo(() => luckOf(byDate.flatMap((career) => career.runs)), [careers]);
  return (
    <div class="wardroom-charts">
      <figure class="sheet-panel">
        <figcaption>{word('survival')}</figcaption>
        {ended.length < FEWEST_CAREERS ? (
          <p class="muted">{word('tooFew', { n: FEWEST_CAREERS - ended.length })}</p>
        ) : (
          <Survival careers={careers} newReader={newReader} />
        )}
      </figure>
      <figure class="sheet-panel">
        <figcaption>{word('luck')}</figcaption>
        {hits.throws < FEWEST_TORPEDOES ? (
          <p class="muted">{word('tooFew', { n: FEWEST_TORPEDOES - hits.throws })}</p>
        ) : (
          <Torpedoes hits={hits} runs={runs} />
        )}
      </figure>
      {ended.length > 0 && (
        <figure class="sheet-panel">
          <figcaption>{word('fates')}</figcaption>
          <Fates careers={careers} />
        </figure>
      )}
    </div>
  );
}

/** What became of the captains: a bar for every fate there is, the commonest first. */
function Fates({ careers }: { careers: readonly Of<CareerFacts>[] }) {
  const counts = new Map<string, number>();
  for (const { fate } of careers) counts.set(fateName(fate), (counts.get(fateName(fate)) ?? 0) + 1);
  const rows = [...counts].sort((a, b) => b[1] - a[1]);
  return (
    <dl class="fates">
      {rows.map(([fate, count]) => (
        <div key={fate}>
          <dt>{fate}</dt>
          <dd>
            <meter value={count} max={careers.length} aria-label={fate} /> {count}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How long simulated captains last in these boats; null until it is known, and where nobody can say. */
function useSimulated(boats: readonly string[], newReader: () => Simulator): readonly number[] | null {
  const [curve, setCurve] = useState<readonly number[] | null>(null);
  const key = boats.join();
  useEffect(() => {
    const reader = newReader();
    let current = true;
    void simulatedSurvival(reader, boats).then((found) => {
      if (current) setCurve(found);
      reader.stop();
    });
    return () => {
      current = false;
      reader.stop();
    };
  }, [key]);
  return curve;
}

/** A course as points, the first at nothing. */
const pointsOf = (curve: readonly number[], first = 0): ChartPoint[] =>
  curve.map((value, i) => [i + first, value] as const);

function Survival({
  careers,
  newReader,
}: {
  careers: readonly Of<CareerFacts>[];
  newReader: () => Simulator;
}) {
  const mine = survivalOf(careers.map(lifeOf));
  const simulated = useSimulated(careers.map(({ boat }) => boat).sort(), newReader);
  const most = Math.max(5, mine.length - 1);
  const at = Math.min(10, mine.length - 1);
  const shown = (curve: readonly number[]): string =>
    percent(language(), curve[Math.min(at, curve.length - 1)] ?? 0);
  const words = simulated
    ? word('survival.text', { n: at, mine: shown(mine), simulated: shown(simulated) })
    : word('survival.mine', { n: at, mine: shown(mine) });
  const plot = plotOf(BOX, [0, most], [0, 1]);
  const share = (value: number): string => percent(language(), value);
  return (
    <>
      <Chart
        plot={plot}
        class="wall-chart"
        label={words}
        figures={{
          caption: word('survival'),
          head: [
            capital(word('survival.axis')),
            capital(word('survival.you')),
            ...(simulated ? [capital(word('survival.them'))] : []),
          ],
          rows: mine.map((one, i) => [
            i,
            share(one),
            ...(simulated ? [share(simulated[Math.min(i, simulated.length - 1)] ?? 0)] : []),
          ]),
        }}
      >
        <Axes plot={plot} y={{ at: [0, 0.5, 1], say: share, grid: true }} />
        {simulated && (
          <Line plot={plot} steps class="curve-them" points={pointsOf(simulated.slice(0, most + 1))} />
        )}
        <Line plot={plot} steps points={pointsOf(mine)} />
        <text x={plot.x(0)} y={BOX.height - 6}>
          0
        </text>
        <text x={plot.x(most)} y={BOX.height - 6} text-anchor="end">
          {most} {word('survival.axis')}
        </text>
      </Chart>
      <p class="curve-key">
        <i class="key-mine" /> {word('survival.you')} {simulated && <i class="key-them" />}{' '}
        {simulated && word('survival.them')}
      </p>
      <p>{words}</p>
    </>
  );
}

const signed = (value: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${figure(Math.abs(value))}`;

/** What luck comes to in a sentence. */
function verdictOn({ course, spread }: Luck): string {
  const [end, edge] = [course.at(-1) ?? 0, spread.at(-1) ?? 0];
  return word(end > edge ? 'luck.good' : end < -edge ? 'luck.bad' : 'luck.plain');
}

function Torpedoes({ hits, runs }: { hits: Luck; runs: Luck }) {
  const { throws, good, expected, course, spread } = hits;
  const reach = Math.max(4, ...spread, ...course.map(Math.abs));
  const end = Math.floor(reach);
  const plot = plotOf(BOX, [0, throws], [-reach, reach]);
  const every = Math.ceil(throws / MOST_ROWS);
  const shown = course.map((_, i) => i).filter((i) => (i + 1) % every === 0 || i === throws - 1);
  const words = `${word('luck.text', {
    hits: good,
    n: throws,
    expected: figure(Math.round(expected)),
    duds: runs.throws - runs.good,
    dudsExpected: figure(Math.round(runs.throws - runs.expected)),
  })} ${verdictOn(hits)}`;
  return (
    <>
      <Chart
        plot={plot}
        class="wall-chart"
        label={words}
        figures={{
          caption: word('luck'),
          head: [capital(word('luck.axis')), word('luck.lead'), word('luck.usual')],
          rows: shown.map((i) => [
            figure(i + 1),
            signed(Math.round(course[i] ?? 0)),
            `±${figure(Math.round(spread[i] ?? 0))}`,
          ]),
        }}
      >
        <Band plot={plot} points={[[0, 0, 0], ...spread.map((one, i) => [i + 1, -one, one] as const)]} />
        <Axes plot={plot} y={{ at: [-end, 0, end], say: signed }} />
        <Axes plot={plot} y={{ at: [0], grid: true }} />
        <Line plot={plot} points={[[0, 0], ...pointsOf(course, 1)]} />
        <text x={plot.x.end} y={BOX.height - 6} text-anchor="end">
          {figure(throws)} {word('luck.axis')}
        </text>
      </Chart>
      <p>{words}</p>
    </>
  );
}

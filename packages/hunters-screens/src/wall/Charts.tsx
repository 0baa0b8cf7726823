/** Pictures of many careers: how long captains last, luck with torpedoes, and what became of them. */
import type { CareerFacts } from '@flotilla/hunters';
import { percent } from '@flotilla/table/run';
import { spoken as language } from '@flotilla/ui/text/index.ts';
import type { Of, Simulator } from '@flotilla/ui/wall/ownWall.ts';
import { figure, word } from '@flotilla/ui/wall/text/index.ts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { fateName } from './names.ts';
import type { Luck } from './sums.ts';
import { luckOf, survivalOf } from './sums.ts';
import { lifeOf, simulatedSurvival } from './survival.ts';

/** So many are needed before a picture says anything. */
const FEWEST_CAREERS = 5;
const FEWEST_TORPEDOES = 30;

const BOX = { width: 320, height: 170, left: 38, right: 8, top: 10, bottom: 26 } as const;
const INNER = { width: BOX.width - BOX.left - BOX.right, height: BOX.height - BOX.top - BOX.bottom } as const;

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

const across = (value: number, most: number): number => BOX.left + (value / most) * INNER.width;

/** A curve that falls in steps. */
const steps = (curve: readonly number[], most: number): string =>
  curve
    .map((share, i) => {
      const [x, y] = [across(i, most), BOX.top + (1 - share) * INNER.height];
      return i === 0 ? `M${x.toFixed(1)} ${y.toFixed(1)}` : `H${x.toFixed(1)}V${y.toFixed(1)}`;
    })
    .join('');

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
  return (
    <>
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} role="img" aria-label={words}>
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <path class="axis" d={`M${BOX.left} ${BOX.top + (1 - share) * INNER.height}h${INNER.width}`} />
            <text x={BOX.left - 5} y={BOX.top + (1 - share) * INNER.height + 4} text-anchor="end">
              {percent(language(), share)}
            </text>
          </g>
        ))}
        {simulated && <path class="curve-them" d={steps(simulated.slice(0, most + 1), most)} />}
        <path class="curve-mine" d={steps(mine, most)} />
        <text x={BOX.left} y={BOX.height - 6}>
          0
        </text>
        <text x={BOX.width - BOX.right} y={BOX.height - 6} text-anchor="end">
          {most} {word('survival.axis')}
        </text>
      </svg>
      <p class="curve-key">
        <i class="key-mine" /> {word('survival.you')} {simulated && <i class="key-them" />}{' '}
        {simulated && word('survival.them')}
      </p>
      <p>{words}</p>
    </>
  );
}

/** What luck comes to in a sentence. */
function verdictOn({ course, spread }: Luck): string {
  const [end, edge] = [course.at(-1) ?? 0, spread.at(-1) ?? 0];
  return word(end > edge ? 'luck.good' : end < -edge ? 'luck.bad' : 'luck.plain');
}

function Torpedoes({ hits, runs }: { hits: Luck; runs: Luck }) {
  const { throws, good, expected, course, spread } = hits;
  const reach = Math.max(4, ...spread, ...course.map(Math.abs));
  const y = (value: number): number => BOX.top + INNER.height / 2 - (value / reach) * (INNER.height / 2);
  const point = (value: number, i: number): string =>
    `${across(i + 1, throws).toFixed(1)} ${y(value).toFixed(1)}`;
  const band = [...spread.map(point), ...spread.map((value, i) => point(-value, i)).reverse()];
  const words = `${word('luck.text', {
    hits: good,
    n: throws,
    expected: figure(Math.round(expected)),
    duds: runs.throws - runs.good,
    dudsExpected: figure(Math.round(runs.throws - runs.expected)),
  })} ${verdictOn(hits)}`;
  return (
    <>
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} role="img" aria-label={words}>
        <path class="band" d={`M${BOX.left} ${y(0)}L${band.join('L')}Z`} />
        <path class="axis" d={`M${BOX.left} ${y(0)}h${INNER.width}`} />
        <path class="curve-mine" d={`M${BOX.left} ${y(0)}L${course.map(point).join('L')}`} />
        {[-1, 0, 1].map((side) => (
          <text key={side} x={BOX.left - 5} y={y(side * Math.floor(reach)) + 4} text-anchor="end">
            {side > 0 ? '+' : side < 0 ? '−' : ''}
            {side === 0 ? 0 : Math.floor(reach)}
          </text>
        ))}
        <text x={BOX.width - BOX.right} y={BOX.height - 6} text-anchor="end">
          {figure(throws)} {word('luck.axis')}
        </text>
      </svg>
      <p>{words}</p>
    </>
  );
}

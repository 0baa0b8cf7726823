/** How the games of one change are spread beside those without it. */
import type { Effect, Gathered, LabResult, Part } from '@flotilla/lab';
import { switchName, wilson } from '@flotilla/lab';
import type { AnyGame } from '@flotilla/table';
import { Axes } from '@flotilla/ui/charts/Axes.tsx';
import { Chart } from '@flotilla/ui/charts/Chart.tsx';
import { Bars, Whisker } from '@flotilla/ui/charts/marks.tsx';
import { plotOf } from '@flotilla/ui/charts/plot.ts';
import { ticks } from '@flotilla/ui/charts/scale.ts';
import { useState } from 'preact/hooks';
import type { ToldMeasure } from './figures.ts';
import { measuresOf, namingOf, shown } from './figures.ts';
import { binnedBy } from './spreads.ts';
import { word } from './text/index.ts';

interface Props {
  readonly game: AnyGame;
  readonly result: LabResult;
  readonly part: Part;
}

/** The change to look at, and a picture of every measure. */
export function SideBySide({ game, result, part }: Props) {
  const [wanted, want] = useState('');
  const at = Math.max(
    0,
    result.switches.findIndex(({ label }) => label === wanted),
  );
  const chosen = result.switches[at];
  const arms = [part.arms[0], part.arms[at + 1]].flatMap((arm) => arm ?? []);
  if (!chosen || arms.length < 2 || arms.some(({ games }) => games === 0)) return null;
  return (
    <section class="sheet-panel lab-beside" aria-labelledby="lab-beside">
      <h2 id="lab-beside">{word('beside')}</h2>
      <label class="field">
        <span class="field-label">{word('which')}</span>
        <select value={chosen.label} onChange={(event) => want(event.currentTarget.value)}>
          {result.switches.map(({ label }) => (
            <option key={label} value={label}>
              {switchName(game, label, namingOf(game))}
            </option>
          ))}
        </select>
      </label>
      {measuresOf(game, result).map((measure) => (
        <Spreads
          key={measure.id}
          measure={measure}
          arms={arms}
          effect={chosen.effects[measure.id] as Effect}
        />
      ))}
    </section>
  );
}

const SIDES = ['without', 'with'] as const;

interface SpreadsProps {
  readonly measure: ToldMeasure;
  readonly arms: readonly Gathered[];
  readonly effect: Effect;
}

/** One measure in both arms: a histogram each in the same bins, or for a share of games two bars. */
function Spreads({ measure, arms, effect }: SpreadsProps) {
  const binned = measure.factor === 1 ? binnedBy(arms, measure.id) : null;
  const label = word('spread', {
    measure: measure.name,
    without: shown(effect.without * measure.factor),
    with: shown(effect.with * measure.factor),
  });
  return (
    <figure>
      <figcaption>{measure.name}</figcaption>
      {binned ? (
        <Histograms {...binned} caption={measure.name} label={label} effect={effect} />
      ) : (
        <Shares arms={arms} caption={measure.name} label={label} effect={effect} />
      )}
    </figure>
  );
}

interface PictureProps {
  readonly caption: string;
  readonly label: string;
  readonly effect: Effect;
}

const BOX = { width: 320, height: 170, left: 34, right: 8, top: 22, bottom: 24 } as const;

function Histograms(
  props: PictureProps & { from: number; step: number; shares: readonly (readonly number[])[] },
) {
  const { caption, label, effect, from, step, shares } = props;
  const bins = shares[0]?.length ?? 0;
  const tallest = Math.max(...shares.flat());
  const plot = plotOf(BOX, [from, from + bins * step], [0, tallest * 100]);
  const figures = {
    caption,
    head: [word('between'), ...SIDES.map((side) => `${word(side)}, ${word('share')}`)],
    rows: Array.from({ length: bins }, (_, bin) => [
      word('range', { from: shown(from + bin * step), to: shown(from + (bin + 1) * step) }),
      ...shares.map((arm) => shown((arm[bin] ?? 0) * 100)),
    ]),
  };
  return (
    <div class="lab-pair">
      {SIDES.map((side, i) => (
        <div key={side}>
          <Chart
            plot={plot}
            class={`lab-${side}`}
            label={`${label}. ${word(side)}`}
            figures={i === 0 ? figures : 'beside'}
          >
            <Axes
              plot={plot}
              edge="foot"
              held
              x={{ at: ticks(plot.x.from, plot.x.to, 3), say: shown }}
              y={{ at: ticks(0, tallest * 100, 3), say: shown, grid: true }}
            />
            <Bars
              plot={plot}
              gap={1}
              bars={(shares[i] ?? []).map((share, bin) => ({
                x: [from + bin * step, from + (bin + 1) * step],
                y: [0, share * 100],
              }))}
            />
            <path class="lab-mean" d={`M${plot.x(effect[side])} ${BOX.top - 4}V${plot.y.start}`} />
            <text x={BOX.left} y={12}>
              {word(side)}
            </text>
          </Chart>
        </div>
      ))}
    </div>
  );
}

const BAR = { height: 96, left: 70, right: 40, top: 6, bottom: 26, width: 640 } as const;

/** Shares of games, each with its own interval. */
function Shares({ caption, label, effect, arms }: PictureProps & { arms: readonly Gathered[] }) {
  const shares = SIDES.map((side, i) => {
    const games = arms[i]?.games ?? 0;
    return { side, ...wilson(effect[side] * games, games) };
  });
  const plot = plotOf(BAR, [0, Math.max(...shares.map(({ high }) => high)) * 100], [2, 0]);
  const { x, y } = plot;
  return (
    <Chart
      plot={plot}
      label={label}
      figures={{
        caption,
        head: [word('change'), word('share')],
        rows: shares.map(({ side, share, low, high }) => [
          word(side),
          `${shown(share * 100)} (${word('range', { from: shown(low * 100), to: shown(high * 100) })})`,
        ]),
      }}
    >
      <Axes plot={plot} held x={{ at: ticks(0, x.to, 5), say: shown, grid: true }} />
      {shares.map(({ side, share, low, high }, i) => (
        <g key={side} class={`lab-${side}`}>
          <text x={BAR.left - 8} y={y(i + 0.5) + 4} text-anchor="end">
            {word(side)}
          </text>
          <Bars plot={plot} least={1} bars={[{ x: [0, share * 100], y: [i + 0.15, i + 0.85] }]} />
          <Whisker class="lab-whisker" ends={[x(low * 100), x(high * 100)]} at={y(i + 0.5)} />
        </g>
      ))}
    </Chart>
  );
}

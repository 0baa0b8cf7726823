/** Histograms of all throws of a game against what fair dice would have shown. */
import { Axes } from '@flotilla/ui/charts/Axes.tsx';
import { Chart } from '@flotilla/ui/charts/Chart.tsx';
import { Bars } from '@flotilla/ui/charts/marks.tsx';
import { plotOf } from '@flotilla/ui/charts/plot.ts';
import { figure, word } from '@flotilla/ui/wall/text/index.ts';
import type { Histogram } from '../proof/fairness.ts';
import './fairness.css';

/** The throws needed before a histogram says anything. */
const FEWEST = 12;
const BOX = { width: 400, height: 170, top: 22, bottom: 24 } as const;

/** The histograms of all dice; of those thrown too seldom how many there were. */
export function Fairness({ histograms }: { histograms: readonly Histogram[] }) {
  const shown = histograms.filter(({ throws }) => throws >= FEWEST);
  const seldom = histograms.filter(({ throws }) => throws < FEWEST);
  const others = seldom.reduce((sum, { throws }) => sum + throws, 0);
  if (shown.length === 0) return <p class="muted">{word('verify.few')}</p>;
  return (
    <>
      <div class="fairness">
        {shown.map((histogram) => (
          <Throws key={`${histogram.count}d${histogram.sides}`} histogram={histogram} />
        ))}
      </div>
      {others > 0 && <p class="muted">{word('verify.other', { n: others })}</p>}
    </>
  );
}

/** The numbers of one kind of throw, each with what was expected and how far it strays nineteen times in twenty. */
function Throws({ histogram }: { histogram: Histogram }) {
  const { bars, count, sides, throws, further } = histogram;
  const most = Math.max(...bars.map(({ thrown, expected, spread }) => Math.max(thrown, expected + spread)));
  const plot = plotOf(BOX, [-0.5, bars.length - 0.5], [0, most]);
  const { x, y } = plot;
  const title = word('verify.fair', { n: throws, dice: word('verify.dice', { n: count, sides }) });
  const words = word('verify.further', { n: Math.round(further * 100) });
  return (
    <figure class="sheet-panel">
      <figcaption>{title}</figcaption>
      <p class="fair-key">
        <i class="key-thrown" /> {word('verify.thrown')} <i class="key-expected" /> {word('verify.expected')}{' '}
        <i class="key-band" /> {word('verify.band')}
      </p>
      <Chart
        plot={plot}
        class="fair-chart"
        label={words}
        figures={{
          caption: title,
          head: [word('verify.value'), word('verify.thrown'), word('verify.expected')],
          rows: bars.map(({ value, thrown, expected }) => [
            value,
            thrown,
            figure(Math.round(expected * 10) / 10),
          ]),
        }}
      >
        <Bars plot={plot} bars={bars.map(({ thrown }, i) => ({ x: [i - 0.4, i + 0.4], y: [0, thrown] }))} />
        {bars.map(({ value, thrown, expected, spread }, i) => (
          <g key={value}>
            <path class="fair-expected" d={`M${x(i - 0.5) + 1} ${y(expected)}H${x(i + 0.5) - 1}`} />
            <path
              class="fair-band"
              d={`M${x(i)} ${y(expected + spread)}V${y(Math.max(0, expected - spread))}`}
            />
            <text x={x(i)} y={Math.min(y(thrown), y(expected + spread)) - 5} text-anchor="middle">
              {thrown}
            </text>
          </g>
        ))}
        <Axes plot={plot} edge="foot" x={{ at: bars.map((_, i) => i), say: (i) => String(bars[i]?.value) }} />
      </Chart>
      <p>{words}</p>
    </figure>
  );
}

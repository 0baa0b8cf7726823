/** Where the result stands among simulated games with the same options. */
import type { Percentile as Among } from '@flotilla/lab';
import { Axes } from '@flotilla/ui/charts/Axes.tsx';
import { Chart } from '@flotilla/ui/charts/Chart.tsx';
import { Bars } from '@flotilla/ui/charts/marks.tsx';
import { heldAt, plotOf } from '@flotilla/ui/charts/plot.ts';
import { counted, ticks } from '@flotilla/ui/charts/scale.ts';
import { useWidth } from '@flotilla/ui/charts/useWidth.ts';
import type { ReviewTelling } from './telling.ts';
import { word } from './text/index.ts';

const BARS = 30;
const HEIGHT = 118;
const FOOT = 20;
const TOP = 24;

/** Hundredths of the games that came to less and to more. */
function sharesOf({ games, less, same }: Among): { less: number; more: number } {
  const below = Math.round((100 * (less + same / 2)) / Math.max(1, games));
  return { less: below, more: 100 - below };
}

/** The simulated games as a picture with the reader's own among them. */
export function Percentile({ telling }: { telling: ReviewTelling }) {
  const { percentile, ledger } = telling.review;
  const [box, width] = useWidth<HTMLDivElement>(340);
  if (!percentile || percentile.games === 0) return null;
  const { grain, result } = ledger;
  const { less, more } = sharesOf(percentile);
  const most = Math.max(percentile.results.at(-1) ?? 0, result);
  const least = Math.min(0, percentile.results[0] ?? 0, result);
  const step = Math.max(1, (most - least) / BARS);
  const counts = counted(percentile.results, least, step, BARS);
  const plot = plotOf(
    { width, height: HEIGHT, left: 2, right: 2, top: TOP, bottom: FOOT },
    [least, least + step * BARS],
    [0, Math.max(1, ...counts)],
  );
  const own = plot.x(result);
  const amount = (value: number): string => telling.plain(value * grain);
  const title = word('among.title', { less, more });
  return (
    <div class="percentile">
      <p class="review-label">{word('among.label', { n: percentile.games })}</p>
      <h2>{title}</h2>
      <div ref={box}>
        <Chart
          plot={plot}
          sized
          label={title}
          figures={{
            caption: word('among.label', { n: percentile.games }),
            head: [word('endings.bin'), word('fates.games')],
            rows: counts.flatMap((count, i) =>
              count === 0
                ? []
                : [
                    [
                      word('endings.range', {
                        from: amount(least + i * step),
                        to: amount(least + (i + 1) * step),
                      }),
                      count,
                    ],
                  ],
            ),
          }}
        >
          <Bars
            plot={plot}
            gap={1}
            bars={counts.map((count, i) => ({
              x: [least + i * step, least + (i + 1) * step],
              y: [0, count],
              class: least + (i + 0.5) * step < result ? 'below' : 'above',
            }))}
          />
          <path class="result-line" d={`M${own} ${TOP - 4}V${HEIGHT - FOOT + 2}`} />
          <text class="result-text" x={own} y={TOP - 8} text-anchor={heldAt(own, width)}>
            {word('among.you', { amount: amount(result) })}
          </text>
          <Axes
            plot={plot}
            held
            x={{ at: ticks(least * grain, most * grain, 3).map((at) => at / grain), say: amount }}
          />
        </Chart>
      </div>
      <p class="small-print">{word('among.text')}</p>
    </div>
  );
}

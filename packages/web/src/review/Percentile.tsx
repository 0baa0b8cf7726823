/** Where the result stands among simulated games with the same options. */
import type { Percentile as Among } from '@flotilla/lab';
import { along, roundSteps } from './scale.ts';
import { endOf } from './Top.tsx';
import type { ReviewTelling } from './telling.ts';
import { word } from './text/index.ts';
import { useWidth } from './useWidth.ts';

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
  const counts = Array.from({ length: BARS }, () => 0);
  for (const one of percentile.results) {
    const bar = Math.min(BARS - 1, Math.floor((one - least) / step));
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  const x = along(least, least + step * BARS, 2, width - 2);
  const tallest = Math.max(1, ...counts);
  const own = x(result);
  return (
    <div class="percentile">
      <p class="review-label">{word('among.label', { n: percentile.games })}</p>
      <h2>{word('among.title', { less, more })}</h2>
      <div ref={box} aria-hidden="true">
        <svg aria-hidden="true" width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
          {counts.map((count, i) => {
            const high = (count / tallest) * (HEIGHT - FOOT - TOP);
            const from = x(least + i * step);
            return (
              <rect
                key={from}
                class={least + (i + 0.5) * step < result ? 'below' : 'above'}
                x={from}
                y={HEIGHT - FOOT - high}
                width={Math.max(1, x(least + (i + 1) * step) - from - 1)}
                height={high}
              />
            );
          })}
          <path class="result-line" d={`M${own} ${TOP - 4}V${HEIGHT - FOOT + 2}`} />
          <text class="result-text" x={own} y={TOP - 8} text-anchor={endOf(own, width)}>
            {word('among.you', { amount: telling.plain(result * grain) })}
          </text>
          {roundSteps(least * grain, most * grain, 3).map((at) => (
            <text
              key={at}
              class="axis-text"
              x={x(at / grain)}
              y={HEIGHT - 4}
              text-anchor={endOf(x(at / grain), width)}
            >
              {telling.plain(at)}
            </text>
          ))}
        </svg>
      </div>
      <p class="small-print">{word('among.text')}</p>
    </div>
  );
}

/** Histograms of all throws of a game against what fair dice would have shown. */

import { figure, word } from '@flotilla/ui/wall/text/index.ts';
import type { Histogram } from '../proof/fairness.ts';

/** The throws needed before a histogram says anything. */
const FEWEST = 12;
const HIGH = 170;
const FLOOR = HIGH - 24;

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
          <Bars key={`${histogram.count}d${histogram.sides}`} histogram={histogram} />
        ))}
      </div>
      {others > 0 && <p class="muted">{word('verify.other', { n: others })}</p>}
    </>
  );
}

function Bars({ histogram }: { histogram: Histogram }) {
  const { bars, count, sides, throws, further } = histogram;
  const most = Math.max(...bars.map(({ thrown, expected, spread }) => Math.max(thrown, expected + spread)));
  const step = 400 / bars.length;
  const y = (value: number): number => FLOOR - (value / most) * (FLOOR - 22);
  const words = word('verify.further', { n: Math.round(further * 100) });
  return (
    <figure class="sheet-panel">
      <figcaption>
        {word('verify.fair', { n: throws, dice: word('verify.dice', { n: count, sides }) })}
      </figcaption>
      <p class="fair-key">
        <i class="key-thrown" /> {word('verify.thrown')} <i class="key-expected" /> {word('verify.expected')}{' '}
        <i class="key-band" /> {word('verify.band')}
      </p>
      <svg viewBox={`0 0 400 ${HIGH}`} role="img" aria-label={words}>
        {bars.map(({ value, thrown, expected, spread }, i) => {
          const middle = step * (i + 0.5);
          return (
            <g key={value}>
              <rect
                class="fair-thrown"
                x={step * i + step * 0.1}
                y={y(thrown)}
                width={step * 0.8}
                height={FLOOR - y(thrown)}
              />
              <path class="fair-expected" d={`M${step * i + 1} ${y(expected)}h${step - 2}`} />
              <path
                class="fair-band"
                d={`M${middle} ${y(expected + spread)}V${y(Math.max(0, expected - spread))}`}
              />
              <text x={middle} y={Math.min(y(thrown), y(expected + spread)) - 5} text-anchor="middle">
                {thrown}
              </text>
              <text x={middle} y={HIGH - 6} text-anchor="middle">
                {value}
              </text>
            </g>
          );
        })}
        <path class="fair-floor" d={`M0 ${FLOOR}H400`} />
      </svg>
      <p>{words}</p>
      <ul class="unseen">
        {bars.map(({ value, thrown, expected }) => (
          <li key={value}>
            {word('verify.bars', { value, thrown, expected: figure(Math.round(expected * 10) / 10) })}
          </li>
        ))}
      </ul>
    </figure>
  );
}

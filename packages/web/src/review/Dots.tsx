/** Every ending a mark: filled for a good end, hollow for one between, a cross for a lost one; the real one ringed. */
import type { Ending } from '@flotilla/lab';
import { Axes } from '@flotilla/ui/charts/Axes.tsx';
import { Chart } from '@flotilla/ui/charts/Chart.tsx';
import { heldAt, plotOf } from '@flotilla/ui/charts/plot.ts';
import { binOf, scale } from '@flotilla/ui/charts/scale.ts';
import { useWidth } from '@flotilla/ui/charts/useWidth.ts';
import type { EndingsSpread } from './spreadOf.ts';
import { binsOf } from './spreadOf.ts';
import { word } from './text/index.ts';

type Kind = 'well' | 'between' | 'lost';

/** Ends that are neither good nor lost, and those that are good; every other is lost. */
const BETWEEN: readonly string[] = ['prisoner', 'captured', 'shared', 'adequate'];
const WELL: readonly string[] = ['survived', 'home', 'agreedEnd', 'won', 'great', 'good'];

/** How an end is marked. */
export const kindOf = (fate: string): Kind =>
  WELL.includes(fate) ? 'well' : BETWEEN.includes(fate) ? 'between' : 'lost';

const ORDER: readonly Kind[] = ['well', 'between', 'lost'];
const ABREAST = 6;
const TOP = 40;
const FOOT = 34;

interface Props {
  readonly endings: readonly Ending[];
  readonly own: Ending;
  readonly spread: EndingsSpread;
  readonly amount: (value: number) => string;
  readonly fateOf: (fate: string) => string;
}

const MARKS: Readonly<Record<Kind, (x: number, y: number, r: number) => string>> = {
  well: (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  between: (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  lost: (x, y, r) => `M${x - r} ${y - r}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}`,
};

/** All endings as marks in bins, the middle half below them, and the table of the same. */
export function Dots({ endings, own, spread, amount, fateOf }: Props) {
  const [box, width] = useWidth<HTMLDivElement>(900);
  if (endings.length === 0) return <div ref={box} />;
  const { from, step, bins } = binsOf(endings, own.worth, width < 500 ? 12 : 24, (fate) =>
    ORDER.indexOf(kindOf(fate)),
  );
  const end = from + bins.length * step;
  const x = scale(from, end, 8, width - 8);
  const wide = x(from + step) - x(from);
  const gap = Math.max(2.5, Math.min(7, (wide - 3) / ABREAST));
  const rows = Math.max(1, ...bins.map(({ length }) => Math.ceil(length / ABREAST)));
  const high = Math.min(gap, 260 / rows);
  const base = TOP + rows * high + 6;
  const height = base + FOOT;
  const plot = plotOf({ width, height, left: 8, right: 8, top: TOP, bottom: FOOT }, [from, end], [0, 1]);
  const at = (bin: number, place: number): readonly [number, number] => [
    x(from + bin * step) + 3 + (place % ABREAST) * gap + gap / 2,
    base - 4 - Math.floor(place / ABREAST) * high,
  ];
  const paths: Record<Kind, string> = { well: '', between: '', lost: '' };
  for (const [bin, list] of bins.entries())
    for (const [place, { fate }] of list.entries())
      paths[kindOf(fate)] += MARKS[kindOf(fate)](...at(bin, place), Math.min(gap, high) * 0.36);
  const mine = ownPlace(bins, own, from, step);
  const [ox, oy] = at(mine.bin, mine.place);
  return (
    <>
      <ul class="dots-legend" aria-hidden="true">
        {ORDER.map((kind) => (
          <li key={kind}>
            <svg aria-hidden="true" width="12" height="12" viewBox="0 0 12 12">
              <path class={`dot-${kind}`} d={MARKS[kind](6, 6, 3.5)} />
            </svg>{' '}
            {word(`endings.${kind}`)}
          </li>
        ))}
      </ul>
      <div ref={box}>
        <Chart
          plot={plot}
          class="dots"
          sized
          label={null}
          below={word('asTable')}
          figures={{
            caption: word('fates.title'),
            head: [word('endings.bin'), word('fates.games'), word('fates.fate')],
            rows: bins.map((list, i) => [
              word('endings.range', { from: amount(from + i * step), to: amount(from + (i + 1) * step) }),
              list.length,
              [...new Set(list.map(({ fate }) => fateOf(fate)))].join(', '),
            ]),
            own: mine.bin,
          }}
        >
          {ORDER.map((kind) => (
            <path key={kind} class={`dot-${kind}`} d={paths[kind]} />
          ))}
          <Axes
            plot={plot}
            edge="foot"
            held
            x={{
              at: bins
                .map((_, i) => from + i * step)
                .filter((_, i) => i % Math.ceil(bins.length / (width / 110)) === 0),
              say: amount,
            }}
          />
          <path class="middle-half" d={`M${x(spread.quarter)} ${base + 4}H${x(spread.threeQuarters)}`} />
          <path class="mean-line" d={`M${x(spread.mean)} ${TOP - 8}V${base}`} />
          <text x={x(spread.mean)} y={TOP - 12} text-anchor={heldAt(x(spread.mean), width)}>
            {word('endings.mean', { amount: amount(spread.mean), half: amount(spread.half) })}
          </text>
          <circle class="own-ring" cx={ox} cy={oy} r="7" />
          <path class="result-line" d={`M${ox} 18V${oy - 7}`} />
          <text class="result-text" x={ox} y="13" text-anchor={heldAt(ox, width)}>
            {word('endings.flag', { amount: amount(own.worth) })}
          </text>
        </Chart>
      </div>
    </>
  );
}

/** The mark nearest to how the game really ended: in its bin, by its fate; an empty bin has it alone. */
function ownPlace(
  bins: readonly (readonly Ending[])[],
  own: Ending,
  from: number,
  step: number,
): { readonly bin: number; readonly place: number } {
  const bin = binOf(own.worth, from, step, bins.length);
  const list = bins[bin] ?? [];
  const same = list.findIndex(({ fate }) => fate === own.fate);
  return { bin, place: same >= 0 ? same : Math.max(0, list.length - 1) };
}

/** Every ending a mark: filled for a good end, hollow for one between, a cross for a lost one; the real one ringed. */
import type { Ending } from '@flotilla/lab';
import { along } from './scale.ts';
import type { EndingsSpread } from './spreadOf.ts';
import { binsOf } from './spreadOf.ts';
import { endOf } from './Top.tsx';
import { word } from './text/index.ts';
import { useWidth } from './useWidth.ts';

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
  const x = along(from, from + bins.length * step, 8, width - 8);
  const wide = x(from + step) - x(from);
  const gap = Math.max(2.5, Math.min(7, (wide - 3) / ABREAST));
  const rows = Math.max(1, ...bins.map(({ length }) => Math.ceil(length / ABREAST)));
  const high = Math.min(gap, 260 / rows);
  const base = TOP + rows * high + 6;
  const height = base + FOOT;
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
      <div ref={box} aria-hidden="true">
        <svg class="dots" aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          {ORDER.map((kind) => (
            <path key={kind} class={`dot-${kind}`} d={paths[kind]} />
          ))}
          <path class="axis strong" d={`M4 ${base}H${width - 4}`} />
          <path class="middle-half" d={`M${x(spread.quarter)} ${base + 4}H${x(spread.threeQuarters)}`} />
          <path class="mean-line" d={`M${x(spread.mean)} ${TOP - 8}V${base}`} />
          <text class="axis-text" x={x(spread.mean)} y={TOP - 12} text-anchor={endOf(x(spread.mean), width)}>
            {word('endings.mean', { amount: amount(spread.mean), half: amount(spread.half) })}
          </text>
          <circle class="own-ring" cx={ox} cy={oy} r="7" />
          <path class="result-line" d={`M${ox} 18V${oy - 7}`} />
          <text class="result-text" x={ox} y="13" text-anchor={endOf(ox, width)}>
            {word('endings.flag', { amount: amount(own.worth) })}
          </text>
          {bins.map((_, i) =>
            i % Math.ceil(bins.length / (width / 110)) === 0 ? (
              <text
                key={from + i * step}
                class="axis-text"
                x={x(from + i * step)}
                y={height - 8}
                text-anchor={endOf(x(from + i * step), width)}
              >
                {amount(from + i * step)}
              </text>
            ) : null,
          )}
        </svg>
      </div>
      <details class="as-table">
        <summary>{word('asTable')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{word('endings.bin')}</th>
              <th scope="col">{word('fates.games')}</th>
              <th scope="col">{word('fates.fate')}</th>
            </tr>
          </thead>
          <tbody>
            {bins.map((list, i) => (
              <tr key={from + i * step}>
                <th scope="row">
                  {word('endings.range', {
                    from: amount(from + i * step),
                    to: amount(from + (i + 1) * step),
                  })}
                </th>
                <td>{list.length}</td>
                <td>{[...new Set(list.map(({ fate }) => fateOf(fate)))].join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
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
  const bin = Math.max(0, Math.min(bins.length - 1, Math.floor((own.worth - from) / step + 1e-9)));
  const list = bins[bin] ?? [];
  const same = list.findIndex(({ fate }) => fate === own.fate);
  return { bin, place: same >= 0 ? same : Math.max(0, list.length - 1) };
}

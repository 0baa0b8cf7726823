/** Effects of switches as a forest plot: a dot with its interval for each. */
import type { LabResult } from '../experiment/comparison.ts';
import { escaped, px, short, ticksOf } from './marks.ts';

const WIDTH = 760;
const LABELS = 300;
const FIGURES = 150;
const ROW = 22;
const TOP = 70;
const BOTTOM = 46;

/** What a plot is called and how its switches and its measure are; `percent` shows shares as hundredths. */
export interface ForestWords {
  readonly title: string;
  readonly subtitle: string;
  readonly nameOf: (label: string) => string;
  readonly percent: boolean;
}

/** One measure of all switches as a complete SVG file. */
export function forestToSvg(result: LabResult, measure: string, words: ForestWords): string {
  const rows = result.switches.flatMap(({ label, effects }) => {
    const effect = effects[measure];
    return effect ? [{ label, effect }] : [];
  });
  const factor = words.percent ? 100 : 1;
  const ends = rows.flatMap(({ effect }) => [effect.low * factor, effect.high * factor]);
  const [least, most] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const room = (most - least || 1) * 0.04;
  const [from, to] = [least - room, most + room];
  const height = TOP + rows.length * ROW + BOTTOM;
  const x = (value: number) => LABELS + ((value - from) / (to - from)) * (WIDTH - LABELS - FIGURES);
  const bottom = height - BOTTOM;
  const ticks = ticksOf(from, to).map(
    (value) =>
      `<line x1="${px(x(value))}" x2="${px(x(value))}" y1="${TOP - 8}" y2="${bottom}" stroke="#ddd5c2"/>` +
      `<text x="${px(x(value))}" y="${bottom + 18}" text-anchor="middle">${escaped(short(value))}</text>`,
  );
  const marks = rows.map(({ label, effect }, i) => {
    const y = TOP + i * ROW + ROW / 2;
    const [low, middle, high] = [effect.low, effect.difference, effect.high].map((one) => one * factor) as [
      number,
      number,
      number,
    ];
    const colour = effect.clear ? '#9a3b26' : '#2f6f7e';
    const figures = `${signed(middle)} ± ${short((high - low) / 2)}`;
    return (
      `<text x="${LABELS - 12}" y="${px(y + 4)}" text-anchor="end">${escaped(cut(words.nameOf(label)))}</text>` +
      `<line x1="${px(x(low))}" x2="${px(x(high))}" y1="${px(y)}" y2="${px(y)}" stroke="${colour}" stroke-width="2"/>` +
      `<circle cx="${px(x(middle))}" cy="${px(y)}" r="4" fill="${colour}"/>` +
      `<text x="${WIDTH - 12}" y="${px(y + 4)}" text-anchor="end">${escaped(figures)}</text>`
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12" fill="#23302f">`,
    `<title>${escaped(words.title)}</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="#f6f1e4"/>`,
    `<text x="16" y="24" font-size="16">${escaped(words.title)}</text>`,
    `<text x="16" y="44">${escaped(words.subtitle)}</text>`,
    ...ticks,
    `<line x1="${px(x(0))}" x2="${px(x(0))}" y1="${TOP - 8}" y2="${bottom}" stroke="#23302f"/>`,
    ...marks,
    '</svg>',
    '',
  ].join('\n');
}

/** Longer names would leave the plot. */
const MOST_LETTERS = 46;

const cut = (name: string): string =>
  name.length <= MOST_LETTERS ? name : `${name.slice(0, MOST_LETTERS - 1).trimEnd()}…`;

const signed = (value: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${short(Math.abs(value))}`;

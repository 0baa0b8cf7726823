/** A table of shares as a heat map. */
import { escaped, px } from './marks.ts';

const LABELS = 170;
const CELL = { width: 76, height: 30 };
const TOP = 84;

/** Rows and columns by name, and the share in each cell; null where there is none. */
export interface HeatMap {
  readonly title: string;
  readonly subtitle: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly share: (row: number, column: number) => number | null;
}

/** A heat map as a complete SVG file; every cell also says its share in hundredths. */
export function heatToSvg({ title, subtitle, rows, columns, share }: HeatMap): string {
  const width = Math.max(520, LABELS + columns.length * CELL.width + 24);
  const height = TOP + rows.length * CELL.height + 20;
  const heads = columns.map(
    (name, column) =>
      `<text x="${px(LABELS + (column + 0.5) * CELL.width)}" y="${TOP - 10}" text-anchor="middle">${escaped(name)}</text>`,
  );
  const cells = rows.flatMap((name, row) => [
    `<text x="${LABELS - 10}" y="${px(TOP + (row + 0.5) * CELL.height + 4)}" text-anchor="end">${escaped(name)}</text>`,
    ...columns.map((_, column) => cell(row, column, share(row, column))),
  ]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" fill="#23302f">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#f6f1e4"/>`,
    `<text x="16" y="24" font-size="16">${escaped(title)}</text>`,
    `<text x="16" y="44">${escaped(subtitle)}</text>`,
    ...heads,
    ...cells,
    '</svg>',
    '',
  ].join('\n');
}

function cell(row: number, column: number, share: number | null): string {
  const [x, y] = [LABELS + column * CELL.width, TOP + row * CELL.height];
  const box = `x="${px(x + 1)}" y="${px(y + 1)}" width="${CELL.width - 2}" height="${CELL.height - 2}"`;
  if (share === null) return `<rect ${box} fill="#e7dfcc"/>`;
  const word = `<text x="${px(x + CELL.width / 2)}" y="${px(y + CELL.height / 2 + 4)}" text-anchor="middle"`;
  return (
    `<rect ${box} fill="${colourOf(share)}"/>` +
    `${word}${share > 0.75 || share < 0.25 ? ' fill="#fff"' : ''}>${(share * 100).toFixed(0)}</text>`
  );
}

/** From rust through paper to sea green. */
const ENDS = [
  [0x9a, 0x3b, 0x26],
  [0xf3, 0xea, 0xd3],
  [0x2f, 0x6f, 0x7e],
] as const;

function colourOf(share: number): string {
  const [from, to] = share < 0.5 ? [ENDS[0], ENDS[1]] : [ENDS[1], ENDS[2]];
  const way = share < 0.5 ? share * 2 : share * 2 - 1;
  const part = (i: 0 | 1 | 2) => Math.round(from[i] + (to[i] - from[i]) * way);
  return `rgb(${part(0)},${part(1)},${part(2)})`;
}

/** Histograms as SVG, drawn without any library. */
import type { NumberSummary } from '../statistics/spread.ts';
import { escaped, px, short, ticksOf } from './marks.ts';

const WIDTH = 720;
const HEIGHT = 360;
const MARGIN = { left: 64, right: 24, top: 56, bottom: 56 };

/** A histogram with its axes, mean and median as a complete SVG file. */
export function histogramToSvg(title: string, figure: NumberSummary): string {
  const { histogram } = figure;
  const first = histogram[0]?.from ?? 0;
  const last = histogram.at(-1)?.to ?? 1;
  const most = Math.max(1, ...histogram.map((bar) => bar.count));
  const x = (value: number) =>
    MARGIN.left + ((value - first) / (last - first || 1)) * (WIDTH - MARGIN.left - MARGIN.right);
  const y = (share: number) => HEIGHT - MARGIN.bottom - share * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const bars = histogram.map((bar) => {
    const top = y(bar.count / most);
    const label = `${short(bar.from)} to ${short(bar.to)}: ${bar.count}`;
    return (
      `<rect x="${px(x(bar.from) + 0.5)}" y="${px(top)}" width="${px(Math.max(0.5, x(bar.to) - x(bar.from) - 1))}" ` +
      `height="${px(y(0) - top)}" fill="#2f6f7e"><title>${escaped(label)}</title></rect>`
    );
  });
  const ticks = ticksOf(first, last).map(
    (value) =>
      `<text x="${px(x(value))}" y="${HEIGHT - MARGIN.bottom + 18}" text-anchor="middle">${escaped(short(value))}</text>`,
  );
  const shares = [0, 0.5, 1].map((share) => {
    const percent = ((share * most) / figure.count) * 100;
    return (
      `<line x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${px(y(share))}" y2="${px(y(share))}" stroke="#c9c2b2"/>` +
      `<text x="${MARGIN.left - 8}" y="${px(y(share) + 4)}" text-anchor="end">${percent.toFixed(1)}%</text>`
    );
  });
  const { quantiles } = figure;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" fill="#23302f">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f6f1e4"/>`,
    `<text x="${MARGIN.left}" y="24" font-size="16">${escaped(title)}</text>`,
    `<text x="${MARGIN.left}" y="42">${escaped(
      `${figure.count} games: mean ${short(figure.mean)} ± ${short(figure.se)}, median ${short(quantiles.p50)}, ` +
        `middle half ${short(quantiles.p25)} to ${short(quantiles.p75)}`,
    )}</text>`,
    ...shares,
    ...bars,
    marker(x(figure.mean), '#9a3b26', 'mean'),
    marker(x(quantiles.p50), '#23302f', 'median'),
    ...ticks,
    '</svg>',
    '',
  ].join('\n');
}

const marker = (at: number, colour: string, name: string): string =>
  `<line x1="${px(at)}" x2="${px(at)}" y1="${MARGIN.top}" y2="${HEIGHT - MARGIN.bottom}" stroke="${colour}" ` +
  `stroke-width="1.5" stroke-dasharray="${name === 'mean' ? 'none' : '4 3'}"><title>${name}</title></line>`;

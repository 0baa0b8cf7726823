/** Results as CSV: one line per figure, so that any spreadsheet can pivot it. */
import type { LabResult } from '../experiment/comparison.ts';
import type { Findings, SimulationResult } from '../simulation/result.ts';
import type { Share } from '../statistics/shares.ts';

type CsvRow = readonly (string | number)[];

/** A result as CSV with the columns group, kind, name, statistic, value. */
export function resultToCsv(result: SimulationResult): string {
  const lines: CsvRow[] = [
    ['group', 'kind', 'name', 'statistic', 'value'],
    ...linesOf('all', result),
    ...Object.entries(result.groups ?? {}).flatMap(([group, findings]) => linesOf(group, findings)),
  ];
  return csvOf(lines);
}

/** Effects of switches as CSV, one line for each switch and measure. */
export function labToCsv(result: LabResult): string {
  const lines = result.switches.flatMap(({ label, pairs, effects }) =>
    Object.entries(effects).map(([measure, effect]): CsvRow => {
      const { without, with: having, difference, error, low, high, clear } = effect;
      return [label, measure, pairs, without, having, difference, error, low, high, clear ? 'yes' : 'no'];
    }),
  );
  const head = [
    'switch',
    'measure',
    'pairs',
    'without',
    'with',
    'difference',
    'error',
    'low',
    'high',
    'clear',
  ];
  return csvOf([head, ...lines]);
}

const csvOf = (lines: readonly CsvRow[]): string =>
  `${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;

function linesOf(group: string, findings: Findings): CsvRow[] {
  const figures = Object.entries(findings.figures).flatMap(([name, figure]): CsvRow[] => {
    const { histogram: _, quantiles, exact: __, ...plain } = figure;
    return Object.entries({ ...plain, ...quantiles }).map(([statistic, value]) => [
      group,
      'figure',
      name,
      statistic,
      value,
    ]);
  });
  const words = Object.entries({ ...findings.tallies, ending: findings.endingShares }).flatMap(
    ([name, shares]): CsvRow[] =>
      Object.entries(shares).flatMap(([word, share]) => shareLines(group, name, word, share)),
  );
  const seats = findings.winsBySeat.flatMap((share, i) =>
    shareLines(group, 'seat won', String(i + 1), share),
  );
  const bots = Object.entries(findings.winsByBot).flatMap(([bot, share]) =>
    shareLines(group, 'bot won', bot, share),
  );
  return [[group, 'games', '', 'count', findings.games], ...figures, ...words, ...seats, ...bots];
}

const shareLines = (group: string, kind: string, name: string, share: Share): CsvRow[] =>
  Object.entries(share).map(([statistic, value]) => [group, kind, name, statistic, value]);

const cell = (value: string | number): string =>
  typeof value === 'string' && /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : String(value);

/** The result of a simulation as a table. */
import type { Findings, Share, SimulationResult } from '@flotilla/lab';
import { capital } from '@flotilla/table/run';
import type { Io } from '../support/io.ts';
import type { Speaker } from '../support/speech.ts';
import { columns, padStart } from './layout.ts';

/** Everything a simulation found, for reading. */
export function resultLines(result: SimulationResult, speaker: Speaker, io: Io): string[] {
  const { strong, dim, bad } = io.style;
  const seats = result.seats > 1 ? `, ${result.seats} seats${result.rotate ? ', changing seats' : ''}` : '';
  const options = Object.entries(result.options).map(([id, value]) => `${id} ${String(value) || '–'}`);
  return [
    strong(
      `${result.title}: ${speaker.number(result.games)} games by ${result.bot}${seats}, seed ${result.seed}`,
    ),
    ...(options.length > 0 ? [dim(options.join(', '))] : []),
    ...(result.errors > 0 ? [bad(`${result.errors} games broke off`)] : []),
    ...(result.unfinished > 0
      ? [bad(`${result.unfinished} games would not end and were cut short; they count in no figure`)]
      : []),
    ...findingLines(result, speaker, io),
    ...Object.entries(result.groups ?? {}).flatMap(([name, findings]) => [
      '',
      strong(`── ${name} (${speaker.number(findings.games)} games)`),
      ...findingLines(findings, speaker, io),
    ]),
  ];
}

function findingLines(findings: Findings, speaker: Speaker, io: Io): string[] {
  const { strong } = io.style;
  const named = (kind: string, name: string) => speaker.nameOf(`${kind}.${name}`, name);
  const shares = (title: string, list: Readonly<Record<string, Share>>, name: (word: string) => string) =>
    Object.keys(list).length === 0 ? [] : ['', strong(title), ...shareLines(list, name, speaker)];
  const numbers = { ...findings.figures, ...(findings.answers && { answers: findings.answers }) };
  return [
    ...(Object.keys(numbers).length > 0
      ? ['', ...figureLines(numbers, (name) => named('figure', name), speaker, io)]
      : []),
    ...shares('Endings', findings.endingShares, (word) => word),
    ...Object.entries(findings.tallies).flatMap(([name, list]) =>
      shares(capital(named('tally', name)), list, (word) => named(`tally.${name}`, word)),
    ),
    ...shares('Games won by bot', findings.winsByBot, (bot) => bot),
    ...shares(
      'Games won by seat',
      Object.fromEntries(findings.winsBySeat.map((share, i) => [`seat ${i + 1}`, share])),
      (seat) => seat,
    ),
  ];
}

function figureLines(
  figures: Findings['figures'],
  nameOf: (name: string) => string,
  speaker: Speaker,
  io: Io,
): string[] {
  const head = ['', 'mean', '±', 'sd', 'min', 'p5', 'p25', 'median', 'p75', 'p95', 'max'];
  const rows = Object.entries(figures).map(([name, figure]) => {
    const { p5, p25, p50, p75, p95 } = figure.quantiles;
    const values = [figure.mean, 1.96 * figure.se, figure.sd, figure.min, p5, p25, p50, p75, p95, figure.max];
    return [nameOf(name), ...values.map((value) => short(value, speaker))];
  });
  const [first = '', ...rest] = columns(
    [head, ...rows],
    head.map((_, i) => i > 0),
  );
  return [io.style.dim(first), ...rest];
}

/** Whole numbers where they are large, otherwise three figures. */
const short = (value: number, speaker: Speaker): string =>
  speaker.number(Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3)));

function shareLines(
  shares: Readonly<Record<string, Share>>,
  nameOf: (word: string) => string,
  speaker: Speaker,
): string[] {
  const percent = (value: number) => padStart(`${(value * 100).toFixed(1)}%`, 6);
  return columns(
    Object.entries(shares).map(([word, { count, share, low, high }]) => [
      `  ${nameOf(word)}`,
      percent(share),
      `${percent(low)} to ${percent(high)}`,
      speaker.number(count),
    ]),
    [false, true, false, true],
  );
}

/** Effects of switches, and matches, as tables. */
import type { Effect, LabResult, MatchResult } from '@flotilla/lab';
import { measureName, switchName } from '@flotilla/lab';
import type { AnyGame } from '@flotilla/table';
import { capital } from '@flotilla/table/run';
import type { Io } from '../support/io.ts';
import type { Speaker } from '../support/speech.ts';
import { columns } from './layout.ts';

/** Everything an experiment found, for reading. */
export function labLines(game: AnyGame, result: LabResult, speaker: Speaker, io: Io): string[] {
  const { strong, dim, bad } = io.style;
  const options = Object.entries(result.options).map(([id, value]) => `${id} ${String(value) || '–'}`);
  return [
    strong(
      `${result.title} (rules ${result.rulesVersion}): ${speaker.number(result.games)} games each by ${result.bots.join(',')}, seed ${result.seed}`,
    ),
    dim(options.join(', ')),
    ...(result.errors + result.unfinished > 0
      ? [
          bad(
            `${result.errors} games broke off, ${result.unfinished} would not end; their pairs do not count`,
          ),
        ]
      : []),
    ...result.measures.flatMap((measure) => measureLines(game, result, measure, speaker, io)),
    '',
    dim(
      '± spans the interval; all of them hold together in 95 of 100 such tables. * is clear beyond chance (Holm).',
    ),
  ];
}

function measureLines(game: AnyGame, result: LabResult, measure: string, speaker: Speaker, io: Io): string[] {
  const { name, percent } = measureName(measure, speaker);
  const factor = percent ? 100 : 1;
  const rows = result.switches.map(({ label, effects }) => {
    const effect = effects[measure] as Effect;
    const half = ((effect.high - effect.low) / 2) * factor;
    return [
      `  ${switchName(game, label, speaker)}`,
      shown(effect.without * factor, speaker),
      shown(effect.with * factor, speaker),
      signed(effect.difference * factor, speaker),
      `± ${shown(half, speaker)}`,
      effect.clear ? '*' : '',
    ];
  });
  const [head = '', ...lines] = columns(
    [['', 'without', 'with', 'difference', '', ''], ...rows],
    [false, true, true, true, true, false],
  );
  return ['', io.style.strong(`${capital(name)}${percent ? ' (%)' : ''}`), io.style.dim(head), ...lines];
}

/** Whole numbers where they are large, otherwise three figures. */
const shown = (value: number, speaker: Speaker): string =>
  speaker.number(Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3)));

const signed = (value: number, speaker: Speaker): string => `${value > 0 ? '+' : ''}${shown(value, speaker)}`;

/** How a match ended. */
export function matchLines(result: MatchResult, speaker: Speaker, io: Io): string[] {
  const { strong, dim, good, warn } = io.style;
  const [first, other] = result.bots;
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const { value, low, high } = result.share;
  const verdict = {
    better: good(`${first} is better than ${other}: the test has decided.`),
    notBetter: warn(
      `${first} does not win ${percent(result.asked - result.equal)} more than the equal of ${other}: the test has decided.`,
    ),
    open: `The test has not decided between ${first} and ${other}; play more games.`,
  }[result.verdict];
  const elo = result.elo && [result.elo.value, result.elo.low, result.elo.high].map((one) => one.toFixed(0));
  return [
    strong(
      `${result.title} (rules ${result.rulesVersion}): ${first} against ${other}, ${result.seats === 1 ? 'each alone' : `${result.seats} seats, each seat in turn`}, seed ${result.seed}`,
    ),
    `${speaker.number(result.sets)} seeds; ${first} has ${percent(value)} of the wins (${percent(low)} to ${percent(high)}); its equal would have ${percent(result.equal)}`,
    ...(elo ? [`Elo difference ${elo[0]} (${elo[1]} to ${elo[2]})`] : []),
    `evidence ${result.evidence.toFixed(2)} between −${result.bound.toFixed(2)} and ${result.bound.toFixed(2)}`,
    verdict,
    dim(
      'A match that stops when it is decided flatters the winner a little: the interval is that of a match of fixed length.',
    ),
  ];
}

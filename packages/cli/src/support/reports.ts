/** What an experiment came to, as it is printed and written. */
import type { Arm, Experiment, Gathered, LabResult, Part, SimulationResult } from '@flotilla/lab';
import {
  comparisonOf,
  forestToSvg,
  histogramToSvg,
  labToCsv,
  matchOf,
  measureName,
  recordOfGame,
  resultOf,
  resultToCsv,
  switchName,
} from '@flotilla/lab';
import type { AnyGame } from '@flotilla/table';
import { own } from '@flotilla/table';
import { recordToText } from '@flotilla/table/run';
import { labLines, matchLines } from '../terminal/comparisons.ts';
import { resultLines } from '../terminal/results.ts';
import type { Args } from './command.ts';
import { FAILED, OK, UsageError } from './errors.ts';
import { writeOut, writeText } from './files.ts';
import type { Io } from './io.ts';
import { unknownWord } from './near.ts';
import type { Speaker } from './speech.ts';
import { speechFor } from './speech.ts';

/** Shows an experiment in the way of its kind; gives the exit code. */
export async function reportOn(
  game: AnyGame,
  experiment: Experiment,
  part: Part,
  args: Args,
  io: Io,
): Promise<number> {
  const speech = await speechFor(game, 'en');
  const shown = { simulate: showSimulation, lab: showLab, match: showMatch }[experiment.kind];
  shown(game, experiment, part, { args, io, speech });
  return dumpFailures(game, experiment, part, io);
}

interface Page {
  readonly args: Args;
  readonly io: Io;
  readonly speech: Speaker;
}

function print({ args, io }: Page, result: object, lines: () => readonly string[]): void {
  io.out(args.flag('json') ? `${JSON.stringify(result, null, 2)}\n` : `${lines().join('\n')}\n`);
}

function showSimulation(game: AnyGame, experiment: Experiment, part: Part, page: Page): void {
  const result = joined(game, experiment, part);
  checkTally(own(experiment.asked, 'by'), game, result);
  const { args, io, speech } = page;
  const [csv, svg] = [args.text('csv'), args.text('svg')];
  if (csv !== undefined) writeOut(csv, resultToCsv(result));
  if (svg !== undefined)
    writeOut(
      svg,
      histogramOf(result, args.text('figure'), (name) => speech.nameOf(`figure.${name}`, name)),
    );
  print(page, result, () => resultLines(result, speech, io));
}

/** Refuses a `--by` that names neither an option nor a tally. */
function checkTally(by: string | undefined, game: AnyGame, result: SimulationResult): void {
  const names = [...new Set([...game.optionFields.map(({ id }) => id), ...Object.keys(result.tallies)])];
  if (by === undefined || names.includes(by) || result.errors + result.unfinished > 0) return;
  throw new UsageError(unknownWord('option or tally', by, names, game.title));
}

/** One result for all arms: the first, with the findings for each as groups. */
function joined(game: AnyGame, { arms }: Experiment, part: Part): SimulationResult {
  const results = arms.map(({ plan }, i) => resultOf(game, plan, part.arms[i] as Gathered));
  const [first] = results as [SimulationResult];
  if (results.length === 1) return first;
  const sum = (of: (result: SimulationResult) => number) =>
    results.reduce((all, result) => all + of(result), 0);
  const endings: Record<string, number> = {};
  for (const result of results)
    for (const [ending, count] of Object.entries(result.endings))
      endings[ending] = (endings[ending] ?? 0) + count;
  return {
    ...first,
    games: sum((result) => result.games),
    endings,
    endingShares: {},
    figures: {},
    tallies: {},
    answers: null,
    winsBySeat: [],
    winsByBot: {},
    errors: sum((result) => result.errors),
    unfinished: sum((result) => result.unfinished),
    failures: results.flatMap((result) => result.failures),
    groups: Object.fromEntries(arms.map(({ label }, i) => [label, results[i] as SimulationResult])),
  };
}

function histogramOf(
  result: SimulationResult,
  wanted: string | undefined,
  nameOf: (name: string) => string,
): string {
  const names = Object.keys(result.figures);
  const name = wanted ?? names[0];
  const figure = name === undefined ? undefined : own(result.figures, name);
  if (name === undefined || !figure)
    throw new UsageError(
      names.length === 0
        ? 'There is no figure to draw.'
        : `There is no figure "${name}"; there are: ${names.join(', ')}.`,
    );
  return histogramToSvg(`${result.title}: ${nameOf(name)} (${result.bot})`, figure);
}

function showLab(game: AnyGame, experiment: Experiment, part: Part, page: Page): void {
  const result = comparisonOf(game, experiment, part);
  const [csv, svg] = [page.args.text('csv'), page.args.text('svg')];
  if (csv !== undefined) writeOut(csv, labToCsv(result));
  if (svg !== undefined) writeOut(svg, forestOf(game, result, page.args.text('figure'), page.speech));
  print(page, result, () => labLines(game, result, page.speech, page.io));
}

/** The forest plot of one measure, the first where none is named. */
export function forestOf(
  game: AnyGame,
  result: LabResult,
  wanted: string | undefined,
  speech: Speaker,
): string {
  const measure = wanted ?? result.measures[0] ?? '';
  if (!result.measures.includes(measure))
    throw new UsageError(unknownWord('measure', measure, result.measures, game.title));
  const name = measureName(measure, speech);
  return forestToSvg(result, measure, {
    title: `${result.title}: ${name.name}`,
    subtitle: `Difference on the same ${result.games} seeds (${result.bots.join(', ')}); all intervals hold together in 95 of 100 such plots`,
    nameOf: (label) => switchName(game, label, speech),
    percent: name.percent,
  });
}

function showMatch(game: AnyGame, experiment: Experiment, part: Part, page: Page): void {
  const result = matchOf(game, experiment, part);
  for (const name of ['csv', 'svg'])
    if (page.args.text(name) !== undefined)
      throw new UsageError(`A match is not written as ${name.toUpperCase()}.`);
  print(page, result, () => matchLines(result, page.speech, page.io));
}

/** Writes the records of games that failed; the exit code says whether there were any. */
function dumpFailures(game: AnyGame, { arms }: Experiment, part: Part, io: Io): number {
  for (const [i, { failures }] of part.arms.entries())
    for (const { number, seed, message } of failures) {
      const file = `failures/${game.id}-${seed.replace(/[^\w.-]+/g, '_')}.json`;
      io.err(`flotilla: Seed "${seed}": ${message}\n`);
      try {
        writeText(file, recordToText(recordOfGame(game, (arms[i] as Arm).plan, number)));
        io.err(`flotilla: Its record is ${file}; open it with: flotilla play --resume ${file}\n`);
      } catch (error) {
        io.err(`flotilla: Its record could not be written: ${(error as Error).message}\n`);
      }
    }
  return part.arms.every(({ errors, unfinished }) => errors + unfinished === 0) ? OK : FAILED;
}

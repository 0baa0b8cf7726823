/** `flotilla simulate`: many games by bots, in figures. */
import type { SimulationPlan, SimulationResult } from '@flotilla/lab';
import { histogramToSvg, recordOfGame, resultToCsv } from '@flotilla/lab';
import { simulate as runSimulation } from '@flotilla/lab/node';
import type { AnyGame, Field, FormChoice } from '@flotilla/table';
import { own } from '@flotilla/table';
import { recordToText } from '@flotilla/table/run';
import type { Args, Command } from '../support/command.ts';
import { gameOptionsOf, gamesOption, noWords } from '../support/command.ts';
import { FAILED, OK, UsageError } from '../support/errors.ts';
import { writeOut, writeText } from '../support/files.ts';
import { checkGameOptions, fittingSeats } from '../support/gameOptions.ts';
import type { Io } from '../support/io.ts';
import { unknownWord } from '../support/near.ts';
import { botsFrom } from '../support/seats.ts';
import { speechFor } from '../support/speech.ts';
import { progressBar } from '../terminal/progress.ts';
import { resultLines } from '../terminal/results.ts';

/** Runs a simulation. */
export const simulate: Command = {
  name: 'simulate',
  summary: 'Let bots play many games and show what came of them.',
  usage: ['simulate GAME --games N [--bot B | --bots A,B] [--seed S] [--OPTION VALUE …]'],
  game: 'first',
  options: {
    games: gamesOption('How many games (1000).'),
    bot: { kind: 'text', short: 'b', value: 'B', help: 'The bot at every seat.' },
    bots: {
      kind: 'text',
      value: 'A,B',
      help: 'One bot for each seat, going round when there are more seats. Different bots change seats from game to game.',
    },
    'fixed-seats': { kind: 'flag', help: 'Leave every bot at its seat.' },
    seats: { kind: 'number', value: 'K', least: 1, help: 'How many seats.' },
    seed: { kind: 'text', short: 's', value: 'S', help: 'Any text (1). Game n is played with the seed S-n.' },
    workers: {
      kind: 'number',
      short: 'w',
      value: 'K',
      least: 1,
      most: 256,
      help: 'Worker threads (one for each core).',
    },
    by: {
      kind: 'text',
      value: 'NAME',
      help: 'Tell the results apart: by an option of the game (N games with each of its values, same seeds) or by one of its tallies.',
    },
    record: { kind: 'flag', help: 'Keep the log of each game while it is played, as for people.' },
    json: { kind: 'flag', help: 'Print the result as one JSON object.' },
    csv: { kind: 'text', value: 'FILE', help: 'Write the result as CSV.' },
    svg: {
      kind: 'text',
      value: 'FILE',
      help: 'Write a histogram as SVG (of the first figure, or see --figure).',
    },
    figure: { kind: 'text', value: 'NAME', help: 'The figure of the histogram.' },
    option: {
      kind: 'text',
      value: 'ID=VALUE',
      help: 'An option of the game whose name is also one of these.',
    },
  },
  details: [
    'The same seed gives the same figures whatever the number of workers. A game that breaks off is counted as an error, one that would not end as unfinished; its record is written into the folder "failures", and the exit code is 1.',
  ],
  examples: [
    'simulate hunters --games 2000 --bot steady --json',
    'simulate naval-battles --bots ace,steady --games 200',
  ],
  run: async (args, io) => {
    noWords(simulate, args);
    const game = args.game as AnyGame;
    const variants = await plansFor(game, args);
    const results: SimulationResult[] = [];
    for (const { label, plan } of variants) {
      const bar = progressBar(io, label);
      try {
        const workers = args.number('workers');
        results.push(
          await runSimulation(plan, {
            ...(workers !== undefined && { workers }),
            progress: bar.show,
          }),
        );
      } finally {
        bar.end();
      }
    }
    const result = joined(results, variants);
    checkTally(args.text('by'), game, result);
    await report(result, game, args, io);
    if (result.errors + result.unfinished === 0) return OK;
    dumpFailures(game, results, variants, io);
    return FAILED;
  },
};

/** Refuses a `--by` that names neither an option nor a tally. */
function checkTally(by: string | undefined, game: AnyGame, result: SimulationResult): void {
  const names = [...new Set([...game.optionFields.map(({ id }) => id), ...Object.keys(result.tallies)])];
  if (by === undefined || names.includes(by) || result.errors + result.unfinished > 0) return;
  throw new UsageError(unknownWord('option or tally', by, names, game.title));
}

interface Variant {
  /** The value of the option it is about, or the game's id. */
  readonly label: string;
  readonly plan: SimulationPlan;
}

async function plansFor(game: AnyGame, args: Args): Promise<Variant[]> {
  const wishes = { bot: args.text('bot'), bots: args.text('bots'), seats: args.number('seats') };
  const bots = botsFrom(game, wishes, fittingSeats(game, args.gameOptions, game.seats.min));
  const options = await gameOptionsOf(args, game, bots.length);
  const by = args.text('by') ?? null;
  const field = game.optionFields.find((known) => known.id === by);
  const plan: SimulationPlan = {
    game: game.id,
    options,
    bots,
    seed: args.text('seed') ?? '1',
    games: args.number('games') ?? 1000,
    recording: args.flag('record'),
    rotate: new Set(bots).size > 1 && !args.flag('fixed-seats'),
    by: field ? null : by,
  };
  if (!field) return [{ label: game.id, plan }];
  const changed = valuesOf(field).map((value): Variant => {
    const variant: FormChoice = { ...options, [field.id]: value };
    return { label: String(value), plan: { ...plan, options: variant } };
  });
  for (const variant of changed) await checkGameOptions(game, variant.plan.options, bots.length);
  return changed;
}

function valuesOf(field: Field): (string | number | boolean)[] {
  switch (field.kind) {
    case 'choice':
      return field.options.filter((option) => !option.refused).map((option) => option.id);
    case 'yes':
      return [false, true];
    case 'count':
      return Array.from({ length: field.max - field.min + 1 }, (_, i) => field.min + i);
    default:
      throw new UsageError(`--by ${field.id}: only an option with a list of single values can be compared.`);
  }
}

/** One result for all values of an option: the first, with the findings for each as groups. */
function joined(results: readonly SimulationResult[], variants: readonly Variant[]): SimulationResult {
  const [first] = results as [SimulationResult];
  if (results.length === 1) return first;
  const sum = (of: (result: SimulationResult) => number) =>
    results.reduce((all, result) => all + of(result), 0);
  const seconds = sum((result) => result.seconds);
  const games = sum((result) => result.games);
  const endings: Record<string, number> = {};
  for (const result of results)
    for (const [ending, count] of Object.entries(result.endings))
      endings[ending] = (endings[ending] ?? 0) + count;
  return {
    ...first,
    games,
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
    seconds: Number(seconds.toFixed(3)),
    perSecond: seconds > 0 ? Number((games / seconds).toPrecision(5)) : 0,
    groups: Object.fromEntries(variants.map(({ label }, i) => [label, results[i] as SimulationResult])),
  };
}

async function report(result: SimulationResult, game: AnyGame, args: Args, io: Io): Promise<void> {
  const speech = await speechFor(game, 'en');
  const csv = args.text('csv');
  if (csv !== undefined) writeOut(csv, resultToCsv(result));
  const svg = args.text('svg');
  if (svg !== undefined)
    writeOut(
      svg,
      svgOf(result, args.text('figure'), (name) => speech.nameOf(`figure.${name}`, name)),
    );
  if (args.flag('json')) io.out(`${JSON.stringify(result, null, 2)}\n`);
  else io.out(`${resultLines(result, speech, io).join('\n')}\n`);
}

function svgOf(
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

function dumpFailures(
  game: AnyGame,
  results: readonly SimulationResult[],
  variants: readonly Variant[],
  io: Io,
): void {
  for (const [i, result] of results.entries()) {
    const variant = variants[i];
    for (const { seed, message } of variant ? result.failures : []) {
      const number = Number(seed.slice(seed.lastIndexOf('-') + 1));
      const file = `failures/${game.id}-${seed.replace(/[^\w.-]+/g, '_')}.json`;
      io.err(`flotilla: Seed "${seed}": ${message}\n`);
      try {
        writeText(file, recordToText(recordOfGame(game, (variant as Variant).plan, number)));
        io.err(`flotilla: Its record is ${file}; open it with: flotilla play --resume ${file}\n`);
      } catch (error) {
        io.err(`flotilla: Its record could not be written: ${(error as Error).message}\n`);
      }
    }
  }
}

/** `flotilla simulate`: many games by bots, in figures. */
import type { Arm, Experiment, SimulationPlan } from '@flotilla/lab';
import { soleExperiment } from '@flotilla/lab';
import type { AnyGame, Field, FormChoice } from '@flotilla/table';
import type { Args, Command } from '../support/command.ts';
import { gameOptionsOf, gamesOption, noWords } from '../support/command.ts';
import { OK, STOPPED, UsageError } from '../support/errors.ts';
import { RUN_OPTIONS, runShown, SHOW_OPTIONS } from '../support/experiments.ts';
import { checkGameOptions, fittingSeats } from '../support/gameOptions.ts';
import { reportOn } from '../support/reports.ts';
import { botsFrom } from '../support/seats.ts';
import { VERSION } from '../support/version.ts';

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
    by: {
      kind: 'text',
      value: 'NAME',
      help: 'Tell the results apart: by an option of the game (N games with each of its values, same seeds) or by one of its tallies.',
    },
    record: { kind: 'flag', help: 'Keep the log of each game while it is played, as for people.' },
    ...RUN_OPTIONS,
    ...SHOW_OPTIONS,
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
    'The same seed gives the same figures whatever the number of workers, and from shards that are merged. Ctrl+C ends it with what is done so far. A game that breaks off is counted as an error, one that would not end as unfinished; its record is written into the folder "failures", and the exit code is 1.',
  ],
  examples: [
    'simulate hunters --games 1000000 --shard 3/40 --out 3.shard',
    'simulate hunters --games 2000 --bot steady --json',
    'simulate naval-battles --bots ace,steady --games 200',
  ],
  run: async (args, io) => {
    noWords(simulate, args);
    const game = args.game as AnyGame;
    const experiment = await experimentOf(game, args);
    const ran = await runShown(experiment, args, io);
    if (!ran) return OK;
    const code = await reportOn(game, experiment, ran.part, args, io);
    return ran.stopped ? STOPPED : code;
  },
};

async function experimentOf(game: AnyGame, args: Args): Promise<Experiment> {
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
  const sole = soleExperiment(game, plan, VERSION);
  const asked: Record<string, string> = by === null ? {} : { by };
  if (!field) return { ...sole, asked };
  const [first, ...others] = valuesOf(field).map((value): Arm => {
    const changed: FormChoice = { ...options, [field.id]: value };
    return { label: String(value), plan: { ...plan, options: changed } };
  });
  if (!first) return { ...sole, asked };
  for (const arm of [first, ...others]) await checkGameOptions(game, arm.plan.options, bots.length);
  return { ...sole, asked, arms: [first, ...others] };
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

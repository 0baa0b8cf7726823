/** `flotilla lab`: what a switch changes, and which of two bots is better. */
import type { Arm, Experiment, Part, SimulationPlan } from '@flotilla/lab';
import {
  armsNamed,
  comparisonOf,
  LAB_SEED,
  seatings,
  switchExperiment,
  switchesOf,
  usualArms,
  verdictOf,
  widestOf,
} from '@flotilla/lab';
import type { AnyGame } from '@flotilla/table';
import { botNames } from '@flotilla/table/run';
import type { Args, Command } from '../support/command.ts';
import { gameOptionsOf, gamesOption, noWords } from '../support/command.ts';
import { OK, STOPPED, UsageError } from '../support/errors.ts';
import { RUN_OPTIONS, runShown, SHOW_OPTIONS } from '../support/experiments.ts';
import { fittingSeats } from '../support/gameOptions.ts';
import { unknownWord } from '../support/near.ts';
import { reportOn } from '../support/reports.ts';
import { botsFrom, checkedBot, listOf } from '../support/seats.ts';
import { VERSION } from '../support/version.ts';

const USUAL_GAMES = 2000;

/** Runs an experiment with switches, or a match. */
export const lab: Command = {
  name: 'lab',
  summary: 'Weigh the rules: the same games with and without a switch, or one bot against another.',
  usage: [
    'lab GAME [--switch NAME,…] [--games N] [--bot B] [--until WIDTH] [--OPTION VALUE …]',
    'lab GAME --match A B [--games N] [--seats K]',
  ],
  game: 'first',
  options: {
    switch: {
      kind: 'text',
      value: 'NAME,…',
      help: 'What is changed: an option (all its values), OPTION=VALUE, an entry of a list such as an optional rule, or bot=B. All switches when left out.',
    },
    games: gamesOption(
      `How many seeds (${USUAL_GAMES}); every switch plays each of them. In a match, how many at most.`,
    ),
    bot: { kind: 'text', short: 'b', value: 'B', help: 'The bot at every seat.' },
    seats: { kind: 'number', value: 'K', least: 1, help: 'How many seats.' },
    seed: {
      kind: 'text',
      short: 's',
      value: 'S',
      help: 'Any text (lab). Game n is played with the seed S-n.',
    },
    measure: {
      kind: 'text',
      value: 'NAME,…',
      help: 'What is compared, instead of what the game finds most telling.',
    },
    until: {
      kind: 'text',
      value: 'WIDTH',
      help: 'Stop as soon as all intervals of the first measure are narrower than this.',
    },
    match: {
      kind: 'text',
      value: 'A B',
      help: 'Play A against B on the same seeds with seats swapped, until it is decided.',
    },
    ...RUN_OPTIONS,
    ...SHOW_OPTIONS,
    svg: {
      kind: 'text',
      value: 'FILE',
      help: 'Write a forest plot as SVG (of the first measure, or see --figure).',
    },
    figure: { kind: 'text', value: 'NAME', help: 'The measure of the plot.' },
    option: {
      kind: 'text',
      value: 'ID=VALUE',
      help: 'An option of the game whose name is also one of these.',
    },
  },
  details: [
    'Differences are taken game by game on the same seeds. All intervals of a result hold together in 95 of 100 results (Bonferroni); what is called clear is so by the steps of Holm. Shares are told in hundredths; --until counts them from 0 to 1.',
    'A match plays the same seed once with A at every seat (alone: once each, and the better game wins) and stops as soon as a sequential test knows whether A wins 2 of 100 more than its equal would, with 5 % for either error.',
  ],
  examples: ['lab hunters --switch 14.6,printing --games 5000', 'lab naval-battles --match ace steady'],
  run: async (args, io) => {
    const game = args.game as AnyGame;
    const match = args.text('match');
    noWords(lab, args, match === undefined ? 0 : 1);
    const experiment = match === undefined ? await switchedIn(game, args) : await matchIn(game, args, match);
    const ran = await runShown(experiment, args, io, enoughFor(game, experiment, args));
    if (!ran) return OK;
    const code = await reportOn(game, experiment, ran.part, args, io);
    return ran.stopped ? STOPPED : code;
  },
};

/** When an experiment may end before its last game. */
function enoughFor(game: AnyGame, experiment: Experiment, args: Args) {
  if (experiment.kind === 'match') return (part: Part) => verdictOf(experiment, part) !== 'open';
  const typed = args.text('until');
  if (typed === undefined) return undefined;
  const width = Number(typed);
  if (!(width > 0)) throw new UsageError(`--until must be a number above 0, not "${typed}".`);
  const apart = ['shard', 'farm'].find((name) => args.text(name) !== undefined);
  if (apart) throw new UsageError(`--until looks at all games together, so it does not go with --${apart}.`);
  return (part: Part, games: number) =>
    games >= FEWEST_GAMES && widestOf(comparisonOf(game, experiment, part)) < width;
}

/** An interval of fewer games is not to be trusted. */
const FEWEST_GAMES = 100;

async function planOf(game: AnyGame, args: Args): Promise<SimulationPlan> {
  const wishes = { bot: args.text('bot'), bots: undefined, seats: args.number('seats') };
  const bots = botsFrom(game, wishes, fittingSeats(game, args.gameOptions, game.seats.min));
  return {
    game: game.id,
    options: await gameOptionsOf(args, game, bots.length),
    bots,
    seed: args.text('seed') ?? LAB_SEED,
    games: args.number('games') ?? USUAL_GAMES,
    recording: false,
    rotate: false,
    by: null,
  };
}

async function switchedIn(game: AnyGame, args: Args): Promise<Experiment> {
  const plan = await planOf(game, args);
  const named = args.text('switch');
  const arms =
    named === undefined
      ? usualArms(game, plan)
      : listOf(named).flatMap((name) => knownArms(game, plan, name));
  if (arms.length === 0) throw new UsageError(`${game.title} has no switch to try here.`);
  const measures = args.text('measure');
  return switchExperiment(game, plan, arms, VERSION, measures === undefined ? undefined : listOf(measures));
}

/** The arms a name stands for; refuses one that is unknown. */
function knownArms(game: AnyGame, plan: SimulationPlan, name: string): Arm[] {
  const [, bot] = /^bot=(.+)$/.exec(name) ?? [];
  if (bot !== undefined) checkedBot(game, bot);
  const arms = armsNamed(game, plan, name);
  if (arms.length > 0) return arms;
  const all = switchesOf(game, plan.options, plan.bots.length);
  const ids = [
    ...new Set(all.flatMap(({ id, field }) => [field.id, id])),
    ...botNames(game).map((one) => `bot=${one}`),
  ];
  throw new UsageError(unknownWord('switch', name, ids, game.title));
}

async function matchIn(game: AnyGame, args: Args, match: string): Promise<Experiment> {
  const names = [...listOf(match), ...args.words].map((name) => checkedBot(game, name));
  const [first, other, ...more] = names;
  if (first === undefined || other === undefined || more.length > 0 || first === other)
    throw new UsageError('--match needs two different bots, such as --match ace steady.');
  const plan = await planOf(game, args);
  const [arm, ...arms] = seatings(first, other, plan.bots.length).map(
    (bots): Arm => ({
      label: bots.join(','),
      plan: { ...plan, bots },
    }),
  ) as [Arm, ...Arm[]];
  return {
    kind: 'match',
    game: game.id,
    rules: game.version,
    program: VERSION,
    games: plan.games,
    arms: [arm, ...arms],
    asked: {},
  };
}

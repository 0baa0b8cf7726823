/** `flotilla fuzz`: random games with every promise checked. */
import type { AnyGame, Field, FormChoice, GameShape, Rng } from '@flotilla/table';
import { checkForm, rngFrom, seedFrom, startOf } from '@flotilla/table';
import type { FieldValue } from '@flotilla/table/run';
import { recordToText } from '@flotilla/table/run';
import type { FuzzPlan } from '@flotilla/table/testkit';
import { FuzzFailure, fuzzBot, fuzzGame } from '@flotilla/table/testkit';
import type { Args, Command } from '../support/command.ts';
import { gameOptionsOf, gamesOption, noWords } from '../support/command.ts';
import { FAILED, OK } from '../support/errors.ts';
import { writeText } from '../support/files.ts';
import { fittingSeats } from '../support/gameOptions.ts';
import type { Io } from '../support/io.ts';
import { progressBar } from '../terminal/progress.ts';

/** Fuzzes a game. */
export const fuzz: Command = {
  name: 'fuzz',
  summary: 'Play random games to their end and check every promise of the rules after every answer.',
  usage: ['fuzz GAME --games N [--seats K] [--seed S] [--vary] [--OPTION VALUE …]'],
  game: 'first',
  options: {
    games: gamesOption('How many games (100).'),
    seats: {
      kind: 'number',
      value: 'K',
      least: 1,
      help: 'How many seats; otherwise every possible number in turn.',
    },
    seed: { kind: 'text', short: 's', value: 'S', help: 'Any text (1). Game n is played with the seed S-n.' },
    vary: { kind: 'flag', help: 'Also draw the options of the game that were not given.' },
    thorough: {
      kind: 'number',
      value: 'N',
      least: 1,
      most: 1_000_000,
      help: 'Check the round trip of the state and all views after every Nth answer (10).',
    },
    out: { kind: 'text', value: 'FOLDER', help: 'Where the record of a failing game goes (failures).' },
    json: { kind: 'flag', help: 'Print the result as one JSON object.' },
    option: {
      kind: 'text',
      value: 'ID=VALUE',
      help: 'An option of the game whose name is also one of these.',
    },
  },
  details: [
    'Bots play some of the games too, with a few random answers mixed in: they must choose what is offered and never go round in circles.',
    'The first failing game is written down as a record that "replay" and "play --resume" open just before the answer that broke it; "r" (do again) gives that answer.',
  ],
  examples: ['fuzz hunters --games 1000', 'fuzz naval-battles --games 500 --seats 6 --vary'],
  run: async (args, io) => {
    noWords(fuzz, args);
    const game = args.game as AnyGame;
    const plan = await planOf(game, args);
    const bar = progressBar(io, `fuzz ${game.id}`);
    const endings: Record<string, number> = {};
    const began = io.now().getTime();
    let answers = 0;
    for (let number = 1; number <= plan.games; number++) {
      try {
        const fuzzed = plan.game(number);
        const report = fuzzGame(game, fuzzed);
        for (const bot of botsFor(game, number)) fuzzBot(game, { ...fuzzed, bot });
        answers += report.answers;
        endings[report.ending] = (endings[report.ending] ?? 0) + 1;
      } catch (error) {
        bar.end();
        if (!(error instanceof FuzzFailure)) throw error;
        return fail(game, error, args, io);
      }
      bar.show(number, plan.games);
    }
    bar.end();
    const seconds = (io.now().getTime() - began) / 1000;
    if (args.flag('json')) {
      io.out(
        `${JSON.stringify({ game: game.id, games: plan.games, errors: 0, answers, seconds, endings }, null, 2)}\n`,
      );
      return OK;
    }
    const ended = Object.entries(endings).sort(([, m], [, n]) => n - m);
    io.out(
      `${game.title}: ${plan.games} random games, ${answers} answers, ${seconds.toFixed(1)} s, no promise broken.\n` +
        `Endings: ${ended.map(([ending, count]) => `${ending} ${count}`).join(', ')}.\n`,
    );
    return OK;
  },
};

/** One game in this many is also played by `steady`, and one by each of the others, which may think for long. */
const STEADY_EVERY = 4;
const OTHERS_EVERY = 250;

/** The bots that also play a game, with a few random answers mixed in. */
const botsFor = (game: AnyGame, number: number): string[] =>
  Object.keys(game.bots).filter((bot) => number % (bot === 'steady' ? STEADY_EVERY : OTHERS_EVERY) === 0);

/** One game in this many is also played to compare its shown chances with the rolls that follow, which takes as long again. */
const LAW_EVERY = 2;

interface FuzzRun {
  readonly games: number;
  readonly game: (number: number) => FuzzPlan<GameShape>;
}

async function planOf(game: AnyGame, args: Args): Promise<FuzzRun> {
  const seed = args.text('seed') ?? '1';
  const { min, max } = game.seats;
  const fixed = args.number('seats');
  const options = await gameOptionsOf(args, game, fixed ?? fittingSeats(game, args.gameOptions, min));
  const given = new Set(args.gameOptions.map((option) => option.id));
  const thorough = args.number('thorough') ?? 10;
  return {
    games: args.number('games') ?? 100,
    game: (number) => {
      const seats = fixed ?? min + ((number - 1) % (max - min + 1));
      const drawn = args.flag('vary')
        ? drawnOptions(game, options, given, seats, `${seed}-${number}`)
        : options;
      const fits = !game.checkOptions?.(drawn, seats);
      const least = fittingSeats(game, args.gameOptions, min);
      return {
        seed: `${seed}-${number}`,
        seats: fits ? seats : least,
        options: drawn,
        thorough,
        law: number % LAW_EVERY === 0,
      };
    },
  };
}

/** How often every field is drawn: a value that does not go with the others at first may do so later. */
const ROUNDS = 2;

/** Draws the options field by field, keeping what goes together; given ones stay, and meaningless ones keep their first value. */
function drawnOptions(
  game: AnyGame,
  options: FormChoice,
  given: ReadonlySet<string>,
  seats: number,
  seed: string,
): FormChoice {
  const rng = rngFrom(seedFrom(`${seed} options`), 'options');
  const start = startOf(game.optionFields);
  const free = game.optionFields.filter(({ id }) => !given.has(id));
  let form = options;
  for (let round = 0; round < ROUNDS; round++) {
    for (const field of rng.shuffled(free)) {
      const drawn: Record<string, FieldValue> = { ...form, [field.id]: drawnValue(field, rng) };
      for (const id of game.idleOptions?.(drawn) ?? [])
        if (!given.has(id)) drawn[id] = start[id] as FieldValue;
      if (!checkForm(game.optionFields, drawn, '') && !game.checkOptions?.(drawn, seats)) form = drawn;
    }
  }
  return form;
}

function drawnValue(field: Field, rng: Rng): FieldValue {
  switch (field.kind) {
    case 'count':
      return field.min + rng.below(field.max - field.min + 1);
    case 'yes':
      return rng.below(2) === 1;
    case 'choice':
      return rng.pick(field.options.filter((option) => !option.refused)).id;
    case 'many': {
      const allowed = field.options.filter((option) => !option.refused).map((option) => option.id);
      const most = Math.min(field.max, allowed.length);
      return rng.shuffled(allowed).slice(0, field.min + rng.below(most - field.min + 1));
    }
    case 'text':
      return (startOf([field])[field.id] as FieldValue) ?? '';
  }
}

function fail(game: AnyGame, failure: FuzzFailure, args: Args, io: Io): number {
  const { record } = failure;
  const name = (record.seed ?? 'game').replace(/[^\w.-]+/g, '_');
  const file = `${args.text('out') ?? 'failures'}/${game.id}-${name}.json`;
  writeText(file, recordToText(record));
  if (args.flag('json'))
    io.out(
      `${JSON.stringify({ game: game.id, errors: 1, message: failure.message, record: file }, null, 2)}\n`,
    );
  io.err(
    `flotilla: ${failure.message}\nflotilla: Its record is ${file}; open it with: flotilla play --resume ${file}\n`,
  );
  if (io.env.FLOTILLA_DEBUG && failure.stack) io.err(`${failure.stack}\n`);
  return FAILED;
}

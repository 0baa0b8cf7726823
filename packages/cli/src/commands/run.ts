/** `flotilla run`: a game from a script of dice and answers. */
import { GAMES, loadGame } from '@flotilla/lab';
import type { AnyGame, Choice, Decision, FormChoice, GameShape, LogEvent, Rng } from '@flotilla/table';
import { isTooDeep, startOf } from '@flotilla/table';
import type { Script, ScriptedDice } from '@flotilla/table/run';
import {
  botNamed,
  botNames,
  botRngs,
  chosenBy,
  endingText,
  hashOf,
  Table,
  unusedDice,
} from '@flotilla/table/run';
import type { Args, Command } from '../support/command.ts';
import { languageIn, noWords } from '../support/command.ts';
import { Failed, OK, UsageError } from '../support/errors.ts';
import { eventJson } from '../support/exports.ts';
import { readText } from '../support/files.ts';
import { checkGameOptions } from '../support/gameOptions.ts';
import type { Io } from '../support/io.ts';
import { unknownWord } from '../support/near.ts';
import { checkSeats } from '../support/seats.ts';
import type { Speaker } from '../support/speech.ts';
import { speechFor } from '../support/speech.ts';
import { logLines, rollNumbers, tidyLines } from '../terminal/log.ts';

/** Runs a script. */
export const run: Command = {
  name: 'run',
  summary: 'Play a script: a game with typed-in dice and answers.',
  usage: ['run SCRIPT.json [--json]'],
  options: {
    json: { kind: 'flag', help: 'Print every event as a line of JSON, and a last line that sums up.' },
    lang: { kind: 'text', value: 'en|fr|it|de', help: 'The language.' },
  },
  details: [
    'A script is {"game", "options", "seats", "seed", "dice": {"purpose": [faces …]}, "answers": [ … ]}. Only "game" is needed. "seats" is a number, or a list of names of bots with null for a seat that the answers speak for.',
    'An answer is the id of an option, a filled-in form, or {"seat": 0, "choice": …}; without a seat it is for the first seat that is asked. Dice that are not listed come from the seed.',
    'A face that the die does not have, a list that is not used up, and an answer that is not offered are errors (exit code 1). With --json each line is an event with its sentence as "text"; the last line has the kind "summary".',
  ],
  examples: ['run script.json', 'run script.json --json | jq .text'],
  run: async (args, io) => {
    noWords(run, args, 1);
    const [file] = args.words;
    if (file === undefined) throw new UsageError('Say which script: flotilla run SCRIPT.json');
    const script = scriptIn(file, readText(file));
    const game = await loadGame(script.game);
    await checkScript(game, script).catch((error: Error) => {
      throw new Failed(`${file}: ${error.message}`);
    });
    return perform(file, game, script, await speechFor(game, languageIn(args, io)), args, io);
  },
};

/** A script file as it is understood. */
interface PlayScript {
  readonly game: string;
  readonly options: FormChoice;
  /** The bot of each seat, or null. */
  readonly seats: readonly (string | null)[] | number | null;
  readonly seed: string;
  readonly dice: ScriptedDice;
  readonly answers: readonly unknown[];
}

const KEYS = ['game', 'options', 'seats', 'seed', 'dice', 'answers'];

function scriptIn(file: string, text: string): PlayScript {
  const wrong = (sentence: string) => new Failed(`${file}: ${sentence}`);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw wrong(`it is not JSON: ${(error as Error).message}.`);
  }
  if (isTooDeep(parsed)) throw wrong('it is nested deeper than any script.');
  if (!isObject(parsed)) throw wrong('a script is an object with "game" and "answers".');
  if ('format' in parsed) throw wrong('this is a save file; open it with "replay" or "play --resume".');
  for (const key of Object.keys(parsed))
    if (!KEYS.includes(key)) throw wrong(unknownWord('key of a script', key, KEYS));
  const { game, options = {}, seats = null, seed = '1', dice = {}, answers = [] } = parsed;
  if (typeof game !== 'string') throw wrong('"game" must name a game.');
  const ids = GAMES.map((entry) => entry.id);
  if (!ids.includes(game)) throw wrong(unknownWord('game', game, ids));
  if (!isObject(options)) throw wrong('"options" must be an object.');
  if (!isSeats(seats))
    throw wrong(
      '"seats" must be a number of seats, or a list of names of bots with null for a seat without one.',
    );
  if (typeof seed !== 'string' && typeof seed !== 'number') throw wrong('"seed" must be a text or a number.');
  if (!isObject(dice)) throw wrong('"dice" must be an object of lists by purpose.');
  for (const [purpose, list] of Object.entries(dice))
    if (!Array.isArray(list)) throw wrong(`the dice "${purpose}" must be a list.`);
  if (!Array.isArray(answers)) throw wrong('"answers" must be a list.');
  return {
    game,
    options: options as FormChoice,
    seats:
      typeof seats === 'number' || seats === null
        ? seats
        : seats.map((seat) => (typeof seat === 'object' ? (seat?.bot ?? null) : seat)),
    seed: String(seed),
    dice: dice as ScriptedDice,
    answers,
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type SeatInScript = string | null | { readonly bot?: string | null };

const isSeats = (value: unknown): value is number | null | SeatInScript[] =>
  value === null ||
  (typeof value === 'number' && Number.isInteger(value)) ||
  (Array.isArray(value) &&
    value.every((seat) => seat === null || typeof seat === 'string' || (isObject(seat) && isBot(seat.bot))));

const isBot = (value: unknown): boolean => value === undefined || value === null || typeof value === 'string';

/** The bot of each seat; a number of seats that the game does not allow is refused first. */
function seatsOf(game: AnyGame, { seats }: PlayScript): (string | null)[] {
  const count = typeof seats === 'object' ? (seats?.length ?? game.seats.min) : seats;
  checkSeats(game, count);
  return typeof seats === 'object' && seats ? [...seats] : new Array<null>(count).fill(null);
}

const optionsOf = (game: AnyGame, script: PlayScript): FormChoice => ({
  ...startOf(game.optionFields),
  ...script.options,
});

async function checkScript(game: AnyGame, script: PlayScript): Promise<void> {
  const seats = seatsOf(game, script);
  const known = botNames(game);
  for (const bot of seats)
    if (bot !== null && !known.includes(bot)) throw new Failed(unknownWord('bot', bot, known));
  await checkGameOptions(game, optionsOf(game, script), seats.length);
}

function perform(
  file: string,
  game: AnyGame,
  script: PlayScript,
  speaker: Speaker,
  args: Args,
  io: Io,
): number {
  const seats = seatsOf(game, script);
  const source: Script = { dice: script.dice, missing: 'seed' };
  const say = printer(speaker, args.flag('json'), io);
  let table: Table<GameShape> | null = null;
  try {
    table = new Table({
      game,
      options: optionsOf(game, script),
      seats: seats.length,
      seed: script.seed,
      script: source,
    });
    const rngs = botRngs(script.seed, seats.length);
    const bots = (): void => {
      if (!table) return;
      for (let asked = askedBot(table, seats); asked; asked = askedBot(table, seats)) {
        const { seat, number } = asked;
        const bot = botNamed(game, seats[seat] as string);
        const choice = chosenBy(bot, table, asked, rngs[seat] as Rng);
        const refusal = table.answer({ seat, decision: number, choice });
        if (refusal) throw new Error(`The bot of seat ${seat + 1} was refused: ${speaker.say(refusal.why)}`);
      }
    };
    bots();
    say(table.log ?? []);
    for (const [i, given] of script.answers.entries()) {
      answer(table, given, i + 1, script.answers.length, speaker);
      bots();
      say(table.log ?? []);
    }
  } catch (error) {
    say(table?.log ?? []);
    throw new Failed(`${file}: ${(error as Error).message}`, { cause: error });
  }
  summary(game, table, speaker, args, io);
  const unused = unusedDice(source, table.state.scripted);
  if (unused.length > 0) throw new Failed(`${file}: ${unused.join(' ')}`);
  return OK;
}

const askedBot = (table: Table<GameShape>, seats: readonly (string | null)[]): Decision | undefined =>
  table.decisions.find((decision) => seats[decision.seat] !== null);

/** Gives one answer of the script; throws a sentence that names it when it does not fit. */
function answer(table: Table<GameShape>, given: unknown, number: number, of: number, speaker: Speaker): void {
  const { seat: wanted, choice } = answerIn(given);
  const [first] = table.decisions;
  if (!first) throw new Error(`The game is over before answer ${number} of ${of}: ${JSON.stringify(given)}.`);
  const seat = wanted ?? first.seat;
  const decision = table.decisionFor(seat) ?? first;
  const refusal = table.answer({ seat, decision: decision.number, choice: choice as Choice });
  if (!refusal) return;
  throw new Error(
    `Answer ${number} (${JSON.stringify(given)}) does not fit the question "${decision.step}": ${speaker.reason(refusal)}`,
  );
}

function answerIn(given: unknown): { seat: number | null; choice: unknown } {
  if (!isObject(given)) return { seat: null, choice: given };
  const keys = Object.keys(given);
  if (!keys.includes('choice') || !keys.every((key) => ['seat', 'choice', 'decision'].includes(key)))
    return { seat: null, choice: given };
  return { seat: typeof given.seat === 'number' ? given.seat : null, choice: given.choice };
}

/** Prints what is new in the log each time it is called. */
function printer(speaker: Speaker, json: boolean, io: Io): (log: readonly LogEvent[]) => void {
  let told = 0;
  return (log) => {
    const news = log.slice(told);
    told = log.length;
    if (news.length === 0) return;
    if (json) {
      io.out(news.map((event) => `${eventJson(event, speaker)}\n`).join(''));
      return;
    }
    const manner = { density: 'rolls' as const, cards: 'full' as const, numberOf: rollNumbers(log) };
    const pen = { speaker, style: io.style, width: io.width() };
    io.out(`${tidyLines(logLines(news, manner, pen)).join('\n')}\n`);
  };
}

function summary(game: AnyGame, table: Table<GameShape>, speaker: Speaker, args: Args, io: Io): void {
  const outcome = table.over ? game.outcome(table.state.game) : null;
  const waiting = table.decisions.map((decision) => ({
    seat: decision.seat,
    step: decision.step,
    rule: decision.rule,
    offered:
      decision.kind === 'pick'
        ? decision.options.map((option) => option.id)
        : decision.form.map((field) => field.id),
  }));
  const hash = hashOf(table.state);
  if (args.flag('json')) {
    const figures = outcome ? game.figures(table.state.game) : null;
    io.out(
      `${JSON.stringify({ kind: 'summary', over: table.over, outcome, figures, waiting, stateHash: hash })}\n`,
    );
    return;
  }
  if (outcome) io.out(`\n${speaker.say(endingText(outcome))}\n`);
  for (const { seat, step, rule, offered } of waiting)
    io.out(`\nSeat ${seat + 1} is asked "${step}" [${rule}]: ${offered.join(', ')}\n`);
}

/** What a command is, and how its arguments are read. */
import { parseArgs } from 'node:util';
import { GAMES, loadGame } from '@flotilla/lab';
import type { AnyGame, FormChoice, Language } from '@flotilla/table';
import { LANGUAGES } from '@flotilla/table/run';
import { UsageError } from './errors.ts';
import type { GivenOption } from './gameOptions.ts';
import { isYesWord, optionsFrom } from './gameOptions.ts';
import type { Io } from './io.ts';
import { nearest, unknownWord } from './near.ts';
import { languageOf } from './speech.ts';

/** One option of a command: a flag without a value, or one with a value. */
export interface OptionSpec {
  readonly kind: 'flag' | 'text' | 'number';
  readonly short?: string;
  /** The placeholder for the value in the help. */
  readonly value?: string;
  /** The least number that is allowed (0), and the most where there is one. */
  readonly least?: number;
  readonly most?: number;
  readonly help: string;
}

/** A command of the program. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly usage: readonly string[];
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** Paragraphs of the help. */
  readonly details?: readonly string[];
  readonly examples: readonly string[];
  /** `first`: the first word is a game, whose own options are understood too; `maybe`: it may be left out. */
  readonly game?: 'first' | 'maybe';
  readonly run: (args: Args, io: Io) => Promise<number>;
}

/** The arguments of a command as they were understood. */
export interface Args {
  /** Words that are not options, without the game. */
  readonly words: readonly string[];
  readonly text: (name: string) => string | undefined;
  readonly number: (name: string) => number | undefined;
  readonly flag: (name: string) => boolean;
  /** The game that was named; null where none was. */
  readonly game: AnyGame | null;
  /** What was said about the game's own options. */
  readonly gameOptions: readonly GivenOption[];
}

/** The options that every command has. */
export const COMMON: Readonly<Record<string, OptionSpec>> = {
  help: { kind: 'flag', short: 'h', help: 'Show this help.' },
};

/** Reads the arguments of a command; anything not understood is a sentence. */
export async function readArgs(command: Command, argv: readonly string[]): Promise<Args> {
  const specs = { ...COMMON, ...command.options };
  const game = command.game ? await namedGame(command, specs, argv) : null;
  const own = game ? game.optionFields.filter((field) => !(field.id in specs)) : [];
  const fields = new Map(own.map((field) => [field.id, field]));
  const yes = new Set(own.filter((field) => field.kind === 'yes').map((field) => field.id));
  const allowed = [...Object.keys(specs), ...fields.keys(), ...[...yes].map((id) => `no-${id}`)];

  const { tokens } = parseArgs({
    args: spellOut(argv, yes),
    options: Object.fromEntries([
      ...Object.entries(specs).map(([name, spec]) => [name, configOf(spec)]),
      ...[...fields.keys()].map((id) => [id, { type: 'string' as const }]),
      ...[...yes].map((id) => [`no-${id}`, { type: 'boolean' as const }]),
    ]),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });

  const values = new Map<string, string>();
  const flags = new Set<string>();
  const gameOptions: GivenOption[] = [];
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, value, rawName } = token;
    if (!allowed.includes(name)) throw new UsageError(unknownOption(command, rawName, allowed, game));
    const spec = specs[name];
    if (!spec) {
      gameOptions.push(
        name.startsWith('no-') && !fields.has(name)
          ? { id: name.slice(3), value: 'no' }
          : { id: name, value: givenValue(rawName, value, 'VALUE') },
      );
    } else if (spec.kind === 'flag') {
      if (value !== undefined) throw new UsageError(`${rawName} takes no value.`);
      flags.add(name);
    } else if (name === 'option') {
      gameOptions.push(pairOf(givenValue(rawName, value, 'ID=VALUE')));
    } else {
      values.set(name, givenValue(rawName, value, spec.value ?? 'VALUE'));
    }
  }

  return {
    words: game ? words.filter((_, i) => i !== words.indexOf(game.id)) : words,
    text: (name) => values.get(name),
    number: (name) => numberOf(name, values.get(name), specs[name]),
    flag: (name) => flags.has(name),
    game,
    gameOptions,
  };
}

const configOf = (spec: OptionSpec) => ({
  type: spec.kind === 'flag' ? ('boolean' as const) : ('string' as const),
  ...(spec.short && { short: spec.short }),
});

/** A yes-or-no option of a game may be given without a value. */
function spellOut(argv: readonly string[], yes: ReadonlySet<string>): string[] {
  return argv.map((word, i) => {
    const bare = word.startsWith('--') && yes.has(word.slice(2));
    return bare && !isYesWord(argv[i + 1] ?? '') ? `${word}=yes` : word;
  });
}

/** Finds the game among the words: the first that is one, as an option's value may come before it. */
async function namedGame(
  command: Command,
  specs: Readonly<Record<string, OptionSpec>>,
  argv: readonly string[],
): Promise<AnyGame | null> {
  const { positionals, values } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, configOf(spec)])),
    strict: false,
    allowPositionals: true,
  });
  const ids = GAMES.map((game) => game.id);
  const id = positionals.find((word) => ids.includes(word));
  if (id !== undefined) return loadGame(id);
  if (values.help === true) return null;
  const [first] = positionals;
  if (first !== undefined && (command.game === 'first' || nearest(first, ids)))
    throw new UsageError(unknownWord('game', first, ids));
  if (command.game === 'maybe') return null;
  throw new UsageError(`Say which game: ${ids.join(', ')}.`);
}

function unknownOption(
  command: Command,
  name: string,
  allowed: readonly string[],
  game: AnyGame | null,
): string {
  const meant = nearest(name.replace(/^-+/, ''), allowed);
  const whose = game ? `${command.name} ${game.id}` : command.name;
  return `${whose} has no option ${name}.${meant ? ` Did you mean --${meant}?` : ''} It has ${allowed
    .map((option) => `--${option}`)
    .join(', ')}.`;
}

function givenValue(name: string, value: string | undefined, placeholder: string): string {
  if (value === undefined || (value.startsWith('--') && value.length > 2))
    throw new UsageError(`${name} needs a value: ${name} ${placeholder}.`);
  return value;
}

function pairOf(text: string): GivenOption {
  const [, id, value] = /^([^=]+)=(.*)$/.exec(text) ?? [];
  if (id === undefined || value === undefined)
    throw new UsageError(`--option ${text} must be written as --option ID=VALUE.`);
  return { id, value };
}

function numberOf(name: string, text: string | undefined, spec?: OptionSpec): number | undefined {
  if (text === undefined) return undefined;
  const { least = 0, most = Number.MAX_SAFE_INTEGER } = spec ?? {};
  const number = text.trim() === '' ? Number.NaN : Number(text.replaceAll('_', ''));
  if (Number.isSafeInteger(number) && number >= least && number <= most) return number;
  const range = spec?.most === undefined ? `from ${least} on` : `from ${least} to ${most}`;
  throw new UsageError(`--${name} must be a whole number ${range}, not "${text}".`);
}

/** The most games: nobody would wait for more. */
const MOST_GAMES = 100_000_000;

/** How many games are played. */
export const gamesOption = (help: string): OptionSpec => ({
  kind: 'number',
  short: 'n',
  value: 'N',
  least: 1,
  most: MOST_GAMES,
  help,
});

/** A whole number within limits. */
export function within(name: string, value: number, least: number, most: number): number {
  if (value >= least && value <= most) return value;
  throw new UsageError(`--${name} must be from ${least} to ${most}, not ${value}.`);
}

/** The value of an option that takes one of a few words; null where it was not given. */
export function oneOf<T extends string>(args: Args, name: string, known: readonly T[]): T | null {
  const value = args.text(name);
  if (value === undefined) return null;
  const found = known.find((word) => word === value.toLowerCase());
  if (found) return found;
  const meant = nearest(value, known);
  throw new UsageError(
    `--${name} must be one of ${known.join(', ')}, not "${value}".${meant ? ` Did you mean "${meant}"?` : ''}`,
  );
}

/** The language asked for with `--lang`, else that of the machine. */
export const languageIn = (args: Args, io: Io): Language =>
  oneOf<Language>(args, 'lang', LANGUAGES) ?? languageOf(io.env);

/** The options a game is played with: its defaults, changed by what was given. */
export const gameOptionsOf = (args: Args, game: AnyGame, seats: number): Promise<FormChoice> =>
  optionsFrom(game, args.gameOptions, seats);

/** Refuses words that the command does not take. */
export function noWords(command: Command, args: Args, most = 0): void {
  const extra = args.words[most];
  if (extra !== undefined)
    throw new UsageError(
      `"${extra}" was not expected. Usage: ${command.usage.map((line) => `flotilla ${line}`).join(' | ')}`,
    );
}

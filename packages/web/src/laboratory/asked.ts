/** What an experiment is about, as it is written in the address: switches, games, seed, bot, and the options it begins with. */
import type { Experiment, Switch } from '@flotilla/lab';
import { armsNamed, LAB_SEED, switchExperiment, switchesOf, usualSwitches } from '@flotilla/lab';
import type { AnyGame, Field, FormChoice } from '@flotilla/table';
import { checkForm, startOf } from '@flotilla/table';
import type { FieldValue } from '@flotilla/table/run';
import { botNames, normalised } from '@flotilla/table/run';

/** An experiment as somebody wants it. */
export interface LabWish {
  /** Ids such as `printing=first`. */
  readonly switches: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly bot: string;
  /** What the games begin with. */
  readonly options: FormChoice;
}

/** How many games can be asked for with one press. */
export const GAMES = [100, 500, 2000, 10_000] as const;
const MOST_GAMES = 100_000;
const USUAL_GAMES = 500;
const LONGEST_SEED = 80;
/** Before the name of an option in the address. */
const OPTION = 'with.';

/** The bot that plays where none is named. */
export function usualBot(game: AnyGame): string {
  const names = botNames(game);
  return names.includes('steady') ? 'steady' : (names.find((name) => name !== 'random') ?? 'random');
}

/** The fewest seats that go with options. */
export function seatsFor(game: AnyGame, options: FormChoice): number {
  const { min, max } = game.seats;
  for (let seats = min; seats <= max; seats++) if (!game.checkOptions?.(options, seats)) return seats;
  return min;
}

/** The switches somebody may try with these options: numbers only where there is nothing else. */
export function switchesFor(game: AnyGame, options: FormChoice): Switch[] {
  const all = switchesOf(game, options, seatsFor(game, options));
  const usual = usualSwitches(all);
  return usual.length > 0 ? usual : all;
}

function readValue(field: Field, written: string): FieldValue {
  switch (field.kind) {
    case 'yes':
      return written === 'true';
    case 'count':
      return Number(written);
    case 'many':
      return written === '' ? [] : written.split(',');
    default:
      return written;
  }
}

/** The options of an address; those a game begins with where they do not go together. */
function optionsIn(game: AnyGame, words: URLSearchParams): FormChoice {
  const first = startOf(game.optionFields);
  const given = game.optionFields.flatMap((field): [string, FieldValue][] => {
    const written = words.get(OPTION + field.id);
    return written === null ? [] : [[field.id, readValue(field, written)]];
  });
  const options = normalised(game, { ...first, ...Object.fromEntries(given) });
  const fault =
    checkForm(game.optionFields, options, '') ?? game.checkOptions?.(options, seatsFor(game, options));
  return fault ? first : options;
}

/** Reads an address; what is missing or makes no sense is as usual. */
export function askedIn(game: AnyGame, address: string): LabWish {
  const words = new URLSearchParams(address);
  const options = optionsIn(game, words);
  const all = switchesFor(game, options).map(({ id }) => id);
  const wanted = (words.get('switches') ?? '').split(',');
  const games = Number(words.get('games') ?? USUAL_GAMES);
  const bot = words.get('bot') ?? '';
  return {
    switches: all.filter((id) => wanted.includes(id)),
    games: Number.isInteger(games) && games > 0 && games <= MOST_GAMES ? games : USUAL_GAMES,
    seed: (words.get('seed') ?? '').slice(0, LONGEST_SEED) || LAB_SEED,
    bot: botNames(game).includes(bot) ? bot : usualBot(game),
    options,
  };
}

/** The address of an experiment, from the root of the site. */
export function addressOf(game: AnyGame, { switches, games, seed, bot, options }: LabWish): string {
  const first = startOf(game.optionFields);
  const words = new URLSearchParams({ switches: switches.join(','), games: String(games), seed, bot });
  for (const { id } of game.optionFields)
    if (String(options[id]) !== String(first[id])) words.set(OPTION + id, String(options[id]));
  return `/lab/${game.id}#${words}`;
}

/** The words with which the terminal runs the same. */
export function commandOf(game: AnyGame, asked: LabWish): string {
  const words = new URLSearchParams(addressOf(game, asked).split('#')[1]);
  const quoted = (value: string): string =>
    /^[\w.,=-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`;
  const given = [...words].map(([name, value]) => {
    const option =
      name === 'switches' ? 'switch' : name.startsWith(OPTION) ? name.slice(OPTION.length) : name;
    return `--${option} ${quoted(value)}`;
  });
  return `npx flotilla lab ${game.id} ${given.join(' ')}`;
}

/** The experiment that is asked for: the same as the terminal’s with the same words. */
export function experimentOf(game: AnyGame, { switches, games, seed, bot, options }: LabWish): Experiment {
  const plan = {
    game: game.id,
    options,
    bots: Array.from({ length: seatsFor(game, options) }, () => bot),
    seed,
    games,
    recording: false,
    rotate: false,
    by: null,
  };
  const arms = switches.flatMap((name) => armsNamed(game, plan, name));
  return switchExperiment(game, plan, arms, '');
}

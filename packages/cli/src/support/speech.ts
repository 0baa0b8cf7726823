/** The words of a game and of the program in one language. */
import type { AnyGame, Language, LogEvent, Refusal, Text, TextArgs } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { Density, SeatRecord, Speech } from '@flotilla/table/run';
import {
  catalogueOf,
  eventText,
  LANGUAGES,
  percent,
  reviewTexts,
  tableTexts,
  withSeats,
  words,
} from '@flotilla/table/run';
import { programTexts } from '../text/index.ts';
import { printable } from './printable.ts';

/** Says texts in one language. */
export interface Speaker {
  readonly language: Language;
  /** Puts a text of the game or of the program into words. */
  readonly say: (said: Text) => string;
  /** Puts a sentence of the program (`cli.<key>`) into words. */
  readonly own: (key: string, args?: TextArgs) => string;
  /** What a rule case is called: its heading in a game whose rulebook has no numbers, otherwise its number. */
  readonly rule: (rule: string) => string;
  /** A rule case behind a sentence, in brackets; nothing where there is none. */
  readonly cited: (rule: string | undefined) => string;
  readonly has: (key: string) => boolean;
  /** Puts an event of the game into words. */
  readonly tell: (event: LogEvent, density: Density) => string;
  /** The words of a key; one without words is shown as it is. */
  readonly nameOf: (key: string, itself: string) => string;
  /** Why something is not allowed, with the rule that forbids it. */
  readonly reason: (refusal: Refusal) => string;
  /** Every key that begins so. */
  readonly keys: (prefix: string) => string[];
  readonly number: (value: number) => string;
  readonly chance: (value: number) => string;
}

/** A speaker of a game's language, who knows the people at its seats, or of the program's alone. */
export async function speechFor(
  game: AnyGame | null,
  language: Language,
  seats: readonly SeatRecord[] = [],
): Promise<Speaker> {
  const own = game ? await catalogueOf(game, language) : {};
  const names = seats.map((seat) => seat.name);
  const house = { ...tableTexts[language], ...reviewTexts[language], ...programTexts[language] };
  const catalogue = withSeats({ ...house, ...own }, names);
  const speech: Speech = { language, catalogue };
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const say = (said: Text): string => printable(words(speech, said));
  const has = (key: string): boolean => key in catalogue;
  const rule = (name: string): string => catalogue[`heading.${name}`] ?? name;
  const cited = (name: string | undefined): string => (name ? ` [${rule(name)}]` : '');
  return {
    language,
    say,
    own: (key, args) => say(text(`cli.${key}`, args)),
    rule,
    cited,
    has,
    tell: (event, density) => say(eventText(game ?? NO_GAME, event, density, has)),
    nameOf: (key, itself) => (has(key) ? say(text(key)) : itself),
    reason: (refusal) => say(refusal.why) + cited(refusal.rule),
    keys: (prefix) => Object.keys(catalogue).filter((key) => key.startsWith(prefix)),
    number: (value) => format.format(value).replace('-', '−'),
    chance: (value) => percent(language, value),
  };
}

/** A stand-in for the program's own sentences, which have no events to put into words. */
const NO_GAME = { tell: {} };

/** The language of the machine where we speak it, else English. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const machine = env.FLOTILLA_LANG || env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return LANGUAGES.find((language) => machine.toLowerCase().startsWith(language)) ?? 'en';
}

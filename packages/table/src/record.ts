/** Records. A game is its options, seed and answers; one file serves as save, replay and bug report. */
import type { Answer, FormChoice, Refusal } from './decision.ts';
import { checkForm } from './decision.ts';
import type { AnyGame } from './game.ts';
import type { Result } from './json.ts';
import { canonical, fail, ok } from './json.ts';
import { plainName } from './names.ts';
import type { ScriptedDice } from './script.ts';
import { seal, unseal } from './seal.ts';
import { commitmentTo } from './seed.ts';
import { sha256 } from './sha256.ts';
import type { SeedOrigin } from './shares.ts';
import { en } from './text/en.ts';
import type { Text } from './text.ts';
import { text, words } from './text.ts';

/** Marks a file as one of ours. */
export const RECORD_FORMAT = 'flotilla-record';

/** Marks a file that holds a sealed record. */
export const SEALED_FORMAT = 'flotilla-sealed';

/** Version of the record file's own layout. */
export const RECORD_VERSION = 1;

/** Who sits at a seat. */
export interface SeatRecord {
  readonly name: string;
  /** The name of a bot, or null for a person. */
  readonly bot: string | null;
}

/** Where a game was taken over from another. */
export interface Variation {
  /** The id of the other game where it was played on. */
  readonly of: string;
  /** How many answers were taken over. */
  readonly at: number;
  /** Whether the dice are those of the other game as long as the answers are. */
  readonly dice: 'same' | 'other';
}

/** How many people sit at these seats. */
export const personsAt = (seats: readonly SeatRecord[]): number =>
  seats.filter(({ bot }) => bot === null).length;

/** A game as it is stored. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly formatVersion: number;
  readonly game: string;
  readonly rulesVersion: string;
  readonly options: FormChoice;
  readonly seats: readonly SeatRecord[];
  /** The hash of the seed, fixed before the first roll. */
  readonly commitment: string;
  /** The seed; null in a record that was handed out before the end. */
  readonly seed: string | null;
  /** The real dice a player has typed in; null when the seed provides the dice. */
  readonly dice: ScriptedDice | null;
  /** Set when a player throws real dice: those not yet typed in are asked for, not taken from the seed. */
  readonly realDice?: true;
  readonly answers: readonly Answer[];
  /** How many of the answers stand; the rest are undone and can be done again. */
  readonly position: number;
  /** Answers that were undone and then replaced, kept where they were. */
  readonly undone: readonly { readonly at: number; readonly answers: readonly Answer[] }[];
  /** Whether this is a practice game, in which the player may go back past rolls. */
  readonly practice: boolean;
  /** How the seed came about, if the game was played on a server. */
  readonly origin?: SeedOrigin;
  /** Set when the game was played on from a moment of another: it counts for nothing. */
  readonly variation?: Variation;
  /** The hash of the state after the answers that stand; empty in a record that was handed out before the end. */
  readonly stateHash: string;
}

/** What differs between records of games played with the seed's dice and without undo. */
export interface PlayedStraight {
  readonly game: AnyGame;
  readonly options: FormChoice;
  readonly seats: readonly SeatRecord[];
  readonly seed: string;
  readonly answers: readonly Answer[];
  /** How many of the answers stand. */
  readonly position: number;
  readonly stateHash: string;
}

/** The record of a game played with the seed's dice and without undo. */
export const straightRecord = (played: PlayedStraight): GameRecord => ({
  format: RECORD_FORMAT,
  formatVersion: RECORD_VERSION,
  game: played.game.id,
  rulesVersion: played.game.version,
  options: played.options,
  seats: played.seats,
  commitment: commitmentTo(played.seed),
  seed: played.seed,
  dice: null,
  answers: played.answers,
  position: played.position,
  undone: [],
  practice: false,
  stateHash: played.stateHash,
});

/** A record as the text of a file, with a checksum so that damage and edits are noticed. */
export function recordToText(record: GameRecord): string {
  return `${JSON.stringify({ ...record, checksum: checksumOf(record) }, null, 1)}\n`;
}

/** A record as the text of a file to continue with elsewhere; a look into the file reveals nothing hidden in the game. */
export function recordToSealedText(record: GameRecord): string {
  const { game, rulesVersion, commitment } = record;
  const sealed = seal(JSON.stringify({ ...record, checksum: checksumOf(record) }), commitment);
  return `${JSON.stringify({ format: SEALED_FORMAT, game, rulesVersion, commitment, sealed }, null, 1)}\n`;
}

const checksumOf = (record: object): string => sha256(canonical(record));

/** Reads a record file; a truncated, edited or foreign file gives a sentence in the caller's language. */
export function recordFromText(file: string, say: (said: Text) => string = inEnglish): Result<GameRecord> {
  let parsed: unknown;
  try {
    parsed = unsealed(JSON.parse(file.replace(BYTE_ORDER_MARK, '')));
  } catch {
    const ours = file.includes(RECORD_FORMAT) || file.includes(SEALED_FORMAT);
    return fail(say(ours ? text('table.file.cutOff') : NOT_OURS));
  }
  try {
    const wrong = fileFault(parsed);
    if (wrong) return fail(say(wrong));
    const { checksum, ...record } = parsed as GameRecord & { checksum: string };
    return ok({ ...record, seats: namedPlainly(record.seats) });
  } catch {
    return fail(say(text('table.file.tooDeep')));
  }
}

/** The contents of a file, unsealed where necessary; throws when the seal is cut off. */
function unsealed(parsed: unknown): unknown {
  if (!isObject(parsed) || parsed.format !== SEALED_FORMAT) return parsed;
  return JSON.parse(unseal(String(parsed.sealed), String(parsed.commitment)) ?? '');
}

/** Seats with names that can be shown anywhere; a name of which nothing is left becomes the number of its seat. */
export const namedPlainly = (seats: readonly SeatRecord[]): SeatRecord[] =>
  seats.map(({ name, bot }, seat) => ({
    name: plainName(name) || String(seat + 1),
    bot: bot === null ? null : plainName(bot),
  }));

/** What is wrong with the contents of a file; null when they are a record. */
function fileFault(parsed: unknown): Text | null {
  if (!isObject(parsed) || parsed.format !== RECORD_FORMAT) return NOT_OURS;
  const { checksum, ...rest } = parsed;
  const { formatVersion: given } = rest;
  if (!isLayout(given)) return NOT_OURS;
  if (given !== RECORD_VERSION)
    return text('table.file.layout', { given: String(given), known: RECORD_VERSION });
  const what = shapeFault(rest);
  if (what) return text('table.file.damaged', { what });
  if (checksum !== checksumOf(rest)) return text('table.file.changed');
  const { seed, commitment } = rest as unknown as GameRecord;
  return seed !== null && commitmentTo(seed) !== commitment ? text('table.file.otherSeed') : null;
}

/** Some editors put one at the beginning of the files they save. */
const BYTE_ORDER_MARK = /^\uFEFF/;

const NOT_OURS = text('table.file.notOurs');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Layouts are counted from 1. */
const isLayout = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

function shapeFault(file: Record<string, unknown>): Text | null {
  if (!isWord(file.game)) return text('table.file.game');
  if (!isWord(file.rulesVersion)) return text('table.file.rulesVersion');
  if (!isObject(file.options)) return text('table.file.options');
  if (!Array.isArray(file.seats) || file.seats.length === 0) return text('table.file.seats');
  if (!file.seats.every(isSeat)) return text('table.file.seatName');
  if (typeof file.commitment !== 'string') return text('table.file.commitment');
  if (file.seed !== null && typeof file.seed !== 'string') return text('table.file.seed');
  if (file.dice !== null && !isDice(file.dice)) return text('table.file.dice');
  if (file.realDice !== undefined && file.realDice !== true) return text('table.file.realDice');
  if (!Array.isArray(file.answers)) return text('table.file.answers');
  const bad = file.answers.findIndex((answer) => !isAnswer(answer));
  if (bad >= 0) return text('table.file.answer', { number: bad + 1 });
  const position = file.position;
  if (!Number.isInteger(position) || (position as number) < 0 || (position as number) > file.answers.length) {
    return text('table.file.position');
  }
  if (!Array.isArray(file.undone) || !file.undone.every(isUndone)) return text('table.file.undone');
  if (typeof file.practice !== 'boolean') return text('table.file.practice');
  if (file.practice && personsAt(file.seats) > 1) return text('table.file.sharedPractice');
  if (file.variation !== undefined && !isVariation(file.variation)) return text('table.file.variation');
  return typeof file.stateHash === 'string' ? null : text('table.file.stateHash');
}

/** Whether a value is a short word, such as the id of a game or a version, that may be quoted in a sentence. */
const isWord = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.+-]{1,40}$/.test(value);

const isSeat = (value: unknown): boolean =>
  isObject(value) && typeof value.name === 'string' && (value.bot === null || typeof value.bot === 'string');

const isVariation = (value: unknown): boolean =>
  isObject(value) &&
  isWord(value.of) &&
  Number.isInteger(value.at) &&
  (value.dice === 'same' || value.dice === 'other');

const isDice = (value: unknown): boolean => isObject(value) && Object.values(value).every(Array.isArray);

const isUndone = (value: unknown): boolean =>
  isObject(value) &&
  Number.isInteger(value.at) &&
  Array.isArray(value.answers) &&
  value.answers.every(isAnswer);

const isAnswer = (value: unknown): boolean =>
  isObject(value) &&
  Number.isInteger(value.seat) &&
  Number.isInteger(value.decision) &&
  (typeof value.choice === 'string' || isObject(value.choice));

/** A text of the kernel in English, for callers without a language of their own. */
export const inEnglish = (said: Text): string => words({ language: 'en', catalogue: en }, said);

/** Puts into words why something is not allowed. */
export type Reason = (refusal: Refusal) => string;

/** Reasons in the caller's words, followed by the bare rule case; a caller that knows the heading of the rule brings its own. */
export const reasonIn =
  (say: (said: Text) => string): Reason =>
  ({ why, rule }) =>
    rule === '' ? say(why) : `${say(why)} [${rule}]`;

/** Why the options of a new game or a record are not allowed, as a sentence in the caller's words; null when they are. */
export function optionsFault(
  game: AnyGame,
  options: unknown,
  seats: number,
  reason: Reason = reasonIn(inEnglish),
): string | null {
  const refusal = optionsRefusal(game, options, seats);
  return refusal ? reason(refusal) : null;
}

/** Why options are not allowed with this number of seats; null when they are. */
export const optionsRefusal = (game: AnyGame, options: unknown, seats: number): Refusal | null =>
  seatsRefusal(game, seats) ??
  checkForm(game.optionFields, options, '') ??
  game.checkOptions?.(options as object, seats) ??
  null;

function seatsRefusal({ title, seats: { min, max } }: AnyGame, seats: number): Refusal | null {
  if (seats >= min && seats <= max) return null;
  const allowed = min === max ? min : text('table.file.range', { min, max });
  return { why: text('table.file.seatCount', { game: title, allowed, seats }), rule: '' };
}

/** Records: a game is its options, seed and answers; a record file is the save file, the replay and the bug report. */
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
import type { Text } from './text.ts';
import { text, words } from './text.ts';
import { tableTexts } from './texts.ts';

/** Marks a file as one of ours. */
export const RECORD_FORMAT = 'flotilla-record';

/** Marks a file that holds a record under a seal. */
export const SEALED_FORMAT = 'flotilla-sealed';

/** Version of the record file's own layout. */
export const RECORD_VERSION = 1;

/** Who sits at a seat. */
export interface SeatRecord {
  readonly name: string;
  /** The name of a bot, or null for a person. */
  readonly bot: string | null;
}

/** A game as it is kept. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly formatVersion: number;
  readonly game: string;
  readonly rulesVersion: string;
  readonly options: FormChoice;
  readonly seats: readonly SeatRecord[];
  /** Hash of the seed, fixed before the first roll. */
  readonly commitment: string;
  /** The seed; null in a record that was handed out before the end. */
  readonly seed: string | null;
  /** Numbers of real dice typed in by a player; null when the seed rolls. */
  readonly dice: ScriptedDice | null;
  /** Set when a player throws real dice: those that are not typed in yet are asked for, not taken from the seed. */
  readonly realDice?: true;
  readonly answers: readonly Answer[];
  /** How many of the answers stand; those behind are undone and can be done again. */
  readonly position: number;
  /** Answers that were undone and then replaced, kept where they were. */
  readonly undone: readonly { readonly at: number; readonly answers: readonly Answer[] }[];
  /** Whether the player may go back behind rolls: a practice game. */
  readonly practice: boolean;
  /** How the seed came about, where the game was played at a table of a server. */
  readonly origin?: SeedOrigin;
  /** Hash of the state after the answers that stand. */
  readonly stateHash: string;
}

/** What the record of a game holds that was played by the seed's dice and without a step back. */
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

/** The record of a game that was played by the seed's dice and without a step back. */
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

/** A record as a file: with a check sum over all the rest, so that a damaged or edited file is noticed. */
export function recordToText(record: GameRecord): string {
  return `${JSON.stringify({ ...record, checksum: checksumOf(record) }, null, 1)}\n`;
}

/** A record as a file to go on with elsewhere, which tells nobody who looks into it what is hidden in the game. */
export function recordToSealedText(record: GameRecord): string {
  const { game, rulesVersion, commitment } = record;
  const sealed = seal(JSON.stringify({ ...record, checksum: checksumOf(record) }), commitment);
  return `${JSON.stringify({ format: SEALED_FORMAT, game, rulesVersion, commitment, sealed }, null, 1)}\n`;
}

const checksumOf = (record: object): string => sha256(canonical(record));

/** Reads a record file; a truncated, edited or foreign file gives a sentence in the caller's words. */
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

/** What a file holds, out of its seal where it has one; throws when that is cut off. */
function unsealed(parsed: unknown): unknown {
  if (!isObject(parsed) || parsed.format !== SEALED_FORMAT) return parsed;
  return JSON.parse(unseal(String(parsed.sealed), String(parsed.commitment)) ?? '');
}

/** Seats with names that can be shown anywhere; one of which nothing is left is called by its number. */
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

/** Some editors put one at the beginning of a text they save. */
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
  if (file.practice && file.seats.length > 1) return text('table.file.sharedPractice');
  return typeof file.stateHash === 'string' ? null : text('table.file.stateHash');
}

/** A short word such as the id of a game or a version: it is shown when nobody knows it. */
const isWord = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.+-]{1,40}$/.test(value);

const isSeat = (value: unknown): boolean =>
  isObject(value) && typeof value.name === 'string' && (value.bot === null || typeof value.bot === 'string');

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

/** The kernel's own sentences in English, for callers that speak no language of their own. */
export const inEnglish = (said: Text): string => words({ language: 'en', catalogue: tableTexts.en }, said);

/** Puts into words why something is not allowed. */
export type Reason = (refusal: Refusal) => string;

/** Reasons in the caller's words, with the bare rule case behind them; a caller who knows its heading gives its own. */
export const reasonIn =
  (say: (said: Text) => string): Reason =>
  ({ why, rule }) =>
    rule === '' ? say(why) : `${say(why)} [${rule}]`;

/** Judges the options of a new game or a record; null when they are allowed, otherwise a sentence in the caller's words. */
export function optionsFault(
  game: AnyGame,
  options: unknown,
  seats: number,
  reason: Reason = reasonIn(inEnglish),
): string | null {
  const refusal = optionsRefusal(game, options, seats);
  return refusal ? reason(refusal) : null;
}

/** Why options are not allowed at so many seats; null when they are. */
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

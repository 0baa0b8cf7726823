/** Records: a game is its options, seed and answers; a record file is the save file, the replay and the bug report. */
import type { Answer, FormChoice } from './decision.ts';
import { checkForm } from './decision.ts';
import type { AnyGame } from './game.ts';
import type { Result } from './json.ts';
import { canonical, fail, ok } from './json.ts';
import type { ScriptedDice } from './script.ts';
import { commitmentTo } from './seed.ts';
import { sha256 } from './sha256.ts';
import type { Text } from './text.ts';
import { words } from './text.ts';
import { tableTexts } from './texts.ts';

/** Marks a file as one of ours. */
export const RECORD_FORMAT = 'flotilla-record';

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
  /** Whether the player went back behind a roll: a practice game. */
  readonly practice: boolean;
  /** Hash of the state after the answers that stand. */
  readonly stateHash: string;
}

/** A record as a file: with a check sum over all the rest, so that a damaged or edited file is noticed. */
export function recordToText(record: GameRecord): string {
  return `${JSON.stringify({ ...record, checksum: checksumOf(record) }, null, 1)}\n`;
}

const checksumOf = (record: object): string => sha256(canonical(record));

/** Reads a record file; a truncated, edited or foreign file gives a sentence. */
export function recordFromText(file: string): Result<GameRecord> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(file.replace(BYTE_ORDER_MARK, ''));
  } catch {
    return fail(
      file.includes(RECORD_FORMAT) ? 'The file is cut off or damaged: it is not complete JSON.' : NOT_OURS,
    );
  }
  try {
    return recordFromJson(parsed);
  } catch {
    return fail('The file is damaged: it is nested deeper than any game.');
  }
}

function recordFromJson(parsed: unknown): Result<GameRecord> {
  if (!isObject(parsed) || parsed.format !== RECORD_FORMAT) return fail(NOT_OURS);
  if (parsed.formatVersion !== RECORD_VERSION) {
    return fail(
      `The file has layout ${String(parsed.formatVersion)}; this program reads layout ${RECORD_VERSION}.`,
    );
  }
  const { checksum, ...rest } = parsed;
  const wrong = shapeFault(rest);
  if (wrong) return fail(`The file is damaged: ${wrong}.`);
  if (checksum !== checksumOf(rest)) {
    return fail('The file was changed after it was saved: its check sum does not fit its contents.');
  }
  const record = rest as unknown as GameRecord;
  if (record.seed !== null && commitmentTo(record.seed) !== record.commitment) {
    return fail('The seed in the file is not the one that was promised before the first roll.');
  }
  return ok(record);
}

/** Some editors put one at the beginning of a text they save. */
const BYTE_ORDER_MARK = /^\uFEFF/;

const NOT_OURS = 'This is not a Flotilla save file.';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function shapeFault(file: Record<string, unknown>): string | null {
  if (typeof file.game !== 'string') return 'the name of the game is missing';
  if (typeof file.rulesVersion !== 'string') return 'the version of the rules is missing';
  if (!isObject(file.options)) return 'the options are missing';
  if (!Array.isArray(file.seats) || file.seats.length === 0) return 'the seats are missing';
  if (!file.seats.every(isSeat)) return 'a seat has no name';
  if (typeof file.commitment !== 'string') return 'the hash of the seed is missing';
  if (file.seed !== null && typeof file.seed !== 'string') return 'the seed is not a text';
  if (file.dice !== null && !isDice(file.dice)) return 'the typed-in dice are not lists by name';
  if (file.realDice !== undefined && file.realDice !== true) return 'the mark of real dice is not a mark';
  if (!Array.isArray(file.answers)) return 'the answers are missing';
  const bad = file.answers.findIndex((answer) => !isAnswer(answer));
  if (bad >= 0) return `answer ${bad + 1} is not an answer`;
  const position = file.position;
  if (!Number.isInteger(position) || (position as number) < 0 || (position as number) > file.answers.length) {
    return 'the position is not within the answers';
  }
  if (!Array.isArray(file.undone) || !file.undone.every(isUndone)) return 'the undone answers are missing';
  if (typeof file.practice !== 'boolean') return 'the practice mark is missing';
  return typeof file.stateHash === 'string' ? null : 'the hash of the state is missing';
}

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

/** Judges the options of a new game or a record; null when they are allowed, otherwise a sentence in the caller's words. */
export function optionsFault(
  game: AnyGame,
  options: unknown,
  seats: number,
  say: (said: Text) => string = inEnglish,
): string | null {
  if (seats < game.seats.min || seats > game.seats.max) {
    const { min, max } = game.seats;
    return `${game.title} has ${min === max ? min : `${min} to ${max}`} seats, not ${seats}.`;
  }
  const wrong = checkForm(game.optionFields, options, '') ?? game.checkOptions?.(options as object, seats);
  return wrong ? say(wrong.why) : null;
}

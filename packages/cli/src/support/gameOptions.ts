/** A game's own options from words on the command line. */
import type { AnyGame, Field, FormChoice } from '@flotilla/table';
import { checkForm, startOf } from '@flotilla/table';
import type { FieldValue } from '@flotilla/table/run';
import { UsageError } from './errors.ts';
import { readText } from './files.ts';
import { nearest, unknownWord } from './near.ts';
import { checkSeats } from './seats.ts';
import { speechFor } from './speech.ts';

/** An option of a game as it was typed. */
export interface GivenOption {
  readonly id: string;
  readonly value: string;
}

const YES = ['yes', 'true', 'on', '1'];
const NO = ['no', 'false', 'off', '0'];

/** Whether a word says yes or no. */
export const isYesWord = (word: string): boolean => [...YES, ...NO].includes(word.toLowerCase());

/** The default options of a game, changed by what was typed; throws a sentence when they do not fit. */
export async function optionsFrom(
  game: AnyGame,
  given: readonly GivenOption[],
  seats: number,
): Promise<FormChoice> {
  const options = fitted(game, optionsTyped(game, given), given, seats);
  const missing = textMissing(game, options);
  if (missing)
    throw new UsageError(`${missing.option} needs a text of yours: give it with --${missing.id} @FILE.`);
  await checkGameOptions(game, options, seats).catch((error: Error) => {
    throw new UsageError(`${error.message}${remedyFor(game, options, seats)}`);
  });
  return options;
}

const allows = (game: AnyGame, options: FormChoice, seats: number): boolean =>
  !checkForm(game.optionFields, options, '') && !game.checkOptions?.(options, seats);

/** Options of which one has another value from its list. */
interface Changed {
  readonly id: string;
  readonly value: string;
  readonly options: FormChoice;
}

/** Every change of a single option that makes conflicting options go together; a text of the player's own stays chosen. */
function remedies(game: AnyGame, options: FormChoice, seats: number): Changed[] {
  const texts = game.optionFields.filter(({ kind }) => kind === 'text').map(({ id }) => id);
  return game.optionFields
    .filter(({ id }) => !texts.includes(String(options[id])))
    .flatMap((field) => (field.kind === 'choice' ? field.options.map(({ id }) => ({ field, id })) : []))
    .map(({ field, id }) => ({ id: field.id, value: id, options: { ...options, [field.id]: id } }))
    .filter((changed) => allows(game, changed.options, seats));
}

/** The options; one that was not given is adjusted to those that were, if necessary. */
function fitted(
  game: AnyGame,
  options: FormChoice,
  given: readonly GivenOption[],
  seats: number,
): FormChoice {
  if (given.length === 0 || allows(game, options, seats)) return options;
  const named = given.map(({ id }) => id);
  return remedies(game, options, seats).find(({ id }) => !named.includes(id))?.options ?? options;
}

/** A sentence with what would be allowed instead; nothing where no single change would help. */
function remedyFor(game: AnyGame, options: FormChoice, seats: number): string {
  const found = remedies(game, options, seats);
  const ids = [...new Set(found.map(({ id }) => id))];
  const ways = ids.map((id) => {
    const values = found.filter((changed) => changed.id === id).map(({ value }) => value);
    return `--${id} ${values.join(' | ')}`;
  });
  return ways.length === 0 ? '' : ` Allowed would be ${ways.join(', or ')}.`;
}

/** The choice of a text of the player's own while that text is still empty. */
export function textMissing(game: AnyGame, options: FormChoice): { option: string; id: string } | null {
  const texts = game.optionFields.filter(({ kind, id }) => kind === 'text' && options[id] === '');
  for (const { id } of texts) {
    const choice = game.optionFields.find((field) => field.kind === 'choice' && options[field.id] === id);
    if (choice) return { option: `--${choice.id} ${id}`, id };
  }
  return null;
}

/** The options as typed, before checking whether they go together. */
function optionsTyped(game: AnyGame, given: readonly GivenOption[]): FormChoice {
  const changed: Record<string, FieldValue> = { ...startOf(game.optionFields) };
  for (const { id, value } of given) {
    const field = game.optionFields.find((known) => known.id === id);
    if (!field) {
      const ids = game.optionFields.map((known) => known.id);
      throw new UsageError(
        ids.length === 0 ? `${game.title} has no options.` : unknownWord('option', id, ids, game.title),
      );
    }
    const parsed = fieldValue(field, value);
    if ('fault' in parsed) throw new UsageError(`--${id}: ${parsed.fault}`);
    changed[id] = parsed.value;
  }
  return changed;
}

/** The smallest number of seats, from `least` on, that goes with the options; `least` when none does. */
export function fittingSeats(game: AnyGame, given: readonly GivenOption[], least: number): number {
  const options = optionsTyped(game, given);
  for (let seats = least; seats <= game.seats.max; seats++) {
    if (allows(game, fitted(game, options, given, seats), seats)) return seats;
  }
  return least;
}

/** Throws a sentence when options do not go together or the number of seats is not possible. */
export async function checkGameOptions(game: AnyGame, options: FormChoice, seats: number): Promise<void> {
  checkSeats(game, seats);
  const refusal = checkForm(game.optionFields, options, '') ?? game.checkOptions?.(options, seats);
  if (!refusal) return;
  const speech = await speechFor(game, 'en');
  throw new UsageError(`These options are not allowed: ${speech.reason(refusal)}`);
}

/** A typed value, or what is wrong with it. */
export type Parsed = { readonly value: FieldValue } | { readonly fault: string };

/** Reads the value of a field; ids may be typed in any case, or as their number in the list. */
export function fieldValue(field: Field, typed: string): Parsed {
  const word = typed.trim();
  switch (field.kind) {
    case 'count': {
      const number = Number(word);
      return word !== '' && Number.isInteger(number) && number >= field.min && number <= field.max
        ? { value: number }
        : { fault: `it must be a whole number from ${field.min} to ${field.max}, not "${word}".` };
    }
    case 'yes':
      if (YES.includes(word.toLowerCase())) return { value: true };
      return NO.includes(word.toLowerCase())
        ? { value: false }
        : { fault: `it must be yes or no, not "${word}".` };
    case 'text': {
      const text = textOrFile(word);
      return text.length <= field.max
        ? { value: text }
        : { fault: `it must have at most ${field.max} characters.` };
    }
    case 'choice': {
      const id = idAmong(field.options, word);
      return id.ok ? { value: id.id } : { fault: id.fault };
    }
    case 'many': {
      const words = word === '' ? [] : word.split(',').map((part) => part.trim());
      const ids = words.map((part) => idAmong(field.options, part));
      const wrong = ids.find((id) => !id.ok);
      if (wrong && !wrong.ok) return { fault: wrong.fault };
      return { value: ids.flatMap((id) => (id.ok ? [id.id] : [])) };
    }
  }
}

/** `@FILE` stands for what the file holds. */
export const textOrFile = (word: string): string => (word.startsWith('@') ? readText(word.slice(1)) : word);

type Found = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly fault: string };

function idAmong(options: readonly { readonly id: string }[], word: string): Found {
  const ids = options.map((option) => option.id);
  const place = /^\d+$/.test(word) ? ids[Number(word) - 1] : undefined;
  const id =
    ids.find((known) => known === word) ??
    ids.find((known) => known.toLowerCase() === word.toLowerCase()) ??
    place;
  if (id !== undefined) return { ok: true, id };
  const meant = nearest(word, ids);
  return {
    ok: false,
    fault: `"${word}" is not offered.${meant ? ` Did you mean "${meant}"?` : ''} Offered: ${ids.join(', ')}.`,
  };
}

/** A form, asked field by field. */
import type { Field, FormChoice, Option } from '@flotilla/table';
import { startOf } from '@flotilla/table';
import type { FieldValue } from '@flotilla/table/run';
import { fieldText, optionText, plainName } from '@flotilla/table/run';
import { padStart, sideBySide, wrap } from './layout.ts';
import type { CardPen } from './rollCard.ts';

/** The result of asking a field: a value, a step back, a line that is not a value, or the end of the input. */
export type FieldAnswer =
  | { readonly kind: 'value'; readonly value: FieldValue }
  | { readonly kind: 'back' }
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'end' };

/** What asking needs: somewhere to print and somebody to ask. */
export interface FormDesk {
  readonly pen: CardPen;
  readonly print: (lines: readonly string[]) => void;
  readonly ask: (prompt: string) => Promise<string | null>;
  /** Whether the list of a field is already on the screen. */
  readonly known?: (field: Field) => boolean;
  /** Makes a remark where the player looks before answering: below a list that fills the screen. */
  readonly remark?: () => void;
}

/** Asks one field until the answer is of its kind; `isCommand` tells lines that are meant for the table. */
export async function askField(
  step: string,
  field: Field,
  now: FieldValue,
  desk: FormDesk,
  isCommand: (line: string) => boolean,
): Promise<FieldAnswer> {
  let current = now;
  if (!desk.known?.(field)) desk.print(fieldLines(step, field, now, desk.pen));
  desk.remark?.();
  for (;;) {
    const line = await desk.ask(promptOf(step, field, current, desk.pen));
    if (line === null) return { kind: 'end' };
    const typed = line.trim();
    if (typed === '<') return { kind: 'back' };
    if (typed === '') return { kind: 'value', value: current };
    if (isCommand(typed)) return { kind: 'line', line: typed };
    const read = readField(field, typed, current, desk.pen);
    if ('fault' in read) {
      desk.print(wrap(desk.pen.style.warn(read.fault), desk.pen.width, '  '));
      continue;
    }
    current = read.value;
    if (!read.again) return { kind: 'value', value: current };
    desk.print(chosenLines(step, field, current, desk.pen));
  }
}

type Read = { readonly value: FieldValue; readonly again?: boolean } | { readonly fault: string };

/** Reads what was typed for a field. */
export function readField(field: Field, typed: string, now: FieldValue, pen: CardPen): Read {
  const { own } = pen.speaker;
  switch (field.kind) {
    case 'count': {
      const number = Number(typed);
      return Number.isInteger(number) && number >= field.min && number <= field.max
        ? { value: number }
        : { fault: own('form.wrongCount', { min: field.min, max: field.max }) };
    }
    case 'yes':
      if (/^(y|yes|o|oui|s|sì|si|j|ja|true|1)$/i.test(typed)) return { value: true };
      return /^(n|no|non|nein|false|0)$/i.test(typed) ? { value: false } : { fault: own('form.wrongYes') };
    case 'text': {
      const value = field.name ? plainName(unquoted(typed)) : unquoted(typed);
      return field.name || value.length <= field.max
        ? { value }
        : { fault: own('form.wrongText', { max: field.max }) };
    }
    case 'choice':
      return readChoice(field.options, typed, pen);
    case 'many':
      return readMany(field, typed, now as readonly string[], pen);
  }
}

/** A text without the quotes that keep it from being taken for a command. */
const unquoted = (typed: string): string => /^["“”„«](.*)["“”»]$/.exec(typed)?.[1]?.trim() ?? typed;

function readChoice(options: readonly Option[], typed: string, pen: CardPen): Read {
  const option = /^\d+$/.test(typed) ? options[Number(typed) - 1] : options.find(({ id }) => id === typed);
  if (!option) return { fault: pen.speaker.own('form.wrongChoice', { most: options.length }) };
  return refusedOption(options, option, pen) ?? { value: option.id };
}

function refusedOption(
  options: readonly Option[],
  option: Option,
  { speaker }: CardPen,
): { fault: string } | null {
  if (!option.refused) return null;
  const why = speaker.reason(option.refused);
  return { fault: speaker.own('form.refusedOption', { option: String(options.indexOf(option) + 1), why }) };
}

/** Numbers replace what is chosen; numbers with a sign change it and the field is asked again. */
function readMany(
  field: Extract<Field, { kind: 'many' }>,
  typed: string,
  now: readonly string[],
  pen: CardPen,
): Read {
  const parts = typed.split(/[\s,;]+/).filter((part) => part !== '');
  const changes = parts.every((part) => /^[+-]/.test(part));
  let chosen = changes ? [...now] : [];
  if (parts.length === 1 && (parts[0] === '0' || parts[0] === 'none')) return { value: [] };
  for (const part of parts) {
    const options = optionsMeant(field.options, part.replace(/^[+-]/, ''));
    if (options.length === 0)
      return { fault: pen.speaker.own('form.wrongMany', { typed: part, most: field.options.length }) };
    for (const option of options) {
      if (changes && part.startsWith('-')) {
        chosen = chosen.filter((id) => id !== option.id);
        continue;
      }
      const refused = refusedOption(field.options, option, pen);
      if (refused) return refused;
      if (!chosen.includes(option.id)) chosen.push(option.id);
    }
  }
  return { value: chosen, again: changes };
}

function optionsMeant(options: readonly Option[], part: string): Option[] {
  const [, from, to] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
  if (from === undefined) return options.filter((option) => option.id === part);
  const first = Number(from);
  const last = Number(to ?? from);
  if (first < 1 || last > options.length || last < first) return [];
  return options.slice(first - 1, last);
}

/** The lines above the prompt of a field: the numbered options of a list. */
function fieldLines(step: string, field: Field, now: FieldValue, pen: CardPen): string[] {
  if (field.kind !== 'choice' && field.kind !== 'many') return [];
  const { speaker, style, width } = pen;
  const label = speaker.say(fieldText(step, field));
  const digits = Math.max(2, String(field.options.length).length);
  const indent = ' '.repeat(digits + 2);
  const entries = field.options.map((option, i) => {
    const cost = option.cost === undefined ? '' : ` (${speaker.number(option.cost)})`;
    const words = `${padStart(String(i + 1), digits)}  ${speaker.say(optionText(step, option))}${cost}`;
    if (!option.refused) return words;
    const rule = speaker.cited(option.refused.rule);
    const why = speaker.own('refused', { why: speaker.say(option.refused.why) });
    return style.dim(speaker.own('labelled', { label: words, value: why + rule }));
  });
  const list = sideBySide(entries, width).flatMap((line) => wrap(line, width, indent));
  if (field.kind === 'choice') return [style.strong(label), ...list];
  const { min, max } = field;
  const how = style.dim(speaker.own(min === max ? 'form.exactlyHow' : 'form.manyHow', { min, max }));
  const budget = field.budget === undefined ? [] : [costWords(field, now as readonly string[], pen)];
  return [style.strong(label), ...list, ...wrap(how, width), ...budget];
}

/** What is chosen from a list so far, with its cost. */
function chosenLines(step: string, field: Field, value: FieldValue, pen: CardPen): string[] {
  if (field.kind !== 'many') return [];
  const chosen = value as readonly string[];
  const { speaker, width } = pen;
  const names = field.options
    .filter((option) => chosen.includes(option.id))
    .map((option) => speaker.say(optionText(step, option)));
  const words = names.length > 0 ? names.join(', ') : speaker.own('form.none');
  const budget = field.budget === undefined ? [] : [costWords(field, chosen, pen)];
  return [...wrap(words, width, '  '), ...budget];
}

function costWords(
  field: Extract<Field, { kind: 'many' }>,
  chosen: readonly string[],
  { speaker }: CardPen,
): string {
  const cost = field.options.reduce(
    (sum, option) => sum + (chosen.includes(option.id) ? (option.cost ?? 0) : 0),
    0,
  );
  return speaker.own('form.budget', { cost, budget: field.budget ?? 0 });
}

function promptOf(step: string, field: Field, now: FieldValue, pen: CardPen): string {
  const { speaker } = pen;
  const label = speaker.say(fieldText(step, field));
  const shown = shownValue(step, field, now, pen);
  if (field.kind === 'count')
    return speaker.own('form.count', { label, min: field.min, max: field.max, now: shown });
  return speaker.own(`form.${field.kind}`, { label, now: shown });
}

/** A field's value in words. */
export function shownValue(step: string, field: Field, value: FieldValue, { speaker }: CardPen): string {
  switch (field.kind) {
    case 'count':
      return String(value);
    case 'yes':
      return speaker.own(value ? 'form.yesWord' : 'form.noWord');
    case 'text':
      return String(value) || '–';
    case 'choice': {
      const index = field.options.findIndex((option) => option.id === value);
      const option = field.options[index];
      return option ? `${index + 1} ${speaker.say(optionText(step, option))}` : '';
    }
    case 'many': {
      const numbers = field.options.flatMap((option, i) =>
        (value as readonly string[]).includes(option.id) ? [String(i + 1)] : [],
      );
      return numbers.join(' ') || speaker.own('form.none');
    }
  }
}

/** A field's value by name, for use away from its list, where numbers would mean nothing. */
export function namedValue(step: string, field: Field, value: FieldValue, pen: CardPen): string {
  const shown = shownValue(step, field, value, pen);
  if (field.kind === 'choice') return shown.replace(/^\d+ /, '');
  if (field.kind !== 'many') return shown;
  const chosen = field.options.filter((option) => (value as readonly string[]).includes(option.id));
  return chosen.map((option) => pen.speaker.say(optionText(step, option))).join('; ') || shown;
}

/** A filled-in form as one line: every field with its value, as `show` words it. */
export const formWords = (
  step: string,
  form: readonly Field[],
  values: FormChoice,
  pen: CardPen,
  show: typeof shownValue = shownValue,
): string =>
  form
    .map((field) => {
      const given = values[field.id];
      const value = given === undefined ? '' : show(step, field, given, pen);
      return pen.speaker.own('labelled', { label: pen.speaker.say(fieldText(step, field)), value });
    })
    .join('; ');

/** Whether two fields offer the same list under the same numbers. */
export function sameList(one: Field | undefined, other: Field): boolean {
  if (one?.kind !== 'choice' || other.kind !== 'choice') return false;
  return JSON.stringify(one.options) === JSON.stringify(other.options);
}

/** The values a form begins with: those given, where they fit, over its own. */
export function beginWith(form: readonly Field[], given: FormChoice | null): FormChoice {
  const start = startOf(form);
  if (!given) return start;
  return Object.fromEntries(
    form.map((field) => [field.id, given[field.id] ?? start[field.id]]),
  ) as FormChoice;
}

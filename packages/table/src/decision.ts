/** Decisions: what is offered, what is refused and why, and how an answer is checked. */
import type { Rng } from './chance.ts';
import type { Json } from './json.ts';
import { isTooDeep } from './json.ts';
import { isPlainName, MOST_NAME } from './names.ts';
import type { Text, TextArgs } from './text.ts';
import { text } from './text.ts';

/** Why something is not allowed: a text key with arguments, and the rule that forbids it. */
export interface Refusal {
  readonly why: Text;
  readonly rule: string;
}

/** Something a seat may choose, or may not choose now. */
export interface Option<V = Json | undefined> {
  /** What an answer names; unique within its decision. */
  readonly id: string;
  /** A proper name to show as it is, or a complete text. When left out, the text key is `pick.<step>.<text or id>`. */
  readonly label?: Text;
  /** The last part of the text key, where it differs from the id. */
  readonly text?: string;
  readonly args?: TextArgs;
  /** Plain data for the step that takes the option. */
  readonly value?: V;
  /** Set when the option is refused: it is only shown, greyed, with the rule that forbids it. */
  readonly refused?: Refusal;
  /** What choosing it costs, against a field's budget. */
  readonly cost?: number;
  /** A sentence or two about it, shown beside the field while it is chosen. */
  readonly note?: Text;
  /** Its number on screens, from 1, where options must keep their numbers between questions; otherwise its place in the list. */
  readonly number?: number;
}

/** An option with every field present and in the same order, so that bots and table search lists of options fast. */
export function option<V = Json | undefined>(id: string, more: Omit<Option<V>, 'id'> = {}): Option<V> {
  const { label, text, args, value, refused, cost, note, number } = more;
  return { id, label, text, args, value, refused, cost, note, number };
}

/** An option with a label of its own. */
export const labelled = <V = Json | undefined>(
  id: string,
  label: Text,
  value?: V,
  refused?: Refusal,
): Option<V> => ({
  id,
  label,
  text: undefined,
  args: undefined,
  value,
  refused,
  cost: undefined,
  note: undefined,
  number: undefined,
});

/** Options that need nothing but their ids. */
export const options = (...ids: readonly string[]): Option[] => ids.map((id) => option(id));

/** An option that is shown but not allowed now. */
export const refuse = (id: string, why: string, rule: string, args?: TextArgs): Option<never> =>
  option(id, { args, refused: { why: text(why, args), rule } });

/** Where a step puts the options it refuses; null when nobody will look, so that they need not be worked out. */
export type Greyed = Option[] | null;

/** One line of a form. Labels have the text key `field.<step>.<text or id>` unless given. */
export type Field = {
  readonly id: string;
  readonly text?: string;
  readonly label?: Text;
} & (
  | { readonly kind: 'count'; readonly min: number; readonly max: number; readonly start?: number }
  | { readonly kind: 'choice'; readonly options: readonly Option[]; readonly start?: string }
  | {
      readonly kind: 'many';
      readonly options: readonly Option[];
      readonly min: number;
      readonly max: number;
      /** The most the chosen options may cost together. */
      readonly budget?: number;
      readonly start?: readonly string[];
    }
  | {
      readonly kind: 'text';
      readonly max: number;
      readonly start?: string;
      /** Set when the text is a name, which must fit on one line among other words. */
      readonly name?: true;
    }
  | { readonly kind: 'yes'; readonly start?: boolean }
);

/** What a field may hold. */
export type FieldValue = string | number | boolean | readonly string[];

/** A filled-in form. */
export type FormChoice = Readonly<Record<string, FieldValue>>;

/** What an answer chooses: the id of an option, or a filled-in form. */
export type Choice = string | FormChoice;

/** An answer to one decision. */
export interface Answer {
  readonly seat: number;
  /** The number of the decision it answers. */
  readonly decision: number;
  readonly choice: Choice;
}

/** A question put openly to the whole table: somebody may have an answer, and everybody else passes. */
export interface OpenQuestion {
  /** The option that passes. */
  readonly pass: string;
  /** Every seat that could have an answer as far as the table can tell. */
  readonly seats: readonly number[];
}

interface Asked {
  /** Counts every decision of the game; an answer to an earlier one is stale. */
  readonly number: number;
  readonly seat: number;
  readonly step: string;
  readonly rule: string;
  /** Arguments for the question's text, `ask.<step>`. */
  readonly about: TextArgs;
  /** Set when other seats must not learn that this seat is asked. */
  readonly hushed?: true;
  /** Set when everybody may read its text, so that people sharing a screen need not pass it round. */
  readonly open?: OpenQuestion;
}

/** A choice from a finite list. */
export interface PickDecision extends Asked {
  readonly kind: 'pick';
  readonly options: readonly Option[];
  readonly refused: readonly Option[];
}

/** A small form. */
export interface FillDecision extends Asked {
  readonly kind: 'fill';
  readonly form: readonly Field[];
  /** The fields that the other entries make meaningless: they are not asked for, and keep their first value. */
  readonly idle?: (choice: FormChoice) => readonly string[];
  /** Null when the filled-in form is allowed, otherwise the reason. */
  readonly check: (choice: FormChoice) => Refusal | null;
  /** One allowed way to fill in the form. */
  readonly sample: (rng: Rng) => FormChoice;
}

/** What a seat is asked. */
export type Decision = PickDecision | FillDecision;

/** A decision as it may leave the process: plain data only. */
export type PlainDecision = PickDecision | Omit<FillDecision, 'idle' | 'check' | 'sample'>;

/** Strips a decision of its functions so that it can be sent or stored. */
export function plainDecision(decision: Decision): PlainDecision {
  if (decision.kind === 'pick') return decision;
  const { idle: _, check: __, sample: ___, ...plain } = decision;
  return plain;
}

/**
 * The seats that a seat (null: a spectator) may know to be asked. Of a hushed question a seat knows whether it is asked itself;
 * otherwise it knows only that somebody is, given as -1.
 */
export function askedSeats(decisions: readonly Decision[], seat: number | null): number[] {
  if (!decisions.some((decision) => decision.hushed)) return decisions.map((decision) => decision.seat);
  return [decisions.find((decision) => decision.seat === seat)?.seat ?? -1];
}

/** The numbers under which the allowed options of a decision are shown. */
export const numbersOf = ({ options }: PickDecision): number[] =>
  options.map((option, i) => option.number ?? i + 1);

/** The option with a number; a refused option may keep its own. */
export function optionNumbered(decision: PickDecision, number: number): Option | undefined {
  return (
    decision.options[numbersOf(decision).indexOf(number)] ??
    decision.refused.find((option) => option.number === number)
  );
}

/** The text of a question. */
export const questionText = (decision: PlainDecision): Text => text(`ask.${decision.step}`, decision.about);

/** The text of an option of a decision, or of a field of its form. */
export const optionText = (step: string, option: Option): Text =>
  option.label ?? text(`pick.${step}.${option.text ?? option.id}`, option.args);

/** The label of a field of a form. */
export const fieldText = (step: string, field: Field): Text =>
  field.label ?? text(`field.${step}.${field.text ?? field.id}`);

/** Why a form is refused, naming its fields by their labels rather than their ids. */
export function refusalText({ why }: Refusal, step: string, form: readonly Field[]): Text {
  if (typeof why === 'string' || !why.args) return why;
  const field = form.find(({ id }) => id === why.args?.field);
  return field ? text(why.key, { ...why.args, field: fieldText(step, field) }) : why;
}

/** An allowed answer chosen at random: what the random bot and the fuzzer do. */
export function sampleChoice(decision: Decision, rng: Rng): Choice {
  return decision.kind === 'pick' ? rng.pick(decision.options).id : decision.sample(rng);
}

/** The fields of a form that mean something, given its other entries. */
export function fieldsOf({ form, idle }: FillDecision, choice: FormChoice): readonly Field[] {
  const unasked = idle?.(choice) ?? [];
  return unasked.length === 0 ? form : form.filter(({ id }) => !unasked.includes(id));
}

/** A form as it stands before anybody fills it in. */
export function startOf(form: readonly Field[]): FormChoice {
  const start: Record<string, FieldValue> = {};
  for (const field of form) start[field.id] = startValue(field);
  return start;
}

function startValue(field: Field): FieldValue {
  switch (field.kind) {
    case 'count':
      return field.start ?? field.min;
    case 'choice':
      return field.start ?? field.options.find((option) => !option.refused)?.id ?? '';
    case 'many':
      return field.start ?? [];
    case 'text':
      return field.start ?? '';
    case 'yes':
      return field.start ?? false;
  }
}

/** The longest word that is quoted in full in a sentence. */
const LONGEST_WORD = 200;

/** Whatever somebody sent, made fit to be quoted in a sentence. */
export function asWord(value: unknown): string {
  if (isTooDeep(value)) return '[[[…]]]';
  const word = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return word.length > LONGEST_WORD ? `${word.slice(0, LONGEST_WORD)}…` : word;
}

const refusal = (key: string, rule: string, args?: TextArgs): Refusal => ({ why: text(key, args), rule });

/** Checks the form itself (every field present, of the right kind and within its limits) before the rules have a say. */
export function checkForm(form: readonly Field[], choice: unknown, rule: string): Refusal | null {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) {
    return refusal('table.refused.notAForm', rule, { fields: form.map((field) => field.id).join(', ') });
  }
  const values = choice as Readonly<Record<string, unknown>>;
  for (let i = 0; i < form.length; i++) {
    const field = form[i] as Field;
    const wrong = checkField(field, values[field.id], rule);
    if (wrong) return unknownField(form, values, rule) ?? wrong;
  }
  let given = 0;
  for (const _ in values) given++;
  return given === form.length ? null : unknownField(form, values, rule);
}

function unknownField(
  form: readonly Field[],
  values: Readonly<Record<string, unknown>>,
  rule: string,
): Refusal | null {
  const field = Object.keys(values).find((id) => !hasField(form, id));
  if (field === undefined) return null;
  return refusal('table.refused.unknownField', rule, { field, fields: form.map((f) => f.id).join(', ') });
}

function hasField(form: readonly Field[], id: string): boolean {
  for (let i = 0; i < form.length; i++) if ((form[i] as Field).id === id) return true;
  return false;
}

function checkField(field: Field, value: unknown, rule: string): Refusal | null {
  switch (field.kind) {
    case 'count':
      if (Number.isInteger(value) && (value as number) >= field.min && (value as number) <= field.max)
        return null;
      return refusal('table.refused.count', rule, { field: field.id, min: field.min, max: field.max });
    case 'yes':
      return typeof value === 'boolean' ? null : refusal('table.refused.yes', rule, { field: field.id });
    case 'text':
      return checkText(field, value, rule);
    case 'choice':
      return checkOption(field.id, field.options, value, rule);
    case 'many':
      return checkMany(field, value, rule);
  }
}

function checkText(field: Extract<Field, { kind: 'text' }>, value: unknown, rule: string): Refusal | null {
  const { id, max, name } = field;
  if (name) {
    if (typeof value === 'string' && isPlainName(value)) return null;
    return refusal('table.refused.name', rule, { field: id, max: MOST_NAME });
  }
  if (typeof value === 'string' && value.length <= max) return null;
  return refusal('table.refused.text', rule, { field: id, max });
}

function checkOption(id: string, options: readonly Option[], value: unknown, rule: string): Refusal | null {
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as Option;
    if (option.id === value) return option.refused ?? null;
  }
  const offered = options.filter((other) => !other.refused).map((other) => other.id);
  return refusal('table.refused.choice', rule, {
    field: id,
    choice: asWord(value),
    offered: offered.join(', '),
  });
}

/** Lists up to this length are searched faster than a set can be made of them. */
const SHORT = 12;

function namesTwice(items: readonly unknown[]): boolean {
  if (items.length > SHORT) return new Set(items).size !== items.length;
  for (let i = 1; i < items.length; i++) for (let j = 0; j < i; j++) if (items[i] === items[j]) return true;
  return false;
}

function checkMany(field: Extract<Field, { kind: 'many' }>, value: unknown, rule: string): Refusal | null {
  if (!Array.isArray(value) || namesTwice(value)) {
    return refusal('table.refused.many', rule, { field: field.id });
  }
  for (const id of value) {
    const wrong = checkOption(field.id, field.options, id, rule);
    if (wrong) return wrong;
  }
  if (value.length < field.min || value.length > field.max) {
    const { id, min, max } = field;
    return min === max
      ? refusal('table.refused.exactly', rule, { field: id, max })
      : refusal('table.refused.howMany', rule, { field: id, min, max });
  }
  if (field.budget === undefined) return null;
  let cost = 0;
  for (const option of field.options) if (value.includes(option.id)) cost += option.cost ?? 0;
  if (cost <= field.budget) return null;
  return refusal('table.refused.budget', rule, { field: field.id, cost, budget: field.budget });
}

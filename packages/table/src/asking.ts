/** Asking: what a question offers, how it is put to a bot, and how a choice is checked against it. */
import type { Rng } from './chance.ts';
import type {
  Answer,
  Decision,
  Field,
  FillDecision,
  FormChoice,
  Greyed,
  Option,
  PickDecision,
  Refusal,
} from './decision.ts';
import { asWord, checkForm } from './decision.ts';
import type { FillStep, GameShape, PickStep, StepName } from './game.ts';
import { clone } from './json.ts';
import type { TextArgs } from './text.ts';
import { text } from './text.ts';

/** A step that asks somebody. */
export type Asking<G extends GameShape> = PickStep<G, StepName<G>> | FillStep<G, StepName<G>>;

/**
 * The allowed options; a list without refusals is returned as it is. Refused ones are appended to `greyed`, after any that the
 * step put there itself; `greyed` is null when nobody will look at them.
 */
export function allowedOf(all: readonly Option[], greyed: Greyed): readonly Option[] {
  let first = 0;
  while (first < all.length && (all[first] as Option).refused === undefined) first++;
  if (first === all.length) return all;
  const options = all.slice(0, first);
  for (let i = first; i < all.length; i++) {
    const option = all[i] as Option;
    (option.refused === undefined ? options : greyed)?.push(option);
  }
  return options;
}

/** A list as a bot is asked it: refused options and the arguments of the question's text are worked out only when read. */
export class UnreadPick<G extends GameShape> implements PickDecision {
  readonly kind = 'pick';
  readonly number: number;
  readonly seat: number;
  readonly step: string;
  readonly rule: string;
  readonly hushed?: true;
  readonly options: readonly Option[];
  readonly #asked: PickStep<G, StepName<G>>;
  readonly #state: G['state'];
  readonly #args: G['steps'][StepName<G>];

  constructor(
    asked: PickStep<G, StepName<G>>,
    { number, seat, state, args }: Put<G>,
    options: readonly Option[],
  ) {
    this.number = number;
    this.seat = seat;
    this.step = asked.name;
    this.rule = ruleOf(asked, state, args);
    this.hushed = isHushed(asked, state, args);
    this.options = options;
    this.#asked = asked;
    this.#state = state;
    this.#args = args;
  }

  /** The options that are refused now. */
  get refused(): readonly Option[] {
    const greyed: Option[] = [];
    allowedOf(this.#asked.options(this.#state, this.#args, this.seat, greyed) as readonly Option[], greyed);
    return greyed;
  }

  /** Arguments for the question's text. */
  get about(): TextArgs {
    return aboutOf(this.#asked, this.#state, this.#args, this.seat);
  }
}

/** A form as a bot is asked it: the arguments of its text are worked out only when read. */
export class UnreadFill<G extends GameShape> implements FillDecision {
  readonly kind = 'fill';
  readonly number: number;
  readonly seat: number;
  readonly step: string;
  readonly rule: string;
  readonly hushed?: true;
  readonly form: readonly Field[];
  readonly #asked: FillStep<G, StepName<G>>;
  readonly #state: G['state'];
  readonly #args: G['steps'][StepName<G>];

  constructor(asked: FillStep<G, StepName<G>>, { number, seat, state, args }: Put<G>) {
    this.number = number;
    this.seat = seat;
    this.step = asked.name;
    this.rule = ruleOf(asked, state, args);
    this.hushed = isHushed(asked, state, args);
    this.form = asked.form(state, args, seat);
    this.#asked = asked;
    this.#state = state;
    this.#args = args;
  }

  /** The fields that the other entries make meaningless. */
  idle(choice: FormChoice): readonly string[] {
    return this.#asked.idle?.(this.#state, choice, this.#args, this.seat) ?? [];
  }

  /** Null when the filled-in form is allowed, otherwise the reason. */
  check(choice: FormChoice): Refusal | null {
    return (
      checkForm(this.form, choice, this.rule) ?? this.#asked.check(this.#state, choice, this.#args, this.seat)
    );
  }

  /** One allowed way to fill in the form. */
  sample(rng: Rng): FormChoice {
    return this.#asked.sample(this.#state, rng, this.#args, this.seat);
  }

  /** Arguments for the question's text. */
  get about(): TextArgs {
    return aboutOf(this.#asked, this.#state, this.#args, this.seat);
  }
}

/** The rule a question cites. */
export const ruleOf = <G extends GameShape>(
  { rule }: Asking<G>,
  state: G['state'],
  args: G['steps'][StepName<G>],
): string => (typeof rule === 'string' ? rule : rule(state, args));

/** Where and to whom a question is put. */
export interface Put<G extends GameShape> {
  readonly number: number;
  readonly seat: number;
  readonly state: G['state'];
  readonly args: G['steps'][StepName<G>];
}

/** A list as it is put to somebody who reads it all. */
export function readPick<G extends GameShape>(
  step: PickStep<G, StepName<G>>,
  { number, seat, state, args }: Put<G>,
  options: readonly Option[],
  refused: readonly Option[],
): PickDecision {
  return {
    kind: 'pick',
    number,
    seat,
    step: step.name,
    rule: ruleOf(step, state, args),
    about: aboutOf(step, state, args, seat),
    hushed: isHushed(step, state, args),
    open: step.open?.(state, args),
    options,
    refused,
  };
}

/** A form as it is put to somebody who reads it all. */
export function readFill<G extends GameShape>(
  step: FillStep<G, StepName<G>>,
  { number, seat, state, args }: Put<G>,
): FillDecision {
  const rule = ruleOf(step, state, args);
  const form = step.form(state, args, seat);
  return {
    kind: 'fill',
    number,
    seat,
    step: step.name,
    rule,
    about: aboutOf(step, state, args, seat),
    hushed: isHushed(step, state, args),
    form,
    idle: (choice) => step.idle?.(state, choice, args, seat) ?? [],
    check: (choice) => checkForm(form, choice, rule) ?? step.check(state, choice, args, seat),
    sample: (rng) => step.sample(state, rng, args, seat),
  };
}

/** Whether who is asked must be kept from the other seats. */
export function isHushed<G extends GameShape>(
  { hushed }: Asking<G>,
  state: G['state'],
  args: G['steps'][StepName<G>],
): true | undefined {
  if (typeof hushed !== 'function') return hushed;
  return hushed(state, args) || undefined;
}

/** Whether a seat is asked even when it has a single option. */
export const isAlwaysAsked = <G extends GameShape>(
  { ask }: Asking<G>,
  state: G['state'],
  args: G['steps'][StepName<G>],
): boolean => (typeof ask === 'function' ? ask(state, args) : ask === 'always');

/** The arguments of a question's text. */
export const aboutOf = <G extends GameShape>(
  step: Asking<G>,
  state: G['state'],
  args: G['steps'][StepName<G>],
  seat: number,
): TextArgs => step.about?.(state, args, seat) ?? NOTHING;

/** Why an answer that fits no decision is refused: that seat was not asked, or not that question. */
export function whyNotAsked(
  answer: Answer,
  decisions: readonly Decision[],
  seats: number,
  waiting: number,
): Refusal {
  if (typeof answer !== 'object' || answer === null) return refused('table.refused.malformed');
  const { seat, decision: number } = answer;
  if (decisions.length === 0) return refused('table.refused.over');
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats) return refused('table.refused.noSeat', { seats });
  if (number !== waiting) return refused('table.refused.stale', { given: asWord(number), waiting });
  if (decisions.some((other) => other.hushed)) return refused('table.refused.hushed', { seat: seat + 1 });
  const asked = decisions.map((other) => other.seat + 1).join(', ');
  return refused('table.refused.notAsked', { seat: seat + 1, asked });
}

const refused = (key: string, args?: TextArgs): Refusal => ({ why: text(key, args), rule: '' });

/** Why a choice is not allowed in a decision, or null. */
export function refusalIn(decision: Decision, choice: unknown): Refusal | null {
  if (decision.kind === 'fill') return decision.check(choice as FormChoice);
  if (optionIn(decision.options, choice)) return null;
  const greyed = optionIn(decision.refused, choice);
  if (greyed?.refused) return greyed.refused;
  const offered = decision.options.map((other) => other.id).join(', ');
  return {
    why: text('table.refused.notOffered', { choice: asWord(choice), offered }),
    rule: decision.rule,
  };
}

/** A choice in the form its step takes; null when it is not allowed. */
export function chosenIn(decision: Decision, choice: unknown): Option | FormChoice | null {
  if (decision.kind === 'pick') return optionIn(decision.options, choice) ?? null;
  return decision.check(choice as FormChoice) === null ? clone(choice as FormChoice) : null;
}

function optionIn(options: readonly Option[], id: unknown): Option | undefined {
  for (let i = 0; i < options.length; i++) if ((options[i] as Option).id === id) return options[i];
  return undefined;
}

const NOTHING = {};

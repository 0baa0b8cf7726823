/** Asking a person: a list, a form, or the faces of real dice. */
import type {
  Choice,
  Decision,
  Field,
  FillDecision,
  FormChoice,
  Manner,
  PickDecision,
  Suggestion,
} from '@flotilla/table';
import { text } from '@flotilla/table';
import type { DiceWanted } from '@flotilla/table/run';
import { fieldsOf, numbersOf, optionNumbered, questionText, refusalText } from '@flotilla/table/run';
import { usualBot } from '../support/seats.ts';
import { askField, beginWith, sameList } from '../terminal/form.ts';
import { wrap } from '../terminal/layout.ts';
import { oddsWords, pickLines, statusLines } from '../terminal/question.ts';
import { modifierLines } from '../terminal/rollCard.ts';
import { mannersText, suggestionsAt } from './advice.ts';
import { botChoice } from './bots.ts';
import { commandAmongText, commandIn, understand } from './input.ts';
import { obey } from './orders.ts';
import type { Side } from './side.ts';
import { penOf, print, tell, warn } from './side.ts';

/** The result of a question: a choice, another position on the table, or the end of the session. */
export type Asked =
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'moved' | 'quit' };

/** Asks a person to decide. */
export const askDecision = (side: Side, decision: Decision): Promise<Asked> =>
  decision.kind === 'pick' ? askPick(side, decision) : askFill(side, decision);

function showStatus(side: Side, decision: Decision): void {
  const facts = side.game.status(side.session.table.view(decision.seat));
  print(side, ['', ...statusLines(facts, decision.rule, penOf(side))]);
}

function showPick(side: Side, decision: PickDecision): void {
  const { table } = side.session;
  showStatus(side, decision);
  print(side, pickLines(decision, side.odds ? (option) => table.odds(decision, option) : null, penOf(side)));
}

/** With more options than this, a command is answered without the whole list below it. */
const SHORT_LIST = 8;

const isShort = ({ options, refused }: PickDecision): boolean =>
  options.length + refused.length <= SHORT_LIST;

async function askPick(side: Side, decision: PickDecision): Promise<Asked> {
  showPick(side, decision);
  if (side.io.live && side.session.answers.length === 0)
    print(side, wrap(side.io.style.dim(side.speaker.own('hint.commands')), side.io.width()));
  for (;;) {
    const line = await side.lines.ask(side.speaker.own('prompt'));
    if (line === null) return { kind: 'quit' };
    const typed = understand(line, decision);
    const most = Math.max(0, ...numbersOf(decision));
    if (typed.kind === 'nothing') {
      if (side.io.live) tell(side, 'hint.commands');
    } else if (typed.kind === 'option') {
      return { kind: 'choice', choice: typed.id };
    } else if (typed.kind === 'number') {
      const option = optionNumbered(decision, typed.number);
      if (option) return { kind: 'choice', choice: option.id };
      warn(side, side.speaker.own('noOption', { typed: String(typed.number), most }));
    } else if (typed.kind === 'other') {
      warn(side, side.speaker.own('unknown', { typed: typed.text, most }));
    } else {
      const obeyed = await obey(side, typed.name, typed.rest, decision);
      if (obeyed === 'moved' || obeyed === 'quit') return { kind: obeyed };
      if (obeyed === 'list' || isShort(decision)) showPick(side, decision);
      else tell(side, 'hint.list');
    }
  }
}

/** The list of the field being asked: not yet shown, on the screen above, or requested again. */
type ListState = 'fresh' | 'shown' | 'wanted';

/** Asks a form field by field; a form that is refused is asked again with what was typed. */
async function askFill(side: Side, decision: FillDecision): Promise<Asked> {
  const { form, step } = decision;
  const values: Record<string, FormChoice[string]> = { ...beginWith(form, null) };
  let remark = silence;
  let list: ListState = 'fresh';
  showForm(side, decision);
  for (let place = 0; ; ) {
    const field = form[place];
    if (field && !fieldsOf(decision, values).includes(field)) {
      place++;
      continue;
    }
    if (!field) {
      const settled = await settle(side, decision, values);
      if (settled.kind !== 'again') return settled;
      remark = settled.remark;
      list = 'fresh';
      place = 0;
      continue;
    }
    const known = list === 'shown' || (list === 'fresh' && sameList(form[place - 1], field));
    const desk = {
      pen: penOf(side),
      print: (lines: readonly string[]) => print(side, lines),
      ask: side.lines.ask,
      known: () => known,
      remark,
    };
    remark = silence;
    list = 'shown';
    const isCommand = (line: string) =>
      field.kind === 'text'
        ? commandAmongText(line) !== null
        : line.startsWith('{') || commandIn(line) !== null;
    const answer = await askField(step, field, values[field.id] ?? '', desk, isCommand);
    if (answer.kind === 'end') return { kind: 'quit' };
    if (answer.kind === 'back') place = Math.max(0, form.indexOf(before(decision, values, field)));
    if (answer.kind === 'value') {
      values[field.id] = answer.value;
      place++;
    }
    if (answer.kind !== 'line') {
      list = 'fresh';
      continue;
    }
    if (answer.line.startsWith('{')) {
      const whole = wholeForm(answer.line);
      if (whole) return { kind: 'choice', choice: whole };
      warn(side, side.speaker.own('unknown', { typed: answer.line, most: form.length }));
      continue;
    }
    const command = commandIn(answer.line);
    if (!command) continue;
    if (command.name === 'hint') {
      remark = suggest(side, decision, values, place, command.rest);
      continue;
    }
    const obeyed = await obey(side, command.name, command.rest, decision, values);
    if (obeyed === 'moved' || obeyed === 'quit') return { kind: obeyed };
    if (obeyed === 'list') list = 'wanted';
    else if (hasList(field)) remark = () => tell(side, 'hint.list');
  }
}

/** The field asked before this one; itself when there is none. */
function before(decision: FillDecision, values: FormChoice, field: Field): Field {
  const asked = fieldsOf(decision, values);
  return asked[asked.indexOf(field) - 1] ?? field;
}

const hasList = ({ kind }: Field): boolean => kind === 'choice' || kind === 'many';

function showForm(side: Side, decision: FillDecision): void {
  const { style } = side.io;
  showStatus(side, decision);
  print(side, wrap(style.strong(side.speaker.say(questionText(decision))), side.io.width()));
  if (side.io.live) print(side, wrap(style.dim(side.speaker.own('form.help')), side.io.width()));
}

/** A whole form typed as JSON, which is easier for scripts than field by field. */
function wholeForm(line: string): FormChoice | null {
  try {
    return JSON.parse(line) as FormChoice;
  } catch {
    return null;
  }
}

/** The remark made when a field is asked again. */
type Remark = () => void;

const silence: Remark = () => {};

/**
 * Fills in a form from a given field, as the steady bot would or in the manner that is named; what was typed before stays.
 * Returns the remark to make: who did it, or what the plan is after.
 */
function suggest(
  side: Side,
  decision: FillDecision,
  values: Record<string, FormChoice[string]>,
  place: number,
  wanted: string,
): Remark {
  const plans = suggestionsAt(side, decision);
  const plan = plans.find(({ manners }) => manners.some((manner) => isCalled(side, manner, wanted)));
  if (plan) {
    Object.assign(values, plan.choice);
    return () => tellPlan(side, plan, plans);
  }
  const bot = usualBot(side.game);
  const filled = botChoice(side, bot, decision);
  if (typeof filled === 'string' || decision.check(filled))
    return () => tell(side, 'form.noSuggestion', { bot });
  for (const { id } of decision.form.slice(place)) values[id] = filled[id] ?? values[id] ?? '';
  return () => tell(side, 'form.suggested', { bot });
}

/** Whether a manner is meant: the steady one when none is named. */
const isCalled = (side: Side, manner: Manner, wanted: string): boolean =>
  wanted === '' ? manner === 'steady' : [manner, mannerName(side, manner)].includes(wanted.toLowerCase());

const mannerName = (side: Side, manner: Manner): string =>
  side.speaker.say(text(`table.manner.${manner}`)).toLowerCase();

/** Says what a plan is after, and which others there are. */
function tellPlan(side: Side, { manners, why }: Suggestion, plans: readonly Suggestion[]): void {
  tell(side, 'form.why', { manner: mannersText(manners), why });
  const others = plans.flatMap((other) => (other.manners === manners ? [] : other.manners));
  const list = others.map((manner) => `"h ${mannerName(side, manner)}"`).join(', ');
  if (list !== '') tell(side, 'form.otherManners', { list });
}

/** The result of a filled-in form: an answer, or it is asked again. */
type Settled = Asked | { readonly kind: 'again'; readonly remark: Remark };

/** Checks a filled-in form. */
async function settle(side: Side, decision: FillDecision, values: FormChoice): Promise<Settled> {
  const refusal = decision.check(values);
  if (refusal) {
    const { own, reason } = side.speaker;
    const named = { ...refusal, why: refusalText(refusal, decision.step, decision.form) };
    const why = own('notAllowed', { why: reason(named) });
    return { kind: 'again', remark: () => warn(side, why) };
  }
  const odds = side.odds ? side.session.table.odds(decision, values) : [];
  if (odds.length === 0) return { kind: 'choice', choice: { ...values } };
  print(side, wrap(side.io.style.accent(oddsWords(odds, penOf(side))), side.io.width(), '  '));
  if (!side.io.live) return { kind: 'choice', choice: { ...values } };
  return confirm(side, decision, values);
}

/** Asks whether the odds of a form are good enough; commands work here too. */
async function confirm(side: Side, decision: FillDecision, values: FormChoice): Promise<Settled> {
  for (;;) {
    const line = await side.lines.ask(side.speaker.own('form.confirm'));
    if (line === null) return { kind: 'quit' };
    const typed = line.trim();
    if (typed === '') return { kind: 'choice', choice: { ...values } };
    if (typed === '<') return { kind: 'again', remark: silence };
    const command = commandIn(typed);
    if (!command) {
      warn(side, side.speaker.own('form.wrongConfirm', { typed }));
      continue;
    }
    const obeyed = await obey(side, command.name, command.rest, decision, values);
    if (obeyed === 'moved' || obeyed === 'quit') return { kind: obeyed };
  }
}

/** The result of asking for dice: their faces, the choice taken back, or the end of the session. */
export type Thrown = readonly number[] | 'back' | 'quit';

/**
 * Asks for the faces of real dice; everything else that can be typed at a question works here too. Without a decision the choice
 * is not the player's, and undo goes back to an earlier answer.
 */
export async function askDice(side: Side, wanted: DiceWanted, decision: Decision | null): Promise<Thrown> {
  const { purpose, count, sides } = wanted;
  for (;;) {
    const { speaker } = side;
    const name = speaker.nameOf(`roll.${purpose}`, purpose);
    print(side, modifierLines(wanted.roll?.modifiers ?? [], penOf(side)));
    const dice = `${count}d${sides}`;
    const line = await side.lines.ask(speaker.own('throw', { dice, purpose: name }));
    if (line === null) return 'quit';
    const typed = line.trim();
    const faces = facesIn(typed, count, sides);
    if (faces) return faces;
    const command = typed === '<' ? commandIn('undo') : commandIn(typed);
    if (command?.name === 'undo' && decision) return 'back';
    if (!command || command.name === 'redo') {
      const example = Array.from({ length: count }, (_, i) => Math.min(sides, i + 3)).join(' ');
      warn(side, speaker.own('throwWrong', { count, sides, example }));
      continue;
    }
    const obeyed = await obey(side, command.name, command.rest, decision);
    if (obeyed === 'quit') return 'quit';
    if (obeyed === 'moved') return 'back';
  }
}

/** Faces separated by spaces; one-digit faces may be typed without. */
function facesIn(typed: string, count: number, sides: number): number[] | null {
  const parts = sides <= 9 && /^\d+$/.test(typed) && count > 1 ? [...typed] : typed.split(/[\s,+]+/);
  const faces = parts.map(Number);
  const good =
    faces.length === count && faces.every((face) => Number.isInteger(face) && face >= 1 && face <= sides);
  return good ? faces : null;
}

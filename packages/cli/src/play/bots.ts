/** Bots at the table, and their advice. */
import { adviseByRollouts, answersAfter, isHushedHere } from '@flotilla/lab';
import type { Answered, Choice, Decision, FillDecision, FormChoice, Rng } from '@flotilla/table';
import {
  botNamed,
  botNames,
  chosenBy,
  fieldsOf,
  numbersOf,
  optionText,
  rngFrom,
  seedFrom,
} from '@flotilla/table';
import { usualBot } from '../support/seats.ts';
import { formWords } from '../terminal/form.ts';
import { columns, widthOf, wrap } from '../terminal/layout.ts';
import type { Side } from './side.ts';
import { penOf, peopleOf, print, tell } from './side.ts';

/** A bot's own chance: the same question gives the same choice, even after an undo. */
function chanceOf(side: Side, decision: Decision): Rng {
  const { number, seat } = decision;
  return rngFrom(seedFrom(`${side.session.start.seed} bots`), 'bot', [
    seat,
    number >>> 16,
    number & 0xffff,
    0,
  ]);
}

/** What a bot chooses for a decision. */
export function botChoice(side: Side, bot: string, decision: Decision): Choice {
  return chosenBy(botNamed(side.game, bot), side.session.table, decision, chanceOf(side, decision));
}

/** Lets every bot that is asked answer, until only people are asked or a bot's answer waits for real dice. */
export async function letBotsAnswer(side: Side): Promise<Answered> {
  for (;;) {
    const decision = side.session.decisions.find(({ seat }) => botAt(side, seat) !== null);
    if (!decision) return { kind: 'done' };
    const answered = await answerOfBot(side, decision);
    if (answered.kind === 'dice') return answered;
  }
}

/** A bot that cannot go on: it does not exist, it fails on its question, or its choice is refused. */
export class BotFailed extends Error {
  override readonly name = 'BotFailed';
  readonly seat: number;
  constructor(seat: number, why: string) {
    super(why);
    this.seat = seat;
  }
}

async function answerOfBot(side: Side, decision: Decision): Promise<Answered> {
  const { seat } = decision;
  try {
    const asked = side.io.now().getTime();
    const choice = botChoice(side, botAt(side, seat) as string, decision);
    await rest(side, decision, side.io.now().getTime() - asked);
    const answered = side.session.choose(seat, choice);
    if (answered.kind !== 'refused') return answered;
    throw new Error(side.speaker.own('notAllowed', { why: side.speaker.reason(answered.refusal) }));
  } catch (error) {
    throw new BotFailed(seat, (error as Error).message);
  }
}

/** Waits out the pause of a hushed question where several people look at the screen: how long a bot thought shows nowhere. */
async function rest(side: Side, decision: Decision, thought: number): Promise<void> {
  if (side.io.live && isHushedHere(decision, peopleOf(side).length))
    await side.io.rest(answersAfter(thought) - thought);
}

const botAt = (side: Side, seat: number): string | null => side.bots[seat] ?? null;

/** The best adviser the game has; null when it has only the random one. */
export function adviser(side: Side): string | null {
  const names = botNames(side.game);
  if (names.includes('ace')) return 'ace';
  const usual = usualBot(side.game);
  return usual === 'random' ? null : usual;
}

/** Says what a bot would choose; a form is filled in as the usual bot would do it. */
export function hint(side: Side, decision: Decision): void {
  const bot = decision.kind === 'fill' ? usualBot(side.game) : adviser(side);
  if (!bot) {
    tell(side, 'hint.none');
    return;
  }
  tell(side, 'hint.bot', { bot, choice: choiceWords(side, decision, botChoice(side, bot, decision)) });
}

/** A choice in words. */
function choiceWords(side: Side, decision: Decision, choice: Choice): string {
  const pen = penOf(side);
  if (decision.kind === 'pick') {
    const index = decision.options.findIndex((option) => option.id === choice);
    const option = decision.options[index];
    return option
      ? `${numbersOf(decision)[index]} ${pen.speaker.say(optionText(decision.step, option))}`
      : String(choice);
  }
  return formWords(decision.step, fieldsOf(decision, choice as FormChoice), choice as FormChoice, pen);
}

const ROLLOUTS = 400;
const MOST_SECONDS = 3;
const MOST_FIGURES = 3;
const FORMS_DRAWN = 3;

/** Plays every option out many times and says how the games ended; for a form, what a bot would do and a few alternatives. */
export function advise(side: Side, decision: Decision): void {
  const { speaker, session, game } = side;
  const bot = usualBot(game);
  const until = side.io.now().getTime() + MOST_SECONDS * 1000;
  const several = session.start.seats.length > 1;
  const numbers = Object.keys(game.figures(session.table.state.game).numbers).slice(0, MOST_FIGURES);
  const [first] = numbers;
  const advice = adviseByRollouts(session.table, decision.seat, botNamed(game, bot), {
    rollouts: ROLLOUTS,
    timeIsUp: () => side.io.now().getTime() > until,
    seed: `${session.start.seed} advice`,
    ...(decision.kind === 'fill' && { forms: formsToTry(side, decision) }),
    ...(!several && first !== undefined && { by: first }),
  });
  const named = (name: string) => speaker.nameOf(`figure.${name}`, name);
  const rows = advice.options.map((option) => [
    ...(several ? [`${speaker.chance(option.win.low)} – ${speaker.chance(option.win.high)}`] : []),
    ...numbers.map((name) => {
      const estimate = option.figures[name];
      if (!estimate) return '';
      return `${short(speaker.number, estimate.mean)} ± ${short(speaker.number, 1.96 * estimate.error)}`;
    }),
  ]);
  const head = [...(several ? [speaker.own('advice.won')] : []), ...numbers.map(named)];
  const labels = advice.options.map((option) => choiceWords(side, decision, option.choice));
  tell(side, 'advice.title', { rollouts: advice.rollouts, bot });
  print(side, adviceLines(head, labels, rows, side.io.width()));
  if (advice.best !== null) tell(side, 'advice.best', { choice: choiceWords(side, decision, advice.best) });
  else if (advice.options.length > 1) tell(side, 'advice.unclear');
}

/** The answers to a form that are compared: a bot's, and a few drawn at random. */
function formsToTry(side: Side, decision: FillDecision): FormChoice[] {
  const rng = rngFrom(seedFrom(`${side.session.start.seed} forms ${decision.number}`), 'forms');
  const drawn = Array.from({ length: FORMS_DRAWN }, () => decision.sample(rng));
  const bot = adviser(side);
  return bot ? [botChoice(side, bot, decision) as FormChoice, ...drawn] : drawn;
}

/** A table if the options are short, otherwise each option above its figures. */
function adviceLines(
  head: readonly string[],
  labels: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
): string[] {
  const table = columns([['', ...head], ...rows.map((row, i) => [labels[i] ?? '', ...row])]);
  if (table.every((line) => widthOf(line) <= width)) return table;
  return labels.flatMap((label, i) => [
    ...wrap(label, width, '  '),
    ...wrap(`    ${head.map((name, k) => `${name} ${rows[i]?.[k] ?? ''}`).join(' · ')}`, width, '    '),
  ]);
}

const short = (format: (value: number) => string, value: number): string =>
  format(Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3)));

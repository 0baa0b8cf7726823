/** What the advisor makes of a question, and what a bot or a manner would do. */
import type { Advice } from '@flotilla/lab';
import { adviseByRollouts, planText, verdictTexts } from '@flotilla/lab';
import type {
  AnyGame,
  Choice,
  Decision,
  FormChoice,
  GameShape,
  Suggestion,
  Text,
  Worth,
} from '@flotilla/table';
import { text } from '@flotilla/table';
import { fieldsOf, numbersOf, optionText, worthsOf } from '@flotilla/table/run';
import { usualBot } from '../support/seats.ts';
import { formWords } from '../terminal/form.ts';
import { columns, widthOf, wrap } from '../terminal/layout.ts';
import { adviser, botChoice } from './bots.ts';
import type { Side } from './side.ts';
import { penOf, print, tell, warn } from './side.ts';

/** Says what a bot would choose, and what other manners would; a form is filled in as the usual bot would do it. */
export function hint(side: Side, decision: Decision): void {
  const bot = decision.kind === 'fill' ? usualBot(side.game) : adviser(side);
  if (!bot) {
    tell(side, 'hint.none');
    return;
  }
  tell(side, 'hint.bot', { bot, choice: choiceWords(side, decision, botChoice(side, bot, decision)) });
  for (const { manners, choice, why } of suggestionsAt(side, decision))
    tell(side, 'hint.why', {
      manner: mannersText(manners),
      choice: choiceWords(side, decision, choice),
      why,
    });
}

/** The plans a game suggests for a question, where chances may be shown. */
export function suggestionsAt(side: Side, decision: Decision): readonly Suggestion[] {
  const { table } = side.session;
  const { weighing } = side.game;
  if (!weighing?.suggestions || !side.odds) return [];
  const oddsOf = (choice: Choice) => {
    const option =
      decision.kind === 'pick' ? decision.options.find(({ id }) => id === choice) : (choice as FormChoice);
    return option ? table.odds(decision, option) : [];
  };
  return weighing.suggestions(table.view(decision.seat), decision, oddsOf);
}

/** The names of manners that come to the same plan. */
export const mannersText = (manners: Suggestion['manners']): Text =>
  manners
    .map((manner): Text => text(`table.manner.${manner}`))
    .reduce((first, second) => text('table.manner.and', { first, second }));

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

type AnyWorth = Worth<GameShape>;

/** Plays every option out many times and says how the games ended, and why one is better; `by` names what is compared. */
export function advise(side: Side, decision: Decision, by: string, filled: FormChoice | null): void {
  const { session, game } = side;
  const worths = worthsOf(game, session.start.seats.length, session.table.state.game);
  if (by !== '' && !worths.some(({ id }) => id === by)) {
    warn(
      side,
      side.speaker.own('advice.unknown', { typed: by, others: worths.map(({ id }) => id).join(', ') }),
    );
    return;
  }
  const until = side.io.now().getTime() + MOST_SECONDS * 1000;
  const advice = adviseByRollouts(session.table, decision.seat, {
    rollouts: ROLLOUTS,
    timeIsUp: () => side.io.now().getTime() > until,
    seed: `${session.start.seed} advice`,
    ...(filled && { yours: filled }),
    ...(by !== '' && { worth: by }),
  });
  const nameOf = namer(side, decision, advice);
  tell(side, 'advice.title', { rollouts: advice.rollouts, bot: habitName(game) });
  print(side, adviceTable(side, advice, worths, nameOf));
  const compared = worths.find(({ id }) => id === advice.by) as AnyWorth;
  for (const said of verdictTexts(advice, { choice: nameOf, amount: compared.said }))
    print(side, wrap(side.speaker.say(said), side.io.width(), '  '));
  tellWorths(side, worths, compared);
}

/** What the bot that plays on is called: it has the ace's habit where the game has an ace. */
const habitName = (game: AnyGame): string => (game.weighing && 'ace' in game.bots ? 'ace' : usualBot(game));

/** What an option is called: by its number, a plan by where it comes from. */
function namer(side: Side, decision: Decision, { options }: Advice): (choice: Choice) => Text {
  return (choice) => {
    if (decision.kind === 'pick') return choiceWords(side, decision, choice);
    const plan = options.find((option) => option.choice === choice);
    if (!plan) return '';
    if (plan.from === 'change') return planText(decision, plan, options);
    const [name, words] = [planText(decision, plan, options), choiceWords(side, decision, choice)];
    return text('table.plan.changed', { field: name, value: words });
  };
}

/** Says by what the options were compared, and by what else they could be. */
function tellWorths(side: Side, worths: readonly AnyWorth[], compared: AnyWorth): void {
  const others = worths
    .filter((worth) => worth !== compared)
    .map(({ id, name }) => side.speaker.own('advice.byOther', { id, name }));
  if (others.length > 0) tell(side, 'advice.by', { name: compared.name, others: others.join(', ') });
}

function adviceTable(
  side: Side,
  advice: Advice,
  worths: readonly AnyWorth[],
  nameOf: (choice: Choice) => Text,
): string[] {
  const { speaker, session, game } = side;
  const several = session.start.seats.length > 1;
  const figures = game.weighing
    ? []
    : Object.keys(game.figures(session.table.state.game).numbers).slice(0, MOST_FIGURES);
  const shown = game.weighing ? worths.filter(({ id }) => id !== 'win') : [];
  const rows = advice.options.map((option) => [
    ...(several ? [`${speaker.chance(option.win.low)} – ${speaker.chance(option.win.high)}`] : []),
    ...shown.map(({ id, said }) => estimateWords(option.amounts[id], (n) => speaker.say(said(n)))),
    ...figures.map((name) => estimateWords(option.figures[name], (n) => short(speaker.number, n))),
  ]);
  const head = [
    ...(several ? [speaker.own('advice.won')] : []),
    ...shown.map(({ name }) => speaker.say(name)),
    ...figures.map((name) => speaker.nameOf(`figure.${name}`, name)),
  ];
  const labels = advice.options.map(({ choice }) => speaker.say(nameOf(choice)));
  return adviceLines(head, labels, rows, side.io.width());
}

const estimateWords = (
  estimate: { readonly mean: number; readonly error: number } | undefined,
  said: (amount: number) => string,
): string => (estimate ? `${said(estimate.mean)} ± ${said(1.96 * estimate.error)}` : '');

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

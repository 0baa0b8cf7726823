/** A question with its numbered options, odds, and what is not allowed now. */
import type { Fact, Odds, Option, PickDecision } from '@flotilla/table';
import { capital, numbersOf, oddsText, optionText, questionText } from '@flotilla/table/run';
import { factValue } from './blocks.ts';
import { padEnd, padStart, sideBySide, widthOf, wrap } from './layout.ts';
import type { CardPen } from './rollCard.ts';

/** The facts that are always shown, on one or more lines, with the rule of the question at the end. */
export function statusLines(facts: readonly Fact[], rule: string, pen: CardPen): string[] {
  const { speaker, style, width } = pen;
  const parts = facts.map((fact) =>
    fact.alone ? factValue(fact, pen) : `${speaker.say(fact.label)} ${factValue(fact, pen)}`,
  );
  const right = rule === '' ? '' : ` ${speaker.own('rule', { rule: speaker.rule(rule) })}`;
  const lines = packed(parts, ' · ', width - 3);
  const last = lines.pop() ?? '';
  const fill = width - 4 - widthOf(last) - widthOf(right);
  const begun = lines.map((line) => `── ${line}`);
  if (fill >= 0) return [...begun, `── ${last} ${style.dim('─'.repeat(fill) + right)}`];
  const alone = width - widthOf(right);
  return [...begun, `── ${last}`, style.dim('─'.repeat(Math.max(0, alone)) + right)];
}

/** Parts side by side, as many on a line as fit; a part that is longer than a line is wrapped. */
function packed(parts: readonly string[], between: string, width: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const joined = last === undefined ? part : `${last}${between}${part}`;
    if (last === undefined || widthOf(joined) > width) lines.push(...wrap(part, width));
    else lines[lines.length - 1] = joined;
  }
  return lines;
}

/** Greyed options that take more lines than this are only counted, until the player asks for them. */
const MOST_GREYED_LINES = 8;

/** After a list longer than this the question is repeated below it, where the player types. */
const LONG_LIST = 16;

/** A question with its options. */
export function pickLines(
  decision: PickDecision,
  oddsOf: ((option: Option) => readonly Odds[]) | null,
  pen: CardPen,
): string[] {
  const { speaker, style, width } = pen;
  const question = wrap(style.strong(capital(speaker.say(questionText(decision)))), width);
  const offered = offeredLines(decision, oddsOf, pen);
  const { refused } = decision;
  const reasons = refusedLines(decision, pen);
  const greyed =
    reasons.length <= MOST_GREYED_LINES
      ? reasons
      : wrap(style.dim(speaker.own('greyed', { count: refused.length })), width);
  const again = offered.length > LONG_LIST ? question : [];
  return [...question, ...offered, ...greyed, ...again];
}

function offeredLines(
  decision: PickDecision,
  oddsOf: ((option: Option) => readonly Odds[]) | null,
  pen: CardPen,
): string[] {
  const { speaker, style, width } = pen;
  const numbers = numbersOf(decision);
  const number = digitsOf(decision);
  const indent = ' '.repeat(number + 2);
  const labels = decision.options.map((option) => capital(speaker.say(optionText(decision.step, option))));
  const odds = decision.options.map((option) => (oddsOf ? oddsWords(oddsOf(option), pen) : ''));
  const room = Math.min(Math.max(...labels.map(widthOf), 0), Math.floor(width * 0.6));
  const heads = labels.map((label, i) => `${style.strong(padStart(String(numbers[i]), number))}  ${label}`);
  if (odds.every((chances) => chances === ''))
    return sideBySide(heads, width).flatMap((line) => wrap(line, width, indent));
  return heads.flatMap((head, i) => {
    const chances = odds[i] ?? '';
    if (chances === '') return wrap(head, width, indent);
    if (widthOf(labels[i] ?? '') <= room && number + 4 + room + widthOf(chances) <= width)
      return [`${padEnd(head, number + 2 + room)}  ${style.accent(chances)}`];
    const below = wrap(`${indent}  ${chances}`, width, `${indent}  `).map(style.accent);
    return [...wrap(head, width, indent), ...below];
  });
}

/** How many digits the numbers of the options take. */
const digitsOf = (decision: PickDecision): number =>
  Math.max(2, ...numbersOf(decision).map((number) => String(number).length));

/** What is not allowed now, each with its reason and rule. */
export function refusedLines(decision: PickDecision, { speaker, style, width }: CardPen): string[] {
  const number = digitsOf(decision);
  return decision.refused.flatMap((option) => {
    const label = capital(speaker.say(optionText(decision.step, option)));
    const rule = speaker.cited(option.refused?.rule);
    const why = option.refused ? speaker.say(option.refused.why) : '';
    const value = speaker.own('refused', { why }) + rule;
    const line = `${padStart(String(option.number ?? '–'), number)}  ${speaker.own('labelled', { label, value })}`;
    return wrap(line, width, ' '.repeat(number + 2)).map(style.dim);
  });
}

/** Chances in words: what, and how likely. */
export function oddsWords(odds: readonly Odds[], { speaker }: CardPen): string {
  return odds.map((one) => `${speaker.say(oddsText(one))} ${speaker.chance(one.chance)}`).join(' · ');
}

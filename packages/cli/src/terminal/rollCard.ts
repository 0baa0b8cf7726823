/** The roll card: one way to show a roll, everywhere. */
import type { Applied, RollRecord } from '@flotilla/table';
import { modifierText, oddsText, rollOutcome } from '@flotilla/table/run';
import type { Speaker } from '../support/speech.ts';
import { padEnd, padStart, widthOf, wrap } from './layout.ts';
import type { Style } from './style.ts';

const LABEL = 26;
const FIGURE = 4;
const RULE = 44;
/** Cards stand a little to the right in the log. */
const MARGIN = 2;

/** What a card is drawn with. */
export interface CardPen {
  readonly speaker: Speaker;
  readonly style: Style;
  readonly width: number;
}

/** A roll with its dice, every modifier, total, result, chance and rule, one line each. */
export function rollCard(roll: RollRecord, number: number, pen: CardPen): string[] {
  const { speaker, style } = pen;
  const title = titleOf(roll, speaker);
  const rule = speaker.own('rule', { rule: speaker.rule(roll.rule) });
  const line = (label: string, figure: string) => padEnd(label, LABEL) + padStart(figure, FIGURE);
  const thrown = line(`${roll.dice}  ${facesOf(roll)}`, speaker.number(roll.natural));
  const modifiers = roll.modifiers.flatMap((applied) => {
    const [first = '', ...rest] = wrap(speaker.say(modifierText(applied)), LABEL - 1, '  ');
    return [line(first, signed(applied.value)), ...rest];
  });
  const verdict = verdictOf(roll, pen);
  const total = line(speaker.own('total'), speaker.number(roll.total));
  const last = modifiers.length === 0 ? thrown : total;
  const fits = widthOf(last) + widthOf(verdict) <= pen.width - MARGIN;
  const end = fits ? [`${last}${verdict}`] : [last, ...wrap(verdict.trimStart(), pen.width - MARGIN)];
  const stroke = style.dim('─'.repeat(LABEL + FIGURE));
  const body = modifiers.length === 0 ? end : [thrown, ...modifiers, stroke, ...end];
  return [
    padEnd(style.strong(title), Math.max(RULE, widthOf(title) + 2)) + style.dim(rule),
    ...body,
    ...sumsBefore(roll, speaker).flatMap((sum) => wrap(sum, pen.width - MARGIN).map(style.dim)),
    style.dim(footOf(roll, number, speaker)),
  ];
}

/** What might have come of a roll and all that follows, as it was before the dice fell. */
const sumsBefore = ({ sums = [] }: RollRecord, speaker: Speaker): string[] =>
  sums.map((sum) =>
    speaker.own('sumBefore', { of: speaker.say(oddsText(sum)), chance: speaker.chance(sum.chance) }),
  );

/** A roll on one line. */
export function rollLine(roll: RollRecord, pen: CardPen): string {
  const { speaker, style } = pen;
  const modifiers = roll.modifiers.map(
    (applied) => `${signed(applied.value)} ${speaker.say(modifierText(applied))}`,
  );
  const sum = modifiers.length > 0 ? ` (${modifiers.join(', ')}) = ${speaker.number(roll.total)}` : '';
  const chance = roll.outcome === '' ? '' : style.dim(`  ${speaker.chance(roll.chance)}`);
  const sums = sumsBefore(roll, speaker).map((before) => style.dim(` · ${before}`));
  const thrown = `${roll.dice} ${facesOf(roll)} ${speaker.number(roll.natural)}${sum}`;
  return (
    `${speaker.own('labelled', { label: titleOf(roll, speaker), value: thrown })}` +
    `${verdictOf(roll, pen)}${chance}${sums.join('')}${style.dim(` ${speaker.cited(roll.rule)}`)}`
  );
}

/** What will be added to a throw still to come. */
export function modifierLines(modifiers: readonly Applied[], { speaker, width }: CardPen): string[] {
  if (modifiers.length === 0) return [];
  const list = modifiers.map((applied) => `${signed(applied.value)} ${speaker.say(modifierText(applied))}`);
  return wrap(speaker.own('throwWith', { list: list.join(', ') }), width, '  ');
}

/** The modifiers that could have applied to a roll but did not, as one line; empty when there are none. */
export function notAppliedLine(roll: RollRecord, pen: CardPen): string {
  if (roll.notApplied.length === 0) return '';
  const { speaker } = pen;
  const list = roll.notApplied.map((applied) => {
    const value = applied.value === 0 ? '' : ` ${signed(applied.value)}`;
    return `${speaker.say(modifierText(applied))}${value}`;
  });
  return speaker.own('notApplied', { list: list.join(', ') });
}

const titleOf = ({ purpose }: RollRecord, speaker: Speaker): string =>
  speaker.nameOf(`roll.${purpose}`, purpose);

const facesOf = (roll: RollRecord): string => roll.faces.map((face) => `[${face}]`).join('');

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

function verdictOf(roll: RollRecord, { speaker, style }: CardPen): string {
  if (roll.outcome === '') return '';
  const words = outcomeWords(roll, speaker).toLocaleUpperCase(speaker.language);
  const range = rangeOf(roll, speaker);
  return `${range ? `   ${range}` : ''}${words ? `   → ${style.strong(words)}` : ''}`;
}

/** The result in words; a result without a text of its own (a name, a number) is shown as it is. */
function outcomeWords(roll: RollRecord, speaker: Speaker): string {
  const said = rollOutcome(roll, speaker.has);
  if (typeof said === 'string' || speaker.has(said.key)) return speaker.say(said);
  return /^[[{]/.test(roll.outcome) ? '' : roll.outcome;
}

function rangeOf({ from, to }: RollRecord, speaker: Speaker): string {
  if (from === null && to === null) return '';
  if (from === null) return speaker.own('atMost', { to: to as number });
  if (to === null) return speaker.own('atLeast', { from });
  return from === to ? speaker.own('exactly', { from }) : speaker.own('between', { from, to });
}

function footOf(roll: RollRecord, number: number, speaker: Speaker): string {
  const place = speaker.own('rollNumber', { number });
  if (roll.outcome === '') return place;
  return `${speaker.own('chanceBefore', { chance: speaker.chance(roll.chance) })}   ${place}`;
}

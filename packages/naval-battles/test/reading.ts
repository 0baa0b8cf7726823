/** What people read at a table: questions, lists and the log, in English, each with the rule it cites. */
import type { Decision, LogEvent, Odds, Option, Text } from '@flotilla/table';
import { eventText, fieldText, optionText, questionText, tableTexts, words } from '@flotilla/table/run';
import { navalBattles } from '../src/index.ts';
import { en } from '../src/text/en/index.ts';
import type { Battle } from './position.ts';

const catalogue = { ...tableTexts.en, ...en };

/** A text in English. */
export const say = (said: Text): string => words({ language: 'en', catalogue }, said);

/** The log of a table as a seat reads it; headings and dice are preceded by their kind. */
export const read = (log: readonly LogEvent[] | null, seat: number | null = null): string[] =>
  (log ?? [])
    .filter((event) => event.to === null || (seat !== null && event.to.includes(seat)))
    .map((event) => `${sentenceOf(event)} [${event.rule}]`);

function sentenceOf(event: LogEvent): string {
  const sentence = say(eventText(navalBattles, event, 'normal', (key) => key in catalogue));
  if (!event.roll) return sentence;
  const { dice, faces, modifiers, total } = event.roll;
  const changes = modifiers.map(
    ({ why, value, rule }) => ` ${value} ${say({ key: `modifier.${why}` })} [${rule}]`,
  );
  return `${sentence}: ${dice} ${faces.join()}${changes.join('')} = ${total}`;
}

/** The log entries of a battle that something adds. */
export function told(b: Battle, act: () => void, seat: number | null = null): string[] {
  const before = (b.table.log ?? []).length;
  act();
  return read((b.table.log ?? []).slice(before), seat);
}

/** The question of a decision, with its rule. */
export const question = (asked: Decision): string => `${say(questionText(asked))} [${asked.rule}]`;

const line = (asked: Decision, option: Option): string => {
  const words = `${option.id} — ${say(optionText(asked.step, option))}`;
  return option.refused ? `${words} ✗ ${say(option.refused.why)} [${option.refused.rule}]` : words;
};

/** The same without what is printed on cards. */
export const brief = (lines: readonly string[]): string[] =>
  lines.map((one) => one.replace(/ \([^()]*(?:;|stops)[^()]*\)/g, ''));

/** Everything a decision lists, the refused options with their reason; of a form, field by field. */
export function listed(asked: Decision): string[] {
  if (asked.kind === 'pick') return [...asked.options, ...asked.refused].map((option) => line(asked, option));
  return asked.form.flatMap((field) => [
    `${field.id}: ${say(fieldText(asked.step, field))}`,
    ...(field.kind === 'choice' || field.kind === 'many'
      ? field.options.map((option) => line(asked, option))
      : []),
  ]);
}

/** The question that a seat is asked, and everything it lists, without what is printed on cards. */
export const shown = (b: Battle, seat?: number): string[] => [
  question(b.asked(seat)),
  ...brief(listed(b.asked(seat))),
];

/** The chances of an option that is offered, in whole percent. */
export function chances(b: Battle, id: string, seat?: number): string[] {
  const asked = b.asked(seat);
  const option = asked.kind === 'pick' ? asked.options.find((other) => other.id === id) : undefined;
  if (!option) throw new Error(`"${id}" is not offered.`);
  return b.table.odds(asked, option).map(asPercent);
}

/** A chance in whole percent. */
export const asPercent = ({ of, chance }: Odds): string =>
  `${say({ key: `odds.${of}` })}: ${Math.round(100 * chance)} %`;

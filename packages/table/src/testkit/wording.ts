/** What a game says, and what is wrong with it: missing texts, placeholders nothing fills, languages that disagree. */
import type { Decision, Field, Option } from '../decision.ts';
import { fieldText, optionText, questionText } from '../decision.ts';
import type { Block, Fact } from '../describe.ts';
import type { AnyGame, AnyStep, GameShape } from '../game.ts';
import { catalogueOf, oddsText } from '../game.ts';
import type { LogEvent } from '../log.ts';
import { DENSITIES, endingText, eventText, modifierText, rollOutcome, rollTitle } from '../log.ts';
import type { Modifier } from '../modifiers.ts';
import type { Table } from '../table.ts';
import type { Catalogue, Text } from '../text.ts';
import { placeholdersOf, text } from '../text.ts';
import { tableTexts } from '../texts.ts';

/** Notes one thing that was said. */
export type NoteSaid = (said: Text | number) => void;

/** Collects what is wrong with everything said in a language. */
export function listener(catalogue: Catalogue, faults: Set<string>): NoteSaid {
  const heard = new WeakSet<object>();
  const hear: NoteSaid = (said) => {
    if (typeof said === 'string' || typeof said === 'number' || heard.has(said)) return;
    heard.add(said);
    const sentence = catalogue[said.key];
    if (sentence === undefined) {
      faults.add(`There is no text "${said.key}".`);
      return;
    }
    for (const name of placeholdersOf(sentence))
      if (said.args?.[name] === undefined) faults.add(`"${said.key}" is said without {${name}}.`);
    for (const arg of Object.values(said.args ?? {})) hear(arg);
  };
  return hear;
}

const ruleText = (rule: string): Text => text(`rule.${rule}`);

function sayOption(say: NoteSaid, step: string, option: Option): void {
  say(optionText(step, option));
  if (option.note !== undefined) say(option.note);
  if (!option.refused) return;
  say(option.refused.why);
  say(ruleText(option.refused.rule));
}

function sayField(say: NoteSaid, step: string, field: Field): void {
  say(fieldText(step, field));
  if (field.kind === 'choice' || field.kind === 'many')
    for (const option of field.options) sayOption(say, step, option);
}

/** Says a question with everything it lists and the chances shown for it. */
export function sayDecision<G extends GameShape>(say: NoteSaid, table: Table<G>, decision: Decision): void {
  say(questionText(decision));
  say(ruleText(decision.rule));
  if (decision.kind === 'fill') {
    for (const field of decision.form) sayField(say, decision.step, field);
    return;
  }
  for (const option of [...decision.options, ...decision.refused]) sayOption(say, decision.step, option);
  for (const option of decision.options) for (const odds of table.odds(decision, option)) say(oddsText(odds));
}

/** Says what a seat sees: description, status, and what every seat is called. */
export function sayView<G extends GameShape>(say: NoteSaid, table: Table<G>, seat: number | null): void {
  const { game, seats } = table.setting;
  const view = table.view(seat);
  for (const block of game.describe(view)) sayBlock(say, block);
  sayFacts(say, game.status(view));
  if (game.seatText) for (let other = 0; other < seats; other++) say(game.seatText(view, other));
}

const sayFacts = (say: NoteSaid, facts: readonly Fact[]): void => {
  for (const { label, value } of facts) for (const part of [label, value]) say(part);
};

function sayBlock(say: NoteSaid, block: Block): void {
  for (const part of partsOf(block)) say(part);
}

function partsOf(block: Block): readonly (Text | number)[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items;
    case 'facts':
      return block.facts.flatMap(({ label, value }) => [label, value]);
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()];
  }
}

/** Says a log entry at every density, and a roll with its result and modifiers. */
export function sayEvent(say: NoteSaid, game: AnyGame, event: LogEvent, has: (key: string) => boolean): void {
  say(ruleText(event.rule));
  if (!event.roll) {
    for (const density of DENSITIES) say(eventText(game, event, density, has));
    return;
  }
  say(rollTitle(event.roll));
  if (event.roll.outcome !== '') say(rollOutcome(event.roll, has));
  for (const modifier of [...event.roll.modifiers, ...event.roll.notApplied]) {
    say(modifierText(modifier));
    say(ruleText(modifier.rule));
  }
}

/** Says how a game ended, and everything it measures. */
export function sayEnd<G extends GameShape>(say: NoteSaid, { setting, state }: Table<G>): void {
  const { game } = setting;
  const outcome = game.outcome(state.game);
  if (outcome) say(endingText(outcome));
  const { numbers, tallies } = game.figures(state.game);
  for (const name of Object.keys(numbers)) say(text(`figure.${name}`));
  for (const name of Object.keys(tallies)) say(text(`tally.${name}`));
  sayFacts(say, game.results?.(state.game) ?? []);
}

/** The texts a game needs whatever is played: credits, options, questions, events, worths, and what its fixed rolls can show. */
export function impliedFaults(game: AnyGame, catalogue: Catalogue): string[] {
  const faults = new Set<string>();
  const say = listener(catalogue, faults);
  const needs = (key: string): void => {
    if (!(catalogue[key] ?? '').trim()) faults.add(`There is no text "${key}".`);
  };
  needs('credits');
  for (const field of game.optionFields) sayField(say, 'options', field);
  for (const kind of Object.keys(game.events)) needs(`log.${kind}`);
  for (const what of Object.keys(game.weighing?.happens ?? {})) needs(`happens.${what}`);
  for (const { name, said } of game.weighing?.worths ?? []) for (const text of [name, said(1)]) say(text);
  for (const step of Object.values(game.steps) as AnyStep<GameShape>[]) {
    if (step.kind === 'pick' || step.kind === 'fill') needs(`ask.${step.name}`);
    if (step.kind !== 'roll') continue;
    for (const { why, rule } of step.modifiers as readonly Modifier<unknown>[])
      for (const key of [`modifier.${why}`, `rule.${rule}`]) needs(key);
    if (step.chart === null) continue;
    needs(`roll.${step.chart.purpose}`);
    const has = (key: string): boolean => key in catalogue;
    for (const rows of Object.values(step.chart.columns))
      for (const { label, result } of rows)
        say(rollOutcome({ chart: step.chart.id, outcome: label ?? String(result) }, has));
  }
  return [...faults];
}

/** Every placeholder of a sentence with its form: `points`, `value+`, `year#`; a plural counts as its name. */
const fillings = (sentence: string): string =>
  [...new Set([...sentence.matchAll(/\{(\w+[#+%]?)/g)].map((match) => match[1]))].sort().join();

/** Whether a sentence has a brace outside its placeholders, or a plural without two forms. */
const isBroken = (sentence: string): boolean =>
  /[{}]/.test(sentence.replace(/\{\w+(?:[#+%]|\|[^{}|]*\|[^{}|]*)?\}/g, ''));

/** Whether a text is a sentence rather than a name, which may be the same in all languages: two lower-case words in a row. */
const isSentence = (line: string): boolean => /\p{L} \p{Ll}+ \p{Ll}+/u.test(line);

/**
 * Where the languages of a game differ from its English, or else its first: keys, placeholders, broken braces, sentences nobody has
 * translated; and those of the wanted languages that it does not speak.
 */
export async function languageFaults(game: AnyGame, wanted: readonly string[] = []): Promise<string[]> {
  const spoken = Object.keys(game.texts);
  const faults = wanted
    .filter((language) => !spoken.includes(language))
    .map((language) => `${language}: there are no texts.`);
  const en = await catalogueOf(game, 'en');
  for (const language of spoken) {
    const lines = await catalogueOf(game, language);
    for (const key of Object.keys(en))
      if (!(key in lines)) faults.push(`${language}: there is no text "${key}".`);
    for (const [key, sentence] of Object.entries(lines)) {
      const original = en[key];
      if (original === undefined) faults.push(`${language}: "${key}" is not among the English texts.`);
      else if (fillings(original) !== fillings(sentence))
        faults.push(`${language}: "${key}" has other placeholders than in English.`);
      if (language !== 'en' && sentence === original && isSentence(sentence))
        faults.push(`${language}: "${key}" is left in English.`);
      if (original && sentence.trim() === '') faults.push(`${language}: "${key}" says nothing.`);
      if (isBroken(sentence)) faults.push(`${language}: "${key}" has a placeholder that is not well formed.`);
    }
  }
  return faults;
}

/** All English texts of a game: its own and those of the kernel. */
export const englishOf = async (game: AnyGame): Promise<Catalogue> => ({
  ...tableTexts.en,
  ...(await catalogueOf(game, 'en')),
});

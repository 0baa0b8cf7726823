import type { Catalogue, Decision, Language, Text } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { Speech } from '@flotilla/table/run';
import {
  botRngs,
  DENSITIES,
  eventText,
  fieldText,
  LANGUAGES,
  modifierText,
  oddsText,
  optionsOf,
  optionText,
  playOut,
  questionText,
  randomBot,
  rollOutcome,
  Table,
  tableTexts,
  words,
} from '@flotilla/table/run';
import { expect, test } from 'vitest';
import { BOAT_TYPES } from '../src/data/boats.ts';
import * as charts from '../src/data/charts/index.ts';
import { hunters } from '../src/index.ts';
import { OPTIONAL_RULES } from '../src/options.ts';
import * as modifiers from '../src/rules/modifiers.ts';
import type { Hunters } from '../src/state.ts';
import { en } from '../src/text/en/index.ts';

const speech: Speech = { language: 'en', catalogue: { ...tableTexts.en, ...en } };
const has = (key: string): boolean => key in speech.catalogue;

/** Puts a text into words and complains about keys and placeholders that were left over. */
function spoken(said: Text, where: string): string {
  const sentence = words(speech, said);
  if (/[⟦{}]/.test(sentence)) throw new Error(`${where}: ${sentence}`);
  return sentence;
}

function readDecision(table: Table<Hunters>, decision: Decision): void {
  const { step } = decision;
  spoken(questionText(decision), step);
  if (decision.kind === 'fill') {
    for (const field of decision.form) {
      spoken(fieldText(step, field), step);
      if (field.kind !== 'choice') continue;
      for (const option of field.options) spoken(optionText(step, option), step);
    }
    return;
  }
  for (const option of [...decision.options, ...decision.refused]) {
    spoken(optionText(step, option), step);
    if (option.refused) spoken(option.refused.why, step);
    for (const odds of table.odds(decision, option)) spoken(oddsText(odds), step);
  }
}

/** Careers that are read; `npm run fuzz` reads more. */
const CAREERS = process.env.FUZZ_GAMES ? 120 : 24;

test('every question, option, log line, roll and description of random careers is in words', () => {
  const rules = OPTIONAL_RULES.filter((rule) => rule !== '4.2.2');
  for (let i = 0; i < CAREERS; i++) {
    const options = optionsOf(hunters, {
      boat: BOAT_TYPES[i % BOAT_TYPES.length],
      rules: i % 3 === 0 ? [] : rules,
      rerolls: i % 2 === 0 ? 'always' : 'helps',
    });
    const table = new Table({ game: hunters, options, seats: 1, seed: `words ${i}` });
    playOut(table, [randomBot], botRngs(`words ${i}`, 1), (decision) => {
      readDecision(table, decision);
      if (decision.number % 10 !== 0) return;
      const said = JSON.stringify([hunters.describe(table.view(0)), hunters.status(table.view(0))]);
      for (const [, key] of said.matchAll(/"key":"([^"]+)"/g)) expect(has(key as string), key).toBe(true);
    });
    for (const event of table.log ?? []) {
      expect(has(`rule.${event.rule}`), `${event.kind} cites ${event.rule}`).toBe(true);
      for (const density of DENSITIES) spoken(eventText(hunters, event, density, has), event.kind);
      if (!event.roll) continue;
      spoken(rollOutcome(event.roll, has), event.roll.purpose);
      for (const applied of [...event.roll.modifiers, ...event.roll.notApplied])
        spoken(modifierText(applied), 'modifier');
    }
    const end = hunters.outcome(table.state.game);
    spoken(text(`ending.${end?.ending}`, end?.args), 'ending');
    for (const name of Object.keys(hunters.figures(table.state.game).numbers))
      spoken(text(`figure.${name}`), name);
    for (const name of Object.keys(hunters.figures(table.state.game).tallies))
      spoken(text(`tally.${name}`), name);
  }
});

test.each(LANGUAGES)('every sentence of the log begins with a capital in %s', async (language) => {
  const speech = { language, catalogue: { ...tableTexts[language], ...(await hunters.texts[language]()) } };
  for (let i = 0; i < 20; i++) {
    const options = optionsOf(hunters, { boat: BOAT_TYPES[i % BOAT_TYPES.length] });
    const table = new Table({ game: hunters, options, seats: 1, seed: `capitals ${i}` });
    playOut(table, [randomBot], botRngs(`capitals ${i}`, 1));
    const told = (table.log ?? []).filter((event) => !event.roll);
    const end = hunters.outcome(table.state.game);
    const lines = [
      ...told.flatMap((event) =>
        DENSITIES.map((density) => words(speech, eventText(hunters, event, density, has))),
      ),
      words(speech, text(`ending.${end?.ending}`, end?.args)),
    ];
    expect(lines.filter((line) => /^\p{Ll}|(?<!\b\p{Lu})\. \p{Ll}/u.test(line))).toEqual([]);
  }
});

test('every step that asks, every event, every modifier and every chart result has its words', () => {
  for (const step of Object.values(hunters.steps)) {
    if (step.kind === 'pick' || step.kind === 'fill') expect(has(`ask.${step.name}`), step.name).toBe(true);
  }
  for (const event of Object.keys(hunters.events)) expect(has(`log.${event}`), event).toBe(true);
  for (const list of Object.values(modifiers)) {
    for (const { why, rule } of list) {
      expect(has(`modifier.${why}`), why).toBe(true);
      expect(has(`rule.${rule}`), rule).toBe(true);
    }
  }
  for (const chart of Object.values(charts)) {
    if (typeof chart !== 'object' || !('columns' in chart)) continue;
    expect(has(`rule.${chart.rule}`), chart.rule).toBe(true);
    for (const rows of Object.values(chart.columns)) {
      for (const row of rows) {
        const label = row.label ?? String(row.result);
        expect(has(`outcome.${chart.id}.${label}`) || has(`outcome.${label}`), `${chart.id} ${label}`).toBe(
          true,
        );
      }
    }
  }
});

test('every rule case that a decision cites is told in words', () => {
  for (const step of Object.values(hunters.steps)) {
    if (step.kind === 'step' || step.kind === 'roll' || typeof step.rule !== 'string') continue;
    expect(has(`rule.${step.rule}`), step.rule).toBe(true);
  }
});

const catalogueOf = (language: Language): Promise<Catalogue> => hunters.texts[language]();

test.each(LANGUAGES)('the game speaks %s with a catalogue of its own', async (language) => {
  expect((await catalogueOf(language))['sheet.language']).toBe(language);
});

test('French keeps its colons, semicolons, question and exclamation marks on the line of their word', async () => {
  const loose = Object.entries(await catalogueOf('fr')).filter(
    ([, sentence]) => / [:;?!»]|« /.test(sentence) || /[\p{L}\d})][:;?!]/u.test(sentence),
  );
  expect(loose).toEqual([]);
});

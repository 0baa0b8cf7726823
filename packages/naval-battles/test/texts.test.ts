import type { Catalogue, Text } from '@flotilla/table';
import {
  botNamed,
  botRngs,
  eventText,
  fieldText,
  LANGUAGES,
  modifierText,
  optionsOf,
  optionText,
  playOut,
  questionText,
  rngFrom,
  rollTitle,
  sampleChoice,
  seedFrom,
  Table,
  tableTexts,
  withSeats,
  words,
} from '@flotilla/table';
import { describe, expect, it } from 'vitest';
import { SCENARIO_FILES } from '../src/data/scenarios.ts';
import { navalBattles } from '../src/index.ts';
import type { NavalBattles, Options } from '../src/state.ts';
import { en } from '../src/text/en.ts';
import { who } from '../src/text/words.ts';
import { lay, uk, usa } from './fleets.ts';
import type { Fleet } from './position.ts';

const catalogue = withSeats({ ...tableTexts.en, ...en }, ['Ada', 'Bob', 'Cem', 'Dag', 'Eva', 'Fay']);
const say = (said: Text | number): string =>
  typeof said === 'number' ? String(said) : words({ language: 'en', catalogue }, said);

/** Everything a person could read at this moment of a game. */
function allWords(table: Table<NavalBattles>): string[] {
  const said: (Text | number)[] = [];
  for (const decision of table.decisions) {
    said.push(questionText(decision), { key: `rule.${decision.rule}` });
    if (decision.kind === 'pick') {
      for (const option of [...decision.options, ...decision.refused]) {
        said.push(optionText(decision.step, option));
        if (option.refused) said.push(option.refused.why, { key: `rule.${option.refused.rule}` });
        if (!option.refused)
          for (const odds of table.odds(decision, option)) said.push({ key: `odds.${odds.of}` });
      }
      continue;
    }
    for (const field of decision.form) {
      said.push(fieldText(decision.step, field));
      if (field.kind === 'choice' || field.kind === 'many')
        for (const option of field.options) said.push(optionText(decision.step, option));
    }
    const sample = decision.sample(rngFrom(seedFrom('texts'), 'texts'));
    for (const odds of table.odds(decision, sample)) said.push({ key: `odds.${odds.of}` });
  }
  for (const seat of [null, 0]) {
    const view = table.view(seat);
    for (const block of navalBattles.describe(view)) {
      if (block.kind === 'heading' || block.kind === 'paragraph') said.push(block.text);
      if (block.kind === 'list') said.push(...block.items);
      if (block.kind === 'facts') for (const fact of block.facts) said.push(fact.label, fact.value);
      if (block.kind === 'table') said.push(block.caption, ...block.head, ...block.rows.flat());
    }
    for (const fact of navalBattles.status(view)) said.push(fact.label, fact.value);
  }
  return said.map(say);
}

/** Text keys that are missing, placeholders that nothing fills, and brackets within brackets. */
const faults = (sentences: readonly string[]): string[] => [
  ...new Set(sentences.filter((sentence) => /⟦|\{\w+[#+%|}]|\([^()]*\(/.test(sentence))),
];

function watch(options: Partial<Options>, seats: number, seed: string, answers: number): string[] {
  const table = new Table({ game: navalBattles, options: optionsOf(navalBattles, options), seats, seed });
  const rng = rngFrom(seedFrom(seed), 'texts');
  const found: string[] = [];
  for (let i = 0; !table.over && i < answers; i++) {
    const decision = rng.pick(table.decisions);
    found.push(...faults(allWords(table)));
    table.answer({ seat: decision.seat, decision: decision.number, choice: sampleChoice(decision, rng) });
  }
  const events = table.log ?? [];
  for (const event of events) {
    const rule = say({ key: `rule.${event.rule}` });
    const line = event.roll
      ? say(rollTitle(event.roll))
      : say(eventText(navalBattles, event, 'normal', (key) => key in catalogue));
    const modifiers = event.roll?.modifiers.map((modifier) => say(modifierText(modifier))) ?? [];
    found.push(...faults([rule, line, ...modifiers]));
  }
  return [...new Set(found)];
}

describe('English texts', () => {
  it.each([
    ['an open battle', {}, 3],
    ['a battle with bought cards', { cardReserve: true }, 2],
    ['a team battle', { teams: 'ABAB', points: 40 }, 4],
    ['a battle where everyone is asked', { windows: 'everyone' }, 2],
    ['a scenario', { scenario: 'levant-convoy-1973' }, 2],
    ['a scenario without air strikes', { scenario: 'strait-night-1996' }, 2],
  ])('leave nothing unsaid in %s', (name, options, seats) => {
    expect(watch(options, seats, `texts ${name}`, 160)).toEqual([]);
  });

  it('name every option of a new battle', () => {
    const said = navalBattles.optionFields.flatMap((field) => [
      fieldText('options', field),
      ...(field.kind === 'choice' ? field.options.map((option) => optionText('options', option)) : []),
    ]);
    expect(faults(said.map(say))).toEqual([]);
  });

  it('tell name, background and special rules of every scenario', () => {
    for (const { id } of SCENARIO_FILES)
      for (const part of ['name', 'background', 'special'])
        expect(en[`scenario.${id}.${part}`], id).toBeTruthy();
  });

  it('name every figure and ending of a finished battle', () => {
    const table = new Table({
      game: navalBattles,
      options: optionsOf(navalBattles),
      seats: 6,
      seed: 'figures',
      recording: 'off',
    });
    playOut(
      table,
      Array.from({ length: 6 }, () => botNamed(navalBattles, 'steady')),
      botRngs('figures', 6),
    );
    const { numbers, tallies } = navalBattles.figures(table.state.game);
    const keys = [
      ...Object.keys(numbers).map((name) => `figure.${name}`),
      ...Object.keys(tallies).map((name) => `tally.${name}`),
      `ending.${navalBattles.outcome(table.state.game)?.ending}`,
    ];
    expect(keys.filter((key) => !(key in en))).toEqual([]);
  });

  it('name the players where they have names: alone at first, with their navy once it is chosen', () => {
    const table = new Table({
      game: navalBattles,
      options: optionsOf(navalBattles),
      seats: 2,
      seed: 'names',
      script: { dice: { firstPlayer: [3, 6] }, missing: 'seed' },
    });
    const speech = { language: 'en' as const, catalogue };
    const log = () => (table.log ?? []).filter((event) => !event.roll);
    const lines = () =>
      log().map((event) =>
        words(
          speech,
          eventText(navalBattles, event, 'normal', () => false),
        ),
      );
    const name = () => words(speech, navalBattles.seatText?.(table.view(null), 1) ?? '');
    expect(lines()).toEqual(expect.arrayContaining(['Ada: 3 on the die.', 'Bob: 6 on the die.']));
    expect(name()).toBe('Bob');
    table.answer({ seat: 1, decision: table.decisions[0]?.number ?? 0, choice: 'usa' });
    expect(name()).toBe('Bob (United States)');
    const labels = navalBattles.status(table.view(null)).map((fact) => words(speech, fact.label));
    expect(labels).toEqual(expect.arrayContaining(['Ada', 'Bob (United States)']));
  });
});

/** Every placeholder of a sentence with its form: `points`, `value+`, `year#`; a plural counts as its name. */
const fillings = (sentence: string): string[] =>
  [...new Set([...sentence.matchAll(/\{(\w+[#+%]?)/g)].map((match) => match[1] as string))].sort();

const fillingsOfAll = (lines: Catalogue): Record<string, string[]> =>
  Object.fromEntries(Object.entries(lines).map(([key, sentence]) => [key, fillings(sentence)]));

const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en');

describe.each(TRANSLATIONS)('The catalogue of the language %s', (language) => {
  it('has every key, with the same placeholders as the English one', async () => {
    const lines = await navalBattles.texts[language]();
    expect(Object.keys(lines).sort()).toEqual(Object.keys(en).sort());
    expect(fillingsOfAll(lines)).toEqual(fillingsOfAll(en));
  });

  it('gives every plural two forms and closes every brace', async () => {
    const lines = await navalBattles.texts[language]();
    const wrong = Object.entries(lines).filter(([, sentence]) =>
      /[{}]/.test(sentence.replace(/\{\w+(?:[#+%]|\|[^{}|]+\|[^{}|]+)?\}/g, '')),
    );
    expect(wrong).toEqual([]);
  });

  it('leaves no sentence in English', async () => {
    const lines = await navalBattles.texts[language]();
    const sentences = Object.keys(en).filter((key) => /\p{L}+ \p{L}+ \p{L}+/u.test(en[key] ?? ''));
    expect(sentences.filter((key) => lines[key] === en[key])).toEqual([]);
  });
});

describe('French texts', () => {
  it('never let a line break before a colon, semicolon, question mark or closing quotation mark', async () => {
    const lines = await navalBattles.texts.fr();
    const loose = Object.values(lines).filter((sentence) => /[^\u00a0][:;!?»]|«[^\u00a0]/.test(sentence));
    expect(loose).toEqual([]);
  });
});

describe('The non-combatant', () => {
  it.each([
    ['en', 'Non-Combatant – Argentina, row 2'],
    ['fr', 'Non-combattant – Argentine, rangée 2'],
    ['it', 'Non combattente – Argentina, fila 2'],
    ['de', 'Nichtkombattant – Argentinien, Reihe 2'],
  ] as const)('is called what it is in the language %s', async (language, called) => {
    const convoy: Fleet = { navy: 'argentina', rows: [['Drummond'], ['Non-Combatant']] };
    const b = lay([usa({ hand: ['A052'] }), convoy]);
    b.expect('actions', 'strike:A052');
    const asked = b.asked();
    const [, target] = asked.kind === 'pick' ? asked.options : [];
    const lines = await navalBattles.texts[language]();
    const said = target ? words({ language, catalogue: lines }, optionText('fly', target)) : '';
    expect(said.startsWith(called)).toBe(true);
  });
});

describe('A repair', () => {
  it('tells how many damage points each card takes away (card.repair)', () => {
    const damage = { Knox: ['A005'], Leahy: ['A010'] };
    const b = lay([usa({ hand: ['A099'], damage }), uk()]);
    b.expect('actions', 'repair:A099');
    const asked = b.asked();
    const [field] = asked.kind === 'fill' ? asked.form : [];
    const options = field?.kind === 'many' ? field.options : [];
    expect(options.map((option) => say(optionText('chooseRepairs', option)))).toEqual([
      'Knox: 1 damage point',
      'Leahy: 2 damage points',
    ]);
  });
});

describe('The sides of a scenario', () => {
  const fleets = SCENARIO_FILES.flatMap((file) =>
    file.sides.map(({ name, navy }, seat) => ({ seat, navy, side: name })),
  );

  it.each(LANGUAGES)('have their name in the language %s', async (language) => {
    const lines = await navalBattles.texts[language]();
    const said = new Set(fleets.map((fleet) => words({ language, catalogue: lines }, who(fleet))));
    const keys = Object.keys(lines).filter((key) => /^(navy|side)\./.test(key));
    const known = new Set(keys.map((key) => lines[key]));
    expect([...said].filter((name) => !known.has(name))).toEqual([]);
  });

  it('are told apart where two fleets sail for one navy', async () => {
    const catalogue = await navalBattles.texts.fr();
    const file = SCENARIO_FILES.find(({ id }) => id === 'northern-shield-1988');
    const said = file?.sides.map(({ name, navy }, seat) =>
      words({ language: 'fr', catalogue }, who({ seat, navy, side: name })),
    );
    expect(said).toEqual([
      'Royaume-Uni',
      'Groupe d’attaque soviétique',
      'Norvège',
      'Groupe d’escorte soviétique',
    ]);
  });

  it('keep the name a player’s own scenario gives them', async () => {
    const catalogue = await navalBattles.texts.fr();
    const north = who({ seat: 0, navy: 'norway', side: 'North' });
    expect(words({ language: 'fr', catalogue }, north)).toBe('North');
  });
});

import type { Text } from '@flotilla/table';
import { rngFrom, sampleChoice, seedFrom } from '@flotilla/table';
import {
  eventText,
  LANGUAGES,
  optionsOf,
  optionText,
  Table,
  tableTexts,
  withSeats,
  words,
} from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { SCENARIO_FILES } from '../src/data/scenarios.ts';
import { navalBattles } from '../src/index.ts';
import { en } from '../src/text/en/index.ts';
import { who } from '../src/text/words.ts';
import { lay, uk, usa } from './fleets.ts';
import type { Fleet } from './position.ts';

const catalogue = withSeats({ ...tableTexts.en, ...en }, ['Ada', 'Bob', 'Cem', 'Dag', 'Eva', 'Fay']);
const say = (said: Text | number): string =>
  typeof said === 'number' ? String(said) : words({ language: 'en', catalogue }, said);

/** Brackets within brackets. */
const nested = (sentences: readonly string[]): string[] =>
  sentences.filter((said) => /\([^()]*\(/.test(said));

describe('English texts', () => {
  it('put no brackets within brackets, whatever an option of a battle says', () => {
    const table = new Table({
      game: navalBattles,
      options: optionsOf(navalBattles),
      seats: 3,
      seed: 'nested',
    });
    const rng = rngFrom(seedFrom('nested'), 'texts');
    const found: string[] = [];
    for (let i = 0; !table.over && i < 160; i++) {
      const decision = rng.pick(table.decisions);
      if (decision.kind === 'pick')
        found.push(...nested(decision.options.map((option) => say(optionText(decision.step, option)))));
      table.answer({ seat: decision.seat, decision: decision.number, choice: sampleChoice(decision, rng) });
    }
    expect(found).toEqual([]);
  });

  it('tell name, background and special rules of every scenario', () => {
    for (const { id } of SCENARIO_FILES)
      for (const part of ['name', 'background', 'special'])
        expect(en[`scenario.${id}.${part}`], id).toBeTruthy();
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

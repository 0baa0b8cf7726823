/** What the table, the log and the questions say must be what happened. */
import type { Fact, FillDecision, LogEvent, Text } from '@flotilla/table';
import { eventText, fieldsOf, LANGUAGES, rollOutcome, tableTexts, words } from '@flotilla/table/run';
import { describe, expect, test } from 'vitest';
import { hunters } from '../src/index.ts';
import type { Options } from '../src/state.ts';
import { en } from '../src/text/en/index.ts';
import type { Career, Dice } from './helpers.ts';
import { atSea, NIGHT_CONVOY, QUIET, quiet, table } from './helpers.ts';

const catalogue = { ...tableTexts.en, ...en };
const say = (said: Text): string => words({ language: 'en', catalogue }, said);
const told = (event: LogEvent): string => say(eventText(hunters, event, 'normal', (key) => key in catalogue));

/** Everything the log says, except rolls, with the case each entry cites. */
const diary = (game: Career): string[] =>
  (game.table.log ?? []).filter(({ roll }) => roll === null).map((event) => `${event.rule} ${told(event)}`);

/** How the rolls of one purpose are told. */
const rolls = (game: Career, purpose: string): string[] =>
  (game.table.log ?? []).flatMap(({ roll }) =>
    roll?.purpose === purpose ? [say(rollOutcome(roll, (key) => key in catalogue))] : [],
  );

const factOf = (facts: readonly Fact[], label: string): string => {
  const fact = facts.find((one) => say(one.label) === label);
  if (!fact) throw new Error(`There is no ${label} among ${facts.map((one) => say(one.label)).join(', ')}.`);
  return typeof fact.value === 'number' ? String(fact.value) : say(fact.value);
};

const status = (game: Career, label: string): string => factOf(hunters.status(game.table.view(0)), label);

/** All facts of the described table together. */
const described = (game: Career): Fact[] =>
  hunters.describe(game.table.view(0)).flatMap((block) => (block.kind === 'facts' ? [...block.facts] : []));

/** The last line of the described log sheet. */
const lastPage = (game: Career): string[] => {
  const log = hunters
    .describe(game.table.view(0))
    .find((block) => block.kind === 'table' && say(block.caption as Text) === 'Patrol log');
  const row = log?.kind === 'table' ? (log.rows.at(-1) ?? []) : [];
  return row.map((cell) => (typeof cell === 'number' ? String(cell) : say(cell as Text)));
};

describe('the number of the patrol (11.2.1)', () => {
  test('11.2.1 while waters are chosen for the first patrol the table says patrol 1, and none made yet', () => {
    const game = table({ boat: 'VIIB' }, { 'orders.request': [1] });
    game.fill('commission', { name: 'Blennemann' });
    game.fill('loadout');
    expect(game.step()).toBe('requestArea');
    expect(status(game, 'Boat')).toMatch(/patrol 1$/);
    expect(factOf(described(game), 'Patrols')).toBe('0');
    game.expect('requestArea', 'british');
    expect(status(game, 'Boat')).toMatch(/patrol 1$/);
  });

  test('11.2.1 in port after it the boat fits out for patrol 2', () => {
    const game = atSea({ boat: 'VIIB' }, { orders: [3, 4], encounter: quiet(8) });
    expect(game.step()).toBe('loadout');
    expect(status(game, 'Boat')).toMatch(/patrol 2$/);
  });
});

describe('a random event (12.1.1)', () => {
  const twelve = (dice: Dice, options: Partial<Options> = {}): Career =>
    atSea(
      { boat: 'VIIB', ...options },
      { orders: [3, 4], encounter: [...quiet(2), 6, 6, 6, 6, ...quiet(6)], event: [1, 4], ...dice },
    );

  test('12.1.1 the lookout tells a random event, not the aircraft of the chart; 12.1.2 the next 12 is one', () => {
    const game = twelve({ 'air.dive': [6, 6] });
    expect(rolls(game, 'encounter').at(-1)).toBe('random event');
    game.expect('course', 'steam');
    expect(rolls(game, 'encounter')).toContain('aircraft');
  });

  test('12.1.1 in the Strait of Gibraltar a 12 is told as a random event as well', () => {
    const game = atSea(
      { boat: 'VIIC' },
      {
        'start.rank': [1],
        orders: [4, 4, 4, 4, 6, 6],
        encounter: quiet(17),
        'encounter.gibraltar': [6, 6],
        event: [1, 4],
      },
    );
    for (let patrol = 0; patrol < 2; patrol++) {
      game.fill('loadout');
      game.expect('course', 'steam');
    }
    expect(game.step()).toBe('course');
    expect(rolls(game, 'encounter.gibraltar')).toEqual(['random event']);
    expect(game.captain().patrol?.superiorTorpedoes).toBe(true);
  });
});

/** A VIIB that fires one torpedo at a convoy by day, is detected and depth-charged. */
function charged(dice: Dice, rules: Options['rules'], evade = ''): Career {
  const game = atSea(
    { boat: 'VIIB', rules },
    {
      orders: [3, 4],
      light: [1],
      encounter: [...quiet(2), 5, 5],
      'torpedo.hit': [6, 6],
      'escort.search': [5, 5, 1, 1],
      ...dice,
    },
  );
  game.expect('contact', 'attack');
  game.expect('wait', 'now');
  game.expect('approach', 'submerged-medium');
  game.fill('salvo', { forward1: '0' });
  game.expect('testDepth', 'hold');
  if (evade !== '') game.expect('evade', evade);
  return game;
}

describe('hits that become others', () => {
  test('14.6.3 the log names the green escorts that make no hit of one', () => {
    const game = charged({ 'escort.quality': [1], 'escort.charges': [2, 2] }, ['14.6']);
    expect(rolls(game, 'escort.charges')).toEqual(['1 hit']);
    expect(diary(game)).toContain('14.6.3 Green escorts: no hit instead of 1 hit.');
    expect(diary(game)).toContain('9.6.8 Depth charges: 0 hits.');
  });

  test('14.6.3 it names the veterans that make the end of five hits, and green ones that spare the boat', () => {
    const lost = charged({ 'escort.quality': [6], 'escort.charges': [6, 6] }, ['14.6']);
    expect(diary(lost)).toContain('14.6.3 Veteran escorts: the loss of the boat instead of 5 hits.');
    expect(lost.captain().fate).toBe('sunk');
    const spared = charged(
      {
        'escort.quality': [1],
        'escort.search': [6, 6, 1, 1],
        'escort.charges': [6, 6],
        hit: [3, 2, 3, 2, 3, 2, 3, 2, 3, 2],
      },
      ['14.6'],
    );
    expect(diary(spared)).toContain('14.6.3 Green escorts: 5 hits instead of the loss of the boat.');
  });

  test('14.8.1 it names the evasion, and says nothing where nothing changed', () => {
    const away = charged({ 'escort.course': [1], 'escort.charges': [2, 2] }, ['14.8'], '6');
    expect(diary(away)).toContain('14.8.1 Evasion: no hit instead of 1 hit.');
    const none = charged({ 'escort.course': [1], 'escort.charges': [1, 1] }, ['14.8'], '6');
    expect(none.events()).not.toContain('hitsChanged');
    const plain = charged({ 'escort.charges': [2, 2], hit: [3, 2] }, []);
    expect(plain.events()).not.toContain('hitsChanged');
  });

  test('14.7.3 under bombs it names the aircrew', () => {
    const game = atSea(
      { boat: 'VIIB', rules: ['14.7'] },
      {
        orders: [3, 4],
        encounter: [1, 1, ...quiet(7)],
        'air.dive': [1, 1],
        'air.quality': [1],
        'air.flak': [1, 1],
        'air.bombs': [1, 1],
        'injury.who': [3, 4],
        'injury.severity': [1],
      },
    );
    expect(diary(game)).toContain('14.7.3 Green aircrew: no hit instead of 1 hit.');
  });
});

describe('the months of a patrol', () => {
  test('10.10.6 the second month of a long patrol is in the log, and not for a short one', () => {
    const long = atSea({ boat: 'IXA' }, { orders: [3, 4], encounter: quiet(9) });
    expect(diary(long)).toContain('10.10.6 The long patrol took a second month.');
    const short = atSea({ boat: 'VIIB' }, { orders: [3, 4], encounter: quiet(8) });
    expect(short.events()).not.toContain('longPatrol');
    expect(short.events()).not.toContain('resupplyMonth');
  });

  test('14.9.5 so is the month that a resupply costs', () => {
    const game = atSea(
      { boat: 'VIIB', rules: ['14.9'] },
      {
        orders: [3, 4],
        encounter: quiet(14),
        resupply: [1],
        'encounter.tanker': [3, 4],
        'resupply.torpedoes': [6],
      },
    );
    game.expect('resupply', 'seek');
    game.steam();
    expect(diary(game)).toContain('14.9.5 After the resupply the boat stayed out a month longer.');
  });
});

describe('after the loss of the boat', () => {
  test('9.6.11 the table keeps the day she was lost, her patrol did not return, and nobody is fit', () => {
    const game = charged({ 'escort.search': [6, 6], 'escort.charges': [6, 6] }, []);
    const lost = diary(game).find((line) => line.includes('lost with all hands')) ?? '';
    expect(lost).toContain('11 September 1939');
    expect(game.table.over).toBe(true);
    expect(status(game, 'Date')).toBe('11 September 1939');
    expect(factOf(described(game), 'Date')).toBe('11 September 1939');
    expect(status(game, 'Place')).toBe('career over');
    expect(lastPage(game).at(-1)).toBe('Did not return');
    for (const man of ['The Kommandant', 'The first watch officer', 'The doctor'])
      expect(factOf(described(game), man)).toContain('killed');
    expect(factOf(described(game), 'The crew')).toBe('killed, killed, killed, killed');
    expect(() => status(game, 'Hull damage')).toThrow();
  });

  test('10.9.2 after scuttling the crew is in captivity', () => {
    const game = charged(
      {
        'escort.search': [5, 5, 5, 5],
        'escort.charges': [5, 6, 5, 6],
        hit: [5, 4, 5, 4, 5, 4, 1, 2, 1, 2],
        flooding: [1],
        scuttle: [5, 6],
      },
      [],
    );
    game.expect('testDepth', 'hold');
    expect(game.captain().fate).toBe('prisoner');
    expect(factOf(described(game), 'The Kommandant')).toBe('prisoner of war');
    expect(lastPage(game).at(-1)).toBe('Did not return');
  });

  test('5.1.4 the log sheet of a boat at sea still says so', () => {
    const game = atSea({ boat: 'VIIB' }, { ...NIGHT_CONVOY });
    expect(game.step()).toBe('contact');
    expect(lastPage(game).at(-1)).toBe('At sea');
  });
});

describe('questions that change nothing are not asked', () => {
  const salvo = (): Career => {
    const game = atSea({ boat: 'VIIB' }, { ...NIGHT_CONVOY });
    game.expect('contact', 'attack');
    game.expect('approach', 'surfaced-medium');
    return game;
  };
  const asked = (game: Career, aim: Record<string, string>): string[] => {
    const decision = game.asked() as FillDecision;
    const start = Object.fromEntries(decision.form.map(({ id }) => [id, id === 'lead' ? 'forward' : 'hold']));
    return fieldsOf(decision, { ...start, ...aim }).map(({ id }) => id);
  };

  test('9.5.2 which end fires first is asked only where both ends fire', () => {
    const game = salvo();
    expect(asked(game, {})).not.toContain('lead');
    expect(asked(game, { forward1: '0' })).not.toContain('lead');
    expect(asked(game, { aft1: '0' })).not.toContain('lead');
    expect(asked(game, { forward1: '0', aft1: '0' })).toContain('lead');
  });

  test('10.8.5 the way home is offered on station, but not in the last box, where every way leads home', () => {
    const lone = [4, 4];
    const dice = { orders: [3, 4], 'ship.size': [1, 1, 1, 1, 1, 1] };
    const before = atSea({ boat: 'VIIB' }, { ...dice, encounter: [...quiet(4), ...lone, ...quiet(8)] });
    before.expect('contact', 'pass');
    expect(before.captain().patrol?.box).toBe(4);
    expect(before.allowed()).toEqual(['steam', 'box', 'home-on']);
    const last = atSea({ boat: 'VIIB' }, { ...dice, encounter: [...quiet(5), ...lone, ...quiet(8)] });
    expect(last.captain().patrol?.box).toBe(5);
    last.expect('contact', 'pass');
    expect(last.step()).toBe('loadout');
    expect(last.events()).not.toContain('abortOrdered');
    expect(last.captain().log[0]).toMatchObject({ result: 'F' });
  });
});

describe('a torpedo at a ship that has gone down', () => {
  const SUNK: Dice = {
    'torpedo.hit': [1, 1],
    'torpedo.dud': [6],
    'torpedo.damage': [1],
  };

  test('9.2.1 at escorted ships cites that all were aimed before the first ran', () => {
    const game = atSea({ boat: 'VIIB' }, { ...NIGHT_CONVOY, ...SUNK });
    game.expect('contact', 'attack');
    game.expect('approach', 'surfaced-medium');
    game.fill('salvo', { forward1: '0', forward2: '0' });
    expect((game.table.log ?? []).find(({ kind }) => kind === 'torpedoWasted')?.rule).toBe('9.2.1');
  });

  test('9.4.2 at a lone ship cites that the weapon was committed', () => {
    const game = atSea(
      { boat: 'VIIB' },
      { orders: [3, 4], encounter: [...QUIET, ...QUIET, 4, 4], 'ship.size': [1], light: [6], ...SUNK },
    );
    game.expect('contact', 'attack');
    game.expect('approach', 'surfaced-close');
    game.expect('weapon', 'forward');
    game.fill('volley', { forward1: '0', forward2: '0' });
    expect((game.table.log ?? []).find(({ kind }) => kind === 'torpedoWasted')?.rule).toBe('9.4.2');
  });
});

/** Words that would give a gender to a Kommandant of whom only the name is known. */
const GENDERED: Readonly<Record<(typeof LANGUAGES)[number], RegExp>> = {
  en: /\b(he|him|his|she|her|hers)\b/i,
  de: /\b(er|ihn|ihm|sein\w*|befördert zum|bester kommandant|kriegsgefangener?)\b/i,
  fr: /\b(il|lui|perdu|tué|emporté|disparu|promu|décoré|oublié|rentré|vivant|prisonnier|meilleur commandant)\b/i,
  it: /\b(lui|perduto|caduto|morto|disperso|promosso|decorato|escluso|rientrato|vivo|sopravvissuto|prigioniero|miglior comandante)\b/i,
};
/** What is said of a Kommandant by name, or without any subject. */
const OF_THE_KOMMANDANT =
  /^(fate|ending)\.|^log\.(careerBegins|promoted|passedOver|decorated|boatInstead)$|^story\.careerBegins$/;

test.each(LANGUAGES)('4.3.1 what is said of a Kommandant fits any name, in %s', async (language) => {
  const texts = Object.entries(await hunters.texts[language]());
  const said = texts.filter(([key]) => OF_THE_KOMMANDANT.test(key));
  expect(said.length).toBeGreaterThan(30);
  expect(said.filter(([, sentence]) => GENDERED[language].test(sentence))).toEqual([]);
});

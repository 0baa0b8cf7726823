/** What is on the table: the combat mat, the markers, the log sheet of a patrol in play. */
import type { Block, Fact, Text } from '@flotilla/table';
import { tableTexts, words } from '@flotilla/table/run';
import { expect, test } from 'vitest';
import { hunters } from '../src/index.ts';
import { sheetOf, sheetText } from '../src/sheet/index.ts';
import { en } from '../src/text/en/index.ts';
import type { Career, Dice } from './helpers.ts';
import { atSea, NIGHT_CONVOY, quiet } from './helpers.ts';

const say = (said: Text | number): string =>
  typeof said === 'number'
    ? String(said)
    : words({ language: 'en', catalogue: { ...tableTexts.en, ...en } }, said);
const blocks = (game: Career): readonly Block[] => hunters.describe(game.table.view(0));

/** All facts on the table by their labels. */
const facts = (game: Career): Record<string, string> =>
  Object.fromEntries(
    blocks(game)
      .flatMap((block): readonly Fact[] => (block.kind === 'facts' ? block.facts : []))
      .map(({ label, value }) => [say(label), say(value)]),
  );

/** The rows of a table by its caption. */
const rows = (game: Career, caption: string): string[][] =>
  blocks(game).flatMap((block) =>
    block.kind === 'table' && say(block.caption as Text) === caption
      ? block.rows.map((row) => row.map((cell) => say(cell as Text)))
      : [],
  );

const HIT: Dice = { 'torpedo.hit': [1, 1], 'torpedo.dud': [6], 'torpedo.damage': [6] };

/** A VIIB before a convoy by night. */
function convoy(dice: Dice = {}, rules: readonly '14.6'[] = []): Career {
  const game = atSea({ boat: 'VIIB', rules }, { ...NIGHT_CONVOY, 'ship.name': [1, 2, 3, 4], ...dice });
  game.expect('contact', 'attack');
  return game;
}

test('3.2, 9.1, 9.1.3, 9.1.4, 9.1.5 the combat mat shows ships, their damage, the light, depth and range', () => {
  const game = convoy({ ...HIT, 'escort.search': [5, 5], 'escort.charges': [1, 1] });
  expect(facts(game)).toMatchObject({ Escort: 'under escort', Light: 'Night' });
  expect(facts(game)).not.toHaveProperty('Range');
  game.expect('approach', 'submerged-long');
  expect(facts(game)).toMatchObject({ Approach: 'submerged', Range: 'long range' });
  expect(rows(game, 'Ships in sight').map(([, , points]) => points)).toEqual(['2', '2', '2', '2']);
  game.fill('salvo', { forward1: '1' });
  expect(rows(game, 'Ships in sight').map(([, , points]) => points)).toEqual(['2', '1', '2', '2']);
  game.expect('testDepth', 'hold');
  expect(facts(game)).toMatchObject({ 'Rounds hunted': '2' });
});

test('9.1.4, 9.1.5 every depth and range is offered at night, and what is chosen is marked', () => {
  const game = convoy();
  expect(game.allowed()).toEqual([
    'surfaced-close',
    'surfaced-medium',
    'surfaced-long',
    'submerged-close',
    'submerged-medium',
    'submerged-long',
    'leave',
  ]);
  game.expect('approach', 'surfaced-long');
  expect(game.fight().approach).toEqual({ surfaced: true, range: 'long' });
});

test('9.1.6, 14.6.2 the quality of the escorts is marked once it is known', () => {
  const game = convoy({ 'torpedo.hit': [6, 6], 'escort.quality': [1] }, ['14.6']);
  expect(facts(game)).not.toHaveProperty('Escort quality');
  game.expect('approach', 'submerged-medium');
  game.fill('salvo', { forward1: '0' });
  expect(facts(game)).toMatchObject({ 'Escort quality': 'green' });
});

test('9.1.7, 14.7, 14.7.2 the quality of the aircrew is rolled before the bombs and marked', () => {
  const game = atSea(
    { boat: 'VIICFlak', rules: ['14.7'] },
    {
      'start.rank': [1],
      orders: [4, 4],
      encounter: [1, 1, ...quiet(3)],
      'air.dive': [2, 2],
      'air.quality': [1],
      'air.flak': [6, 6, 6, 6],
      'air.bombs': [1, 1],
      hit: [3, 2],
      'injury.who': [3, 4],
      'injury.severity': [1],
    },
  );
  expect(game.step()).toBe('stayUp');
  expect(game.table.view(0).raid?.quality).toBe('green');
  const kinds = game.events();
  expect(kinds.indexOf('aircrewRated')).toBeLessThan(kinds.indexOf('bombed'));
});

test('3.3.2 the markers of boat, rank, award, crew, event, armament and damage are told', () => {
  const game = atSea(
    { boat: 'VIIB' },
    {
      orders: [3, 4],
      encounter: [1, 1, 6, 6, ...quiet(6)],
      'air.dive': [1, 1],
      'air.flak': [1, 1],
      'air.bombs': [1, 1],
      hit: [4, 2],
      repair: [6],
      'injury.who': [2, 2],
      'injury.severity': [4],
      event: [1, 4],
    },
  );
  game.expect('course', 'steam');
  const title = blocks(game).find((block) => block.kind === 'heading');
  expect(title?.kind === 'heading' ? say(title.text) : '').toMatch(
    /U-\d+, Type VIIB: Kapitänleutnant Blennemann/,
  );
  expect(facts(game)).toMatchObject({
    Decoration: 'none',
    'Crew quality': 'trained',
    'The engineer': 'seriously wounded',
    Radio: 'out of order',
    'Deck gun rounds': '10',
    'Forward tubes': 'steam, steam, steam, steam',
    Event: 'The torpedoes proved especially well made.',
  });
});

test('3.5, 4.3, 4.3.2, 14.4.2 a patrol as it was played stands on the log sheet with boat, number, name and targets', () => {
  const game = atSea(
    { boat: 'VIIB' },
    {
      ...NIGHT_CONVOY,
      'ship.name': [1, 2, 3, 4],
      'torpedo.hit': [1, 1, 1, 1, 6, 6],
      'torpedo.dud': [6, 6],
      'torpedo.damage': [1, 6],
      'escort.search': [1, 1],
    },
  );
  game.expect('contact', 'attack');
  game.expect('approach', 'surfaced-medium');
  game.fill('salvo', { forward1: '0', forward2: '1', forward3: '2' });
  const sheet = sheetOf(game.captain());
  expect(sheet).toMatchObject({
    name: 'Blennemann',
    boats: [{ type: 'VIIB', number: 45 }],
    patrols: 1,
    sunk: 1,
  });
  expect(sheet.rows[0]?.patrol?.page.ships.map(({ fate }) => fate)).toEqual(['sunk', 'damaged', 'missed']);
  const printed = sheetText(sheet, (said) => say(said));
  expect(printed).toContain('U-45');
  expect(printed).toContain('Blennemann');
});

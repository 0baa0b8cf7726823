import { expect, test } from 'vitest';
import type { Career, Dice } from '../../test/helpers.ts';
import { atSea, NIGHT_CONVOY, readyToSail } from '../../test/helpers.ts';
import type { Options } from '../state.ts';

const quiet = (boxes: number): number[] => Array.from({ length: boxes }, () => [3, 4]).flat();

/** A VIIB with one luck marker meets an aircraft in the fourth box. */
function lucky(dice: Dice, options: Partial<Options> = {}): Career {
  const game = atSea(
    { boat: 'VIIB', ...options },
    { orders: [3, 4], encounter: [...quiet(2), 6, 6, 6, 6, ...quiet(4)], event: [3, 4], ...dice },
  );
  game.expect('course', 'steam');
  return game;
}

test('12.1.3 a luck marker rolls any one roll again before it takes effect', () => {
  const game = lucky({ 'air.dive': [1, 1], luck: [3, 4] });
  expect(game.step()).toBe('luck');
  expect(game.asked().about).toMatchObject({ total: 12 });
  game.expect('luck', 'keep');
  expect(game.asked().about).toMatchObject({ roll: { key: 'roll.air.dive' }, total: 3, markers: 1 });
  game.expect('luck', 'again');
  expect(game.captain().luck).toBe(0);
  expect(game.events()).toContain('crashDived');
});

test('12.1.3 kept, the roll stands and the marker stays for a later roll or patrol', () => {
  const game = lucky({ 'air.dive': [6, 6], luck: [3, 4] });
  game.expect('luck', 'again');
  expect(game.captain().luck).toBe(0);
  expect(game.events()).toContain('boxQuiet');
  expect(game.events()).not.toContain('aircraftSighted');
});

test('H12 where it would help: nothing is asked after a good roll', () => {
  const game = lucky({ encounter: [...quiet(2), 6, 6, ...quiet(5)] });
  expect(game.step()).not.toBe('luck');
  expect(game.captain().luck).toBe(1);
});

test('H12 always: even a quiet box is offered', () => {
  const game = lucky({ encounter: [...quiet(2), 6, 6, ...quiet(5)] }, { rerolls: 'always' });
  expect(game.step()).toBe('luck');
});

test('H12 never: the marker is never offered', () => {
  const game = lucky({ 'air.dive': [6, 6] }, { rerolls: 'never' });
  expect(game.step()).toBe('course');
  expect(game.captain().luck).toBe(1);
});

test('8.2.2, 12.1.3 a capital ship whose roll is kept on a copy of the table is the same ship', () => {
  const game = lucky({ encounter: [...quiet(2), 6, 6, 1, 1], 'ship.capital': [2] }, { rerolls: 'always' });
  while (game.table.state.game.open?.step !== 'capitalName') game.expect('luck', 'keep');
  const copy = game.table.copy();
  copy.answer({ seat: 0, decision: copy.state.decision, choice: 'keep' });
  game.expect('luck', 'keep');
  expect(game.fight().ships[0]).toMatchObject({ name: 'Royal Oak', capital: 1 });
  expect(copy.state).toEqual(game.table.state);
});

test('a luck marker does not shift any other dice of the sea', () => {
  const dice = { encounter: [...quiet(2), 6, 6, 6, 6, 3, 4, 4, 4], 'air.dive': [6, 6], luck: [3, 4] };
  const used = lucky(dice);
  used.expect('luck', 'again');
  const kept = lucky(dice);
  kept.expect('luck', 'keep');
  const later = (game: Career) => {
    while (game.step() !== 'contact') game.answer(game.step() === 'luck' ? 'keep' : 'steam');
    return [game.captain().patrol?.box, game.fight()?.ships];
  };
  expect(later(used)).toEqual(later(kept));
});

test('12.1.1, H12 the first natural 12 of a patrol is a random event and no aircraft to be undone', () => {
  const game = readyToSail(
    { boat: 'VIIB' },
    { orders: [3, 4], encounter: [...quiet(2), 6, 6], event: [3, 4] },
  );
  game.captain().luck = 1;
  game.expect('course', 'steam');
  expect(game.table.state.game.open?.step).not.toBe('lookout');
});

test('12.1.3, H12 a second marker may be used on the dice that the first one brought', () => {
  const game = lucky({ 'air.dive': [1, 1], luck: [1, 2, 6, 6] });
  game.captain().luck = 2;
  game.expect('luck', 'keep');
  game.expect('luck', 'again');
  expect(game.asked().about).toMatchObject({ roll: { key: 'roll.air.dive' }, total: 4, markers: 1 });
  game.expect('luck', 'again');
  expect(game.captain().luck).toBe(0);
  expect(game.events()).toContain('crashDived');
});

/** A VIIB with a luck marker under depth charges; says whether the marker was offered for them, and gives the hits. */
function charged(rules: Options['rules'], dice: Dice): { offered: boolean; hits: unknown } {
  const game = atSea(
    { boat: 'VIIB', rules },
    {
      ...NIGHT_CONVOY,
      'torpedo.hit': [6, 6],
      'escort.search': [6, 6],
      ...dice,
    },
  );
  game.expect('contact', 'attack');
  game.expect('approach', 'submerged-medium');
  game.fill('salvo', { forward1: '0' });
  game.captain().luck = 1;
  game.expect('testDepth', 'hold');
  let offered = false;
  while (!game.events().includes('depthCharged')) {
    if (game.table.state.game.open?.step === 'depthCharges') offered = true;
    game.answer(game.step() === 'evade' ? '1' : 'keep');
  }
  return { offered, hits: game.table.log?.find(({ kind }) => kind === 'depthCharged')?.data.hits };
}

test.each([
  [
    'no hits on the chart, but three for the same course',
    ['14.8'] as Options['rules'],
    { 'escort.course': [1], 'escort.charges': [1, 1] },
    3,
  ],
  [
    'no hits on the chart, but one by veterans',
    ['14.6'] as Options['rules'],
    { 'escort.quality': [6], 'escort.charges': [1, 1] },
    1,
  ],
])('12.1.3, H12 the marker is offered by what the charges do: %s', (_, rules, dice, hits) => {
  expect(charged(rules, dice)).toEqual({ offered: true, hits });
});

test.each([
  [
    'a hit on the chart, but none on another course',
    ['14.8'] as Options['rules'],
    { 'escort.course': [3], 'escort.charges': [2, 3] },
  ],
  [
    'a hit on the chart, but none by green crews',
    ['14.6'] as Options['rules'],
    { 'escort.quality': [1], 'escort.charges': [2, 3] },
  ],
])('12.1.3, H12 nor is it offered where nothing happens: %s', (_, rules, dice) => {
  expect(charged(rules, dice)).toEqual({ offered: false, hits: 0 });
});

test('12.1.3 the chance of a better roll counts every roll with fewer hits, not only those without any', () => {
  const game = atSea(
    { boat: 'VIIB' },
    { ...NIGHT_CONVOY, 'torpedo.hit': [6, 6], 'escort.search': [6, 6], 'escort.charges': [4, 5] },
  );
  game.expect('contact', 'attack');
  game.expect('approach', 'submerged-medium');
  game.fill('salvo', { forward1: '0' });
  game.captain().luck = 1;
  game.expect('testDepth', 'hold');
  while (game.table.state.game.open?.step !== 'depthCharges') game.expect('luck', 'keep');
  const asked = game.asked();
  const { open } = game.table.state.game;
  expect(open).toMatchObject({ natural: 9, outcome: 3 });
  const plus = (open?.total ?? 0) - 9;
  const fewer = [...Array(36).keys()].filter((i) => (i % 6) + Math.floor(i / 6) + 2 + plus <= 8).length;
  const [better] = game.table.odds(asked, { id: 'again' });
  expect(better).toMatchObject({ of: 'better', chance: expect.closeTo(fewer / 36, 6) });
});

test('12.1.3, H12 a man over the side and a wound that makes a light one serious are bad rolls', () => {
  const overboard = readyToSail(
    { boat: 'VIIB' },
    { orders: [3, 4], encounter: [6, 6], event: [1, 1], 'event.overboard': [2] },
  );
  overboard.captain().luck = 1;
  overboard.expect('course', 'steam');
  while (overboard.table.state.game.open?.step === 'event') overboard.answer('keep');
  expect(overboard.table.state.game.open?.step).toBe('overboard');
  const wounded = readyToSail(
    { boat: 'VIIB' },
    {
      orders: [3, 4],
      encounter: [1, 1],
      'air.dive': [1, 1],
      'air.flak': [1, 1],
      'air.bombs': [1, 1],
      'injury.who': [1, 1],
      'injury.severity': [1],
    },
  );
  wounded.captain().crew.men.kommandant = 'LW';
  wounded.captain().luck = 1;
  wounded.expect('course', 'steam');
  while (wounded.step() === 'luck' && wounded.table.state.game.open?.step !== 'severity')
    wounded.answer('keep');
  expect(wounded.table.state.game.open?.step).toBe('severity');
});

/** The exact chances shown with each offer, case by case. */
import { expect, test } from 'vitest';
import type { Career, Dice } from '../../test/helpers.ts';
import { atSea, captainOf, monthOf, NIGHT_CONVOY, quiet, shown, stateOf } from '../../test/helpers.ts';
import type { Captain, Options } from '../state.ts';
import { tubeOdds } from './asked.ts';
import { survivesPressure } from './huntOdds.ts';

/** A boat off the British Isles that meets what the dice say, and attacks. */
function meets(dice: Dice, options: Partial<Options> = {}): Career {
  const game = atSea({ boat: 'VIIB', ...options }, { orders: [3, 4], 'ship.size': [4, 1, 1, 1], ...dice });
  game.expect('contact', 'attack');
  return game;
}

const CONVOY = [...quiet(2), 5, 5];
const SHIP = [...quiet(2), 4, 4];

/** Rounded, so that chances can be compared as a whole. */
const told = (game: Career, id: string): Record<string, number> =>
  Object.fromEntries(
    Object.entries(shown(game.table, id)).map(([of, chance]) => [of, Math.round(chance * 36e6) / 1e6]),
  );

test('8.3.2 waiting for the night shows the chance to keep contact, attacking now shows none', () => {
  const game = meets({ encounter: CONVOY, light: [1] });
  expect(told(game, 'wait')).toEqual({ keepContact: 24 });
  expect(told(game, 'now')).toEqual({});
});

test('9.7.6, 9.7.7 following shows the chances of a straggler and of keeping contact, letting go none', () => {
  const game = meets({
    encounter: CONVOY,
    light: [6],
    'torpedo.hit': [1, 1],
    'torpedo.dud': [6],
    'torpedo.damage': [6],
    'escort.search': [1, 1],
  });
  game.expect('approach', 'surfaced-medium');
  game.fill('salvo', { forward1: '0' });
  if (game.step() === 'reload') game.answer('e0');
  expect(game.step()).toBe('follow');
  expect(told(game, 'damaged')).toEqual({ straggler: 12 });
  expect(told(game, 'ships')).toEqual({ keepContact: 24 });
  expect(told(game, 'leave')).toEqual({});
});

test('9.4.3 another round shows who may come up, leaving shows nothing', () => {
  const game = meets({ encounter: SHIP, light: [6], 'torpedo.hit': [6, 6] });
  game.expect('approach', 'surfaced-medium');
  game.expect('weapon', 'forward');
  game.fill('volley', { forward1: '0' });
  game.expect('weapon', 'done');
  game.expect('reload', 'e0');
  expect(told(game, 'again')).toEqual({
    'additional.none': 26,
    'additional.escort': 3,
    'additional.aircraft': 7,
  });
  expect(told(game, 'leave')).toEqual({});
});

/** A captain of a VIIB in port in 1942 with something to ask for. */
function inPort(change: (captain: Captain) => void): Career {
  const game = atSea(
    { boat: 'VIIB' },
    { orders: [3, 4], encounter: [...quiet(2), 4, 4, ...quiet(20)], 'ship.size': [1] },
  );
  Object.assign(game.captain(), { month: monthOf(1942, 3), promotionDue: monthOf(1943, 6) });
  change(game.captain());
  game.expect('contact', 'pass');
  game.expect('course', 'steam');
  return game;
}

test('11.4.3, 11.4.5 a request shows the chance of a grant: two throws for a special boat', () => {
  const game = inPort((captain) => {
    captain.requests = 1;
  });
  expect(told(game, 'VIIC')).toEqual({ granted: 18 });
  expect(told(game, 'VIID')).toEqual({ granted: 6 });
  expect(told(game, 'later')).toEqual({});
});

test('11.4.5 whoever gets a new boat anyway needs one throw for a special one', () => {
  const game = inPort(({ boat }) => {
    boat.hull = 7;
    for (const system of ['radio', 'deckGun', 'flak20'] as const) boat.systems[system] = 'inoperable';
  });
  expect(game.step()).toBe('chooseNewBoat');
  expect(told(game, 'VIID')).toEqual({ granted: 12 });
  expect(told(game, 'standard')).toEqual({});
});

test('11.4.7 staying up shows the chances that flak hits and that bombs fall again, diving none', () => {
  const game = atSea(
    { boat: 'VIICFlak' },
    {
      'start.rank': [1],
      orders: [4, 4],
      encounter: [1, 1],
      'air.dive': [1, 4],
      'air.flak': [6, 6, 6, 6],
      'air.bombs': [1, 1],
      hit: [3, 2, 3, 2],
      'injury.who': [6, 6],
    },
  );
  expect(game.step()).toBe('stayUp');
  const odds = shown(game.table, 'stay');
  expect(odds.bombedAgain).toBeCloseTo(1 / 2);
  // Three working guns give −2: one roll misses on 8 or more.
  expect(odds.flakHits).toBeCloseTo(1 - (15 / 36) ** 2);
  expect(told(game, 'dive')).toEqual({});
});

test.each([
  ['none of eight', 0, 8, 1],
  ['one of three, and the third would be the last', 1, 3, 35 / 36],
  ['two of four, and the fourth would be the last', 2, 4, 33 / 36],
  [
    'two of five: a 3 gives one more box, against which 5 or more must fall',
    2,
    5,
    33 / 36 + (2 / 36) * (30 / 36),
  ],
  ['seven of eight: the dive itself takes the last', 7, 8, 0],
])('9.6.4 the chance to live through the depth with %s filled', (_, hull, limit, chance) => {
  expect(survivesPressure(stateOf(captainOf('VIIB')), hull, limit)).toBeCloseTo(chance, 10);
});

test('9.6.4, 9.6.7 below test depth the search is shown with −1', () => {
  const game = meets({ encounter: CONVOY, light: [6], 'torpedo.hit': [6, 6] });
  game.expect('approach', 'submerged-medium');
  game.fill('salvo', { forward1: '0' });
  expect(told(game, 'hold').undetected).toBe(26);
  expect(told(game, 'dive')).toMatchObject({ survivePressure: 36, undetected: 30 });
});

test('9.2.3, 9.5.2 a tube shows its own chances as the plan stands: the second salvo is harder on the surface only', () => {
  const game = meets({ encounter: CONVOY, light: [6] });
  game.expect('approach', 'surfaced-medium');
  const view = game.table.view(0);
  const plan = { forward1: '0', aft1: 'hold', lead: 'forward' };
  expect(tubeOdds(view, plan, 'forward1')?.hit).toBeCloseTo(26 / 36);
  expect(tubeOdds(view, plan, 'aft1')?.hit).toBeCloseTo(21 / 36);
  expect(tubeOdds(view, { ...plan, lead: 'aft' }, 'aft1')?.hit).toBeCloseTo(26 / 36);
  expect(tubeOdds(view, { ...plan, aft1: '1', lead: 'aft' }, 'forward1')?.hit).toBeCloseTo(21 / 36);
  expect(tubeOdds(view, plan, 'forward6')).toBeNull();
  const under = meets({ encounter: CONVOY, light: [6] });
  under.expect('approach', 'submerged-medium');
  expect(tubeOdds(under.table.view(0), { ...plan, forward1: '0' }, 'aft1')?.hit).toBeCloseTo(21 / 36);
});

test('9.6.12 by day a way in shows how well steam and electric torpedoes hide, by night they hide alike', () => {
  const load = (game: Career): void => {
    game.captain().boat.forward.fill('steam');
    game.captain().boat.aft.fill('electric');
  };
  const day = meets({ encounter: CONVOY, light: [1] });
  day.expect('wait', 'now');
  load(day);
  expect(told(day, 'submerged-medium')).toMatchObject({ undetectedSteam: 21, undetectedElectric: 26 });
  const night = meets({ encounter: CONVOY, light: [6] });
  load(night);
  expect(told(night, 'submerged-medium')).toMatchObject({ undetected: 26 });
  expect(told(night, 'submerged-medium')).not.toHaveProperty('undetectedSteam');
});

test('14.6.3, 9.6.8 without evasion the sixth hit of a veteran escort sinks the boat outright, and the odds say so', () => {
  const game = atSea(
    { boat: 'VIIB', rules: ['14.6'] },
    { ...NIGHT_CONVOY, 'torpedo.hit': [6, 6], 'escort.quality': [6] },
  );
  game.expect('contact', 'attack');
  game.expect('approach', 'submerged-medium');
  game.fill('salvo', { forward1: '0' });
  // Detected on 9 to 11, the charges need a 12; pinned on 12, they need 11 or more.
  const outright = (9 / 36) * (1 / 36) + (1 / 36) * (3 / 36);
  const { lost = 0 } = shown(game.table, 'hold');
  expect(lost).toBeGreaterThan(outright);
  expect(lost).toBeLessThan(1.1 * outright);
});

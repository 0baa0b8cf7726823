/** The rolls for which a luck marker is offered when it would help: the bad ones, and no others (12.1.3, ruling H12). */
import { expect, test } from 'vitest';
import type { Career, Dice } from '../../test/helpers.ts';
import { atSea, NIGHT_CONVOY, quiet, readyToSail, shown, table } from '../../test/helpers.ts';
import { habit } from '../../test/modesKit.ts';
import type { Captain, Options } from '../state.ts';

/**
 * Plays on by habit, keeping every roll, until a question without a usual answer; gives the rolls for which a marker was offered.
 */
function offered(game: Career, stop: string): string[] {
  const rolls: string[] = [];
  while (!game.table.over && game.step() !== stop) {
    const { open } = game.table.state.game;
    if (game.step() === 'luck' && open) rolls.push(open.step);
    game.answer(game.step() === 'luck' ? 'keep' : habit(game.asked()));
  }
  return rolls;
}

/** A captain with a marker who has just been sent out. */
function lucky(
  dice: Dice,
  options: Partial<Options> = {},
  change: (captain: Captain) => void = () => {},
): Career {
  const game = readyToSail({ boat: 'VIIB', ...options }, { orders: [3, 4], ...dice });
  game.captain().luck = 1;
  change(game.captain());
  return game;
}

/** The same after a salvo at a convoy by night, before the escorts search. */
function fired(dice: Dice, options: Partial<Options> = {}, hull = 0): Career {
  const game = atSea({ boat: 'VIIB', ...options }, { ...NIGHT_CONVOY, 'torpedo.hit': [6, 6], ...dice });
  game.expect('contact', 'attack');
  game.expect('approach', 'submerged-medium');
  Object.assign(game.captain(), { luck: 1 });
  game.captain().boat.hull = hull;
  game.fill('salvo', { forward1: '0' });
  return game;
}

/** The same when escorts arrive while he stays with a lone ship. */
function lingering(dice: Dice): Career {
  const game = atSea(
    { boat: 'VIIB' },
    {
      orders: [3, 4],
      encounter: [...quiet(2), 4, 4],
      'ship.size': [1],
      light: [6],
      'torpedo.hit': [6, 6],
      additional: [1, 2],
      ...dice,
    },
  );
  game.expect('contact', 'attack');
  game.expect('approach', 'submerged-long');
  game.expect('weapon', 'forward');
  game.fill('volley', { forward1: '0' });
  game.expect('weapon', 'done');
  game.expect('reload', 'e0');
  game.captain().luck = 1;
  game.expect('another', 'again');
  return game;
}

const BOMBED: Dice = {
  encounter: [1, 1, ...quiet(14)],
  'air.dive': [1, 1],
  'air.flak': [1, 1],
  'air.bombs': [1, 1],
  hit: [3, 2],
  'injury.severity': [1],
};
const due = (captain: Captain): void => {
  captain.promotionDue = 1;
};

test.each<[string, (die: number[]) => Career, string, number[], number[]]>([
  ['escortQuality', (die) => fired({ 'escort.quality': die }, { rules: ['14.6'] }), 'testDepth', [1], [6]],
  ['arrivalSearch', (die) => lingering({ 'escort.arrival': die }), 'approach', [1, 1], [6, 6]],
  ['missionWatch', (die) => lucky({ orders: [2, 3], 'encounter.mission': die }), 'reload', [3, 3], [1, 3]],
  ['injury', (die) => lucky({ ...BOMBED, 'injury.who': die }), 'loadout', [6, 6], [3, 4]],
  ['promotion', (die) => lucky({ encounter: quiet(8), promotion: die }, {}, due), 'loadout', [3], [4]],
])(
  '12.1.3, H12 a marker is offered for a bad roll, not for a good one: %s',
  (roll, play, stop, good, bad) => {
    expect(offered(play(good), stop)).not.toContain(roll);
    expect(offered(play(bad), stop)).toContain(roll);
  },
);

test('12.1.3, H12 a marker is offered for a hull that gives way, not for one that holds', () => {
  const dive = (pressure: number[]): Career => {
    const game = fired({ pressure, 'escort.search': [1, 1] }, {}, 1);
    while (game.step() === 'luck') game.answer('keep');
    game.expect('testDepth', 'dive');
    return game;
  };
  expect(offered(dive([6, 6]), 'reload')).not.toContain('pressure');
  expect(offered(dive([1, 1, 6, 6]), 'reload')).toContain('pressure');
});

test('12.1.3, H12 waters are neither good nor bad: a marker is offered for a request that is refused, not for the orders', () => {
  const game = table({ boat: 'VIIB' }, { 'orders.request': [6], orders: [3, 4] });
  game.fill('commission', { name: 'Blennemann' });
  game.captain().luck = 1;
  expect(game.step()).toBe('loadout');
  expect(offered(game, 'course')).toEqual(['areaRequest']);
});

test('12.1.3, 9.8.1 one attack is better than two: the chance of a better dive counts it', () => {
  const game = lucky({ encounter: [1, 1], 'air.dive': [1, 1] }, {}, ({ boat, crew }) => {
    boat.systems.divePlanes = 'inoperable';
    crew.quality = 0;
  });
  while (game.table.state.game.open?.step !== 'crashDive') game.answer(habit(game.asked()));
  expect(game.table.state.game.open).toMatchObject({ natural: 2, total: 1, outcome: 2 });
  expect(shown(game.table, 'again').better).toBeCloseTo(35 / 36);
  expect(shown(game.table, 'keep')).toEqual({});
});

import { expect, test } from 'vitest';
import type { Career, Dice } from '../../test/helpers.ts';
import { atSea, monthOf } from '../../test/helpers.ts';
import { voyage } from '../../test/modesKit.ts';
import type { Captain, Options } from '../state.ts';

const quiet = (boxes: number): number[] => Array.from({ length: boxes }, () => [3, 4]).flat();

/** A quiet VIIB patrol during which a test may change what the captain has done, up to the refit. */
function refit(change: (captain: Captain) => void, dice: Dice = {}, options: Partial<Options> = {}): Career {
  const game = atSea(
    { boat: 'VIIB', ...options },
    { orders: [3, 4], encounter: [...quiet(2), 4, 4, ...quiet(5)], 'ship.size': [1], ...dice },
  );
  change(game.captain());
  game.expect('contact', 'pass');
  game.expect('course', 'steam');
  return game;
}

const sank = (captain: Captain): void => {
  captain.log[0]?.ships.push({ name: 'Firby', kind: 'small', tons: 4900, fate: 'sunk' });
};

test('11.0, 11.1 the third successful patrol calls for an advancement roll', () => {
  const third = refit(
    (captain) => {
      sank(captain);
      captain.successes = 2;
    },
    { advancement: [1] },
  );
  expect(third.captain().crew.experts.engineer).toBe(true);
  expect(third.captain().log[0]?.advancement).toBe(true);
  const second = refit((captain) => {
    sank(captain);
    captain.successes = 1;
  });
  expect(second.captain().log[0]?.advancement).toBe(false);
});

test.each([
  [1, 'engineer'],
  [2, 'doctor'],
  [3, 'firstOfficer'],
  [4, 'secondOfficer'],
] as const)('11.1.1, 11.1 a %i makes the %s an Experte', (die, man) => {
  const game = refit(
    (captain) => {
      sank(captain);
      captain.successes = 2;
    },
    { advancement: [die] },
  );
  expect(game.captain().crew.experts[man]).toBe(true);
});

test('11.1.3 a 5 or 6 raises the crew a level, 11.1.2 an Experte gains nothing', () => {
  const better = refit(
    (captain) => {
      sank(captain);
      captain.successes = 2;
    },
    { advancement: [5] },
  );
  expect(better.captain().crew.quality).toBe(2);
  const expert = refit(
    (captain) => {
      sank(captain);
      captain.successes = 2;
      captain.crew.experts.doctor = true;
    },
    { advancement: [2] },
  );
  expect(expert.events()).toContain('nothingLearned');
});

test('11.1.3 a veteran crew becomes elite, and no crew becomes better than that', () => {
  const crewOf = (quality: number): Career =>
    refit(
      (captain) => {
        sank(captain);
        captain.successes = 5;
        captain.crew.quality = quality;
      },
      { advancement: [6] },
    );
  expect(crewOf(2).captain().crew.quality).toBe(3);
  expect(crewOf(3).captain().crew.quality).toBe(3);
  expect(crewOf(3).events()).toContain('nothingLearned');
});

test.each([
  [3, 2],
  [2, 1],
  [1, 1],
  [0, 0],
])('11.1.4, 10.11.3 with all four crew boxes out a crew of level %i is one of level %i', (before, after) => {
  const game = refit(
    (captain) => {
      captain.crew.quality = before;
      captain.crew.hands = ['SW', 'KIA', 'SW', 'KIA'];
    },
    { recovery: [1, 1] },
  );
  expect(game.captain().crew).toMatchObject({ quality: after, hands: ['fit', 'fit', 'fit', 'fit'] });
});

test('11.1.5 an Experte first watch officer leaves on a 6, 11.1.6 an Experte second one steps up', () => {
  const leaves = refit(
    (captain) => {
      captain.crew.experts.firstOfficer = true;
      captain.crew.experts.secondOfficer = true;
    },
    { 'own command': [6] },
  );
  expect(leaves.captain().crew.experts).toMatchObject({ firstOfficer: true, secondOfficer: false });
  expect(leaves.events()).toContain('stepsUp');
  const stays = refit(
    (captain) => {
      captain.crew.experts.firstOfficer = true;
    },
    { 'own command': [5] },
  );
  expect(stays.events()).not.toContain('leftForOwnBoat');
});

test('11.2.4, 11.2.3 the printed example: service from 9/39 means rolls in 9/40, 9/41, 9/42 and at the end in 6/43', () => {
  const patrols = 23;
  const toBritishIsles = [
    ...Array.from({ length: 8 }, () => [3, 4]),
    ...Array.from({ length: 12 }, () => [4, 5]),
    ...Array.from({ length: 3 }, () => [2, 2]),
  ].flat();
  const game = atSea(
    { boat: 'VIIB' },
    {
      'orders.request': new Array(patrols).fill(6),
      orders: toBritishIsles,
      encounter: quiet(patrols * 8),
      promotion: [6, 6, 6, 6],
    },
  );
  while (!game.table.over) {
    if (game.step() === 'loadout') game.fill('loadout');
    else game.steam();
  }
  const rolls: number[] = [];
  let month = -2;
  for (const event of game.table.log ?? []) {
    if (event.kind === 'ordersGiven') month += 2;
    if (event.roll?.purpose === 'promotion') rolls.push(month);
  }
  expect(rolls).toEqual([monthOf(1940, 9), monthOf(1941, 9), monthOf(1942, 9), monthOf(1943, 5)]);
  expect(game.captain()).toMatchObject({ fate: 'survived', rank: 1 });
  game.done();
});

test('11.2, 11.2.3 a promotion due in a month of the refit is rolled there, with the modifiers of the year', () => {
  const due = refit(
    (captain) => {
      captain.promotionDue = monthOf(1939, 10);
      captain.promotionSunk = 21;
      captain.promotionAwards = 1;
      captain.promotionFailures = 1;
    },
    { promotion: [6] },
  );
  const roll = due.table.log?.find((event) => event.roll?.purpose === 'promotion')?.roll;
  expect(roll?.modifiers.map(({ why, value }) => [why, value])).toEqual([
    ['awards', -1],
    ['shipsSunk', -2],
    ['failedPatrols', 2],
  ]);
  expect(roll?.outcome).toBe('passedOver');
  expect(due.captain()).toMatchObject({ promotionSunk: 0, promotionAwards: 0, promotionFailures: 0 });
  expect(due.captain().promotionDue).toBe(monthOf(1940, 10));
  const later = refit((captain) => {
    captain.promotionDue = monthOf(1939, 11);
  });
  expect(later.captain().promotionDue).toBe(monthOf(1939, 11));
});

const decorated = (change: Partial<Captain>): { award: number; requests: number } => {
  const game = refit((captain) => Object.assign(captain, change));
  const { award, requests } = game.captain();
  return { award, requests };
};

test('11.3, 11.3.1, 11.3.2, 11.3.3, 11.3.4 awards by tonnage of the career', () => {
  expect(decorated({ tons: 99_999 }).award).toBe(0);
  expect(decorated({ tons: 100_000 }).award).toBe(1);
  expect(decorated({ tons: 175_000, award: 1, tonsAtAward: 110_000 }).award).toBe(2);
  expect(decorated({ tons: 250_000, award: 2, tonsAtAward: 240_000 }).award).toBe(3);
  expect(decorated({ tons: 300_000, award: 3, tonsAtAward: 299_000 }).award).toBe(4);
});

test('11.3.2, 11.3.3, 11.3.4 awards by tonnage since the last one', () => {
  expect(decorated({ tons: 90_000, award: 1, tonsAtAward: 15_000 }).award).toBe(2);
  expect(decorated({ tons: 90_000, award: 1, tonsAtAward: 15_001 }).award).toBe(1);
  expect(decorated({ tons: 160_000, award: 2, tonsAtAward: 85_000 }).award).toBe(3);
  expect(decorated({ tons: 200_000, award: 3, tonsAtAward: 150_000 }).award).toBe(4);
});

test('11.3.5, 11.3.1 a capital ship of the list brings the next award once; H10 several reasons raise several levels', () => {
  expect(decorated({ honours: 1, tons: 31_100 })).toEqual({ award: 1, requests: 1 });
  expect(decorated({ honours: 1, tons: 120_000 })).toEqual({ award: 2, requests: 2 });
  expect(decorated({ honours: 2, tons: 60_000 })).toEqual({ award: 2, requests: 2 });
});

test('H10 a capital ship is not spent on a level that tonnage since the last award brings', () => {
  const since = { award: 1, tonsAtAward: 30_000, tons: 110_000 };
  expect(decorated(since)).toEqual({ award: 2, requests: 1 });
  expect(decorated({ ...since, honours: 1 })).toEqual({ award: 3, requests: 2 });
});

test('11.2.3 a granted boat that brings him to sea before June 1943 puts the last promotion roll off', () => {
  const game = refit(
    (captain) => {
      captain.month = monthOf(1943, 3);
      captain.promotionDue = monthOf(1943, 9);
      captain.requests = 1;
      captain.award = 1;
      captain.boat.hull = 7;
    },
    { 'boat request': [1] },
  );
  game.expect('boatRequest', 'VIIC');
  expect(game.captain().month).toBe(monthOf(1943, 5));
  const rolls = game.table.log?.filter((event) => event.roll?.purpose === 'promotion');
  expect(rolls).toHaveLength(0);
});

test('11.1.5 a second watch officer who steps up in this refit is not given a boat of his own in it', () => {
  const game = refit(
    (captain) => {
      captain.crew.men.firstOfficer = 'KIA';
      captain.crew.experts.firstOfficer = true;
      captain.crew.experts.secondOfficer = true;
    },
    { 'own command': [6] },
  );
  expect(game.events()).toContain('stepsUp');
  expect(game.events()).not.toContain('leftForOwnBoat');
  expect(game.captain().crew.experts.firstOfficer).toBe(true);
});

test.each(['KIA', 'SW'] as const)(
  '11.1.6 a second watch officer who is %s for longer than the refit does not step up',
  (wound) => {
    const game = refit(
      (captain) => {
        captain.crew.experts.firstOfficer = true;
        captain.crew.experts.secondOfficer = true;
        captain.crew.men.secondOfficer = wound;
      },
      { 'own command': [6], recovery: [6] },
    );
    expect(game.events()).toContain('leftForOwnBoat');
    expect(game.events()).not.toContain('stepsUp');
    expect(game.captain().crew.experts).toMatchObject({ firstOfficer: false, secondOfficer: false });
  },
);

test('11.1.6, 11.4.3 a patient who has stepped up is left behind by a boat that sails before he is fit', () => {
  const game = refit(
    (captain) => {
      captain.month = monthOf(1940, 10);
      captain.promotionDue = monthOf(1942, 1);
      captain.requests = 1;
      captain.boat.hull = 5;
      captain.crew.experts.secondOfficer = true;
      captain.crew.men.firstOfficer = 'KIA';
      captain.crew.men.secondOfficer = 'SW';
    },
    { recovery: [3], 'boat request': [1] },
  );
  expect(game.events()).toContain('stepsUp');
  game.expect('boatRequest', 'VIIC');
  expect(game.captain().crew.experts.firstOfficer).toBe(false);
});

test.each([
  [3, 2, 'promoted', '11.2.3'],
  [4, 1, 'passedOver', '11.2.4'],
] as const)(
  '11.2.3, 11.2.4 after a year with one failed patrol a %i: rank %i, %s',
  (die, rank, kind, rule) => {
    const game = refit(
      (captain) => {
        captain.promotionDue = monthOf(1939, 10);
      },
      { promotion: [die] },
    );
    expect(game.captain().rank).toBe(rank);
    expect(game.table.log?.find((event) => event.kind === kind)?.rule).toBe(rule);
  },
);

test.each([
  ['a ship of the list', 5, 1],
  ['a ship that is not on it', 3, 0],
] as const)('11.3.1 a capital ship sunk counts towards an award: %s', (_, die, honours) => {
  const game = atSea(
    { boat: 'VIIB' },
    {
      orders: [3, 4],
      encounter: [...quiet(2), 1, 1],
      'ship.capital': [die],
      light: [6],
      'torpedo.hit': [1, 1, 1, 1],
      'torpedo.dud': [6, 6],
      'torpedo.damage': [1, 1],
    },
  );
  game.expect('contact', 'attack');
  game.expect('approach', 'surfaced-medium');
  game.fill('salvo', { forward1: '0', forward2: '0' });
  expect(game.captain()).toMatchObject({ sunk: 1, capitals: [die - 1], honours });
});

test('11.2.3 a career that ends by agreement before June 1943 has no last promotion roll', () => {
  const game = voyage(2, { mode: 'twoPlayer', boat: 'VIIC', until: '1943-05' }, { promotion: [6, 6, 6, 6] });
  game.until('course');
  for (const captain of game.state().captains) {
    captain.month = monthOf(1943, 4);
    captain.promotionDue = monthOf(1943, 9);
  }
  game.toTheEnd();
  expect(game.told('rolled').filter(({ roll }) => roll?.purpose === 'promotion')).toEqual([]);
});

test('11.3.1 a merchant ship is no capital ship, however large', () => {
  const game = atSea(
    { boat: 'VIIB' },
    {
      orders: [3, 4],
      encounter: [...quiet(2), 4, 4],
      'ship.size': [1],
      light: [6],
      'torpedo.hit': [1, 1],
      'torpedo.dud': [6],
      'torpedo.damage': [1],
    },
  );
  game.expect('contact', 'attack');
  game.expect('approach', 'surfaced-medium');
  game.expect('weapon', 'forward');
  game.fill('volley', { forward1: '0' });
  expect(game.captain()).toMatchObject({ sunk: 1, capitals: [], honours: 0 });
});

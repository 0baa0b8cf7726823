import type { FillDecision } from '@flotilla/table';
import { expect, test } from 'vitest';
import type { Career, Dice } from '../../test/helpers.ts';
import { atSea, captainOf, monthOf } from '../../test/helpers.ts';
import { habit, voyage } from '../../test/modesKit.ts';
import type { Captain, Options } from '../state.ts';
import { latestModel } from './newboat.ts';

const quiet = (boxes: number): number[] => Array.from({ length: boxes }, () => [3, 4]).flat();

/** A patrol that meets one ship off the British Isles and lets it pass; the test may change the captain beforehand. */
function refit(change: (captain: Captain) => void, dice: Dice = {}, options: Partial<Options> = {}): Career {
  const game = atSea(
    { boat: 'VIIB', ...options },
    { orders: [3, 4], encounter: [...quiet(2), 4, 4, ...quiet(8)], 'ship.size': [1], ...dice },
  );
  change(game.captain());
  game.expect('contact', 'pass');
  game.expect('course', 'steam');
  return game;
}

test('11.4.4 the newest standard model of the own class', () => {
  expect(latestModel(captainOf('VIIA'), monthOf(1940, 9))).toBe('VIIB');
  expect(latestModel(captainOf('VIIA'), monthOf(1940, 10))).toBe('VIIC');
  expect(latestModel(captainOf('VIIB'), monthOf(1943, 6))).toBe('VIIC');
  expect(latestModel(captainOf('IXA'), monthOf(1940, 3))).toBe('IXA');
  expect(latestModel(captainOf('IXA'), monthOf(1940, 4))).toBe('IXB');
  expect(latestModel(captainOf('IXA'), monthOf(1941, 5))).toBe('IXC');
});

/** October 1940: a VIIB captain with a request and a posting. */
const withRequest = (captain: Captain): void => {
  captain.month = monthOf(1940, 10);
  captain.promotionDue = monthOf(1942, 1);
  captain.requests = 1;
  captain.posting = 'arctic';
};

test('4.2.3, 11.4, 11.4.3 a request is granted on 1 to 3: a new boat after one month, posting cancelled', () => {
  const game = refit(withRequest, { 'boat request': [3] });
  expect(game.allowed()).toEqual(['later', 'VIIC']);
  game.expect('boatRequest', 'VIIC');
  game.fill('boatNumber', { number: 96 });
  expect(game.captain()).toMatchObject({ requests: 0, posting: 'none', month: monthOf(1940, 12) });
  expect(game.captain().boat).toMatchObject({ type: 'VIIC', number: 96 });
});

test('11.1.7 a new boat does not begin the count of successes anew', () => {
  const game = refit(
    (captain) => {
      withRequest(captain);
      captain.log[0]?.ships.push({ name: 'Firby', kind: 'small', tons: 4900, fate: 'sunk' });
      captain.successes = 1;
    },
    { 'boat request': [1] },
  );
  game.expect('boatRequest', 'VIIC');
  game.fill('boatNumber', { number: 96 });
  expect(game.captain()).toMatchObject({ successes: 2, failuresInRow: 0 });
});

test('10.11.4 the new crew that comes with a boat for a Kommandant long in hospital is trained and has no Experte', () => {
  const game = refit(
    (captain) => {
      captain.crew.men.kommandant = 'SW';
      captain.crew.quality = 3;
      captain.crew.experts.engineer = true;
      captain.crew.experts.doctor = true;
    },
    { recovery: [6] },
  );
  game.fill('boatNumber', { number: 101 });
  expect(game.captain()).toMatchObject({ month: 1 + 5, crew: { quality: 1 } });
  expect(Object.values(game.captain().crew.experts)).not.toContain(true);
});

test('11.4.3 refused, it is used up; kept, it stays for a later refit', () => {
  const refused = refit(withRequest, { 'boat request': [4] });
  refused.expect('boatRequest', 'VIIC');
  expect(refused.captain()).toMatchObject({ requests: 0, posting: 'arctic' });
  expect(refused.captain().boat.type).toBe('VIIB');
  expect(refused.step()).toBe('loadout');
  const kept = refit(withRequest);
  kept.expect('boatRequest', 'later');
  expect(kept.captain().requests).toBe(1);
});

test('11.4.3 without a newer model nothing is asked', () => {
  const game = refit((captain) => {
    captain.requests = 2;
  });
  expect(game.step()).toBe('loadout');
  expect(game.captain().requests).toBe(2);
});

test('11.4.5 a special boat needs a 1 or 2 besides, otherwise the newest standard boat comes', () => {
  const in1942 = (captain: Captain): void => {
    captain.month = monthOf(1942, 3);
    captain.promotionDue = monthOf(1943, 1);
    captain.requests = 1;
  };
  const granted = refit(in1942, { 'boat request': [1], 'special boat': [2] });
  expect(granted.allowed()).toEqual(['later', 'VIIC', 'VIID']);
  granted.expect('boatRequest', 'VIID');
  granted.fill('boatNumber', { number: 213 });
  expect(granted.captain().boat.type).toBe('VIID');
  const refused = refit(in1942, { 'boat request': [1], 'special boat': [3] });
  refused.expect('boatRequest', 'VIID');
  refused.fill('boatNumber', { number: 213 });
  expect(refused.captain().boat.type).toBe('VIIC');
});

test('4.2.2 from December 1940 a VIIA is exchanged for a VIIC at refit, unless agreed otherwise', () => {
  const late = (captain: Captain): void => {
    captain.month = monthOf(1940, 10);
    captain.promotionDue = monthOf(1942, 1);
  };
  const gone = refit(late, {}, { boat: 'VIIA' });
  expect(gone.step()).toBe('boatNumber');
  expect(gone.captain().boat.type).toBe('VIIC');
  gone.fill('boatNumber');
  expect(gone.table.log?.find(({ kind }) => kind === 'newBoat')?.data.why).toBe('withdrawn');
  const kept = refit(late, {}, { boat: 'VIIA', rules: ['4.2.2'] });
  expect(kept.captain().boat.type).toBe('VIIA');
  const early = refit((captain) => Object.assign(captain, { month: monthOf(1940, 9) }), {}, { boat: 'VIIA' });
  expect(early.captain().month).toBe(monthOf(1940, 11));
  expect(early.captain().boat.type).toBe('VIIA');
});

test('10.10.5, 11.4.2 the new boat is the newest of the month in which the wounded Kommandant can sail', () => {
  const game = refit(
    (captain) => {
      captain.month = monthOf(1941, 1);
      captain.promotionDue = monthOf(1942, 6);
      captain.boat.hull = 7;
      captain.boat.systems.radio = 'inoperable';
      captain.boat.systems.deckGun = 'inoperable';
      captain.boat.systems.flak20 = 'inoperable';
      captain.crew.men.kommandant = 'SW';
    },
    { recovery: [4], encounter: [...quiet(2), 4, 4, ...quiet(20)] },
    { boat: 'IXB' },
  );
  game.fill('boatNumber');
  expect(game.captain().month).toBe(monthOf(1941, 7));
  expect(game.captain().boat.type).toBe('IXC');
});

test('5.1.2, 11.4.5 nobody is asked about a boat that would sail after the last month', () => {
  const worn = (captain: Captain): void => {
    captain.promotionDue = monthOf(1943, 12);
    captain.boat.hull = 7;
    for (const system of ['radio', 'deckGun', 'flak20'] as const) captain.boat.systems[system] = 'inoperable';
  };
  const inTime = refit((captain) => {
    worn(captain);
    captain.month = monthOf(1943, 4);
  });
  expect(inTime.allowed()).toEqual(['standard', 'VIID', 'VIICFlak']);
  const late = refit((captain) => {
    worn(captain);
    captain.month = monthOf(1943, 5);
  });
  expect(late.table.over).toBe(true);
  expect(late.captain().fate).toBe('survived');
});

test('11.4.5 whoever asked for a special boat in vain is told so', () => {
  const game = refit(
    (captain) => {
      withRequest(captain);
      captain.month = monthOf(1942, 1);
      captain.promotionDue = monthOf(1943, 1);
    },
    { 'boat request': [1], 'special boat': [6] },
  );
  game.expect('boatRequest', 'VIID');
  expect(game.events()).not.toContain('boatGranted');
  expect(game.events()).toContain('boatInstead');
});

test('4.3.1 a new boat is offered a number that was not sailed under before', () => {
  const game = refit((captain) => {
    captain.boat.hull = 7;
    captain.boat.systems.radio = 'inoperable';
    captain.boat.systems.periscope = 'inoperable';
    captain.boat.systems.hydrophones = 'inoperable';
  });
  if (game.step() === 'chooseNewBoat') game.answer('standard');
  const [number] = (game.asked() as FillDecision).form;
  expect(game.captain().log.map((page) => page.number)).not.toContain((number as { start?: number }).start);
});

test('14.4.1, 4.3.1 when both flak boats sail already, a third bears one of their numbers', () => {
  const game = voyage(
    3,
    { mode: 'shortTonnage', boat: 'VIIC', rules: ['14.4'] },
    { 'boat request': [1], 'special boat': [1] },
  );
  game.until('course');
  const { active } = game.state();
  [0, 1, 2]
    .filter((index) => index !== active)
    .forEach((index, place) => {
      Object.assign(game.captain(index).boat, { type: 'VIICFlak', number: [256, 441][place] });
    });
  Object.assign(game.captain(active), { month: 42, requests: 1, award: 1, promotionDue: 99 });
  game.until('boatRequest');
  game.answer('VIICFlak');
  const asked = game.until('boatNumber');
  expect(() => game.answer({ number: 257 })).toThrow(/refused\.number.*\[14\.4\.1\]/);
  game.answer(habit(asked));
  expect(game.captain(active).boat.number).toBe(256);
});

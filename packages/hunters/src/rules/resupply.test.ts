import { expect, test } from 'vitest';
import type { Career, Dice } from '../../test/helpers.ts';
import { atSea } from '../../test/helpers.ts';
import type { Patrol } from '../state.ts';
import { stationsOf, trackOf } from './track.ts';

const quiet = (boxes: number): number[] => Array.from({ length: boxes }, () => [3, 4]).flat();

/** A VIIB off the British Isles at the end of its time on station, with U-tankers about. */
const lastBox = (dice: Dice, before: Dice = {}): Career => {
  const game = atSea(
    { boat: 'VIIB', rules: ['14.9'] },
    { orders: [3, 4], encounter: quiet(14), ...before, ...dice },
  );
  return game;
};

test('14.9 a 1 finds the tanker: fuel brings the boat back to the first box on station, a month longer at sea', () => {
  const game = lastBox({ resupply: [1], 'encounter.tanker': [3, 4], 'resupply.torpedoes': [6] });
  expect(game.captain().patrol?.box).toBe(5);
  game.expect('resupply', 'seek');
  game.steam();
  expect(game.events().filter((kind) => kind === 'boxQuiet')).toHaveLength(6 + 4 + 2);
  expect(game.captain().log[0]).toMatchObject({ patrolMonths: 1, refitMonths: 1 });
  expect(game.captain().month).toBe(3);
});

test('14.9.4 nobody has to, and a missed tanker changes nothing', () => {
  const declined = lastBox({});
  declined.expect('resupply', 'decline');
  expect(declined.captain().log[0]).toMatchObject({ patrolMonths: 0 });
  const missed = lastBox({ resupply: [2] });
  missed.expect('resupply', 'seek');
  expect(missed.events()).toContain('tankerMissed');
  expect(missed.captain().log[0]).toMatchObject({ patrolMonths: 0 });
});

test('14.9.2 an aircraft spoils the meeting', () => {
  const game = lastBox({ resupply: [1], 'encounter.tanker': [1, 1], 'air.dive': [6, 6] });
  game.expect('resupply', 'seek');
  expect(game.events()).toContain('tankerSpoiled');
  game.steam();
  expect(game.captain().log[0]).toMatchObject({ patrolMonths: 0 });
});

/** The same after four steam torpedoes were fired at a lone ship that got away. */
const afterAttack = (dice: Dice): Career => {
  const game = lastBox({
    encounter: [...quiet(2), 4, 4, ...quiet(12)],
    'ship.size': [1],
    light: [6],
    'torpedo.hit': [6, 6, 6, 6, 6, 6, 6, 6],
    'gun.hit': [6, 6, 6, 6],
    ...dice,
  });
  game.expect('contact', 'attack');
  game.expect('approach', 'surfaced-close');
  game.expect('weapon', 'forward');
  game.fill('volley', { forward1: '0', forward2: '0', forward3: '0', forward4: '0' });
  game.expect('weapon', 'gun');
  game.fill('gunnery', { round1: '0', round2: '0' });
  game.expect('weapon', 'done');
  game.expect('reload', 'e2');
  game.expect('another', 'leave');
  game.steam();
  return game;
};

test('14.9 torpedoes are taken over within room and mix, 14.9 the deck gun is filled up', () => {
  const game = afterAttack({
    resupply: [1],
    'encounter.tanker': [3, 4],
    'resupply.torpedoes': [1],
    'resupply.count': [3],
  });
  expect(game.captain().boat.ammo).toBe(8);
  game.expect('resupply', 'seek');
  expect(game.step()).toBe('takeOver');
  expect(() => game.fill('takeOver', { forwardSteam: 4 })).toThrow(/table\.refused\.count/);
  game.fill('takeOver', { forwardSteam: 3 });
  const { boat } = game.captain();
  expect(boat.ammo).toBe(10);
  expect(boat.forwardReloads.steam + boat.forwardReloads.electric).toBe(4 + 3);
});

test('14.9 a 3 offers two of each kind', () => {
  const game = afterAttack({ resupply: [1], 'encounter.tanker': [3, 4], 'resupply.torpedoes': [3] });
  game.expect('resupply', 'seek');
  expect(game.asked().about).toEqual({ steam: 2, electric: 2 });
});

test('14.9.1 off America, in the Caribbean and in the Mediterranean there is no U-tanker', () => {
  const game = atSea(
    { boat: 'VIID', rules: ['14.9'] },
    { 'start.rank': [1], orders: [3, 3], encounter: quiet(12), 'encounter.mission': [4, 4] },
  );
  game.steam();
  expect(game.captain().log[0]?.area).toBe('northAmerica');
  expect(game.captain().log[0]?.result).toBe('S');
});

test('14.9 with new fuel she goes straight into the first box on station: no turning home from nowhere', () => {
  const game = lastBox({ resupply: [1], 'encounter.tanker': [3, 4], 'resupply.torpedoes': [6] });
  (game.captain().patrol as Patrol).watch = 'box';
  game.expect('resupply', 'seek');
  expect(game.step()).toBe('course');
  expect(game.captain().patrol?.box).toBe(stationsOf(trackOf(game.captain())).first);
});

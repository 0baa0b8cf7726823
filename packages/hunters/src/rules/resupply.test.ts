import { expect, test } from 'vitest';
import type { Career, Dice } from '../../test/helpers.ts';
import { atSea, shown } from '../../test/helpers.ts';
import type { OptionalRule, Patrol } from '../state.ts';
import { torpedoes } from './boat.ts';
import { stationsOf, trackOf } from './track.ts';

const quiet = (boxes: number): number[] => Array.from({ length: boxes }, () => [3, 4]).flat();

/** A VIIB off the British Isles at the end of its time on station, with U-tankers about. */
const lastBox = (dice: Dice, rules: readonly OptionalRule[] = ['14.9']): Career =>
  atSea({ boat: 'VIIB', rules }, { orders: [3, 4], encounter: quiet(14), ...dice });

test('14.9.5, 14.9 a 1 finds the tanker: fuel brings the boat back to the first box on station, a month longer at sea', () => {
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

test('14.9, 14.9.2 the question shows the chance of the tanker, and that of an aircraft beside it', () => {
  const { tankerMet, tankerSpoiled } = shown(lastBox({}).table, 'seek');
  expect(tankerMet).toBeCloseTo(1 / 6);
  expect(tankerSpoiled).toBeCloseTo(6 / 36);
});

/** The same after four steam torpedoes were fired at a lone ship that got away. */
const afterAttack = (dice: Dice, rules: readonly OptionalRule[] = ['14.9']): Career => {
  const attack = {
    encounter: [...quiet(2), 4, 4, ...quiet(12)],
    'ship.size': [1],
    light: [6],
    'torpedo.hit': [6, 6, 6, 6, 6, 6, 6, 6],
    'gun.hit': [6, 6, 6, 6],
  };
  const game = lastBox({ ...attack, ...dice }, rules);
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
  const caribbean = atSea(
    { boat: 'VIID', rules: ['14.9'] },
    { 'start.rank': [1], orders: [5, 6], encounter: quiet(12), 'encounter.mission': [4, 4] },
  );
  caribbean.steam();
  expect(caribbean.captain().log[0]).toMatchObject({ area: 'caribbean', result: 'S' });
  const mediterranean = atSea(
    { boat: 'IXC', rules: ['14.9', '14.10'] },
    {
      orders: [6, 6],
      encounter: Array.from({ length: 9 }, () => [4, 5]).flat(),
      'encounter.gibraltar': [5, 5],
    },
  );
  mediterranean.steam();
  expect(mediterranean.captain().log[0]).toMatchObject({ area: 'mediterranean', result: 'F' });
});

test('14.9.3 electric torpedoes only as far as the mix of the boat allows, fewer with 4.5.2', () => {
  const dice = {
    resupply: [1],
    'encounter.tanker': [3, 4],
    'resupply.torpedoes': [2],
    'resupply.count': [6],
  };
  const game = afterAttack(dice);
  game.expect('resupply', 'seek');
  expect(game.asked().about).toEqual({ steam: 0, electric: 3 });
  game.fill('takeOver', { forwardElectric: 3 });
  expect(torpedoes(game.captain().boat)).toEqual({ steam: 4, electric: 9 });
  const limited = afterAttack(dice, ['14.9', '4.5.2']);
  limited.expect('resupply', 'seek');
  expect(limited.events()).toContain('tankerMet');
  expect(torpedoes(limited.captain().boat)).toEqual({ steam: 5, electric: 5 });
});

test('14.9 with new fuel she goes straight into the first box on station: no turning home from nowhere', () => {
  const game = lastBox({ resupply: [1], 'encounter.tanker': [3, 4], 'resupply.torpedoes': [6] });
  (game.captain().patrol as Patrol).watch = 'box';
  game.expect('resupply', 'seek');
  expect(game.step()).toBe('course');
  expect(game.captain().patrol?.box).toBe(stationsOf(trackOf(game.captain())).first);
});

test('14.9.3 steam torpedoes too only as far as the mix of the boat allows', () => {
  const game = afterAttack({
    resupply: [1],
    'encounter.tanker': [3, 4],
    'resupply.torpedoes': [1],
    'resupply.count': [6],
  });
  const { boat } = game.captain();
  const { steam } = torpedoes(boat);
  boat.forwardReloads.steam += 3;
  boat.forwardReloads.electric -= 3;
  game.expect('resupply', 'seek');
  expect(game.asked().about).toEqual({ steam: 8 + 3 - (steam + 3), electric: 0 });
});

import type { FillDecision } from '@flotilla/table';
import { expect, test } from 'vitest';
import type { Career, Dice } from '../../test/helpers.ts';
import { atSea } from '../../test/helpers.ts';
import type { Options } from '../state.ts';

const HIT = [1, 1];
const MISS = [6, 6];
const sighting = (...faces: number[]): number[] => [3, 4, 3, 4, ...faces];

/** A VIIB off the British Isles attacks a single small freighter at close range. */
function single(dice: Dice, options: Partial<Options> = {}, approach = 'surfaced-close'): Career {
  const defaults = {
    orders: [3, 4],
    light: [6],
    encounter: sighting(4, 4),
    'ship.size': [1],
    'ship.name': [2],
  };
  const game = atSea({ boat: 'VIIB', ...options }, { ...defaults, ...dice });
  game.expect('contact', 'attack');
  game.expect('approach', approach);
  return game;
}

test('9.3.1 the deck gun is fired on the surface only', () => {
  const game = single({}, {}, 'submerged-close');
  expect(game.refused()).toMatchObject({ gun: '9.3.1' });
});

test('9.4.2 the first weapon is asked for with what is in sight, the next with what is still afloat', () => {
  const game = single({ 'torpedo.hit': MISS });
  const lead = () => game.asked().about?.lead;
  expect(lead()).toMatchObject({ key: 'weapon.first' });
  game.expect('weapon', 'forward');
  game.fill('volley', { forward1: '0' });
  expect(lead()).toMatchObject({ key: 'weapon.next' });
});

test('9.4.2 each weapon is fired once a round', () => {
  const game = single({ 'torpedo.hit': MISS });
  game.expect('weapon', 'forward');
  game.fill('volley', { forward1: '0' });
  expect(game.refused()).toMatchObject({ forward: '9.4.2' });
  expect(game.allowed()).toEqual(['aft', 'gun', 'done']);
});

test('9.3.2 two rounds are offered, and both fired leave eight of ten', () => {
  const game = single({ 'gun.hit': [...MISS, ...MISS] });
  game.expect('weapon', 'gun');
  expect((game.asked() as FillDecision).form.map(({ id }) => id)).toEqual(['round1', 'round2']);
  game.fill('gunnery', { round1: '0', round2: '0' });
  expect(game.captain().boat.ammo).toBe(8);
});

test('7.5.2 a ship that was damaged and got away makes no success', () => {
  const game = single({
    encounter: [...sighting(4, 4), 3, 4, 3, 4, 3, 4, 3, 4, 3, 4],
    'torpedo.hit': HIT,
    'torpedo.dud': [6],
    'torpedo.damage': [6],
  });
  game.expect('weapon', 'forward');
  game.fill('volley', { forward1: '0' });
  game.expect('weapon', 'done');
  if (game.step() === 'reload') game.answer('e0');
  game.expect('another', 'leave');
  game.steam();
  expect(game.captain().log[0]).toMatchObject({ result: 'F', tons: 0, ships: [{ fate: 'damaged' }] });
});

test('9.2.8, 9.7.2, 9.4.3 an additional round begins with reloaded tubes and a roll for company', () => {
  const game = single({ 'torpedo.hit': MISS, additional: [3, 3] });
  game.expect('weapon', 'forward');
  game.fill('volley', { forward1: '0' });
  game.expect('weapon', 'done');
  if (game.step() === 'reload') game.answer('e0');
  expect(game.captain().boat.forward).not.toContain('empty');
  game.expect('another', 'again');
  expect(game.step()).toBe('approach');
  game.done();
});

test('9.4.6 escorts that come up find the boat under water and search at once without range modifiers (H13)', () => {
  const game = single({ 'torpedo.hit': MISS, additional: [1, 2], 'escort.arrival': [4, 4] });
  game.expect('weapon', 'forward');
  game.fill('volley', { forward1: '0' });
  game.expect('weapon', 'done');
  if (game.step() === 'reload') game.answer('e0');
  game.expect('another', 'again');
  game.expect('testDepth', 'hold');
  const search = game.table.log?.find((event) => event.roll?.purpose === 'escort.arrival')?.roll;
  expect(search?.modifiers).toEqual([]);
  expect(game.refused()).toEqual({
    'surfaced-close': '9.4.6',
    'surfaced-medium': '9.4.6',
    'surfaced-long': '9.4.6',
  });
  game.expect('approach', 'submerged-close');
  expect(game.step()).toBe('salvo');
});

test('9.4.4 after the round in which escorts came there is only following', () => {
  const game = single({
    'torpedo.hit': [...MISS, ...MISS],
    additional: [1, 2],
    'escort.arrival': [4, 4],
    'escort.search': [1, 1],
  });
  game.expect('weapon', 'forward');
  game.fill('volley', { forward1: '0' });
  game.expect('weapon', 'done');
  if (game.step() === 'reload') game.answer('e0');
  game.expect('another', 'again');
  game.expect('testDepth', 'hold');
  game.expect('approach', 'submerged-medium');
  game.fill('salvo', { forward1: '0' });
  game.expect('testDepth', 'hold');
  if (game.step() === 'reload') game.answer('e0');
  expect(game.step()).toBe('follow');
});

test('9.8.1 an aircraft during an additional round saves the ship, even when the boat dives in time', () => {
  const game = single({
    'torpedo.hit': MISS,
    additional: [2, 2],
    'air.dive': [6, 6],
    encounter: sighting(4, 4, 3, 4),
  });
  game.expect('weapon', 'forward');
  game.fill('volley', { forward1: '0' });
  game.expect('weapon', 'done');
  if (game.step() === 'reload') game.answer('e0');
  game.expect('another', 'again');
  expect(game.events()).toContain('crashDived');
  expect(game.captain().fight).toBeNull();
});

test('9.8.1 in the first printing the boat may come back after a dive in time', () => {
  const game = single({ 'torpedo.hit': MISS, additional: [2, 2], 'air.dive': [6, 6] }, { printing: 'first' });
  game.expect('weapon', 'forward');
  game.fill('volley', { forward1: '0' });
  game.expect('weapon', 'done');
  if (game.step() === 'reload') game.answer('e0');
  game.expect('another', 'again');
  expect(game.step()).toBe('another');
});

test('9.3.3 the 10.5 cm gun of a Type IX does two points on a 2', () => {
  const game = single({ encounter: [3, 4, 3, 4, 4, 4], 'gun.hit': HIT, 'gun.damage': [2] }, { boat: 'IXA' });
  game.expect('weapon', 'gun');
  game.fill('gunnery', { round1: '0' });
  expect(game.captain().sunk).toBe(1);
});

test('4.5.1 a tube is not reloaded once the reloads of its end are gone', () => {
  const game = single({ 'torpedo.hit': [...MISS, ...MISS], additional: [4, 4] });
  game.expect('weapon', 'aft');
  game.fill('volley', { aft1: '0' });
  game.expect('weapon', 'done');
  expect(game.captain().boat.aft).toEqual(['electric']);
  expect(game.captain().boat.aftReloads).toEqual({ steam: 0, electric: 0 });
  game.expect('another', 'again');
  game.expect('approach', 'surfaced-close');
  game.expect('weapon', 'aft');
  game.fill('volley', { aft1: '0' });
  game.expect('weapon', 'done');
  expect(game.captain().boat.aft).toEqual(['empty']);
});

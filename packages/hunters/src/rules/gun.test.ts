/** The deck gun and its ammunition (4.6, 9.3). */
import type { FillDecision } from '@flotilla/table';
import { expect, test } from 'vitest';
import type { Career, Dice } from '../../test/helpers.ts';
import { atSea, quiet, rolled } from '../../test/helpers.ts';

const HIT = [1, 1];
const MISS = [6, 6];
const fields = (game: Career): string[] => (game.asked() as FillDecision).form.map(({ id }) => id);
const aims = (game: Career, round: string): string[] => {
  const field = (game.asked() as FillDecision).form.find(({ id }) => id === round);
  return field?.kind === 'choice' ? field.options.map(({ id }) => id) : [];
};

/** A VIID off America with two small ships before her gun, at close range on the surface. */
function twoShips(dice: Dice): Career {
  const game = atSea(
    { boat: 'VIID' },
    {
      'start.rank': [1],
      orders: [3, 3],
      encounter: [...quiet(4), 4, 4],
      'encounter.mission': [3, 4],
      'ship.size': [1, 1],
      light: [6],
      ...dice,
    },
  );
  game.steam();
  game.expect('contact', 'attack');
  game.expect('approach', 'surfaced-close');
  game.expect('weapon', 'gun');
  return game;
}

test('9.3.2, 4.6.3 up to two rounds are fired in a combat round, each at a ship of its own', () => {
  const game = twoShips({ 'gun.hit': [...HIT, ...HIT], 'gun.damage': [6, 6] });
  expect(fields(game)).toEqual(['round1', 'round2']);
  expect(aims(game, 'round1')).toEqual(['0', '1']);
  expect(aims(game, 'round2')).toEqual(['hold', '0', '1']);
  game.fill('gunnery', { round1: '1', round2: '0' });
  expect(game.fight().ships.map(({ points }) => points)).toEqual([1, 1]);
  expect(rolled(game, 'gun.hit')).toHaveLength(2);
  expect(game.captain().boat.ammo).toBe(8);
  expect(game.refused()).toMatchObject({ gun: '9.4.2' });
});

test('9.3.2 both rounds may go at one ship, and one alone may be fired', () => {
  const both = twoShips({ 'gun.hit': [...HIT, ...HIT], 'gun.damage': [6, 6] });
  both.fill('gunnery', { round1: '1', round2: '1' });
  expect(both.fight().ships.map(({ points }) => points)).toEqual([2, 0]);
  const one = twoShips({ 'gun.hit': MISS });
  one.fill('gunnery', { round1: '0' });
  expect(rolled(one, 'gun.hit')).toHaveLength(1);
  expect(one.captain().boat.ammo).toBe(9);
});

test('4.6, 4.6.1, 4.6.3, 9.3.2 every round fired is taken off; the last one is fired alone, and then the gun is silent', () => {
  const rounds = 6;
  const game = atSea(
    { boat: 'VIIB' },
    {
      orders: [3, 4],
      encounter: [...quiet(2), 4, 4],
      'ship.size': [1],
      light: [6],
      'gun.hit': Array.from({ length: 10 }, () => MISS).flat(),
      additional: Array.from({ length: rounds }, () => [3, 4]).flat(),
    },
  );
  game.expect('contact', 'attack');
  const left: number[] = [];
  for (let round = 0; round < rounds; round++) {
    game.expect('approach', 'surfaced-close');
    game.expect('weapon', 'gun');
    const last = round === rounds - 1;
    expect(fields(game)).toEqual(last ? ['round1'] : ['round1', 'round2']);
    game.fill('gunnery', round === 0 || last ? { round1: '0' } : { round1: '0', round2: '0' });
    left.push(game.captain().boat.ammo);
    game.expect('weapon', 'done');
    game.expect('another', 'again');
  }
  expect(left).toEqual([9, 7, 5, 3, 1, 0]);
  game.expect('approach', 'surfaced-close');
  expect(game.refused()).toMatchObject({ gun: '4.6.3' });
});

test('4.6.2 in port the gun is filled up again', () => {
  const game = atSea(
    { boat: 'VIIB' },
    {
      orders: [3, 4],
      encounter: [...quiet(2), 4, 4, ...quiet(5)],
      'ship.size': [1],
      light: [6],
      'gun.hit': [...MISS, ...MISS],
    },
  );
  game.expect('contact', 'attack');
  game.expect('approach', 'surfaced-close');
  game.expect('weapon', 'gun');
  game.fill('gunnery', { round1: '0', round2: '0' });
  game.expect('weapon', 'done');
  game.expect('another', 'leave');
  expect(game.captain().boat.ammo).toBe(8);
  game.steam();
  game.fill('loadout');
  expect(game.captain().boat.ammo).toBe(10);
});

test('9.3.3 a shell is never a dud', () => {
  const game = twoShips({ 'gun.hit': HIT, 'gun.damage': [6], 'torpedo.dud': [1] });
  game.fill('gunnery', { round1: '0' });
  expect(game.fight().ships[0]?.damaged).toBe(true);
  expect(rolled(game, 'torpedo.dud')).toEqual([]);
});

test('9.3.1, 9.3.4 at ships under escort neither gun nor flak is offered, only torpedoes', () => {
  const game = atSea(
    { boat: 'VIIB' },
    { orders: [3, 4], encounter: [...quiet(2), 5, 5], 'ship.size': [1, 1, 1, 1], light: [6] },
  );
  game.expect('contact', 'attack');
  game.expect('approach', 'surfaced-close');
  expect(game.step()).toBe('salvo');
  for (const id of fields(game)) expect(id).toMatch(/^(forward|aft)\d$|^lead$/);
});

test('9.3.4 at a lone ship torpedoes and deck gun are offered, flak never is', () => {
  const game = atSea(
    { boat: 'IXA' },
    { orders: [3, 4], encounter: [...quiet(2), 4, 4], 'ship.size': [1], light: [6] },
  );
  game.expect('contact', 'attack');
  game.expect('approach', 'surfaced-close');
  expect(game.allowed()).toEqual(['forward', 'aft', 'gun', 'done']);
});

test('4.6.4 flak never runs out: it fires at every aircraft of a patrol', () => {
  const raid = [1, 1];
  const raids = [...raid, ...raid, ...raid, ...raid];
  const game = atSea(
    { boat: 'VIIB' },
    {
      orders: [3, 4],
      encounter: [...raid, ...raid, ...quiet(4), ...raid, ...raid],
      'air.dive': raids,
      'air.flak': raids,
      'air.bombs': raids,
      hit: [3, 2, 3, 2, 3, 2, 3, 2],
      'injury.who': [3, 4, 3, 4, 3, 4, 3, 4],
      'injury.severity': [1, 1, 1, 1],
    },
  );
  game.steam();
  expect(game.step()).toBe('loadout');
  expect(rolled(game, 'air.flak')).toHaveLength(4);
  expect(game.events()).not.toContain('noFlak');
});

test('9.3.2, 9.2.5 the first round is laid on the first ship still afloat', () => {
  const game = atSea(
    { boat: 'VIID' },
    {
      'start.rank': [1],
      orders: [3, 3],
      encounter: [...quiet(4), 4, 4],
      'encounter.mission': [4, 4],
      'ship.size': [1, 1],
      light: [6],
      'torpedo.hit': [1, 1],
      'torpedo.dud': [6],
      'torpedo.damage': [1],
    },
  );
  game.steam();
  game.expect('contact', 'attack');
  game.expect('approach', 'surfaced-close');
  game.expect('weapon', 'forward');
  game.fill('volley', { forward1: '0' });
  game.expect('weapon', 'gun');
  const { form } = game.asked() as FillDecision;
  expect(form[0]).toMatchObject({ id: 'round1', start: '1' });
  expect(form[1]).toMatchObject({ id: 'round2', start: 'hold' });
});

import { expect, test } from 'vitest';
import type { Career, Dice } from '../../test/helpers.ts';
import { atSea, NIGHT_CONVOY } from '../../test/helpers.ts';
import type { Options } from '../state.ts';

const HIT = [1, 1];
const MISS = [6, 6];
const sighting = (...faces: number[]): number[] => [3, 4, 3, 4, ...faces];

/** A VIIB fires at the first ship in sight from the surface at night and slips away. */
function attacked(
  dice: Dice,
  options: Partial<Options> = {},
  plan: Record<string, string> = { forward1: '0' },
): Career {
  const game = atSea(
    { boat: 'VIIB', ...options },
    { orders: [3, 4], light: [6], encounter: sighting(5, 5), 'escort.search': [1, 1], ...dice },
  );
  game.expect('contact', 'attack');
  game.expect('approach', 'surfaced-medium');
  game.fill('salvo', plan);
  if (game.step() === 'reload') game.answer('e0');
  return game;
}

test('9.7.6 damaged ships are followed automatically and stay under escort on 1 to 4', () => {
  const game = attacked({
    'ship.size': [4, 1, 1, 1],
    'torpedo.hit': HIT,
    'torpedo.dud': [6],
    'torpedo.damage': [6],
    'follow.damaged': [4],
  });
  game.expect('follow', 'damaged');
  game.expect('chooseLight', 'night');
  expect(game.fight()).toMatchObject({ kind: 'damaged', escorted: true, mustFire: true });
  expect(game.fight().ships).toHaveLength(1);
});

test('8.3.4, 9.7.5, 9.7.6 on 5 and 6 she is a straggler without escort; of several damaged ships one is chosen', () => {
  const game = attacked(
    {
      'ship.size': [4, 4, 1, 1],
      'torpedo.hit': [...HIT, ...HIT],
      'torpedo.dud': [6, 6],
      'torpedo.damage': [6, 6],
      'follow.damaged': [5],
    },
    {},
    { forward1: '0', forward2: '1' },
  );
  game.expect('follow', 'damaged');
  expect(game.allowed()).toEqual(['0', '1']);
  game.expect('chooseDamaged', '1');
  game.expect('chooseLight', 'day');
  expect(game.fight()).toMatchObject({ kind: 'damaged', escorted: false, light: 'day' });
  game.expect('approach', 'surfaced-close');
  expect(game.step()).toBe('weapon');
});

test('9.7, 9.7.1, 9.7.7 a convoy found again shows four new ships; on 5 and 6 it is gone', () => {
  const kept = attacked({
    'torpedo.hit': MISS,
    'ship.size': [1, 1, 1, 1, 6, 6, 6, 6],
    'ship.name': [1, 2, 3, 4, 5, 6, 7, 8],
    follow: [4],
  });
  kept.expect('follow', 'ships');
  expect(kept.fight().ships.map(({ name }) => name)).toEqual([
    'Emile Miguet',
    'Arne Kjode',
    'San Alberto',
    'Vaclite',
  ]);
  expect(kept.step()).toBe('contact');
  const lost = attacked({ 'torpedo.hit': MISS, follow: [5] });
  lost.expect('follow', 'ships');
  expect(lost.captain().fight).toBeNull();
  expect(lost.events()).toContain('lostContact');
});

test('9.7.7 an escorted ship that is followed is the same ship with the same escorts', () => {
  const game = attacked(
    {
      encounter: sighting(3, 3),
      'torpedo.hit': MISS,
      'ship.size': [4],
      'ship.name': [34],
      'escort.quality': [1],
      light: [6, 5],
      follow: [1],
    },
    { rules: ['14.6'] },
  );
  game.expect('follow', 'ships');
  expect(game.fight()).toMatchObject({ kind: 'shipEscort', quality: 'green' });
  expect(game.fight().ships[0]?.name).toBe('Empress of Britain');
  expect(game.step()).toBe('approach');
});

test('9.7.5 ships found again are met by day or night as the die says, and by day he may wait once more', () => {
  const game = attacked({
    encounter: sighting(3, 3),
    'torpedo.hit': MISS,
    'ship.size': [4],
    light: [6, 3],
    follow: [4],
  });
  game.expect('follow', 'ships');
  expect(game.fight().light).toBe('day');
  expect(game.step()).toBe('wait');
  expect(game.allowed()).toEqual(['now', 'wait']);
});

test('9.7.4, 8.3.2 an undamaged capital ship can be neither shadowed until dark nor followed', () => {
  const game = atSea(
    { boat: 'VIIB' },
    {
      orders: [3, 4],
      light: [1],
      encounter: sighting(1, 1),
      'ship.capital': [5],
      'torpedo.hit': MISS,
      'escort.search': [1, 1],
    },
  );
  expect(game.fight().ships[0]).toMatchObject({ name: 'Barham', points: 5 });
  game.expect('contact', 'attack');
  expect(game.step()).toBe('approach');
  game.expect('approach', 'submerged-medium');
  game.fill('salvo', { forward1: '0' });
  game.expect('testDepth', 'hold');
  if (game.step() === 'reload') game.answer('e0');
  expect(game.captain().fight).toBeNull();
});

test('9.7.4 a damaged capital ship is followed without a roll and keeps her escort', () => {
  const game = attacked({
    encounter: sighting(1, 1),
    'ship.capital': [5],
    'torpedo.hit': HIT,
    'torpedo.dud': [6],
    'torpedo.damage': [1],
  });
  expect(game.refused()).toEqual({ ships: '9.7.4' });
  game.expect('follow', 'damaged');
  expect(game.fight()).toMatchObject({ escorted: true });
  expect(game.fight().ships[0]).toMatchObject({ name: 'Barham', points: 1 });
  expect(game.events()).not.toContain('straggler');
});

test('9.7.10 a damaged ship under escort that is not fired at gets away', () => {
  const dice = {
    'ship.size': [4, 1, 1, 1],
    'torpedo.hit': HIT,
    'torpedo.dud': [6],
    'torpedo.damage': [6],
    'follow.damaged': [1],
    'escort.approach': [6, 6],
    'escort.charges': [1, 1],
    'escort.search': [1, 1, 1, 1],
  };
  const game = attacked(dice);
  game.expect('follow', 'damaged');
  game.expect('chooseLight', 'day');
  game.expect('approach', 'submerged-close');
  game.expect('testDepth', 'hold');
  expect(game.captain().fight).toBeNull();
  const first = attacked(dice, { printing: 'first' });
  first.expect('follow', 'damaged');
  first.expect('chooseLight', 'day');
  first.expect('approach', 'submerged-close');
  first.expect('testDepth', 'hold');
  first.expect('testDepth', 'hold');
  expect(first.step()).toBe('follow');
});

test('9.7.10 in the first printing a captain may wait for the escort to leave, in the second declining ends it', () => {
  const dice = {
    'ship.size': [4, 1, 1, 1],
    'torpedo.hit': HIT,
    'torpedo.dud': [6],
    'torpedo.damage': [6],
    'follow.damaged': [1, 5],
  };
  const first = attacked(dice, { printing: 'first' });
  first.expect('follow', 'damaged');
  first.expect('chooseLight', 'night');
  first.expect('approach', 'leave');
  first.expect('follow', 'damaged');
  expect(first.fight().escorted).toBe(false);
  const second = attacked(dice);
  second.expect('follow', 'damaged');
  second.expect('chooseLight', 'night');
  second.expect('approach', 'leave');
  expect(second.captain().fight).toBeNull();
});

test('9.7.8 once a damaged ship is followed the convoy cannot be followed any more', () => {
  const game = attacked({
    'ship.size': [4, 1, 1, 1],
    'torpedo.hit': [...HIT, ...MISS],
    'torpedo.dud': [6],
    'torpedo.damage': [6],
    'follow.damaged': [1],
    'escort.search': [1, 1, 1, 1],
  });
  game.expect('follow', 'damaged');
  game.expect('chooseLight', 'day');
  game.expect('approach', 'submerged-medium');
  game.fill('salvo', { forward1: '0' });
  game.expect('testDepth', 'hold');
  if (game.step() === 'reload') game.answer('e0');
  expect(game.refused()).toEqual({ ships: '9.7.8' });
});

test('11.3.6 with the Diamonds following always succeeds', () => {
  const game = attacked({ 'torpedo.hit': MISS });
  game.captain().award = 4;
  game.expect('follow', 'ships');
  expect(game.events()).toContain('followed');
  const rolled = (game.table.log ?? []).some((event) => event.roll?.purpose === 'follow');
  expect(rolled).toBe(false);
});

test('8.3.5 in the Arctic June has no night and December no day', () => {
  const arctic = (month: number, dice: Dice = {}): Career => {
    const game = atSea(
      { boat: 'VIIB' },
      {
        orders: [3, 4],
        light: [6],
        encounter: sighting(5, 5),
        'ship.size': [4, 1, 1, 1],
        'torpedo.hit': HIT,
        'torpedo.dud': [6],
        'torpedo.damage': [6],
        'follow.damaged': [1],
        'escort.search': [1, 1],
        ...dice,
      },
    );
    const { patrol } = game.captain();
    if (patrol) patrol.area = 'arctic';
    game.captain().month = month;
    return game;
  };
  const june = arctic(9);
  june.expect('contact', 'attack');
  expect(june.fight().light).toBe('day');
  expect(june.step()).toBe('approach');
  const december = arctic(3, { light: [1] });
  december.expect('contact', 'attack');
  expect(december.fight().light).toBe('night');
});

test('8.3.2 waiting for night: 4 is night, 5 loses contact', () => {
  const shadow = (die: number): Career => {
    const game = atSea(
      { boat: 'VIIB' },
      {
        orders: [3, 4],
        light: [3],
        encounter: sighting(5, 5, 3, 4, 3, 4, 3, 4, 3, 4, 3, 4),
        'light.wait': [die],
      },
    );
    game.expect('contact', 'attack');
    game.expect('wait', 'wait');
    return game;
  };
  expect(shadow(4).fight().light).toBe('night');
  expect(shadow(5).captain().fight).toBeNull();
});

test('9.7.6 the deck gun is enough to go after a cripple, who may be alone by now, but not after the others', () => {
  const game = atSea(
    { boat: 'VIIB' },
    {
      ...NIGHT_CONVOY,
      'torpedo.hit': [1, 1],
      'torpedo.dud': [6],
      'torpedo.damage': [6],
      'escort.search': [1, 1],
      follow: [6],
    },
  );
  const { boat } = game.captain();
  boat.forward = ['steam', 'empty', 'empty', 'empty'];
  boat.aft = ['empty'];
  boat.forwardReloads = { steam: 0, electric: 0 };
  boat.aftReloads = { steam: 0, electric: 0 };
  game.expect('contact', 'attack');
  game.expect('approach', 'surfaced-medium');
  game.fill('salvo', { forward1: '0' });
  expect(game.step()).toBe('follow');
  expect(game.allowed()).toEqual(['damaged', 'leave']);
  expect(game.refused()).toEqual({ ships: '9.2.1' });
});

test('9.7.6 without a hit there is no cripple to go after, and the list says so', () => {
  const game = attacked({ 'torpedo.hit': MISS });
  expect(game.step()).toBe('follow');
  expect(game.allowed()).toEqual(['ships', 'leave']);
  expect(game.refused()).toEqual({ damaged: '9.7.6' });
});

test('9.7.8 a single ship is followed as "the ship", several as "the others"', () => {
  const textOf = (game: Career) => {
    const decision = game.asked();
    if (decision.kind !== 'pick') throw new Error('a list was expected');
    return decision.options.find((option) => option.id === 'ships')?.text ?? 'ships';
  };
  expect(textOf(attacked({ 'torpedo.hit': MISS }))).toBe('ships');
  const single = attacked({
    encounter: sighting(3, 3),
    'ship.size': [1],
    'torpedo.hit': MISS,
  });
  expect(textOf(single)).toBe('ship');
});

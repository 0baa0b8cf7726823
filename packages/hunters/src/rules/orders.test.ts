import { expect, test } from 'vitest';
import type { Career } from '../../test/helpers.ts';
import { atSea, monthOf, QUIET, quiet, readyToSail } from '../../test/helpers.ts';

test.each([
  ['Oberleutnant zur See', 0, 0],
  ['Kapitänleutnant', 1, 1],
  ['Korvettenkapitän', 2, 2],
  ['Fregattenkapitän', 3, 3],
  ['Kapitän zur See', 4, 3],
] as const)('11.2.1 a %s has his way with his orders up to his number', (_, rank, most) => {
  for (let die = 1; die <= 6; die++) {
    const dice = { 'orders.request': [6, die], orders: [3, 4, 3, 4], encounter: quiet(16) };
    const game = readyToSail({ boat: 'VIIB' }, dice);
    game.captain().rank = rank;
    game.steam();
    game.fill('loadout');
    expect(game.step() === 'requestArea', `${die}`).toBe(die <= most);
  }
});

test.each([
  [6, 'transit'],
  [7, 'biscay'],
] as const)('7.3.6 in month %i of 1940 the marked boxes count as %s', (month, waters) => {
  const game = readyToSail({ boat: 'VIIB' }, { orders: [3, 4], encounter: quiet(8) });
  game.captain().month = monthOf(1940, month);
  game.steam();
  const columns = (game.table.log ?? []).flatMap(({ roll }) =>
    roll?.purpose === 'encounter' ? [roll.column] : [],
  );
  expect([columns[0], columns[7]]).toEqual([waters, waters]);
  expect([columns[1], columns[6]]).toEqual(['transit', 'transit']);
});

/** A minelayer off the British Isles sinks a reported ship with her gun on the way out. */
function luckyMiner(): Career {
  const game = atSea(
    { boat: 'VIIB' },
    {
      orders: [2, 3],
      encounter: [...QUIET, 6, 6, ...quiet(6)],
      event: [4, 4],
      'ship.size': [1],
      light: [6],
      'gun.hit': [1, 1],
      'gun.damage': [1],
      'encounter.mission': QUIET.slice(),
    },
  );
  game.fill('mineLoad', { forwardSteam: 4, aftSteam: 1 });
  game.expect('course', 'steam');
  game.expect('contact', 'attack');
  game.expect('approach', 'surfaced-close');
  game.expect('weapon', 'gun');
  game.fill('gunnery');
  return game;
}

test('7.4.4 a ship sunk does not make up for mines that were not laid, and mines laid need no ship', () => {
  const home = luckyMiner();
  home.expect('course', 'home-back');
  expect(home.captain().log[0]).toMatchObject({ task: 'mines', result: 'F' });
  expect(home.captain().tons).toBeGreaterThan(0);
  const laid = luckyMiner();
  laid.steam();
  if (laid.step() === 'reload') laid.answer('e0');
  laid.steam();
  expect(laid.captain().log[0]).toMatchObject({ task: 'mines', result: 'S' });
});

test('10.8.6 a VIID that turns back early takes two months all the same', () => {
  const game = atSea(
    { boat: 'VIID' },
    { 'start.rank': [1], orders: [3, 5], encounter: [...quiet(2), 1, 2, ...quiet(2)], 'ship.size': [1] },
  );
  game.expect('contact', 'pass');
  game.expect('course', 'home-back');
  expect(game.captain().log[0]).toMatchObject({ area: 'atlantic', patrolMonths: 1, refitMonths: 1 });
});

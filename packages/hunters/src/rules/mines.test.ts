/** Mines in the tubes (7.4.2). */
import { expect, test } from 'vitest';
import type { Career, Dice } from '../../test/helpers.ts';
import { atSea, quiet } from '../../test/helpers.ts';
import type { Options } from '../state.ts';
import { torpedoes } from './boat.ts';

/** A boat that is ordered to lay mines off the British Isles in 1939 and asked how her reloads are mixed. */
const ordered = (dice: Dice = {}, options: Partial<Options> = {}): Career =>
  atSea(
    { boat: 'VIIB', ...options },
    { orders: [2, 3], encounter: quiet(9), 'encounter.mission': [4, 4], ...dice },
  );

const aboard = (game: Career): number => {
  const { steam, electric } = torpedoes(game.captain().boat);
  return steam + electric;
};

test.each([
  ['VIIB', 4, 1, 14 - 5],
  ['IXA', 4, 2, 22 - 6],
] as const)(
  '7.4.2 mines take the place of the torpedoes in every tube of a %s',
  (boat, forward, aft, left) => {
    const game = ordered({}, { boat });
    game.fill('mineLoad');
    expect(game.captain().boat.forward).toEqual(new Array(forward).fill('mine'));
    expect(game.captain().boat.aft).toEqual(new Array(aft).fill('mine'));
    expect(aboard(game)).toBe(left);
  },
);

test('7.4.2 the reloads are mixed anew as the captain likes, within the mix of the boat', () => {
  const game = ordered();
  expect(() => game.fill('mineLoad', { forwardSteam: 9 })).toThrow(/table\.refused\.count/);
  game.fill('mineLoad', { forwardSteam: 3, aftSteam: 1 });
  expect(game.captain().boat).toMatchObject({
    forwardReloads: { steam: 3, electric: 5 },
    aftReloads: { steam: 1, electric: 0 },
  });
});

test('7.4.2, 4.5.2 where electric torpedoes are few, the reloads of a minelayer hold no more of them', () => {
  const game = ordered({}, { rules: ['4.5.2'] });
  expect(() => game.fill('mineLoad', { forwardSteam: 3, aftSteam: 0 })).toThrow(
    /refused\.tooElectric.*\[4\.5\.2\]/,
  );
  game.fill('mineLoad', { forwardSteam: 3, aftSteam: 1 });
  expect(game.captain().boat.forwardReloads).toEqual({ steam: 3, electric: 5 });
});

test('7.4.2 a tube with a mine in it cannot be fired before the mines are laid', () => {
  const game = ordered({ encounter: [...quiet(1), 6, 6, 6, 6], event: [4, 4], 'ship.size': [1], light: [6] });
  game.fill('mineLoad');
  game.expect('course', 'steam');
  game.expect('contact', 'attack');
  game.expect('approach', 'surfaced-close');
  expect(game.allowed()).toEqual(['gun', 'done']);
  expect(game.refused()).toEqual({ forward: '4.5.1', aft: '4.5.1' });
});

test('7.4.2 once the mines are laid every tube is reloaded from the reloads of its end', () => {
  const game = ordered();
  game.fill('mineLoad', { forwardSteam: 8, aftSteam: 1 });
  game.expect('course', 'box');
  for (let box = 0; box < 2; box++) {
    expect(game.captain().boat.forward).toContain('mine');
    game.expect('course', 'box');
  }
  expect(game.events()).toContain('missionDone');
  expect(game.captain().boat).toMatchObject({
    forward: ['steam', 'steam', 'steam', 'steam'],
    aft: ['steam'],
    forwardReloads: { steam: 4, electric: 0 },
    aftReloads: { steam: 0, electric: 0 },
  });
});

test('7.4.2, 11.4.6 a VIID keeps her torpedoes: her mines have shafts of their own', () => {
  const game = atSea(
    { boat: 'VIID' },
    { 'start.rank': [1], orders: [3, 3], encounter: quiet(12), 'encounter.mission': [4, 4] },
  );
  expect(game.captain().log[0]?.task).toBe('mines');
  expect(game.events()).not.toContain('minesLoaded');
  expect(game.events()).toContain('missionDone');
  expect(aboard(game)).toBe(14);
});

test('7.4.4 with both doors jammed no mine goes down: the mission has failed, and the tubes stay full', () => {
  const game = ordered();
  game.fill('mineLoad');
  for (const door of ['forwardDoor', 'aftDoor'] as const) game.captain().boat.systems[door] = 'inoperable';
  game.expect('course', 'steam');
  const failed = game.table.log?.find(({ kind }) => kind === 'missionFailed');
  expect(failed).toMatchObject({ rule: '7.4.4', data: { task: 'mines' } });
  expect(game.events()).not.toContain('missionDone');
  expect(game.events()).not.toContain('reloaded');
});

test.each([
  ['forwardDoor', ['mine', 'mine', 'mine', 'mine'], true],
  ['aftDoor', ['mine'], false],
] as const)(
  '7.4.2, 10.7.6 behind a jammed %s the mines stay in their tubes, the others go down',
  (door, stuck, forward) => {
    const game = ordered();
    game.fill('mineLoad');
    game.captain().boat.systems[door] = 'inoperable';
    game.expect('course', 'steam');
    if (game.step() === 'reload') game.answer(game.allowed()[0] as string);
    const { boat } = game.captain();
    expect(game.events()).toContain('missionDone');
    expect(forward ? boat.forward : boat.aft).toEqual(stuck);
    expect(forward ? boat.aft : boat.forward).not.toContain('mine');
  },
);

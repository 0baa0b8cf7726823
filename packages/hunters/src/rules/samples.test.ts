/** Forms filled in at random: the answers of bots and fuzzers are always allowed, and cover everything that is. */
import type { FillDecision, FormChoice } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import { expect, test } from 'vitest';
import type { Career } from '../../test/helpers.ts';
import { atSea, NIGHT_CONVOY, quiet, table } from '../../test/helpers.ts';

/** Two hundred random answers to the form that is asked now; each must be allowed. */
function samples(game: Career, step: string): FormChoice[] {
  const asked = game.asked() as FillDecision;
  expect(asked.step).toBe(step);
  const rng = rngFrom(seedFrom(step), 'sample');
  return Array.from({ length: 200 }, () => {
    const choice = asked.sample(rng);
    expect(game.table.refusalOf({ seat: 0, decision: asked.number, choice })).toBeNull();
    return choice;
  });
}

/** The answers a field was given, in order and once each. */
const given = (choices: readonly FormChoice[], field: string): unknown[] =>
  [...new Set(choices.map((choice) => choice[field]))].sort((a, b) => Number(a) - Number(b));

const upTo = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i);

test('4.3.1, 14.4.1 a boat is given any of the historical numbers of her type', () => {
  const game = table({ boat: 'VIIA', rules: ['14.4'] });
  expect(given(samples(game, 'commission'), 'number')).toEqual(upTo(27, 36));
});

test('4.5 any load a boat may take is taken', () => {
  const game = table({ boat: 'VIIB' });
  game.fill('commission');
  const loads = samples(game, 'loadout');
  expect(given(loads, 'steam')).toEqual(upTo(5, 11));
  expect(given(loads, 'forwardElectric')).toEqual(upTo(0, 4));
  expect(given(loads, 'aftElectric')).toEqual([0, 1]);
  expect(given(loads, 'aftReloadElectric')).toEqual([0, 1]);
});

test('7.4.2 a minelayer mixes her reloads in any way she may', () => {
  const game = atSea({ boat: 'VIIB' }, { orders: [2, 3] });
  const loads = samples(game, 'mineLoad');
  expect(given(loads, 'forwardSteam')).toEqual(upTo(0, 8));
  expect(given(loads, 'aftSteam')).toEqual([0, 1]);
});

test('9.2.1 under water a salvo is fired from either end, never from both', () => {
  const game = atSea({ boat: 'VIIB' }, NIGHT_CONVOY);
  game.expect('contact', 'attack');
  game.expect('approach', 'submerged-medium');
  const plans = samples(game, 'salvo');
  const fires = (plan: FormChoice, end: string): boolean =>
    Object.entries(plan).some(([id, target]) => id.startsWith(end) && target !== 'hold');
  expect(plans.some((plan) => fires(plan, 'forward'))).toBe(true);
  expect(plans.some((plan) => fires(plan, 'aft'))).toBe(true);
  expect(plans.some((plan) => fires(plan, 'forward') && fires(plan, 'aft'))).toBe(false);
});

test('14.9.3 torpedoes of either kind are taken over at either end', () => {
  const game = atSea(
    { boat: 'VIIB', rules: ['14.9'] },
    {
      orders: [3, 4],
      encounter: [...quiet(14)],
      resupply: [1],
      'encounter.tanker': [3, 4],
      'resupply.torpedoes': [3],
    },
  );
  const { boat } = game.captain();
  boat.forward.fill('empty');
  boat.aft.fill('empty');
  boat.forwardReloads = { steam: 0, electric: 0 };
  boat.aftReloads = { steam: 0, electric: 0 };
  game.expect('resupply', 'seek');
  const taken = samples(game, 'takeOver');
  for (const field of ['forwardSteam', 'forwardElectric', 'aftSteam', 'aftElectric'])
    expect(given(taken, field), field).toEqual([0, 1, 2]);
});

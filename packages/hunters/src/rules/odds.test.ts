import { chanceIn, chanceOf, distributionOf, oddsOf as sharesOf } from '@flotilla/table';
import { expect, test } from 'vitest';
import type { Career } from '../../test/helpers.ts';
import { atSea, captainOf, monthOf, NIGHT_CONVOY, stateOf } from '../../test/helpers.ts';
import { E3, QUALITY } from '../data/charts/escorts.ts';
import type { Captain, Fight } from '../state.ts';
import { newFight } from './contact.ts';
import { dud } from './fire.ts';
import { huntOdds } from './huntOdds.ts';
import { approachOdds, reaches, shellPoints, torpedoPoints } from './odds.ts';
import { newShip } from './rosters.ts';

const close = { surfaced: true, range: 'close' as const };
const steam = { end: 'forward' as const, torpedo: 'steam' as const, target: 0, second: false };

function alone() {
  const fight = newFight('ship', false);
  fight.light = 'night';
  fight.approach = close;
  fight.ships = [newShip('Firby', 'small', 4900)];
  return fight;
}

test('one torpedo: hit, dud and damage multiply, and all chances add up to one', () => {
  const captain = captainOf('VIIB', monthOf(1941, 2));
  const points = torpedoPoints(stateOf(captain, alone()), steam);
  const hit = 30 / 36;
  const runs = 5 / 6;
  expect(points[4]).toBeCloseTo((hit * runs) / 6);
  expect(points[1]).toBeCloseTo((hit * runs * 3) / 6);
  expect(points.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
});

test('several torpedoes: the chance to sink is the chance that their points add up', () => {
  const captain = captainOf('VIIB', monthOf(1941, 2));
  const one = torpedoPoints(stateOf(captain, alone()), steam);
  const two = (one[2] ?? 0) + (one[3] ?? 0) + (one[4] ?? 0);
  expect(reaches([one], 2)).toBeCloseTo(two);
  expect(reaches([one, one], 2)).toBeCloseTo(1 - (one[0] ?? 0) ** 2 - 2 * (one[0] ?? 0) * (one[1] ?? 0));
  expect(reaches([], 2)).toBe(0);
});

test('duds by date, and fewer with superior torpedoes', () => {
  const captain = captainOf('VIIB', monthOf(1939, 10));
  const dudChance = (kind: 'steam' | 'electric'): number =>
    chanceOf(stateOf(captain), dud, { ...steam, torpedo: kind }, (outcome) => outcome === 'dud');
  expect(dudChance('electric')).toBeCloseTo(3 / 6);
  expect(dudChance('steam')).toBeCloseTo(2 / 6);
  captain.month = monthOf(1941, 1);
  expect(dudChance('steam')).toBeCloseTo(1 / 6);
  captain.patrol = { superiorTorpedoes: true } as typeof captain.patrol;
  expect(dudChance('steam')).toBe(0);
});

test('the heavy deck gun sinks a small freighter with one round twice as often', () => {
  const fight = alone();
  const light = reaches([shellPoints(stateOf(captainOf('VIIB'), fight), { target: 0 })], 2);
  const heavy = reaches([shellPoints(stateOf(captainOf('IXA'), fight), { target: 0 })], 2);
  expect(heavy).toBeCloseTo(light * 2);
});

/** A VIIB before a convoy at night. */
const before = (): Career => {
  const game = atSea({ boat: 'VIIB' }, { orders: [3, 4], light: [6], encounter: [3, 4, 3, 4, 5, 5] });
  game.expect('contact', 'attack');
  return game;
};

const oddsOf = (game: Career, id: string): Record<string, number> => {
  const decision = game.asked();
  if (decision.kind !== 'pick') throw new Error('a list was expected');
  const option = decision.options.find((one) => one.id === id);
  if (!option) throw new Error(`${id} is not offered`);
  return Object.fromEntries(game.table.odds(decision, option).map(({ of, chance }) => [of, chance]));
};

/** Loads every tube of one end alike. */
const load = (game: Career, end: 'forward' | 'aft', tube: 'steam' | 'electric' | 'empty'): void => {
  game.captain().boat[end].fill(tube);
};

test('an approach shows hits, the slip through the escorts and the search afterwards', () => {
  const odds = oddsOf(before(), 'surfaced-close');
  expect(odds.hitSteam).toBeCloseTo(30 / 36);
  expect(odds.slipIn).toBeCloseTo(30 / 36);
  expect(odds.undetected).toBeCloseTo(21 / 36);
  const electric = before();
  load(electric, 'aft', 'electric');
  const far = oddsOf(electric, 'submerged-long');
  expect(far.hitElectric).toBeCloseTo(6 / 36);
  expect(far.slipIn).toBeUndefined();
  expect(far.undetected).toBeCloseTo(30 / 36);
});

test('an approach shows the hits of those torpedoes only that are in a tube', () => {
  const game = before();
  load(game, 'forward', 'steam');
  load(game, 'aft', 'empty');
  expect(Object.keys(oddsOf(game, 'submerged-long'))).toEqual(['hitSteam', 'undetected']);
  load(game, 'aft', 'electric');
  expect(Object.keys(oddsOf(game, 'submerged-long'))).toEqual(['hitSteam', 'hitElectric', 'undetected']);
  game.captain().boat.systems.aftDoor = 'damaged';
  expect(Object.keys(oddsOf(game, 'submerged-long'))).toEqual(['hitSteam', 'undetected']);
});

test('a weapon shows the hits of those torpedoes only that are in a tube of its end', () => {
  const game = atSea(
    { boat: 'VIIB' },
    { orders: [3, 4], light: [6], encounter: [3, 4, 3, 4, 4, 4], 'ship.size': [1], 'ship.name': [2] },
  );
  game.expect('contact', 'attack');
  game.expect('approach', 'surfaced-close');
  load(game, 'forward', 'steam');
  load(game, 'aft', 'electric');
  expect(Object.keys(oddsOf(game, 'forward'))).toEqual(['hitSteam']);
  expect(Object.keys(oddsOf(game, 'aft'))).toEqual(['hitElectric']);
  expect(Object.keys(oddsOf(game, 'gun'))).toEqual(['hitGun']);
});

test('a salvo shows the chance to sink each target and to stay hidden', () => {
  const game = before();
  game.expect('approach', 'surfaced-medium');
  const decision = game.asked();
  if (decision.kind !== 'fill') throw new Error('a form was expected');
  const plan = Object.fromEntries(
    decision.form.map((field) => [field.id, field.id === 'lead' ? 'forward' : 'hold']),
  );
  const odds = game.table.odds(decision, { ...plan, forward1: '0', forward2: '0', aft1: '3' });
  expect(odds.map(({ of }) => of)).toEqual(['sink.1', 'sink.4', 'dudSteam', 'undetected']);
  expect(odds.find(({ of }) => of === 'undetected')?.chance).toBeCloseTo(21 / 36);
});

test('the hunt shows hits taken: found and hit three times or more', () => {
  const game = before();
  game.expect('approach', 'submerged-medium');
  game.fill('salvo', { forward1: '0' });
  const odds = oddsOf(game, 'hold');
  expect(odds.undetected).toBeCloseTo(26 / 36);
  const heavy = (plus: number): number =>
    chanceIn(E3, 'all', plus, (blast) => blast === 'sunk' || blast >= 3);
  expect(odds.threeOrMore).toBeCloseTo((9 / 36) * heavy(0) + (1 / 36) * heavy(1));
  expect([...distributionOf('2d6').values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
});

test('14.8 every evasion shows the same exact chances', () => {
  const game = atSea(
    { boat: 'VIIB', rules: ['14.8'] },
    { orders: [3, 4], light: [6], encounter: [3, 4, 3, 4, 5, 5], 'escort.search': [5, 5] },
  );
  game.expect('contact', 'attack');
  game.expect('approach', 'submerged-medium');
  game.fill('salvo', { forward1: '0' });
  game.expect('testDepth', 'hold');
  const odds = oddsOf(game, '6');
  expect(odds.oneHitLess).toBeCloseTo(4 / 6);
  expect(odds.oneHitMore).toBeCloseTo(1 / 6);
  expect(odds.threeHitsMore).toBeCloseTo(1 / 6);
  for (const [of, chance] of Object.entries(oddsOf(game, '1'))) expect(odds[of], of).toBeCloseTo(chance);
});

test('14.8 the odds of the next round know nothing of the courses of the last one', () => {
  const game = atSea(
    { boat: 'VIIB', rules: ['14.8'] },
    {
      ...NIGHT_CONVOY,
      'torpedo.hit': [6, 6],
      'escort.search': [6, 5, 1, 1],
      'escort.course': [6],
      'escort.charges': [1, 1],
      hit: [3, 2, 3, 2, 3, 2],
    },
  );
  game.expect('contact', 'attack');
  game.expect('approach', 'submerged-medium');
  game.fill('salvo', { forward1: '0' });
  game.expect('testDepth', 'hold');
  game.expect('evade', '6');
  expect(game.step()).toBe('testDepth');
  expect(game.fight().courseHits).not.toBe(0);
  const state = game.table.state.game;
  const clean = structuredClone(state);
  Object.assign((clean.captains[0] as Captain).fight as Fight, { evade: 0, courseHits: 0 });
  expect(huntOdds(state, false)).toEqual(huntOdds(clean, false));
});

test('14.6.1 before the escorts are rated, the odds of going in count every quality they may have', () => {
  const game = atSea(
    { boat: 'IXC', rules: ['14.6'] },
    { orders: [4, 4], encounter: [3, 4, 3, 4, 3, 3], 'ship.size': [1], 'ship.name': [50], light: [6] },
  );
  game.captain().month = monthOf(1943, 1);
  game.expect('contact', 'attack');
  const state = game.table.state.game;
  const unseen = (quality: Fight['quality']): number => {
    const rated = structuredClone(state);
    ((rated.captains[0] as Captain).fight as Fight).quality = quality;
    return (
      approachOdds(rated, { surfaced: false, range: 'medium' }).find(({ of }) => of === 'undetected')
        ?.chance ?? 0
    );
  };
  const shares = sharesOf(QUALITY, 'from1942');
  const mean = [...shares].reduce(
    (sum, [quality, share]) => sum + share * unseen(quality as Fight['quality']),
    0,
  );
  expect(unseen('elite')).toBeLessThan(unseen('green'));
  expect(unseen('unknown')).toBeCloseTo(mean, 10);
});

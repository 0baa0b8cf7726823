import { expect, test } from 'vitest';
import type { Career, Dice } from '../../test/helpers.ts';
import { atSea, captainOf, monthOf, NIGHT_CONVOY, readyToSail, stateOf } from '../../test/helpers.ts';
import type { Options } from '../state.ts';
import { courseHits, hitsOf } from './blast.ts';
import { survivesPressure } from './huntOdds.ts';

const MISS = [6, 6];
const sighting = (...faces: number[]): number[] => [3, 4, 3, 4, ...faces];

/** A VIIB fires one steam torpedo at a convoy and waits for the escorts. */
function fired(dice: Dice, options: Partial<Options> = {}, approach = 'submerged-medium'): Career {
  const game = atSea(
    { boat: 'VIIB', ...options },
    { orders: [3, 4], light: [1], encounter: sighting(5, 5), 'torpedo.hit': MISS, ...dice },
  );
  game.expect('contact', 'attack');
  if (game.step() === 'wait') game.expect('wait', 'now');
  game.expect('approach', approach);
  if (game.step() === 'salvo') game.fill('salvo', { forward1: '0' });
  return game;
}

const searches = (game: Career) =>
  (game.table.log ?? []).flatMap((event) => (event.roll?.purpose === 'escort.search' ? [event.roll] : []));

test('9.6, 9.6.12 the printed example: +1 for the wake, 8 becomes 9; then +2, 9 becomes 11; still +2 after that', () => {
  const game = fired({ 'escort.search': [4, 4, 4, 5, 1, 2], 'escort.charges': [1, 1, 1, 1] });
  game.expect('testDepth', 'hold');
  game.expect('testDepth', 'hold');
  game.expect('testDepth', 'hold');
  expect(searches(game).map(({ natural, total, outcome }) => [natural, total, outcome])).toEqual([
    [8, 9, 'detected'],
    [9, 11, 'detected'],
    [3, 5, 'undetected'],
  ]);
  expect(searches(game)[2]?.modifiers.map(({ why, value }) => [why, value])).toEqual([
    ['steamWake', 1],
    ['detectedBefore', 1],
  ]);
  game.done();
});

test('9.6.7 a 12 pins the boat: +1 on the depth charges', () => {
  const game = fired({ 'escort.search': [6, 6, 1, 1], 'escort.charges': [1, 1] });
  game.expect('testDepth', 'hold');
  const charges = game.table.log?.find((event) => event.roll?.purpose === 'escort.charges')?.roll;
  expect(charges?.modifiers).toEqual([{ why: 'pinned', rule: '9.6.7', value: 1 }]);
  game.expect('testDepth', 'hold');
  expect(game.events()).toContain('escaped');
});

test('10.0, 9.6.7 a natural 2 does not find the boat, damage adds to every search', () => {
  const game = fired({ 'escort.search': [4, 5, 1, 1], 'escort.charges': [4, 4], hit: [6, 6, 1, 5] });
  game.expect('testDepth', 'hold');
  expect(game.captain().boat.systems).toMatchObject({ fuelTanks: 'damaged', divePlanes: 'damaged' });
  game.expect('testDepth', 'hold');
  expect(searches(game)[1]).toMatchObject({ natural: 2, total: 6, outcome: 'undetected' });
  expect(game.events()).toContain('escaped');
});

test('9.6.8 a modified 13 sinks the boat with all hands', () => {
  const game = fired({ 'escort.search': [6, 6], 'escort.charges': [6, 6] });
  game.expect('testDepth', 'hold');
  expect(game.captain().fate).toBe('sunk');
  expect(game.table.over).toBe(true);
});

test('9.1.9, 9.6.9 hits are rolled one by one and each takes effect before the next', () => {
  const game = fired({
    'escort.search': [5, 5, 1, 1],
    'escort.charges': [4, 5],
    hit: [3, 3, 1, 2, 3, 2],
    flooding: [1],
  });
  game.expect('testDepth', 'hold');
  expect(game.captain().boat).toMatchObject({ hull: 1, flooding: 1 });
  expect(game.events().filter((kind) => ['hullHit', 'flooded', 'minorHit'].includes(kind))).toEqual([
    'hullHit',
    'flooded',
    'minorHit',
  ]);
});

test('9.6.4 below test depth: more than the damaged boxes is safe and gives −1', () => {
  const game = fired({ pressure: [1, 2], 'escort.search': [4, 4] });
  game.expect('testDepth', 'dive');
  expect(game.captain().boat.hull).toBe(1);
  expect(searches(game)[0]).toMatchObject({ total: 8, outcome: 'undetected' });
  game.done();
});

test('9.6.4 equal to the damaged boxes costs another box and another roll', () => {
  const game = fired({
    'escort.search': [5, 5, 1, 1],
    'escort.charges': [2, 2],
    hit: [3, 3],
    pressure: [1, 1, 6, 6],
  });
  game.expect('testDepth', 'hold');
  game.expect('testDepth', 'dive');
  expect(game.captain().boat.hull).toBe(3);
  expect(game.events()).toContain('pressureGave');
  game.done();
});

test('9.6.4 less than the damaged boxes and the boat implodes', () => {
  const game = fired({
    'escort.search': [5, 5],
    'escort.charges': [4, 4],
    hit: [6, 5, 3, 3],
    pressure: [1, 2],
  });
  game.expect('testDepth', 'hold');
  expect(game.captain().boat.hull).toBe(3);
  game.expect('testDepth', 'dive');
  expect(game.captain().fate).toBe('imploded');
});

test('9.6.6 right after a night surface attack the boat cannot go below test depth, in the next round she can', () => {
  const game = fired(
    { light: [6], 'escort.search': [5, 5], 'escort.charges': [1, 1] },
    {},
    'surfaced-medium',
  );
  expect(game.step()).toBe('testDepth');
  expect(game.fight().round).toBe(2);
  expect(game.allowed()).toEqual(['hold', 'dive']);
  const shallow = game.table.log?.filter((event) => event.roll?.purpose === 'escort.charges')[0]?.roll;
  expect(shallow?.modifiers.map(({ why }) => why)).toEqual(['nightSurfaceFirst']);
});

test('9.6.4 exact odds of the dive: an undamaged hull always holds, the last box never', () => {
  const survives = (hull: number): number => survivesPressure(stateOf(captainOf('VIIB')), hull, 8);
  expect(survives(0)).toBe(1);
  expect(survives(1)).toBeCloseTo(35 / 36 + (1 / 36) * (33 / 36 + (2 / 36) * survives(3)));
  expect(survives(7)).toBe(0);
  const game = fired({});
  const dive = game.table.decisions[0];
  if (dive?.kind !== 'pick') throw new Error('testDepth expected');
  const option = dive.options.find(({ id }) => id === 'dive');
  expect(option && game.table.odds(dive, option)).toContainEqual({ of: 'survivePressure', chance: 1 });
});

test('10.1.2, 10.9.1, 9.6.11 the last hull box sinks the boat, the last flooding box forces her up to scuttle', () => {
  const hull = fired({
    'escort.search': [5, 5, 5, 5],
    'escort.charges': [5, 6, 5, 6],
    hit: [6, 5, 6, 5, 6, 5, 3, 3, 3, 3],
  });
  hull.expect('testDepth', 'hold');
  expect(hull.captain().boat.hull).toBe(7);
  hull.expect('testDepth', 'hold');
  expect(hull.captain().fate).toBe('sunk');

  const water = fired({
    'escort.search': [5, 5, 5, 5],
    'escort.charges': [5, 6, 5, 6],
    hit: [5, 4, 5, 4, 5, 4, 1, 2, 1, 2],
    flooding: [1],
    scuttle: [5, 6],
  });
  water.expect('testDepth', 'hold');
  expect(water.captain().boat.flooding).toBe(7);
  water.expect('testDepth', 'hold');
  expect(water.captain().fate).toBe('prisoner');
});

test('10.9, 10.9.2 on a 12 the boat is captured, and 5.2.2 that is a defeat whatever was sunk', () => {
  const game = fired({
    'escort.search': [5, 5, 5, 5],
    'escort.charges': [5, 6, 5, 6],
    hit: [5, 4, 5, 4, 5, 4, 1, 2, 1, 2],
    flooding: [1],
    scuttle: [6, 6],
  });
  game.expect('testDepth', 'hold');
  game.captain().tons = 150_000;
  game.expect('testDepth', 'hold');
  expect(game.captain().fate).toBe('captured');
  expect(game.table.setting.game.figures(game.table.state.game).tallies.level).toBe('defeat');
});

test('10.1, 10.7, 10.1.3 after a round with flooding a 5 or 6 lets in more water', () => {
  const game = fired({ 'escort.search': [5, 5, 1, 1], 'escort.charges': [2, 2], hit: [1, 2], flooding: [5] });
  game.expect('testDepth', 'hold');
  expect(game.captain().boat.flooding).toBe(2);
  game.expect('testDepth', 'hold');
  expect(game.captain().boat.flooding).toBe(0);
  expect(game.events()).toContain('pumpedOut');
});

test('10.1.3 a round that brought no new water needs no such roll, though the boat is flooded', () => {
  const game = fired({
    'escort.search': [5, 5, 5, 5, 1, 1],
    'escort.charges': [2, 2, 2, 2],
    hit: [1, 2, 3, 2],
    flooding: [1, 6],
  });
  for (let round = 0; round < 2; round++) game.expect('testDepth', 'hold');
  const rolls = (game.table.log ?? []).filter(({ roll }) => roll?.purpose === 'flooding');
  expect(rolls).toHaveLength(1);
  expect(game.captain().boat.flooding).toBe(1);
});

test.each([
  [6, 1, -1],
  [6, 2, -1],
  [6, 3, -1],
  [6, 4, -1],
  [6, 5, 1],
  [6, 6, 3],
  [1, 2, 1],
  [3, 4, 1],
  [2, 3, -1],
])('14.8 evading with %i against an escort on %i: %i hits', (boat, escort, hits) => {
  expect(courseHits(boat, escort)).toBe(hits);
});

test('14.8.1, 14.8 the captain chooses before the charges fall and the dice decide the rest', () => {
  const game = fired(
    {
      'escort.search': [5, 5, 1, 1],
      'escort.course': [6],
      'escort.charges': [1, 1],
      hit: [3, 2, 3, 2, 3, 2],
    },
    { rules: ['14.8'] },
  );
  game.expect('testDepth', 'hold');
  game.expect('evade', '6');
  expect(game.events().filter((kind) => kind === 'minorHit')).toHaveLength(3);
  game.expect('testDepth', 'hold');
  game.done();
});

test('14.8.4 with damaged hydrophones the boat cannot evade', () => {
  const game = fired(
    {
      'escort.search': [5, 5, 5, 5, 1, 1],
      'escort.course': [1],
      'escort.charges': [4, 4, 1, 1],
      hit: [6, 1],
    },
    { rules: ['14.8'] },
  );
  game.expect('testDepth', 'hold');
  game.expect('evade', '6');
  expect(game.captain().boat.systems.hydrophones).toBe('damaged');
  game.expect('testDepth', 'hold');
  expect(game.step()).toBe('testDepth');
});

test('14.6.3, 14.8.2 hits by quality and evasion', () => {
  expect(hitsOf(0, 'green', false, 0)).toBe(0);
  expect(hitsOf(3, 'green', false, 0)).toBe(2);
  expect(hitsOf('sunk', 'green', false, 0)).toBe(5);
  expect(hitsOf(0, 'veteran', false, 0)).toBe(1);
  expect(hitsOf(5, 'veteran', false, 0)).toBe('sunk');
  expect(hitsOf(5, 'elite', false, 0)).toBe('sunk');
  expect(hitsOf(5, 'trained', false, 0)).toBe(5);
  expect(hitsOf('sunk', 'veteran', true, -1)).toBe('sunk');
  expect(hitsOf(5, 'veteran', true, 3)).toBe(9);
  expect(hitsOf(5, 'unknown', true, 3)).toBe(8);
  expect(hitsOf(0, 'unknown', true, -1)).toBe(0);
});

test('14.6, 14.6.2, 14.6.1 the escorts’ quality is rolled once before their first search', () => {
  const game = fired(
    { 'escort.quality': [6], 'escort.search': [5, 5, 1, 1], 'escort.charges': [1, 1], hit: [3, 2] },
    { rules: ['14.6'] },
  );
  expect(game.fight().quality).toBe('veteran');
  game.expect('testDepth', 'hold');
  expect(game.events().filter((kind) => kind === 'minorHit')).toHaveLength(1);
  game.expect('testDepth', 'hold');
  game.done();
});

test('14.6.1 how good they are shows before the approach to close range, otherwise after the salvo', () => {
  const night = (): Career =>
    atSea(
      { boat: 'VIIB', rules: ['14.6'] },
      { ...NIGHT_CONVOY, 'escort.quality': [6], 'escort.approach': [6, 6], 'torpedo.hit': [6, 6] },
    );
  const close = night();
  close.expect('contact', 'attack');
  close.expect('approach', 'submerged-close');
  expect(close.fight().quality).toBe('veteran');
  const medium = night();
  medium.expect('contact', 'attack');
  medium.expect('approach', 'submerged-medium');
  expect(medium.fight().quality).toBe('unknown');
  medium.fill('salvo', { forward1: '0' });
  expect(medium.fight().quality).toBe('veteran');
});

test.each([
  [1941, 12, ['green', 'trained', 'trained', 'trained', 'trained', 'veteran']],
  [1942, 1, ['green', 'trained', 'trained', 'trained', 'veteran', 'elite']],
])('14.6.1 how good escorts are depends on the year: %i, month %i', (year, month, qualities) => {
  qualities.forEach((quality, index) => {
    const game = readyToSail(
      { boat: 'VIIB', rules: ['14.6'] },
      { orders: [3, 4], light: [6], encounter: sighting(5, 5), 'escort.quality': [index + 1] },
    );
    game.captain().month = monthOf(year, month);
    game.steam();
    game.expect('contact', 'attack');
    game.expect('approach', 'surfaced-medium');
    game.fill('salvo', { forward1: '0' });
    expect(game.fight().quality).toBe(quality);
  });
});

test('7.2, 9.1.8, 7.2.2 a wolfpack’s escorts are busy on 1 to 5 and focused on 6', () => {
  for (const [die, pack] of [
    [5, 'busy'],
    [6, 'focused'],
  ] as const) {
    const game = atSea(
      { boat: 'VIID' },
      {
        'start.rank': [1],
        orders: [2, 2],
        encounter: [3, 4, 3, 4, 3, 3],
        wolfpack: [die],
      },
    );
    game.steam();
    game.expect('contact', 'attack');
    expect(game.fight().pack).toBe(pack);
  }
});

test('7.2.4 a lone ship met on a wolfpack patrol has no share in it: no die is thrown', () => {
  const game = atSea(
    { boat: 'VIID' },
    { 'start.rank': [1], orders: [2, 2], encounter: [3, 4, 3, 4, 1, 2], 'ship.size': [1], light: [6] },
  );
  game.expect('contact', 'attack');
  expect(game.captain().patrol?.task).toBe('wolfpack');
  expect(game.fight()).toMatchObject({ kind: 'ship', pack: 'none' });
  expect(game.events()).not.toContain('packStatus');
});

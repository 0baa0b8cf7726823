/** The flak boat (11.4.7). */
import { expect, test } from 'vitest';
import type { Career, Dice } from '../../test/helpers.ts';
import { atSea, quiet, reasons, rolled } from '../../test/helpers.ts';
import { torpedoes } from './boat.ts';

const QUAD = [4, 6];
const HEAVY = [2, 6];
const ALL_GUNS = [2, 4];
const NOTHING = [3, 2];
const MISSED = [6, 6];

/** A flak boat that an aircraft finds in the first box of May 1943, once or twice. */
function raided(dice: Dice, times = 1): Career {
  const raids = Array.from({ length: times }, () => [1, 1]).flat();
  return atSea(
    { boat: 'VIICFlak' },
    {
      'start.rank': [1],
      orders: [4, 4],
      encounter: [...raids, ...quiet(8)],
      'air.dive': raids,
      'injury.who': [3, 4, 3, 4, 3, 4, 3, 4],
      'injury.severity': [1, 1, 1, 1],
      flooding: [1, 1],
      'air.shadow': [6, 6, 6, 6],
      ...dice,
    },
  );
}

const flak = (game: Career) => rolled(game, 'air.flak').map((roll) => [roll.total, roll.outcome]);

test('11.4.7 she sails with five torpedoes, all of them in the tubes', () => {
  const { boat } = raided({ 'air.dive': [6, 6] }).captain();
  expect(torpedoes(boat)).toEqual({ steam: 5, electric: 0 });
  expect([...boat.forward, ...boat.aft]).toEqual(['steam', 'steam', 'steam', 'steam', 'steam']);
});

test('11.4.7 she throws twice, each time with −2, and the better throw counts', () => {
  const better = { 'air.bombs': [1, 1], hit: [...NOTHING, ...NOTHING] };
  const last = raided({ ...better, 'air.flak': [...MISSED, 1, 4] });
  expect(flak(last)).toEqual([
    [10, 'miss'],
    [3, 'shotDown'],
  ]);
  expect(last.events()).not.toContain('shadowed');
  const first = raided({ ...better, 'air.flak': [1, 5, ...MISSED] });
  expect(flak(first)).toEqual([
    [4, 'damaged'],
    [10, 'miss'],
  ]);
  expect(first.step()).toBe('course');
  expect(rolled(first, 'air.flak').map(reasons)).toEqual([{ flakBoat: -2 }, { flakBoat: -2 }]);
});

test.each([
  ['one gun', [...QUAD, ...NOTHING], [6], { flakBoat: -1 }],
  ['two guns', [...QUAD, ...QUAD], [6, 6], {}],
] as const)(
  '11.4.7 with %s out of order she still throws twice, one less in her favour for each',
  (_, hit, repair, why) => {
    const game = raided(
      {
        'air.flak': [1, 5, ...MISSED, ...MISSED, ...MISSED],
        'air.bombs': [1, 1, 1, 1],
        hit: [...hit, ...NOTHING, ...NOTHING],
        repair: [...repair],
      },
      2,
    );
    game.expect('course', 'steam');
    expect(rolled(game, 'air.flak').map(reasons)).toEqual([{ flakBoat: -2 }, { flakBoat: -2 }, why, why]);
  },
);

test('11.4.7 with all three out of order she cannot fire, and staying up is refused', () => {
  const game = raided(
    {
      'air.flak': [1, 5, ...MISSED],
      'air.bombs': [1, 1, 1, 1],
      hit: [...ALL_GUNS, ...NOTHING, ...NOTHING, ...NOTHING],
      repair: [6, 6, 6],
    },
    2,
  );
  expect(game.captain().boat.systems).toMatchObject({
    quadA: 'inoperable',
    quadB: 'inoperable',
    flak37: 'inoperable',
  });
  game.steam();
  expect(game.step()).not.toBe('stayUp');
  expect(game.events()).toContain('noFlak');
  expect(rolled(game, 'air.flak')).toHaveLength(2);
});

test('11.4.7 a hit on the 2 cm flak takes one quad after the other, one on the 3.7 cm gun that alone', () => {
  const dice = { 'air.flak': [1, 1], 'air.bombs': [1, 4] };
  const systems = (...hit: number[]) => {
    const { quadA, quadB, flak37 } = raided({ ...dice, hit, repair: [6, 6, 6] }).captain().boat.systems;
    return [quadA, quadB, flak37].map((condition) => condition !== 'sound');
  };
  expect(systems(...QUAD, ...NOTHING)).toEqual([true, false, false]);
  expect(systems(...QUAD, ...QUAD)).toEqual([true, true, false]);
  expect(systems(...HEAVY, ...NOTHING)).toEqual([false, false, true]);
  expect(systems(...ALL_GUNS, ...NOTHING)).toEqual([true, true, true]);
});

const STAYS: Dice = {
  'air.dive': [2, 2],
  'air.bombs': [1, 1, 1, 1],
  hit: [...NOTHING, ...NOTHING, ...NOTHING, ...NOTHING],
};

test.each([
  [3, 2],
  [4, 1],
])('11.4.7 staying up she is strafed for certain, and on a %i bombed: %i attacks in all', (die, attacks) => {
  const game = raided({
    ...STAYS,
    'air.flak': [...MISSED, ...MISSED, ...MISSED, ...MISSED],
    'air.second': [die],
  });
  expect(game.allowed()).toEqual(['dive', 'stay']);
  game.expect('stayUp', 'stay');
  expect(rolled(game, 'air.bombs')).toHaveLength(attacks);
  expect(rolled(game, 'injury.who')).toHaveLength(2);
  expect(rolled(game, 'air.flak')).toHaveLength(4);
});

test.each([
  [3, true],
  [4, false],
])(
  '12.1.3, H12, 11.4.7 a marker is offered when bombs fall in the second round (on a %i: %s)',
  (die, isOffered) => {
    const game = raided({
      ...STAYS,
      'air.flak': [...MISSED, ...MISSED, ...MISSED, ...MISSED],
      'air.second': [die],
    });
    game.captain().luck = 1;
    game.expect('stayUp', 'stay');
    const offered: string[] = [];
    while (game.step() === 'luck') {
      offered.push(game.table.state.game.open?.step ?? '');
      game.answer('keep');
    }
    expect(offered.includes('secondBombs')).toBe(isOffered);
  },
);

test('11.4.7 after the second round an unhurt aircraft shadows her, and there is no third round', () => {
  const game = raided({
    ...STAYS,
    'air.flak': [...MISSED, ...MISSED, ...MISSED, ...MISSED],
    'air.second': [6],
  });
  game.expect('stayUp', 'stay');
  expect(rolled(game, 'air.shadow')).toHaveLength(1);
  expect(game.step()).toBe('course');
});

test('11.4.7 an aircraft damaged in the second round calls nobody', () => {
  const game = raided({ ...STAYS, 'air.flak': [...MISSED, ...MISSED, 1, 5, ...MISSED], 'air.second': [6] });
  game.expect('stayUp', 'stay');
  expect(rolled(game, 'air.shadow')).toHaveLength(0);
  expect(game.step()).toBe('course');
});

test('11.4.7, 9.8.7 no other boat may stay up', () => {
  const game = atSea(
    { boat: 'VIIB' },
    {
      orders: [3, 4],
      encounter: [1, 1, ...quiet(8)],
      'air.dive': [1, 1],
      'air.flak': MISSED,
      'air.bombs': [1, 1],
      hit: NOTHING,
      'injury.who': [3, 4],
      'injury.severity': [1],
      'air.shadow': [6, 6],
    },
  );
  expect(rolled(game, 'air.flak')).toHaveLength(1);
  expect(rolled(game, 'air.shadow')).toHaveLength(1);
  expect(game.step()).toBe('course');
});

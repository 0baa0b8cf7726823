/** Modifiers of what finds and strikes the boat: escorts, depth charges, bombs (E2, E3). */
import { expect, test } from 'vitest';
import { captainOf, monthOf } from '../../test/helpers.ts';
import { scene, shown } from '../../test/scenes.ts';
import type { Captain } from '../state.ts';
import type { HuntScene } from './modifiers.ts';
import * as lists from './modifiers.ts';
import { newShip } from './rosters.ts';

test('E2: a submerged attack at medium range in 1940 has no modifier', () => {
  expect(shown(lists.SEARCH, scene())).toEqual({});
});

const broken = (system: keyof Captain['boat']['systems'], condition: 'damaged' | 'inoperable' = 'damaged') =>
  scene((c) => {
    c.boat.systems[system] = condition;
  });

test.each<[string, Record<string, number>, HuntScene]>([
  ['1941 +1', { year1941: 1 }, scene((c) => Object.assign(c, { month: monthOf(1941, 1) }))],
  ['1942 +2', { year1942: 2 }, scene((c) => Object.assign(c, { month: monthOf(1942, 12) }))],
  ['1943 +3', { year1943: 3 }, scene((c) => Object.assign(c, { month: monthOf(1943, 6) }))],
  ['Oakleaves nothing', {}, scene((c) => Object.assign(c, { award: 2 }))],
  ['Swords −1', { swords: -1 }, scene((c) => Object.assign(c, { award: 3 }))],
  [
    'Swords of a Kommandant who is SW nothing, his wound +1',
    { kommandantDown: 1 },
    scene((c) => {
      c.award = 3;
      c.crew.men.kommandant = 'SW';
    }),
  ],
  [
    'Kommandant and first officer down +2',
    { officersDown: 2 },
    scene((c) => Object.assign(c.crew.men, { kommandant: 'SW', firstOfficer: 'SW' })),
  ],
  ['fuel tanks damaged +1', { fuelTanks: 1 }, broken('fuelTanks')],
  ['dive planes damaged +1', { divePlanes: 1 }, broken('divePlanes')],
  ['dive planes inoperable +1', { divePlanes: 1 }, broken('divePlanes', 'inoperable')],
  ['periscope nothing', {}, broken('periscope')],
  [
    'capital ship +1',
    { capitalShip: 1 },
    scene((_, f) => {
      f.ships = [{ ...newShip('Barham', 'large', 31100), kind: 'capital' }];
    }),
  ],
  ['G7a fired by day +1', { steamWake: 1 }, scene((_, f) => Object.assign(f, { wake: true }))],
  ['previously detected +1', { detectedBefore: 1 }, scene((_, f) => Object.assign(f, { detected: true }))],
  [
    'close range +1',
    { closeRange: 1 },
    scene((_, f) => Object.assign(f, { approach: { surfaced: false, range: 'close' } })),
  ],
  [
    'long range −1',
    { longRange: -1 },
    scene((_, f) => Object.assign(f, { approach: { surfaced: false, range: 'long' } })),
  ],
  [
    'night surface attack before 1941 nothing',
    {},
    scene((_, f) => Object.assign(f, { approach: { surfaced: true, range: 'medium' } })),
  ],
  [
    'night surface attack from 1941 on +1, in every round',
    { year1941: 1, nightSurface: 1 },
    scene((c, f) => {
      c.month = monthOf(1941, 3);
      f.approach = { surfaced: true, range: 'medium' };
      f.round = 3;
    }),
  ],
  [
    'fired fore and aft +1 in the first round',
    { foreAndAft: 1 },
    scene((_, f) => Object.assign(f, { bothEnds: true })),
  ],
  ['fired fore and aft nothing later', {}, scene((_, f) => Object.assign(f, { bothEnds: true, round: 2 }))],
  ['escorts focused +1', { packFocused: 1 }, scene((_, f) => Object.assign(f, { pack: 'focused' }))],
  ['escorts busy −1', { packBusy: -1 }, scene((_, f) => Object.assign(f, { pack: 'busy' }))],
  [
    'the pack counts for nothing with the radio inoperable (7.2.3)',
    {},
    scene((c, f) => {
      f.pack = 'busy';
      c.boat.systems.radio = 'inoperable';
    }),
  ],
  ['below test depth −1', { testDepth: -1 }, scene((_, f) => Object.assign(f, { deep: true }))],
  ['elite escort +1 (14.6.3)', { eliteEscort: 1 }, scene((_, f) => Object.assign(f, { quality: 'elite' }))],
  ['veteran escort nothing', {}, scene((_, f) => Object.assign(f, { quality: 'veteran' }))],
])('E2: %s', (_, expected, about) => {
  expect(shown(lists.SEARCH, about)).toEqual(expected);
});

test('E2 before firing at close range: only the year and the Swords (9.2.2)', () => {
  const about = scene((c, f) => {
    c.month = monthOf(1943, 1);
    c.award = 4;
    c.boat.systems.fuelTanks = 'damaged';
    f.approach = { surfaced: true, range: 'close' };
    f.pack = 'focused';
  });
  expect(shown(lists.APPROACH, about)).toEqual({ year1943: 3, swords: -1 });
});

test.each<[string, Record<string, number>, HuntScene]>([
  ['fuel tanks +1', { fuelTanks: 1 }, broken('fuelTanks')],
  ['hydrophones +1', { hydrophones: 1 }, broken('hydrophones')],
  ['batteries +1', { batteries: 1 }, broken('batteries')],
  ['electric motor 1 +1', { electric1: 1 }, broken('electric1')],
  ['electric motor 2 +1', { electric2: 1 }, broken('electric2', 'inoperable')],
  ['a diesel nothing', {}, broken('diesel1')],
  [
    'night surface attack +1 in the first round',
    { nightSurfaceFirst: 1 },
    scene((_, f) => Object.assign(f, { approach: { surfaced: true, range: 'medium' } })),
  ],
  [
    'night surface attack nothing later',
    {},
    scene((_, f) => Object.assign(f, { approach: { surfaced: true, range: 'medium' }, round: 2 })),
  ],
  ['found with 12 or more +1', { pinned: 1 }, scene((_, f) => Object.assign(f, { found: 'pinned' }))],
  ['1943 +1', { year1943: 1 }, scene((c) => Object.assign(c, { month: monthOf(1943, 1) }))],
  ['1942 nothing', {}, scene((c) => Object.assign(c, { month: monthOf(1942, 1) }))],
])('E3, depth charges: %s', (_, expected, about) => {
  expect(shown(lists.DEPTH_CHARGES, about)).toEqual(expected);
});

test('E3, bombs: +2, and +1 in 1943, nothing else (9.8.2)', () => {
  const captain = captainOf('VIIC');
  captain.boat.systems.fuelTanks = 'damaged';
  captain.boat.systems.batteries = 'damaged';
  expect(shown(lists.BOMBS, captain)).toEqual({ airAttack: 2 });
  captain.month = monthOf(1943, 2);
  expect(shown(lists.BOMBS, captain)).toEqual({ airAttack: 2, year1943: 1 });
});

import type { Modifier } from '@flotilla/table';
import { appliedOf } from '@flotilla/table';
import { expect, test } from 'vitest';
import { captainOf, monthOf } from '../../test/helpers.ts';
import type { Captain, Fight, Shot } from '../state.ts';
import { newFight } from './contact.ts';
import type { FireScene, HuntScene } from './modifiers.ts';
import * as lists from './modifiers.ts';
import { newShip } from './rosters.ts';

/** A list of reasons with values, as a roll would show them. */
const shown = <A>(list: readonly Modifier<A>[], about: A): Record<string, number> =>
  Object.fromEntries(appliedOf(list, about).map(({ why, value }) => [why, value]));

const steam: Shot = { end: 'forward', torpedo: 'steam', target: 0, second: false };

/** Submerged at medium range by day against an escorted ship in 1940: nothing applies. */
function scene(change: (captain: Captain, fight: Fight) => void = () => {}): HuntScene {
  const captain = captainOf('VIIB', monthOf(1940, 8));
  const fight = newFight('convoy', true);
  fight.light = 'day';
  fight.approach = { surfaced: false, range: 'medium' };
  fight.round = 1;
  fight.ships = [newShip('Firby', 'small', 4900)];
  change(captain, fight);
  return { captain, fight };
}

const shotScene = (
  shot: Partial<Shot> | null,
  change?: (captain: Captain, fight: Fight) => void,
): FireScene => ({
  ...scene(change),
  shot: shot && { ...steam, ...shot },
});

test('U1: a plain steam torpedo under water has no modifier', () => {
  expect(shown(lists.FIRE, shotScene({}))).toEqual({});
});

test.each<[string, Record<string, number>, FireScene]>([
  [
    'from the surface at night −1',
    { surfaceSight: -1 },
    shotScene({}, (_, f) =>
      Object.assign(f, { light: 'night', approach: { surfaced: true, range: 'medium' } }),
    ),
  ],
  [
    'from the surface by day at an unescorted ship −1',
    { surfaceSight: -1 },
    shotScene({}, (_, f) =>
      Object.assign(f, { escorted: false, approach: { surfaced: true, range: 'medium' } }),
    ),
  ],
  [
    'the deck gun from the surface gains nothing',
    {},
    shotScene(null, (_, f) =>
      Object.assign(f, { escorted: false, approach: { surfaced: true, range: 'medium' } }),
    ),
  ],
  ['under water at night nothing', {}, shotScene({}, (_, f) => Object.assign(f, { light: 'night' }))],
  ['Knight’s Cross alone nothing', {}, shotScene({}, (c) => Object.assign(c, { award: 1 }))],
  ['Oakleaves −1', { oakleaves: -1 }, shotScene({}, (c) => Object.assign(c, { award: 2 }))],
  ['green crew +1', { greenCrew: 1 }, shotScene({}, (c) => Object.assign(c.crew, { quality: 0 }))],
  ['elite crew nothing', {}, shotScene({}, (c) => Object.assign(c.crew, { quality: 3 }))],
  [
    'all four crew boxes SW or KIA +1',
    { handsDown: 1 },
    shotScene({}, (c) => Object.assign(c.crew, { hands: ['SW', 'SW', 'KIA', 'KIA'] })),
  ],
  [
    'three of four nothing',
    {},
    shotScene({}, (c) => Object.assign(c.crew, { hands: ['SW', 'SW', 'KIA', 'LW'] })),
  ],
  [
    'Kommandant SW +1',
    { kommandantDown: 1 },
    shotScene({}, (c) => Object.assign(c.crew.men, { kommandant: 'SW' })),
  ],
  ['Kommandant LW nothing', {}, shotScene({}, (c) => Object.assign(c.crew.men, { kommandant: 'LW' }))],
  [
    'Kommandant and first officer down +2 instead',
    { officersDown: 2 },
    shotScene({}, (c) => Object.assign(c.crew.men, { kommandant: 'SW', firstOfficer: 'KIA' })),
  ],
  [
    'an Experte first officer in command: nothing (H2)',
    {},
    shotScene({}, (c) => {
      c.crew.men.kommandant = 'SW';
      c.crew.experts.firstOfficer = true;
    }),
  ],
  [
    'an Experte second officer in command: nothing (H2)',
    {},
    shotScene({}, (c) => {
      c.crew.men.kommandant = 'SW';
      c.crew.men.firstOfficer = 'SW';
      c.crew.experts.secondOfficer = true;
    }),
  ],
  ['second salvo +1', { secondSalvo: 1 }, shotScene({ second: true })],
  [
    'second salvo with the Knight’s Cross nothing',
    {},
    shotScene({ second: true }, (c) => Object.assign(c, { award: 1 })),
  ],
  ['electric at medium range +1', { electricMedium: 1 }, shotScene({ torpedo: 'electric' })],
  [
    'electric at long range +2',
    { electricLong: 2 },
    shotScene({ torpedo: 'electric' }, (_, f) =>
      Object.assign(f, { approach: { surfaced: false, range: 'long' } }),
    ),
  ],
  [
    'electric at close range nothing',
    {},
    shotScene({ torpedo: 'electric' }, (_, f) =>
      Object.assign(f, { approach: { surfaced: false, range: 'close' } }),
    ),
  ],
])('U1: %s', (_, expected, about) => {
  expect(shown(lists.FIRE, about)).toEqual(expected);
});

test('U2: superior torpedoes +1 for the patrol', () => {
  const captain = captainOf('VIIB');
  expect(shown(lists.DUD, captain)).toEqual({});
  captain.patrol = { superiorTorpedoes: true } as Captain['patrol'];
  expect(shown(lists.DUD, captain)).toEqual({ superiorTorpedoes: 1 });
});

test('U3: the 10.5 cm gun of a Type IX −1', () => {
  expect(shown(lists.GUN_DAMAGE, captainOf('IXA'))).toEqual({ heavyGun: -1 });
  expect(shown(lists.GUN_DAMAGE, captainOf('VIIB'))).toEqual({});
});

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

test('E5: an Experte engineer −1 while fit, +1 when he is out', () => {
  const { crew } = captainOf('VIIC');
  expect(shown(lists.ENGINEER, crew)).toEqual({});
  crew.experts.engineer = true;
  expect(shown(lists.ENGINEER, crew)).toEqual({ engineerExpert: -1 });
  crew.men.engineer = 'SW';
  expect(shown(lists.ENGINEER, crew)).toEqual({ engineerDown: 1 });
});

const dives = (
  type: Parameters<typeof captainOf>[0],
  month: number,
  change: (c: Captain) => void = () => {},
) => {
  const captain = captainOf(type, month);
  change(captain);
  return shown(lists.CRASH_DIVE, captain);
};

test('A1: every modifier of the crash dive', () => {
  const in1940 = monthOf(1940, 8);
  expect(dives('VIIB', in1940)).toEqual({});
  expect(dives('VIIB', in1940, (c) => Object.assign(c.crew, { hands: ['SW', 'SW', 'SW', 'KIA'] }))).toEqual({
    handsDown: -1,
  });
  expect(dives('VIIB', in1940, (c) => Object.assign(c.crew, { quality: 0 }))).toEqual({ greenCrew: -1 });
  expect(dives('VIIB', in1940, (c) => Object.assign(c.crew, { quality: 2 }))).toEqual({});
  expect(dives('VIIB', in1940, (c) => Object.assign(c.crew, { quality: 3 }))).toEqual({ eliteCrew: 1 });
  expect(dives('VIIB', in1940, (c) => Object.assign(c.boat.systems, { divePlanes: 'damaged' }))).toEqual({
    divePlanes: -1,
  });
  expect(dives('IXB', in1940)).toEqual({ slowDiver: -1 });
  expect(dives('VIID', in1940)).toEqual({ slowDiver: -1 });
  expect(dives('VIIB', monthOf(1939, 12))).toEqual({ year1939: 1 });
  expect(dives('VIIB', monthOf(1942, 1))).toEqual({ year1942: -1 });
  expect(dives('VIIB', monthOf(1943, 1))).toEqual({ year1943: -2 });
  const shallow = (c: Captain) => {
    c.raid = { shallow: true } as Captain['raid'];
  };
  expect(dives('VIIB', in1940, shallow)).toEqual({ shallowWater: -1 });
});

const fires = (type: Parameters<typeof captainOf>[0], change: (c: Captain) => void = () => {}) => {
  const captain = captainOf(type);
  change(captain);
  return shown(lists.FLAK, captain);
};

test('A2: every modifier of flak (9.8.5, 11.4.7)', () => {
  expect(fires('VIIA')).toEqual({ poorMounting: 1 });
  expect(fires('VIIB')).toEqual({});
  expect(fires('IXA')).toEqual({ twoGuns: -1 });
  expect(fires('IXA', (c) => Object.assign(c.boat.systems, { flak37: 'damaged' }))).toEqual({});
  expect(fires('VIIB', (c) => Object.assign(c.crew, { quality: 2 }))).toEqual({ seasonedCrew: -1 });
  expect(fires('VIICFlak')).toEqual({ flakBoat: -2 });
  expect(fires('VIICFlak', (c) => Object.assign(c.boat.systems, { quadA: 'inoperable' }))).toEqual({
    flakBoat: -1,
  });
  expect(
    fires('VIICFlak', (c) => Object.assign(c.boat.systems, { quadA: 'inoperable', flak37: 'inoperable' })),
  ).toEqual({});
});

test('E1: the Bay of Biscay −1 in 1942 and −2 in 1943', () => {
  expect(shown(lists.BISCAY, captainOf('VIIC', monthOf(1941, 12)))).toEqual({});
  expect(shown(lists.BISCAY, captainOf('VIIC', monthOf(1942, 1)))).toEqual({ year1942: -1 });
  expect(shown(lists.BISCAY, captainOf('VIIC', monthOf(1943, 1)))).toEqual({ year1943: -2 });
});

test('E1+: additional rounds by the year, Gibraltar −2', () => {
  const captain = captainOf('VIIC', monthOf(1941, 12));
  expect(shown(lists.ADDITIONAL, { captain, gibraltar: false })).toEqual({});
  expect(shown(lists.ADDITIONAL, { captain, gibraltar: true })).toEqual({ gibraltar: -2 });
  captain.month = monthOf(1942, 5);
  expect(shown(lists.ADDITIONAL, { captain, gibraltar: false })).toEqual({ year1942: -1 });
  captain.month = monthOf(1943, 5);
  expect(shown(lists.ADDITIONAL, { captain, gibraltar: true })).toEqual({ year1943: -2, gibraltar: -2 });
});

test('10.9.3 scuttling +1 with the Kommandant SW; 10.9.5 rescue +4 without radio', () => {
  const captain = captainOf('VIIC');
  expect(shown(lists.SCUTTLING, captain.crew)).toEqual({});
  captain.crew.men.kommandant = 'SW';
  expect(shown(lists.SCUTTLING, captain.crew)).toEqual({ kommandantDown: 1 });
  expect(shown(lists.RESCUING, captain)).toEqual({});
  captain.boat.systems.radio = 'inoperable';
  expect(shown(lists.RESCUING, captain)).toEqual({ noRadio: 4 });
});

test('10.11.1 recovery −1 with an Experte doctor who is fit', () => {
  const { crew } = captainOf('VIIC');
  crew.experts.doctor = true;
  expect(shown(lists.RECOVERING, crew)).toEqual({ doctorExpert: -1 });
  crew.men.doctor = 'SW';
  expect(shown(lists.RECOVERING, crew)).toEqual({});
});

test('11.2.3 promotion: −1 for each award, −1 for every ten ships, +1 for each failed patrol', () => {
  const captain = captainOf('VIIC');
  expect(shown(lists.PROMOTING, captain)).toEqual({});
  Object.assign(captain, { promotionAwards: 2, promotionSunk: 19, promotionFailures: 3 });
  expect(shown(lists.PROMOTING, captain)).toEqual({ awards: -2, shipsSunk: -1, failedPatrols: 3 });
});

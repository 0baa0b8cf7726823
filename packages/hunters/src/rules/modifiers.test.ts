/** Modifiers of everything else: repairs, aircraft, encounters, loss, recovery, promotion. */
import { expect, test } from 'vitest';
import { captainOf, monthOf } from '../../test/helpers.ts';
import { shown } from '../../test/scenes.ts';
import type { Captain } from '../state.ts';
import * as lists from './modifiers.ts';

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

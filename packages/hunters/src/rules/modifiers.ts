/** Modifier lists: one for each kind of roll, feeding the roll, its odds and the log. */
import type { Modifier } from '@flotilla/table';
import { modifierList } from '@flotilla/table';
import { SHIPS_FOR_PROMOTION } from '../data/charts/port.ts';
import type { Captain, Commander, Crew } from '../state.ts';
import { factsOf, impaired, workingFlak } from './boat.ts';
import { yearOf } from './calendar.ts';
import { HUNT, SHOT } from './circumstances.ts';
import { down, engineerModifier, handsDown } from './crew.ts';

const year = (captain: Commander): number => yearOf(captain.month);

/** U1: torpedoes and the deck gun (9.2.3). */
export const FIRE = modifierList<number>([
  { why: 'surfaceSight', rule: '9.5.1', value: -1, fact: SHOT.surfaceSight },
  { why: 'oakleaves', rule: '11.3.6', value: -1, fact: SHOT.oakleaves },
  { why: 'greenCrew', rule: '11.1.3', value: 1, fact: SHOT.greenCrew },
  { why: 'handsDown', rule: '10.5.3', value: 1, fact: SHOT.handsDown },
  { why: 'kommandantDown', rule: '10.5.3', value: 1, fact: SHOT.kommandantDown },
  { why: 'officersDown', rule: '10.5.3', value: 2, fact: SHOT.officersDown },
  { why: 'secondSalvo', rule: '9.5.2', value: 1, fact: SHOT.secondSalvo },
  { why: 'electricMedium', rule: '9.2.3', value: 1, fact: SHOT.electricMedium },
  { why: 'electricLong', rule: '9.2.3', value: 2, fact: SHOT.electricLong },
]);

/** U2: duds (9.2.4). */
export const DUD = modifierList<Commander>([
  { why: 'superiorTorpedoes', rule: '12.1.3', value: 1, when: (c) => c.patrol?.superiorTorpedoes === true },
]);

/** U3: the heavier gun of the Type IX hits harder (9.3.3). */
export const GUN_DAMAGE = modifierList<Commander>([
  { why: 'heavyGun', rule: '9.3.3', value: -1, when: (c) => factsOf(c.boat).deckGun === '10.5' },
]);

const years: readonly Modifier<number>[] = [
  { why: 'year1941', rule: '9.6.7', value: 1, fact: HUNT.year1941 },
  { why: 'year1942', rule: '9.6.7', value: 2, fact: HUNT.year1942 },
  { why: 'year1943', rule: '9.6.7', value: 3, fact: HUNT.year1943 },
];

const swords: Modifier<number> = { why: 'swords', rule: '11.3.6', value: -1, fact: HUNT.swords };

/** E2 before firing at close range: only the year and the Swords (9.2.2). */
export const APPROACH = modifierList<number>([...years, swords]);

/** E2: a search (9.6.7). */
export const SEARCH = modifierList<number>([
  ...years,
  swords,
  { why: 'kommandantDown', rule: '10.5.3', value: 1, fact: HUNT.kommandantDown },
  { why: 'officersDown', rule: '10.5.3', value: 2, fact: HUNT.officersDown },
  { why: 'fuelTanks', rule: '10.4.1', value: 1, fact: HUNT.fuelTanks },
  { why: 'divePlanes', rule: '10.7', value: 1, fact: HUNT.divePlanes },
  { why: 'capitalShip', rule: '8.2.2', value: 1, fact: HUNT.capitalShip },
  { why: 'steamWake', rule: '9.6.12', value: 1, fact: HUNT.steamWake },
  { why: 'detectedBefore', rule: '9.6.12', value: 1, fact: HUNT.detectedBefore },
  { why: 'closeRange', rule: '9.2.2', value: 1, fact: HUNT.closeRange },
  { why: 'nightSurface', rule: '9.5.1', value: 1, fact: HUNT.nightSurface },
  { why: 'foreAndAft', rule: '9.6.3', value: 1, fact: HUNT.foreAndAft },
  { why: 'packFocused', rule: '7.2.2', value: 1, fact: HUNT.packFocused },
  { why: 'packBusy', rule: '7.2.2', value: -1, fact: HUNT.packBusy },
  { why: 'longRange', rule: '9.6.7', value: -1, fact: HUNT.longRange },
  { why: 'testDepth', rule: '9.6.4', value: -1, fact: HUNT.testDepth },
  { why: 'eliteEscort', rule: '14.6.3', value: 1, fact: HUNT.eliteEscort },
]);

/** E3: depth charges (9.6.8). */
export const DEPTH_CHARGES = modifierList<number>([
  { why: 'fuelTanks', rule: '10.4.1', value: 1, fact: HUNT.fuelTanks },
  { why: 'hydrophones', rule: '10.7', value: 1, fact: HUNT.hydrophones },
  { why: 'batteries', rule: '10.7', value: 1, fact: HUNT.batteries },
  { why: 'electric1', rule: '10.7', value: 1, fact: HUNT.electric1 },
  { why: 'electric2', rule: '10.7', value: 1, fact: HUNT.electric2 },
  { why: 'nightSurfaceFirst', rule: '9.5.1', value: 1, fact: HUNT.nightSurfaceFirst },
  { why: 'pinned', rule: '9.6.7', value: 1, fact: HUNT.pinned },
  { why: 'year1943', rule: '9.6.8', value: 1, fact: HUNT.year1943 },
]);

/** E3: bombs (9.8.2). */
export const BOMBS = modifierList<Captain>([
  { why: 'airAttack', rule: '9.8.2', value: 2 },
  { why: 'year1943', rule: '9.8.2', value: 1, when: (c) => year(c) === 1943 },
]);

/** E5: repairs and pumps (10.7.3, 10.1.3); the gyro compass too (R1). */
export const ENGINEER = modifierList<Crew>([
  { why: 'engineerExpert', rule: '10.7.3', value: -1, when: (crew) => engineerModifier(crew) === -1 },
  { why: 'engineerDown', rule: '10.5.3', value: 1, when: (crew) => engineerModifier(crew) === 1 },
]);

/** A1: the crash dive (9.8.1). */
export const CRASH_DIVE = modifierList<Captain>([
  { why: 'handsDown', rule: '10.5.3', value: -1, when: (c) => handsDown(c.crew) },
  { why: 'greenCrew', rule: '11.1.3', value: -1, when: (c) => c.crew.quality === 0 },
  { why: 'eliteCrew', rule: '11.1.3', value: 1, when: (c) => c.crew.quality === 3 },
  { why: 'divePlanes', rule: '9.8.1', value: -1, when: (c) => impaired(c.boat.systems.divePlanes) },
  {
    why: 'slowDiver',
    rule: '9.8.1',
    value: -1,
    when: (c) => factsOf(c.boat).family === 'IX' || c.boat.type === 'VIID',
  },
  { why: 'year1939', rule: '9.8.1', value: 1, when: (c) => year(c) === 1939 },
  { why: 'year1942', rule: '9.8.1', value: -1, when: (c) => year(c) === 1942 },
  { why: 'year1943', rule: '9.8.1', value: -2, when: (c) => year(c) === 1943 },
  { why: 'shallowWater', rule: '7.4.3', value: -1, when: (c) => c.raid?.shallow === true },
]);

/** A2: flak (9.8.5, 11.4.7). */
export const FLAK = modifierList<Captain>([
  { why: 'poorMounting', rule: '9.8.5', value: 1, when: (c) => c.boat.type === 'VIIA' },
  {
    why: 'twoGuns',
    rule: '9.8.5',
    value: -1,
    when: (c) => factsOf(c.boat).family === 'IX' && workingFlak(c.boat) === 2,
  },
  { why: 'seasonedCrew', rule: '11.1.3', value: -1, when: (c) => c.crew.quality >= 2 },
  {
    why: 'flakBoat',
    rule: '11.4.7',
    value: (c) => (workingFlak(c.boat) === 3 ? -2 : workingFlak(c.boat) === 2 ? -1 : 0),
    bounds: [-2, 0],
    when: (c) => c.boat.type === 'VIICFlak',
  },
]);

/** E1: the Bay of Biscay (7.3.6). */
export const BISCAY = modifierList<Commander>([
  { why: 'year1942', rule: '9.8.6', value: -1, when: (c) => year(c) === 1942 },
  { why: 'year1943', rule: '9.8.6', value: -2, when: (c) => year(c) === 1943 },
]);

/** E1: additional rounds and the passage of Gibraltar (7.3.3, 9.4.3). */
export const ADDITIONAL = modifierList<{ captain: Commander; gibraltar: boolean }>([
  { why: 'year1942', rule: '9.8.6', value: -1, when: ({ captain }) => year(captain) === 1942 },
  { why: 'year1943', rule: '9.8.6', value: -2, when: ({ captain }) => year(captain) === 1943 },
  { why: 'gibraltar', rule: '7.3.3', value: -2, when: ({ gibraltar }) => gibraltar },
]);

/** Scuttling (10.9.3). */
export const SCUTTLING = modifierList<Crew>([
  { why: 'kommandantDown', rule: '10.9.3', value: 1, when: (crew) => down(crew.men.kommandant) },
]);

/** Rescue of a crew without a boat (10.9.5). */
export const RESCUING = modifierList<Captain>([
  { why: 'noRadio', rule: '10.9.5', value: 4, when: (c) => c.boat.systems.radio === 'inoperable' },
]);

/** Recovery of wounded men (10.11.1). */
export const RECOVERING = modifierList<Crew>([
  {
    why: 'doctorExpert',
    rule: '10.11.1',
    value: -1,
    when: (crew) => crew.experts.doctor && !down(crew.men.doctor),
  },
]);

/** Promotion (11.2.3). */
export const PROMOTING = modifierList<Captain>([
  { why: 'awards', rule: '11.2.3', value: (c) => -c.promotionAwards, bounds: [-4, 0] },
  {
    why: 'shipsSunk',
    rule: '11.2.3',
    value: (c) => -Math.floor(c.promotionSunk / SHIPS_FOR_PROMOTION),
    bounds: [-12, 0],
  },
  { why: 'failedPatrols', rule: '11.2.3', value: (c) => c.promotionFailures, bounds: [0, 6] },
]);

/** Ship sizes met inside a convoy (14.11.1). */
export const INSIDE_CONVOY = modifierList<undefined>([{ why: 'insideConvoy', rule: '14.11.1', value: 1 }]);

/** Modifier lists: one for each kind of roll, which serves the roll, its odds and the log. */
import type { Modifier } from '@flotilla/table';
import type { System } from '../data/charts/damage.ts';
import type { Range } from '../data/charts/fire.ts';
import { SHIPS_FOR_PROMOTION } from '../data/charts/port.ts';
import type { Captain, Commander, Crew, Fight, Shot } from '../state.ts';
import { factsOf, impaired, workingFlak } from './boat.ts';
import { yearOf } from './calendar.ts';
import { commandPenalty, down, engineerModifier, handsDown } from './crew.ts';

const year = (captain: Commander): number => yearOf(captain.month);

/** What a shot is judged by; no torpedo for the deck gun. */
export interface FireScene {
  readonly captain: Commander;
  readonly fight: Fight;
  readonly shot: Shot | null;
}

const isSurfaced = ({ approach }: Fight): boolean => approach?.surfaced === true;
const isAt = ({ approach }: Fight, range: Range): boolean => approach?.range === range;
const isElectric = (shot: Shot | null): boolean => shot?.torpedo === 'electric';

/** U1: torpedoes and the deck gun (9.2.3). */
export const FIRE: readonly Modifier<FireScene>[] = [
  {
    why: 'surfaceSight',
    rule: '9.5.1',
    value: -1,
    when: ({ fight, shot }) =>
      shot !== null && isSurfaced(fight) && (fight.light === 'night' || !fight.escorted),
  },
  { why: 'oakleaves', rule: '11.3.6', value: -1, when: ({ captain }) => captain.award >= 2 },
  { why: 'greenCrew', rule: '11.1.3', value: 1, when: ({ captain }) => captain.crew.quality === 0 },
  { why: 'handsDown', rule: '10.5.3', value: 1, when: ({ captain }) => handsDown(captain.crew) },
  {
    why: 'kommandantDown',
    rule: '10.5.3',
    value: 1,
    when: ({ captain }) => commandPenalty(captain.crew) === 1,
  },
  {
    why: 'officersDown',
    rule: '10.5.3',
    value: 2,
    when: ({ captain }) => commandPenalty(captain.crew) === 2,
  },
  {
    why: 'secondSalvo',
    rule: '9.5.2',
    value: 1,
    when: ({ captain, shot }) => shot?.second === true && captain.award === 0,
  },
  {
    why: 'electricMedium',
    rule: '9.2.3',
    value: 1,
    when: ({ fight, shot }) => isElectric(shot) && isAt(fight, 'medium'),
  },
  {
    why: 'electricLong',
    rule: '9.2.3',
    value: 2,
    when: ({ fight, shot }) => isElectric(shot) && isAt(fight, 'long'),
  },
];

/** U2: duds (9.2.4). */
export const DUD: readonly Modifier<Commander>[] = [
  { why: 'superiorTorpedoes', rule: '12.1.3', value: 1, when: (c) => c.patrol?.superiorTorpedoes === true },
];

/** U3: the heavier gun of the Type IX hits harder (9.3.3). */
export const GUN_DAMAGE: readonly Modifier<Commander>[] = [
  { why: 'heavyGun', rule: '9.3.3', value: -1, when: (c) => factsOf(c.boat).deckGun === '10.5' },
];

/** What the searches and depth charges of a hunt are judged by. */
export interface HuntScene {
  readonly captain: Commander;
  readonly fight: Fight;
}

const isOut = ({ captain }: HuntScene, system: System): boolean => impaired(captain.boat.systems[system]);
/** A boat without radio knows nothing of her pack, nor the pack of her (7.2.2). */
const inPack = ({ captain }: HuntScene): boolean => captain.boat.systems.radio !== 'inoperable';

const years: readonly Modifier<HuntScene>[] = [
  { why: 'year1941', rule: '9.6.7', value: 1, when: ({ captain }) => year(captain) === 1941 },
  { why: 'year1942', rule: '9.6.7', value: 2, when: ({ captain }) => year(captain) === 1942 },
  { why: 'year1943', rule: '9.6.7', value: 3, when: ({ captain }) => year(captain) === 1943 },
];

const swords: Modifier<HuntScene> = {
  why: 'swords',
  rule: '11.3.6',
  value: -1,
  when: ({ captain }) => captain.award >= 3 && !down(captain.crew.men.kommandant),
};

/** E2 before firing at close range: only the year and the Swords (9.2.2). */
export const APPROACH: readonly Modifier<HuntScene>[] = [...years, swords];

/** E2: a search (9.6.7). */
export const SEARCH: readonly Modifier<HuntScene>[] = [
  ...years,
  swords,
  {
    why: 'kommandantDown',
    rule: '10.5.3',
    value: 1,
    when: ({ captain }) => commandPenalty(captain.crew) === 1,
  },
  {
    why: 'officersDown',
    rule: '10.5.3',
    value: 2,
    when: ({ captain }) => commandPenalty(captain.crew) === 2,
  },
  { why: 'fuelTanks', rule: '10.4.1', value: 1, when: (scene) => isOut(scene, 'fuelTanks') },
  { why: 'divePlanes', rule: '10.7', value: 1, when: (scene) => isOut(scene, 'divePlanes') },
  {
    why: 'capitalShip',
    rule: '8.2.2',
    value: 1,
    when: ({ fight }) => fight.ships[0]?.kind === 'capital',
  },
  { why: 'steamWake', rule: '9.6.12', value: 1, when: ({ fight }) => fight.wake },
  { why: 'detectedBefore', rule: '9.6.12', value: 1, when: ({ fight }) => fight.detected },
  { why: 'closeRange', rule: '9.2.2', value: 1, when: ({ fight }) => isAt(fight, 'close') },
  {
    why: 'nightSurface',
    rule: '9.5.1',
    value: 1,
    when: ({ captain, fight }) => isSurfaced(fight) && year(captain) >= 1941,
  },
  { why: 'foreAndAft', rule: '9.6.3', value: 1, when: ({ fight }) => fight.bothEnds && fight.round <= 1 },
  {
    why: 'packFocused',
    rule: '7.2.2',
    value: 1,
    when: (scene) => inPack(scene) && scene.fight.pack === 'focused',
  },
  {
    why: 'packBusy',
    rule: '7.2.2',
    value: -1,
    when: (scene) => inPack(scene) && scene.fight.pack === 'busy',
  },
  { why: 'longRange', rule: '9.6.7', value: -1, when: ({ fight }) => isAt(fight, 'long') },
  { why: 'testDepth', rule: '9.6.4', value: -1, when: ({ fight }) => fight.deep },
  { why: 'eliteEscort', rule: '14.6.3', value: 1, when: ({ fight }) => fight.quality === 'elite' },
];

/** E3: depth charges (9.6.8). */
export const DEPTH_CHARGES: readonly Modifier<HuntScene>[] = [
  { why: 'fuelTanks', rule: '10.4.1', value: 1, when: (scene) => isOut(scene, 'fuelTanks') },
  { why: 'hydrophones', rule: '10.7', value: 1, when: (scene) => isOut(scene, 'hydrophones') },
  { why: 'batteries', rule: '10.7', value: 1, when: (scene) => isOut(scene, 'batteries') },
  { why: 'electric1', rule: '10.7', value: 1, when: (scene) => isOut(scene, 'electric1') },
  { why: 'electric2', rule: '10.7', value: 1, when: (scene) => isOut(scene, 'electric2') },
  {
    why: 'nightSurfaceFirst',
    rule: '9.5.1',
    value: 1,
    when: ({ fight }) => isSurfaced(fight) && fight.round <= 1,
  },
  { why: 'pinned', rule: '9.6.7', value: 1, when: ({ fight }) => fight.found === 'pinned' },
  { why: 'year1943', rule: '9.6.8', value: 1, when: ({ captain }) => year(captain) === 1943 },
];

/** E3: bombs (9.8.2). */
export const BOMBS: readonly Modifier<Captain>[] = [
  { why: 'airAttack', rule: '9.8.2', value: 2 },
  { why: 'year1943', rule: '9.8.2', value: 1, when: (c) => year(c) === 1943 },
];

/** E5: repairs and pumps (10.7.3, 10.1.3); the gyro compass too (R1). */
export const ENGINEER: readonly Modifier<Crew>[] = [
  { why: 'engineerExpert', rule: '10.7.3', value: -1, when: (crew) => engineerModifier(crew) === -1 },
  { why: 'engineerDown', rule: '10.5.3', value: 1, when: (crew) => engineerModifier(crew) === 1 },
];

/** A1: the crash dive (9.8.1). */
export const CRASH_DIVE: readonly Modifier<Captain>[] = [
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
];

/** A2: flak (9.8.5, 11.4.7). */
export const FLAK: readonly Modifier<Captain>[] = [
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
];

/** E1: the Bay of Biscay (7.3.6). */
export const BISCAY: readonly Modifier<Commander>[] = [
  { why: 'year1942', rule: '9.8.6', value: -1, when: (c) => year(c) === 1942 },
  { why: 'year1943', rule: '9.8.6', value: -2, when: (c) => year(c) === 1943 },
];

/** E1: additional rounds and the passage of Gibraltar (7.3.3, 9.4.3). */
export const ADDITIONAL: readonly Modifier<{ captain: Commander; gibraltar: boolean }>[] = [
  { why: 'year1942', rule: '9.8.6', value: -1, when: ({ captain }) => year(captain) === 1942 },
  { why: 'year1943', rule: '9.8.6', value: -2, when: ({ captain }) => year(captain) === 1943 },
  { why: 'gibraltar', rule: '7.3.3', value: -2, when: ({ gibraltar }) => gibraltar },
];

/** Scuttling (10.9.3). */
export const SCUTTLING: readonly Modifier<Crew>[] = [
  { why: 'kommandantDown', rule: '10.9.3', value: 1, when: (crew) => down(crew.men.kommandant) },
];

/** Rescue of a crew without a boat (10.9.5). */
export const RESCUING: readonly Modifier<Captain>[] = [
  { why: 'noRadio', rule: '10.9.5', value: 4, when: (c) => c.boat.systems.radio === 'inoperable' },
];

/** Recovery of wounded men (10.11.1). */
export const RECOVERING: readonly Modifier<Crew>[] = [
  {
    why: 'doctorExpert',
    rule: '10.11.1',
    value: -1,
    when: (crew) => crew.experts.doctor && !down(crew.men.doctor),
  },
];

/** Promotion (11.2.3). */
export const PROMOTING: readonly Modifier<Captain>[] = [
  { why: 'awards', rule: '11.2.3', value: (c) => -c.promotionAwards, bounds: [-4, 0] },
  {
    why: 'shipsSunk',
    rule: '11.2.3',
    value: (c) => -Math.floor(c.promotionSunk / SHIPS_FOR_PROMOTION),
    bounds: [-12, 0],
  },
  { why: 'failedPatrols', rule: '11.2.3', value: (c) => c.promotionFailures, bounds: [0, 6] },
];

/** Ship sizes met inside a convoy (14.11.1). */
export const INSIDE_CONVOY: readonly Modifier<undefined>[] = [
  { why: 'insideConvoy', rule: '14.11.1', value: 1 },
];

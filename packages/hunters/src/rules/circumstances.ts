/** Circumstances of shots and hunts as bits of a number: worked out all at once, read by the rows of modifier lists. */
import type { Range } from '../data/charts/fire.ts';
import type { Commander, Fight, Shot } from '../state.ts';
import { impaired } from './boat.ts';
import { yearOf } from './calendar.ts';
import { commandPenalty, down, handsDown } from './crew.ts';

/** What a shot is judged by; no torpedo for the deck gun. */
export interface FireScene {
  readonly captain: Commander;
  readonly fight: Fight;
  readonly shot: Shot | null;
}

/** What a search of the escorts is judged by. */
export interface HuntScene {
  readonly captain: Commander;
  readonly fight: Fight;
}

/** A bit of a number of facts, set or not. */
const bit = (isSo: boolean, fact: number): number => (isSo ? fact : 0);

/** Whether the boat has gone in on the surface, and whether at this range. */
const isSurfaced = ({ approach }: Fight): boolean => approach?.surfaced === true;
const isAt = ({ approach }: Fight, range: Range): boolean => approach !== null && approach.range === range;

const hasCapital = ({ ships }: Fight): boolean => ships.some((ship) => ship.kind === 'capital');

/** What a shot is judged by, as bits of a number. */
export const SHOT = {
  surfaceSight: 1 << 0,
  oakleaves: 1 << 1,
  greenCrew: 1 << 2,
  handsDown: 1 << 3,
  kommandantDown: 1 << 4,
  officersDown: 1 << 5,
  secondSalvo: 1 << 6,
  electricMedium: 1 << 7,
  electricLong: 1 << 8,
};

/** The facts of a shot that modify it (9.2.3). */
export function shotFacts({ captain, fight, shot }: FireScene): number {
  const { crew, award } = captain;
  const penalty = commandPenalty(crew);
  const electric = shot !== null && shot.torpedo === 'electric';
  const sighted = shot !== null && isSurfaced(fight) && (fight.light === 'night' || !fight.escorted);
  return (
    bit(sighted, SHOT.surfaceSight) |
    bit(award >= 2, SHOT.oakleaves) |
    bit(crew.quality === 0, SHOT.greenCrew) |
    bit(handsDown(crew), SHOT.handsDown) |
    bit(penalty === 1, SHOT.kommandantDown) |
    bit(penalty === 2, SHOT.officersDown) |
    bit(shot?.second === true && award === 0, SHOT.secondSalvo) |
    bit(electric && isAt(fight, 'medium'), SHOT.electricMedium) |
    bit(electric && isAt(fight, 'long'), SHOT.electricLong)
  );
}

/** What a hunt is judged by, as bits of a number. */
export const HUNT = {
  year1941: 1 << 0,
  year1942: 1 << 1,
  year1943: 1 << 2,
  swords: 1 << 3,
  kommandantDown: 1 << 4,
  officersDown: 1 << 5,
  fuelTanks: 1 << 6,
  divePlanes: 1 << 7,
  hydrophones: 1 << 8,
  batteries: 1 << 9,
  electric1: 1 << 10,
  electric2: 1 << 11,
  capitalShip: 1 << 12,
  steamWake: 1 << 13,
  detectedBefore: 1 << 14,
  closeRange: 1 << 15,
  longRange: 1 << 16,
  nightSurface: 1 << 17,
  nightSurfaceFirst: 1 << 18,
  foreAndAft: 1 << 19,
  packFocused: 1 << 20,
  packBusy: 1 << 21,
  testDepth: 1 << 22,
  eliteEscort: 1 << 23,
  pinned: 1 << 24,
};

/** The facts of a hunt that modify its searches and depth charges (9.6.7, 9.6.8). */
export function huntFacts({ captain, fight }: HuntScene): number {
  const { award, boat, crew } = captain;
  const { systems } = boat;
  const year = yearOf(captain.month);
  const penalty = commandPenalty(crew);
  const surfaced = isSurfaced(fight);
  const inPack = systems.radio !== 'inoperable';
  return (
    bit(year === 1941, HUNT.year1941) |
    bit(year === 1942, HUNT.year1942) |
    bit(year === 1943, HUNT.year1943) |
    bit(award >= 3 && !down(crew.men.kommandant), HUNT.swords) |
    bit(penalty === 1, HUNT.kommandantDown) |
    bit(penalty === 2, HUNT.officersDown) |
    bit(impaired(systems.fuelTanks), HUNT.fuelTanks) |
    bit(impaired(systems.divePlanes), HUNT.divePlanes) |
    bit(impaired(systems.hydrophones), HUNT.hydrophones) |
    bit(impaired(systems.batteries), HUNT.batteries) |
    bit(impaired(systems.electric1), HUNT.electric1) |
    bit(impaired(systems.electric2), HUNT.electric2) |
    bit(hasCapital(fight), HUNT.capitalShip) |
    bit(fight.wake, HUNT.steamWake) |
    bit(fight.detected, HUNT.detectedBefore) |
    bit(isAt(fight, 'close'), HUNT.closeRange) |
    bit(isAt(fight, 'long'), HUNT.longRange) |
    bit(surfaced && year >= 1941, HUNT.nightSurface) |
    bit(surfaced && fight.round <= 1, HUNT.nightSurfaceFirst) |
    bit(fight.bothEnds && fight.round <= 1, HUNT.foreAndAft) |
    bit(inPack && fight.pack === 'focused', HUNT.packFocused) |
    bit(inPack && fight.pack === 'busy', HUNT.packBusy) |
    bit(fight.deep, HUNT.testDepth) |
    bit(fight.quality === 'elite', HUNT.eliteEscort) |
    bit(fight.found === 'pinned', HUNT.pinned)
  );
}

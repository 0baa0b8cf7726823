/** Every log event with its facts: enough to tell it, and to draw it, without the state of that day. */
import type { LogEvent } from '@flotilla/table';
import type { BoatType } from './data/boats.ts';
import type { AWARDS, RANKS, VictoryLevel } from './data/careers.ts';
import type { FlakResult } from './data/charts/aircraft.ts';
import type { Man, System } from './data/charts/damage.ts';
import type { Sighting } from './data/charts/encounters.ts';
import type { Blast, Detection, Quality } from './data/charts/escorts.ts';
import type { RandomEvent } from './data/charts/events.ts';
import type { Range } from './data/charts/fire.ts';
import type { Task } from './data/charts/orders.ts';
import type { Mode } from './data/modes.ts';
import type { Area } from './data/tracks.ts';
import type { Condition, End, Expert, Fate, Fight, LogPatrol, Ship, Stock, Wound } from './state.ts';
import type { Shot } from './steps.ts';

/** A day of the war. */
export interface Day {
  /** Months after September 1939. */
  month: number;
  /** Day of the month, from 1. */
  day: number;
}

/** Where a boat is, as the diary names it. */
export type Place = 'port' | 'mission' | 'outward' | 'homeward' | 'biscay' | 'gibraltar' | Area;

/** A day at a place. */
export interface DayAt extends Day {
  place: Place;
  /** Travel box on the track of the patrol, from 0; -1 outside. */
  box: number;
}

/** A ship of an encounter. */
export interface ShipFacts {
  /** Her place among the ships in sight, from 0. */
  ship: number;
  /** Empty where ships have no names (14.1). */
  name: string;
  kind: Ship['kind'];
  tons: number;
  /** Her number among the ships of one name in sight, where there are several. */
  twin?: number;
}

/** A ship with what she still takes. */
export interface AfloatFacts extends ShipFacts {
  /** Damage points left; 0 is sunk. */
  points: number;
  damaged: boolean;
}

/** A torpedo on its way to a ship. */
export interface TorpedoFacts extends ShipFacts, Pick<Shot, 'torpedo' | 'end' | 'second'> {}

/** A boat among others, by her number, and her captain. */
export interface HelmFacts {
  boat: number;
  captain: number;
  seat: number;
  /** Empty when he gave none. */
  name: string;
}

/** A track of boxes that fill up until the boat is lost. */
export interface Wear {
  /** Boxes filled by this. */
  boxes: number;
  limit: number;
}

/** One of the crew: an officer, or a crew box. */
export interface ManFacts {
  man: Man | 'crew' | 'hand';
  /** Which crew box, from 0; -1 for an officer. */
  hand: number;
}

/** A patrol that is over. */
interface PatrolFacts {
  month: number;
  ships: number;
  tons: number;
  result: LogPatrol['result'];
}

type Nothing = Record<string, never>;

/** Every log event with its facts. */
export interface Events {
  careerBegins: Omit<HelmFacts, 'boat'> & {
    /** Nobody else sails. */
    alone: boolean;
    boat: BoatType;
    number: number;
    month: number;
    rank: (typeof RANKS)[number];
  };
  loaded: Stock;
  ordersRequested: { granted: boolean };
  ordersGiven: { area: Area; task: Task; month: number; boat: BoatType; number: number; patrol: number };
  ordersChanged: { from: Area; to: Area };
  postedForGood: { area: Area };
  minesLoaded: { tubes: number };
  boxQuiet: DayAt;
  boxCalm: DayAt;
  shipLetPass: DayAt & { what: Sighting };
  noCapital: Day & ShipFacts;
  sighted: DayAt & { what: Fight['kind']; escorted: boolean };
  madeOut: { ships: AfloatFacts[] };
  declined: { what: Fight['kind'] };
  packStatus: { status: Fight['pack'] };
  lightFell: { light: 'day' | 'night' };
  waitedForNight: { result: 'night' | 'lost' };
  wentIn: { surfaced: boolean; range: Range; light: Fight['light']; escorted: boolean };
  brokeOff: Nothing;
  insideConvoy: { ships: AfloatFacts[] };
  salvoFired: { count: number; end: End; shots: { torpedo: Shot['torpedo']; ship: number }[] };
  torpedoMissed: TorpedoFacts;
  torpedoDud: TorpedoFacts;
  torpedoHit: TorpedoFacts & { points: number };
  torpedoWasted: TorpedoFacts;
  shellMissed: ShipFacts;
  shellHit: ShipFacts & { points: number };
  shellWasted: ShipFacts;
  shipDamaged: ShipFacts & { left: number };
  shipSunk: ShipFacts & { patrolTons: number; careerTons: number; careerShips: number };
  escortsArrive: Nothing;
  escortsRated: { quality: Quality };
  foundOnApproach: { detection: Detection };
  slippedIn: Nothing;
  found: { detection: Detection; round: number };
  notFound: Nothing;
  escaped: { rounds: number };
  wentDeep: Wear & { hull: number };
  pressureHeld: Wear & { hull: number };
  pressureGave: Wear & { hull: number };
  /** Courses are 1 to 6 (14.8). */
  evaded: { boat: number; escort: number; hits: number };
  hitsChanged: {
    why: 'quality' | 'evasion';
    who: 'escorts' | 'aircrew';
    quality: Fight['quality'];
    from: Blast;
    to: Blast;
  };
  depthCharged: { hits: number; round: number };
  bombed: { hits: number };
  hullHit: Wear & { hull: number };
  flooded: Wear & { flooding: number };
  minorHit: Nothing;
  noEffect: { system: System; condition: Condition };
  systemDamaged: { system: System };
  wounded: ManFacts & { wound: Wound; before: Wound };
  unhurt: { man: Man | 'crew' };
  commandPasses: { man: Man };
  pumpedOut: Nothing;
  repaired: { system: System };
  inoperable: { system: System };
  reloaded: Stock & { end: End };
  /** The ships found again; none of a convoy, which shows others (9.7.7). */
  followed: { what: Fight['kind']; ships: AfloatFacts[] };
  straggler: ShipFacts;
  stillEscorted: ShipFacts;
  lostContact: Nothing;
  aircraftSighted: DayAt;
  crashDived: Nothing;
  caughtOnSurface: { attacks: number };
  aircrewRated: { quality: Quality };
  flakFired: { result: FlakResult };
  noFlak: Nothing;
  stayedUp: Nothing;
  onlyStrafed: Nothing;
  shadowed: { result: 'none' | 'escort' | 'aircraft' };
  drivenOff: Nothing;
  missionDone: Day & { task: Task };
  missionDelayed: Nothing;
  missionFailed: { task: Task };
  eventHappened: DayAt & { event: RandomEvent };
  eventIgnored: { event: RandomEvent };
  manLost: { man: Man };
  looseTorpedo: { hand: number; wound: Wound };
  gyroMended: Nothing;
  spareFitted: { system: System };
  /** The purpose of the roll. */
  luckUsed: { roll: string };
  abortOrdered: Day & { why: string };
  towedHome: Nothing;
  tankerMissed: Nothing;
  tankerMet: { ammo: number };
  tankerSpoiled: Nothing;
  tookOver: Stock;
  diedOfWounds: ManFacts;
  returned: PatrolFacts;
  broughtHome: PatrolFacts;
  longPatrol: Nothing;
  resupplyMonth: Nothing;
  refitLength: { months: number; hull: number; systems: number };
  rankShortens: { months: number };
  recovers: ManFacts & { months: number };
  replaced: { man: Man };
  /** 0 green, 1 trained, 2 veteran, 3 elite. */
  crewQualityFell: { quality: number };
  advanced: { man: Expert };
  crewAdvanced: { quality: number };
  nothingLearned: { man: Expert | 'crew' };
  leftForOwnBoat: Nothing;
  stepsUp: Nothing;
  promoted: { rank: (typeof RANKS)[number] };
  passedOver: Nothing;
  decorated: { award: (typeof AWARDS)[number] };
  boatGranted: { boat: BoatType };
  boatInstead: { asked: BoatType; boat: BoatType };
  boatRefused: Nothing;
  newBoat: { boat: BoatType; number: number; why: 'withdrawn' | 'replaced' };
  nextPatrol: { month: number };
  boatSunk: Day & { how: Fate };
  scuttled: Day;
  boatCaptured: Day;
  stranded: Day;
  crewRescued: Nothing;
  crewLost: Nothing;
  kommandantDead: Day & { how: Fate };
  atTheHelm: HelmFacts;
  helmPasses: HelmFacts;
  packFormed: { pack: string; boats: number };
  packRound: { pack: string; round: number; boats: number };
  packLot: { boat: number; die: number };
  packFocus: { boat: number };
  packAlone: { boat: number };
  packJoined: { boat: number };
  packLost: { boat: number; fate: Fate; tons: number };
  packHome: { boat: number; how: 'safe' | 'rescued'; tons: number };
  careerEnds: {
    fate: Fate;
    mode: Mode;
    /** The last month in which a patrol could begin. */
    lastMonth: number;
    tons: number;
    ships: number;
    patrols: number;
    level: VictoryLevel;
  };
}

/** Any event of the game: its kind says which facts it holds. */
export type HuntersEvent = {
  [K in keyof Events]: Omit<LogEvent, 'kind' | 'data'> & { readonly kind: K; readonly data: Events[K] };
}[keyof Events];

/** An entry of the log that is no roll, with its facts known by its kind. */
export const eventOf = (entry: LogEvent): HuntersEvent => entry as unknown as HuntersEvent;

/**
 * Log events: the facts of each, and its density. They hold facts only (ids, numbers, words of the rules) and are complete in
 * themselves: map and display can be drawn from them without the state. `tell.ts` puts them into words.
 */
import type { EventStyle } from '@flotilla/table';
import type { HitEffect } from './data/hit-counters.ts';
import type {
  Depth,
  Edition,
  Evaluation,
  Length,
  Level,
  Mission,
  OptionType,
  SlotKind,
} from './data/types.ts';
import type { DudResult } from './rules/charts.ts';
import type { Quarry } from './rules/spending.ts';
import type { Aim, Part, Torpedo } from './state.ts';

/** A boat, by its number. */
interface OfBoat {
  readonly boat: string;
}

/** A boat in a sea area. */
interface AtArea extends OfBoat {
  readonly area: string;
}

/** A boat in a port. */
interface InPort extends OfBoat {
  readonly port: string;
}

/** A boat in an area of the tactical display; null for one that is not on it. */
interface InZone extends OfBoat {
  readonly zone: string | null;
}

/** A boat that has moved on the tactical display. */
interface IntoZone extends OfBoat {
  readonly fromZone: string;
  readonly zone: string;
}

/** A ship: its counter, and its card once that is known. */
export interface ShipFacts {
  readonly slot: string; // place on the convoy card, e.g. "M3"; of a warship in an attack mission its card
  readonly kind: SlotKind;
  readonly card: string | null;
  readonly name: string | null;
}

/** A ship and where it is on the tactical display; null for a ship that is not on it. */
export interface ShipInZone extends ShipFacts {
  readonly zone: string | null;
}

/** A ship and its damage. */
export interface ShipAfloat extends ShipInZone {
  readonly light: number;
  readonly heavy: number;
}

/** A boat on the tactical display. */
export interface BoatOnDisplay extends InZone {
  readonly depth: Depth;
  readonly detected: boolean;
}

interface OfShip {
  readonly ship: ShipInZone;
}

/** A ship that has moved on the tactical display. */
interface ShipIntoZone extends OfShip {
  readonly fromZone: string;
}

/** A ship and a boat that meet, and where the boat is. */
interface ShipToBoat extends InZone, OfShip {}

/** An attack of a boat on a ship. */
interface Shot extends ShipToBoat {
  readonly n: number; // torpedoes fired; 1 for the gun
  readonly range: number;
}

/** What a shot did to a ship, and its damage now. */
interface Hit extends OfBoat {
  readonly ship: ShipAfloat;
  readonly type: string;
  readonly tons: number;
  readonly damage: 'light' | 'heavy' | 'sunk';
}

/** The stress of a crew, with the numbers at which it becomes Shaken and Unfit. */
interface Stress extends OfBoat {
  readonly total: number;
  readonly shakenFrom: number;
  readonly unfitFrom: number;
}

/** A purchase and what is left. */
interface Cost {
  readonly cost: number;
  readonly left: number;
}

/** Points scored by a boat, and points in all. */
interface Points extends OfBoat {
  readonly n: number;
  readonly vp: number;
}

/** Torpedoes in the tubes and stored. */
interface Torpedoes extends OfBoat {
  readonly ready: number;
  readonly stored: number;
}

/** A card with words of its own, which only packs have; the words of other cards are found by key. */
interface OwnWords {
  readonly name: string | null;
  readonly words: string | null;
  readonly edition: Edition;
}

/** Every kind of event with its facts. */
export interface Events {
  // set-up
  campaignOpens: { campaign: string; length: Length; edition: Edition; so: number };
  enlisted: OfBoat & Cost & { type: string; captain: string; level: Level };
  stationed: InPort;
  lotTooDear: OfBoat & { so: number };
  lotEnds: { bonus: number; so: number };
  boatKept: OfBoat & { level: Level; cost: number };
  boatTraded: OfBoat & { so: number };
  // strategic segment
  turnBegins: { turn: number; vp: number; so: number };
  counterPlaced: Cost & { what: OptionType; area: string };
  restBought: Cost;
  missionGiven: OfBoat & Cost & { mission: Mission };
  snorkelFitted: OfBoat & { left: number };
  minesLoaded: OfBoat & { mines: number };
  minesLanded: OfBoat & { mines: number };
  advancedLoaded: OfBoat & { n: number; left: number };
  // operations
  operationsBegin: { turn: number };
  tooWorn: InPort;
  staysInPort: InPort;
  putsToSea: AtArea & { from: string };
  sails: AtArea & { from: string };
  patrols: AtArea;
  halts: AtArea;
  comesHome: InPort & { from: string; patrol: number; vp: number };
  eventDrawn: AtArea & OwnWords & { card: string; number: number; face: string };
  warned: { area: string; n: number; warnings: number };
  intelligenceLost: { area: string };
  pointsScored: Points;
  specialPoints: { n: number; so: number };
  torpedoLost: Torpedoes & { n: number; torpedoes: number };
  torpedoSpent: Torpedoes & { n: number };
  noTorpedoFits: OfBoat & { quarry: Quarry };
  unfitToAttack: OfBoat;
  shellsSpent: OfBoat & { n: number; gun: number };
  breaksDown: AtArea & { from: string };
  entersBox: AtArea & { mission: Mission };
  breaksOff: AtArea;
  minesLaid: AtArea & Points & { mines: number };
  warshipFound: OfBoat & OfShip & { type: string };
  raidHit: AtArea & { weapon: Aim['weapon']; vp: number };
  raidMiss: AtArea & { weapon: Aim['weapon'] };
  // crews
  stress: Stress & { n: number };
  relief: Stress & { n: number };
  shaken: Stress;
  unfit: Stress;
  boatLost: AtArea & { captain: string; zone: string | null };
  reloaded: Torpedoes;
  hitCounter: OfBoat & { counter: string; side: 'light' | 'heavy'; effect: HitEffect['effect']; n: number };
  damaged: OfBoat & { part: Part; lasting: boolean; n: number; hullLeft: number; hull: number };
  // contact
  tacticalBegins: { turn: number };
  keepsQuiet: AtArea;
  contactRoll: AtArea & { n: number };
  sighted: AtArea & {
    card: string;
    number: number;
    title: string;
    ships: number; // how many, escorts apart
    escorts: number;
    left: number; // contacts
    warnings: number; // in the sea area, including this contact
    layout: readonly ShipInZone[];
  };
  retreats: AtArea;
  takesStation: OfBoat & { zone: string; depth: Depth };
  radioCall: OfBoat & Cost;
  callBetrayed: OfBoat & { alerted: number };
  callUnheard: OfBoat;
  joinsPack: OfBoat & { active: string };
  conditionKnown: OwnWords & { condition: string; alerted: number };
  // combat
  roundBegins: {
    round: number;
    alerted: number;
    boats: readonly BoatOnDisplay[];
    ships: readonly ShipAfloat[];
  };
  dives: InZone;
  surfaces: InZone;
  movesTo: IntoZone & { depth: Depth };
  leavesDisplay: OfBoat & { fromZone: string };
  fallsBack: IntoZone;
  fallsAstern: OfBoat & { fromZone: string };
  shakesOff: InZone;
  stillHunted: InZone;
  revealed: OfShip;
  misidentified: OfShip;
  shipFallsBack: ShipIntoZone;
  shipFallsOut: ShipIntoZone;
  tacticsDrawn: OfShip & { counter: string; detect: number; attack: number };
  detected: ShipToBoat;
  undetected: ShipToBoat;
  escortHunts: ShipIntoZone & OfBoat;
  escortMoves: ShipIntoZone;
  salvoFired: Shot & { weapon: Torpedo };
  gunFired: Shot;
  duds: OfBoat & { n: number; fired: number; result: DudResult };
  missed: OfBoat & OfShip;
  shipHit: Hit;
  shipSunk: Hit;
  alerted: OfBoat & { n: number };
  oilSeen: InZone & { n: number; leaks: number };
  shipAttacks: ShipToBoat;
  aircraftAttack: ShipToBoat;
  attackHarmless: ShipToBoat;
  crashDives: InZone;
  divesDeep: InZone;
  attackEvaded: ShipToBoat;
  attackMissed: ShipToBoat;
  attackRattles: ShipToBoat;
  attackHits: ShipToBoat & { light: number; heavy: number };
  // after combat
  contactOver: OfBoat & { n: number };
  killRecorded: OfBoat & { card: string; name: string; vp: number; xp: number; total: number };
  finishedOff: OfBoat & OfShip & { weapon: Aim['weapon'] };
  reattacks: OfBoat & { n: number; alerted: number; layout: readonly ShipAfloat[] };
  reviewed: OfBoat & { gain: number };
  // refit and result
  promoted: OfBoat & { level: Level; xp: number };
  goesHome: OfBoat & { patrols: number; vp: number };
  nobodyAtSea: { n: number; vp: number };
  repaired: OfBoat & { n: number };
  campaignEnds: { campaign: string; vp: number; lost: number; evaluation: Evaluation };
}

const story: EventStyle = { density: 'story' };
const normal: EventStyle = { density: 'normal' };
const dice: EventStyle = { density: 'rolls' };

/** How each kind appears in the log. */
export const EVENT_STYLES: { readonly [K in keyof Events]: EventStyle } = {
  campaignOpens: { density: 'story', heading: 1 },
  enlisted: story,
  stationed: normal,
  lotTooDear: normal,
  lotEnds: normal,
  boatKept: story,
  boatTraded: story,
  turnBegins: { density: 'story', heading: 2 },
  counterPlaced: story,
  restBought: story,
  missionGiven: story,
  snorkelFitted: story,
  minesLoaded: normal,
  minesLanded: normal,
  advancedLoaded: normal,
  operationsBegin: { density: 'normal', heading: 3 },
  tooWorn: story,
  staysInPort: normal,
  putsToSea: story,
  sails: normal,
  patrols: story,
  halts: normal,
  comesHome: story,
  eventDrawn: normal,
  warned: normal,
  intelligenceLost: normal,
  pointsScored: story,
  specialPoints: story,
  torpedoLost: story,
  torpedoSpent: normal,
  noTorpedoFits: normal,
  unfitToAttack: normal,
  shellsSpent: normal,
  breaksDown: story,
  entersBox: story,
  breaksOff: story,
  minesLaid: story,
  warshipFound: story,
  raidHit: story,
  raidMiss: normal,
  stress: normal,
  relief: normal,
  shaken: story,
  unfit: story,
  boatLost: story,
  reloaded: normal,
  hitCounter: normal,
  damaged: story,
  tacticalBegins: { density: 'normal', heading: 3 },
  keepsQuiet: normal,
  contactRoll: normal,
  sighted: { density: 'story', heading: 3 },
  retreats: story,
  takesStation: normal,
  radioCall: story,
  callBetrayed: story,
  callUnheard: normal,
  joinsPack: story,
  conditionKnown: normal,
  roundBegins: normal,
  dives: normal,
  surfaces: normal,
  movesTo: normal,
  leavesDisplay: story,
  fallsBack: normal,
  fallsAstern: story,
  shakesOff: story,
  stillHunted: story,
  revealed: normal,
  misidentified: story,
  shipFallsBack: dice,
  shipFallsOut: normal,
  tacticsDrawn: normal,
  detected: story,
  undetected: normal,
  escortHunts: normal,
  escortMoves: dice,
  salvoFired: story,
  gunFired: story,
  duds: story,
  missed: story,
  shipHit: story,
  shipSunk: story,
  alerted: normal,
  oilSeen: normal,
  shipAttacks: normal,
  aircraftAttack: story,
  attackHarmless: dice,
  crashDives: story,
  divesDeep: story,
  attackEvaded: story,
  attackMissed: normal,
  attackRattles: story,
  attackHits: normal,
  contactOver: normal,
  killRecorded: normal,
  finishedOff: story,
  reattacks: story,
  reviewed: normal,
  promoted: story,
  goesHome: story,
  nobodyAtSea: story,
  repaired: normal,
  campaignEnds: { density: 'story', heading: 1 },
};

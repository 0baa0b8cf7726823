/** Log events: their data, and how densely the log must be read to see them. Sentences are in text/en.ts. */
import type { EventStyle, Text } from '@flotilla/table';

interface OfBoat {
  readonly boat: string;
}

interface AtArea extends OfBoat {
  readonly area: Text;
}

interface ShipToBoat extends OfBoat {
  readonly ship: Text;
}

/** A purchase and what is left. */
interface Cost {
  readonly cost: number;
  readonly left: number;
}

interface BoatBought extends OfBoat, Cost {
  readonly type: string;
  readonly captain: string;
  readonly level: Text;
}

/** Every kind of event with its data. */
export interface Events {
  // set-up
  campaignOpens: { campaign: Text; length: Text; edition: Text; so: number };
  enlisted: BoatBought;
  stationed: OfBoat & { port: Text };
  lotTooDear: OfBoat & { so: number };
  lotEnds: { bonus: number; so: number };
  boatKept: OfBoat & { level: Text; cost: number };
  boatTraded: OfBoat & { so: number };
  // strategic segment
  turnBegins: { turn: number; vp: number; so: number };
  counterPlaced: Cost & { what: Text; area: Text };
  restBought: Cost;
  missionGiven: OfBoat & Cost & { mission: Text };
  snorkelFitted: OfBoat & { left: number };
  minesLoaded: OfBoat & { mines: number };
  minesLanded: OfBoat & { mines: number };
  advancedLoaded: OfBoat & { n: number; left: number };
  // operations
  operationsBegin: { turn: number };
  tooWorn: OfBoat & { port: Text };
  staysInPort: OfBoat & { port: Text };
  putsToSea: AtArea & { from: Text };
  sails: AtArea & { from: Text };
  patrols: AtArea;
  halts: AtArea;
  comesHome: OfBoat & { port: Text; patrol: number; vp: number };
  eventDrawn: AtArea & { event: Text; text: Text };
  warned: { area: Text; n: number };
  intelligenceLost: { area: Text };
  pointsScored: OfBoat & { n: number; vp: number };
  specialPoints: { n: number; so: number };
  torpedoLost: OfBoat & { n: number; torpedoes: number };
  torpedoSpent: OfBoat & { n: number };
  noTorpedoFits: OfBoat & { quarry: Text };
  shellsSpent: OfBoat & { n: number };
  breaksDown: AtArea;
  entersBox: AtArea & { mission: Text };
  breaksOff: OfBoat;
  minesLaid: AtArea & { mines: number; n: number; vp: number };
  warshipFound: ShipToBoat & { type: Text };
  raidHit: OfBoat & { vp: number };
  raidMiss: OfBoat;
  // crews
  stress: OfBoat & { n: number; total: number };
  relief: OfBoat & { n: number; total: number };
  shaken: OfBoat & { total: number };
  unfit: OfBoat & { total: number };
  boatLost: OfBoat & { captain: string };
  reloaded: OfBoat & { ready: number; stored: number };
  hitCounter: OfBoat & { side: Text; effect: Text };
  damaged: OfBoat & { part: Text; lasting: Text };
  // contact
  tacticalBegins: { turn: number };
  keepsQuiet: AtArea;
  contactRoll: AtArea & { n: number };
  sighted: AtArea & { number: number; title: Text; ships: number; escorts: number; left: number };
  retreats: OfBoat;
  takesStation: OfBoat & { zone: Text; depth: Text };
  radioCall: OfBoat & Cost;
  callBetrayed: OfBoat;
  callUnheard: OfBoat;
  joinsPack: OfBoat & { active: string };
  conditionKnown: { condition: Text; text: Text };
  // combat
  roundBegins: { round: number; alerted: number };
  dives: OfBoat;
  surfaces: OfBoat;
  movesTo: OfBoat & { zone: Text; ring: Text };
  leavesDisplay: OfBoat;
  fallsBack: OfBoat & { zone: Text };
  fallsAstern: OfBoat & { zone: Text };
  shakesOff: OfBoat;
  stillHunted: OfBoat;
  revealed: { slot: string; ship: Text; zone: Text };
  misidentified: { slot: string; ship: Text };
  shipFallsBack: { ship: Text; zone: Text };
  shipFallsOut: { ship: Text; zone: Text };
  tacticsDrawn: { ship: Text; detect: number; attack: number };
  detected: ShipToBoat;
  undetected: ShipToBoat;
  escortHunts: { ship: Text; zone: Text };
  escortMoves: { ship: Text; zone: Text };
  salvoFired: ShipToBoat & { n: number; range: number; salvo: Text };
  gunFired: ShipToBoat & { n: number; range: number };
  duds: OfBoat & { n: number; fired: number };
  missed: { ship: Text };
  shipHit: ShipToBoat & { type: Text; tons: number; damage: Text };
  shipSunk: ShipToBoat & { type: Text; tons: number; damage: Text };
  alerted: { n: number };
  oilSeen: { boat: string; n: number };
  shipAttacks: ShipToBoat;
  aircraftAttack: ShipToBoat;
  attackHarmless: ShipToBoat;
  crashDives: OfBoat;
  divesDeep: OfBoat;
  attackEvaded: ShipToBoat;
  attackMissed: ShipToBoat;
  attackRattles: ShipToBoat;
  attackHits: ShipToBoat & { light: number; heavy: number };
  // after combat
  contactOver: OfBoat & { n: number };
  killRecorded: ShipToBoat & { vp: number; xp: number; total: number };
  finishedOff: ShipToBoat & { weapon: Text };
  reattacks: OfBoat & { n: number };
  reviewed: { gain: number };
  // refit and result
  promoted: OfBoat & { level: Text; xp: number };
  goesHome: OfBoat & { patrols: number; vp: number };
  nobodyAtSea: { n: number; vp: number };
  repaired: OfBoat & { n: number };
  campaignEnds: { campaign: Text; vp: number; lost: number; evaluation: Text };
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

/** Everything The Hunters keeps, field by field; options, steps, events and views are in files of their own. */
import type { Language } from '@flotilla/table';
import type { BoatType } from './data/boats.ts';
import type { FlakResult } from './data/charts/aircraft.ts';
import type { Man, System } from './data/charts/damage.ts';
import type { ShipClass, Sighting } from './data/charts/encounters.ts';
import type { Detection, Quality } from './data/charts/escorts.ts';
import type { Range } from './data/charts/fire.ts';
import type { Task } from './data/charts/orders.ts';
import type { Area } from './data/tracks.ts';
import type { Events } from './events.ts';
import type { Options, Rules } from './options.ts';
import type { Steps } from './steps.ts';
import type { View } from './view.ts';

export type * from './events.ts';
export type * from './options.ts';
export type * from './steps.ts';
export type * from './view.ts';

/** What lies in a torpedo tube. */
export type Tube = 'steam' | 'electric' | 'mine' | 'empty';

/** The two ends of the boat. */
export type End = 'forward' | 'aft';

/** Torpedoes by kind. */
export interface Stock {
  steam: number;
  electric: number;
}

/** State of one system: sound, damaged in this encounter, or out for the rest of the patrol. */
export type Condition = 'sound' | 'damaged' | 'inoperable';

/** The boat as its display mat shows it. */
export interface Boat {
  type: BoatType;
  /** The number painted on no tower in wartime. */
  number: number;
  /** Hull boxes filled (10.3). */
  hull: number;
  /** Flooding boxes filled (10.1). */
  flooding: number;
  systems: Record<System, Condition>;
  /** Torpedo tubes from starboard top. */
  forward: Tube[];
  aft: Tube[];
  /** Reloads behind each end; they never change ends (4.5). */
  forwardReloads: Stock;
  aftReloads: Stock;
  /** Deck gun rounds left (4.6). */
  ammo: number;
  /** The load asked for last, offered again after the next refit. */
  load: Load;
}

/** A torpedo load as it is asked for (4.5). */
export interface Load {
  /** Steam torpedoes in all; the others are electric. */
  steam: number;
  /** Electric torpedoes in the forward tubes, in the aft tubes and among the aft reloads. */
  forwardElectric: number;
  aftElectric: number;
  aftReloadElectric: number;
}

/** How a man is: fit, light wound, serious wound, dead. */
export type Wound = 'fit' | 'LW' | 'SW' | 'KIA';

/** Officers who can become Experte (11.1). */
export type Expert = 'engineer' | 'doctor' | 'firstOfficer' | 'secondOfficer';

/** The crew as the display mat shows it. */
export interface Crew {
  /** 0 green, 1 trained, 2 veteran, 3 elite (11.1.3). */
  quality: number;
  /** Men followed one by one; the agent is on board only while his mission lasts. */
  men: Record<Man, Wound>;
  experts: Record<Expert, boolean>;
  /** The four crew boxes. */
  hands: Wound[];
}

/** Where a patrol stands with its special mission (7.4). */
export type MissionState = 'none' | 'pending' | 'done' | 'failed';

/** A patrol under way. */
export interface Patrol {
  area: Area;
  task: Task;
  mission: MissionState;
  /** First passage into the Mediterranean: Biscay, then Gibraltar (7.3.3). */
  gibraltar: boolean;
  /** Travel box the boat is in; -1 before the first. */
  box: number;
  /** 1 outward along the track, -1 back the way it came. */
  heading: 1 | -1;
  /** Counts how often the boat has changed course; keeps the sea's dice apart. */
  leg: number;
  /** Counts encounter rolls and followed ships in this box; keeps the sea's dice apart. */
  sea: number;
  /** On the way home early (10.8). */
  aborted: boolean;
  /** The gyro compass failed (R1): home at once. */
  gyroOut: boolean;
  /** Towed in with both diesels out (10.2.1). */
  towed: boolean;
  /** The boat was scuttled at sea and her crew saved (10.9.4). */
  boatLost: boolean;
  /** Turned for home before half of the patrol (10.8.6). */
  cutShort: boolean;
  /** Days since the first of the month in which the patrol began, for the diary. */
  day: number;
  /** Returned to France instead of passing Gibraltar (7.3.3). */
  turnedBack: boolean;
  /** Boxes entered so far, those marked x2 or x3 counting two or three times (10.8.6). */
  entered: number;
  /** Boxes without encounters still to come, including this one (R1 weather and storm). */
  quiet: number;
  /** A random event has taken place (12.1.2). */
  eventSpent: boolean;
  /** Dud rolls are easier until the end of the patrol (R1). */
  superiorTorpedoes: boolean;
  /** The captain has been asked whether he looks for a U-tanker (14.9.2). */
  tankerSought: boolean;
  /** Stores were taken over from a U-tanker (14.9). */
  resupplied: boolean;
  /** `contact`: steam on until something happens; `box`: ask before every box. */
  watch: 'contact' | 'box';
  /** Something happened in this box that may change the captain's mind. */
  stirred: boolean;
}

/** A ship in sight. */
export interface Ship {
  name: string;
  kind: ShipClass | 'capital';
  tons: number;
  /** Damage points left (9.1.1); 0 is sunk. */
  points: number;
  damaged: boolean;
  /** Place on the capital ship roster, or -1. */
  capital: number;
  /** Line of the patrol log once she was fired at, or -1. */
  logged: number;
  /** Her number among ships of one name in sight; set in views only, the rules do not need it. */
  twin?: number;
}

/** How the boat goes in. */
export interface Approach {
  surfaced: boolean;
  range: Range;
}

/** An engagement with ships, or with the escorts an aircraft called. */
export interface Fight {
  kind: Exclude<Sighting, 'none' | 'aircraft'> | 'damaged' | 'hunted';
  escorted: boolean;
  light: 'day' | 'night' | 'unknown';
  ships: Ship[];
  /** How the boat went in this round; null until decided. */
  approach: Approach | null;
  /** Escorts arrived during an unescorted attack: submerged, no range modifiers in their first search (9.4.6). */
  arrival: boolean;
  /** Rounds of detection so far in this engagement; the first is 1. */
  round: number;
  /** The boat has already been detected in this engagement (9.6.12). */
  detected: boolean;
  /** Below test depth in this round (9.6.4). */
  deep: boolean;
  /** Has gone below test depth in this round of combat, which she may do once (9.6.5). */
  dived: boolean;
  /** Fired from both ends at once (9.5.2). */
  bothEnds: boolean;
  /** A steam torpedo left its wake by day. */
  wake: boolean;
  /** Torpedoes fired in this engagement. */
  fired: number;
  /** Weapons already used in this round against unescorted ships (9.4.2). */
  spent: { forward: boolean; aft: boolean; gun: boolean };
  /** Escorts of a wolfpack's convoy: busy elsewhere, or on this boat (7.2.2). */
  pack: 'busy' | 'focused' | 'none';
  /** Quality of the escorts, once rolled (14.6). */
  quality: Quality | 'unknown';
  /** A damaged ship was followed under escort: she must be fired at or she gets away (9.7.10). */
  mustFire: boolean;
  /** The result of the last search, which began the attack run. */
  found: Detection;
  /** Way the boat turns under attack, 1 to 6; 0 when she does not evade (14.8). */
  evade: number;
  /** Hits the escort's course adds (14.8.1). */
  courseHits: number;
  /** The attack run in progress has caused flooding (10.1.3). */
  flooded: boolean;
}

/** Aircraft over the boat. */
export interface Raid {
  /** Runs still to come from this aircraft. */
  attacks: number;
  /** What flak did to it. */
  flak: FlakResult;
  /** Quality of the aircrew, once rolled (14.7). */
  quality: Quality | 'unknown';
  /** The boat is still up and may fire. */
  surfaced: boolean;
  /** Flak rolls still to come in this run. */
  throws: number;
  /** A new aircraft, sent by the first (9.8.3), or one met in a box. */
  first: boolean;
  /** The flak boat fights a second round (11.4.7). */
  secondRound: boolean;
  /** Caught in the shallow water of a mission box (7.4.3). */
  shallow: boolean;
  /** The run in progress has caused flooding (10.1.3). */
  flooded: boolean;
}

/** A ship on the log sheet (4.3.2). */
export interface LogShip {
  name: string;
  kind: ShipClass | 'capital';
  tons: number;
  fate: 'missed' | 'damaged' | 'sunk';
}

/** A patrol on the log sheet (3.5). */
export interface LogPatrol {
  month: number;
  area: Area;
  task: Task;
  ships: LogShip[];
  tons: number;
  /** S or F (7.5.2); open while at sea or when the boat did not return. */
  result: 'S' | 'F' | 'open';
  /** Months of extended patrol and of refit that follow (10.10.4, 10.10.6). */
  patrolMonths: number;
  refitMonths: number;
  /** This success was the third and called for an advancement roll (11.1). */
  advancement: boolean;
  boat: BoatType;
  number: number;
}

/** How a career ended. */
export type Fate =
  | 'serving'
  | 'survived'
  | 'sunk'
  | 'bombed'
  | 'imploded'
  | 'crushed'
  | 'killed'
  | 'overboard'
  | 'diedOfWounds'
  | 'prisoner'
  | 'captured'
  | 'lostAtSea';

/** What gives place, day and the modifiers of a roll: a captain, or a view of him. */
export type Commander = Pick<Captain, 'boat' | 'crew' | 'month' | 'lastDay' | 'award' | 'patrol'>;

/** A captain with everything that is his. */
export interface Captain {
  /** His wolfpack, -1 outside packs (13.5.1). */
  pack: number;
  /** His place in the pack, or among captains who each meet their own sea; the same place meets the same sea (13.2, 13.5). */
  berth: number;
  /** The seat that decides for him. */
  seat: number;
  name: string;
  boat: Boat;
  crew: Crew;
  /** Months after September 1939: the month of the present patrol, or of the next. */
  month: number;
  /** First month of service (11.2.3). */
  joined: number;
  /** Days out of port when the career ended; 0 before. */
  lastDay: number;
  /** Patrols begun. */
  patrols: number;
  /** Index into RANKS (11.2.1). */
  rank: number;
  /** Index into AWARDS (11.3). */
  award: number;
  /** Career tonnage when the last award was given (11.3.2). */
  tonsAtAward: number;
  /** Ships that earn a grade of the Knight's Cross, sunk and not yet honoured (11.3). */
  honours: number;
  /** Requests for a newer boat not yet used (11.4.3). */
  requests: number;
  /** Luck markers (R1). */
  luck: number;
  /** Permanent posting (7.3.4, 7.3.5). */
  posting: 'none' | 'arctic' | 'mediterranean';
  /** Tons and ships sunk in the whole career. */
  tons: number;
  sunk: number;
  /** Successful patrols, and failures in a row (11.1). */
  successes: number;
  failuresInRow: number;
  /** Month of the next promotion roll, and what counts for it (11.2.3). */
  promotionDue: number;
  promotionAwards: number;
  promotionSunk: number;
  promotionFailures: number;
  /** Capital ships sunk, by their place on the roster. */
  capitals: number[];
  /** The log sheet. */
  log: LogPatrol[];
  /** The patrol under way; null in port. */
  patrol: Patrol | null;
  /** Ships in contact; null when there are none. */
  fight: Fight | null;
  /** Aircraft over the boat; null when there is none. */
  raid: Raid | null;
  /** The refit under way; null at sea. */
  refit: Refit | null;
  fate: Fate;
}

/** A refit being worked out (10.10). */
export interface Refit {
  /** Months the boat needs by her damage (10.10.1-10.10.3). */
  needed: number;
  /** Months in port, after rank, the Kommandant's wounds and new boats. */
  months: number;
  /** Months of extended patrol before them (10.10.6, 14.9.5). */
  patrolMonths: number;
  /** Months the Kommandant needs to recover (10.11). */
  kommandant: number;
  /** Months each seriously wounded man needs, -1 for those who are not. */
  men: Record<Exclude<Man, 'agent'>, number>;
  hands: number[];
  /** A new boat waits (11.4). */
  newBoat: BoatType | 'none';
  /** A new crew comes with it (10.11.4). */
  newCrew: boolean;
}

/** A roll that a luck marker may still change. */
export interface OpenThrow {
  /** The step that rolled, and its arguments. */
  step: keyof Steps;
  args: unknown;
  /** Last part of the text key that names the roll. */
  purpose: string;
  natural: number;
  total: number;
  faces: number[];
  outcome: unknown;
}

/** A boat's place in a wolfpack (13.5). */
export interface Berth {
  /** Index of her captain. */
  captain: number;
  /** How far she is in this box: not entered, on watch, watch kept, fighting, ready to leave, left. */
  stage: 'port' | 'ahead' | 'watching' | 'watched' | 'fighting' | 'ready' | 'done';
  /** What her lookouts saw; `busy` when something else kept her. */
  sighted: Sighting | 'busy';
  /** First round of the convoy battle she takes part in; 0 when she does not (13.5.5). */
  joins: number;
  /** Last round she has fought. */
  fought: number;
}

/** A wolfpack of the tournament (13.5.1). */
export interface Pack {
  /** What it is called; empty until its senior captain has named it. */
  name: string;
  boats: Berth[];
  /** Travel boxes behind it. */
  boxes: number;
  /** Round of the convoy battle in this box: 0 before it is decided, 4 when it is over. */
  round: number;
  /** Captain the escorts turn on in this round; -1 before lots are drawn (13.5.4). */
  focus: number;
}

/** The state of the game. */
export interface State {
  rules: Rules;
  captains: Captain[];
  /** Wolfpacks of the tournament; empty in all other games (13.5). */
  packs: Pack[];
  /** The captain whose boat is moving. */
  active: number;
  /** The roll a luck marker could change; null most of the time. */
  open: OpenThrow | null;
}

/** The types of The Hunters. */
export interface Hunters {
  state: State;
  options: Options;
  steps: Steps;
  events: Events;
  view: View;
  language: Language;
}

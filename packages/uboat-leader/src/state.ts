/** The whole state of a campaign; read this first. */
import type { Deck, Language, Text } from '@flotilla/table';
import type {
  Depth,
  Edition,
  Evaluation,
  Length,
  Level,
  Mission,
  OptionType,
  ReviewRow,
  SlotKind,
} from './data/types.ts';
import type { Events } from './events.ts';
import type { Options } from './options.ts';
import type { Steps } from './steps.ts';
import type { View } from './view.ts';

/** Torpedoes and mines in one place of a boat. */
export interface Load {
  /** ordinary torpedoes */
  plain: number;
  /** pattern-running torpedoes */
  fat: number;
  /** acoustic torpedoes */
  t5: number;
  /** mines in place of torpedoes */
  mines: number;
}

/** Kinds of torpedo. */
export type Torpedo = 'plain' | 'fat' | 't5';

/** Parts of a boat that can be damaged (second edition). */
export type Part =
  | 'hull'
  | 'flooding'
  | 'engines'
  | 'periscope'
  | 'gun'
  | 'electronics'
  | 'oilLeak'
  | 'tubes';

/** A damage counter on a boat. */
export interface Damage {
  part: Part;
  /** repaired only in port */
  lasting: boolean;
  /** how much: tubes lost, otherwise 1 */
  n: number;
}

/** A line of the campaign log sheet: one patrol of one boat. */
export interface PatrolLine {
  /** experience gained on the patrol */
  xp: number;
  /** victory points won on the patrol */
  vp: number;
  /** stress at the end of the patrol */
  stress: number;
  /** ships sunk on the patrol, by card id */
  sunk: string[];
}

/** A bonus escorts get against a boat in its next contact. */
export interface Exposure {
  n: number;
  against: Depth | 'any';
}

/** A boat of the flotilla. */
export interface Boat {
  /** the boat's number */
  id: string;
  level: Level;
  /** special option points it cost in this campaign, whatever its crew is worth by now */
  paid: number;
  stress: number;
  /** experience not yet used for a promotion */
  xp: number;
  /** patrols completed */
  patrols: number;
  /** port or sea area */
  place: string;
  /** whether that place is a port */
  inPort: boolean;
  /** stands in the Searched box: done for this strategic segment */
  searched: boolean;
  /** has had its operations this strategic segment */
  moved: boolean;
  /** began operations Unfit: must sail to the nearest port */
  homeward: boolean;
  /** torpedoes in the tubes */
  ready: Load;
  /** torpedoes carried besides */
  stored: Load;
  /** gun attacks left on this patrol */
  gun: number;
  /** mission counters aboard */
  missions: Mission[];
  snorkel: boolean;
  /** carries an Attacked counter (joined a wolfpack this segment) */
  attacked: boolean;
  /** contact roll modifier from events, this segment */
  contactBonus: number;
  /** bonus of escorts in its next contact, this segment */
  exposed: Exposure[];
  /** sea areas where it has drawn a convoy card this segment */
  warned: string[];
  damage: Damage[];
  /** combat phases in which it may not attack, including the present one */
  stunned: number;
  /** one line for each patrol of this campaign, including the present one; none for a boat lost earlier */
  log: PatrolLine[];
  /** at sea or in port, home for good, or lost */
  fate: 'serving' | 'home' | 'sunk';
}

/** Counters in a sea area. */
export interface Marks {
  airSearch: boolean;
  supply: boolean;
  intelligence: boolean;
  warnings: number;
}

/** A ship on the tactical display. */
export interface Ship {
  /** place on the convoy card, e.g. "M3" */
  slot: string;
  kind: SlotKind;
  /** area of the display; null once it has left or is sunk */
  area: string | null;
  /** its card; null while it is unknown */
  card: string | null;
  /** the merchant card that turned out to be this escort */
  mistaken: string | null;
  light: number;
  heavy: number;
  sunk: boolean;
  /** speed lost through the special condition */
  slowed: number;
  /** tactics counter it has drawn */
  tactics: string | null;
  /** has detected and moved (escorts) in this combat phase */
  acted: boolean;
  /** has attacked in this combat phase */
  fired: boolean;
}

/** A boat on the tactical display. */
export interface Fighter {
  id: string;
  /** area of the display; null before it is placed and after it has left */
  area: string | null;
  depth: Depth;
  detected: boolean;
  /** runs silent in this combat phase */
  silent: boolean;
  /** dives deep in this combat phase */
  deep: boolean;
  /** crash-dived in this combat phase: still attacked as a surfaced boat */
  crashed: boolean;
  /** has moved in this combat phase */
  moved: boolean;
  /** has fallen back in this combat phase */
  drifted: boolean;
  /** has had its attack in this combat phase */
  fired: boolean;
  /** has reloaded its tubes in this combat phase (Type XXI) */
  reloaded: boolean;
}

/** One declared attack. */
export interface Aim {
  weapon: Torpedo | 'gun';
  /** slot of the target; empty for pattern-running torpedoes, which find their own */
  slot: string;
  /** torpedoes fired; 1 for the gun */
  n: number;
}

/** A ship sunk in this contact, to be recorded afterwards. */
export interface Kill {
  card: string;
  by: string;
}

/** A contact being fought, and what is left of it until the next one. */
export interface Battle {
  /** convoy card */
  card: string;
  /** key of the special condition; empty before it is known */
  condition: string;
  /** active boat */
  active: string;
  /** sea area */
  place: string;
  /** combat phase, from 1 */
  round: number;
  alerted: number;
  ships: Ship[];
  boats: Fighter[];
  /** boats that were called, whether they came or not */
  called: string[];
  /** a radio call was bought for this contact */
  radio: boolean;
  /** a wolfpack die was rolled for this contact */
  rolled: boolean;
  /** attacks declared by the boat that is about to fire */
  aims: Aim[];
  kills: Kill[];
  /** combat took place: it was not a retreat */
  fought: boolean;
}

/** A review that waits for the end of the tactical segment. */
export interface Review {
  boat: string;
  /** name of the event card */
  name: Text;
  /** what follows from the victory points gained in the segment */
  rows: readonly ReviewRow[];
}

/** The account of a campaign that is over (linked campaigns). */
export interface Finished {
  campaign: string;
  vp: number;
  evaluation: Evaluation;
  lost: number;
  /** numbers of the boats that served */
  boats: string[];
  /** stress at the end of each patrol that was brought home */
  returns: number[];
  /** ships sunk, by card id */
  sunk: string[];
}

/** An attack mission in progress. */
export interface Raid {
  boat: string;
  /** warships found, by card id */
  targets: string[];
  aims: Aim[];
}

/** The decks; nobody may know the order of their draw piles. */
export interface Decks {
  events: Deck<string>;
  convoys: Deck<string>;
  merchants: Deck<string>;
  escorts: Deck<string>;
  /** the three fleet escorts set aside for naval contacts */
  fleet: Deck<string>;
  naval: Deck<string>;
}

/** Segments of the game. */
export type Segment = 'setup' | 'strategic' | 'operations' | 'tactical' | 'refit' | 'over';

/** The whole state: what was agreed, the campaign being played, and how it stands. */
export interface State extends Options {
  segment: Segment;
  /** strategic segment of this campaign, from 1 */
  turn: number;
  /** strategic segments of all campaigns so far: places the dice */
  clock: number;
  /** things that happened this turn and rolled dice: places the dice */
  occasion: number;
  /** special option points left */
  so: number;
  /** special option points at the start of the campaign */
  soStart: number;
  /** victory points, losses not yet subtracted */
  vp: number;
  /** how often each option was bought in this campaign */
  bought: Record<OptionType, number>;
  /** priority rest was bought this segment */
  rested: boolean;
  /** counters by sea area */
  marks: Record<string, Marks>;
  boats: Boat[];
  decks: Decks;
  /** warship cards out of the game: sunk ships do not sail again */
  wrecks: string[];
  /** numbers of the boat cards still to be dealt (13.4), the top one last */
  lot: number[];
  /** boat card on the table (13.4); 0 for none */
  dealt: number;
  /** tactics counters in the cup */
  cup: string[];
  /** contacts the active boat has left */
  contacts: number;
  /** active boat of the tactical segment; empty for none */
  active: string;
  /** victory points at the start of the tactical segment */
  vpBefore: number;
  reviews: Review[];
  battle: Battle | null;
  raid: Raid | null;
  /** a boat's way so far this segment: where it was before its last step */
  cameFrom: string;
  finished: Finished[];
}

/** What rules and bots may look at to judge a position: fields a state and a view have in common. */
export interface Known {
  readonly edition: Edition;
  readonly campaign: string;
  readonly length: Length;
  readonly pack: string;
  readonly duds: boolean;
  readonly typeXXI: boolean;
  readonly snorkel: boolean;
  readonly rested: boolean;
  readonly raid: Raid | null;
  readonly so: number;
  readonly bought: Readonly<Record<OptionType, number>>;
  readonly marks: Readonly<Record<string, Marks>>;
  readonly boats: readonly Boat[];
  readonly battle: Battle | null;
  readonly active: string;
  readonly contacts: number;
}

/** The types of this game. */
export interface UboatLeader {
  state: State;
  options: Options;
  steps: Steps;
  events: Events;
  view: View;
  language: Language;
}

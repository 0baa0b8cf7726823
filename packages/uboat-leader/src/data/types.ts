/** The types of the printed components: boats, ships, convoy cards, event cards, campaigns. Plain data, no behaviour. */

/** The two editions of the rules; see rules/editions.ts for every rule in which they differ. */
export type Edition = 'first' | 'second';

/** Crew skill, lowest first. */
export type Level = 'green' | 'trained' | 'veteran' | 'ace';

/** Special abilities printed on boat cards. */
export type Ability = 'infiltrator' | 'cool' | 'searcher';

/** Whether a crew attacks before or after the enemy. */
export type Initiative = 'aggressive' | 'cautious';

/** One of the two stat rows of a boat card. */
export interface SkillRow {
  readonly initiative: Initiative;
  readonly gunnery: number;
  readonly torpedo: number;
  readonly evasion: number;
}

/** One side of a boat card: the boat at one skill level. */
export interface BoatLevel {
  /** number of the card that carries this side */
  readonly card: number;
  /** special option points to buy the boat at this level */
  readonly so: number;
  /** experience needed for the next level; null for aces */
  readonly promotion: number | null;
  /** highest stress at which the crew is Okay */
  readonly okayTo: number;
  /** highest stress at which the crew is Shaken; above it is Unfit */
  readonly shakenTo: number;
  readonly okay: SkillRow;
  readonly shaken: SkillRow;
  readonly abilities: readonly Ability[];
}

/** A boat with its four skill levels. */
export interface BoatCard {
  /** the boat's number, e.g. "U-47" */
  readonly id: string;
  readonly captain: string;
  /** class of boat: IIB, VIIC, IXB, XXI ... */
  readonly type: string;
  /** first month of service, YYYY-MM */
  readonly from: string;
  /** last month of service, YYYY-MM */
  readonly to: string;
  readonly surfaced: number;
  readonly submerged: number;
  /** torpedoes in the tubes */
  readonly ready: number;
  /** torpedoes carried besides */
  readonly stored: number;
  /** gun attacks in a patrol; 0 is a boat without a deck gun */
  readonly gun: number;
  /** hull rating, used by the second edition */
  readonly hull: number;
  /** boat that may not serve in the same flotilla because it has the same captain */
  readonly exclusiveWith?: string;
  /** optional rule that allows the boat in any campaign */
  readonly admittedBy?: 'typeXXI';
  /** may fill its tubes from the stored torpedoes once in every combat phase */
  readonly rapidReload?: boolean;
  readonly levels: { readonly [level in Level]: BoatLevel };
  /** fields stated in a rulebook; every other value is our own and may be tuned */
  readonly printed?: readonly string[];
}

/** Die results for light damage, heavy damage and sinking; null is never reached by a single attack. */
export type HitNumbers = readonly [number | null, number | null, number | null];

/** Die results for 1 stress, 3 stress and sinking (1st edition). */
export type StressNumbers = readonly [number, number, number];

/** Hit counters drawn (2nd edition). */
export interface HitCount {
  readonly light: number;
  readonly heavy: number;
}

/** How a ship attacks a boat, in the form of each edition. */
export interface AttackLine {
  readonly first: StressNumbers | null;
  readonly second: HitCount;
}

interface TargetCard {
  readonly id: string;
  readonly name: string;
  /** key of the ship type, e.g. "tanker" */
  readonly type: string;
  readonly speed: number;
  readonly vp: number;
  readonly xp: number;
  readonly gun: HitNumbers;
  readonly torpedo: HitNumbers;
  readonly printed?: readonly string[];
}

/** A merchant ship. */
export interface MerchantCard extends TargetCard {
  readonly flag: string;
  readonly tons: number;
  readonly surface: AttackLine;
}

/** A merchant card that turns out to be an escort. */
export interface MisidentifiedCard {
  readonly id: string;
  readonly misidentified: true;
}

/** How an escort finds and attacks a boat at one depth. */
export interface EscortLine {
  readonly detect: number;
  readonly attack: AttackLine;
}

/** An escort; `fleet` escorts are set aside for naval contacts, `carrier` ones attack with aircraft. */
export interface EscortCard extends TargetCard {
  readonly fleet?: boolean;
  readonly carrier?: boolean;
  readonly surface: EscortLine;
  readonly submerged: EscortLine;
}

/** A warship; only carriers ever attack a submerged boat. */
export interface NavalCard extends TargetCard {
  readonly tons: number;
  readonly carrier?: boolean;
  readonly surface: AttackLine;
  readonly submerged: AttackLine;
}

/** Depth of a boat on the tactical display. */
export type Depth = 'surfaced' | 'submerged';

/** What a special condition of a convoy card does. */
export type ConditionOp =
  | { readonly do: 'torpedo'; readonly n: number; readonly from?: number; readonly to?: number }
  | { readonly do: 'gun'; readonly n: number }
  | { readonly do: 'noGun' }
  | { readonly do: 'detection'; readonly n: number; readonly against: Depth | 'any' }
  | { readonly do: 'alert'; readonly n: number }
  | {
      readonly do: 'relocate';
      readonly rings?: readonly Ring[];
      readonly areas?: readonly string[];
      readonly who: 'active' | 'all';
      readonly forced: boolean;
    }
  | { readonly do: 'startSubmerged'; readonly phases: number }
  | { readonly do: 'shipsHoldFire'; readonly phases: number }
  | { readonly do: 'escortAttack'; readonly first: number; readonly second: number }
  | { readonly do: 'shipAttack'; readonly first: number; readonly second: number }
  | { readonly do: 'slowLastShip'; readonly n: number };

/** A special condition; name and text are given by packs, our own are text keys. */
export interface Condition {
  readonly key: string;
  readonly name?: string;
  readonly text?: string;
  readonly ops: readonly ConditionOp[];
}

/** What a counter on a convoy card stands for, and so which deck it is revealed from. */
export type SlotKind = 'lone' | 'merchant' | 'naval' | 'escort' | 'fleet';

/** The three types of contact. */
export type ContactType = 'lone' | 'merchant' | 'naval';

/** A place on a convoy card. */
export interface Slot {
  readonly slot: string;
  readonly kind: SlotKind;
  readonly area: string;
}

/** A convoy card: what is met, where it is placed, and its special condition. */
export interface ConvoyCard {
  readonly id: string;
  readonly number: number;
  readonly type: ContactType;
  /** key of the title, or the title itself in a pack */
  readonly title: string;
  /** campaigns that use the card; absent is all of them */
  readonly campaigns?: readonly string[];
  readonly layout: readonly Slot[];
  /** key of the condition */
  readonly condition: string;
  readonly printed?: readonly string[];
}

/** What an event can cost before it brings its benefit. */
export interface EventCost {
  readonly torpedoes?: number;
  readonly gun?: number;
  readonly stress?: number;
}

/** One choice an event offers; it can always be declined. */
export interface EventOffer {
  readonly id: string;
  readonly cost: EventCost;
  readonly ops: readonly EventOp[];
}

/** The verbs of event cards. They act on the boat that drew the card unless they say otherwise. */
export type EventOp =
  | { readonly do: 'stress'; readonly n: number; readonly who?: 'allAtSea'; readonly edition?: Edition }
  | { readonly do: 'hits'; readonly light: number; readonly heavy: number; readonly edition?: Edition }
  | { readonly do: 'roll'; readonly evasion: boolean; readonly rows: readonly EventRow[] }
  | { readonly do: 'contacts'; readonly n: number }
  | { readonly do: 'warning'; readonly n: number }
  | { readonly do: 'dropIntelligence' }
  | { readonly do: 'detection'; readonly n: number; readonly against: Depth | 'any' }
  | { readonly do: 'offer'; readonly offers: readonly EventOffer[] }
  | { readonly do: 'victory'; readonly n: number }
  | { readonly do: 'experience'; readonly n: number }
  | { readonly do: 'specialPoints'; readonly n: number }
  | { readonly do: 'review'; readonly rows: readonly ReviewRow[] }
  | { readonly do: 'reload' }
  | { readonly do: 'endMovement' }
  | { readonly do: 'loseTorpedo'; readonly n: number };

/** A row of an event's die table: applies up to this total; null is no upper limit. */
export interface EventRow {
  readonly upTo: number | null;
  readonly ops: readonly EventOp[];
}

/** A row of an end-of-segment review: applies from this gain of victory points upwards. */
export interface ReviewRow {
  readonly gain: number;
  readonly ops: readonly EventOp[];
}

/** One reading of an event card; name and text are given by packs, our own are text keys. */
export interface EventFace {
  readonly key: string;
  readonly name?: string;
  readonly text?: string;
  readonly ops: readonly EventOp[];
}

/** An event card; split cards read differently in 1939-41 and 1942-43. */
export interface EventCard {
  readonly id: string;
  readonly number: number;
  /** key of the face in 1939-41 */
  readonly early: string;
  /** key of the face in 1942-43 */
  readonly late: string;
  readonly printed?: readonly string[];
}

/** Rings of the tactical display, from the inside out. */
export type Ring = 'convoy' | 'short' | 'medium' | 'long';

/** Special options that points can buy. */
export type OptionType =
  | 'airSearch'
  | 'supply'
  | 'intelligence'
  | 'rest'
  | 'advancedTorpedo'
  | 'radioCall'
  | 'mine'
  | 'attack'
  | 'raider';

/** The three special missions. */
export type Mission = 'mine' | 'attack' | 'raider';

/** A special option on a campaign sheet. */
export interface OptionOffer {
  readonly type: OptionType;
  readonly cost: number;
  /** how often it may be bought in a campaign; null is without limit */
  readonly limit: number | null;
  /** areas in which the counter may be placed; null is anywhere */
  readonly areas: readonly string[] | null;
}

/** A mission box in an area. */
export type MissionBox =
  | {
      readonly mission: 'mine';
      readonly events: number;
      /** mines laid for each victory point */
      readonly minesPerPoint: number;
      /** points for the most mines the box counts */
      readonly mostPoints: number;
    }
  | { readonly mission: 'attack'; readonly events: number; readonly targets: number }
  | { readonly mission: 'raider'; readonly events: number; readonly attacks: number; readonly hitOn: number };

/** A row of a contact table: applies up to this modified die; null is no upper limit. */
export interface ContactRow {
  readonly upTo: number | null;
  readonly contacts: number;
}

/** A sea area of a campaign map. */
export interface SeaArea {
  readonly id: string;
  /** event cards drawn by a boat that stays */
  readonly patrolling: number;
  /** event cards drawn by a boat that enters */
  readonly moving: number;
  readonly contacts: readonly ContactRow[];
  readonly adjacent: readonly string[];
  /** false for the English Channel, where no boat may stop */
  readonly mayStop: boolean;
  readonly boxes: readonly MissionBox[];
  /** classes that draw more cards on entering */
  readonly longReach?: { readonly types: readonly string[]; readonly events: number };
}

/** A port of a campaign map. */
export interface Port {
  readonly id: string;
  /** stress a boat in port loses in the refit segment */
  readonly refit: number;
  readonly adjacent: readonly string[];
}

/** Evaluations, best first. */
export type Evaluation = 'great' | 'good' | 'adequate' | 'poor' | 'dismal';

/** One of the three lengths of a campaign. */
export interface CampaignLength {
  readonly patrols: number;
  readonly so: number;
  /** lowest victory points for Great, Good, Adequate and Poor; anything below is Dismal */
  readonly bands: { readonly [band in Exclude<Evaluation, 'dismal'>]: number };
}

/** Which boats a campaign admits, and where; a class includes its variants (II: IIB, IIC and so on). */
export interface TypeLimit {
  /** classes the limit is about; absent is every class */
  readonly types?: readonly string[];
  /** only these classes may be bought */
  readonly admits?: readonly string[];
  /** these classes may not be bought */
  readonly bars?: readonly string[];
  /** sea areas in which the classes may be */
  readonly onlyAreas?: readonly string[];
  /** sea areas in which the classes may not be */
  readonly notAreas?: readonly string[];
}

/** A campaign sheet. */
export interface Campaign {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** side of split event cards */
  readonly events: 'early' | 'late';
  /** column of the dud table */
  readonly duds: '1939-40' | '1941+';
  /** whether escorts draw tactics counters: campaigns that start in June 1942 or later */
  readonly tactics: boolean;
  readonly lengths: { readonly [length in Length]: CampaignLength };
  readonly options: readonly OptionOffer[];
  readonly removedConvoys: readonly number[];
  readonly limits: readonly TypeLimit[];
  readonly wolfpack: {
    /** modified die from which a called boat joins */
    readonly joinOn: number;
    /** natural die up to which the call costs stress and raises the alarm */
    readonly alarmTo: number;
    /** modifier for a boat that has attacked already */
    readonly attacked: number;
  };
  readonly ports: readonly Port[];
  readonly areas: readonly SeaArea[];
  readonly printed: readonly string[];
}

/** Campaign lengths: one, two or four patrols for each boat. */
export type Length = 'short' | 'medium' | 'long';

/** What the server says of events, and what is said to it. */
import type { FormChoice } from '@flotilla/table';
import type { Pace } from '../online/wire.ts';

/** A same sea for many, or a tournament at several tables. */
export type EventKind = 'sea' | 'robin' | 'swiss' | 'cup' | 'flotilla';

/** How far an event is. */
export type EventState = 'announced' | 'sealing' | 'opening' | 'open' | 'closing' | 'closed' | 'cancelled';

/** How long an attempt is. */
export type SeaLength =
  | { readonly kind: 'patrols'; readonly patrols: number }
  | { readonly kind: 'season' }
  | { readonly kind: 'career' }
  | { readonly kind: 'campaign' };

/** What counts. */
export type Counts = 'tons' | 'survival' | 'points';

/** What was agreed about a same sea. */
export interface SeaSettings {
  readonly length: SeaLength;
  readonly counts: Counts;
  readonly seas: number;
  readonly dice: 'plain' | 'strict';
  readonly minutes: number;
  readonly openWater: boolean;
}

/** What was agreed about a tournament; times are minutes. */
export interface TourSettings {
  readonly rounds: number | null;
  readonly cycles: number;
  readonly pace: Pace;
  readonly every: number;
  readonly early: boolean;
  readonly grace: number | null;
  readonly judge: 'points' | 'draw' | 'lost';
}

/** The dice of a sea. */
export interface Sea {
  readonly number: number;
  readonly sealed: string;
  readonly commitment: string | null;
  readonly parts: readonly string[] | null;
  readonly past: readonly { readonly round: number }[];
  readonly seed?: string;
  readonly steady?: Steady | null;
}

/** What the steady bot makes of a sea. */
export interface Steady {
  readonly runs: number;
  readonly mean: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** How far the mixing of strict dice is. */
export interface Mixing {
  readonly round: number;
  readonly until: number | null;
  readonly shares: readonly {
    readonly entrant: number;
    readonly sealed: string;
    readonly share: string | null;
  }[];
}

/** An attempt of one's own. */
export interface MyAttempt {
  readonly sea: number;
  readonly game: string;
  readonly state: 'running' | 'over' | 'brokeOff';
}

/** An event, as whoever asks may know it. */
export interface EventInfo {
  readonly id: string;
  readonly kind: EventKind;
  readonly title: string;
  readonly game: string;
  readonly rules: string;
  readonly options: FormChoice;
  readonly settings: SeaSettings | TourSettings;
  readonly entry: 'open' | 'invited';
  readonly listed: boolean;
  readonly state: EventState;
  readonly opens: number;
  readonly closes: number;
  readonly entrants: { readonly invited: number; readonly entered: number };
  readonly seas: readonly Sea[];
  readonly dice?: Mixing | null;
  readonly you?: {
    readonly entrant: number | null;
    readonly name: string | null;
    readonly organiser?: boolean;
    readonly attempts?: readonly MyAttempt[];
    /** The board of a tournament at which one is to sit. */
    readonly board?: {
      readonly round: number;
      readonly board: number;
      readonly game: string | null;
      readonly seat: number;
      readonly state: Board['state'];
    } | null;
  } | null;
  readonly organiser?: boolean;
  /** Who has entered a tournament. */
  readonly list?: readonly {
    readonly entrant: number;
    readonly name: string;
    readonly state: 'invited' | 'entered' | 'withdrawn';
  }[];
  /** The round that is under way, of how many. */
  readonly round?: number;
  readonly rounds?: number;
}

/** Whether this browser organises an event. */
export const isOrganiser = ({ organiser, you }: EventInfo): boolean => organiser ?? you?.organiser ?? false;

/** A same sea. */
export type SeaEvent = EventInfo & { readonly kind: 'sea'; readonly settings: SeaSettings };

/** A tournament. */
export type TourEvent = EventInfo & { readonly settings: TourSettings };

/** Whether an event is a same sea. */
export const isSea = (event: EventInfo): event is SeaEvent => event.kind === 'sea';

/** What came of an attempt, as far as everybody may know it. */
export interface SeaFigures {
  readonly tons: number;
  readonly ships: number;
  readonly points: number;
  readonly patrols: number;
  readonly hull: number;
  readonly hullOf: number;
  readonly fired: number;
  readonly hits: number;
  readonly expected: number;
  readonly lost: number;
  readonly end: 'home' | 'rescued' | 'lost' | 'survived' | 'evaluated' | 'broke off';
  readonly boat: number | null;
}

/** An attempt in the standings. */
export interface StandingSea {
  readonly sea: number;
  readonly state: 'running' | 'over' | 'brokeOff';
  readonly progress: number;
  readonly figures: SeaFigures | null;
  readonly minutes: number | null;
  /** Once it is closed: 0.31 for 31 % more than the steady bot on the same sea. */
  readonly against?: number | null;
  /** Once it is closed: the game, which anybody may watch. */
  readonly game?: string | null;
}

/** One line of the standings. */
export interface StandingRow {
  readonly place: number | null;
  readonly entrant: number;
  readonly name: string;
  readonly state: 'invited' | 'entered' | 'withdrawn';
  readonly score: number | null;
  readonly seas: readonly StandingSea[];
  readonly marks?: readonly string[];
}

/** The standings of a same sea. */
export interface SeaStandings {
  readonly event: string;
  readonly state: EventState;
  readonly counts: Counts;
  readonly ties: readonly string[];
  readonly rows: readonly StandingRow[];
}

/** What entering brought. */
export interface Entered {
  readonly entrant: number;
  readonly name: string;
  readonly sea: number | null;
  readonly game: string | null;
  readonly state: EventState;
}

/** What a link leads to. */
export interface Invited {
  readonly event: EventInfo;
  readonly entrant: number;
  readonly name: string;
  readonly used: boolean;
}

/** What came of a board of two; at a table of captains there are captains instead. */
export interface BoardResult {
  readonly points?: readonly [number, number];
  readonly how: string;
  readonly captains?: readonly { readonly entrant: number; readonly tons: number }[];
}

/** A board of a round; the first seat leads. */
export interface Board {
  readonly board: number;
  readonly seats: readonly { readonly entrant: number; readonly name: string }[];
  readonly game: string | null;
  readonly state: 'waiting' | 'running' | 'over';
  readonly result: BoardResult | null;
}

/** A round of a tournament. */
export interface Round {
  readonly round: number;
  readonly state: 'planned' | 'running' | 'over';
  readonly opens: number;
  readonly closes: number;
  readonly boards: readonly Board[];
}

/** What is compared in a tournament. */
export type Measured = 'stage' | 'points' | 'buchholz' | 'sonneborn' | 'direct' | 'wins' | 'sunk';

/** Somebody in the standings of a tournament. */
export interface TourPlace {
  readonly place: number;
  readonly entrant: number;
  readonly name: string;
  readonly withdrawn: boolean;
  readonly measures?: readonly {
    readonly by: Measured;
    readonly value: number;
    readonly parts: readonly {
      readonly round: number;
      readonly against: number | null;
      readonly adds: number;
    }[];
  }[];
  readonly behindBy?: Measured | null;
  readonly won?: number;
  readonly drawn?: number;
  readonly lost?: number;
  readonly tons?: number;
  readonly ships?: number;
  readonly patrols?: number;
}

/** The standings of a tournament. */
export interface TourStandings {
  readonly order: readonly string[];
  readonly places: readonly TourPlace[];
}

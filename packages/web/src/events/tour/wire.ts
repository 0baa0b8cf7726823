/** A tournament as the server tells of it. */
import type { Way } from '../../online/api.ts';
import type { Pace } from '../../online/wire.ts';

/** The kinds of tournaments. */
export type TourKind = 'robin' | 'swiss' | 'cup' | 'flotilla';

/** A tournament and one's own place in it. */
export interface Tour {
  readonly id: string;
  readonly kind: TourKind;
  readonly title: string;
  readonly game: string;
  readonly settings: {
    readonly pace: Pace;
    readonly every: number;
    readonly early: boolean;
    readonly grace: number | null;
    readonly judge: 'points' | 'draw' | 'lost';
  };
  readonly entry: 'open' | 'invited';
  readonly state: 'announced' | 'sealing' | 'opening' | 'open' | 'closing' | 'closed' | 'cancelled';
  readonly opens: number;
  readonly closes: number;
  readonly round: number;
  readonly rounds: number;
  readonly list: readonly { readonly entrant: number; readonly name: string; readonly state: string }[];
  /** By which ways this device is told of it. */
  readonly ways?: readonly Way[];
  /** Somebody in it; its organiser need not be. */
  readonly you: {
    readonly entrant: number | null;
    readonly organiser?: boolean;
    readonly withdrawn?: boolean;
    readonly board?: {
      readonly round: number;
      readonly board: number;
      readonly game: string | null;
      readonly state: string;
      /** Whether I have taken my seat. */
      readonly sits?: boolean;
    } | null;
  } | null;
}

/** What came of a board of two. */
export interface BoardResult {
  readonly points: readonly [number, number];
  readonly how:
    | 'played'
    | 'resigned'
    | 'clock'
    | 'agreed'
    | 'judged'
    | 'absent'
    | 'nobody'
    | 'withdrawn'
    | 'bye';
  readonly sunk: readonly [number, number];
}

/** What came of a table of captains. */
export interface CaptainsResult {
  readonly captains: readonly {
    readonly entrant: number;
    readonly tons: number;
    readonly counts: boolean;
    readonly fate: string;
  }[];
}

/** A board. */
export interface Board {
  readonly board: number;
  /** Those who meet; `sits`: who is there already, while the game has not begun. */
  readonly seats: readonly { readonly entrant: number; readonly name: string; readonly sits?: boolean }[];
  readonly game: string | null;
  readonly state: 'waiting' | 'running' | 'over';
  readonly result: BoardResult | CaptainsResult | null;
}

/** A round. */
export interface Round {
  readonly round: number;
  readonly state: 'planned' | 'running' | 'over';
  readonly opens: number;
  readonly closes: number;
  readonly boards: readonly Board[];
}

/** What is compared, one after another. */
export type By = 'stage' | 'points' | 'buchholz' | 'sonneborn' | 'direct' | 'wins' | 'sunk';

/** A figure and what it is made of. */
export interface Measure {
  readonly by: By;
  readonly value: number;
  readonly parts: readonly {
    readonly round: number;
    readonly against: number | null;
    readonly adds: number;
  }[];
}

/** Somebody in the standings; captains have tons, others figures. */
export interface Place {
  readonly place: number;
  readonly entrant: number;
  readonly name: string;
  readonly withdrawn: boolean;
  readonly measures?: readonly Measure[];
  readonly behindBy?: By | null;
  readonly annulled?: boolean;
  readonly tons?: number;
  readonly ships?: number;
  readonly patrols?: number;
  /** Whether any of a captain's tonnage counts. */
  readonly races?: boolean;
  readonly rounds?: readonly {
    readonly round: number;
    readonly tons: number;
    readonly counts: boolean;
    readonly fate: string;
  }[];
}

/** The standings. */
export interface Standings {
  readonly order: readonly (By | 'tons')[];
  readonly places: readonly Place[];
  readonly packs: readonly {
    readonly place: number;
    readonly round: number;
    readonly board: number;
    readonly pack: string;
    readonly tons: number;
  }[];
}

/** Everything about a tournament at one moment. */
export interface Told {
  readonly tour: Tour;
  readonly rounds: readonly Round[];
  readonly standings: Standings;
}

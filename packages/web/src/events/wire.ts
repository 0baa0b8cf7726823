/** What the server says of events, and what is said to it. */
import type { FormChoice, SeaCount, SeaFigures, SeaLength } from '@flotilla/table';
import type { Way } from '../online/api.ts';

/** A same sea for many, or a tournament at several tables. */
export type EventKind = 'sea' | 'robin' | 'swiss' | 'cup' | 'flotilla';

/** How far an event is. */
export type EventState = 'announced' | 'sealing' | 'opening' | 'open' | 'closing' | 'closed' | 'cancelled';

/** What was agreed about a same sea. */
export interface SeaSettings {
  readonly length: SeaLength;
  readonly counts: SeaCount;
  readonly seas: number;
  readonly dice: 'plain' | 'strict';
  readonly minutes: number;
  readonly openWater: boolean;
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
  readonly settings: unknown;
  readonly entry: 'open' | 'invited';
  readonly listed: boolean;
  readonly state: EventState;
  readonly opens: number;
  readonly closes: number;
  readonly entrants: { readonly invited: number; readonly entered: number };
  readonly seas: readonly Sea[];
  readonly dice?: Mixing | null;
  /** By which ways this device is told of it. */
  readonly ways?: readonly Way[];
  readonly you?: {
    readonly entrant: number | null;
    readonly name: string | null;
    readonly organiser?: boolean;
    readonly attempts?: readonly MyAttempt[];
  } | null;
}

/** Whether this browser organises an event. */
export const isOrganiser = ({ you }: EventInfo): boolean => you?.organiser ?? false;

/** Whether nothing more happens in an event. */
export const isOver = ({ state }: Pick<EventInfo, 'state'>): boolean =>
  state === 'closing' || state === 'closed' || state === 'cancelled';

/** A same sea. */
export type SeaEvent = EventInfo & { readonly kind: 'sea'; readonly settings: SeaSettings };

/** Whether an event is a same sea. */
export const isSea = (event: EventInfo): event is SeaEvent => event.kind === 'sea';

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
  /** Where first voyages are ranked apart: whether it is one, as far as anybody knows, and its place among them. */
  readonly first?: boolean;
  readonly firstPlace?: number | null;
}

/** The standings of a same sea. */
export interface SeaStandings {
  readonly event: string;
  readonly state: EventState;
  readonly counts: SeaCount;
  readonly ties: readonly string[];
  readonly rows: readonly StandingRow[];
}

/** Whether first voyages are ranked apart, as on the sea of the day. */
export const ranksApart = ({ rows }: SeaStandings): boolean => rows.some(({ first }) => first !== undefined);

/** The lines of first voyages with their places among themselves. */
export const firstVoyages = ({ rows }: SeaStandings): StandingRow[] =>
  rows.filter(({ first }) => first).map((row) => ({ ...row, place: row.firstPlace ?? null }));

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

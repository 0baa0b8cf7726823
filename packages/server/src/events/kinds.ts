/** What each kind of event does in its own way: a same sea, or rounds at several tables. */
import type { EventSettings, EventTold, NewEvent, SeaStandings, TourStandings } from '@flotilla/protocol';
import type { EventRow } from '../store/events.ts';
import type { Referee } from '../tables/referee.ts';
import type { Arrival, Placed } from './entering.ts';
import type { Appointment } from './papers.ts';

/** Who asks about an event. */
export interface EventAsker {
  readonly organiser: boolean;
  /** The number of the entrant whose key it is; null for anybody else. */
  readonly entrant: number | null;
}

/** What is wanted about an event before it is written: its options as they were settled, and where its dice begin. */
export interface EventPlan {
  readonly rules: string;
  readonly options: EventRow['options'];
  readonly settings: EventSettings;
}

/** What each kind of event tells besides its row. */
export type ToldOfKind = Pick<EventTold, 'seas' | 'ties' | 'dice' | 'round' | 'rounds' | 'list'>;

/** What an entrant alone is told of their own place. */
export type OwnPlace = Pick<NonNullable<EventTold['you']>, 'withdrawn' | 'board'>;

/** One kind of event. */
export interface KindOfEvent {
  /** Checks what an organiser wants and settles what follows from it; throws a sentence when it cannot be held. */
  normalise(wanted: Pick<NewEvent, 'game' | 'options' | 'settings'>): Promise<EventPlan>;
  /** Writes what an event of this kind needs besides its row, in the same transaction if possible. */
  announced(event: EventRow, share: string): Promise<void>;
  /** When an event ends that says so by itself, as its rounds do; its organiser gives no time for it. */
  end?(wanted: NewEvent): number;
  /** Begins, or goes on beginning; gives when to look again, or null. Called by the job `open`, any number of times. */
  open(event: EventRow): Promise<number | null>;
  /** The next round; gives when to look again, or null. */
  round?(event: EventRow): Promise<number | null>;
  /** Ends everything under way, when the event is `closing`; called again if it could not be finished. */
  close(event: EventRow): Promise<void>;
  /** Puts somebody on the list, where that is more than setting out on a sea. */
  enter?(event: EventRow, arrival: Arrival): Promise<Placed>;
  /** Follows when somebody was taken out. */
  withdrawn?(event: EventRow, entrant: number): Promise<void>;
  /** What an entrant alone is told of their own place. */
  own?(event: EventRow, entrant: number): Promise<OwnPlace>;
  /** What everybody may know of it besides its row. */
  told(event: EventRow): Promise<ToldOfKind>;
  /** The standings, and the same as rows of a table with a heading. */
  standings(event: EventRow, asker: EventAsker): Promise<SeaStandings | TourStandings>;
  csv(event: EventRow): Promise<readonly (readonly (string | number | null)[])[]>;
  /** Its dates for a calendar; from opening to closing when left out. */
  dates?(event: EventRow): Promise<readonly Appointment[]>;
  /** The referee of its games. */
  referee(event: EventRow): Promise<Referee>;
}

/** What the server says of events, and what is said to it. */
import type { EventTold, ListedEvent, SeaSettings, SeaStandings, StandingRow } from '@flotilla/protocol';

/** Whether this browser organises an event. */
export const isOrganiser = ({ you }: Pick<EventTold, 'you'>): boolean => you?.organiser ?? false;

/** Whether nothing more happens in an event. */
export const isOver = ({ state }: Pick<ListedEvent, 'state'>): boolean =>
  state === 'closing' || state === 'closed' || state === 'cancelled';

/** A same sea. */
export type SeaEvent = EventTold & { readonly kind: 'sea'; readonly settings: SeaSettings };

/** Whether an event is a same sea. */
export const isSea = (event: EventTold): event is SeaEvent => event.kind === 'sea';

/** Whether first voyages are ranked apart, as on the sea of the day. */
export const ranksApart = ({ rows }: SeaStandings): boolean => rows.some(({ first }) => first !== undefined);

/** The lines of first voyages with their places among themselves. */
export const firstVoyages = ({ rows }: SeaStandings): StandingRow[] =>
  rows.filter(({ first }) => first).map((row) => ({ ...row, place: row.firstPlace ?? null }));

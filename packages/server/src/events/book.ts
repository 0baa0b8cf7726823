/** The events this process knows, so that referees can judge without waiting for the database. */
import type { EventKind } from '@flotilla/protocol';
import type { EventRow } from '../store/events.ts';
import { readEvent } from '../store/events.ts';
import type { Store } from '../store/store.ts';
import type { OpenGame } from '../tables/openGame.ts';
import type { Referee, Referees } from '../tables/referee.ts';
import type { KindOfEvent } from './kinds.ts';

/** Kinds of events by name; those that are not held here are left out. */
export type Kinds = Partial<Record<EventKind, KindOfEvent>>;

/** For a game of an event that is not known: nothing is allowed that could give something away. */
const STRICT: Referee = {
  isDone: () => false,
  atEnd: () => [],
  forbids: (_, act) => (act === 'device' ? null : 'inEvent'),
  isPublic: () => false,
};

/** Events by id, as last read; the parts a referee needs never change once games are played. */
export class EventBook implements Referees {
  readonly kinds: Kinds;
  readonly #store: Store;
  readonly #known = new Map<string, { readonly event: EventRow; readonly referee: Referee | null }>();

  constructor(store: Store, kinds: Kinds) {
    this.#store = store;
    this.kinds = kinds;
  }

  /** Reads an event, unless it can no longer change. */
  async learn(id: string): Promise<void> {
    if (this.#known.get(id)?.event.state !== 'closed') await this.look(id);
  }

  /** Reads an event afresh; null when there is none. */
  async look(id: string): Promise<EventRow | null> {
    const event = await readEvent(this.#store.db, id);
    if (event) await this.note(event);
    else this.#known.delete(id);
    return event;
  }

  /** Notes an event that was just read or written. */
  async note(event: EventRow): Promise<void> {
    const referee = (await this.kinds[event.kind]?.referee(event)) ?? null;
    this.#known.set(event.id, { event, referee });
  }

  of({ row }: OpenGame): Referee | null {
    if (row.event === null) return null;
    const known = this.#known.get(row.event);
    return known ? known.referee : STRICT;
  }
}

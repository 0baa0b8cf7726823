/** Everything the server does about events: announcing, the organiser's acts, opening, closing, and what follows. */
import type { Done, NewEvent, OrganisersAct, OrganisersReply } from '@flotilla/protocol';
import { plainName } from '@flotilla/table/run';
import { readAttempts } from '../store/attempts.ts';
import type { EventRow } from '../store/events.ts';
import {
  changeEvent,
  entrantNumbered,
  eventsOverBefore,
  eventsUnderWay,
  makeEvent,
  readEvent,
  removeEvent,
  updateEntrant,
} from '../store/events.ts';
import type { Job } from '../store/jobs.ts';
import { isShare } from '../tables/dice.ts';
import { keyHash, newId, sameHash } from '../tables/ids.ts';
import type { OpenTables } from '../tables/openTables.ts';
import { Refused } from '../words.ts';
import type { EventBook } from './book.ts';
import { announceDays, nextMidnight } from './days.ts';
import { freshLink, invite } from './entering.ts';
import type { KindOfEvent } from './kinds.ts';
import type { SeaEvents } from './sea.ts';

const DAY = 24 * 60 * 60_000;

/** The longest from now to the closing of an event. */
const MOST_DAYS = 366;

/** What the desk needs. */
export interface EventParts {
  readonly house: OpenTables;
  readonly book: EventBook;
  readonly seas: SeaEvents;
  /** Lets the worker look for jobs that are due. */
  wake(): void;
  fault(about: string, error: unknown): void;
}

/** The desk of this process. */
export class EventService {
  readonly house: OpenTables;
  readonly book: EventBook;
  readonly seas: SeaEvents;
  readonly #wake: () => void;
  readonly #fault: EventParts['fault'];

  constructor({ house, book, seas, wake, fault }: EventParts) {
    this.house = house;
    this.book = book;
    this.seas = seas;
    this.#wake = wake;
    this.#fault = fault;
  }

  /** The kind of an event; refused when it is not held here. */
  kindOf({ kind }: Pick<EventRow, 'kind'>): KindOfEvent {
    const held = this.book.kinds[kind];
    if (!held) throw new Refused(400, 'notEvent');
    return held;
  }

  /** Whether a key is that of the organiser. */
  isOwner(event: EventRow, token: string | null): boolean {
    return event.ownerHash !== null && token !== null && sameHash(event.ownerHash, keyHash(event.id, token));
  }

  /** Announces an event; whoever does is its organiser. */
  async announce(wanted: NewEvent, token: string): Promise<EventRow> {
    const kind = this.kindOf(wanted);
    const now = this.house.time.now();
    const title = titleOf(wanted.title);
    const closes = kind.end?.(wanted) ?? wanted.closes ?? 0;
    checkTimes(wanted.opens, closes, now);
    const isPlain = wanted.kind === 'sea' && wanted.settings.dice === 'plain';
    if ((isPlain || wanted.share !== '') && !isShare(wanted.share)) throw new Refused(400, 'noShare');
    const settled = await kind.normalise(wanted);
    const id = newId();
    const event: EventRow = {
      id,
      kind: wanted.kind,
      title,
      game: wanted.game,
      ...settled,
      entry: wanted.entry,
      listed: wanted.listed,
      state: 'announced',
      opens: wanted.opens,
      closes,
      ownerHash: keyHash(id, token),
      progress: {},
      created: now,
      touched: now,
      ended: null,
    };
    await makeEvent(this.house.store.db, event, []);
    await kind.announced(event, wanted.share);
    await this.#schedule(event);
    return event;
  }

  async #schedule(event: EventRow): Promise<void> {
    const { id, opens, closes } = event;
    const { jobs } = this.house.store;
    await jobs.set('open', id, opens);
    if (!this.kindOf(event).end) await jobs.set('close', id, closes);
    this.#wake();
  }

  /** Does what an organiser wants; gives what there is to tell. */
  async organise(event: EventRow, act: OrganisersAct): Promise<OrganisersReply> {
    switch (act.do) {
      case 'invite': {
        mustNotBeOver(event);
        const links = [];
        for (const name of act.names) links.push(await invite(this.house, event, plainName(name)));
        return { links };
      }
      case 'link':
        mustNotBeOver(event);
        return { link: await freshLink(this.house, event, act.entrant) };
      case 'withdraw':
        return this.#withdraw(event, act.entrant);
      case 'close':
        return this.#closeEarly(event);
      case 'cancel':
        return this.#cancel(event);
      case 'edit':
        return this.#edit(event, act);
    }
  }

  /** Takes an entry out of the standings; its game ends as it stands. */
  async #withdraw(event: EventRow, number: number): Promise<Done> {
    const { db } = this.house.store;
    if (!(await entrantNumbered(db, event.id, number))) throw new Refused(404, 'noEntrant');
    const { sql, values } = updateEntrant(event.id, number, { state: 'withdrawn' });
    await db.run(sql, values);
    for (const { game, state } of await readAttempts(db, event.id, number))
      if (state === 'running') await (await this.house.game(game))?.close();
    await this.kindOf(event).withdrawn?.(event, number);
    return {};
  }

  async #closeEarly(event: EventRow): Promise<Done> {
    mustNotBeOver(event);
    if (event.state !== 'open') throw new Refused(409, 'notYetOpen');
    const now = this.house.time.now();
    await changeEvent(this.house.store.db, event.id, { closes: now, touched: now }, ['open']);
    await this.house.store.jobs.set('close', event.id, now);
    this.#wake();
    return {};
  }

  async #cancel(event: EventRow): Promise<Done> {
    const now = this.house.time.now();
    const gone = await changeEvent(
      this.house.store.db,
      event.id,
      { state: 'cancelled', touched: now, ended: now },
      ['announced', 'sealing', 'opening'],
    );
    if (!gone) throw new Refused(409, 'eventOpen');
    await this.book.note(gone);
    await this.house.store.jobs.clearGame(event.id);
    await this.#tell(gone, 'closed');
    this.#wake();
    return {};
  }

  async #edit(event: EventRow, { do: _, ...wanted }: Extract<OrganisersAct, { do: 'edit' }>): Promise<Done> {
    mustNotBeOver(event);
    const now = this.house.time.now();
    const { title, listed, opens, closes, entry, options, settings } = wanted;
    const isEarly = event.state === 'announced';
    // When games are under way, moving their end would move it for those who have planned by it.
    if (!isEarly && [opens, closes, entry, options, settings].some((value) => value !== undefined))
      throw new Refused(409, 'eventOpen');
    checkTimes(opens ?? event.opens, closes ?? event.closes, isEarly ? now : event.opens);
    const given = settings ?? (event.settings as NonNullable<typeof settings>);
    const before = event.settings as typeof settings;
    if (event.kind === 'sea' && before && (given.dice !== before.dice || given.seas !== before.seas))
      throw new Refused(409, 'eventOpen');
    const settled =
      options || settings
        ? await this.kindOf(event).normalise({
            game: event.game,
            options: options ?? event.options,
            settings: given,
          } as never)
        : {};
    const changed = await changeEvent(
      this.house.store.db,
      event.id,
      {
        ...settled,
        ...(title !== undefined && { title: titleOf(title) }),
        ...(listed !== undefined && { listed }),
        ...(opens !== undefined && { opens }),
        ...(closes !== undefined && { closes }),
        ...(entry !== undefined && { entry }),
        touched: now,
      },
      [event.state],
    );
    if (!changed) throw new Refused(409, 'eventOpen');
    await this.book.note(changed);
    if (opens !== undefined || closes !== undefined) await this.#schedule(changed);
    return {};
  }

  /** Asks for the next stage of an event to be looked at now. */
  async hurry(id: string): Promise<void> {
    await this.house.store.jobs.set('open', id, this.house.time.now());
    this.#wake();
  }

  /** Does a job about events; returns when it is due again, or null. */
  async do({ kind, key }: Job): Promise<number | null> {
    if (kind === 'days') {
      await announceDays(this.house);
      return nextMidnight(this.house.time.now());
    }
    const event = await readEvent(this.house.store.db, key);
    if (!event) return null;
    if (kind === 'close') return this.#close(event);
    if (kind === 'steady') return this.#reckon(event);
    const held = this.kindOf(event);
    if (kind === 'round') return (await held.round?.(event)) ?? null;
    if (!['announced', 'sealing', 'opening'].includes(event.state)) {
      // Begun before, and perhaps nobody was told.
      await this.#tell(event, 'opened');
      return null;
    }
    const again = await held.open(event);
    const now = await this.book.look(key);
    if (now) await this.#tell(now, 'opened');
    return again;
  }

  /** Notifies those who asked that an event has opened or closed; nobody is notified twice. */
  async #tell({ id, state }: EventRow, what: 'opened' | 'closed'): Promise<void> {
    const so = what === 'opened' ? state === 'open' : state === 'closed' || state === 'cancelled';
    if (so) await this.house.store.jobs.setOnce('tell', `${id}.${what}`, this.house.time.now());
  }

  /** Closes an event when it is due; a closing that was interrupted is completed, however often it is tried. */
  async #close(event: EventRow): Promise<number | null> {
    const { db, jobs } = this.house.store;
    const now = this.house.time.now();
    if (event.state === 'closed' || event.state === 'cancelled') {
      await this.#tell(event, 'closed');
      return null;
    }
    if (now < event.closes) return event.closes;
    const closing = await changeEvent(db, event.id, { state: 'closing', touched: now }, [
      'announced',
      'sealing',
      'opening',
      'open',
      'closing',
    ]);
    if (!closing) return null;
    await this.kindOf(event).close(closing);
    const closed = await changeEvent(db, event.id, { state: 'closed', ended: now, touched: now }, [
      'closing',
    ]);
    if (closed) {
      await this.book.note(closed);
      await this.#tell(closed, 'closed');
    }
    await jobs.clear('open', event.id);
    if (event.kind === 'sea') await jobs.setOnce('steady', event.id, now);
    return null;
  }

  async #reckon(event: EventRow): Promise<number | null> {
    const isDone = event.state !== 'closed' || (await this.seas.reckon(event));
    return isDone ? null : this.house.time.now();
  }

  /** Sets the jobs of every event under way, in case they were given up, and does what is overdue before anybody is let in. */
  async start(): Promise<void> {
    const { db, jobs } = this.house.store;
    const now = this.house.time.now();
    await announceDays(this.house);
    await jobs.set('days', 'all', nextMidnight(now));
    for (const event of await eventsUnderWay(db)) {
      await jobs.setOnce('open', event.id, event.opens);
      // The end of a tournament is that of its last round, however long it has taken.
      if (this.kindOf(event).end) continue;
      await jobs.setOnce('close', event.id, event.closes);
      // What fails here is tried again by its job; nobody else has to wait for it.
      if (event.closes <= now)
        await this.#close(event).catch((error: unknown) => this.#fault(event.id, error));
    }
  }

  /** Removes events that have been over for long. */
  async purge(before: number): Promise<void> {
    const { db } = this.house.store;
    for (const { id } of await eventsOverBefore(db, before)) {
      for (const game of await this.house.all()) if (game.row.event === id) this.house.drop(game.id);
      await removeEvent(db, id);
    }
  }
}

function titleOf(given: string): string {
  const title = plainName(given);
  if (title === '') throw new Refused(400, 'noTitle');
  return title;
}

function checkTimes(opens: number, closes: number, now: number): void {
  if (closes <= opens || closes <= now || closes > now + MOST_DAYS * DAY)
    throw new Refused(400, 'noTimes', { days: MOST_DAYS });
}

function mustNotBeOver({ state }: EventRow): void {
  if (state === 'closing' || state === 'closed' || state === 'cancelled') throw new Refused(410, 'eventOver');
}

/** Telling those who asked what happens in an event: that it opens or closes, that a board is ready, that its time runs out. */
import type { Way, WayState } from '@flotilla/protocol';
import { isTourKind } from '../events/terms.ts';
import { readTour, sitsAt } from '../events/tour.ts';
import { readAttempts } from '../store/attempts.ts';
import type { EventRow, PairingRow } from '../store/events.ts';
import { readEntrants, readEvent } from '../store/events.ts';
import type { FollowerRow } from '../store/followers.ts';
import {
  addFollower,
  claimTelling,
  countFollowers,
  noteFollower,
  readFollowers,
  removeFollowers,
  stopFollower,
} from '../store/followers.ts';
import type { Job } from '../store/jobs.ts';
import { keyHash } from '../tables/ids.ts';
import type { OpenTables } from '../tables/openTables.ts';
import type { PresenceBoard } from '../tables/presence.ts';
import { Refused } from '../words.ts';
import type { Target } from './letterbox.ts';
import type { About, Notice, TellingSettings } from './telling.ts';
import { contactFault, tellBy } from './telling.ts';

/** Ways of one device, and of all who follow an event. */
const MOST_OF_DEVICE = 5;
const MOST_OF_EVENT = 5_000;
/** A page that is looked at reads its event every 15 seconds: who was seen this recently needs no notice. */
const LATELY = 45_000;
const MOST_SEEN = 20_000;
/** A condition that does not hold yet is checked again after this long. */
const SOON = 10_000;

/** What these notices need. */
export interface EventNoticeSettings extends TellingSettings {
  readonly house: OpenTables;
  readonly presence: PresenceBoard;
}

/** The notices about events of this process. */
export class EventNotices {
  readonly #settings: EventNoticeSettings;
  readonly #seen = new Map<string, number>();

  constructor(settings: EventNoticeSettings) {
    this.#settings = settings;
  }

  get #db() {
    return this.#settings.house.store.db;
  }

  /** Adds a way to tell a device about an event; an address that is not confirmed yet gets a letter that asks for it. */
  async add(
    event: EventRow,
    holder: string,
    { channel, target, language }: Target & { readonly language: string },
  ): Promise<WayState> {
    if (['closing', 'closed', 'cancelled'].includes(event.state)) throw new Refused(410, 'eventOver');
    const why = contactFault(this.#settings.carriers, { channel, target });
    if (why) throw new Refused(400, 'noContact', { why });
    const own = await readFollowers(this.#db, event.id, holder);
    const known = own.some((one) => one.channel === channel && one.target === target);
    if (!known && own.length >= MOST_OF_DEVICE) throw new Refused(429, 'tooMany', { seconds: 3600 });
    if (!known && (await countFollowers(this.#db, event.id)) >= MOST_OF_EVENT)
      throw new Refused(429, 'tooMany', { seconds: 3600 });
    const stopHash = keyHash(event.id, stopKey(event.id, holder, target));
    const state = await this.#settings.letterbox.ask({ channel, target }, language);
    await addFollower(this.#db, {
      event: event.id,
      holder,
      channel,
      target,
      language,
      failures: 0,
      stopHash,
    });
    return state;
  }

  /** Removes one way of a device, or all. */
  remove({ id }: EventRow, holder: string, target?: string): Promise<void> {
    return removeFollowers(this.#db, id, holder, target);
  }

  /** Stops the notices whose link this is. */
  stop(event: string, key: string): Promise<boolean> {
    return stopFollower(this.#db, event, keyHash(event, key));
  }

  /** The ways by which a device is told. */
  waysOf(event: string, holder: string): Promise<FollowerRow[]> {
    return readFollowers(this.#db, event, holder);
  }

  /** The same for their owner. */
  async shownWays(event: string, holder: string): Promise<Way[]> {
    return this.#settings.letterbox.shown(await this.waysOf(event, holder));
  }

  /** Notes that somebody looks at the page of an event. */
  saw(event: string, holder: string): void {
    if (this.#seen.size >= MOST_SEEN) this.#seen.clear();
    this.#seen.set(`${event} ${holder}`, this.#settings.house.time.now());
  }

  #isLooking({ event, holder }: FollowerRow): boolean {
    const at = this.#seen.get(`${event} ${holder}`);
    return at !== undefined && this.#settings.house.time.now() - at < LATELY;
  }

  /** Does the job of telling; returns when it is due again, or null. Its key is the event and what there is to tell. */
  async do({ key }: Job): Promise<number | null> {
    const [id = '', about = '', round = ''] = key.split('.');
    const event = await readEvent(this.#db, id);
    if (!event) return null;
    const again = this.#settings.house.time.now() + SOON;
    switch (about) {
      case 'opened':
        if (event.state === 'open') await this.#opened(event);
        return null;
      case 'closed':
        if (['announced', 'open', 'closing'].includes(event.state)) return again;
        if (event.state === 'closed' || event.state === 'cancelled') await this.#everybody(event);
        return null;
      case 'round':
      case 'seat':
      case 'deadline':
        await this.#board(event, about, Number(round));
        return null;
      default:
        return null;
    }
  }

  /** Everybody who asked is told that it is over, unless they are looking at it. */
  async #everybody(event: EventRow): Promise<void> {
    const about = event.state === 'cancelled' ? 'cancelled' : 'closed';
    for (const follower of await readFollowers(this.#db, event.id))
      if (!this.#isLooking(follower)) await this.#tell(event, follower, about, about);
  }

  /** Whoever is on the list and has not set out is told that the sea can be sailed. */
  async #opened(event: EventRow): Promise<void> {
    const entrants = await readEntrants(this.#db, event.id);
    const sailing = new Set((await readAttempts(this.#db, event.id)).map(({ entrant }) => entrant));
    for (const follower of await readFollowers(this.#db, event.id)) {
      const own = entrants.find(({ tokenHash }) => tokenHash === follower.holder);
      if (own?.state !== 'entered' || sailing.has(own.number) || this.#isLooking(follower)) continue;
      await this.#tell(event, follower, 'opened', 'opened');
    }
  }

  /**
   * Players of a round: that their board is ready, that they should sit down, that its time runs out. Of a board under way both are
   * told alike, as whose turn it is may be a secret.
   */
  async #board(event: EventRow, what: 'round' | 'seat' | 'deadline', round: number): Promise<void> {
    const tour = isTourKind(event.kind) ? await readTour(this.#settings.house, event.id) : null;
    if (!tour || event.state !== 'open' || tour.progress.round !== round) return;
    const boards = tour.pairings.filter(
      (one) => one.round === round && one.state !== 'over' && one.seats.length > 1,
    );
    for (const follower of await readFollowers(this.#db, event.id)) {
      const own = tour.entrants.find(({ tokenHash }) => tokenHash === follower.holder);
      const board = own && boards.find(({ seats }) => seats.includes(own.number));
      if (own?.state !== 'entered' || !board || this.#isLooking(follower)) continue;
      if (what !== 'deadline' && sitsAt(tour, board, own.number)) continue;
      if (await this.#isAtBoard(board, own.number)) continue;
      await this.#tell(event, follower, what === 'round' ? 'round' : 'deadline', `${what} ${round}`, round);
    }
  }

  async #isAtBoard({ game: id, seats }: PairingRow, entrant: number): Promise<boolean> {
    const { house, presence } = this.#settings;
    const game = id === null ? null : await house.game(id);
    return game !== null && presence.presence(game, seats.indexOf(entrant)) === 'here';
  }

  async #tell(
    { id, kind, title, game }: EventRow,
    follower: FollowerRow,
    about: About,
    what: string,
    round?: number,
  ): Promise<void> {
    if (!(await claimTelling(this.#db, follower, what))) return;
    const place = this.#settings.publicUrl ?? '';
    const key = stopKey(id, follower.holder, follower.target);
    const notice: Notice = {
      about,
      id,
      title,
      plays: (await this.#settings.house.library(game, null))?.title ?? game,
      language: follower.language,
      url: `${place}/${isTourKind(kind) ? 't' : 'e'}/${id}`,
      stopUrl: `${place}/e/${id}/quiet#${key}`,
      stopPost: `${place}/api/v1/events/${id}/stop/${key}`,
      ...(round !== undefined && { round }),
    };
    const worked = await tellBy(this.#settings, follower, notice);
    if (worked !== null) await noteFollower(this.#db, follower, worked);
  }
}

/** The key in a stop link; made anew from what it belongs to whenever a notice is written. */
const stopKey = (event: string, holder: string, target: string): string =>
  keyHash(event, `stop ${holder} ${target}`).slice(0, 22);

/** Telling somebody who is away that it is their turn. */
import type { Job } from '../store/jobs.ts';
import type { Channel } from '../store/talk.ts';
import { addContact, noteContact, readContacts, removeContacts, stopContact } from '../store/talk.ts';
import type { House } from '../tables/house.ts';
import { keyHash } from '../tables/ids.ts';
import type { OpenGame } from '../tables/openGame.ts';
import { isHushed, waitedFor } from '../tables/people.ts';
import type { PresenceDesk } from '../tables/presence.ts';
import { Refused } from '../words.ts';
import type { Notice, TellingSettings } from './telling.ts';
import { contactFault, tellBy } from './telling.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Somebody away is first told after this long, then once a day, at most three times. */
const FIRST = 10 * MINUTE;
const MOST = 3;
/** How often somebody may be nudged. */
const NUDGE = 60 * MINUTE;

/** What notices need. */
export interface NoticeSettings extends TellingSettings {
  readonly house: House;
  readonly presence: PresenceDesk;
}

/** Keeps track of who wants to be told, and tells them. */
export class Notices {
  readonly #settings: NoticeSettings;
  readonly #asked = new Map<string, Set<number>>();
  readonly #nudged = new Map<string, number>();

  constructor(settings: NoticeSettings) {
    this.#settings = settings;
  }

  /** The ways there are. */
  get channels(): Channel[] {
    return Object.keys(this.#settings.carriers) as Channel[];
  }

  /** Adds a way to tell a seat. */
  async add(
    game: OpenGame,
    seat: number,
    {
      channel,
      target,
      language,
    }: { readonly channel: Channel; readonly target: string; readonly language: string },
  ): Promise<void> {
    const why = contactFault(this.#settings.carriers, { channel, target });
    if (why) throw new Refused(400, 'noContact', { why });
    const { db } = this.#settings.house.store;
    if ((await readContacts(db, game.id, seat)).length >= 5)
      throw new Refused(429, 'tooMany', { seconds: 3600 });
    const stopHash = keyHash(game.id, stopKey(game.id, seat, target));
    await addContact(db, { game: game.id, seat, channel, target, language, failures: 0, stopHash });
  }

  /** Removes one way, or all. */
  remove(game: OpenGame, seat: number, target?: string): Promise<void> {
    return removeContacts(this.#settings.house.store.db, game.id, seat, target);
  }

  /** Stops the notices whose link this is. */
  stop(game: string, key: string): Promise<boolean> {
    return stopContact(this.#settings.house.store.db, game, keyHash(game, key));
  }

  /** Sets and clears reminders after every change to a game. A hushed question reminds everybody it might be for, or nobody. */
  follow(game: OpenGame): void {
    if (this.channels.length === 0 || game.row.pace.kind === 'live') return;
    const asked = new Set(waitedFor(game));
    const before = this.#asked.get(game.id) ?? new Set<number>();
    this.#asked.set(game.id, asked);
    const { jobs } = this.#settings.house.store;
    const now = this.#settings.house.time.now();
    const failed = (error: unknown): void => this.#settings.fault('reminders', error);
    for (const seat of asked)
      if (!before.has(seat)) jobs.setOnce('remind', `${game.id}.${seat}`, now + FIRST, '0').catch(failed);
    for (const seat of before) if (!asked.has(seat)) jobs.clear('remind', `${game.id}.${seat}`).catch(failed);
  }

  /** Reminds a seat that is asked and not here; returns when to check again. */
  async remind(game: OpenGame, seat: number, job: Job): Promise<number | null> {
    const { house, presence } = this.#settings;
    const now = house.time.now();
    if (!(await game.inTurn(async () => waitedFor(game).includes(seat)))) return null;
    const row = game.seats[seat];
    if (!row || row.playedOn) return null;
    if ((row.holiday ?? 0) > now) return row.holiday;
    if (presence.whereabouts(game, seat) === 'here') return now + FIRST;
    await this.#tell(game, seat);
    const told = Number(job.payload) + 1;
    if (told >= MOST) return null;
    await house.store.jobs.set('remind', `${game.id}.${seat}`, now + DAY, String(told));
    return null;
  }

  /** Reminds somebody because another player asks for it. */
  async nudge(game: OpenGame, from: number, seat: number): Promise<void> {
    const row = game.seats[seat];
    if (!row || row.bot !== null || seat === from) throw new Refused(404, 'seatMissing');
    const { time } = this.#settings.house;
    const name = `${game.id} ${seat}`;
    const wait = (this.#nudged.get(name) ?? Number.NEGATIVE_INFINITY) + NUDGE - time.now();
    if (wait > 0) throw new Refused(429, 'tooMany', { seconds: Math.ceil(wait / 1000) });
    this.#nudged.set(name, time.now());
    await this.#tell(game, seat);
  }

  async #tell(game: OpenGame, seat: number): Promise<void> {
    const { house, publicUrl } = this.#settings;
    const { db } = house.store;
    const about = (await game.inTurn(async () => isHushed(game))) ? 'pause' : 'turn';
    for (const contact of await readContacts(db, game.id, seat)) {
      const url = `${publicUrl ?? ''}/t/${game.id}`;
      const stopUrl = `${url}/quiet#${stopKey(game.id, seat, contact.target)}`;
      const { language } = contact;
      const { title } = game.rules;
      const notice: Notice = { id: game.id, about, title, plays: title, language, url, stopUrl };
      const worked = await tellBy(this.#settings, contact, notice);
      if (worked !== null) await noteContact(db, contact, worked);
    }
  }
}

/** The key in a stop link; made anew from what it belongs to whenever a notice is written. */
const stopKey = (game: string, seat: number, target: string): string =>
  keyHash(game, `stop ${seat} ${target}`).slice(0, 22);

/** Telling somebody who is away that it is their turn. */
import type { Channel, Way, WayState } from '@flotilla/protocol';
import type { Job } from '../store/jobs.ts';
import { addContact, noteContact, readContacts, removeContacts, stopContact } from '../store/talk.ts';
import { keyHash } from '../tables/ids.ts';
import type { OpenGame } from '../tables/openGame.ts';
import type { OpenTables } from '../tables/openTables.ts';
import { isHushed, waitedFor } from '../tables/people.ts';
import type { PresenceBoard } from '../tables/presence.ts';
import { Refused } from '../words.ts';
import type { Target } from './letterbox.ts';
import type { Notice, TellingSettings } from './telling.ts';
import { contactFault, tellBy } from './telling.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Somebody away is first told after this long, then once a day, at most three times. */
const FIRST = 10 * MINUTE;
const MOST = 3;

/** What notices need. */
export interface NoticeSettings extends TellingSettings {
  readonly house: OpenTables;
  readonly presence: PresenceBoard;
}

/** Keeps track of who wants to be told, and tells them. */
export class Notices {
  readonly #settings: NoticeSettings;
  readonly #asked = new Map<string, Set<number>>();

  constructor(settings: NoticeSettings) {
    this.#settings = settings;
  }

  get #db() {
    return this.#settings.house.store.db;
  }

  /** The ways there are. */
  get channels(): Channel[] {
    return Object.keys(this.#settings.carriers) as Channel[];
  }

  /** Adds a way to tell a seat; an address that is not confirmed yet gets a letter that asks for it. */
  async add(
    game: OpenGame,
    seat: number,
    { channel, target, language }: Target & { readonly language: string },
  ): Promise<WayState> {
    const why = contactFault(this.#settings.carriers, { channel, target });
    if (why) throw new Refused(400, 'noContact', { why });
    if ((await readContacts(this.#db, game.id, seat)).length >= 5)
      throw new Refused(429, 'tooMany', { seconds: 3600 });
    const state = await this.#settings.letterbox.ask({ channel, target }, language);
    await this.bring(game, seat, { channel, target, language });
    return state;
  }

  /** Adds a way that was confirmed elsewhere, without asking again. */
  async bring(
    game: OpenGame,
    seat: number,
    { channel, target, language }: Target & { readonly language: string },
  ): Promise<void> {
    const stopHash = keyHash(game.id, stopKey(game.id, seat, target));
    await addContact(this.#db, { game: game.id, seat, channel, target, language, failures: 0, stopHash });
  }

  /** The ways by which a seat is told, for its owner. */
  async waysOf(game: OpenGame, seat: number): Promise<Way[]> {
    return this.#settings.letterbox.shown(await readContacts(this.#db, game.id, seat));
  }

  /** Removes one way, or all. */
  remove(game: OpenGame, seat: number, target?: string): Promise<void> {
    return removeContacts(this.#db, game.id, seat, target);
  }

  /** Stops the notices whose link this is. */
  stop(game: string, key: string): Promise<boolean> {
    return stopContact(this.#db, game, keyHash(game, key));
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
    if (!row || row.botTookOver) return null;
    if ((row.holiday ?? 0) > now) return row.holiday;
    if (presence.presence(game, seat) === 'here') return now + FIRST;
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
    await this.#settings.letterbox.demandNudge(game.id, seat);
    await this.#tell(game, seat);
  }

  async #tell(game: OpenGame, seat: number): Promise<void> {
    const { publicUrl } = this.#settings;
    const about = (await game.inTurn(async () => isHushed(game))) ? 'pause' : 'turn';
    for (const contact of await readContacts(this.#db, game.id, seat)) {
      const url = `${publicUrl ?? ''}/t/${game.id}`;
      const key = stopKey(game.id, seat, contact.target);
      const notice: Notice = {
        id: game.id,
        about,
        title: game.rules.title,
        plays: game.rules.title,
        language: contact.language,
        url,
        stopUrl: `${url}/quiet#${key}`,
        stopPost: `${publicUrl ?? ''}/api/v1/games/${game.id}/stop/${key}`,
      };
      const worked = await tellBy(this.#settings, contact, notice);
      if (worked !== null) await noteContact(this.#db, contact, worked);
    }
  }
}

/** The key in a stop link; made anew from what it belongs to whenever a notice is written. */
const stopKey = (game: string, seat: number, target: string): string =>
  keyHash(game, `stop ${seat} ${target}`).slice(0, 22);

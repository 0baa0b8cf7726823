/**
 * Whom this server may tell something: an e-mail address only once its reader has pressed the link in a letter, and no target
 * more often than its pace, whoever asks for it and however often the server is started.
 */
import type { Channel, Way, WayState } from '@flotilla/protocol';
import {
  addressState,
  claimAsking,
  paceLeft,
  purgeAddresses,
  type RateLimit,
  settleAddress,
  takePace,
  touchAddress,
  unclaimAsking,
} from '../store/addresses.ts';
import type { Vault } from '../tables/dice.ts';
import { isToken, keyHash } from '../tables/ids.ts';
import type { OpenTables } from '../tables/openTables.ts';
import { Refused } from '../words.ts';
import type { Carriers } from './telling.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** A target is told of at most twelve things at once, and one more an hour. */
const TELLING: RateLimit = { burst: 12, every: HOUR };
/** Somebody may be nudged once an hour. */
const NUDGE: RateLimit = { burst: 1, every: HOUR };
/** An address is asked three times at most, an hour apart; one that never answers is forgotten after a month. */
const ASKING = { apart: HOUR, most: 3, forgotten: 30 * DAY };
/** An address unused for this long must be confirmed again. */
const UNUSED = 400 * DAY;

/** A way to tell somebody. */
export interface Target {
  readonly channel: Channel;
  readonly target: string;
}

/** The key in the link of a letter: nobody can make it without the key of this server. */
const linkKey = (vault: Vault, target: string): string =>
  vault.hash(`letterbox ${oneReader(target)}`).slice(0, 22);

/** What is kept of an address. */
export const addressHash = (vault: Vault, target: string): string =>
  keyHash('letterbox', linkKey(vault, target));

/** The post of this server. */
export class Letterbox {
  readonly #house: OpenTables;
  readonly #carriers: Carriers;
  readonly #publicUrl: string | null;

  constructor(house: OpenTables, carriers: Carriers, publicUrl: string | null) {
    this.#house = house;
    this.#carriers = carriers;
    this.#publicUrl = publicUrl;
  }

  get #db() {
    return this.#house.store.db;
  }

  #keyOf(target: string): string {
    return linkKey(this.#house.vault, target);
  }

  #hashOf(target: string): string {
    return addressHash(this.#house.vault, target);
  }

  /** Whether somebody would be told by a way. */
  async stateOf({ channel, target }: Target): Promise<WayState> {
    if (channel !== 'mail') return 'on';
    return (await addressState(this.#db, this.#hashOf(target))) === 'confirmed' ? 'on' : 'waiting';
  }

  /** Ways as their owner sees them. */
  shown(ways: readonly Target[]): Promise<Way[]> {
    return Promise.all(
      ways.map(async (way) => ({
        channel: way.channel,
        target: way.channel === 'push' ? null : way.target,
        state: await this.stateOf(way),
      })),
    );
  }

  /** Sends the letter with the link, unless the address is confirmed or was asked lately. */
  async ask({ channel, target }: Target, language: string): Promise<WayState> {
    const carrier = this.#carriers[channel];
    if (!carrier?.ask) return 'on';
    const hash = this.#hashOf(target);
    const known = await addressState(this.#db, hash);
    if (known === 'confirmed') return 'on';
    if (known === 'refused') throw new Refused(403, 'noLetters');
    const now = this.#house.time.now();
    if (!(await claimAsking(this.#db, hash, { now, ...ASKING }))) return 'waiting';
    try {
      await carrier.ask(target, { language, url: `${this.#publicUrl ?? ''}/mail#${this.#keyOf(target)}` });
    } catch {
      await unclaimAsking(this.#db, hash);
      throw new Refused(502, 'letterLost');
    }
    return 'waiting';
  }

  /** Records the choice made behind a link; false when the link is not ours. */
  async settle(key: string, wanted: boolean): Promise<boolean> {
    if (!isToken(key)) return false;
    const state = wanted ? 'confirmed' : 'refused';
    return settleAddress(this.#db, keyHash('letterbox', key), state, this.#house.time.now());
  }

  /** Whether somebody may be told something now; counts it. */
  async mayTell(way: Target): Promise<boolean> {
    if ((await this.stateOf(way)) !== 'on') return false;
    const now = this.#house.time.now();
    const name = this.#house.vault.hash(`told ${way.channel} ${oneReader(way.target)}`);
    if (!(await takePace(this.#db, name, now, TELLING))) return false;
    if (way.channel === 'mail') await touchAddress(this.#db, this.#hashOf(way.target), now, now - DAY);
    return true;
  }

  /** Refuses a nudge that comes too soon after the last one to this seat. */
  async demandNudge(game: string, seat: number): Promise<void> {
    const now = this.#house.time.now();
    const name = `nudge ${game} ${seat}`;
    if (await takePace(this.#db, name, now, NUDGE)) return;
    const wait = await paceLeft(this.#db, name, now, NUDGE);
    throw new Refused(429, 'tooMany', { seconds: Math.max(1, Math.ceil(wait / 1000)) });
  }

  /** Forgets what need not be kept. */
  purge(): Promise<void> {
    const now = this.#house.time.now();
    return purgeAddresses(this.#db, { now, asked: now - ASKING.forgotten, used: now - UNUSED });
  }
}

/** The same for all spellings of an address that one person reads: letters are as good as capitals, and what follows a plus is a note. */
const oneReader = (target: string): string => target.toLowerCase().replace(/\+[^@]*(?=@)/, '');

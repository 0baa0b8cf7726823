/** Who is shut out, and whether the house is closed: read from the database, kept at hand for every request. */
import { BlockList, isIP } from 'node:net';
import type { BanRow } from '../store/operator.ts';
import { isGuest, readBans } from '../store/operator.ts';
import { meta } from '../store/store.ts';
import { keyHash, sameHash } from '../tables/ids.ts';
import type { OpenTables } from '../tables/openTables.ts';
import { Refused } from '../words.ts';

/** What the mode is called in `meta`. */
export const MODE = 'mode';
const CLOSED = 'closed';

/** What `keyHash` takes for devices that were invited. */
const GUEST = 'guest';

/** The hash under which an invited device is kept. */
export const guestHash = (token: string): string => keyHash(GUEST, token);

/** The most devices whose verdict is remembered. */
const MOST_KNOWN = 20_000;

/** The widest networks that can be shut out. */
const WIDEST = { 4: 16, 6: 32 } as const;

/** An address or network in its parts; null when it is none that may be shut out. */
export function networkOf(
  text: string,
): { readonly address: string; readonly prefix: number; readonly family: 4 | 6 } | null {
  const [address = '', length, ...rest] = text.trim().split('/');
  const family = isIP(address);
  if ((family !== 4 && family !== 6) || rest.length > 0) return null;
  const whole = family === 4 ? 32 : 128;
  const prefix = length === undefined ? whole : /^\d{1,3}$/.test(length) ? Number(length) : -1;
  return prefix >= WIDEST[family] && prefix <= whole ? { address, prefix, family } : null;
}

/** One ban, ready to be asked. */
interface Ready {
  readonly ban: BanRow;
  readonly list: BlockList | null;
}

function ready(ban: BanRow): Ready {
  const network = ban.address === null ? null : networkOf(ban.address);
  if (!network) return { ban, list: null };
  const list = new BlockList();
  list.addSubnet(network.address, network.prefix, network.family === 4 ? 'ipv4' : 'ipv6');
  return { ban, list };
}

/** Knows the bans and the mode of this server. */
export class Admission {
  readonly #house: OpenTables;
  #bans: readonly Ready[] = [];
  /** The ban of each device that was seen since the bans were read; null for most. */
  readonly #known = new Map<string, BanRow | null>();
  isClosed = false;

  constructor(house: OpenTables) {
    this.#house = house;
  }

  /** Reads bans and mode afresh. */
  async read(): Promise<void> {
    const { store, time } = this.#house;
    const bans = await readBans(store.db, time.now());
    this.isClosed = (await meta(store.db, MODE)) === CLOSED;
    this.#bans = bans.map(ready);
    this.#known.clear();
  }

  /** The ban that shuts somebody out; null for those who may come in. */
  banOf(address: string, token: string | null): BanRow | null {
    if (this.#bans.length === 0) return null;
    const now = this.#house.time.now();
    const lasts = (ban: BanRow | null): BanRow | null =>
      ban && (ban.expires === null || ban.expires > now) ? ban : null;
    for (const { ban, list } of this.#bans)
      if (list && lasts(ban) && isIP(address) && list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6'))
        return ban;
    return token === null ? null : lasts(this.#banOfDevice(token));
  }

  #banOfDevice(token: string): BanRow | null {
    const known = this.#known.get(token);
    if (known !== undefined) return known;
    const found = this.#bans.find(({ ban }) =>
      ban.marks.some(({ scope, hash }) => sameHash(hash, keyHash(scope, token))),
    );
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(token, found?.ban ?? null);
    return found?.ban ?? null;
  }

  /** Refuses somebody who is shut out. */
  demand(address: string, token: string | null): void {
    const ban = this.banOf(address, token);
    if (ban) throw refusalFor(ban);
  }

  /** Whether a device may open tables and events. */
  async mayOpen(token: string | null): Promise<boolean> {
    return !this.isClosed || (token !== null && (await isGuest(this.#house.store.db, guestHash(token))));
  }

  /** Refuses a device that may not open tables and events. */
  async demandOpening(token: string | null): Promise<void> {
    if (!(await this.mayOpen(token))) throw new Refused(403, 'serverClosed');
  }
}

/** What somebody who is shut out is told. */
export const refusalFor = ({ expires }: BanRow): Refused =>
  expires === null
    ? new Refused(403, 'bannedForGood')
    : new Refused(403, 'banned', { until: new Date(expires).toISOString().slice(0, 10) });

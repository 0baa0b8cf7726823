/** Rate limits: so many acts in a burst, and so many more as time passes. */
import { Refused } from './words.ts';

/** So many within so many milliseconds. */
export interface Rate {
  readonly count: number;
  readonly within: number;
}

/** What a name has used up of its rate: at this time everything will be back. */
export interface Used {
  readonly kind: string;
  readonly name: string;
  readonly until: number;
}

/** Counts that several processes share. */
export interface SharedCounts {
  /** Takes so many at once, all or none; returns whether there were as many, and when everything will be back. */
  take(
    kind: string,
    name: string,
    rate: Rate,
    many: number,
    now: number,
  ): Promise<{ readonly taken: boolean; readonly until: number }>;
}

/** Below this, milliseconds are errors of rounding. */
const NOTHING = 1e-6;

/** Counts in memory, by name. For each name one number is kept: when it will have everything back. */
export class Buckets {
  readonly #rate: Rate;
  readonly #until = new Map<string, number>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** When a name has everything back; a clock that was set back keeps nobody waiting longer than a whole turn. */
  #of(name: string, now: number): number {
    return Math.min(Math.max(this.#until.get(name) ?? now, now), now + this.#rate.within);
  }

  /** The milliseconds until a name may take one. */
  wait(name: string, now: number): number {
    const { count, within } = this.#rate;
    const wait = this.#of(name, now) + within / count - within - now;
    return wait > NOTHING ? wait : 0;
  }

  /** Takes one, whether there is one or not; returns when everything will be back. */
  add(name: string, now: number): number {
    const until = this.#of(name, now) + this.#rate.within / this.#rate.count;
    this.#until.set(name, until);
    return until;
  }

  /** Takes one if there is one; returns the milliseconds to wait otherwise. */
  take(name: string, now: number): number {
    const wait = this.wait(name, now);
    if (wait === 0) this.add(name, now);
    return wait;
  }

  /** Notes what is known from elsewhere. */
  set(name: string, until: number): void {
    this.#until.set(name, until);
  }

  /** Forgets names that have everything back. */
  sweep(now: number): void {
    for (const [name, until] of this.#until) if (until <= now) this.#until.delete(name);
  }
}

/** How a limit counts. */
export interface LimitSettings {
  readonly kind: string;
  readonly rate: Rate;
  /** What a name is called in the database: not as it is, for an address is somebody's. */
  nameOf(source: string): string;
  /** Counts shared with other processes; null when this process is alone. */
  readonly shared: SharedCounts | null;
  /**
   * How many are taken from the shared counts at once. With more than one, each process also lets so many pass within the time of
   * the rate without asking, so that only those who ask for much cost a statement.
   */
  readonly portion?: number;
}

/** A limit for each source. */
export class Limit<S extends string = string> {
  readonly #settings: LimitSettings;
  readonly #counts: Buckets;
  /** What passes without asking the shared counts. */
  readonly #small: Buckets | null;
  /** What was taken from the shared counts and is not spent yet. */
  readonly #purse = new Map<string, number>();
  #changed = new Map<string, number>();

  constructor(settings: LimitSettings) {
    this.#settings = settings;
    const { rate, portion = 1, shared } = settings;
    this.#counts = new Buckets(rate);
    this.#small = shared && portion > 1 ? new Buckets({ count: portion, within: rate.within }) : null;
  }

  /** Takes one; returns the seconds to wait when there is none. */
  async take(source: S, now: number): Promise<number> {
    const name = this.#settings.nameOf(source);
    const wait = this.#counts.wait(name, now);
    if (wait > 0) return seconds(wait);
    if (this.#small?.take(name, now) === 0) return 0;
    const { shared } = this.#settings;
    if (shared) return seconds(await this.#fromShared(shared, name, now));
    this.#changed.set(name, this.#counts.add(name, now));
    return 0;
  }

  /** Takes one, or refuses with the time to wait. */
  async demand(source: S, now: number): Promise<void> {
    const wait = await this.take(source, now);
    if (wait > 0) throw new Refused(429, 'tooMany', { seconds: wait });
  }

  /** Refuses when, as far as this process knows, none is left; takes none. */
  check(source: S, now: number): void {
    const wait = this.#counts.wait(this.#settings.nameOf(source), now);
    if (wait > 0) throw new Refused(429, 'tooMany', { seconds: seconds(wait) });
  }

  async #fromShared(shared: SharedCounts, name: string, now: number): Promise<number> {
    const left = this.#purse.get(name) ?? 0;
    if (left > 0) {
      this.#purse.set(name, left - 1);
      return 0;
    }
    const { kind, rate, portion = 1 } = this.#settings;
    try {
      const { taken, until } = await shared.take(kind, name, rate, portion, now);
      // What others took is known now, and until it is back nobody need be asked again.
      if (!taken) {
        this.#counts.set(name, until + ((portion - 1) * rate.within) / rate.count);
        return this.#counts.wait(name, now) || 1;
      }
      if (portion > 1) this.#purse.set(name, (this.#purse.get(name) ?? 0) + portion - 1);
      else this.#counts.set(name, until);
      return 0;
    } catch {
      // Without the database the process counts alone.
      this.#counts.add(name, now);
      return 0;
    }
  }

  /** What has changed since this was last asked, to be kept. */
  changes(): Used[] {
    const { kind } = this.#settings;
    const changes = [...this.#changed].map(([name, until]) => ({ kind, name, until }));
    this.#changed = new Map();
    return changes;
  }

  /** Takes up what was kept. */
  recall({ name, until }: Used): void {
    this.#counts.set(name, until);
  }

  /** Forgets whoever has been quiet. */
  sweep(now: number): void {
    this.#counts.sweep(now);
    this.#small?.sweep(now);
    this.#purse.clear();
  }
}

const seconds = (ms: number): number => Math.ceil(ms / 1000);

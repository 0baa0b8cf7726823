/**
 * Looking at the journal where several processes share a database. Hints of news may be lost with the process or the connection
 * that would have carried them; whoever asks is answered with what is written, and open games are looked at again and again.
 */
import type { Latest } from '../store/latest.ts';
import { latestOf } from '../store/latest.ts';
import type { Store } from '../store/store.ts';
import type { OpenGame } from './openGame.ts';

/** What looking needs. */
export interface LookSettings {
  readonly store: Store;
  /** The games in memory. */
  all(): Promise<OpenGame[]>;
  /** Passes on what was said elsewhere. */
  passOnChat(game: OpenGame): Promise<void>;
  fault(about: string, error: unknown): void;
}

/** How many games are read again at a time. */
const AT_ONCE = 20;

/** Looks at games. */
export class Looking {
  readonly #settings: LookSettings;
  readonly #coming = new Map<OpenGame, Promise<void>>();
  #round: Promise<void> | null = null;

  constructor(settings: LookSettings) {
    this.#settings = settings;
  }

  /** Brings a game up to date with the journal; requests made before the look begins share it. */
  at(game: OpenGame): Promise<void> {
    if (!this.#settings.store.shared) return Promise.resolve();
    const coming = this.#coming.get(game);
    if (coming) return coming;
    const look = game
      .inTurn(async () => {
        this.#coming.delete(game);
        const latest = (await latestOf(this.#settings.store.db, [game.id])).get(game.id);
        if (!latest || !game.lacks(latest)) return false;
        await game.refreshNow(latest);
        return latest.said > game.lastSaid;
      })
      .then((talked) => (talked ? this.#settings.passOnChat(game) : undefined))
      .finally(() => this.#coming.delete(game));
    this.#coming.set(game, look);
    return look;
  }

  /** Reads a game again, whatever the reason. */
  async again(game: OpenGame, latest?: Latest): Promise<void> {
    try {
      await game.inTurn(() => game.refreshNow(latest));
      if (game.isFinished && game.row.state === 'running') await game.inTurn(() => game.endNow());
      await this.#settings.passOnChat(game);
    } catch (error) {
      this.#settings.fault(game.id, error);
    }
  }

  /** Looks at every open game; one round at a time. */
  around(): Promise<void> {
    this.#round ??= this.#lookAround()
      .catch((error: unknown) => this.#settings.fault('look', error))
      .finally(() => {
        this.#round = null;
      });
    return this.#round;
  }

  async #lookAround(): Promise<void> {
    const { store } = this.#settings;
    const games = await this.#settings.all();
    const latest: ReadonlyMap<string, Latest> = store.shared
      ? await latestOf(
          store.db,
          games.map(({ id }) => id),
        )
      : new Map();
    const behind = games.filter((game) => game.isUnsettled || game.lacks(latest.get(game.id)));
    for (let i = 0; i < behind.length; i += AT_ONCE)
      await Promise.all(behind.slice(i, i + AT_ONCE).map((game) => this.again(game, latest.get(game.id))));
  }
}

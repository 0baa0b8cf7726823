/**
 * Telling other processes that a game has new entries. This is only a hint: a process that misses it finds the entries in the
 * journal. Hints are never sent inside the transaction of an answer, which would make all commits queue up, but collected on a
 * connection of their own.
 */
import pg from 'pg';

/** Sends and receives news of games. */
export interface Wire {
  /** Notes that a game has news. */
  tell(game: string): void;
  /** Calls back with each game another process has reported. */
  hear(listener: (game: string) => void): void;
  /** Calls back when hints may have been lost and everything should be checked. */
  lost(listener: () => void): void;
  close(): Promise<void>;
}

/** The wire of a database that nobody else uses. */
export const noWire: Wire = { tell: () => {}, hear: () => {}, lost: () => {}, close: async () => {} };

const CHANNEL = 'flotilla_games';
const GATHER_MS = 5;
const RETRY_MS = 1_000;
/** A message of PostgreSQL holds 8,000 bytes. */
const MOST_GAMES = 150;

/** The wire of a PostgreSQL database. */
export async function postgresWire(url: string, self: string): Promise<Wire> {
  const told = new Set<string>();
  const listeners: ((game: string) => void)[] = [];
  const losers: (() => void)[] = [];
  let client: pg.Client | null = null;
  let gathering = false;
  let closed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url });
    next.on('notification', ({ payload }) => {
      const { from, games } = JSON.parse(payload ?? '{}') as { from?: string; games?: string[] };
      if (from !== self) for (const game of games ?? []) for (const hear of listeners) hear(game);
    });
    next.on('error', () => again(next));
    next.on('end', () => again(next));
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  }

  /** Connects again after a connection that stood has broken; one that never stood is retried by whoever tried it. */
  function again(broken: pg.Client): void {
    if (broken !== client) return;
    client = null;
    retry();
  }

  function retry(): void {
    setTimeout(() => {
      if (closed) return;
      connect().then(() => {
        for (const lost of losers) lost();
      }, retry);
    }, RETRY_MS).unref();
  }

  async function send(): Promise<void> {
    gathering = false;
    const games = [...told];
    told.clear();
    for (let i = 0; i < games.length; i += MOST_GAMES) {
      const payload = JSON.stringify({ from: self, games: games.slice(i, i + MOST_GAMES) });
      await client?.query('select pg_notify($1, $2)', [CHANNEL, payload]).catch(() => {});
    }
  }

  await connect();
  return {
    tell(game) {
      told.add(game);
      if (gathering) return;
      gathering = true;
      setTimeout(() => void send(), GATHER_MS);
    },
    hear: (listener) => void listeners.push(listener),
    lost: (listener) => void losers.push(listener),
    async close() {
      closed = true;
      if (told.size > 0) await send();
      await client?.end().catch(() => {});
    },
  };
}

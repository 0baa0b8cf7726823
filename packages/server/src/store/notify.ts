/**
 * Telling other processes that a game has new entries. This is only a hint: a process that misses it finds the entries in the
 * journal, at which it looks every second anyway. Hints are never sent inside the transaction of an answer, and not at all
 * while nobody else listens: a NOTIFY locks the whole database at its commit. They are collected, sent on a connection of their
 * own, and kept until that has worked.
 *
 * Who listens is seen in `pg_stat_activity`, where every listening connection bears one name. The name is there before the
 * listening begins and goes with the connection, so nobody is overlooked, and no row has to be kept true. A process loads games
 * only after it has begun to listen: it either reads an entry when it loads the game, or is seen when the entry is told.
 */
import pg from 'pg';
import { connectionTo } from './postgres.ts';

/** Sends and receives news of games. */
export interface Wire {
  /** Notes that a game has news. */
  notify(game: string): void;
  /** Calls back with each game another process has reported. */
  onMessage(listener: (game: string) => void): void;
  /** Calls back when hints may have been lost and everything should be checked. */
  lost(listener: () => void): void;
  /** Whether it can hear the others at present. */
  readonly hears: boolean;
  close(): Promise<void>;
}

/** The wire of a database that nobody else uses. */
export const noWire: Wire = {
  notify: () => {},
  onMessage: () => {},
  lost: () => {},
  hears: true,
  close: async () => {},
};

/** The name of every connection that listens. */
export const LISTENER = 'flotilla listener';
export const CHANNEL = 'flotilla_games';
const GATHER_MS = 30;
const RETRY_MS = 1_000;
/** How often a silent connection is tried. */
const TRY_MS = 10_000;
/** A message of PostgreSQL holds 8,000 bytes. */
const MOST_GAMES = 150;

/** Sends each message if another connection listens. */
const SEND = `select pg_notify($1, message) from unnest($2::text[]) as message where exists (
  select 1 from pg_stat_activity
  where application_name = $3 and datname = current_database() and pid <> pg_backend_pid())`;

/** The wire of a PostgreSQL database. */
export async function postgresWire(url: string, self: string): Promise<Wire> {
  const untold = new Set<string>();
  const listeners: ((game: string) => void)[] = [];
  const losers: (() => void)[] = [];
  let client: pg.Client | null = null;
  let gathering = false;
  let sending: Promise<void> | null = null;
  let closed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client(connectionTo(url));
    next.on('notification', ({ payload }) => {
      for (const game of gamesIn(payload ?? '', self)) for (const hear of listeners) hear(game);
    });
    next.on('error', () => hangUp(next));
    next.on('end', () => hangUp(next));
    try {
      await next.connect();
      // In one statement: the name may stand in the address already, and must be there before the listening begins.
      await next.query(`set application_name = '${LISTENER}'; listen ${CHANNEL}`);
    } catch (error) {
      void next.end().catch(() => {});
      throw error;
    }
    client = next;
  }

  /** Reconnects after an established connection breaks; a connection that was never established is retried by its caller. */
  function hangUp(broken: pg.Client): void {
    if (broken !== client) return;
    client = null;
    void broken.end().catch(() => {});
    retry();
  }

  function retry(): void {
    setTimeout(() => {
      if (closed) return;
      connect().then(() => {
        void send();
        for (const lost of losers) lost();
      }, retry);
    }, RETRY_MS).unref();
  }

  /** Sends pending hints, one batch at a time, and keeps what could not be sent. With none pending it tests the connection. */
  function send(): Promise<void> {
    sending ??= sendNow().finally(() => {
      sending = null;
      if (untold.size > 0 && client) soon();
    });
    return sending;
  }

  async function sendNow(): Promise<void> {
    const through = client;
    if (!through) return;
    const games = [...untold];
    untold.clear();
    try {
      await through.query(SEND, [CHANNEL, messagesOf(games, self), LISTENER]);
    } catch {
      for (const game of games) untold.add(game);
      hangUp(through);
    }
  }

  function soon(): void {
    if (gathering || closed) return;
    gathering = true;
    setTimeout(() => {
      gathering = false;
      void send();
    }, GATHER_MS);
  }

  await connect();
  const trying = setInterval(() => void send(), TRY_MS);
  trying.unref();
  return {
    notify(game) {
      untold.add(game);
      soon();
    },
    onMessage: (listener) => void listeners.push(listener),
    lost: (listener) => void losers.push(listener),
    get hears() {
      return client !== null;
    },
    async close() {
      clearInterval(trying);
      await sending;
      if (untold.size > 0) await sendNow();
      closed = true;
      const last = client;
      client = null;
      await last?.end().catch(() => {});
    },
  };
}

/** Games in messages that are not too long. */
function messagesOf(games: readonly string[], from: string): string[] {
  const messages: string[] = [];
  for (let i = 0; i < games.length; i += MOST_GAMES)
    messages.push(JSON.stringify({ from, games: games.slice(i, i + MOST_GAMES) }));
  return messages;
}

/** The games that another process reports; anything else on the channel is ignored. */
function gamesIn(payload: string, self: string): readonly string[] {
  try {
    const { from, games } = JSON.parse(payload) as { from?: unknown; games?: unknown };
    if (from === self || !Array.isArray(games)) return [];
    return games.filter((game): game is string => typeof game === 'string');
  } catch {
    return [];
  }
}

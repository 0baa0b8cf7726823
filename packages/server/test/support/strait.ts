/** A strait between a server and its database, in which everything can be lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The strait, and what may happen in it. */
export interface Strait {
  /** The address of the database through the strait. */
  readonly url: string;
  /** How many connections were tried. */
  readonly knocks: number;
  /** Breaks every connection and lets none through. */
  cut(): void;
  /** Lets no new connection through; those that stand stay. */
  refuse(): void;
  /** Swallows everything without a word, on the connections that stand and on new ones. */
  swallow(): void;
  /** Lets new connections through again. */
  mend(): void;
  /** Breaks the connection that next sends a statement like this: before it arrives, or when it is carried out and answered. */
  breakAt(statement: RegExp, when: 'before' | 'after', then?: () => void): Promise<void>;
  close(): Promise<void>;
}

interface Trap {
  readonly statement: RegExp;
  readonly when: 'before' | 'after';
  readonly sprung: () => void;
}

const PORT = '5432';

/** Digs a strait to a database. */
export async function straitTo(databaseUrl: string): Promise<Strait> {
  const target = new URL(databaseUrl);
  const host = target.searchParams.get('host') ?? target.hostname;
  const port = target.port || PORT;
  const upstream = () =>
    host.startsWith('/')
      ? createConnection(join(host, `.s.PGSQL.${port}`))
      : createConnection(Number(port), host);
  const folder = mkdtempSync(join(tmpdir(), 'flotilla-strait-'));
  const pairs = new Set<() => void>();
  let state: 'open' | 'refuses' | 'swallows' = 'open';
  let trap: Trap | null = null;
  let knocks = 0;

  const server = createServer((near: Socket) => {
    knocks++;
    near.on('error', () => {});
    if (state === 'refuses') return void near.destroy();
    if (state === 'swallows') return;
    const far = upstream();
    let caught: Trap | null = null;
    let swallowed = false;
    const end = (): void => {
      near.destroy();
      far.destroy();
      pairs.delete(end);
    };
    pairs.add(end);
    far.on('error', end);
    for (const side of [near, far]) side.on('close', end);
    near.on('data', (data) => {
      swallowed ||= state === 'swallows';
      if (swallowed) return;
      if (trap?.statement.test(data.toString('latin1'))) {
        caught = trap;
        trap = null;
        if (caught.when === 'before') {
          end();
          return caught.sprung();
        }
      }
      far.write(data);
    });
    far.on('data', (data) => {
      swallowed ||= state === 'swallows';
      if (swallowed) return;
      if (!caught) return void near.write(data);
      end();
      caught.sprung();
    });
  });
  await new Promise<void>((open) => {
    server.listen(join(folder, `.s.PGSQL.${PORT}`), open);
  });
  const own = new URL(databaseUrl);
  own.port = '';
  own.searchParams.set('host', folder);
  const breakAll = (): void => {
    for (const end of [...pairs]) end();
  };
  return {
    url: own.href,
    get knocks() {
      return knocks;
    },
    cut() {
      state = 'refuses';
      breakAll();
    },
    refuse() {
      state = 'refuses';
    },
    swallow() {
      state = 'swallows';
    },
    mend() {
      state = 'open';
    },
    breakAt: (statement, when, then = () => {}) =>
      new Promise((sprung) => {
        trap = {
          statement,
          when,
          sprung: () => {
            then();
            sprung();
          },
        };
      }),
    async close() {
      breakAll();
      await new Promise((closed) => server.close(closed));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

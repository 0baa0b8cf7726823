/** What commands on the same machine ask of a server: a copy of the database, and acts of the operator. */

import { randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { backupBody } from '@flotilla/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Says } from './http/says.ts';
import { StoreFault } from './store/database.ts';
import { migrate } from './store/migrations.ts';
import type { Store } from './store/store.ts';
import { openStore } from './store/store.ts';
import { Refused } from './words.ts';

/** A note beside the database that lets commands on the same machine find the running server and prove that they may ask. */
export interface ServerNote {
  readonly url: string;
  readonly key: string;
  readonly pid: number;
}

const noteFile = ({ data }: Config): string => join(data, 'server.json');

/** Adds the address for requesting a copy; only somebody who can read the note gets one. */
export function adminRoutes(
  app: FastifyInstance,
  config: Config,
  store: Store,
): { readonly key: string; opened(url: string): void; closed(): void } {
  const key = randomBytes(24).toString('base64url');
  app.post<Says<'backup'>>('/backup', async (request) => {
    const given = Buffer.from(request.headers.authorization ?? '');
    const wanted = Buffer.from(`Bearer ${key}`);
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw new Refused(404, 'method');
    const body = backupBody.safeParse(request.body);
    if (!body.success || !isAbsolute(body.data.file))
      throw new Refused(400, 'badRequest', { why: 'no file is named' });
    try {
      await store.db.backup(body.data.file);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Refused(409, 'backup', { why });
    }
    return {};
  });
  return {
    key,
    opened(url) {
      if (config.databaseUrl !== null) return;
      mkdirSync(config.data, { recursive: true });
      const desk: ServerNote = { url, key, pid: process.pid };
      writeFileSync(noteFile(config), JSON.stringify(desk), { mode: 0o600 });
    },
    closed: () => rmSync(noteFile(config), { force: true }),
  };
}

/** The note of the server that runs here; null when there is none. */
export function noteOf(config: Config): ServerNote | null {
  try {
    return JSON.parse(readFileSync(noteFile(config), 'utf8')) as ServerNote;
  } catch {
    return null;
  }
}

/** Writes a copy of the embedded database into a new file, through the server if one is running. */
export async function backUp(config: Config, file: string): Promise<void> {
  const target = resolve(file);
  if (config.databaseUrl !== null)
    throw new StoreFault('A database of PostgreSQL is copied with its own tools, for example pg_dump.');
  const desk = noteOf(config);
  const answer = desk && (await asked(desk, target));
  if (answer === 'done') return;
  if (answer) throw new StoreFault(answer);
  const store = await openStore(config);
  await store.db.backup(target).finally(() => store.close());
}

/** Asks the running server; null when none answers. */
async function asked({ url, key }: ServerNote, file: string): Promise<string | null> {
  try {
    const response = await fetch(`${url}/api/v1/backup`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
      body: JSON.stringify({ file }),
    });
    if (response.ok) return 'done';
    const { sentence } = (await response.json()) as { sentence?: string };
    return sentence ?? 'The server could not write the copy.';
  } catch {
    return null;
  }
}

/** Brings the database to the schema of this version without serving; returns what was done. */
export async function migrateNow(config: Config): Promise<readonly string[]> {
  const store = await openStore(config);
  const done = [...store.migrated, ...(await migrate(store.db))];
  await store.close();
  return done.map(({ number, does }) => `${number}: ${does}`);
}

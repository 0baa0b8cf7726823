/** Fresh databases for tests: SQLite in a temporary folder, and a real PostgreSQL where there is one. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Cluster } from '../../../../scripts/postgres.d.mts';
import type { StorePlace } from '../../src/store/store.ts';

/** A place for a store, and how to remove it. */
export interface TestPlace extends StorePlace {
  clear(): Promise<void>;
}

/** A folder in memory, if there is one: test data must outlive processes, not the machine. */
const MEMORY = '/dev/shm';

const folder = (): string => mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'flotilla-server-'));

/** An empty folder for the embedded database. */
export function sqlitePlace(): TestPlace {
  const data = folder();
  return { data, databaseUrl: null, clear: async () => rmSync(data, { recursive: true, force: true }) };
}

let cluster: Promise<Cluster | null> | null = null;

/** The address of the PostgreSQL for tests: that of `TEST_DATABASE_URL`, or a cluster started for this file; null without one. */
async function server(): Promise<string | null> {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL;
  cluster ??= import('../../../../scripts/postgres.mjs').then(({ startPostgres }) => startPostgres());
  const started = await cluster;
  if (started === null && process.env.CI)
    throw new Error('PostgreSQL must be tested here, and there is none.');
  return started?.url ?? null;
}

/** Stops the cluster that was started for this file. */
export async function stopCluster(): Promise<void> {
  (await cluster)?.stop();
  cluster = null;
}

async function order(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** An empty database of PostgreSQL; null when there is no server for it. */
export async function postgresPlace(): Promise<TestPlace | null> {
  const url = await server();
  if (url === null) return null;
  const name = `test_${randomBytes(6).toString('hex')}`;
  await order(url, `create database ${name}`);
  const data = folder();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    data,
    databaseUrl: own.href,
    async clear() {
      rmSync(data, { recursive: true, force: true });
      await order(url, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Both kinds of databases by name. */
export const PLACES: readonly (readonly [string, () => Promise<TestPlace | null>])[] = [
  ['SQLite', async () => sqlitePlace()],
  ['PostgreSQL', postgresPlace],
];

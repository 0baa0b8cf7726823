/** What only the embedded database promises. */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { DATABASE_FILE, openStore } from '../src/store/store.ts';
import { sqlitePlace, type TestPlace } from './support/databases.ts';

let place: TestPlace;
beforeEach(() => {
  place = sqlitePlace();
});
afterEach(() => place.clear());

it('makes its folder at the first start', async () => {
  const deep = { ...place, data: join(place.data, 'a', 'b') };
  const store = await openStore(deep);
  expect(existsSync(join(deep.data, DATABASE_FILE))).toBe(true);
  await store.close();
});

it('is one process alone: another that opens the file is told so', async () => {
  const store = await openStore(place);
  const file = join(place.data, DATABASE_FILE);
  const program = `
    const Database = require('libsql');
    try { const db = new Database(process.argv[1]); db.exec('create table intruder (a text)'); console.log('got in'); }
    catch (error) { console.log(error.message); }`;
  const { stdout } = spawnSync(process.execPath, ['-e', program, file], { encoding: 'utf8', cwd: __dirname });
  expect(stdout).toContain('locked');
  await store.close();
});

it('commits with full synchronisation and a write-ahead log', async () => {
  const db = openSqlite(join(place.data, 'x.db'));
  const value = async (pragma: string) => Object.values((await db.run(`pragma ${pragma}`))[0] ?? {})[0];
  expect(await value('synchronous')).toBe(2);
  expect(await value('journal_mode')).toBe('wal');
  expect(await value('locking_mode')).toBe('exclusive');
  expect(await value('foreign_keys')).toBe(1);
  await db.close();
});

it('writes a copy while it is in use, and refuses to write over a file', async () => {
  const store = await openStore(place);
  await store.db.run("insert into meta (key, value) values ('a', 'b')");
  const copy = join(place.data, 'copy.db');
  await store.db.backup(copy);
  await store.db.run("insert into meta (key, value) values ('c', 'd')");
  const other = openSqlite(copy);
  expect(await other.run("select value from meta where key in ('a', 'c')")).toEqual([{ value: 'b' }]);
  await other.close();
  await expect(store.db.backup(copy)).rejects.toThrow();
  await store.close();
});

it('says so when the file is no database', () => {
  const file = join(place.data, 'letter.txt');
  writeFileSync(file, 'Dear Sir or Madam, this is a letter and no database at all.'.repeat(30));
  expect(() => openSqlite(file)).toThrow(/letter.txt cannot be opened as a database/);
});

/** The operator's desk in a terminal: on a database, through the server that runs on it, and over the network. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Running } from '@flotilla/server';
import { createServer, newOperatorKey, operatorHash, readConfig } from '@flotilla/server';
import { afterEach, expect, test } from 'vitest';
import { flotilla, freshFolder } from './desk.ts';

let running: Running | null = null;
afterEach(async () => {
  await running?.stop();
  running = null;
});

/** A server on a folder; gives its address. */
async function serve(DATA: string, more: Record<string, string> = {}): Promise<string> {
  running = await createServer({ config: readConfig({ DATA, LOG_LEVEL: 'silent', ...more }) });
  return running.listen(0, '127.0.0.1');
}

async function stop(): Promise<void> {
  await running?.stop();
  running = null;
}

/** Opens a table; its id. */
async function table(url: string): Promise<string> {
  const response = await fetch(`${url}/api/v1/games`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      game: 'smugglers',
      seats: [null, null, null],
      name: 'Rude word',
      share: 'ab'.repeat(32),
      listed: true,
    }),
  });
  return ((await response.json()) as { id: string }).id;
}

test('acts on the database alone and through a running server, and both stand in the log', async () => {
  const DATA = freshFolder();
  const env = { DATA, FLOTILLA_OPERATOR: 'olga' };
  const admin = (...words: string[]) => flotilla(['admin', ...words], { env });
  const url = await serve(DATA);
  const id = await table(url);
  const found = await admin('names', 'rude');
  expect(found.out).toContain(`seat ${id}.1`);
  expect((await admin('blank', 'seat', `${id}.1`, '--why', 'an insult')).out).toBe('Done.\n');
  const listed = (await (await fetch(`${url}/api/v1/games`)).json()) as {
    games: { seats: { name: string }[] }[];
  };
  expect(listed.games[0]?.seats[0]?.name).toBe('');
  await stop();
  expect((await admin('close', 'table', id, '--why', 'over')).code).toBe(0);
  expect((await admin('tables')).out).toMatch(new RegExp(`${id} .* dropped`));
  const log = await admin('log');
  expect(log.out).toMatch(/olga \(command\) +blankName +seat 1 of .* an insult/);
  expect(log.out).toMatch(/olga \(command\) +closeTable +table .* over/);
  expect((await admin('tables', '--json')).out).toContain(`"id": "${id}"`);
});

test('acts on a server elsewhere with a key from a file, and not with another', async () => {
  const key = newOperatorKey();
  const url = await serve(freshFolder(), { OPERATOR_KEYS: `olga:${operatorHash(key)}` });
  const id = await table(url);
  const file = join(freshFolder(), 'key');
  const elsewhere = freshFolder();
  const admin = (...words: string[]) =>
    flotilla(['admin', ...words, '--server', url, '--key-file', file], { env: { DATA: elsewhere } });
  writeFileSync(file, `${newOperatorKey()}\n`);
  const refused = await admin('tables');
  expect([refused.code, refused.err]).toEqual([1, 'flotilla: This address does not take that method.\n']);
  writeFileSync(file, `${key}\n`);
  expect((await admin('tables')).out).toContain(id);
  const invited = await admin('invite', 'the club');
  expect(invited.out).toContain(`"address": "${url}/invited#`);
  expect((await admin('log')).out).toMatch(/ olga +invite +1 device/);
  expect((await flotilla(['admin', 'tables', '--server', url])).err).toContain('--server needs a key');
});

test('makes a key whose line the server understands', async () => {
  const { out } = await flotilla(['admin', 'key', 'olga']);
  const [, key = ''] = /^ {2}([\w-]{43})$/m.exec(out) ?? [];
  const [, setting = ''] = /OPERATOR_KEYS=(.+)/.exec(out) ?? [];
  expect(readConfig({ OPERATOR_KEYS: setting }).operatorKeys).toEqual([
    { name: 'olga', hash: operatorHash(key) },
  ]);
});

test('reads a key from the input, so that it stands in no history', async () => {
  const DATA = freshFolder();
  await serve(DATA);
  await stop();
  const asked = await flotilla(['admin', 'person', 'key', '-', '--why', 'asked', '--json'], {
    env: { DATA },
    typed: ['A'.repeat(22)],
  });
  expect(asked.code).toBe(0);
  expect(asked.out).toContain('"tables": []');
});

test.each([
  [['admin'], /Say what to do: tables, events/],
  [['admin', 'sink'], /There is no "sink"/],
  [['admin', 'close', 'table', 'x'], /Say why, for the log/],
  [['admin', 'blank', 'seat', 'x', '--why', 'y'], /blank seat TABLE.NUMBER/],
  [['admin', 'ban', 'planet', 'x', '--why', 'y'], /ban address ADDRESS/],
  [['admin', 'mode', 'shut', '--why', 'y'], /mode closed \| open/],
  [['admin', 'unban', 'me', '--why', 'y'], /number of the ban/],
  [['admin', 'key', 'a b'], /whose key it is/],
  [['restore'], /Say which file/],
  [['migrate', '--to', 'mysql://x'], /must begin with postgres/],
  [['migrate', '--with-key'], /belongs to --to/],
])('%j is not understood, and says what is allowed', async (argv, sentence) => {
  const { code, err } = await flotilla(argv, { env: { DATA: freshFolder() } });
  expect(code).toBe(2);
  expect(err).toMatch(sentence);
});

test('restores a copy that was backed up, and says what it did', async () => {
  const DATA = freshFolder();
  const url = await serve(DATA);
  await table(url);
  const copy = join(freshFolder(), 'copy.db');
  expect((await flotilla(['backup', copy], { env: { DATA } })).code).toBe(0);
  expect((await flotilla(['restore', copy], { env: { DATA } })).err).toMatch(/A server is running/);
  await stop();
  expect((await flotilla(['restore', copy], { env: { DATA } })).err).toMatch(/--force/);
  const done = await flotilla(['restore', copy, '--force'], { env: { DATA } });
  expect(done.out).toMatch(/is restored: 1 tables, \d events\.\nWhat was there before is in /);
});

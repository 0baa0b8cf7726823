/** What the pages about the server say is true. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Route } from '@flotilla/protocol';
import { addressOf, ROUTES } from '@flotilla/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { protocolPages } from '../../../scripts/protocol-docs.mjs';
import { newShare } from '../src/tables/dice.ts';
import { call } from './support/client.ts';
import { sqlitePlace, type TestPlace } from './support/databases.ts';
import { routesOf } from './support/routes.ts';
import { startServer, type TestServer } from './support/server.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const page = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

let place: TestPlace;
let server: TestServer;
beforeEach(async () => {
  place = sqlitePlace();
  server = await startServer(place);
});
afterEach(async () => {
  await server.stop();
  await place.clear();
});

it('the protocol names every address there is, and no other', async () => {
  await server.app.ready();
  const named = Object.values<Route>(ROUTES).map((route) => `${route.method} ${addressOf(route)}`);
  expect(routesOf(server.app.printRoutes({ commonPrefix: false })).sort()).toEqual(named.sort());
});

it.each(['protocol.md', 'openapi.yaml'] as const)('%s is as `npm run docs` writes it', (name) => {
  const { [name]: written } = protocolPages();
  expect(page(`docs/${name}`)).toBe(written);
  const named = new Set([...written.matchAll(/^ {4}(\w+):$/gm)].map(([, schema]) => schema));
  for (const [, schema] of written.matchAll(/#\/components\/schemas\/(\w+)/g))
    expect(named).toContain(schema);
});

it('openapi.yaml says what each schema is, and not only that it is itself', () => {
  const { components } = parse(protocolPages()['openapi.yaml']) as {
    components: { schemas: Record<string, { $ref?: string }> };
  };
  const schemas = Object.entries(components.schemas);
  expect(schemas.length).toBeGreaterThan(50);
  expect(schemas.filter(([name, { $ref }]) => $ref?.endsWith(`/${name}`))).toEqual([]);
});

it('every threat on the page has tests that bear its name', () => {
  const rows = page('docs/threats.md')
    .split('\n')
    .filter((line) => /^\| [^t-]|^\| t(?!hreat)/.test(line));
  expect(rows.length).toBeGreaterThanOrEqual(24);
  for (const row of rows) {
    const [, threat = '', , tests = ''] = row.split('|').map((cell) => cell.trim());
    const files = [...tests.matchAll(/`([^`]+)`/g)].map(([, file]) => file);
    expect(files.length, threat).toBeGreaterThan(0);
    for (const file of files) {
      const titles = [
        ...page(`packages/server/test/${file}`).matchAll(/\b(?:describe|it)\(\s*['`](.*)['`]/g),
      ];
      expect(
        titles.some(([, title]) => title?.includes(threat)),
        `${file}: ${threat}`,
      ).toBe(true);
    }
  }
});

it('every setting is in the example and in the page, and nothing else is', () => {
  const read = new Set(
    [...page('packages/server/src/config.ts').matchAll(/env[.,] ?'?([A-Z_]{4,})/g)].map(([, name]) => name),
  );
  for (const name of ['PORT', 'HOST', 'ALLOWED_HOSTS']) read.add(name);
  const listed = [...page('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(new Set(listed)).toEqual(read);
  for (const name of listed) expect(page('docs/running-a-server.md')).toContain(`\`${name}\``);
});

it('the example bot has sixty lines and plays a battle of Naval Battles to its end', async () => {
  expect(page('docs/examples/bot.mjs').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  const opened = await call(server.url, '/games', {
    game: 'naval-battles',
    options: { scenario: 'panda-bay' },
    seats: [null, null],
    name: 'Anna',
    share: newShare(),
  });
  const { id, token, links } = opened.body as { id: string; token: string; links: Record<string, string> };
  await call(server.url, `/games/${id}/me`, { do: 'ready', ready: true }, token);
  const bot = spawn(process.execPath, [
    join(ROOT, 'docs/examples/bot.mjs'),
    `${server.url}/t/${id}#${links[1]}`,
  ]);
  let said = '';
  bot.stdout.on('data', (part) => {
    said += part;
  });
  bot.stderr.on('data', (part) => {
    said += part;
  });
  const ended = new Promise<number | null>((resolve) => {
    bot.once('close', resolve);
  });
  await expect
    .poll(async () => (await server.house.game(id))?.row.state, { timeout: 20_000 })
    .toBe('running');
  // The other side resigns, and a bot of the house plays on.
  await call(server.url, `/games/${id}/me`, { do: 'resign' }, token);
  expect(await ended, said).toBe(0);
  expect(said).toContain('The battle is over.');
});

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
import { readExposition } from './support/exposition.ts';
import { routesOf } from './support/routes.ts';
import { startServer, type TestServer } from './support/server.ts';

/** Rules for Prometheus. */
interface Alerts {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string;
      readonly expr: string;
      readonly annotations: { readonly summary: string };
    }[];
  }[];
}

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

/** The figures that a text of ours names; those of other programs have other names. */
const figuresIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/\b(?:flotilla|process|nodejs)_[a-z0-9_]+[a-z0-9]\b/g)].map(([name]) => name));

it('every figure is on the page, and every figure that the page or an alert names is there', async () => {
  const families = readExposition(await (await fetch(`${server.url}/metrics`)).text());
  const written = page('docs/running-a-server.md');
  expect([...families.keys()].filter((name) => !figuresIn(written).has(name))).toEqual([]);
  const samples = [...families.values()].flatMap((family) => family.samples.map(({ name }) => name));
  const known = new Set([...families.keys(), ...samples]);
  const rules = (parse(page('docs/examples/alerts.yaml')) as Alerts).groups.flatMap((group) => group.rules);
  expect(rules.length).toBeGreaterThan(10);
  for (const { alert, expr, annotations } of rules) {
    expect(alert).toMatch(/^Flotilla[A-Z]\w+$/);
    expect(annotations.summary, alert).toMatch(/^[A-Z].*\.$/);
    if (!expr.startsWith('up{')) expect(figuresIn(expr).size, alert).toBeGreaterThan(0);
  }
  const named = figuresIn([written, ...rules.map(({ expr }) => expr)].join('\n'));
  expect([...named].filter((name) => !known.has(name))).toEqual([]);
});

it('the kinds that alerts choose by are there too', async () => {
  const families = readExposition(await (await fetch(`${server.url}/metrics`)).text());
  const texts = [page('docs/running-a-server.md'), page('docs/examples/alerts.yaml')].join('\n');
  const chosen = [...texts.matchAll(/(flotilla_\w+)\{(\w+)=~?"([^"]+)"\}/g)];
  expect(chosen.length).toBeGreaterThan(5);
  for (const [, name = '', label = '', values = ''] of chosen)
    for (const value of values.split('|'))
      expect(
        families.get(name)?.samples.some(({ labels }) => labels[label] === value),
        `${name}{${label}="${value}"}`,
      ).toBe(true);
});

it('no password or key comes with the containers', () => {
  const [alone, shared] = [page('compose.yaml'), page('compose.postgres.yaml')];
  for (const text of [alone, shared]) expect(parse(text)).toHaveProperty('services');
  const defaults = [...`${alone}${shared}`.matchAll(/\$\{(\w+):-([^}]*)\}/g)];
  expect(defaults.filter(([, name = '']) => /PASSWORD|SECRET/.test(name))).toEqual([]);
  for (const [, name = '', value = ''] of defaults)
    expect([name, value]).toEqual([name, expect.stringMatching(/^[01]?$/)]);
  for (const name of ['POSTGRES_PASSWORD', 'SECRET'])
    expect(shared).toMatch(new RegExp(`\\$\\{${name}:\\?Set ${name} in \\.env.+\\.\\}`));
  // Compose asks for what is required in every service of a file, started or not.
  expect(alone).not.toContain(':?');
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

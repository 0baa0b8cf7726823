/** One sea, twenty captains who decide differently: they meet the same sea, and nobody learns what is not theirs to know. */
import type { Scoring } from '@flotilla/companion';
import { companionOf } from '@flotilla/companion';
import { loadGame, sailedBy } from '@flotilla/lab';
import type { LogEvent } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import { botNamed, commitmentTo, mixedSeed, sealOf } from '@flotilla/table/run';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { updateSea } from '../src/store/events.ts';
import { Captain, type Entered, enters } from './support/captain.ts';
import { Client, call, logOf } from './support/client.ts';
import { sqlitePlace, stopCluster, type TestPlace } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { handTime } from './support/time.ts';

const CAPTAINS = 20;
const DAY = 24 * 60 * 60_000;

let place: TestPlace;
let server: TestServer;
let time: ReturnType<typeof handTime>;
let today: { id: string; day: string };

beforeEach(async () => {
  place = sqlitePlace();
  time = handTime();
  server = await startServer(place, { time });
  await server.worker.work();
  today = (await call(server.url, '/events/daily')).body as unknown as typeof today;
  await richSea();
});

/** Puts dice into the sea of the day with which much happens, always the same: what nobody meets proves nothing. */
async function richSea(): Promise<void> {
  const { vault, store } = server.house;
  const game = await loadGame('hunters');
  const sea = (await companionOf(game).scoring?.()) as Scoring;
  const set = sea.day?.(today.day);
  if (!set) throw new Error('The game has no sea of the day.');
  for (let i = 0; ; i++) {
    const share = i.toString(16).padStart(64, '5e');
    const id = `${today.id}.1`;
    const seed = mixedSeed(id, share, []);
    const bot = botNamed(game, 'steady');
    const { ships } = sailedBy(game, sea, { ...set, seed }, bot, rngFrom(seedFrom('rich'), 'bot'));
    if (Number(ships) < 4) continue;
    const { sql, values } = updateSea(today.id, 1, {
      secret: vault.lock(share),
      sealed: sealOf(id, share),
      commitment: commitmentTo(seed),
    });
    await store.db.run(sql, values);
    return;
  }
}

afterEach(async () => {
  await server.stop();
  await place.clear();
});
afterAll(stopCluster);

/** A captain with everything that was ever sent to this captain. */
interface Sailor {
  readonly entered: Entered;
  readonly captain: Captain;
  readonly heard: string[];
}

async function sailors(): Promise<Sailor[]> {
  const all: Sailor[] = [];
  for (let i = 0; i < CAPTAINS; i++) {
    const heard: string[] = [];
    const answer = await call(server.url, `/events/${today.id}/enter`, { name: `Captain ${i}` });
    heard.push(answer.text);
    const entered = answer.body as unknown as Entered;
    const captain = await new Captain(server.url, i === 0 ? 'steady' : `mind ${i}`).board(
      entered.game as string,
      entered.token,
    );
    all.push({ entered, captain, heard });
  }
  return all;
}

const logOfSailor = ({ captain }: Sailor): LogEvent[] =>
  captain.client.known ? logOf(captain.client.known) : [];

it('the same sea meets all, whatever they decide: encounters box by box, and the ships of each', async () => {
  const all = await sailors();
  for (const { captain } of all) await captain.sail();
  const seas = all.map((sailor) => {
    const log = logOfSailor(sailor);
    const end = log.findIndex(({ kind }) => ['abortOrdered', 'returned', 'careerEnds'].includes(kind));
    const first = end < 0 ? log : log.slice(0, end);
    const rolls = new Map<string, string>();
    for (const [at, { roll }] of first.entries()) {
      if (roll?.purpose !== 'encounter') continue;
      const met = first.slice(at + 1).find(({ data }) => data.box !== undefined)?.data;
      const box = `${met?.month} ${met?.day} ${met?.place} ${met?.box}`;
      if (!rolls.has(box)) rolls.set(box, roll.faces.join(''));
    }
    const ships = new Map<string, string>();
    let day = '';
    for (const { kind, data } of first) {
      if (kind === 'sighted') day = `${data.month} ${data.day} ${data.place} ${data.box}`;
      if (kind === 'madeOut' && !ships.has(day)) ships.set(day, JSON.stringify(data.ships));
    }
    // A captain of rank may ask for other waters: the rules look at him.
    const area = first.find(({ kind }) => kind === 'ordersGiven')?.data.area;
    return { area, rolls, ships };
  });
  let compared = 0;
  for (const one of seas)
    for (const other of seas) {
      if (one.area !== other.area) continue;
      for (const [box, faces] of one.rolls)
        if (other.rolls.has(box)) expect(other.rolls.get(box), box).toBe(faces);
      for (const [day, ships] of one.ships) {
        if (!other.ships.has(day)) continue;
        expect(other.ships.get(day), day).toBe(ships);
        compared++;
      }
    }
  expect(compared).toBeGreaterThan(CAPTAINS);
  // They did decide differently.
  const logs = new Set(all.map((sailor) => JSON.stringify(logOfSailor(sailor))));
  expect(logs.size).toBeGreaterThan(CAPTAINS / 2);
});

it('no byte to a captain or a spectator holds the seed, a share of it, another’s log or what is still to come', async () => {
  const { url } = server;
  const all = await sailors();
  const spectator: string[] = [];
  const look = async (heard: string[], token?: string): Promise<void> => {
    for (const path of [
      '/events',
      '/events/daily',
      `/events/${today.id}`,
      `/events/${today.id}/standings`,
      `/events/${today.id}/standings.csv`,
      `/events/${today.id}/records`,
      `/events/${today.id}/calendar.ics`,
      `/events/${today.id}/open-water`,
      '/games',
      ...all
        .slice(0, 5)
        .flatMap(({ entered: { game } }) => [
          `/games/${game}`,
          `/games/${game}/now`,
          `/games/${game}/record`,
          `/games/${game}/chat`,
        ]),
    ])
      heard.push((await call(url, path, undefined, token)).text);
  };
  // Half of them sail to the end, the others stop on the way; everybody looks at everything in between.
  for (const [i, sailor] of all.entries()) {
    await sailor.captain.sail(i % 2 === 0 ? 5_000 : 4 + i);
    await look(sailor.heard, sailor.entered.token);
    if (i % 5 === 0) await look(spectator);
    const page = new Client(url);
    await page.hello(sailor.entered.game as string);
    spectator.push(...page.bytes);
    page.close();
  }
  const [row] = await server.house.store.db.run<{ secret: string; parts: string }>(
    'select secret, parts from seas where event = ?',
    [today.id],
  );
  const share = server.house.vault.unlock(row?.secret ?? '');
  const seed = mixedSeed(`${today.id}.1`, share, JSON.parse(row?.parts ?? '[]') as string[]);
  const [next] = await server.house.store.db.run<{ secret: string }>(
    "select secret from seas where event <> ? and event like 'daily-%'",
    [today.id],
  );
  const tomorrow = server.house.vault.unlock(next?.secret ?? '');
  const secrets = [seed, share, tomorrow, row?.secret ?? '', next?.secret ?? ''];
  const forms = secrets.flatMap((secret) => [
    secret,
    ...Array.from({ length: Math.floor(secret.length / 12) }, (_, i) => secret.slice(12 * i, 12 * i + 12)),
    Buffer.from(secret, 'hex').toString('base64'),
    Buffer.from(secret).toString('base64'),
  ]);
  const everything = [
    ...all.map(({ captain, heard }) => [...captain.client.bytes, ...heard].join('\n')),
    spectator.join('\n'),
  ];
  for (const bytes of [...everything, server.log.join('\n')])
    for (const form of forms) expect(form.length < 8 || !bytes.includes(form)).toBe(true);

  // Names of ships: everybody knows those they have met, and a spectator none.
  const namesIn = (sailor: Sailor): Set<string> =>
    new Set(
      [...JSON.stringify(logOfSailor(sailor)).matchAll(/"name":"([^"]+)","kind"/g)].map(
        ([, ship]) => ship as string,
      ),
    );
  const met = all.map(namesIn);
  const known = new Set(met.flatMap((names) => [...names]));
  expect(known.size).toBeGreaterThan(3);
  for (const [i, bytes] of everything.entries())
    for (const ship of known)
      if (!met[i]?.has(ship)) expect(bytes.includes(`"name":"${ship}"`), `${ship} to ${i}`).toBe(false);

  // The games and keys of others.
  for (const [i, bytes] of everything.entries())
    for (const [j, { entered }] of all.entries()) {
      if (i === j) continue;
      expect(bytes.includes(entered.token)).toBe(false);
      if (i < all.length) expect(bytes.includes(entered.game as string), `${j} to ${i}`).toBe(false);
    }
});

it('nobody goes back behind a roll, makes it practice, or sails twice with one key', async () => {
  const entered = await enters(server.url, today.id, { name: 'Anna' });
  const captain = await new Captain(server.url, 'steady').board(entered.game as string, entered.token);
  const { client } = captain;
  let rolled = 0;
  let backs = 0;
  while (!captain.isOver && rolled < 12) {
    const before = logOfSailor({ captain, entered, heard: [] }).length;
    await captain.answer();
    const hasRolled = logOfSailor({ captain, entered, heard: [] })
      .slice(before)
      .some(({ roll }) => roll !== undefined && roll !== null);
    const key = `undo ${client.known?.n}`.replaceAll(' ', '-').padEnd(8, '-');
    client.send({ t: 'undo', key, at: client.known?.n ?? 0 });
    const refused = await client.outcome(key);
    if (hasRolled) {
      rolled++;
      expect(refused, 'undo behind a roll').not.toBeNull();
    } else if (!refused) {
      backs++;
      await captain.answer();
    }
  }
  expect(rolled).toBeGreaterThan(3);
  expect(backs).toBeGreaterThan(0);
  // Ten at once with one key: one game.
  const same = await Promise.all(
    Array.from({ length: 10 }, () =>
      call(server.url, `/events/${today.id}/enter`, { name: 'Anna' }, entered.token),
    ),
  );
  for (const { body } of same) expect(body.game ?? body.error).toBe(captain.isOver ? 'sailed' : entered.game);
  const fresh = 'b'.repeat(22);
  const rush = await Promise.all(
    Array.from({ length: 10 }, () => call(server.url, `/events/${today.id}/enter`, { name: 'Rush' }, fresh)),
  );
  expect(new Set(rush.map(({ body }) => body.game)).size).toBe(1);
  time.move(DAY);
  await expect
    .poll(async () => (await call(server.url, `/events/daily/${today.day}`)).body.state)
    .toBe('closed');
});

/** The server: the cost of an answer against the bare minimum, in one run. Rates depend on disk and load, ratios hardly do. */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { botNamed, chosenBy, rngFrom, seedFrom } from '@flotilla/table';
import { duration, rate } from '../harness.mjs';

const server = (path) => import(new URL(`../../packages/server/dist/${path}`, import.meta.url));
const { createServer, readConfig } = await server('index.js');
const { openTable, claimLink, claimSeat, begin } = await server('tables/seating.js');
const { newShare } = await server('tables/dice.js');
const { newToken } = await server('tables/ids.js');

export const title = `The server (load of the machine ${loadavg()[0].toFixed(1)})`;

const TABLES = 500;
const ROUNDS = 6;
/** Rounds that are played before anything is measured. */
const WARM = 4;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

/** The memory of living objects. */
function heap() {
  collect();
  return process.memoryUsage().heapUsed;
}

/** A table of Naval Battles with people in all seats. */
async function seated(house, seats) {
  const wanted = {
    game: 'naval-battles',
    options: {},
    seats: Array(seats).fill(null),
    name: 'Host',
    share: newShare(),
    pace: { kind: 'none' },
    listed: false,
    watch: 'link',
    chat: true,
  };
  const { game } = await openTable(house, wanted, newToken());
  for (let seat = 1; seat < seats; seat++) {
    const link = await claimLink(house, game, seat);
    await claimSeat(house, game, { link, name: `Guest ${seat}`, share: newShare(), token: newToken() });
  }
  await begin(house, game);
  return game;
}

/** What the first seat that is asked would answer. */
function wishOf(game, round) {
  const { table, game: rules } = game.session;
  const [decision] = table.decisions;
  if (!decision) return null;
  const rng = rngFrom(seedFrom(`${game.id} ${round}`), 'bench');
  const choice = chosenBy(botNamed(rules, 'steady'), table, decision, rng);
  const { seat, number: at } = decision;
  return { kind: 'answer', seat, key: `bench-${round}-${game.number}`, at, choice, author: 'person' };
}

const since = (began) => (performance.now() - began) * 1e6;

/** Nanoseconds an entry of a bare append takes when as many arrive at once as there are tables. */
async function bareAppend(journal) {
  const began = performance.now();
  for (let number = 1; number <= ROUNDS; number++)
    await Promise.all(
      Array.from({ length: TABLES }, (_, i) =>
        journal.append({
          game: `bare${i}`,
          number,
          kind: 'answer',
          seat: 0,
          author: 'person',
          body: '{"decision":12,"choice":"pass"}',
          key: `k${number}`,
          at: 1,
        }),
      ),
    );
  return since(began) / (TABLES * ROUNDS);
}

/** Nanoseconds of CPU that all messages of a six-seat answer take: six seats and a watcher. */
async function messageCost(house) {
  const game = await seated(house, 6);
  let bytes = 0;
  const receivers = [null, 0, 1, 2, 3, 4, 5].map((seat) => ({
    seat,
    odds: false,
    send: (text) => (bytes += text.length),
  }));
  for (const receiver of receivers) game.receivers.add(receiver);
  const spent = [];
  for (let answers = 0; answers < 500 && !game.session.table.over; answers++) {
    const wish = wishOf(game, answers);
    if (!wish) break;
    await game.take(wish);
    const { teller } = game;
    const began = performance.now();
    for (const receiver of receivers) game.nowFor(receiver, teller.n - 1);
    spent.push(since(began));
  }
  return { nanoseconds: spent.sort((a, b) => a - b)[Math.floor(spent.length / 2)], bytes };
}

/** Measures in a folder of its own. */
export async function measure() {
  const data = mkdtempSync(join(tmpdir(), 'flotilla-bench-'));
  const made = await createServer({
    config: readConfig({ DATA: data, LOG_LEVEL: 'silent', BOT_PACE: '60000' }),
  });
  const { house } = made;
  try {
    const bare = await bareAppend(house.store.journal);
    const before = heap();
    const games = [];
    for (let i = 0; i < TABLES; i++) games.push(await seated(house, 2));
    let answers = 0;
    let spent = 0;
    for (let round = 0; round < WARM + ROUNDS; round++) {
      const wishes = games.map((game) => wishOf(game, round));
      const began = performance.now();
      await Promise.all(games.map((game, i) => wishes[i] && game.take(wishes[i])));
      if (round < WARM) continue;
      spent += since(began);
      answers += wishes.filter(Boolean).length;
    }
    const taken = spent / answers;
    const memory = (heap() - before) / TABLES / 1024;
    const { nanoseconds } = await messageCost(house);
    const beside = { name: 'a bare append, as many at once', nanoseconds: bare };
    return [
      rate(`committed answers, ${TABLES} tables of Naval Battles`, taken, beside, 1e9 / bare / 3),
      duration('all messages of a six-seat answer', nanoseconds, beside, 200),
      {
        what: 'memory of an open table, two seats',
        value: memory,
        unit: 'KB',
        baseline: 'goal',
        baselineValue: 450,
        ratio: memory / 450,
        goal: 450,
        met: memory <= 450,
      },
    ];
  } finally {
    await made.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

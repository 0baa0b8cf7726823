/** The server: the cost of an answer against the bare minimum, in one run. Rates depend on disk and load, ratios hardly do. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { duration, rate } from '../harness.mjs';
import { createServer, readConfig, seated, several, wishOf } from '../tables.mjs';

export const title = `The server (load of the machine ${loadavg()[0].toFixed(1)})`;

const TABLES = 500;
const ROUNDS = 12;
/** Rounds that are played before anything is measured: fleets are drawn up by then. */
const WARM = 20;
/** Answers over sockets: how many, and how many per second. */
const SOCKET_ANSWERS = 1_000;
const PER_SECOND = 100;
/** Tables whose memory is measured. */
const WEIGHED = 60;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

/** The memory of living objects. */
function heap() {
  collect();
  return process.memoryUsage().heapUsed;
}

/** A bot needs to know where the game stands and what it is asked; a page wants to try things out and to see how they came about. */
const BOT = { odds: false, told: false };
const PAGE = { odds: true, told: true };

/** Puts somebody at every seat who hears everything and keeps nothing. */
function listen(game, kind) {
  game.receivers.clear();
  for (const seat of game.seats.keys()) game.receivers.add({ seat, ...kind, send() {} });
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
const percentile = (numbers, share) =>
  [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) * share)];

/** Nanoseconds of processor time per item. */
async function spentOn(count, work) {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return ((user + system) * 1000) / count;
}

const bareEntry = (i, number) => ({
  game: `bare${i}`,
  number,
  kind: 'answer',
  seat: 0,
  author: 'person',
  body: '{"decision":12,"choice":"pass"}',
  key: `k${number}`,
  at: 1,
});

/** An answer at every table, and as many bare appends, in turns: all of a round arrive at once. */
async function throughput(house, games, kind) {
  for (const game of games) listen(game, kind);
  const answers = [];
  const appends = [];
  for (let round = 0; round < WARM + ROUNDS; round++) {
    const wishes = games.map((game) => wishOf(game, round));
    const count = wishes.filter(Boolean).length;
    const taken = await spentOn(count, () =>
      Promise.all(games.map((game, i) => wishes[i] && game.take(wishes[i]))),
    );
    const bare = await spentOn(games.length, () =>
      Promise.all(games.map((_, i) => house.store.journal.append(bareEntry(`${kind.told} ${i}`, round + 1)))),
    );
    if (round < WARM) continue;
    answers.push(taken);
    appends.push(bare);
  }
  return { taken: median(answers), bare: median(appends) };
}

/** Nanoseconds of processor time that all messages of a six-seat answer take: six seats and a watcher. */
async function messageCost(house) {
  const { game } = await seated(house, 6);
  listen(game, PAGE);
  game.receivers.add({ seat: null, ...PAGE, send() {} });
  const receivers = [...game.receivers].map((receiver) => ({ ...receiver, odds: false }));
  const spent = [];
  for (let answers = 0; answers < 500 && !game.session.table.over; answers++) {
    const wish = wishOf(game, answers);
    if (!wish) break;
    await game.take(wish);
    const { n } = game;
    spent.push(
      await spentOn(1, () => {
        for (const receiver of receivers) game.nowFor(receiver, n - 1, true);
      }),
    );
  }
  // A single answer is shorter than the clock of the processor is fine: the mean is what can be known.
  const warm = spent.slice(100);
  return warm.reduce((sum, one) => sum + one, 0) / warm.length;
}

/** Kilobytes an open table takes with somebody at every seat, in the middle of a battle. */
async function memoryOf(house, seats) {
  // What the first tables make the program load and compile is not counted.
  await letGo(house, await several(WARM, () => inPlay(house, seats)));
  const before = heap();
  const games = await several(WEIGHED, () => inPlay(house, seats));
  await house.writeHints();
  const taken = (heap() - before) / games.length / 1024;
  await letGo(house, games);
  return taken;
}

/** Lets games go, with everything that is still to be written of them. */
async function letGo(house, games) {
  for (const { id } of games) house.drop(id);
  await house.writeHints();
}

/** A table in the middle of a battle. */
async function inPlay(house, seats) {
  const { game } = await seated(house, seats);
  listen(game, PAGE);
  for (let answers = 0; answers < 60; answers++) {
    const wish = wishOf(game, answers);
    if (wish) await game.take(wish);
  }
  return game;
}

const memoryLine = (seats, value) => ({
  what: `memory of an open table in play, ${seats} seats`,
  value,
  unit: 'KB',
  baseline: 'goal',
  baselineValue: 450,
  ratio: value / 450,
  goal: 450,
  met: value <= 450,
});

/** What the process of the pages says next; fails when it ends without a word. */
async function saidBy(pages) {
  const ended = once(pages, 'exit').then(([code]) => {
    throw new Error(`The pages ended with ${code}.`);
  });
  const [said] = await Promise.race([once(pages, 'message'), ended]);
  return said;
}

/** Milliseconds, by the clock, from sending an answer until the other page has it, and those of a ping beside it. */
async function overSockets(url, tables) {
  const pages = fork(fileURLToPath(new URL('../sockets.mjs', import.meta.url)));
  pages.send({ url, tables: tables.map(({ game, tokens }) => ({ id: game.id, tokens })) });
  await saidBy(pages);
  const began = performance.now();
  for (let sent = 0; sent < SOCKET_ANSWERS; sent++) {
    const due = began + (sent * 1000) / PER_SECOND - performance.now();
    if (due > 0) await new Promise((later) => setTimeout(later, due));
    const table = sent % tables.length;
    const wish = wishOf(tables[table].game, `socket ${sent}`);
    if (wish) pages.send({ table, seat: wish.seat, decision: wish.at, choice: wish.choice });
  }
  await new Promise((later) => setTimeout(later, 1_000));
  pages.send({});
  return saidBy(pages);
}

const socketLine = (share, { heard, pings }, goal) =>
  duration(
    `answer to other screen, ${share * 100} of 100 within, by the clock: ${PER_SECOND}/s, ${TABLES} tables, ${2 * TABLES} sockets, ${heard.length} heard`,
    percentile(heard, share) * 1e6,
    { name: 'a ping sent with it', nanoseconds: percentile(pings, share) * 1e6 },
    goal,
  );

/** Measures in a folder of its own. */
export async function measure() {
  const data = mkdtempSync(join(tmpdir(), 'flotilla-bench-'));
  const made = await createServer({
    config: readConfig({ DATA: data, LOG_LEVEL: 'silent', BOT_PACE: '60000', OPEN_GAMES: '5000' }),
    limits: { socketsPerAddress: 10 * TABLES, requestsPerMinute: 1e6, burst: 1e6, perSecond: 1e6 },
  });
  const { house } = made;
  try {
    const two = await memoryOf(house, 2);
    const six = await memoryOf(house, 6);
    const tables = await several(TABLES, () => seated(house, 2));
    const sockets = await overSockets(await made.listen(0, '127.0.0.1'), tables);
    const games = tables.map(({ game }) => game);
    const bots = await throughput(house, games, BOT);
    const pages = await throughput(house, games, PAGE);
    const messages = await messageCost(house);
    const beside = ({ bare }) => ({ name: 'a bare append, as many at once', nanoseconds: bare });
    const answers = `committed answers, ${TABLES} tables of Naval Battles`;
    return [
      rate(`${answers}, bots as clients`, bots.taken, beside(bots), 1e9 / bots.bare / 3),
      rate(`${answers}, pages at every seat`, pages.taken, beside(pages), null),
      duration('all messages of a six-seat answer', messages, beside(pages), 200),
      socketLine(0.5, sockets, null),
      socketLine(0.99, sockets, 50_000),
      memoryLine('two', two),
      memoryLine('six', six),
    ];
  } finally {
    await made.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

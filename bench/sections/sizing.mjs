/** What tables take: on disk in both databases, on the wire, and of the look around that processes on one database take every second. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../scripts/postgres.mjs';
import { createServer, readConfig, seated, several, wishOf } from '../tables.mjs';

export const title = `Sizing (load of the machine ${loadavg()[0].toFixed(1)})`;

/** Tables that are weighed, how many answers each is given, and how many tables one process looks at. */
const [TABLES, ANSWERS, LOOKED_AT, LOOKS] = process.env.BENCH_REHEARSAL
  ? [2, 10, 2, 3]
  : [100, 200, 1_000, 30];

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

const line = (what, value, unit, baseline, baselineValue) => ({
  what,
  value,
  unit,
  baseline,
  baselineValue,
  ratio: value / baselineValue,
  goal: null,
  met: null,
});

/** A server on a database, for as long as something is measured. */
async function withServer(database, work) {
  const data = mkdtempSync(join(tmpdir(), 'flotilla-bench-'));
  const made = await createServer({
    config: readConfig({
      DATA: data,
      LOG_LEVEL: 'silent',
      BOT_PACE: '60000',
      OPEN_GAMES: '5000',
      ...database,
    }),
  });
  try {
    return await work(made.house, data);
  } finally {
    await made.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Plays tables for a while with a page at every seat; gives the entries, the messages and their characters. */
async function play(games) {
  const told = { entries: 0, messages: 0, characters: 0 };
  for (const game of games) {
    const send = (message) => {
      told.messages++;
      told.characters += message.length;
    };
    for (const seat of game.seats.keys()) game.receivers.add({ seat, odds: true, told: true, send });
    for (let answers = 0; answers < ANSWERS; answers++) {
      const wish = wishOf(game, answers);
      if (wish) await game.take(wish);
    }
    told.entries += game.number;
    game.receivers.clear();
  }
  return told;
}

/** Bytes of a table and of an entry on disk, as the growth of what `size` weighs. */
async function weighed(house, size) {
  const empty = await size();
  const games = (await several(TABLES, () => seated(house, 2))).map(({ game }) => game);
  await house.writeHints();
  const laid = await size();
  const told = await play(games);
  await house.writeHints();
  return {
    table: (laid - empty) / TABLES,
    entry: ((await size()) - laid) / told.entries,
    messages: told.messages / told.entries,
    characters: told.characters / told.entries,
  };
}

const onSqlite = () =>
  withServer({}, (house, data) =>
    weighed(house, async () => {
      await house.store.db.run('pragma wal_checkpoint(truncate)');
      return statSync(join(data, 'flotilla.db')).size;
    }),
  );

/** The same on PostgreSQL, and how long a look at many open tables takes by the clock, and in this process. */
const onPostgres = (url) =>
  withServer({ DATABASE_URL: url }, async (house) => {
    const { db } = house.store;
    const weights = await weighed(house, async () => {
      await db.run('vacuum');
      const [{ bytes }] = await db.run('select pg_database_size(current_database()) as bytes');
      return bytes;
    });
    await several(LOOKED_AT - house.size, () => seated(house, 2));
    const looks = await several(LOOKS, () => spent(() => house.looking.around()));
    const asks = await several(LOOKS, () => spent(() => db.run('select 1')));
    const middle = (list, what) => median(list.map((one) => one[what]));
    return {
      ...weights,
      look: { clock: middle(looks, 'clock'), own: middle(looks, 'own') },
      ask: { clock: middle(asks, 'clock'), own: middle(asks, 'own') },
    };
  });

/** Milliseconds by the clock, and of this process. */
async function spent(work) {
  const [start, began] = [process.cpuUsage(), performance.now()];
  await work();
  const { user, system } = process.cpuUsage(start);
  return { clock: performance.now() - began, own: (user + system) / 1_000 };
}

const disk = (name, { table, entry }) => [
  line(`${name}: a table of two seats on disk, without its journal`, table, 'bytes', 'an entry', entry),
  line(`${name}: an entry of the journal on disk`, entry, 'bytes', 'a table', table),
];

/** Measures on both databases; without PostgreSQL, on the embedded one only. */
export async function measure() {
  const embedded = await onSqlite();
  const lines = [
    ...disk('SQLite', embedded),
    line('messages to two pages for an answer', embedded.messages, 'messages', 'pages', 2),
    line('… their characters', embedded.characters, 'characters', 'an entry on disk', embedded.entry),
  ];
  const cluster = startPostgres();
  if (!cluster) return lines;
  try {
    const shared = await onPostgres(cluster.url);
    const looked = `PostgreSQL: a look at ${LOOKED_AT} open tables`;
    return [
      ...lines,
      ...disk('PostgreSQL', shared),
      line(`${looked}, by the clock`, shared.look.clock, 'ms', 'select 1', shared.ask.clock),
      line(`${looked}, in the process that looks`, shared.look.own, 'ms', 'select 1', shared.ask.own),
    ];
  } finally {
    cluster.stop();
  }
}

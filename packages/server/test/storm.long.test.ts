/**
 * Two processes under load, while every connection to PostgreSQL is broken again and again, and PostgreSQL itself crashes and
 * comes back. No process ends, nothing acknowledged is lost, and every table goes on by itself.
 */
import pg from 'pg';
import { expect, it } from 'vitest';
import { startPostgres } from '../../../scripts/postgres.mjs';
import { meta, openStore } from '../src/store/store.ts';
import { vaultOf } from '../src/tables/dice.ts';
import { seatedTable } from './support/client.ts';
import { sqlitePlace } from './support/databases.ts';
import { furtherAnswers, Player, pause } from './support/load.ts';
import { type ServerProcess, startProcess } from './support/process.ts';
import { faultsOf } from './support/truth.ts';

/** `npm run kill -- server` breaks two hundred times. */
const STORMS = Number(process.env.STORMS ?? 3);
/** How often every connection is broken in one storm. */
const BLOWS = 15;

const LIVE = { kind: 'live', minutes: 600, window: 600 };
const TABLES = [
  { game: 'naval-battles', seats: [null, null] },
  { game: 'smugglers', seats: [null, null, 'steady'], pace: LIVE },
  { game: 'naval-battles', seats: [null, null], pace: LIVE },
];

/** Breaks every connection of a database but its own. */
async function blow(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  for (let i = 0; i < BLOWS; i++) {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
    );
    // Each blow falls at another moment of what goes on.
    await new Promise((later) => setTimeout(later, Math.random() * 20));
  }
  await client.end();
}

it(
  `broken connections: two processes live through ${STORMS} storms, lose nothing and go on`,
  async (context) => {
    const cluster = startPostgres();
    if (!cluster) return context.skip('NO PostgreSQL HERE: storms were not tested.');
    const place = sqlitePlace();
    const env = { DATA: place.data, DATABASE_URL: cluster.url, BOT_PACE: '1' };
    const servers = [await startProcess(env), await startProcess(env)] as const;
    context.onTestFinished(async () => {
      for (const server of servers) await server.kill();
      cluster.stop();
      await place.clear();
    });
    const games: string[] = [];
    const everybody: Player[] = [];
    let stopped = false;

    const hasEnded = ({ child }: ServerProcess): boolean =>
      child.exitCode !== null || child.signalCode !== null;

    async function keepPlaying(player: Player, seat: number): Promise<void> {
      const server = servers[seat % 2] ?? servers[0];
      while (!stopped && !servers.some(hasEnded) && (await player.play(server.url, 0.2)) === 'broken')
        await pause();
    }

    const mustBeWell = async (): Promise<void> => {
      expect(servers.filter(hasEnded).map(({ url }) => url)).toEqual([]);
      for (const { url } of servers) {
        const health = async () => (await fetch(`${url}/healthz`)).json();
        await expect.poll(health, { timeout: 60_000 }).toEqual({ ok: true });
      }
    };

    for (let storm = 0; storm < STORMS; storm++) {
      await mustBeWell();
      const tables = [];
      for (const [nth, wanted] of TABLES.entries()) {
        const { id, tokens } = await seatedTable(servers[nth % 2]?.url ?? '', wanted);
        const players = tokens.flatMap((token) => (token ? [new Player(id, token)] : []));
        games.push(id);
        everybody.push(...players);
        tables.push({ players, playing: Promise.all(players.map(keepPlaying)) });
      }
      const [first] = tables;
      if (first) await furtherAnswers(first.players, 3, first.playing);
      if (storm % 3 === 2) cluster.restart();
      else await blow(cluster.url);
      // Every table goes on, unless it is over.
      for (const { players, playing } of tables) await furtherAnswers(players, 3, playing);
      for (const player of tables.flatMap(({ players }) => players)) player.stop();
      stopped = true;
      for (const { playing } of tables) await playing;
      stopped = false;
    }

    await mustBeWell();
    const acknowledged = everybody.flatMap((player) => player.acknowledged);
    const store = await openStore({ ...place, databaseUrl: cluster.url });
    const vault = vaultOf(Buffer.from((await meta(store.db, 'lock')) as string, 'hex'));
    for (const game of games) expect((await faultsOf(store, vault, game, acknowledged)).faults).toEqual([]);
    await store.close();
    process.stdout.write(
      `${STORMS} storms, ${games.length} games, ${acknowledged.length} acknowledged, none lost\n`,
    );
  },
  240_000 + STORMS * 30_000,
);

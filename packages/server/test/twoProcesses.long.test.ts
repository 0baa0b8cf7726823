/** Two processes on one PostgreSQL: duplicate and rival answers, one process killed midway; nothing is lost or duplicated. */
import { afterAll, expect, it } from 'vitest';
import { meta, openStore } from '../src/store/store.ts';
import { vaultOf } from '../src/tables/dice.ts';
import { Client, seatedTable } from './support/client.ts';
import { postgresPlace, stopCluster } from './support/databases.ts';
import { furtherAnswers, Player, pause } from './support/load.ts';
import { startProcess } from './support/process.ts';
import { faultsOf } from './support/truth.ts';

/** `npm run kill -- server` plays two hundred. */
const GAMES = Number(process.env.GAMES ?? 6);
/** So many answers of each game, on the average, are acknowledged before one process is killed, and as many after. */
const ANSWERS = Number(process.env.ANSWERS ?? 8);

afterAll(stopCluster);

it(
  `play ${GAMES} games together, and one of them is killed midway`,
  async (context) => {
    const place = await postgresPlace();
    if (!place?.databaseUrl) return context.skip('NO PostgreSQL HERE: two processes were not tested.');
    const env = { DATA: place.data, DATABASE_URL: place.databaseUrl, BOT_PACE: '1' };
    const servers = [await startProcess(env), await startProcess(env)] as const;
    let down = false;
    const anywhere = (): string => (down || Math.random() < 0.5 ? servers[1] : servers[0]).url;
    const games: string[] = [];
    const players: Player[] = [];
    for (let game = 0; game < GAMES; game++) {
      const three = game % 3 === 0;
      const wanted = three
        ? { game: 'smugglers', seats: [null, null, 'steady'] }
        : { game: 'naval-battles', seats: [null, null] };
      const { id, tokens } = await seatedTable(anywhere(), wanted);
      games.push(id);
      // Each seat is played by two devices at once, which answer the same questions without knowing of each other.
      for (const token of tokens) if (token) players.push(new Player(id, token), new Player(id, token));
    }
    const note = (what: string): void =>
      void (
        process.env.NOTES && process.stdout.write(`${Math.round(performance.now() / 1000)} s: ${what}\n`)
      );
    note('seated');
    let stopped = false;
    const playing = Promise.all(
      players.map(async (player) => {
        while (!stopped && (await player.play(anywhere(), 0.2)) === 'broken') await pause();
      }),
    );
    await furtherAnswers(players, GAMES * ANSWERS, playing);
    note('half time');
    down = true;
    await servers[0].kill();
    await furtherAnswers(players, GAMES * ANSWERS, playing);
    stopped = true;
    for (const player of players) player.stop();
    note('stopped');
    await playing;
    note('all have stopped');
    const acknowledged = players.flatMap((player) => player.acknowledged);
    const store = await openStore(place);
    const vault = vaultOf(Buffer.from((await meta(store.db, 'lock')) as string, 'hex'));
    let entries = 0;
    for (const game of games) {
      const truth = await faultsOf(store, vault, game, acknowledged);
      expect(truth.faults).toEqual([]);
      entries += truth.entries;
      const page = new Client(servers[1].url);
      await page.hello(game);
      await page.until(() => page.known !== null, 'the game');
      page.close();
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(2 * GAMES * ANSWERS);
    process.stdout.write(
      `${games.length} games, ${acknowledged.length} acknowledged of ${entries} entries\n`,
    );
    await store.close();
    await servers[1].kill();
    await place.clear();
  },
  240_000 + GAMES * 10_000,
);

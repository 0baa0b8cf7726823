/** A server that is killed in the middle of play: everything it has acknowledged is there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../src/store/store.ts';
import { vaultOf } from '../src/tables/dice.ts';
import { seatedTable } from './support/client.ts';
import { sqlitePlace, type TestPlace } from './support/databases.ts';
import { furtherAnswers, Player } from './support/load.ts';
import { askNow, lateness } from './support/onlookers.ts';
import { startProcess } from './support/process.ts';
import { faultsOf } from './support/truth.ts';

/** `npm run kill -- server` kills two hundred times. */
const KILLS = Number(process.env.KILLS ?? 3);
const TABLES = Number(process.env.TABLES ?? 6);
/** The fewest answers between two kills. */
const FEWEST = 5;

let place: TestPlace;
beforeEach(() => {
  place = sqlitePlace();
});
afterEach(() => place.clear());

it(
  `lost or doubled answers at crash: loses no acknowledged answer when it is killed ${KILLS} times under load, and every game replays`,
  async () => {
    const env = { DATA: place.data, BOT_PACE: '1' };
    const fresh: Player[] = [];
    const players: Player[] = [];
    const games: string[] = [];
    const stale: string[] = [];
    let server = await startProcess(env);
    for (let kill = 0; kill < KILLS; kill++) {
      if (kill % 10 === 0)
        for (let table = 0; table < TABLES; table++) {
          const seats = table % 2 === 0 ? [null, null] : [null, 'steady', null];
          const game = table % 2 === 0 ? 'naval-battles' : 'smugglers';
          const { id, tokens } = await seatedTable(server.url, { game, seats });
          games.push(id);
          for (const token of tokens) if (token) fresh.push(new Player(id, token));
        }
      players.push(...fresh.splice(0));
      const { url } = server;
      const playing = Promise.all(players.map((player) => player.play(url, 0.1)));
      // Whatever the machine's pace, the blow falls in the middle of play, each time after another number of answers.
      await furtherAnswers(players, FEWEST + Math.floor(Math.random() * 25), playing);
      await server.kill();
      await playing;
      server = await startProcess(env);
      for (const game of games.slice(-TABLES)) {
        const look = await askNow(server.url, game);
        for (const player of players)
          for (const answer of player.acknowledged) if (lateness(look, answer) > 0) stale.push(answer.key);
      }
    }
    await server.kill();
    const acknowledged = players.flatMap((player) => player.acknowledged);
    const store = await openStore(place);
    const vault = vaultOf(Buffer.from(readFileSync(join(place.data, 'lock.key'), 'utf8').trim(), 'hex'));
    let entries = 0;
    for (const game of games) {
      const truth = await faultsOf(store, vault, game, acknowledged);
      expect(truth.faults).toEqual([]);
      entries += truth.entries;
    }
    await store.close();
    expect(stale).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(FEWEST * KILLS);
    process.stdout.write(
      `one process: ${KILLS} kills, ${games.length} games, ${acknowledged.length} acknowledged of ${entries} entries, ` +
        `none lost or stale after a restart\n`,
    );
  },
  180_000 + KILLS * 20_000,
);

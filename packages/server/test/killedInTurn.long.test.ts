/**
 * Two processes on one PostgreSQL, killed in turn under load, with players and watchers at both. Nothing acknowledged is lost, and
 * everybody at the process that is left sees it, although the hint of it may have died with the other.
 */
import { afterAll, expect, it } from 'vitest';
import { meta, openStore } from '../src/store/store.ts';
import { vaultOf } from '../src/tables/dice.ts';
import { type Client, seatedTable } from './support/client.ts';
import { postgresPlace, stopCluster } from './support/databases.ts';
import { type Acknowledged, furtherAnswers, Player, pause } from './support/load.ts';
import { askNow, lateness, type Onlooker, onSocket, onStream } from './support/onlookers.ts';
import { startProcess } from './support/process.ts';
import { faultsOf } from './support/truth.ts';

/** `npm run kill -- server` kills two hundred times. */
const KILLS = Number(process.env.KILLS ?? 2);
const TABLES = Number(process.env.TABLES ?? 2);
/** How long to wait for what is late already, to know how late it is. */
const PATIENCE = 20_000;
/** What counts as late, in milliseconds: the long form demands two seconds; here nothing may depend on the machine's pace. */
const LATE = Number(process.env.LATE_MS ?? PATIENCE);
const TWO_SECONDS = 2_000;
/** The fewest answers between two kills. */
const FEWEST = 5;

afterAll(stopCluster);

/** A table with its players and those who watch it. */
interface Watched {
  readonly id: string;
  readonly players: readonly Player[];
  /** Those who watch it at each process. */
  readonly onlookers: [Onlooker[], Onlooker[]];
  playing: Promise<unknown>;
  isOver: boolean;
}

/** The page of a player as somebody who looks at the game. */
const playersPage = (game: string, { greeted, moments }: Client): Onlooker => ({
  game,
  asked: greeted,
  moments,
  close: () => {},
});

it(
  `a lost hint: everybody sees every acknowledged answer when two processes are killed ${KILLS} times in turn`,
  async (context) => {
    const place = await postgresPlace();
    if (!place?.databaseUrl) return context.skip('NO PostgreSQL HERE: two processes were not tested.');
    const env = { DATA: place.data, DATABASE_URL: place.databaseUrl, BOT_PACE: '1' };
    const servers = [await startProcess(env), await startProcess(env)];
    const urlAt = (side: number): string => servers[side % 2]?.url ?? '';
    const tables: Watched[] = [];
    const games: string[] = [];
    const past: Player[] = [];
    let down: number | null = null;
    let held = false;
    let stopped = false;
    const figures = { looks: 0, late: 0, afterTwoSeconds: 0, slowest: 0 };
    const everybody = (): Player[] => [...past, ...tables.flatMap((table) => table.players)];
    const note = (kills: number, faults: string): void => {
      const acknowledged = everybody().reduce((sum, player) => sum + player.acknowledged.length, 0);
      process.stdout.write(
        `two processes: ${kills} kills, ${games.length} games, ${acknowledged} acknowledged, ${faults}; ` +
          `${figures.looks} looks, ${figures.afterTwoSeconds} stale after 2 s, slowest ${Math.round(figures.slowest)} ms\n`,
      );
    };

    const watch = async (table: Watched, side: 0 | 1): Promise<void> => {
      for (const onlooker of table.onlookers[side]) onlooker.close();
      table.onlookers[side] = [await onSocket(urlAt(side), table.id), await onStream(urlAt(side), table.id)];
    };

    /** Plays at the player's own process, or at the other while that one is down. */
    async function keepPlaying(player: Player, side: number): Promise<void> {
      while (!stopped) {
        while (held && !stopped) await pause();
        const at = side === down ? side + 1 : side;
        if ((await player.play(urlAt(at), 0.1)) !== 'broken') return;
        await pause();
      }
    }

    async function openTable(nth: number): Promise<Watched> {
      const wanted =
        nth % 2 === 0
          ? { game: 'naval-battles', seats: [null, null] }
          : { game: 'smugglers', seats: [null, null, null] };
      const { id, tokens } = await seatedTable(urlAt(nth), wanted);
      games.push(id);
      const players = tokens.flatMap((token) => (token ? [new Player(id, token)] : []));
      const table: Watched = { id, players, onlookers: [[], []], isOver: false, playing: Promise.resolve() };
      for (const side of [0, 1] as const) await watch(table, side);
      table.playing = Promise.all(players.map((player, seat) => keepPlaying(player, seat))).then(() => {
        table.isOver = true;
      });
      return table;
    }

    /** Those who look at a table at a process, the players there among them. */
    const lookersAt = (table: Watched, side: 0 | 1): Onlooker[] => [
      ...table.onlookers[side],
      ...table.players.flatMap(({ page }) =>
        page && page.closed === null && page.known ? [playersPage(table.id, page)] : [],
      ),
    ];

    /** Waits until all of these have seen these answers, or it is late; notes how long it took. */
    async function mustSee(lookers: readonly Onlooker[], answers: readonly Acknowledged[]): Promise<void> {
      const times = (): number[] => lookers.flatMap((one) => answers.map((answer) => lateness(one, answer)));
      const end = performance.now() + PATIENCE;
      while (times().includes(Number.POSITIVE_INFINITY) && performance.now() < end) await pause();
      for (const ms of times()) {
        figures.looks++;
        if (ms > LATE) figures.late++;
        if (ms > TWO_SECONDS) figures.afterTwoSeconds++;
        figures.slowest = Math.max(figures.slowest, ms);
      }
    }

    /** Those who come now, and whoever is there. One look heals all: who comes first is told apart by turns. */
    async function everybodyMustSee(
      side: 0 | 1,
      since: ReadonlyMap<Player, number>,
      first: number,
    ): Promise<void> {
      for (const table of tables) {
        const answers = table.players.flatMap((player) => player.acknowledged.slice(since.get(player) ?? 0));
        const there = () => mustSee(lookersAt(table, side), answers);
        const come = async (how: typeof onSocket): Promise<void> => {
          const newcomer = await how(urlAt(side), table.id);
          await mustSee([newcomer], answers);
          newcomer.close();
        };
        const ways = [there, () => come(askNow), there, () => come(onSocket), there, () => come(onStream)];
        for (let i = 0; i < ways.length; i++) await ways[(first + i) % ways.length]?.();
      }
    }

    for (let kill = 0; kill < KILLS; kill++) {
      for (let i = 0; i < TABLES; i++) {
        const table = tables[i];
        if (table && !table.isOver) continue;
        if (table) {
          past.push(...table.players);
          for (const onlooker of table.onlookers.flat()) onlooker.close();
        }
        tables[i] = await openTable(games.length);
      }
      const players = tables.flatMap((table) => table.players);
      const since = new Map(players.map((player) => [player, player.acknowledged.length]));
      held = false;
      for (const player of players) player.letGo();
      const playing = Promise.all(tables.map((table) => table.playing));
      await furtherAnswers(players, FEWEST + Math.floor(Math.random() * 25), playing);
      const side = (kill % 2) as 0 | 1;
      const left = (1 - side) as 0 | 1;
      held = true;
      down = side;
      const killed = servers[side]?.kill();
      for (const player of players) player.hold();
      await killed;
      const successor = startProcess(env);
      while (!players.every(({ isResting }) => isResting)) await pause();
      await everybodyMustSee(left, since, Math.floor(kill / 2));
      if (kill % 10 === 9) note(kill + 1, 'journals not yet read');
      servers[side] = await successor;
      down = null;
      for (const table of tables) await watch(table, side);
    }

    stopped = true;
    for (const player of tables.flatMap((table) => table.players)) player.stop();
    await Promise.all(tables.map((table) => table.playing));
    for (const onlooker of tables.flatMap((table) => table.onlookers.flat())) onlooker.close();
    const acknowledged = everybody().flatMap((player) => player.acknowledged);
    const store = await openStore(place);
    const vault = vaultOf(Buffer.from((await meta(store.db, 'lock')) as string, 'hex'));
    const faults: string[] = [];
    for (const game of games) faults.push(...(await faultsOf(store, vault, game, acknowledged)).faults);
    await store.close();
    note(KILLS, `${faults.length} lost or doubled`);
    for (const server of servers) await server.kill();
    await place.clear();
    expect(faults).toEqual([]);
    expect(figures.late).toBe(0);
    expect(acknowledged.length).toBeGreaterThanOrEqual(FEWEST * KILLS);
  },
  180_000 + KILLS * 30_000,
);

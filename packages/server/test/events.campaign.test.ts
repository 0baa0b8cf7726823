/** A short campaign of U-Boat Leader as an event: entered by links, played to its end on the socket, closed, ranked, replayed, proved. */
import { loadGame } from '@flotilla/lab';
import type { Choice } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import type { GameRecord } from '@flotilla/table/run';
import { botNamed, chosenBy, commitmentTo, originFault, recordFromText, replay } from '@flotilla/table/run';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newShare } from '../src/tables/dice.ts';
import { Captain, enters } from './support/captain.ts';
import { Client, call } from './support/client.ts';
import { sqlitePlace, type TestPlace } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { type HandTime, handTime } from './support/time.ts';

const HOUR = 3_600_000;

let place: TestPlace;
let server: TestServer;
let time: HandTime;
beforeEach(async () => {
  place = sqlitePlace();
  time = handTime();
  server = await startServer(place, { time });
});
afterEach(async () => {
  await server.stop();
  await place.clear();
});

/**
 * A commander who answers over the socket. No table to try things out on is handed out, as the order of the decks is the coming sea:
 * his forms come from a bot that looks at the server's own.
 */
class Commander extends Captain {
  readonly #style: string;
  #game = '';

  constructor(style: string) {
    super(server.url, style);
    this.#style = style;
  }

  override board(game: string, token: string): Promise<this> {
    this.#game = game;
    return super.board(game, token);
  }

  override async choice(): Promise<{ readonly decision: number; readonly choice: Choice } | null> {
    const number = this.client.known?.decision?.number;
    const game = await server.house.game(this.#game);
    return (
      (await game?.inTurn(async () => {
        const decision = game.session?.decisions.find((one) => one.number === number);
        if (!decision || !game.session || number === undefined) return null;
        const { table, game: rules } = game.session;
        const rng = rngFrom(seedFrom(`${this.#style} ${number}`), 'commander');
        return { decision: number, choice: chosenBy(botNamed(rules, this.#style), table, decision, rng) };
      })) ?? null
    );
  }
}

interface Row {
  readonly place: number;
  readonly name: string;
  readonly score: number;
  readonly seas: readonly {
    readonly state: string;
    readonly figures: Readonly<Record<'points' | 'tons' | 'ships' | 'lost', number>> & { end: string };
  }[];
}

it.each(['first', 'second'] as const)('of the %s edition', async (edition) => {
  const { url } = server;
  const announced = await call(url, '/events', {
    kind: 'sea',
    title: 'Battle begins',
    game: 'uboat-leader',
    options: { edition, campaign: 'battle-begins' },
    entry: 'invited',
    opens: time.now() + HOUR,
    closes: time.now() + 3 * HOUR,
    share: newShare(),
    settings: { length: { kind: 'campaign' }, counts: 'points', seas: 1, dice: 'plain' },
  });
  const { id, token, seas } = announced.body as { id: string; token: string; seas: { commitment: string }[] };
  const names = ['Okafor', 'Mei', 'Jonas'];
  const { links } = (await call(url, `/events/${id}/organise`, { do: 'invite', names }, token)).body as {
    links: { link: string }[];
  };
  time.move(HOUR);
  await expect.poll(async () => (await call(url, `/events/${id}`)).body.state).toBe('open');
  const styles = ['steady', 'random', 'steady'];
  const sailed = await Promise.all(
    links.map(async ({ link }, i) => {
      const entered = await enters(url, id, { link });
      const commander = new Commander(styles[i] ?? 'steady');
      await commander.board(entered.game as string, entered.token).then((on) => on.sail());
      return { ...entered, answers: commander.answers };
    }),
  );
  const standings = async (): Promise<Row[]> =>
    (await call(url, `/events/${id}/standings`)).body.rows as Row[];
  // Finished by its rules, once: nothing more can be played, and nobody sees more than scores.
  for (const { token: key, game } of sailed) {
    expect((await call(url, `/events/${id}/enter`, {}, key)).body.error).toBe('sailed');
    expect((await call(url, `/games/${game}/record`)).status).toBe(404);
  }
  expect((await standings()).map(({ seas: [sea] }) => sea?.figures.end)).toEqual(
    names.map(() => 'evaluated'),
  );
  time.move(2 * HOUR);
  await expect.poll(async () => (await call(url, `/events/${id}`)).body.state).toBe('closed');

  const rules = await loadGame('uboat-leader');
  const rows = await standings();
  expect(rows.map(({ name }) => name).sort()).toEqual([...names].sort());
  for (const { name, game, answers } of sailed) {
    const read = recordFromText((await call(url, `/games/${game}/record`)).text);
    if (!read.ok) throw new Error(read.error);
    const record: GameRecord = read.value;
    expect(record.options).toMatchObject({ edition, length: 'short', linked: false });
    expect(record.answers).toHaveLength(answers);
    // What `/verify` looks at: the seed that was promised, where it comes from, and that everything plays again.
    expect(commitmentTo(record.seed ?? '')).toBe(seas[0]?.commitment);
    expect(record.origin && originFault(record.origin, record.seed ?? '')).toBeNull();
    const session = replay(rules, record);
    if (!session.ok) throw new Error('The record does not play.');
    const { numbers } = rules.figures(session.value.table.state.game);
    const row = rows.find((one) => one.name === name);
    expect(row?.score).toBe(numbers.vp);
    expect(row?.seas[0]?.figures).toMatchObject({
      points: numbers.vp,
      tons: numbers.tonsSunk,
      ships: numbers.shipsSunk,
      lost: numbers.boatsLost,
    });
    // And everybody can watch it.
    const stranger = new Client(url);
    await stranger.hello(game as string);
    await stranger.until(() => stranger.known !== null, 'what a stranger sees');
    expect(stranger.known?.over).toBe(true);
    stranger.close();
  }
  const scores = rows.map(({ score }) => score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
});

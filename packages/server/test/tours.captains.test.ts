/** The tournaments of The Hunters over the network: each captain on a device of their own, one sea for all, common standings. */
import { loadGame } from '@flotilla/lab';
import { commitmentTo, originFault, recordFromText, replay } from '@flotilla/table/run';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CaptainResult } from '../src/events/captains.ts';
import { captainsOf } from '../src/events/captains.ts';
import { scoresAt } from '../src/events/scored.ts';
import { newShare } from '../src/tables/dice.ts';
import type { OpenGame } from '../src/tables/openGame.ts';
import { call } from './support/client.ts';
import { sqlitePlace, type TestPlace } from './support/databases.ts';
import { furtherAnswers, type Habit, Player } from './support/load.ts';
import { startServer, type TestServer } from './support/server.ts';
import { type HandTime, handTime } from './support/time.ts';
import { announce, Entrant, roundsOf } from './support/tournament.ts';

const MINUTE = 60_000;

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

const later = async (ms: number, so: () => Promise<unknown>, wanted: unknown): Promise<void> => {
  time.move(ms);
  await expect
    .poll(async () => {
      // Bots of those who never came answer when the clock moves.
      time.move(1);
      await server.worker.work();
      return so();
    })
    .toEqual(wanted);
};

const captains = async (id: string, count: number): Promise<Entrant[]> => {
  const all: Entrant[] = [];
  for (let i = 1; i <= count; i++)
    all.push(await new Entrant(id, `Captain ${i}`).enter(server.url, { share: newShare() }));
  return all;
};

const roundStates = async (id: string) => (await roundsOf(server.url, id)).map(({ state }) => state);

const standingsOf = async (id: string) =>
  (await call(server.url, `/events/${id}/standings`)).body as {
    state: string;
    places: { place: number; entrant: number; tons: number; sunkTons: number }[];
    packs: { place: number; pack: string; tons: number; entrants: number[] }[];
  };

const resultsOf = async (id: string, round = 1): Promise<CaptainResult[]> =>
  ((await roundsOf(server.url, id))[round - 1]?.boards ?? []).flatMap(
    ({ result }) => (result as unknown as { captains: CaptainResult[] } | null)?.captains ?? [],
  );

/** Lets people play until so many answers are given. */
async function playSome(people: readonly Entrant[], answers: number): Promise<string[]> {
  const games = await Promise.all(people.map((one) => one.sit(server.url)));
  const players = people.map((one, i) => new Player((games[i] as { game: string }).game, one.token));
  const playing = Promise.all(players.map((player) => player.play(server.url)));
  await furtherAnswers(players, answers, playing);
  for (const player of players) player.stop();
  await playing;
  return games.map((seat) => (seat as { game: string }).game);
}

it('13.2.3: eight captains at two tables sail one sea, and the seed stays secret until all are home', async () => {
  const { url } = server;
  const { id } = await announce(url, time.now(), {
    kind: 'flotilla',
    game: 'hunters',
    options: { mode: 'shortTonnage', boat: 'VIIC' },
    settings: { every: 60, pace: { kind: 'none' } },
  });
  const people = await captains(id, 8);
  await later(60 * MINUTE, () => roundStates(id), ['running']);
  const games = await playSome(people, 120);
  expect(new Set(games).size).toBe(2);
  const rows = await Promise.all(
    [...new Set(games)].map(async (game) => (await server.house.game(game))?.row),
  );
  expect(rows.map((row) => row?.state)).toEqual(['running', 'running']);
  const { seas } = (await call(url, `/events/${id}`)).body as {
    seas: { commitment: string; parts: string[] }[];
  };
  // One sea for both tables, mixed from the shares of all eight before anybody sailed.
  expect(new Set(rows.map((row) => row?.commitment))).toEqual(new Set([seas[0]?.commitment]));
  expect(seas[0]?.parts).toHaveLength(8);
  const seedOf = async (game: string, key: string): Promise<unknown> =>
    (JSON.parse((await call(url, `/games/${game}/record`, undefined, key)).text) as { seed: unknown }).seed;
  const [first, second] = [...new Set(games)] as [string, string];
  const sits = (game: string): Entrant => people[games.indexOf(game)] as Entrant;
  // One table ends while the other is at sea: its captains must not learn what the sea still holds.
  for (const one of people.filter((_, i) => games[i] === first))
    await one.act(url, first, { do: 'endByAgreement', agreed: true });
  expect((await server.house.game(first))?.row.state).toBe('over');
  expect(await seedOf(first, sits(first).token)).toBeNull();
  await later(60 * MINUTE, async () => (await standingsOf(id)).state, 'closed');
  expect(await seedOf(first, sits(first).token)).toBe(await seedOf(second, sits(second).token));
  expect(await seedOf(first, sits(first).token)).toMatch(/^[0-9a-f]{64}$/);
  // 13.2.1: the most tonnage wins, dead or alive; reckoned again from what every table says.
  const results = await resultsOf(id);
  expect(results).toHaveLength(8);
  const tons = (entrant: number): number => {
    const own = results.find((one) => one.entrant === entrant);
    return own?.counts ? own.tons : 0;
  };
  // 5.2.2: a captured boat counts nothing and comes after the others, by what it sank.
  const isAhead = (one: (typeof results)[number], other: (typeof results)[number]): boolean =>
    one.counts === other.counts ? one.tons > other.tons : one.counts;
  const { places } = await standingsOf(id);
  for (const { entrant, tons: shown, place } of places) {
    expect(shown).toBe(tons(entrant));
    // M4: equal tonnage shares the place.
    const own = results.find((one) => one.entrant === entrant) as (typeof results)[number];
    expect(place).toBe(1 + results.filter((one) => isAhead(one, own)).length);
  }
});

/** Sails the captains to the end of the war, each by his habits; the game everybody sat at. */
async function sailAll(people: readonly Entrant[], habitOf: (i: number) => Habit): Promise<string[]> {
  const games = (await Promise.all(people.map((one) => one.sit(server.url)))) as { game: string }[];
  const ends = people.map((one, i) =>
    new Player(games[i]?.game ?? '', one.token, habitOf(i)).play(server.url),
  );
  expect(new Set(await Promise.all(ends))).toEqual(new Set(['over']));
  return games.map(({ game }) => game);
}

/** A captain as the state of The Hunters has him. */
interface Career {
  readonly seat: number;
  readonly tons: number;
  readonly fate: string;
  readonly joined: number;
  readonly log: readonly { readonly boat: string }[];
}

/** What came of an entrant, by the record of his table. */
interface Sailed extends Career {
  readonly entrant: number;
  readonly won: boolean;
}

/** What the published records of all tables say of their captains, replayed by the test itself. */
async function sailed(id: string): Promise<Sailed[]> {
  const [round] = await roundsOf(server.url, id);
  const { seas } = (await call(server.url, `/events/${id}`)).body as { seas: { commitment: string }[] };
  const hunters = await loadGame('hunters');
  const captains: Sailed[] = [];
  for (const { game, seats } of round?.boards ?? []) {
    const record = recordFromText((await call(server.url, `/games/${game}/record`)).text);
    if (!record.ok) throw new Error(record.error);
    const { seed, origin } = record.value;
    // Every table has the one sea that was promised to all.
    expect(commitmentTo(seed ?? '')).toBe(seas[0]?.commitment);
    expect(origin && originFault(origin, seed ?? '')).toBeNull();
    const session = replay(hunters, record.value);
    if (!session.ok) throw new Error('The record does not play.');
    const state = session.value.table.state.game as { captains: Career[] };
    const winners = hunters.outcome(state)?.winners ?? [];
    for (const career of state.captains) {
      const { seat } = career;
      captains.push({ ...career, entrant: seats[seat]?.entrant ?? 0, won: winners.includes(seat) });
    }
  }
  return captains;
}

it('13.3.1: seven captains at two tables sail to June 1943, and only those who live are in the race', async () => {
  const { url } = server;
  const { id } = await announce(url, time.now(), {
    kind: 'flotilla',
    game: 'hunters',
    options: { mode: 'shortSurvival', boat: 'VIIC' },
    settings: { every: 240, pace: { kind: 'none' } },
  });
  const people = await captains(id, 7);
  await later(60 * MINUTE, () => roundStates(id), ['running']);
  // Every other one lets all ships pass and has a good chance to live; the others attack whatever comes.
  const cautious: Habit = (step, options) =>
    step === 'contact' && options.includes('pass') ? 'pass' : undefined;
  const bold: Habit = (step, options) =>
    step === 'contact' ? options.find((one) => one !== 'pass') : undefined;
  const games = await sailAll(people, (i) => (i % 2 === 0 ? cautious : bold));
  expect(new Set(games).size).toBe(2);
  await later(0, async () => (await standingsOf(id)).state, 'closed');
  const truth = await sailed(id);
  expect(truth).toHaveLength(7);
  const lives = ({ fate }: { fate: string }): boolean => fate === 'survived';
  const { places } = await standingsOf(id);
  for (const own of truth) {
    const shown = places.find(({ entrant }) => entrant === own.entrant);
    expect(shown).toMatchObject({ tons: lives(own) ? own.tons : 0, sunkTons: own.tons, races: lives(own) });
    // Who lives stands before who does not, however much that one has sunk; then by tonnage, and equals share a place.
    const before = truth.filter((other) =>
      lives(other) === lives(own) ? other.tons > own.tons : lives(other),
    );
    expect([own.entrant, shown?.place]).toEqual([own.entrant, 1 + before.length]);
    // Nobody who died has won a table, and at each the best of the living has.
    if (own.won) expect(lives(own)).toBe(true);
  }
  expect(
    (await resultsOf(id))
      .filter(({ counts }) => counts)
      .map(({ entrant }) => entrant)
      .sort(),
  ).toEqual(
    truth
      .filter(lives)
      .map(({ entrant }) => entrant)
      .sort(),
  );
});

it('13.4.1: captains in boats of their own choice sail one sea at two tables, and all tonnage is compared', async () => {
  const { url } = server;
  const { id } = await announce(url, time.now(), {
    kind: 'flotilla',
    game: 'hunters',
    options: { mode: 'shortTonnage', boat: 'choose' },
    settings: { every: 240, pace: { kind: 'none' } },
  });
  const people = await captains(id, 7);
  await later(60 * MINUTE, () => roundStates(id), ['running']);
  const offered: string[][] = [];
  const wishes = ['IXC', 'VIIC', 'VIIC', 'IXC', 'IXC', 'VIIC', 'IXC'];
  const games = await sailAll(people, (i) => (step, options) => {
    if (step !== 'chooseBoat') return undefined;
    offered.push([...options]);
    return wishes[i];
  });
  expect(new Set(games).size).toBe(2);
  // Each is asked, and may take either boat of the format (13.2.3).
  expect(offered).toEqual(people.map(() => ['VIIC', 'IXC']));
  await later(0, async () => (await standingsOf(id)).state, 'closed');
  const truth = await sailed(id);
  const { places } = await standingsOf(id);
  expect(places).toHaveLength(7);
  for (const [i, { number }] of people.entries()) {
    const own = truth.find(({ entrant }) => entrant === number);
    // The boat of his first patrol, from the format's month on.
    expect([number, own?.joined, own?.log[0]?.boat]).toEqual([number, 20, wishes[i]]);
    const counts = (one: Sailed | undefined): number => (one && one.fate !== 'captured' ? one.tons : 0);
    const shown = places.find(({ entrant }) => entrant === number);
    // Dead or alive, in whichever boat (13.2.1).
    expect(shown?.tons).toBe(counts(own));
  }
  const tons = places.map((place) => place.tons);
  expect(tons).toEqual([...tons].sort((a, b) => b - a));
});

it('13.2.1: whoever has gone down may leave the tournament, and keeps what he has sunk', async () => {
  const { url } = server;
  const { id } = await announce(url, time.now(), {
    kind: 'flotilla',
    game: 'hunters',
    options: { mode: 'shortTonnage', boat: 'VIIC' },
    settings: { every: 240, pace: { kind: 'none' } },
  });
  const people = await captains(id, 3);
  await later(60 * MINUTE, () => roundStates(id), ['running']);
  const seats = (await Promise.all(people.map((one) => one.sit(url)))) as { game: string; seat: number }[];
  const game = seats[0]?.game ?? '';
  const fates = async (): Promise<CaptainResult[]> => {
    const open = (await server.house.game(game)) as OpenGame;
    const seatsHere = seats.map(({ seat }) => seat);
    return captainsOf(
      await scoresAt(open),
      seatsHere,
      seatsHere.map(() => 'there'),
    );
  };
  // One after another gives a few answers, until somebody's war is over while others are at sea.
  let gone: CaptainResult | undefined;
  while (!gone) {
    const players = people.map((one) => new Player(game, one.token));
    const playing = Promise.all(players.map((player) => player.play(url)));
    await furtherAnswers(players, 3, playing);
    for (const player of players) player.stop();
    await playing;
    gone = (await fates()).find(({ fate }) => fate !== 'serving');
  }
  expect((await fates()).some(({ fate }) => fate === 'serving')).toBe(true);
  const leaver = people[seats.findIndex(({ seat }) => seat === gone.entrant)] as Entrant;
  expect((await call(url, `/events/${id}/withdraw`, {}, leaver.token)).status).toBe(200);
  // The others are stopped by the end of the round.
  await later(240 * MINUTE, async () => (await standingsOf(id)).state, 'closed');
  expect((await resultsOf(id)).find(({ entrant }) => entrant === leaver.number)).toMatchObject({
    tons: gone.tons,
    fate: gone.fate,
    counts: gone.fate !== 'captured',
  });
});

it('13.5: seven captains in two wolfpacks; who never comes is sailed by a bot, and nothing of it counts', async () => {
  const { url } = server;
  const { id } = await announce(url, time.now(), {
    kind: 'flotilla',
    game: 'hunters',
    options: { mode: 'wolfpack', boat: 'VIIC' },
    settings: { every: 240, grace: 10, pace: { kind: 'none' } },
  });
  const people = await captains(id, 7);
  await later(60 * MINUTE, () => roundStates(id), ['running']);
  const there = people.slice(0, 6);
  const games = await Promise.all(there.map((one) => one.sit(url)));
  const { game } = games[0] as { game: string };
  expect((await server.house.game(game))?.row.state).toBe('open');
  await later(10 * MINUTE, async () => (await server.house.game(game))?.row.state, 'running');
  const players = there.map((one) => new Player(game, one.token));
  const playing = Promise.all(players.map((player) => player.play(url)));
  let home = false;
  void playing.then(() => {
    home = true;
  });
  // The bot answers when the clock moves; no round is over before its time.
  while (!home) {
    time.move(1);
    await new Promise((next) => setTimeout(next, 5));
  }
  expect(await playing).toEqual(there.map(() => 'over'));
  await later(0, async () => (await standingsOf(id)).state, 'closed');
  const results = await resultsOf(id);
  expect(results.find(({ entrant }) => entrant === people[6]?.number)).toMatchObject({
    tons: 0,
    counts: false,
    fate: 'absent',
  });
  const { packs, places } = await standingsOf(id);
  expect(packs).toHaveLength(2);
  for (const { entrants, tons } of packs)
    expect(tons).toBe(
      results.filter(({ entrant }) => entrants.includes(entrant)).reduce((sum, one) => sum + one.tons, 0),
    );
  expect(places.at(-1)?.entrant).toBe(people[6]?.number);
});

it('13.1.3: two captains meet at a board, and when time is up the one with more tons has won', async () => {
  const { id } = await announce(server.url, time.now(), {
    kind: 'robin',
    game: 'hunters',
    options: { mode: 'twoPlayer', boat: 'VIIB' },
    settings: { every: 60, pace: { kind: 'none' } },
  });
  const people = await captains(id, 2);
  await later(60 * MINUTE, () => roundStates(id), ['running']);
  const [game = ''] = await playSome(people, 40);
  const open = await server.house.game(game);
  const view = open?.session?.table.view(null) as { standings: { seat: number; tons: number }[] };
  // Where both were lost by then, the game is over and nothing is left to judge.
  const how = open?.row.state === 'over' ? 'played' : 'judged';
  const tons = [0, 1].map((seat) => view.standings.find((one) => one.seat === seat)?.tons ?? 0);
  await later(60 * MINUTE, async () => (await standingsOf(id)).state, 'closed');
  const [round] = await roundsOf(server.url, id);
  const [one = 0, other = 0] = tons;
  const points = one === other ? [0.5, 0.5] : one > other ? [1, 0] : [0, 1];
  expect(round?.boards[0]?.result).toEqual({ points, how, sunk: tons });
});

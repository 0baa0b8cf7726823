/** Tournaments through the real door: people enter, sit down, play, leave and come late; the standings are reckoned again by hand. */
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call } from './support/client.ts';
import { PLACES, stopCluster, type TestPlace } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { type HandTime, handTime } from './support/time.ts';
import { announce, byHand, Entrant, roundsOf } from './support/tournament.ts';

afterAll(stopCluster);

const NAMES = ['Anna', 'Jonas', 'Mei', 'Luca', 'Ines', 'Omar', 'Tove', 'Piet'];
const MINUTE = 60_000;

/** Whole battles take their time: all eight play on one database, four on the other. */
const PLAYERS: Readonly<Record<string, number>> = { SQLite: 8, PostgreSQL: 4 };

describe.each(PLACES)('on %s', (kind, open) => {
  let place: TestPlace | null;
  let server: TestServer;
  let time: HandTime;
  beforeEach(async () => {
    place = await open();
    time = handTime();
    if (place) server = await startServer(place, { time });
  });
  afterEach(async () => {
    if (place) await server.stop();
    await place?.clear();
  });

  const entered = async (id: string, names: readonly string[]): Promise<Entrant[]> => {
    const all: Entrant[] = [];
    for (const name of names) all.push(await new Entrant(id, name).enter(server.url));
    return all;
  };

  /** Moves the clock; the worker does what is due then, until something is so. */
  const later = async (ms: number, so: () => Promise<unknown>, wanted: unknown): Promise<void> => {
    time.move(ms);
    await expect
      .poll(async () => {
        await server.worker.work();
        return so();
      })
      .toEqual(wanted);
  };

  const statesOf = async (id: string): Promise<string[]> =>
    (await roundsOf(server.url, id)).map(({ state }) => state);

  const standingsOf = async (id: string) =>
    (await call(server.url, `/events/${id}/standings`)).body as {
      state: string;
      places: {
        place: number;
        entrant: number;
        name: string;
        measures: { by: string; value: number; sentence: string }[];
        withdrawn: boolean;
        led: number;
        played: number;
      }[];
    };

  it('plays a Swiss to the end, round by round', async () => {
    if (!place) return;
    const { id } = await announce(server.url, time.now(), {
      kind: 'swiss',
      options: { scenario: 'panda-bay' },
      settings: { every: 60, pace: { kind: 'none' } },
    });
    const people = await entered(id, NAMES.slice(0, PLAYERS[kind]));
    const count = Math.log2(people.length);
    for (let round = 1; round <= count; round++) {
      const states = ['over', 'over', 'running', 'planned', 'planned'].slice(3 - round, 3 - round + count);
      await later(60 * MINUTE, () => statesOf(id), states);
      const ends = await Promise.all(people.map((one) => one.play(server.url)));
      expect(new Set(ends)).toEqual(new Set(['over']));
    }
    await later(0, async () => (await standingsOf(id)).state, 'closed');
    const rounds = await roundsOf(server.url, id);
    expect(new Set(rounds.map(({ state }) => state))).toEqual(new Set(['over']));
    const shown = await standingsOf(id);
    const own = byHand(
      rounds,
      people.map(({ number }) => number),
    );
    for (const { entrant, ...figures } of own) {
      const place = shown.places.find((one) => one.entrant === entrant);
      for (const [by, value] of Object.entries(figures))
        expect([entrant, by, place?.measures.find((one) => one.by === by)?.value]).toEqual([
          entrant,
          by,
          value,
        ]);
    }
    const order = ['points', 'buchholz', 'sonneborn'] as const;
    const keys = shown.places.map(({ entrant }) => {
      const figures = own.find((one) => one.entrant === entrant);
      return order.map((by) => figures?.[by] ?? 0);
    });
    for (let i = 1; i < keys.length; i++) {
      const at = order.findIndex((_, k) => keys[i]?.[k] !== keys[i - 1]?.[k]);
      if (at >= 0) expect(keys[i]?.[at]).toBeLessThan(keys[i - 1]?.[at] ?? 0);
    }
    const met = rounds.flatMap(({ boards }) =>
      boards.map(({ seats }) =>
        seats
          .map(({ entrant }) => entrant)
          .sort()
          .join(),
      ),
    );
    expect(new Set(met).size).toBe((people.length / 2) * count);
  });

  const settings = { every: 60, pace: { kind: 'none' } };
  const options = { scenario: 'panda-bay' };

  /** The board of somebody in a round. */
  const boardOf = async (id: string, round: number, { number }: Entrant) =>
    (await roundsOf(server.url, id))[round - 1]?.boards.find(({ seats }) =>
      seats.some(({ entrant }) => entrant === number),
    );

  it('plays a round robin of four: one comes late, one leaves, one board is not over in time', async () => {
    if (!place) return;
    const { url } = server;
    const { id } = await announce(url, time.now(), { kind: 'robin', options, settings });
    const [anna, jonas, mei] = (await entered(id, NAMES.slice(0, 3))) as [Entrant, Entrant, Entrant];
    await later(60 * MINUTE, () => statesOf(id), ['running', 'planned', 'planned']);
    // Three have a free place in the tables of Berger: 2 meets 3, and 1 has a bye against the place of the late.
    expect((await boardOf(id, 1, anna))?.result).toEqual({ points: [1, 0], how: 'bye', sunk: [0, 0] });
    const luca = await new Entrant(id, 'Luca').enter(url);
    expect((await call(url, `/events/${id}/enter`, { name: 'Ines' })).body.error).toBe('eventFull');
    expect(await luca.sit(url)).toBe('noBoard');
    const one = (await jonas.sit(url)) as { game: string };
    await mei.sit(url);
    await mei.act(url, one.game, { do: 'resign' });
    await later(60 * MINUTE, () => statesOf(id), ['over', 'running', 'planned']);
    expect((await boardOf(id, 1, jonas))?.result).toMatchObject({ points: [1, 0], how: 'resigned' });
    // Round 2: 4-3 and 1-2. Luca waits in vain for Mei, who leaves; Anna and Jonas begin and do not end.
    await luca.sit(url);
    const two = (await anna.sit(url)) as { game: string };
    await jonas.sit(url);
    expect((await call(url, `/events/${id}/withdraw`, {}, mei.token)).status).toBe(200);
    await later(0, async () => (await boardOf(id, 2, luca))?.result, {
      points: [1, 0],
      how: 'withdrawn',
      sunk: [0, 0],
    });
    expect((await server.house.game(two.game))?.row.state).toBe('running');
    await later(60 * MINUTE, () => statesOf(id), ['over', 'over', 'running']);
    expect((await boardOf(id, 2, anna))?.result).toEqual({ points: [0.5, 0.5], how: 'judged', sunk: [0, 0] });
    expect((await server.house.game(two.game))?.row.state).toBe('over');
    expect(await anna.sit(url)).not.toBe(two.game);
    // Round 3: 2-4 and 3-1. Nobody comes; who should have met Mei gets the point.
    await later(60 * MINUTE, async () => (await standingsOf(id)).state, 'closed');
    expect((await boardOf(id, 3, anna))?.result).toMatchObject({ how: 'withdrawn' });
    expect((await boardOf(id, 3, jonas))?.result).toEqual({ points: [0, 0], how: 'nobody', sunk: [0, 0] });
    const { places } = await standingsOf(id);
    // Mei left before half of her three boards, so that none of them counts: Anna has a bye and a draw, Jonas a draw.
    expect(
      places.map(({ place, name, withdrawn, measures }) => [place, name, withdrawn, measures[0]?.value]),
    ).toEqual([
      [1, 'Anna', false, 1.5],
      [2, 'Jonas', false, 0.5],
      [3, 'Luca', false, 0],
      [4, 'Mei', true, undefined],
    ]);
    expect(places[0]?.measures[0]?.sentence).toBe(
      'Points 1½: 1 for a win or a bye, ½ for a draw (bye 1, Jonas ½).',
    );
  });

  it('pairs a round once, however many try at once, and takes what happened while it was down', async () => {
    if (!place) return;
    const { id } = await announce(server.url, time.now(), {
      kind: 'swiss',
      options,
      settings: { ...settings, early: true, rounds: 2 },
    });
    const [anna, jonas, mei, luca] = (await entered(id, NAMES.slice(0, 4))) as [
      Entrant,
      Entrant,
      Entrant,
      Entrant,
    ];
    time.move(60 * MINUTE);
    await Promise.all(Array.from({ length: 6 }, () => server.rounds.step(id)));
    const [first] = await roundsOf(server.url, id);
    expect(first?.boards).toHaveLength(2);
    const games = await server.house.store.db.run('select id from games where event = ?', [id]);
    expect(games).toHaveLength(2);
    const board = (await anna.sit(server.url)) as { game: string };
    await mei.sit(server.url);
    const other = (await jonas.sit(server.url)) as { game: string };
    await luca.sit(server.url);
    // Both boards are decided, and the server stops before it has looked at them.
    await anna.act(server.url, board.game, { do: 'resign' });
    await server.house.store.jobs.clear('round', id);
    await jonas.act(server.url, other.game, { do: 'endByAgreement', agreed: true });
    await luca.act(server.url, other.game, { do: 'endByAgreement', agreed: true });
    await server.house.store.jobs.clear('round', id);
    await server.stop();
    server = await startServer(place, { time });
    await later(0, () => statesOf(id), ['over', 'running']);
    const [before, after] = await roundsOf(server.url, id);
    expect(before?.boards.map(({ result }) => result?.how).sort()).toEqual(['agreed', 'resigned']);
    expect(after?.boards).toHaveLength(2);
    // An hour for each round from its own beginning, as rounds begin early.
    expect((after?.closes ?? 0) - (after?.opens ?? 0)).toBe(60 * MINUTE);
  });

  it('lets whoever does not come in time lose, and calls off what nobody enters', async () => {
    if (!place) return;
    const { url } = server;
    const { id } = await announce(url, time.now(), {
      kind: 'cup',
      options,
      settings: { ...settings, grace: 15 },
    });
    const [anna, jonas, mei] = (await entered(id, NAMES.slice(0, 3))) as [Entrant, Entrant, Entrant];
    const empty = await announce(url, time.now(), { kind: 'swiss', options, settings });
    await later(60 * MINUTE, () => statesOf(id), ['running', 'planned']);
    await later(0, async () => (await call(url, `/events/${empty.id}`)).body.state, 'cancelled');
    expect((await boardOf(id, 1, anna))?.result?.how).toBe('bye');
    await mei.sit(url);
    await later(15 * MINUTE, async () => (await boardOf(id, 1, mei))?.result?.how, 'absent');
    expect(await jonas.sit(url)).toBe('boardDecided');
    await later(45 * MINUTE, () => statesOf(id), ['over', 'running']);
    expect((await boardOf(id, 2, anna))?.seats.map(({ name }) => name).sort()).toEqual(['Anna', 'Mei']);
    await anna.sit(url);
    await later(15 * MINUTE, async () => (await standingsOf(id)).state, 'closed');
    expect((await standingsOf(id)).places.map(({ name }) => name)).toEqual(['Anna', 'Mei', 'Jonas']);
  });

  it('gives a round its full time when it begins late, and ends early when the organiser says so', async () => {
    if (!place) return;
    const { id, owner } = await announce(server.url, time.now(), {
      kind: 'swiss',
      options,
      settings: { ...settings, rounds: 3 },
    });
    const [anna, jonas] = (await entered(id, ['Anna', 'Jonas'])) as [Entrant, Entrant];
    await server.stop();
    // The server was down for the first round and half of the second.
    time.move(150 * MINUTE);
    server = await startServer(place, { time });
    await later(0, () => statesOf(id), ['running', 'planned', 'planned']);
    const [first] = await roundsOf(server.url, id);
    expect([first?.opens, (first?.closes ?? 0) - time.now()]).toEqual([time.now(), 60 * MINUTE]);
    const seat = (await anna.sit(server.url)) as { game: string };
    await jonas.sit(server.url);
    expect((await anna.act(server.url, seat.game, { do: 'rematch', share: '' })).body.error).toBe('inEvent');
    expect((await call(server.url, `/events/${id}/organise`, { do: 'close' }, owner)).status).toBe(200);
    await later(0, async () => (await standingsOf(id)).state, 'closed');
    expect((await boardOf(id, 1, anna))?.result).toEqual({ points: [0.5, 0.5], how: 'judged', sunk: [0, 0] });
    expect((await server.house.game(seat.game))?.row.state).toBe('over');
  });

  it('gives rounds and standings as files, links to those invited, and sentences to everybody else', async () => {
    if (!place) return;
    const { url } = server;
    const { id, owner } = await announce(url, time.now(), {
      kind: 'swiss',
      title: 'Cup; of, the\nNorth',
      options,
      settings: { ...settings, rounds: 2 },
      entry: 'invited',
    });
    const organise = (act: object, key = owner) => call(url, `/events/${id}/organise`, act, key);
    expect((await organise({ do: 'invite', names: ['Anna'] }, 'x'.repeat(22))).body.error).toBe(
      'notOrganiser',
    );
    const { links } = (await organise({ do: 'invite', names: ['=Anna', ''] })).body as {
      links: { entrant: number; link: string }[];
    };
    expect((await call(url, `/events/${id}/enter`, { name: 'Mei' })).body.error).toBe('notInvited');
    await new Entrant(id, '').enter(url, { link: links[0]?.link });
    await new Entrant(id, 'Jonas').enter(url, { link: links[1]?.link });
    expect((await call(url, `/events/${id}/enter`, { name: 'Mei', link: links[0]?.link })).body.error).toBe(
      'linkUsed',
    );
    const csv = await call(url, `/events/${id}/standings.csv`);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(csv.text.replace('\uFEFF', '').split('\r\n')).toEqual([
      'place,entrant,name,points,buchholz,sonneborn,direct,wins,sunk,won,drawn,lost,played,led,state',
      "1,1,'=Anna,0,0,0,0,0,0,0,0,0,0,0,",
      '1,2,Jonas,0,0,0,0,0,0,0,0,0,0,0,',
      '',
    ]);
    expect((await call(url, `/events/${id}/standings.json`)).body).toEqual(
      (await call(url, `/events/${id}/standings`)).body,
    );
    const calendar = await call(url, `/events/${id}/calendar.ics`);
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const start = new Date(time.now() + 60 * MINUTE).toISOString().replace(/[-:]|\.\d+/g, '');
    expect(calendar.text).toContain(`DTSTART:${start}\r\n`);
    expect(calendar.text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(calendar.text).toContain('SUMMARY:Cup\\; of\\, the North: round 1\r\n');
    for (const [path, body, error] of [
      ['', { kind: 'swiss', title: ' ' }, 'noTitle'],
      ['', { kind: 'swiss', game: 'chess' }, 'noGame'],
      ['', { kind: 'swiss', options: { scenario: 'open', teams: 'AB', points: 3 } }, 'notAllowed'],
      ['', { kind: 'flotilla' }, 'notCaptains'],
      [`/${id}/sit`, { share: '' }, 'notEntered'],
    ] as const) {
      const wrong = await call(url, `/events${path}`, {
        ...(path === '' && { title: 'Cup', game: 'naval-battles', opens: time.now() + MINUTE }),
        ...body,
      });
      expect([error, wrong.body.error]).toEqual([error, error]);
    }
    expect((await call(url, '/events/a1111111111111111/rounds')).status).toBe(404);
  });

  // A whole battle again, and nothing about it differs between databases.
  if (kind === 'SQLite')
    it('gives the point to who is there when the other ran out of time', async () => {
      const { url } = server;
      const { id } = await announce(url, time.now(), {
        kind: 'robin',
        options,
        settings: { every: 7 * 24 * 60, pace: { kind: 'live', minutes: 60, window: 30 } },
      });
      const [anna, jonas] = (await entered(id, ['Anna', 'Jonas'])) as [Entrant, Entrant];
      await later(60 * MINUTE, () => statesOf(id), ['running']);
      const { game: name, seat: away } = (await jonas.sit(url)) as { game: string; seat: number };
      let over = false;
      const playing = anna.play(url).then((end) => {
        over = true;
        return end;
      });
      // Jonas never answers: when only he is asked, an hour passes, and a bot plays on for him.
      while (!over) {
        const game = await server.house.game(name);
        const decisions = game?.session?.decisions ?? [];
        const waits = decisions.length > 0 && decisions.every(({ seat }) => seat === away);
        time.move(waits && !game?.seats[away]?.botTookOver ? 61 * MINUTE : 1);
        await server.worker.work();
        await new Promise((next) => setTimeout(next, 2));
      }
      expect(await playing).toBe('over');
      await later(0, async () => (await standingsOf(id)).state, 'closed');
      const result = (await boardOf(id, 1, anna))?.result;
      expect(result?.how).toBe('clock');
      expect(result?.points).toEqual(away === 1 ? [1, 0] : [0, 1]);
    });
});

/** The sea of the day on the server, over the wire, on both databases. */
import { loadGame } from '@flotilla/lab';
import type { GameRecord, SeedOrigin } from '@flotilla/table/run';
import { commitmentTo, originFault, recordFromText, replay } from '@flotilla/table/run';
import { afterAll, afterEach, beforeEach, describe, expect, it, type TestContext } from 'vitest';
import { Captain, enters } from './support/captain.ts';
import { Client, call } from './support/client.ts';
import { PLACES, stopCluster, type TestPlace } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { handTime } from './support/time.ts';

const DAY = 24 * 60 * 60_000;

interface EventReply {
  readonly id: string;
  readonly day: string;
  readonly state: string;
  readonly opens: number;
  readonly closes: number;
  readonly seas: readonly {
    commitment: string;
    sealed: string;
    seed?: string;
    steady?: { runs: number; mean: number };
  }[];
  readonly next: { readonly day: string; readonly seas: readonly { commitment: string }[] };
  readonly entrants: { readonly entered: number };
  readonly you: { readonly attempts: readonly { readonly state: string }[] } | null;
}

interface Row {
  readonly place: number | null;
  readonly name: string;
  readonly score: number | null;
  readonly against?: number | null;
  readonly marks?: readonly string[];
  readonly first?: boolean;
  readonly firstPlace?: number | null;
  readonly seas: readonly { state: string; figures: { end: string; tons: number } | null; game?: string }[];
}

const rowsIn = (body: Record<string, unknown>): Row[] => body.rows as Row[];

afterAll(stopCluster);

describe.each(PLACES)('the sea of the day on %s', (name, placeFor) => {
  let place: TestPlace | null = null;
  let server: TestServer;
  let time: ReturnType<typeof handTime>;

  beforeEach(async (context: TestContext) => {
    place = await placeFor();
    if (!place) return context.skip(`NO ${name} HERE: the sea of the day was not tested.`);
    time = handTime();
    server = await startServer(place, { time, env: { TRUST_PROXY: '1' } });
    await server.worker.work();
  });

  afterEach(async () => {
    if (!place) return;
    await server.stop();
    await place.clear();
  });

  const daily = async (day = '', token?: string): Promise<EventReply> =>
    (await call(server.url, `/events/daily${day && `/${day}`}`, undefined, token))
      .body as unknown as EventReply;

  /** The day is over, and what is due has been done. */
  const midnight = async (day: string): Promise<void> => {
    time.move(DAY - (time.now() % DAY));
    await expect.poll(async () => (await daily(day)).state).toBe('closed');
  };

  it('scouting the sea of the day: first voyages are ranked apart, and who comes under another name is marked for everybody', async () => {
    const { url } = server;
    const { id } = await daily();
    /** Sails it from an address, by a bot's mind or by lot. */
    const sails = async (name: string, from: string, mind: string) => {
      const headers = { 'x-forwarded-for': from };
      time.move(60_000);
      const entered = await call(url, `/events/${id}/enter`, { name }, undefined, headers);
      const { game, token } = entered.body as { game: string; token: string };
      const captain = await new Captain(url, mind).board(game, token);
      return { token, sail: () => captain.sail() };
    };
    for (const [name, from, mind] of [
      ['Anna', '203.0.113.7', 'steady'],
      ['Scout', '2001:db8:1:2::7', 'by lot'],
      ['Again', '2001:db8:1:2:ffff::8', 'steady'],
    ] as const)
      await (await sails(name, from, mind)).sail();
    // The trick the other way round: who set out first lets a second captain of the same house go ahead.
    const waits = await sails('Waits', '198.51.100.1', 'steady');
    await (await sails('Ahead', '198.51.100.1', 'by lot')).sail();
    time.move(60_000);
    await waits.sail();
    time.move(2_000);

    const standings = await call(url, `/events/${id}/standings`);
    const rows = rowsIn(standings.body);
    const row = (name: string) => rows.find((one) => one.name === name) as Row;
    expect(rows.every(({ place }) => place !== null)).toBe(true);
    expect(row('Anna')).toMatchObject({ first: true, marks: [] });
    expect(row('Scout')).toMatchObject({ first: true, marks: ['address'] });
    expect(row('Again')).toMatchObject({ first: false, firstPlace: null, marks: ['address', 'after'] });
    expect(row('Waits')).toMatchObject({ first: false, firstPlace: null, marks: ['address'] });
    expect(row('Ahead')).toMatchObject({ first: false, firstPlace: null, marks: ['address'] });
    // The same dice and the same mind: all of them share a place among all voyages, one is alone with hers among first ones.
    expect(new Set(['Anna', 'Again', 'Waits'].map((name) => row(name).place)).size).toBe(1);
    const [best, other] = rows.filter(({ first }) => first) as [Row, Row];
    expect([best.firstPlace, other.firstPlace]).toEqual([1, best.place === other.place ? 1 : 2]);
    // Anybody sees the same, with any key or none, in the file as well.
    expect((await call(url, `/events/${id}/standings`, undefined, waits.token)).text).toBe(standings.text);
    const csv = (await call(url, `/events/${id}/standings.csv`)).text.split('\r\n');
    expect(csv[0]).toMatch(/,firstPlace,marks$/);
    expect(csv.find((line) => line.includes('Again'))).toMatch(/,,address after$/);
  });

  it('is sealed a day before it opens, sailed once by each, and laid open when it is over', async () => {
    const { url } = server;
    const today = await daily();
    expect(today.state).toBe('open');
    expect(today.closes - today.opens).toBe(DAY);
    const promised = today.seas[0]?.commitment as string;
    expect(promised).toMatch(/^[0-9a-f]{64}$/);
    const tomorrow = today.next.seas[0]?.commitment;
    expect((await daily(today.next.day)).state).toBe('announced');

    const anna = await enters(url, today.id, { name: 'Anna' });
    expect(await enters(url, today.id, { name: 'Anna again' }, anna.token)).toMatchObject({
      entrant: anna.entrant,
      game: anna.game,
      name: 'Anna',
    });
    const jonas = await enters(url, today.id, { name: 'Jonas' });
    const reyes = await enters(url, today.id, { name: 'Reyes' });
    expect((await daily()).entrants.entered).toBe(3);

    const sailing = await new Captain(url, 'steady').board(anna.game as string, anna.token);
    await sailing.sail();
    expect(sailing.client.table?.state).toBe('over');
    await new Captain(url, 'by lot').board(jonas.game as string, jonas.token).then((jon) => jon.sail());
    const late = await new Captain(url, 'another').board(reyes.game as string, reyes.token);
    await late.sail(1);

    const running = rowsIn((await call(url, `/events/${today.id}/standings`)).body);
    expect(running.map(({ seas }) => seas[0]?.state).sort()).toEqual(['over', 'over', 'running']);
    expect(running.find((row) => row.name === 'Reyes')).toMatchObject({ place: null, score: null });
    // All come from one address here: everybody sees that, and only the first of them counts as a first voyage.
    for (const row of running) expect(row.marks).toContain('address');
    expect(running.filter(({ first }) => first).map((row) => row.name)).toEqual(['Anna']);
    for (const row of running) expect(row.seas[0]).not.toHaveProperty('game');
    expect((await call(url, `/events/${today.id}/records`)).status).toBe(409);
    expect((await call(url, `/events/${today.id}/enter`, { name: 'Anna' }, anna.token)).status).toBe(409);
    expect((await daily('', anna.token)).you?.attempts[0]?.state).toBe('over');

    // Not even whoever sailed it has the seed, and nobody else can look.
    const early = await call(url, `/games/${anna.game}/record`, undefined, anna.token);
    expect((JSON.parse(early.text) as GameRecord).seed).toBeNull();
    expect((await call(url, `/games/${anna.game}/record`, undefined, jonas.token)).status).toBe(404);
    const spy = new Client(url);
    await spy.hello(anna.game as string);
    expect(spy.refused[0]).toMatchObject({ why: 'absent' });

    await midnight(today.day);
    const over = await daily(today.day);
    expect(over.state).toBe('closed');
    const { seed } = over.seas[0] as { seed: string };
    expect(commitmentTo(seed)).toBe(promised);
    expect((await daily()).seas[0]?.commitment).toBe(tomorrow);

    const rows = rowsIn((await call(url, `/events/${today.id}/standings`)).body);
    const broken = rows.find((row) => row.name === 'Reyes');
    expect(broken?.seas[0]).toMatchObject({ state: 'brokeOff', figures: { end: 'broke off' } });
    expect(rows[0]?.marks).toContain('address');
    const game = await loadGame('hunters');
    for (const { seas, score } of rows) {
      const { text } = await call(url, `/games/${seas[0]?.game}/record`);
      const read = recordFromText(text);
      if (!read.ok) throw new Error(read.error);
      expect(read.value.seed).toBe(seed);
      expect(originFault(read.value.origin as SeedOrigin, seed)).toBeNull();
      const replayed = replay(game, read.value);
      if (!replayed.ok) throw new Error(replayed.error);
      const { tons } = replayed.value.game.figures(replayed.value.table.state.game).numbers;
      expect(score).toBe(tons);
    }
    // What steady makes of it was worked out in a thread once it was no secret any more.
    await expect.poll(async () => (await daily(today.day)).seas[0]?.steady).toMatchObject({ runs: 100 });
    expect(server.log.join('\n')).not.toContain(seed);
  });

  it('takes no answer after closing, and loses none that came before', async () => {
    const { url } = server;
    const today = await daily();
    const anna = await enters(url, today.id, { name: 'Anna' });
    const sailing = await new Captain(url, 'steady').board(anna.game as string, anna.token);
    await sailing.sail(2);
    const wish = await sailing.choice();
    if (!wish) throw new Error('Nothing is asked.');
    const game = await server.house.game(anna.game as string);
    if (!game) throw new Error('There is no such game.');
    // An answer is in the queue when the day ends; its turn comes only after midnight.
    let go = (): void => {};
    const held = new Promise<void>((begun) => {
      void game.inTurn(
        () =>
          new Promise<void>((resolve) => {
            go = resolve;
            begun();
          }),
      );
    });
    await held;
    const wishing = {
      kind: 'answer',
      seat: 0,
      at: wish.decision,
      choice: wish.choice,
      author: 'person',
    } as const;
    const intime = game.take({ ...wishing, key: 'in time 1' });
    time.move(DAY - (time.now() % DAY));
    const tooLate = game.take({ ...wishing, key: 'too late 1' });
    go();
    await expect.poll(async () => (await daily(today.day)).state).toBe('closed');
    expect((await intime).kind).toBe('done');
    expect(await tooLate).toMatchObject({ kind: 'refused', refusal: { why: { key: 'server.closed' } } });
    const entries = await server.house.store.journal.read(anna.game as string);
    const [row] = rowsIn((await call(url, `/events/${today.id}/standings`)).body);
    // On some seas a whole patrol passes without a question: the answer in time has then ended it.
    const isWhole = row?.seas[0]?.state === 'over';
    if (!isWhole) expect(row?.seas[0]?.state).toBe('brokeOff');
    const kinds = entries.map(({ kind }) => kind);
    expect(kinds).toEqual(['answer', 'answer', 'answer', ...(isWhole ? [] : ['close'])]);
    const again = await sailing.answer();
    expect(again).toMatchObject({ why: { key: 'server.closed' } });
  });

  it('cannot be begun again, shown to others, or given to a bot', async () => {
    const { url } = server;
    const today = await daily();
    const anna = await enters(url, today.id, { name: 'Anna' });
    const me = (body: object) => call(url, `/games/${anna.game}/me`, body, anna.token);
    for (const act of [
      { do: 'rematch', share: 'ab'.repeat(32) },
      { do: 'endByAgreement', agreed: true },
      { do: 'takeBack' },
      { do: 'orders', pass: true },
    ]) {
      const { status, body } = await me(act);
      expect([status, body.error], act.do).toEqual([403, 'inEvent']);
    }
    expect((await call(url, `/games/${anna.game}/settings`, { watch: 'all' }, anna.token)).body.error).toBe(
      'inEvent',
    );
    const sailing = await new Captain(url, 'steady').board(anna.game as string, anna.token);
    await sailing.sail(1);
    // Giving up ends the attempt as it stands; nobody plays on.
    expect((await me({ do: 'resign' })).status).toBe(200);
    await sailing.client.until(() => sailing.client.table?.state === 'over', 'the end');
    const [row] = rowsIn((await call(url, `/events/${today.id}/standings`)).body);
    expect(row?.seas[0]).toMatchObject({ state: 'brokeOff' });
    expect((await call(url, `/events/${today.id}/enter`, { name: 'Anna' }, anna.token)).body.error).toBe(
      'sailed',
    );
  });

  it('knows no other day, and says so', async () => {
    for (const day of ['2026-02-31', 'yesterday', '1999-01-01']) {
      const { status, body } = await call(server.url, `/events/daily/${day}`);
      expect([status, body.error], day).toEqual([404, 'noDay']);
    }
    expect((await call(server.url, '/events/nothing')).body).toMatchObject({ error: 'noEvent' });
  });
});

/** Events by organisers, over the wire, on both databases. */
import { loadGame } from '@flotilla/lab';
import { startOf } from '@flotilla/table';
import type { GameRecord } from '@flotilla/table/run';
import { commitmentTo, entrantSealOf, mixedSeed, recordToText, Session, sealOf } from '@flotilla/table/run';
import { afterAll, afterEach, beforeEach, describe, expect, it, type TestContext } from 'vitest';
import { newShare } from '../src/tables/dice.ts';
import { Captain, type Entered, enters } from './support/captain.ts';
import { call } from './support/client.ts';
import { PLACES, stopCluster, type TestPlace } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { handTime } from './support/time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface EventReply {
  readonly id: string;
  readonly state: string;
  readonly token: string;
  readonly options: Record<string, unknown>;
  readonly rules: string;
  readonly seas: readonly {
    number: number;
    sealed: string;
    commitment: string | null;
    parts: string[] | null;
    past: readonly {
      round: number;
      server: string;
      sealed: string;
      shares: { entrant: number; share: string | null }[];
    }[];
    seed?: string;
    server?: string;
  }[];
  readonly dice: {
    round: number;
    until: number | null;
    shares: { entrant: number; sealed: string; share: string | null }[];
  };
}

/** A record without a blank, to get more answers into it. */
const compact = (record: GameRecord): string => JSON.stringify(JSON.parse(recordToText(record)));

afterAll(stopCluster);

describe.each(PLACES)('an event on %s', (name, placeFor) => {
  let place: TestPlace | null = null;
  let server: TestServer;
  let time: ReturnType<typeof handTime>;

  beforeEach(async (context: TestContext) => {
    place = await placeFor();
    if (!place) return context.skip(`NO ${name} HERE: events were not tested.`);
    time = handTime();
    server = await startServer(place, { time });
  });

  afterEach(async () => {
    if (!place) return;
    await server.stop();
    await place.clear();
  });

  const wanted = (more: object = {}, settings: object = {}): object => ({
    kind: 'sea',
    title: 'Autumn Sea',
    game: 'hunters',
    options: { boat: 'IXB' },
    entry: 'invited',
    opens: time.now() + HOUR,
    closes: time.now() + 3 * HOUR,
    share: newShare(),
    settings: {
      length: { kind: 'patrols', patrols: 1 },
      counts: 'tons',
      seas: 1,
      dice: 'plain',
      ...settings,
    },
    ...more,
  });

  const announced = async (more?: object, settings?: object): Promise<EventReply> => {
    const { status, body, text } = await call(server.url, '/events', wanted(more, settings));
    if (status !== 201) throw new Error(text);
    return body as unknown as EventReply;
  };

  const told = async (id: string, token?: string): Promise<EventReply> =>
    (await call(server.url, `/events/${id}`, undefined, token)).body as unknown as EventReply;

  const organise = ({ id, token }: EventReply, act: object) =>
    call(server.url, `/events/${id}/organise`, act, token);

  /** Moves the clock until the event is in a state. */
  const until = async (id: string, state: string, ms: number): Promise<EventReply> => {
    time.move(ms);
    await expect.poll(async () => (await told(id)).state).toBe(state);
    return told(id);
  };

  it('by invitation is sailed once with each link, on several seas, and has its standings', async () => {
    const event = await announced({}, { seas: 2 });
    const { body } = await organise(event, { do: 'invite', names: ['Okafor', '', 'Mei'] });
    const [okafor, anybody, mei] = body.links as { entrant: number; link: string }[];
    const early = await enters(server.url, event.id, { link: okafor?.link, name: 'Somebody' });
    expect(early).toMatchObject({ entrant: 1, name: 'Okafor', game: null });
    // A link works once, wherever else it is opened.
    const stolen = await call(server.url, `/events/${event.id}/enter`, { link: okafor?.link, name: 'Thief' });
    expect([stolen.status, stolen.body.error]).toEqual([410, 'linkUsed']);
    const preview = await call(server.url, `/events/${event.id}/link`, { link: mei?.link });
    expect(preview.body).toMatchObject({ entrant: 3, name: 'Mei', used: false });
    expect((await call(server.url, `/events/${event.id}/enter`, { name: 'Uninvited' })).body.error).toBe(
      'notInvited',
    );
    expect(
      (await call(server.url, `/events/${event.id}/enter`, { link: anybody?.link, name: ' ' })).body.error,
    ).toBe('noName');

    await until(event.id, 'open', HOUR);
    const games: string[] = [];
    for (const mind of ['steady', 'by lot']) {
      const { game, sea } = await enters(server.url, event.id, {}, early.token);
      expect(sea).toBe(games.length + 1);
      games.push(game as string);
      await new Captain(server.url, mind).board(game as string, early.token).then((on) => on.sail());
    }
    expect((await call(server.url, `/events/${event.id}/enter`, {}, early.token)).body.error).toBe('sailed');
    const guest = await enters(server.url, event.id, { link: anybody?.link, name: 'Hallé' });
    await new Captain(server.url, 'third').board(guest.game as string, guest.token).then((on) => on.sail(1));
    expect((await organise(event, { do: 'withdraw', entrant: 3 })).status).toBe(200);
    expect((await call(server.url, `/events/${event.id}/enter`, { link: mei?.link })).status).toBe(410);

    const closed = await until(event.id, 'closed', 2 * HOUR);
    expect(closed.seas).toHaveLength(2);
    expect(new Set(closed.seas.map(({ seed }) => seed)).size).toBe(2);
    for (const sea of closed.seas) {
      const before = event.seas[sea.number - 1];
      expect([sea.commitment, sea.sealed]).toEqual([before?.commitment, before?.sealed]);
      expect(commitmentTo(sea.seed as string)).toBe(sea.commitment);
      expect(sealOf(`${event.id}.${sea.number}`, sea.server as string)).toBe(sea.sealed);
    }
    const standings = (await call(server.url, `/events/${event.id}/standings.json`)).body;
    const rows = standings.rows as {
      name: string;
      place: number;
      seas: { state: string }[];
      score: number;
    }[];
    expect(rows.map(({ name: captain }) => captain).sort()).toEqual(['Hallé', 'Okafor']);
    expect(rows.find((row) => row.name === 'Okafor')?.seas.map(({ state }) => state)).toEqual([
      'over',
      'over',
    ]);
    const csv = await call(server.url, `/events/${event.id}/standings.csv`);
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(csv.text.split('\r\n')[0]).toMatch(/^place,entrant,name,score,sea/);
    const records = (await call(server.url, `/events/${event.id}/records`)).body as unknown as {
      attempts: { game: string }[];
    };
    expect(records.attempts.map(({ game }) => game).sort()).toEqual([...games, guest.game].sort());
  });

  it('with strict dice is mixed from shares that were sealed first; who holds back is left out, and all begin anew', async () => {
    const event = await announced({ entry: 'open', share: '' }, { dice: 'strict', minutes: 10 });
    expect(event.seas[0]?.commitment).toBeNull();
    const shares = [newShare(), newShare(), newShare()];
    const captains: Entered[] = [];
    for (const [i, share] of shares.entries()) {
      const sealed = entrantSealOf(event.id, 1, share);
      captains.push(await enters(server.url, event.id, { name: `Captain ${i}`, sealed }));
    }
    const post = (path: string, i: number, body: object) =>
      call(server.url, `/events/${event.id}/${path}`, body, captains[i]?.token);
    expect((await post('open-share', 0, { share: shares[0] })).body.error).toBe('notSealing');
    const opening = await until(event.id, 'opening', HOUR);
    expect(opening.dice.shares.map(({ sealed }) => sealed)).toEqual(
      shares.map((share) => entrantSealOf(event.id, 1, share)),
    );
    // Nobody can slip another share in once the seals are shown.
    expect((await post('seal', 0, { sealed: newShare() })).body.error).toBe('notSealing');
    expect((await post('open-share', 0, { share: newShare() })).body.error).toBe('otherShare');
    for (const i of [0, 1]) expect((await post('open-share', i, { share: shares[i] })).status).toBe(200);
    expect((await enters(server.url, event.id, {}, captains[0]?.token)).game).toBeNull();
    // The third does not open: everything is laid open, and the others seal anew.
    const anew = await until(event.id, 'sealing', 10 * MINUTE);
    const [past] = anew.seas[0]?.past ?? [];
    expect(sealOf(`${event.id}.1`, past?.server ?? '')).toBe(event.seas[0]?.sealed);
    expect(past?.shares.map(({ share }) => share)).toEqual([shares[0], shares[1], null]);
    expect(anew.seas[0]?.sealed).not.toBe(event.seas[0]?.sealed);
    expect(anew.dice).toMatchObject({ round: 2, shares: [] });
    expect((await post('seal', 2, { sealed: newShare() })).body.error).toBe('notSealing');
    const fresh = [newShare(), newShare()];
    for (const [i, share] of fresh.entries())
      await post('seal', i, { sealed: entrantSealOf(event.id, 2, share) });
    await until(event.id, 'opening', 0);
    for (const [i, share] of fresh.entries()) await post('open-share', i, { share });
    const open = await until(event.id, 'open', 0);
    expect(open.seas[0]?.parts).toEqual(fresh);
    expect(open.seas[0]).not.toHaveProperty('seed');
    // Who was left out of the dice sails all the same.
    const left = await enters(server.url, event.id, {}, captains[2]?.token);
    await new Captain(server.url, 'steady')
      .board(left.game as string, left.token ?? captains[2]?.token)
      .then((on) => on.sail(2));
    const closed = await until(event.id, 'closed', 3 * HOUR);
    const { seed, server: own } = closed.seas[0] as { seed: string; server: string };
    expect(mixedSeed(`${event.id}.1`, own, fresh)).toBe(seed);
    expect(commitmentTo(seed)).toBe(open.seas[0]?.commitment);
    const record = JSON.parse((await call(server.url, `/games/${left.game}/record`)).text) as GameRecord;
    expect(record.origin).toEqual({
      id: `${event.id}.1`,
      server: own,
      sealed: anew.seas[0]?.sealed,
      parts: fresh,
    });
  });

  it('with strict dice and no share in time opens with the server’s alone, and shows it', async () => {
    const event = await announced({ entry: 'open', share: '' }, { dice: 'strict' });
    const open = await until(event.id, 'open', HOUR);
    expect(open.seas[0]).toMatchObject({ parts: [], sealed: event.seas[0]?.sealed });
  });

  it('is edited before it opens, closed early, cancelled, and by nobody but its organiser', async () => {
    const event = await announced();
    const stranger = await call(
      server.url,
      `/events/${event.id}/organise`,
      { do: 'close' },
      newShare().slice(0, 22),
    );
    expect([stranger.status, stranger.body.error]).toEqual([403, 'notOrganiser']);
    expect((await call(server.url, `/events/${event.id}/organise`, { do: 'cancel' })).status).toBe(403);
    await organise(event, {
      do: 'edit',
      title: '  Winter\u202e Sea ',
      entry: 'open',
      listed: true,
      options: { boat: 'VIIC' },
    });
    expect(await told(event.id)).toMatchObject({
      title: 'Winter Sea',
      entry: 'open',
      options: { boat: 'VIIC' },
    });
    expect(
      (
        await organise(event, {
          do: 'edit',
          settings: { length: { kind: 'campaign' }, counts: 'tons', seas: 1, dice: 'plain' },
        })
      ).body.error,
    ).toBe('noLength');
    expect((await call(server.url, '/events')).body.events).toMatchObject([{ id: event.id }]);
    expect((await organise(event, { do: 'close' })).body.error).toBe('notYetOpen');
    await until(event.id, 'open', HOUR);
    expect((await organise(event, { do: 'edit', options: { boat: 'IXB' } })).body.error).toBe('eventOpen');
    expect((await organise(event, { do: 'cancel' })).body.error).toBe('eventOpen');
    const anna = await enters(server.url, event.id, { name: 'Anna' });
    await organise(event, { do: 'close' });
    await until(event.id, 'closed', 0);
    expect((await call(server.url, `/events/${event.id}/enter`, { name: 'Late' })).body.error).toBe(
      'eventOver',
    );
    expect((await call(server.url, `/games/${anna.game}`)).body).toMatchObject({
      state: 'over',
      watch: 'link',
    });
    const other = await announced();
    await organise(other, { do: 'cancel' });
    time.move(2 * HOUR);
    expect((await told(other.id)).state).toBe('cancelled');
  });

  it('that cannot be held gets a sentence', async () => {
    const cases: [object, object, string][] = [
      [{ title: ' \u200b ' }, {}, 'noTitle'],
      [{ closes: time.now() }, {}, 'noTimes'],
      [{ opens: time.now() + 5 * HOUR }, {}, 'noTimes'],
      [{ closes: time.now() + 1000 * 24 * HOUR }, {}, 'noTimes'],
      [{ game: 'naval-battles' }, {}, 'noSea'],
      [{ game: 'chess' }, {}, 'noSea'],
      [{ share: 'abc' }, {}, 'noShare'],
      [{ options: { boat: 'Nautilus' } }, {}, 'notAllowed'],
      [{}, { length: { kind: 'campaign' } }, 'noLength'],
      [
        { game: 'uboat-leader', options: {} },
        { length: { kind: 'campaign' }, counts: 'survival' },
        'noCount',
      ],
      [{}, { seas: 99 }, 'badRequest'],
      [{ kind: 'regatta' }, {}, 'badRequest'],
    ];
    for (const [more, settings, word] of cases) {
      const { status, body } = await call(server.url, '/events', wanted(more, settings));
      expect([status, body.error], JSON.stringify([more, settings])).toEqual([400, word]);
      expect(body.sentence).toMatch(/^[A-Z].*[.:].*/s);
    }
  });

  it('takes records played at home once the seed is known, and nothing else', async () => {
    const event = await announced({ entry: 'open' });
    await until(event.id, 'open', HOUR);
    const submit = (captain: string, record: string) =>
      call(server.url, `/events/${event.id}/submit`, { name: captain, record });
    expect((await submit('Early', '{}')).body.error).toBe('eventRuns');
    const closed = await until(event.id, 'closed', 2 * HOUR);
    const game = await loadGame('hunters');
    const played = (seed: string, options = closed.options): GameRecord => {
      const session = new Session(game, {
        options: options as never,
        seats: [{ name: 'Home', bot: null }],
        seed,
      });
      for (let i = 0; i < 40 && !session.table.over; i++) {
        const [decision] = session.decisions;
        if (!decision) break;
        session.choose(
          0,
          decision.kind === 'pick' ? (decision.options[0]?.id ?? '') : startOf(decision.form),
        );
      }
      return session.record();
    };
    const seed = closed.seas[0]?.seed as string;
    const good = played(seed);
    const taken = await submit('Home', recordToText(good));
    expect([taken.status, taken.body.sea], taken.text).toEqual([201, 1]);
    expect((await submit('Again', recordToText(good))).body.error).toBe('known');
    const refused: [string, string][] = [
      ['not a file', 'nonsense'],
      ['another seed', recordToText(played('another'))],
      ['other options', recordToText(played(seed, { ...closed.options, boat: 'VIIB' }))],
      ['other rules', recordToText({ ...good, rulesVersion: '0.0.1' })],
      ['practice', recordToText({ ...good, practice: true })],
      ['changed', recordToText(good).replace(/"position": \d+/, '"position": 1')],
      ['impossible', recordToText({ ...good, answers: good.answers.map((a) => ({ ...a, choice: 'x' })) })],
      ['a bot', recordToText({ ...good, seats: [{ name: 'B', bot: 'ace' }] })],
      [
        'too many',
        compact({
          ...good,
          answers: Array.from({ length: 5_001 }, (_, i) => ({ seat: 0, decision: i, choice: 'x' })),
        }),
      ],
    ];
    for (const [what, record] of refused) {
      server.guard.records.sweep(Number.MAX_SAFE_INTEGER);
      await server.house.store.db.run('delete from limits');
      const { status, body } = await submit('Home', record);
      expect([status, body.error], what).toEqual([400, 'notRecord']);
      expect(body.sentence, what).toMatch(/^This record cannot be accepted: .+/);
    }
    expect((await submit('Big', 'x'.repeat(300_000))).status).toBe(400);
    const table = (await call(server.url, `/events/${event.id}/open-water`)).body;
    expect(table.rows).toMatchObject([{ name: 'Home', number: 1, sea: 1 }]);
    expect((await call(server.url, `/events/${event.id}/open-water/1`)).text).toBe(recordToText(good));
    const statuses = [];
    for (let i = 0; i < 12; i++) statuses.push((await submit('Flood', '{}')).status);
    expect(statuses).toContain(429);
  });

  it('of U-Boat Leader is one short campaign that counts points', async () => {
    const event = await announced(
      { game: 'uboat-leader', options: { length: 'long' }, entry: 'open' },
      { length: { kind: 'campaign' }, counts: 'points' },
    );
    expect(event.options).toMatchObject({ length: 'short', linked: false, pack: '' });
    await until(event.id, 'open', HOUR);
    const anna = await enters(server.url, event.id, { name: 'Anna' });
    const sailing = await new Captain(server.url, 'by lot').board(anna.game as string, anna.token);
    // The order of the decks is the coming sea: no state to try things out on is handed out.
    expect(sailing.client.known?.table).toBeUndefined();
    await sailing.answer();
    await until(event.id, 'closed', 2 * HOUR);
    const { rows } = (await call(server.url, `/events/${event.id}/standings`)).body as {
      rows: { score: number; seas: { figures: { end: string } }[] }[];
    };
    expect(rows[0]?.seas[0]?.figures.end).toBe('broke off');
    expect(rows[0]?.score).toBe(0);
  });

  it('has a calendar', async () => {
    const event = await announced({ title: 'Sea, wind; and “waves”' });
    const { text, headers } = await call(server.url, `/events/${event.id}/calendar.ics`);
    expect(headers.get('content-type')).toContain('text/calendar');
    expect(text).toContain('SUMMARY:Sea\\, wind\\; and “waves”\r\n');
    expect(text).toMatch(/DTSTART:\d{8}T\d{6}Z\r\n/);
  });
});

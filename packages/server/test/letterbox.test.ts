/** Letters: none but one to an address nobody has confirmed, few to any, and an end at one press. */
import { afterAll, afterEach, beforeEach, describe, expect, it, type TestContext } from 'vitest';
import { readContacts } from '../src/store/talk.ts';
import { newShare } from '../src/tables/dice.ts';
import { askingLetter } from '../src/work/mail.ts';
import { call, seatedTable } from './support/client.ts';
import { PLACES, stopCluster, type TestPlace } from './support/databases.ts';
import { addresseeOf, askingKeyOf, confirmAll, plain } from './support/letters.ts';
import { startServer, type TestServer } from './support/server.ts';
import { mailSink } from './support/sinks.ts';
import { type HandTime, handTime } from './support/time.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const TABLE = { game: 'smugglers', seats: [null, 'steady', null], pace: { kind: 'days', days: 1 } } as const;

afterAll(stopCluster);

describe.each(PLACES)('letters on %s', (name, placeFor) => {
  let place: TestPlace | null = null;
  let server: TestServer;
  let sink: Awaited<ReturnType<typeof mailSink>>;
  let time: HandTime;

  const start = async (): Promise<void> => {
    server = await startServer(place as TestPlace, {
      time,
      env: {
        SMTP_URL: sink.url,
        MAIL_FROM: 'table@flotilla.example',
        PUBLIC_URL: 'https://flotilla.example',
      },
    });
  };

  beforeEach(async (context: TestContext) => {
    place = await placeFor();
    if (!place) return context.skip(`NO ${name} HERE: letters were not tested.`);
    sink = await mailSink();
    time = handTime();
    await start();
  });

  afterEach(async () => {
    if (!place) return;
    await server.stop();
    sink.close();
    await place.clear();
  });

  /** A table at which the other player has given an address. */
  async function tableFor(target: string, language = 'en') {
    const { id, tokens } = await seatedTable(server.url, TABLE);
    const add = { do: 'add', channel: 'mail', target, language };
    const added = await call(server.url, `/games/${id}/contacts`, add, tokens[2]);
    const nudge = () => call(server.url, `/games/${id}/me`, { do: 'nudge', seat: 2 }, tokens[0]);
    const ways = async () =>
      (await call(server.url, `/games/${id}/contacts`, undefined, tokens[2])).body.ways;
    return { id, tokens, added, nudge, ways };
  }

  it('letters to others’ addresses: 25 tables send an unconfirmed address one letter, in which nobody says anything', async () => {
    const tables = [];
    for (let n = 0; n < 25; n++) tables.push(await tableFor('Victim@example.org', 'fr'));
    for (const { added, nudge } of tables) {
      expect(added).toMatchObject({ status: 200, body: { state: 'waiting' } });
      expect((await nudge()).status).toBe(200);
    }
    expect(sink.letters).toHaveLength(1);
    const letter = plain(sink.letters[0] ?? '');
    expect(letter).toContain('Confirmez ici que cette adresse est la vôtre');
    for (const word of ['Anna', 'Guest', 'Smugglers', ...tables.map(({ id }) => id)])
      expect(letter).not.toContain(word);
    // A mail program that looks at the link opens a page; only a press confirms.
    const link = /https:\/\/flotilla\.example(\/mail)#/.exec(letter)?.[1] as string;
    await fetch(`${server.url}${link}`);
    expect((await call(server.url, '/mail')).status).toBe(404);
    expect(await tables[0]?.ways()).toEqual([
      { channel: 'mail', target: 'Victim@example.org', state: 'waiting' },
    ]);
    expect((await call(server.url, '/mail', { key: 'A'.repeat(22), wanted: true })).body.error).toBe(
      'noLink',
    );
  });

  it('a spelling with a note or in capitals is the same reader; a lost letter is sent again, three times at most', async () => {
    for (const target of ['a@example.org', 'A@Example.org', 'a+1@example.org', 'a+2@example.org'])
      await tableFor(target);
    expect(sink.letters.map(addresseeOf)).toEqual(['a@example.org']);
    for (let n = 0; n < 6; n++) {
      time.move(HOUR);
      await server.stop();
      await start();
      await tableFor('a@example.org');
    }
    expect(sink.letters).toHaveLength(3);
    expect(new Set(sink.letters.map(askingKeyOf)).size).toBe(1);
  });

  it('once confirmed reminders flow, here and at other tables, but never more than twelve at once, after a restart too', async () => {
    const first = await tableFor('mei@example.org');
    await confirmAll(server.url, sink);
    expect(await first.ways()).toEqual([{ channel: 'mail', target: 'mei@example.org', state: 'on' }]);
    const tables = [first];
    for (let n = 0; n < 24; n++) tables.push(await tableFor('mei@example.org'));
    expect(tables.at(-1)?.added.body).toEqual({ state: 'on' });
    expect(sink.letters).toEqual([]);
    for (const { nudge } of tables) expect((await nudge()).status).toBe(200);
    expect(sink.letters).toHaveLength(12);
    // Nobody can be nudged again at the same table within the hour, whichever process is asked and whenever it was started.
    await server.stop();
    await start();
    expect((await first.nudge()).body).toMatchObject({ error: 'tooMany', args: { seconds: 3600 } });
    time.move(HOUR);
    expect((await first.nudge()).status).toBe(200);
    expect((await tables[1]?.nudge())?.status).toBe(200);
    // A reminder that is due by now takes its share of the same pace.
    await expect.poll(() => sink.letters.length).toBe(13);
  });

  it('whoever wants none is sent none, whoever asks, until the link says otherwise', async () => {
    const { nudge } = await tableFor('anna@example.org');
    const key = askingKeyOf(sink.letters.splice(0)[0] ?? '');
    expect((await call(server.url, '/mail', { key, wanted: false })).status).toBe(200);
    await nudge();
    time.move(2 * DAY);
    const again = await tableFor('anna@example.org');
    expect(again.added).toMatchObject({ status: 403, body: { error: 'noLetters' } });
    expect(await again.ways()).toEqual([]);
    expect(sink.letters).toEqual([]);
    expect((await call(server.url, '/mail', { key, wanted: true })).status).toBe(200);
    expect((await tableFor('anna@example.org')).added.body).toEqual({ state: 'on' });
  });

  it('what is kept of a confirmed address goes with whoever has themselves erased; a refusal stays', async () => {
    const kept = () => server.house.store.db.run('select state from addresses');
    const { tokens } = await tableFor('mei@example.org');
    await confirmAll(server.url, sink);
    expect(await kept()).toEqual([{ state: 'confirmed' }]);
    expect((await call(server.url, '/own/erase', {}, tokens[2])).status).toBe(200);
    expect(await kept()).toEqual([]);
    const other = await tableFor('anna@example.org');
    const key = askingKeyOf(sink.letters.splice(0)[0] ?? '');
    await call(server.url, '/mail', { key, wanted: false });
    await call(server.url, '/own/erase', {}, other.tokens[2]);
    expect(await kept()).toEqual([{ state: 'refused' }]);
  });

  it('of events: one letter until it is confirmed, and what happens before is not told', async () => {
    const announced = await call(server.url, '/events', {
      kind: 'sea',
      title: 'Cheap watches',
      game: 'hunters',
      options: { boat: 'IXB' },
      entry: 'open',
      opens: time.now() + HOUR,
      closes: time.now() + 3 * HOUR,
      share: newShare(),
      settings: { length: { kind: 'patrols', patrols: 1 }, counts: 'tons', seas: 1, dice: 'plain' },
    });
    const { id, token } = announced.body as { id: string; token: string };
    const add = { do: 'add', channel: 'mail', language: 'it' };
    const asks = (target: string) => call(server.url, `/events/${id}/contacts`, { ...add, target });
    expect((await asks('silent@example.org')).body).toMatchObject({ state: 'waiting' });
    expect((await asks('mei@example.org')).body).toMatchObject({ state: 'waiting' });
    expect(sink.letters.map(addresseeOf)).toEqual(['silent@example.org', 'mei@example.org']);
    for (const letter of sink.letters) expect(plain(letter)).not.toMatch(/watches|Hunters/);
    sink.letters.shift();
    await confirmAll(server.url, sink);
    await call(server.url, `/events/${id}/organise`, { do: 'cancel' }, token);
    await server.worker.work();
    expect(sink.letters.map(addresseeOf)).toEqual(['mei@example.org']);
  });

  it('a letter that cannot be sent is said to be lost, and can be asked for again at once', async () => {
    sink.refuses = true;
    const { id, tokens, added } = await tableFor('mei@example.org');
    expect(added).toMatchObject({ status: 502, body: { error: 'letterLost' } });
    expect(await readContacts(server.house.store.db, id, 2)).toEqual([]);
    sink.refuses = false;
    const add = { do: 'add', channel: 'mail', target: 'mei@example.org' };
    expect((await call(server.url, `/games/${id}/contacts`, add, tokens[2])).body).toEqual({
      state: 'waiting',
    });
    expect(sink.letters).toHaveLength(1);
  });

  it('end with one click: the mail program posts to the address in the head, without page, cookie or key', async () => {
    const { id, nudge, ways } = await tableFor('mei@example.org');
    await confirmAll(server.url, sink);
    await nudge();
    const head = (sink.letters[0] ?? '').replace(/\n[ \t]+/g, ' ').split('\n\n')[0] ?? '';
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    const [, link = ''] = /^List-Unsubscribe: <(https:\/\/flotilla\.example\/[^#>]+)>$/m.exec(head) ?? [];
    const { pathname } = new URL(link);
    // Looking at it ends nothing: a browser is led to the page with the button.
    const look = await fetch(`${server.url}${pathname}`, { redirect: 'manual' });
    expect(look.status).toBe(302);
    expect(look.headers.get('location')).toMatch(
      new RegExp(`^https://flotilla\\.example/t/${id}/quiet#[\\w-]{22}$`),
    );
    expect(await ways()).toHaveLength(1);
    const ended = await fetch(`${server.url}${pathname}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(ended.status).toBe(200);
    expect(await ways()).toEqual([]);
    time.move(HOUR);
    await nudge();
    expect(sink.letters).toHaveLength(1);
    // Nothing else of the server takes a form, which a foreign page could send.
    const form = { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: 'x' };
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect(
        (await fetch(`${server.url}/api/v1/games`, { ...form, headers: { 'Content-Type': type } })).status,
      ).toBe(415);
  });

  it('what need not be kept is forgotten: who never answered after a month, who confirmed after 400 days without a letter', async () => {
    await tableFor('silent@example.org');
    sink.letters.splice(0);
    const { id, tokens, nudge } = await tableFor('mei@example.org');
    await confirmAll(server.url, sink);
    await nudge();
    await call(server.url, `/games/${id}/contacts`, { do: 'remove' }, tokens[2]);
    const known = async () =>
      (await server.house.store.db.run<{ state: string }>('select state from addresses order by state')).map(
        ({ state }) => state,
      );
    expect(await known()).toEqual(['asked', 'confirmed']);
    const kept = JSON.stringify(await server.house.store.db.run('select * from addresses, paces'));
    expect(kept).not.toMatch(/mei|silent|example/);
    time.move(31 * DAY);
    await server.letterbox.purge();
    expect(await known()).toEqual(['confirmed']);
    time.move(370 * DAY);
    await server.letterbox.purge();
    expect(await known()).toEqual([]);
    expect(await server.house.store.db.run('select name from paces')).toEqual([]);
  });
});

describe('the words', () => {
  it.each(['en', 'de', 'fr', 'it'])(
    'of the letter that asks, in %s, hold the link and no other',
    (language) => {
      const { subject, text } = askingLetter(language, 'https://u/mail#key');
      expect(text.match(/https?:\S+/g)).toEqual(['https://u/mail#key']);
      if (language !== 'en') expect(subject).not.toBe(askingLetter('en', '').subject);
    },
  );
});

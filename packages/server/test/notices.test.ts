/** Reminders: to whoever is asked and away, never more than that it is his turn. */
import type { GameShape } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import type { Session } from '@flotilla/table/run';
import { botNamed, chosenBy } from '@flotilla/table/run';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readContacts } from '../src/store/talk.ts';
import type { OpenGame } from '../src/tables/openGame.ts';
import { hookCarrier } from '../src/work/hook.ts';
import { letterOf } from '../src/work/mail.ts';
import { isPrivate } from '../src/work/outside.ts';
import { newPushKeys, pushCarrier } from '../src/work/push.ts';
import { Client, call, seatedTable } from './support/client.ts';
import { sqlitePlace, type TestPlace } from './support/databases.ts';
import { confirmAll } from './support/letters.ts';
import { startServer, type TestServer } from './support/server.ts';
import { mailSink, toThisMachine, webSink } from './support/sinks.ts';
import { browserSubscription } from './support/subscription.ts';
import { handTime } from './support/time.ts';

const THREE = { game: 'smugglers', seats: [null, null, null], pace: { kind: 'days', days: 1 } } as const;

let place: TestPlace;
let server: TestServer;
let sink: Awaited<ReturnType<typeof mailSink>>;
beforeEach(async () => {
  place = sqlitePlace();
  sink = await mailSink();
  const env = {
    SMTP_URL: sink.url,
    MAIL_FROM: 'table@flotilla.example',
    PUBLIC_URL: 'http://flotilla.example',
  };
  // The worker of the server rests while the clock stands: jobs are done when a test says so, and by nobody else.
  server = await startServer(place, { env, time: handTime() });
});
afterEach(async () => {
  await server.stop();
  sink.close();
  await place.clear();
});

/** Does the reminders of a server now, whenever they are due. */
const remindNow = async ({ house, worker }: TestServer = server): Promise<void> => {
  await house.store.db.run("update jobs set due = 0, leased = 0 where kind = 'remind'");
  await worker.work();
};

/** How many reminders are set. */
const remindersOf = async ({ house }: TestServer = server): Promise<number> =>
  (await house.store.db.run("select key from jobs where kind = 'remind'")).length;

describe('a reminder', () => {
  it('goes by mail to whoever is asked and away, says nothing of the game, and can be stopped by its link', async () => {
    const { id, tokens } = await seatedTable(server.url, THREE);
    const add = { do: 'add', channel: 'mail', target: 'jonas@example.org', language: 'de' };
    expect((await call(server.url, `/games/${id}/contacts`, add, tokens[1])).status).toBe(200);
    await confirmAll(server.url, sink);
    const anna = new Client(server.url);
    await anna.hello(id, tokens[0]);
    await expect.poll(() => remindersOf()).toBe(3);
    await remindNow();
    expect(sink.letters).toHaveLength(1);
    expect(await server.metrics.text()).toMatch(/^flotilla_notices_sent_total 1$/m);
    const letter = (sink.letters[0] ?? '').replaceAll('=\n', '');
    expect(letter).toContain('jonas@example.org');
    expect(letter).toContain(`http://flotilla.example/t/${id}`);
    const [, key] = /\/quiet#([\w-]+)/.exec(letter) ?? [];
    for (const token of tokens) expect(letter).not.toContain(token);
    const stop = `/games/${id}/stop/${key}`;
    expect((await call(server.url, stop, {})).status).toBe(200);
    expect((await call(server.url, stop, {})).status).toBe(404);
    await server.house.store.db.run("update jobs set payload = '0' where kind = 'remind'");
    await remindNow();
    expect(sink.letters).toHaveLength(1);
    anna.close();
  });

  it('is set off by a question and put away by its answer; three at most', async () => {
    const { id, tokens } = await seatedTable(server.url, THREE);
    await call(
      server.url,
      `/games/${id}/contacts`,
      { do: 'add', channel: 'mail', target: 'a@b.example' },
      tokens[0],
    );
    await confirmAll(server.url, sink);
    await expect.poll(() => remindersOf()).toBe(3);
    for (let times = 0; times < 5; times++) await remindNow();
    expect(sink.letters).toHaveLength(3);
    const answer = { key: 'answer-key', decision: 0, choice: { cargo: [], cove: 'south' } };
    await call(server.url, `/games/${id}/answers`, answer, tokens[1]);
    await expect
      .poll(async () =>
        server.house.store.db.run("select key from jobs where kind = 'remind' and key = ?", [`${id}.1`]),
      )
      .toEqual([]);
  });

  it('of a question that may be for anybody goes to all alike, and says that nobody knows whose turn it is', async () => {
    const { id, tokens } = await seatedTable(server.url, {
      game: 'naval-battles',
      seats: [null, null, null],
      pace: { kind: 'days', days: 1 },
    });
    const game = (await server.house.game(id)) as OpenGame;
    const hushed = (): boolean => game.session?.decisions.some((decision) => decision.hushed) ?? false;
    for (let answers = 0; answers < 800 && !hushed(); answers++) {
      const session = game.session as Session<GameShape>;
      const [decision] = session.decisions;
      if (!decision) throw new Error('The battle ended before anybody could answer in secret.');
      const rng = rngFrom(seedFrom(`hushed ${answers}`), 'test');
      const choice = chosenBy(botNamed(session.game, 'steady'), session.table, decision, rng);
      const { seat, number: at } = decision;
      await game.take({ kind: 'answer', seat, key: `hushed-${answers}`, at, choice, author: 'person' });
    }
    expect(game.session?.decisions.length).toBeLessThan(3);
    for (const [seat, token] of tokens.entries()) {
      const add = { do: 'add', channel: 'mail', target: `seat${seat}@example.org` };
      await call(server.url, `/games/${id}/contacts`, add, token);
    }
    await confirmAll(server.url, sink);
    await expect.poll(() => remindersOf()).toBe(3);
    await remindNow();
    const letters = sink.letters.map((letter) => letter.replaceAll('=\n', ''));
    expect(letters).toHaveLength(3);
    for (const letter of letters) expect(letter).toContain('somebody may answer, perhaps you');
  });

  it('is refused for addresses that are none', async () => {
    const { id, tokens } = await seatedTable(server.url, THREE);
    for (const target of [
      'nobody',
      'a@b',
      'a@b.example\r\nBcc: all@b.example',
      'a b@c.example',
      '<a@b.example>',
      'a@b.example,c@d.example',
    ]) {
      const { status } = await call(
        server.url,
        `/games/${id}/contacts`,
        { do: 'add', channel: 'mail', target },
        tokens[0],
      );
      expect(status, target).toBe(400);
    }
    const push = await call(
      server.url,
      `/games/${id}/contacts`,
      { do: 'add', channel: 'push', target: '{}x' },
      tokens[0],
    );
    expect(push.status).toBe(400);
    expect(await readContacts(server.house.store.db, id, 0)).toEqual([]);
  });
});

describe('a web hook', () => {
  const contact = {
    game: 'g',
    seat: 0,
    channel: 'hook',
    target: '',
    language: 'en',
    failures: 0,
    stopHash: '',
  } as const;
  const notice = {
    id: 'g',
    about: 'turn',
    title: 'Smugglers',
    plays: 'Smugglers',
    language: 'en',
    url: 'u',
    stopUrl: 's',
    stopPost: 'p',
  } as const;

  it.each([
    'http://example.org/x',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.1.2.3/',
    'https://user:pw@example.org/',
    'ftp://x',
    'x',
  ])('to %s is refused', (target) => {
    expect(hookCarrier().fault(target)).not.toBeNull();
  });

  it('requests into our own network: a hook is not followed there, whatever its name says', async () => {
    const asked: string[] = [];
    const post = async (url: string, address: string) => {
      asked.push(`${url} at ${address}`);
      return 200;
    };
    const target = 'https://hook.example/x';
    for (const inside of [
      '127.0.0.1',
      '10.0.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '::1',
      'fd00::1',
      'fe80::1',
      '::ffff:10.0.0.1',
      '::7f00:1',
      '64:ff9b::7f00:1',
      '64:ff9b:1::7f00:1',
      '2002:7f00:1::',
      '2001:0:4136:e378:8000:63bf:3fff:fdd2',
      'fec0::1',
    ])
      await expect(
        hookCarrier({ addressesOf: async () => ['93.184.216.34', inside], post }).tell(
          { ...contact, target },
          notice,
        ),
      ).rejects.toThrow();
    expect(asked).toEqual([]);
    await hookCarrier({ addressesOf: async () => ['93.184.216.34'], post }).tell(
      { ...contact, target },
      notice,
    );
    expect(asked).toEqual([`${target} at 93.184.216.34`]);
    await expect(
      hookCarrier({ addressesOf: async () => ['93.184.216.34'], post: async () => 302 }).tell(
        { ...contact, target },
        notice,
      ),
    ).rejects.toThrow('302');
    for (const open of ['93.184.216.34', '2600:1406:3a00::1', '2a00:1450:4001::200e'])
      expect(isPrivate(open), open).toBe(false);
  });

  it('is posted to the very address that was looked at, says no more than it must, and follows nobody elsewhere', async () => {
    const sink = await webSink();
    // The service of this test is on this machine, where no hook may lead: only its address is told otherwise.
    const carrier = hookCarrier(toThisMachine);
    const target = `${sink.url}/hook`;
    await carrier.tell({ ...contact, target }, notice);
    expect(JSON.parse(String(sink.posted[0]?.body))).toEqual({
      event: 'your-turn',
      game: 'g',
      title: 'Smugglers',
      url: 'u',
    });
    expect(sink.posted[0]?.headers['content-type']).toBe('application/json');
    sink.answer = { status: 302, location: `${sink.url}/elsewhere` };
    await expect(carrier.tell({ ...contact, target }, notice)).rejects.toThrow('302');
    expect(sink.posted.map(({ path }) => path)).toEqual(['/hook', '/hook']);
    sink.close();
  });
});

describe('the words', () => {
  it.each(['en', 'de', 'fr', 'it'])('of a letter in %s name the game and both addresses', (language) => {
    const letters = (['turn', 'pause'] as const).map((about) =>
      letterOf({
        id: 'g',
        about,
        title: 'Smugglers',
        plays: 'Smugglers',
        language,
        url: 'https://u/',
        stopUrl: 'https://s/',
        stopPost: 'https://p/',
      }),
    );
    for (const { subject, text } of letters) {
      expect(subject).toContain('Smugglers');
      expect(text).toContain('https://u/');
      expect(text).toContain('https://s/');
    }
    expect(letters[0]?.subject).not.toBe(letters[1]?.subject);
  });
});

describe('a push', () => {
  it('reaches the service of the browser, signed by this server, and only the browser can read it', async () => {
    const service = await webSink();
    const other = sqlitePlace();
    const env = { PUSH_CONTACT: 'you@example.org', PUBLIC_URL: 'http://flotilla.example' };
    const own = await startServer(other, { env, time: handTime(), network: toThisMachine });
    const { id, tokens } = await seatedTable(own.url, THREE);
    const { pushKey } = (await call(own.url, '/server')).body as { pushKey: string };
    const browser = browserSubscription(`${service.url}/push/anna`);
    const add = { do: 'add', channel: 'push', target: browser.target, language: 'fr' };
    expect((await call(own.url, `/games/${id}/contacts`, add, tokens[0])).status).toBe(200);
    await expect.poll(() => remindersOf(own)).toBe(3);
    await remindNow(own);
    expect(service.posted.map(({ path }) => path)).toEqual(['/push/anna']);
    const [posted] = service.posted;
    if (!posted) throw new Error('Nothing came.');
    expect(browser.read(posted.body)).toEqual({
      about: 'turn',
      title: 'Smugglers',
      url: `http://flotilla.example/t/${id}`,
      language: 'fr',
    });
    expect(posted.headers['content-encoding']).toBe('aes128gcm');
    expect(Number(posted.headers.ttl)).toBeGreaterThan(0);
    expect(browser.signedBy(pushKey, posted.headers.authorization ?? '')).toMatchObject({
      aud: service.url,
      sub: 'mailto:you@example.org',
    });
    expect(String(posted.body)).not.toContain(id);
    // A browser that has gone is given up after three times.
    service.answer = { status: 410 };
    for (let times = 0; times < 4; times++) {
      await own.house.store.db.run("update jobs set payload = '0' where kind = 'remind'");
      await remindNow(own);
    }
    expect(service.posted).toHaveLength(4);
    expect(await readContacts(own.house.store.db, id, 0)).toEqual([]);
    await own.stop();
    await other.clear();
    service.close();
  });

  it('requests into our own network: none, neither to an address nor to a name that leads there', async () => {
    const service = await webSink();
    const other = sqlitePlace();
    const env = { PUSH_CONTACT: 'you@example.org', PUBLIC_URL: 'http://flotilla.example' };
    const own = await startServer(other, { env, time: handTime() });
    const { id, tokens } = await seatedTable(own.url, THREE);
    const add = async (endpoint: string) => {
      const { target } = browserSubscription(endpoint);
      const body = { do: 'add', channel: 'push', target, language: 'en' };
      return (await call(own.url, `/games/${id}/contacts`, body, tokens[0])).status;
    };
    for (const host of [
      '127.0.0.1:4337',
      '2130706433',
      '0x7f000001',
      '[::1]',
      '[::ffff:7f00:1]',
      '[2002:7f00:1::]',
    ])
      expect(await add(`https://${host}/internal`), host).toBe(400);
    expect(await add('https://user:pw@push.example/x')).toBe(400);
    // The name of this machine gives its address away only when it is looked up.
    expect(await add(`${service.url}/internal`)).toBe(200);
    await expect.poll(() => remindersOf(own)).toBe(3);
    await remindNow(own);
    expect(service.posted).toEqual([]);
    expect((await readContacts(own.house.store.db, id, 0)).map(({ failures }) => failures)).toEqual([1]);
    await own.stop();
    await other.clear();
    service.close();
  });

  it('requests into our own network: a name is looked up once, and that address is asked', async () => {
    const asked: string[] = [];
    const carrier = await pushCarrier('you@example.org', await newPushKeys(), {
      addressesOf: async (host) => [asked.push(host) === 1 ? '93.184.216.34' : '127.0.0.1'],
      post: async (_url, address) => asked.push(address) && 201,
    });
    const { target } = browserSubscription('https://push.example/x');
    const notice = {
      about: 'turn',
      id: 'g',
      title: 'T',
      plays: 'T',
      language: 'en',
      url: 'u',
      stopUrl: 's',
      stopPost: 'p',
    } as const;
    await carrier.tell({ target }, notice);
    expect(asked).toEqual(['push.example', '93.184.216.34']);
    await expect(carrier.tell({ target }, notice)).rejects.toThrow('private network');
  });

  it('takes only the subscription of a browser at an encrypted address, and its keys stay the same', async () => {
    const carrier = await pushCarrier('you@example.org', await newPushKeys());
    const keys = { p256dh: 'x', auth: 'y' };
    expect(carrier.fault(JSON.stringify({ endpoint: 'https://push.example/x', keys }))).toBeNull();
    for (const wrong of [
      '',
      '{}',
      JSON.stringify({ endpoint: 'http://push.example/x', keys }),
      JSON.stringify({ endpoint: 'https://x/', keys: {} }),
    ])
      expect(carrier.fault(wrong)).not.toBeNull();
    const other = sqlitePlace();
    const first = await startServer(other, { env: { PUSH_CONTACT: 'you@example.org' } });
    const key = (await call(first.url, '/server')).body.pushKey;
    await first.stop();
    const again = await startServer(other, { env: { PUSH_CONTACT: 'you@example.org' } });
    expect((await call(again.url, '/server')).body.pushKey).toBe(key);
    await again.stop();
    await other.clear();
  });
});

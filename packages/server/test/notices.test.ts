/** Reminders: to whoever is asked and away, never more than that it is his turn. */
import { createServer, type Server as NetServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readContacts } from '../src/store/talk.ts';
import { hookCarrier, isPrivate } from '../src/work/hook.ts';
import { letterOf } from '../src/work/mail.ts';
import { newPushKeys, pushCarrier } from '../src/work/push.ts';
import { Client, call, seatedTable } from './support/client.ts';
import { sqlitePlace, type TestPlace } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { handTime } from './support/time.ts';

/** A mail server that only listens. */
function mailSink(): Promise<{ url: string; letters: string[]; close: () => void }> {
  const letters: string[] = [];
  const sink: NetServer = createServer((socket: Socket) => {
    let reading = false;
    let letter = '';
    let rest = '';
    socket.write('220 sink\r\n');
    socket.on('data', (data) => {
      const lines = (rest + String(data)).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (reading && line === '.') {
          letters.push(letter);
          reading = false;
          socket.write('250 kept\r\n');
        } else if (reading) letter += `${line}\n`;
        else if (/^DATA/i.test(line)) {
          reading = true;
          letter = '';
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
      }
    });
    socket.on('error', () => {});
  });
  return new Promise((ready) => {
    sink.listen(0, '127.0.0.1', () => {
      const { port } = sink.address() as { port: number };
      ready({ url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, letters, close: () => sink.close() });
    });
  });
}

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

const remindNow = async (): Promise<void> => {
  await server.house.store.db.run("update jobs set due = 0, leased = 0 where kind = 'remind'");
  await server.worker.work();
};

describe('a reminder', () => {
  it('goes by mail to whoever is asked and away, says nothing of the game, and can be stopped by its link', async () => {
    const { id, tokens } = await seatedTable(server.url, THREE);
    const add = { do: 'add', channel: 'mail', target: 'jonas@example.org', language: 'de' };
    expect((await call(server.url, `/games/${id}/contacts`, add, tokens[1])).status).toBe(200);
    const anna = new Client(server.url);
    await anna.hello(id, tokens[0]);
    await expect
      .poll(
        async () => (await server.house.store.db.run("select key from jobs where kind = 'remind'")).length,
      )
      .toBe(3);
    await remindNow();
    expect(sink.letters).toHaveLength(1);
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
    await expect
      .poll(
        async () => (await server.house.store.db.run("select key from jobs where kind = 'remind'")).length,
      )
      .toBe(3);
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
  const notice = { game: 'g', title: 'Smugglers', language: 'en', url: 'u', stopUrl: 's' };

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

  it('is not followed into a private network, whatever its name says', async () => {
    const asked: string[] = [];
    const post = async (url: string) => {
      asked.push(url);
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
    expect(asked).toEqual([target]);
    await expect(
      hookCarrier({ addressesOf: async () => ['93.184.216.34'], post: async () => 302 }).tell(
        { ...contact, target },
        notice,
      ),
    ).rejects.toThrow('302');
    expect(isPrivate('93.184.216.34')).toBe(false);
  });
});

describe('the words', () => {
  it.each(['en', 'de', 'fr', 'it'])('of a letter in %s name the game and both addresses', (language) => {
    const { subject, text } = letterOf({
      game: 'g',
      title: 'Smugglers',
      language,
      url: 'https://u/',
      stopUrl: 'https://s/',
    });
    expect(subject).toContain('Smugglers');
    expect(text).toContain('https://u/');
    expect(text).toContain('https://s/');
  });
});

describe('a push', () => {
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

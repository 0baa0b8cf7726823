/** Notices about events: to who asked or who plays, only when away, once, and never more than what there is to do. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readFollowers } from '../src/store/followers.ts';
import { readContacts } from '../src/store/talk.ts';
import { newShare } from '../src/tables/dice.ts';
import { letterOf } from '../src/work/mail.ts';
import type { About } from '../src/work/telling.ts';
import { Captain, enters } from './support/captain.ts';
import { Client, call } from './support/client.ts';
import { sqlitePlace, type TestPlace } from './support/databases.ts';
import { confirmAll } from './support/letters.ts';
import { startServer, type TestServer } from './support/server.ts';
import { mailSink, toThisMachine, webSink } from './support/sinks.ts';
import { browserSubscription } from './support/subscription.ts';
import { type HandTime, handTime } from './support/time.ts';
import { announce, Entrant } from './support/tournament.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let place: TestPlace;
let server: TestServer;
let sink: Awaited<ReturnType<typeof mailSink>>;
let time: HandTime;
/** Letters that have been looked at. */
let read = 0;
beforeEach(async () => {
  place = sqlitePlace();
  sink = await mailSink();
  read = 0;
  time = handTime();
  const env = {
    SMTP_URL: sink.url,
    MAIL_FROM: 'table@flotilla.example',
    PUBLIC_URL: 'http://flotilla.example',
    PUSH_CONTACT: 'you@example.org',
  };
  server = await startServer(place, { env, time, network: toThisMachine });
});
afterEach(async () => {
  await server.stop();
  sink.close();
  await place.clear();
});

/** Moves the clock and does what is due, until nothing is. */
const later = async (ms: number, so: () => Promise<unknown>, wanted: unknown): Promise<void> => {
  time.move(ms);
  await expect
    .poll(async () => {
      await server.worker.work();
      return so();
    })
    .toEqual(wanted);
};

const asks = (event: string, mail: string, token?: string, more: object = {}) =>
  call(
    server.url,
    `/events/${event}/contacts`,
    { do: 'add', channel: 'mail', target: `${mail}@example.org`, ...more },
    token,
  );

/** The subject of a letter in plain characters (RFC 2047). */
function subjectOf(letter: string): string {
  const [, folded = ''] = /^Subject: (.*(?:\n .*)*)/m.exec(letter) ?? [];
  return folded
    .replace(/\n /g, '')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, word: string) =>
      decodeURIComponent(word.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%')),
    );
}

/** Who has been written to about events since it was last asked, and what about; a turn at a board is another matter. */
function post(): string[] {
  const letters = sink.letters
    .slice(read)
    .filter((letter) => /\/e\/\w+\/quiet/.test(letter.replaceAll('=\n', '')));
  return letters
    .map((letter) => {
      const [, to] = /^To: (\w+)@/m.exec(letter) ?? [];
      return `${to}: ${subjectOf(letter).replace(/:.*/, '')}`;
    })
    .sort();
}

/** Moves the clock until just these letters have come; the box is empty then. */
async function mailed(ms: number, wanted: readonly string[]): Promise<void> {
  await later(ms, async () => post(), wanted);
  read = sink.letters.length;
}

const stateOf = async (id: string): Promise<unknown> => (await call(server.url, `/events/${id}`)).body.state;

const seaOf = async (more: object = {}) =>
  (
    await call(server.url, '/events', {
      kind: 'sea',
      title: 'Cheap watches',
      game: 'hunters',
      options: { boat: 'IXB' },
      entry: 'open',
      opens: time.now() + HOUR,
      closes: time.now() + 3 * HOUR,
      share: newShare(),
      settings: { length: { kind: 'patrols', patrols: 1 }, counts: 'tons', seas: 1, dice: 'plain' },
      ...more,
    })
  ).body as { id: string; token: string };

describe('a same sea', () => {
  it('tells those on the list that it is open, and everybody who asked that it is closed; who is looking needs no letter', async () => {
    const { id } = await seaOf();
    const anna = await enters(server.url, id, { name: 'Anna' });
    const mei = await enters(server.url, id, { name: 'Mei' });
    const jonas = await enters(server.url, id, { name: 'Jonas' });
    for (const [mail, { token }] of [
      ['anna', anna],
      ['mei', mei],
    ] as const)
      expect((await asks(id, mail, token)).status).toBe(200);
    // Somebody who only wants to know what comes of it gets a key of his own.
    const watcher = await asks(id, 'watcher', undefined, { language: 'de' });
    expect(watcher.body).toMatchObject({ state: 'waiting', token: expect.stringMatching(/^[\w-]{22}$/) });
    const waits = await call(server.url, `/events/${id}`, undefined, mei.token);
    expect(waits.body.ways).toEqual([{ channel: 'mail', target: 'mei@example.org', state: 'waiting' }]);
    await confirmAll(server.url, sink);
    time.move(HOUR - MINUTE);
    const look = await call(server.url, `/events/${id}`, undefined, mei.token);
    expect(look.body).toMatchObject({
      told: ['mail'],
      ways: [{ channel: 'mail', target: 'mei@example.org', state: 'on' }],
    });
    const other = await call(server.url, `/events/${id}`, undefined, jonas.token);
    expect(other.body).toMatchObject({ told: [], ways: [] });
    time.move(MINUTE - 15_000);
    await call(server.url, `/events/${id}`, undefined, mei.token);
    await mailed(15_000, ['anna: Open']);
    const captain = await new Captain(server.url, 'steady').board(
      (await enters(server.url, id, {}, anna.token)).game as string,
      anna.token,
    );
    await captain.sail(30);
    await mailed(2 * HOUR, ['anna: Closed', 'mei: Closed', 'watcher: Beendet']);
    const letters = sink.letters.slice(1).map((letter) => letter.replaceAll('=\n', ''));
    for (const letter of letters) {
      expect(letter).toContain(`http://flotilla.example/e/${id}\n`);
      // Where, and how to be told no more: no key, no captain, no result, no seed, and no word of the organiser's, as anybody may
      // have given the address.
      const { seas } = (await call(server.url, `/events/${id}/records`)).body as { seas: { seed: string }[] };
      for (const secret of [anna.token, mei.token, 'Anna', 'Mei', 'Jonas', 'watches', seas[0]?.seed ?? ''])
        expect(letter.replace(/^To: .*$/m, '')).not.toContain(secret);
    }
    // Done again, as after a crash, nobody hears of it twice.
    await server.house.store.jobs.set('tell', `${id}.closed`, time.now());
    await server.worker.work();
    expect(post()).toEqual([]);
    expect((await asks(id, 'late')).body.error).toBe('eventOver');
  });

  it('letters to others’ addresses: stop at a link and at a wish, and go only where something can be told', async () => {
    const { id, token } = await seaOf();
    const first = await asks(id, 'first');
    const key = first.body.token as string;
    for (const target of ['nobody', 'a@b', 'a@b.example\r\nBcc: all@b.example'])
      expect(
        (await call(server.url, `/events/${id}/contacts`, { do: 'add', channel: 'mail', target }, key)).body
          .error,
      ).toBe('noContact');
    for (const n of [2, 3, 4, 5]) expect((await asks(id, `more${n}`, key)).status).toBe(200);
    expect((await asks(id, 'sixth', key)).status).toBe(429);
    await confirmAll(server.url, sink);
    await call(server.url, `/events/${id}/contacts`, { do: 'remove', target: 'more2@example.org' }, key);
    const own = await readFollowers(server.house.store.db, id);
    expect(own.map(({ target }) => target.split('@')[0]).sort()).toEqual([
      'first',
      'more3',
      'more4',
      'more5',
    ]);
    // Another device takes nothing of it away.
    await call(server.url, `/events/${id}/contacts`, { do: 'remove' }, token);
    expect(await readFollowers(server.house.store.db, id)).toHaveLength(4);
    const called = await call(server.url, `/events/${id}/organise`, { do: 'cancel' }, token);
    expect(called.status).toBe(200);
    await later(0, async () => sink.letters.length, 4);
    const letter = (sink.letters[0] ?? '').replaceAll('=\n', '');
    expect(letter).toMatch(/^Subject: Called off: The Hunters$/m);
    const [, stop] = /\/e\/\w+\/quiet#([\w-]+)/.exec(letter) ?? [];
    expect((await call(server.url, `/events/${id}/stop/${stop}`, {})).status).toBe(200);
    expect((await call(server.url, `/events/${id}/stop/${stop}`, {})).status).toBe(404);
    expect(await readFollowers(server.house.store.db, id)).toHaveLength(3);
  });
});

describe('a tournament', () => {
  const options = { scenario: 'panda-bay' };
  const roundOf = async (id: string): Promise<unknown> =>
    (await call(server.url, `/events/${id}`)).body.round;

  it('tells players that their board is ready and that time runs out: those away, of undecided boards, once', async () => {
    const { url } = server;
    const { id } = await announce(url, time.now(), {
      kind: 'robin',
      title: 'Round the Buoys',
      options,
      settings: { every: 60, grace: 20, pace: { kind: 'days', days: 1 } },
    });
    const names = ['Anna', 'Jonas', 'Mei', 'Luca', 'Ines'];
    const people: Entrant[] = [];
    for (const name of names) people.push(await new Entrant(id, name).enter(url));
    const [anna, jonas, mei, luca, ines] = people as [Entrant, Entrant, Entrant, Entrant, Entrant];
    for (const one of [anna, jonas, mei, ines])
      expect((await asks(id, one.name.toLowerCase(), one.token)).status).toBe(200);
    await asks(id, 'stranger');
    await confirmAll(server.url, sink);
    await later(HOUR, () => roundOf(id), 1);
    // Six places for five: 1 has the bye, 2 meets 5, 3 meets 4. Mei sits down at once, Ines looks at the page.
    const board = (await mei.sit(url)) as { game: string; seat: number };
    expect(post()).toEqual([]);
    time.move(15_000);
    await call(url, `/events/${id}`, undefined, ines.token);
    // Jonas has the page open in the background.
    await call(url, `/events/${id}?away`, undefined, jonas.token);
    await mailed(15_000, ['jonas: Your board is ready']);
    // The ways go along: at her board Mei is told of her turns.
    expect(
      (await readContacts(server.house.store.db, board.game, board.seat)).map(({ target }) => target),
    ).toEqual(['mei@example.org']);
    // A quarter before the end of the grace: who has not sat down.
    await mailed(14.5 * MINUTE, ['ines: Time is running out', 'jonas: Time is running out']);
    await jonas.sit(url);
    await ines.sit(url);
    await luca.sit(url);
    const client = new Client(url);
    await client.hello(((await jonas.sit(url)) as { game: string }).game, jonas.token);
    // Jonas is at his board, which is under way; Mei's is decided.
    await mei.act(url, board.game, { do: 'resign' });
    await later(0, async () => (await call(url, `/events/${id}/rounds`)).text.includes('resigned'), true);
    await mailed(30 * MINUTE, ['ines: Time is running out']);
    client.close();
    await call(url, `/events/${id}/withdraw`, {}, ines.token);
    await later(15 * MINUTE, () => roundOf(id), 2);
    // Berger's second round of six: 6 meets 4, 5 meets 3, 1 meets 2; Ines, who has left, was to meet Mei.
    await mailed(30_000, ['anna: Your board is ready', 'jonas: Your board is ready']);
    // Told once, however often the job is done.
    await server.house.store.jobs.set('tell', `${id}.round.2`, time.now());
    await server.worker.work();
    expect(post()).toEqual([]);
    for (let round = 2; round <= 5; round++)
      await later(HOUR, async () => (await roundOf(id)) === Math.min(5, round + 1), true);
    await later(MINUTE, () => stateOf(id), 'closed');
    await later(MINUTE, async () => post().filter((line) => line.endsWith('Closed')), [
      'anna: Closed',
      'ines: Closed',
      'jonas: Closed',
      'mei: Closed',
      'stranger: Closed',
    ]);
  });

  it('that too few enter says so; by push too, to the very browser that asked', async () => {
    const service = await webSink();
    const { url } = server;
    const { id } = await announce(url, time.now(), { kind: 'swiss', options, title: 'Autumn Cup' });
    const anna = await new Entrant(id, 'Anna').enter(url);
    const browser = browserSubscription(`${service.url}/push/anna`);
    const add = { do: 'add', channel: 'push', target: browser.target, language: 'fr' };
    expect((await call(url, `/events/${id}/contacts`, add, anna.token)).status).toBe(200);
    await later(HOUR, () => stateOf(id), 'cancelled');
    await later(MINUTE, async () => service.posted.length, 1);
    expect(browser.read(service.posted[0]?.body as Buffer)).toEqual({
      about: 'cancelled',
      title: 'Autumn Cup',
      url: `http://flotilla.example/t/${id}`,
      language: 'fr',
    });
    service.close();
  });
});

describe('the words', () => {
  const KINDS: readonly About[] = ['turn', 'pause', 'opened', 'round', 'deadline', 'closed', 'cancelled'];

  it.each(['en', 'de', 'fr', 'it'])(
    'of a letter in %s say what it is about, where, and how to stop',
    (language) => {
      const letters = KINDS.map((about) =>
        letterOf({
          id: 'e',
          about,
          title: 'Cheap watches',
          plays: 'The Hunters',
          language,
          url: 'https://u/',
          stopUrl: 'https://s/',
          stopPost: 'https://p/',
          round: 3,
        }),
      );
      for (const { subject, text } of letters) {
        expect(subject).toContain('The Hunters');
        expect(subject + text).not.toContain('watches');
        expect(text).toContain('https://u/');
        expect(text).toContain('https://s/');
      }
      expect(new Set(letters.map(({ subject }) => subject)).size).toBe(KINDS.length);
      for (const about of ['round', 'deadline']) {
        const letter = letters[KINDS.indexOf(about as About)];
        expect(letter?.text).toContain('3');
      }
    },
  );
});

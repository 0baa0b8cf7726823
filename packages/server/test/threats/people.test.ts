/** What people and errors say. Each part bears the name of its row in docs/threats.md. */
import { describe, expect, it } from 'vitest';
import { newShare } from '../../src/tables/dice.ts';
import { call, seatedTable } from '../support/client.ts';
import { NOTHING, openHouse, THREE } from '../support/house.ts';
import { handTime } from '../support/time.ts';

const at = openHouse();

describe('chat and names', () => {
  it.each([
    '\u202Egnp.exe',
    'a\nb',
    '\u001b[31mred',
    'x'.repeat(200),
    '<b>bold</b>',
    '   ',
    '\u200B',
    '👩‍👩‍👧'.repeat(50),
  ])('the name %j is plain or refused', async (name) => {
    await at.begin();
    const { status, body } = await call(at.server.url, '/games', { ...THREE, name, share: newShare() });
    if (status === 400) return expect(body.error).toBe('noName');
    const [seat] = body.seats as { name: string }[];
    expect([...new Intl.Segmenter('en').segment(seat?.name ?? '')].length).toBeLessThanOrEqual(40);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not be there
    expect(seat?.name).not.toMatch(/[\u0000-\u001f\u202a-\u202e\u2066-\u2069]/);
  });

  it('lines are plain, limited in length and number, and said once', async () => {
    await at.begin({ time: handTime(), limits: { linesPerMinute: 3 } });
    const { id, tokens } = await seatedTable(at.server.url, THREE);
    const say = (key: string, text: string) =>
      call(at.server.url, `/games/${id}/chat`, { key, text }, tokens[0]);
    expect((await say('line-key-1', `${'y'.repeat(700)}\n\u202Ex`)).status).toBe(200);
    expect((await say('line-key-1', 'again')).status).toBe(200);
    expect((await say('line-key-2', ' \n ')).status).toBe(400);
    expect((await say('line-key-3', 'four')).status).toBe(429);
    const { lines } = (await call(at.server.url, `/games/${id}/chat`, undefined, tokens[1])).body as {
      lines: { text: string }[];
    };
    expect(lines).toHaveLength(1);
    expect(lines[0]?.text).toBe('y'.repeat(500));
  });
});

describe('collusion, several seats by one person, leaving before losing', () => {
  it('a seat that is left is played on, counted, and given to somebody else; a device has one seat at a table', async () => {
    await at.begin();
    const opened = await call(at.server.url, '/games', { ...THREE, name: 'Anna', share: newShare() });
    const { id, token, links } = opened.body as { id: string; token: string; links: Record<string, string> };
    const twice = await call(
      at.server.url,
      `/games/${id}/claim`,
      { link: links[1], name: 'Anna 2', share: newShare() },
      token,
    );
    expect(twice.status).toBe(409);
    const guests = [];
    for (const seat of [1, 2])
      guests.push(
        (
          await call(at.server.url, `/games/${id}/claim`, {
            link: links[seat],
            name: `G${seat}`,
            share: newShare(),
          })
        ).body.token as string,
      );
    await call(at.server.url, `/games/${id}/me`, { do: 'begin' }, token);
    await call(at.server.url, `/games/${id}/me`, { do: 'resign' }, guests[0]);
    const game = await at.gameOf(id);
    expect(game.seats[1]).toMatchObject({ resigned: true, botTookOver: true });
    const { link } = (await call(at.server.url, `/games/${id}/seats/1`, { do: 'free' }, token)).body as {
      link: string;
    };
    expect((await call(at.server.url, `/games/${id}/me`, { do: 'takeBack' }, guests[0])).status).toBe(403);
    const mei = await call(at.server.url, `/games/${id}/claim`, { link, name: 'Mei' });
    expect(mei.status).toBe(200);
    expect(game.seats[1]).toMatchObject({ name: 'Mei', resigned: false, botTookOver: false });
  });
});

describe('errors and health pages', () => {
  it('tell no stack, path or key', async () => {
    await at.begin();
    const { id, tokens } = await seatedTable(at.server.url, THREE);
    at.server.house.store.journal.append = () =>
      Promise.reject(new Error(`disk full at ${at.place.data} ${tokens[0]}`));
    const failed = await call(
      at.server.url,
      `/games/${id}/answers`,
      { key: 'key-of-fault', decision: 0, choice: NOTHING },
      tokens[0],
    );
    expect(failed.status).toBe(500);
    const odd = [
      '/api/v1/games/%00',
      '/api/v1/games/..%2f..',
      '/api/v1/nope',
      '/healthz',
      '/metrics',
      '/api/v1/games/x/answers',
    ];
    const texts = [failed.text];
    for (const path of odd) texts.push(await (await fetch(`${at.server.url}${path}`)).text());
    for (const text of texts) {
      expect(text).not.toMatch(/\n\s+at |node_modules|\/src\/|\/dist\//);
      expect(text).not.toContain(at.place.data);
      expect(text).not.toContain(tokens[0]);
    }
    expect((await call(at.server.url, `/games/${id}/now`, undefined, tokens[0])).body.n).toBe(0);
  });
});

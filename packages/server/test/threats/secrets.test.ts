/** What must stay hidden until the end: dice, hands, who is asked. Each part bears the name of its row in docs/threats.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { call, seatedTable } from '../support/client.ts';
import { openHouse, THREE } from '../support/house.ts';
import { handTime } from '../support/time.ts';

const at = openHouse();

/** `npm run promise -- threats` looks at fifty positions. */
const POSITIONS = Number(process.env.POSITIONS ?? 12);

describe('hushed questions and timing', () => {
  it('a list of tables says the same to whoever may be asked, whether he is or not', async () => {
    await at.begin();
    const seats = [null, null, null];
    const { id, tokens } = await seatedTable(at.server.url, { game: 'naval-battles', seats });
    const { session } = await at.gameOf(id);
    const waits = async (token?: string): Promise<unknown> => {
      const { asked, pause } = (await call(at.server.url, `/games/${id}`, undefined, token)).body;
      return { asked, pause };
    };
    const before = session?.decisions.map(({ seat }) => seat) ?? [];
    for (const [seat, token] of tokens.entries())
      expect(await waits(token)).toEqual({ asked: before.includes(seat), pause: false });
    const isHushed = (): boolean => session?.decisions.some(({ hushed }) => hushed) ?? false;
    for (let answers = 0; answers < 800 && !isHushed(); answers++) await at.playOn(id, 1);
    expect(session?.decisions.length).toBeLessThan(seats.length);
    for (const token of tokens) expect(await waits(token)).toEqual({ asked: true, pause: true });
  });

  it('a bot answers after the same pause, whatever it is asked and whatever it holds', async () => {
    const time = handTime();
    await at.begin({ time, env: { BOT_PACE: '700' } });
    const { id } = await seatedTable(at.server.url, { game: 'smugglers', seats: [null, 'steady', 'steady'] });
    const game = await at.gameOf(id);
    /** Waits until a bot whose time has come is in the queue of the game, and has been served. */
    const settled = async (): Promise<void> => {
      await new Promise((soon) => setImmediate(soon));
      await game.inTurn(async () => {});
    };
    const botIsAsked = (): boolean => game.session?.decisions.some(({ seat }) => seat !== 0) ?? false;
    let pauses = 0;
    for (let question = 0; question < 6; question++) {
      for (; botIsAsked(); pauses++) {
        const before = game.number;
        time.move(699);
        await settled();
        expect(game.number).toBe(before);
        time.move(1);
        const answered = async (): Promise<boolean> => {
          await settled();
          return game.number > before;
        };
        await expect.poll(answered, { timeout: 20_000 }).toBe(true);
      }
      await at.playOn(id, 1);
    }
    expect(pauses).toBeGreaterThan(3);
  });
});

describe('replay before the end', () => {
  it('every address with every key gives no seed, no record of others and no answers ahead, at many positions', async () => {
    await at.begin();
    for (let looked = 0; looked < POSITIONS; ) looked += await lookThroughAGame(POSITIONS - looked);
  });

  /** Asks every address of a new game at up to this many positions, and tells how many there were; at its end everything is open. */
  async function lookThroughAGame(most: number): Promise<number> {
    const { id, tokens } = await seatedTable(at.server.url, THREE);
    const { session, row } = await at.gameOf(id);
    const seed = session?.start.seed as string;
    const share = at.server.house.vault.unlock(row.secret);
    let position = 0;
    for (; position < most && !session?.table.over; position++) {
      for (const path of ['', '/now', '/record', '/chat', '/replay', '/verify'])
        for (const token of [undefined, ...tokens]) {
          const { text, status } = await call(at.server.url, `/games/${id}${path}`, undefined, token);
          expect(status).toBeLessThan(500);
          expect(text).not.toContain(seed);
          expect(text).not.toContain(share);
          if (path !== '/record' || status !== 200) continue;
          const record = JSON.parse(text) as { seed: null; answers: { seat: number }[]; undone: [] };
          expect(record.seed).toBeNull();
          expect(record.answers.every(({ seat }) => token !== undefined && tokens[seat] === token)).toBe(
            true,
          );
          expect(record.undone).toEqual([]);
        }
      await at.playOn(id, 1);
    }
    await at.playOn(id);
    const whole = JSON.parse((await call(at.server.url, `/games/${id}/record`)).text) as { seed: string };
    expect(whole.seed).toBe(seed);
    return position;
  }
});

describe('operator reads hands in database or logs', () => {
  it('a copy of the database in the middle of a game holds no seed and no share of the server', async () => {
    await at.begin({ env: { LOG_LEVEL: 'trace' } });
    const { id } = await seatedTable(at.server.url, THREE);
    await at.playOn(id, 8);
    const { session, row } = await at.gameOf(id);
    const share = at.server.house.vault.unlock(row.secret);
    const copy = join(at.place.data, 'copy.db');
    await at.server.house.store.db.backup(copy);
    const kept = readFileSync(copy).toString('latin1') + at.server.log.join('');
    for (const secret of [session?.start.seed as string, share]) {
      expect(kept).not.toContain(secret);
      expect(kept).not.toContain(Buffer.from(secret, 'hex').toString('latin1'));
    }
  });
});

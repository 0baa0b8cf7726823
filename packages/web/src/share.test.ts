import { nightWatch } from '@flotilla/night-watch';
import { anyGame, Session } from '@flotilla/table';
import { describe, expect, it } from 'vitest';
import { packRecord, unpackRecord } from './share.ts';

const session = new Session(anyGame(nightWatch), {
  options: { watches: 4 },
  seats: [{ name: 'Ännchen “Ö” 海', bot: null }],
  seed: 'share',
});
for (const choice of ['look', 'write', 'write']) session.choose(0, choice);

describe('a game in a link', () => {
  it('comes out as it went in, and its letters need no escaping', async () => {
    const packed = await packRecord(session.record());
    expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(await unpackRecord(packed)).toEqual({ ok: true, value: session.record() });
  });

  it('that is cut off, damaged or empty is refused with a sentence', async () => {
    const packed = await packRecord(session.record());
    for (const damaged of [
      packed.slice(0, 100),
      `${packed.slice(0, 40)}AAAA${packed.slice(44)}`,
      '',
      '***',
    ]) {
      const read = await unpackRecord(damaged);
      expect(read.ok).toBe(false);
      expect(!read.ok && read.error.length).toBeGreaterThan(10);
    }
  });
});

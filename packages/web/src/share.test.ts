import { deflateRawSync } from 'node:zlib';
import { nightWatch } from '@flotilla/night-watch';
import { anyGame } from '@flotilla/table';
import { Session } from '@flotilla/table/run';
import { settings } from '@flotilla/ui/base/settings.ts';
import { packRecord } from '@flotilla/ui/parts/share.ts';
import { speak } from '@flotilla/ui/text/index.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { bringIn } from './session/open.ts';
import { unpackRecord } from './share.ts';

const session = new Session(anyGame(nightWatch), {
  options: { watches: 4 },
  seats: [{ name: 'Ännchen “Ö” 海', bot: null }],
  seed: 'share',
});
for (const choice of ['look', 'write', 'write']) session.choose(0, choice);

async function read(language: 'en' | 'de'): Promise<void> {
  settings.value = { ...settings.value, language };
  await speak(language);
}
beforeAll(() => read('en'));
// The files of a project share what is loaded: the next one finds the language it expects.
afterAll(() => read('en'));

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

describe('a link made to harm', () => {
  const TOO_MUCH = {
    ok: false,
    error: 'The link holds far more than a game, so nothing was loaded. Ask for the game as a file instead.',
  };
  const MB = 1024 * 1024;

  /** Counts what comes out of every inflating from now on. */
  function countInflated(): { bytes: number } {
    const count = { bytes: 0 };
    const Real = DecompressionStream;
    vi.stubGlobal(
      'DecompressionStream',
      class {
        readonly writable;
        readonly readable;
        constructor(format: CompressionFormat) {
          const real = new Real(format);
          this.writable = real.writable;
          this.readable = real.readable.pipeThrough(
            new TransformStream({
              transform(part: Uint8Array, out) {
                count.bytes += part.length;
                out.enqueue(part);
              },
            }),
          );
        }
      },
    );
    return count;
  }
  afterEach(() => vi.unstubAllGlobals());

  it('of more than 64 KB is refused unread', async () => {
    const inflated = countInflated();
    const bomb = deflateRawSync(Buffer.alloc(417 * MB)).toString('base64url');
    expect(bomb.length).toBeGreaterThan(540_000);
    expect(await unpackRecord(bomb)).toEqual(TOO_MUCH);
    expect(inflated.bytes).toBe(0);
  });

  it('that inflates to more than 4 MB is given up soon after them', async () => {
    const inflated = countInflated();
    const bomb = deflateRawSync(Buffer.alloc(47 * MB)).toString('base64url');
    expect(bomb.length).toBeLessThan(65_536);
    expect(await unpackRecord(bomb)).toEqual(TOO_MUCH);
    expect(inflated.bytes).toBeGreaterThan(4 * MB);
    expect(inflated.bytes).toBeLessThan(6 * MB);
  });
});

describe('a file that is no game', () => {
  it('is refused in the language of the reader', async () => {
    await read('de');
    const reasons = [];
    const good = JSON.stringify({ ...session.record(), checksum: '' });
    for (const file of ['hello', good, good.slice(0, 90)]) {
      const brought = await bringIn(file);
      reasons.push('fault' in brought && brought.fault.kind === 'broken' && brought.fault.reason);
    }
    expect(reasons).toEqual([
      'Das ist kein Spielstand von Flotilla.',
      'Die Datei wurde nach dem Speichern geändert: ihre Prüfsumme passt nicht zu ihrem Inhalt.',
      'Die Datei ist abgeschnitten oder beschädigt: sie ist kein vollständiges JSON.',
    ]);
  });
});

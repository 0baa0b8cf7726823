import type { GameRecord } from '@flotilla/table/run';
import { IDBDatabase, IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import type { Saved, Shelf } from './shelf.ts';
import { memoryShelf, openShelf } from './shelf.ts';

vi.stubGlobal('IDBKeyRange', IDBKeyRange);

const saved = (id: string, revision: number, updated = revision): Saved => ({
  summary: {
    id,
    game: 'night-watch',
    seats: [{ name: 'Anna', bot: null }],
    created: 1,
    updated,
    answers: revision,
    over: false,
    practice: false,
    headline: null,
    revision,
  },
  record: { game: 'night-watch', position: revision } as unknown as GameRecord,
});

describe('the shelf', () => {
  it('gives back what was put on it, the latest first', async () => {
    const shelf = await openShelf({ factory: new IDBFactory() });
    expect(shelf.unkept).toBeNull();
    expect(await shelf.write(saved('a', 1, 10))).toBe('written');
    expect(await shelf.write(saved('b', 1, 20))).toBe('written');
    expect((await shelf.list()).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(await shelf.read('a')).toEqual(saved('a', 1, 10));
    await shelf.remove('a');
    expect(await shelf.read('a')).toBeNull();
    expect(await shelf.list()).toHaveLength(1);
  });

  it('takes over what an earlier version of the site has kept', async () => {
    const factory = new IDBFactory();
    const { summary, record } = saved('a', 3);
    await new Promise<void>((done) => {
      const request = factory.open('flotilla', 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('summaries', { keyPath: 'id' }).put(summary);
        request.result.createObjectStore('records').put(record, 'a');
      };
      request.onsuccess = () => {
        request.result.close();
        done();
      };
    });
    const shelf = await openShelf({ factory });
    expect(await shelf.read('a')).toEqual({ summary, record });
    expect(await shelf.write(saved('a', 4))).toBe('written');
    expect(await shelf.write(saved('a', 4))).toBe('conflict');
  });

  it('is the same for whoever opens it again', async () => {
    const factory = new IDBFactory();
    await (await openShelf({ factory })).write(saved('a', 1));
    expect(await (await openShelf({ factory })).read('a')).toEqual(saved('a', 1));
  });

  it('refuses a writer that has missed what another one wrote, and keeps the other one’s', async () => {
    const factory = new IDBFactory();
    const [one, other] = [await openShelf({ factory }), await openShelf({ factory })];
    await one.write(saved('a', 1));
    expect(await other.write(saved('a', 2, 50))).toBe('written');
    expect(await one.write(saved('a', 2, 99))).toBe('conflict');
    expect((await one.read('a'))?.summary.updated).toBe(50);
  });

  it('takes two writes one after the other without waiting for the first', async () => {
    const shelf = await openShelf({ factory: new IDBFactory() });
    const [one, two] = await Promise.all([shelf.write(saved('a', 1)), shelf.write(saved('a', 2))]);
    expect([one, two]).toEqual(['written', 'written']);
    expect((await shelf.read('a'))?.summary.revision).toBe(2);
  });

  it('leaves the old game as it was when a write fails halfway', async () => {
    const shelf = await openShelf({ factory: new IDBFactory() });
    await shelf.write(saved('a', 1));
    const unstorable = { ...saved('a', 2), record: { by: () => {} } as unknown as GameRecord };
    expect(await shelf.write(unstorable)).toBe('blocked');
    expect(await shelf.read('a')).toEqual(saved('a', 1));
  });

  it('is one in memory where the browser refuses', async () => {
    const refusing = {
      open: () => {
        throw new DOMException('no', 'SecurityError');
      },
    } as unknown as IDBFactory;
    const shelf = await openShelf({ factory: refusing as never });
    expect(shelf.unkept).toBe('blocked');
    await shelf.write(saved('a', 1));
    expect(await shelf.read('a')).toEqual(saved('a', 1));
    expect(memoryShelf().unkept).toBe('blocked');
  });

  it('is one in memory where the browser does not answer, and the real one once it does', async () => {
    const factory = new IDBFactory();
    let answer = (): void => {};
    const slow = {
      open(name: string, version: number) {
        const asked = {} as IDBOpenDBRequest;
        answer = () => {
          const real = factory.open(name, version);
          real.onupgradeneeded = (event) => {
            Object.assign(asked, { result: real.result });
            asked.onupgradeneeded?.(event);
          };
          real.onsuccess = (event) => {
            Object.assign(asked, { result: real.result });
            asked.onsuccess?.(event);
          };
        };
        return asked;
      },
    };
    const late = vi.fn<(shelf: Shelf) => void>();
    const shelf = await openShelf({ factory: slow as never, patience: 20, late });
    expect(shelf.unkept).toBe('silent');
    expect(late).not.toHaveBeenCalled();
    answer();
    await expect.poll(() => late.mock.calls.length).toBe(1);
    const real = late.mock.calls[0]?.[0] as Shelf;
    expect(real.unkept).toBeNull();
    expect(await real.write(saved('a', 1))).toBe('written');
  });

  it('waits three seconds for a write that the browser never ends, and says so', async () => {
    const shelf = await openShelf({ factory: new IDBFactory() });
    const endless = { objectStore: () => ({ add: () => {}, put: () => {} }), commit: () => {} };
    const asked = vi.spyOn(IDBDatabase.prototype, 'transaction').mockReturnValue(endless as never);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const written = shelf.write(saved('a', 1));
    await vi.advanceTimersByTimeAsync(2900);
    expect(await Promise.race([written, 'waits'])).toBe('waits');
    await vi.advanceTimersByTimeAsync(200);
    expect(await written).toBe('silent');
    vi.useRealTimers();
    asked.mockRestore();
    expect(await shelf.write(saved('a', 2))).toBe('written');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clone } from './json.ts';
import { shared } from './shared.ts';

const before = { boat: { hull: 1, tubes: ['steam', 'empty'] }, ships: [{ tons: 4 }, { tons: 9 }], month: 3 };

describe('a shared copy', () => {
  it('is the copy before when nothing has changed', () => {
    expect(shared(before, clone(before))).toBe(before);
  });

  it('keeps every part that has not changed and copies the rest', () => {
    const now = clone(before);
    now.boat.hull = 2;
    now.ships.push({ tons: 1 });
    const copy = shared(before, now);
    expect(copy).toEqual(now);
    expect(copy.boat).not.toBe(now.boat);
    expect(copy.boat.tubes).toBe(before.boat.tubes);
    expect(copy.ships[1]).toBe(before.ships[1]);
    now.boat.hull = 5;
    expect(copy.boat.hull).toBe(2);
  });

  it('tells an empty list from none, a list from an object, and a part that is gone', () => {
    expect(shared({ a: null }, { a: [] })).toEqual({ a: [] });
    expect(shared({ a: {} }, { a: [] })).toEqual({ a: [] });
    expect(shared({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(shared(undefined, { a: 1 })).toEqual({ a: 1 });
    expect(shared({ a: 1, b: 2 }, { a: 1, c: undefined })).toStrictEqual({ a: 1, c: undefined });
  });

  /** Anything a view may hold; no game has a field of the one name that JavaScript keeps for itself. */
  const views = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__'));

  it('equals what it copies, whatever was there before', () => {
    fc.assert(
      fc.property(views, views, (old, now) => {
        expect(shared(old, now)).toEqual(now);
        expect(shared(now, clone(now))).toEqual(now);
      }),
    );
  });
});

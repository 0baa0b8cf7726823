import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Difference } from './difference.ts';
import { differenceOf, withDifference } from './difference.ts';

/** A difference as it arrives at the other end of the line. */
const sent = (change: Difference): Difference => JSON.parse(JSON.stringify(change)) as Difference;

describe('a difference', () => {
  it('laid on the old value gives the new one, whatever they are', () => {
    const value = fc.jsonValue({ maxDepth: 4 }).map((made) => JSON.parse(JSON.stringify(made)) as unknown);
    fc.assert(
      fc.property(value, value, (before, after) => {
        const kept = JSON.stringify(before);
        expect(withDifference(before, sent(differenceOf(before, after)))).toEqual(after);
        expect(JSON.stringify(before)).toBe(kept);
      }),
      { numRuns: 500 },
    );
  });

  it('laid on a value that is only a little different gives the new one', () => {
    const words = fc.array(fc.record({ id: fc.nat(9), tags: fc.array(fc.nat(3), { maxLength: 3 }) }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(words, words, (before, after) => {
        expect(
          withDifference({ list: before }, sent(differenceOf({ list: before }, { list: after }))),
        ).toEqual({
          list: after,
        });
      }),
      { numRuns: 500 },
    );
  });

  it('of equal data is none, also where one side leaves a field out and the other has it undefined', () => {
    expect(differenceOf({ a: [1, { b: 2 }], c: undefined }, { a: [1, { b: 2 }] })).toBeNull();
    expect(differenceOf({ a: 1 }, { a: 1, c: undefined })).toBeNull();
  });

  it('names only what changed', () => {
    expect(differenceOf({ a: 1, b: { c: 2, d: 3 }, e: 4 }, { a: 1, b: { c: 5, d: 3 } })).toEqual({
      f: { b: { f: { c: [5] } } },
      x: ['e'],
    });
    expect(differenceOf({ a: 1, b: 2 }, { a: 1, b: undefined })).toStrictEqual({ f: {}, x: ['b'] });
    expect(differenceOf([1, 2, 3, 4], [1, 9, 3, 4])).toEqual({ i: [[1, [9]]] });
    expect(differenceOf([1, 2, 3, 4], [1, 3, 4])).toEqual({ at: 1, cut: 1, put: [] });
    expect(differenceOf(['a', 'a'], ['a', 'a', 'a'])).toEqual({ at: 2, cut: 0, put: ['a'] });
  });

  it('shares what did not change with the old value', () => {
    const before = { a: { big: [1, 2, 3] }, b: 1 };
    const after = withDifference(
      before,
      differenceOf(before, { a: { big: [1, 2, 3] }, b: 2 }),
    ) as typeof before;
    expect(after.a).toBe(before.a);
  });

  it('keeps fields with dangerous names what they are', () => {
    const odd = JSON.parse('{"__proto__": {"x": 1}, "constructor": 2}') as object;
    const got = withDifference({}, sent(differenceOf({}, odd))) as object;
    expect(Object.keys(got).sort()).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(got)).toBe(Object.prototype);
    for (const after of ['{}', '{"__proto__": 0}', '{"__proto__": {"x": 2}}']) {
      const wanted = JSON.parse(after) as object;
      const laid = withDifference(odd, sent(differenceOf(odd, wanted)));
      expect(JSON.stringify(laid)).toBe(JSON.stringify(wanted));
    }
  });
});

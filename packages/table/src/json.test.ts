import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, clone, findImpure } from './json.ts';

describe('clone', () => {
  it('copies any plain data to its last leaf', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonical(clone(value))).toBe(canonical(value));
      }),
    );
  });

  it('keeps a field called __proto__ a field', () => {
    const odd: unknown = JSON.parse('{"__proto__":0,"a":{"__proto__":[1]}}');
    const copy = clone(odd) as object;
    expect(canonical(copy)).toBe('{"__proto__":0,"a":{"__proto__":[1]}}');
    expect(Object.getOwnPropertyDescriptor(copy, '__proto__')).toEqual(
      Object.getOwnPropertyDescriptor({ field: 0 }, 'field'),
    );
  });

  it('shares nothing with the original', () => {
    const original = { a: [1, { b: 2 }], c: { d: [3] } };
    const copy = clone(original);
    (copy.a[1] as { b: number }).b = 9;
    copy.c.d.push(4);
    expect(original).toEqual({ a: [1, { b: 2 }], c: { d: [3] } });
  });
});

describe('canonical JSON', () => {
  it('does not depend on the order of keys', () => {
    expect(canonical({ b: 1, a: { d: [1, 2], c: null } })).toBe('{"a":{"c":null,"d":[1,2]},"b":1}');
    expect(canonical({ a: { c: null, d: [1, 2] }, b: 1 })).toBe(
      canonical({ b: 1, a: { d: [1, 2], c: null } }),
    );
  });

  it('reads back as the same data', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('leaves a field out that holds nothing, and keeps the place of an item that is nothing', () => {
    expect(canonical({ a: undefined, b: [undefined, 1] })).toBe('{"b":[null,1]}');
  });

  it('sorts by code units, not by language', () => {
    expect(canonical({ ä: 1, z: 2, Z: 3 })).toBe('{"Z":3,"z":2,"ä":1}');
  });
});

describe('findImpure', () => {
  it('finds nothing in plain data', () => {
    expect(findImpure({ a: [1, 'x', null, true, { b: [] }] })).toBeNull();
  });

  it.each([
    ['a function', { a: { b: () => 1 } }, 'state.a.b'],
    ['undefined', { a: [1, undefined] }, 'state.a[1]'],
    ['a Map', { a: new Map() }, 'state.a'],
    ['a Date', { at: new Date(0) }, 'state.at'],
    ['NaN', { a: Number.NaN }, 'state.a'],
    ['minus zero', { a: -0 }, 'state.a'],
    ['a bigint', [1n], 'state[0]'],
  ])('names the place of %s', (_, value, path) => {
    expect(findImpure(value)).toBe(path);
  });

  it('names the place where a cycle closes', () => {
    const ring: { a: { back?: unknown } } = { a: {} };
    ring.a.back = ring;
    expect(findImpure(ring)).toBe('state.a.back');
  });
});

import { expect, it } from 'vitest';
import { isShare, mixedSeed, originFault, sealOf } from './shares.ts';

const [one, two] = ['a'.repeat(64), 'b'.repeat(64)];
const origin = { id: 'g1', server: one, sealed: sealOf('g1', one), parts: [two, null] };
const seed = mixedSeed('g1', one, [two, null]);

it('accepts a seed that was mixed from these shares, and no other', () => {
  expect(originFault(origin, seed)).toBeNull();
  expect(originFault({ ...origin, server: two }, seed)).toBe('seal');
  expect(originFault({ ...origin, parts: [one, null] }, seed)).toBe('seed');
  expect(originFault({ ...origin, parts: [two] }, seed)).toBe('seed');
  expect(originFault(origin, `${seed}0`)).toBe('seed');
});

it('binds a share to its game', () => {
  expect(sealOf('g1', one)).not.toBe(sealOf('g2', one));
  expect(mixedSeed('g1', one, [two])).not.toBe(mixedSeed('g2', one, [two]));
});

it('knows a share by its form', () => {
  expect([one, 'A'.repeat(64), 'a'.repeat(63), ''].map(isShare)).toEqual([true, false, false, false]);
});

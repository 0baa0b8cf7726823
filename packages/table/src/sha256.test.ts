import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { commitmentTo, seedFrom } from './seed.ts';
import { hex, sha256 } from './sha256.ts';

it.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('gives the digest of the standard for a published message (%#)', (message, digest) => {
  expect(sha256(message)).toBe(digest);
});

it('agrees with the digest of Node for any text and every length around a block', () => {
  const node = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
  for (let length = 0; length < 200; length++)
    expect(sha256('x'.repeat(length))).toBe(node('x'.repeat(length)));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(sha256(text)).toBe(node(text));
    }),
  );
});

it('spreads seeds over 128 bits in a way that never changes', () => {
  expect(seedFrom('flotilla').map(hex).join('')).toBe('1dc8e1f09fe5d5ecd1c9a2aa73270e72');
  expect(commitmentTo('flotilla')).toBe('37bc1865b953ff820da431c3ffa2fa5f89f81d02dbd9d8b49616319cd85143e9');
});

it('shows nothing of the seed in its commitment', () => {
  expect(commitmentTo('a')).not.toContain(seedFrom('a').map(hex).join('').slice(0, 8));
  expect(commitmentTo('a')).not.toBe(commitmentTo('b'));
});

import { describe, expect, it } from 'vitest';
import { philox, plainPhilox } from './philox.ts';
import { compilePhilox } from './philox.wasm.ts';
import { hex } from './sha256.ts';

const WAYS = { 'in WebAssembly': philox, 'in plain JavaScript': plainPhilox };

it('runs in WebAssembly here, so that both ways are tested', () => {
  expect(compilePhilox()).not.toBeNull();
});

describe.each(Object.entries(WAYS))('Philox4x32-10 %s', (_, generate) => {
  function words(counter: readonly [number, number, number, number], key: readonly [number, number]): string {
    const block = new Uint32Array(4);
    generate(block, ...counter, ...key);
    return Array.from(block, hex).join(' ');
  }

  describe('gives the published known answers', () => {
    it('for all-zero counter and key', () => {
      expect(words([0, 0, 0, 0], [0, 0])).toBe('6627e8d5 e169c58d bc57ac4c 9b00dbd8');
    });

    it('for all-ones counter and key', () => {
      const ones = 0xffffffff;
      expect(words([ones, ones, ones, ones], [ones, ones])).toBe('408f276d 41c83b0e a20bc7c6 6d5451fd');
    });

    it('for the digits of pi', () => {
      const counter = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344] as const;
      expect(words(counter, [0xa4093822, 0x299f31d0])).toBe('d16cfe09 94fdcceb 5001e420 24126ea1');
    });
  });

  it('takes words as signed or unsigned numbers alike', () => {
    expect(words([-1, -1, -1, -1], [-1, -1])).toBe('408f276d 41c83b0e a20bc7c6 6d5451fd');
  });

  it('agrees with the generator written down in big integers', () => {
    const mask = 0xffffffffn;
    const reference = (counter: bigint[], key: bigint[]): string => {
      let [c0, c1, c2, c3] = counter as [bigint, bigint, bigint, bigint];
      let [k0, k1] = key as [bigint, bigint];
      for (let round = 0; round < 10; round++) {
        const p0 = 0xd2511f53n * c0;
        const p1 = 0xcd9e8d57n * c2;
        [c0, c1, c2, c3] = [(p1 >> 32n) ^ c1 ^ k0, p1 & mask, (p0 >> 32n) ^ c3 ^ k1, p0 & mask];
        k0 = (k0 + 0x9e3779b9n) & mask;
        k1 = (k1 + 0xbb67ae85n) & mask;
      }
      return [c0, c1, c2, c3].map((word) => word.toString(16).padStart(8, '0')).join(' ');
    };
    let seed = 1;
    const next = (): number => {
      seed = (Math.imul(seed, 0x5851f42d) + 0x14057b7e) >>> 0;
      return seed;
    };
    for (let i = 0; i < 2000; i++) {
      const counter = [next(), next(), next(), next()] as const;
      const key = [next(), next()] as const;
      expect(words(counter, key)).toBe(reference(counter.map(BigInt), key.map(BigInt)));
    }
  });
});

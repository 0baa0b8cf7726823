/**
 * Philox4x32-10, the counter-based generator of Salmon, Moraes, Dror and Shaw (2011): four 32-bit words from a 128-bit counter
 * and a 64-bit key. It uses integer arithmetic only, so that every machine gives the same words.
 */
import { compilePhilox } from './philox.wasm.ts';

const MULTIPLIER_0 = 0xd2511f53;
const MULTIPLIER_1 = 0xcd9e8d57;
const WEYL_0 = 0x9e3779b9;
const WEYL_1 = 0xbb67ae85;
const ROUNDS = 10;

const M0_LOW = MULTIPLIER_0 & 0xffff;
const M0_HIGH = MULTIPLIER_0 >>> 16;
const M1_LOW = MULTIPLIER_1 & 0xffff;
const M1_HIGH = MULTIPLIER_1 >>> 16;

/** Which block: a counter of four words under a key of two. */
export type BlockAt = [
  counter0: number,
  counter1: number,
  counter2: number,
  counter3: number,
  key0: number,
  key1: number,
];

/** Fills `out` with the block of four words for one counter under one key. */
export type Philox = (out: Uint32Array, ...at: BlockAt) => void;

/** The generator in plain JavaScript, for pages and machines without WebAssembly. */
export const plainPhilox: Philox = (out, counter0, counter1, counter2, counter3, key0, key1) => {
  let c0 = counter0 | 0;
  let c1 = counter1 | 0;
  let c2 = counter2 | 0;
  let c3 = counter3 | 0;
  let k0 = key0 | 0;
  let k1 = key1 | 0;
  for (let round = 0; round < ROUNDS; round++) {
    const high0 = multiplyHigh(c0, M0_LOW, M0_HIGH);
    const high1 = multiplyHigh(c2, M1_LOW, M1_HIGH);
    const low0 = Math.imul(c0, MULTIPLIER_0);
    const low1 = Math.imul(c2, MULTIPLIER_1);
    c0 = high1 ^ c1 ^ k0;
    c1 = low1;
    c2 = high0 ^ c3 ^ k1;
    c3 = low0;
    k0 = (k0 + WEYL_0) | 0;
    k1 = (k1 + WEYL_1) | 0;
  }
  out[0] = c0;
  out[1] = c1;
  out[2] = c2;
  out[3] = c3;
};

/** The upper 32 bits of an unsigned 32 × 32 bit product whose second factor comes in two halves. */
function multiplyHigh(a: number, low: number, high: number): number {
  const aLow = a & 0xffff;
  const aHigh = a >>> 16;
  const middle = Math.imul(aHigh, low) + 0;
  const carried = (middle >>> 0) + (Math.imul(aLow, low) >>> 16);
  const cross = (carried & 0xffff) + (Math.imul(aLow, high) >>> 0);
  return (Math.imul(aHigh, high) + (carried >>> 16) + (cross >>> 16)) | 0;
}

const compiled = compilePhilox();

/** Fills `out` with the block of one counter under one key, by WebAssembly where that can be had. */
export const philox: Philox = (out, counter0, counter1, counter2, counter3, key0, key1) => {
  if (compiled === null) return plainPhilox(out, counter0, counter1, counter2, counter3, key0, key1);
  const { run, block } = compiled;
  run(counter0, counter1, counter2, counter3, key0, key1);
  out[0] = block[0] as number;
  out[1] = block[1] as number;
  out[2] = block[2] as number;
  out[3] = block[3] as number;
};

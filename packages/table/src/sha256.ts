/** SHA-256 (FIPS 180-4) of text, for state hashes and seed commitments; synchronous, and the same in browser and Node. */

/** Present in every browser and in Node, but not part of the language's own library. */
declare const TextEncoder: { new (): { encode(text: string): Uint8Array } };

const ROUND_CONSTANTS = fractions(64, 1 / 3);
const INITIAL_HASH = fractions(8, 1 / 2);

/** Both are reused for every text; nothing of one text is left when the next comes. */
const encoder = new TextEncoder();
const schedule = new Uint32Array(64);

/** The first 32 bits of the fractional parts of a root of the first primes, as the standard derives its constants. */
function fractions(count: number, power: number): Uint32Array {
  const words = new Uint32Array(count);
  for (let found = 0, n = 2; found < count; n++) {
    if (!isPrime(n)) continue;
    const root = n ** power;
    words[found++] = Math.floor((root - Math.floor(root)) * 0x1_0000_0000);
  }
  return words;
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

/** A text in UTF-8; short plain ones, such as seeds, skip the encoder, as calling it would take longer. */
function bytesOf(text: string): Uint8Array {
  if (text.length > MOST_SHORT) return encoder.encode(text);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) return encoder.encode(text);
    bytes[i] = code;
  }
  return bytes;
}

const MOST_SHORT = 64;

/** The eight 32-bit words of the SHA-256 digest of a text in UTF-8. */
export function sha256Words(text: string): Uint32Array {
  const message = bytesOf(text);
  const hash = INITIAL_HASH.slice();
  const blocks = ((message.length + 8) >> 6) + 1;
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) schedule[i] = wordAt(message, (block * 16 + i) * 4);
    if (block === blocks - 1) {
      schedule[14] = Math.floor(message.length / 0x2000_0000);
      schedule[15] = message.length << 3;
    }
    compress(hash, schedule);
  }
  return hash;
}

/** Four bytes of a message as one word; after its end come a single bit, then nothing but zeros. */
const wordAt = (message: Uint8Array, at: number): number =>
  (byteAt(message, at) << 24) |
  (byteAt(message, at + 1) << 16) |
  (byteAt(message, at + 2) << 8) |
  byteAt(message, at + 3);

function byteAt(message: Uint8Array, at: number): number {
  if (at < message.length) return message[at] as number;
  return at === message.length ? 0x80 : 0;
}

/** The SHA-256 digest of a text as 64 hexadecimal digits. */
export function sha256(text: string): string {
  return Array.from(sha256Words(text), hex).join('');
}

/** One word as eight hexadecimal digits. */
export const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function compress(hash: Uint32Array, w: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15] as number;
    const b = w[i - 2] as number;
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1;
  }
  let a = hash[0] as number;
  let b = hash[1] as number;
  let c = hash[2] as number;
  let d = hash[3] as number;
  let e = hash[4] as number;
  let f = hash[5] as number;
  let g = hash[6] as number;
  let h = hash[7] as number;
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + s1 + choice + (ROUND_CONSTANTS[i] as number) + (w[i] as number)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + s0 + majority) | 0;
  }
  hash[0] = (hash[0] as number) + a;
  hash[1] = (hash[1] as number) + b;
  hash[2] = (hash[2] as number) + c;
  hash[3] = (hash[3] as number) + d;
  hash[4] = (hash[4] as number) + e;
  hash[5] = (hash[5] as number) + f;
  hash[6] = (hash[6] as number) + g;
  hash[7] = (hash[7] as number) + h;
}

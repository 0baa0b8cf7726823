/**
 * Sealed saves: a whole game to continue elsewhere, in a file that reveals nothing to the eye. The seal spares players what they
 * do not want to see; anyone who takes the program apart can break it, just as they can read the saves on their own device.
 */
import { philox } from './philox.ts';
import { seedFrom } from './seed.ts';

/** JSON text made unreadable to the eye. */
export function seal(json: string, key: string): string {
  const bytes = Uint8Array.from(asciiOnly(json), (letter) => letter.charCodeAt(0));
  return lettersOf(veiled(bytes, key));
}

/** The text that was sealed; null when these are not the letters of a seal. */
export function unseal(letters: string, key: string): string | null {
  const bytes = bytesOf(letters);
  if (!bytes) return null;
  let opened = '';
  for (const byte of veiled(bytes, key)) opened += String.fromCharCode(byte);
  return opened;
}

/** JSON with every character beyond ASCII written as an escape. */
const asciiOnly = (json: string): string =>
  json.replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Bytes veiled by the generator; veiling twice restores them. */
function veiled(bytes: Uint8Array, key: string): Uint8Array {
  const [a, b, c, d] = seedFrom(`seal ${key}`);
  const block = new Uint32Array(4);
  return bytes.map((byte, i) => {
    if (i % 16 === 0) philox(block, i / 16, 0, c, d, a, b);
    return byte ^ ((block[(i >> 2) & 3] as number) >>> ((i & 3) * 8));
  });
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bytes as letters, four for every three. */
function lettersOf(bytes: Uint8Array): string {
  let letters = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const three = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const count = Math.min(3, bytes.length - i) + 1;
    for (let k = 0; k < count; k++) letters += LETTERS.charAt((three >> (18 - 6 * k)) & 63);
  }
  return letters;
}

/** Letters as bytes; null when one of them is not in the alphabet. */
function bytesOf(letters: string): Uint8Array | null {
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const letter of letters) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return null;
    held = ((held << 6) | value) & 0xffffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = held >> bits;
  }
  return bytes;
}

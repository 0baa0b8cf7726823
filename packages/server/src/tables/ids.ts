/** Names and keys that nobody can guess. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const LETTERS = 'abcdefghijkmnopqrstuvwxyz';
/** Digits and letters that cannot be mistaken for each other. */
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const LENGTH = 16;

/** Evenly drawn characters: bytes that would favour some are discarded. */
function drawn(alphabet: string, length: number): string {
  const most = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length)
    for (const byte of randomBytes(length - text.length))
      if (byte < most) text += alphabet[byte % alphabet.length];
  return text;
}

/** The name of a game: a letter and sixteen characters, 93 bits. */
export const newId = (): string => drawn(LETTERS, 1) + drawn(BASE58, LENGTH);

/** Whether a text could be the name of a game. */
export const isId = (text: string): boolean => /^[a-z][1-9A-HJ-NP-Za-km-z]{16}$/.test(text);

/** A key to a seat: 128 random bits. */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** Whether a text could be a key. */
export const isToken = (text: string): boolean => /^[\w-]{22}$/.test(text);

/** What is kept of a key: it differs from game to game, so that nobody who reads the database can tell who plays where. */
export const keyHash = (game: string, token: string): string =>
  createHash('sha256').update(`flotilla key ${game} ${token}`).digest('base64url');

/** Compares two hashes in the same time wherever they differ. */
export function sameHash(one: string, other: string): boolean {
  const a = Buffer.from(one);
  const b = Buffer.from(other);
  return a.length === b.length && timingSafeEqual(a, b);
}

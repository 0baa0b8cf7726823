/** The operator's keys: the server knows their hashes, and whose they are. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A key that is known by its hash. */
export interface OperatorKey {
  /** Whose it is, for the log of acts. */
  readonly name: string;
  /** SHA-256 of the key, in hexadecimal digits. */
  readonly hash: string;
}

/** A new key: 256 random bits, which nobody can guess from its hash. */
export const newOperatorKey = (): string => randomBytes(32).toString('base64url');

/** What is kept of a key. */
export const operatorHash = (key: string): string =>
  createHash('sha256').update(`flotilla operator ${key}`).digest('hex');

/** Reads `NAME:HASH,NAME:HASH`; null when it is written otherwise. */
export function readOperatorKeys(text: string): readonly OperatorKey[] | null {
  const keys: OperatorKey[] = [];
  for (const part of text.split(',')) {
    const [, name, hash] = /^\s*([\w.-]{1,40}):([0-9a-fA-F]{64})\s*$/.exec(part) ?? [];
    if (name === undefined || hash === undefined) return null;
    keys.push({ name, hash: hash.toLowerCase() });
  }
  return keys;
}

/** Whose key it is; null when it is nobody's. Takes the same time for any key. */
export function ownerOf(keys: readonly OperatorKey[], key: string): string | null {
  const given = Buffer.from(operatorHash(key), 'hex');
  let owner: string | null = null;
  for (const { name, hash } of keys) if (timingSafeEqual(given, Buffer.from(hash, 'hex'))) owner = name;
  return owner;
}

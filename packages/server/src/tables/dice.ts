/**
 * Dice that nobody chooses. The server seals its share before anybody sits down, each person's device adds one, and the seed is a
 * hash of them all: neither the server alone nor any player alone can choose it. The server together with the last player to sit
 * down can.
 */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

export { isShare, mixedSeed, originFault, sealOf } from '@flotilla/table/run';

/** A share: 256 random bits in hexadecimal digits. */
export const newShare = (): string => randomBytes(32).toString('hex');

const METHOD = 'aes-256-gcm';
const NONCE = 12;
const MARK = 16;

/** Encrypts the server's shares with a key kept apart from the database. */
export interface Vault {
  lock(text: string): string;
  unlock(locked: string): string;
  /** A hash that cannot be worked out, or tried out, without the key. */
  hash(text: string): string;
}

/** The vault of a key of 32 bytes. */
export function vaultOf(key: Buffer): Vault {
  return {
    lock(text) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(METHOD, key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    unlock(locked) {
      const all = Buffer.from(locked, 'base64url');
      const decipher = createDecipheriv(METHOD, key, all.subarray(0, NONCE));
      decipher.setAuthTag(all.subarray(NONCE, NONCE + MARK));
      return Buffer.concat([decipher.update(all.subarray(NONCE + MARK)), decipher.final()]).toString('utf8');
    },
    hash: (text) => createHmac('sha256', key).update(text).digest('base64url'),
  };
}

/**
 * Dice nobody chooses. The server seals its share before anybody sits down, each person's device adds one, and the seed is a hash
 * of them all: neither the server alone nor any player alone can choose it. The server together with the last to sit down can.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { canonical, sha256 } from '@flotilla/table';
import type { Origin } from '../store/games.ts';

/** A share: 256 random bits in hexadecimal digits. */
export const newShare = (): string => randomBytes(32).toString('hex');

/** Whether a text is a share. */
export const isShare = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** What is shown of the server's share before the others are known. */
export const sealOf = (game: string, share: string): string =>
  sha256(`flotilla share ${game} server ${share}`);

/** The seed of a game from all shares; a bot has none. */
export const mixedSeed = (game: string, server: string, parts: readonly (string | null)[]): string =>
  sha256(`flotilla mixed ${canonical({ id: game, server, parts })}`);

/** Where a seed came from, all of it told: it is in the record of a game that is over. */
export interface OpenedOrigin extends Origin {
  readonly id: string;
  /** The server's share. */
  readonly server: string;
}

/** What is wrong with the origin of a seed; null when everything fits. */
export function originFault(origin: OpenedOrigin, seed: string): 'seal' | 'seed' | null {
  if (sealOf(origin.id, origin.server) !== origin.sealed) return 'seal';
  return mixedSeed(origin.id, origin.server, origin.parts) === seed ? null : 'seed';
}

const METHOD = 'aes-256-gcm';
const NONCE = 12;
const MARK = 16;

/** Locks the server's shares with a key that is kept apart from the database. */
export interface Vault {
  lock(text: string): string;
  unlock(locked: string): string;
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
  };
}

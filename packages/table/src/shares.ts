/** Seeds mixed from shares, so that nobody can choose a seed alone, and how to check that. */
import { canonical } from './json.ts';
import { sha256 } from './sha256.ts';

/** Where a seed came from; part of the record of a game played on a server. */
export interface SeedOrigin {
  /** The name of the game on the server. */
  readonly id: string;
  /** The server's share. */
  readonly server: string;
  /** The seal of the server's share, shown before anybody sat down. */
  readonly sealed: string;
  /** The share of each seat; null for a bot. */
  readonly parts: readonly (string | null)[];
}

/** Whether a text is a share: 256 bits in hexadecimal digits. */
export const isShare = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** The seal of the server's share, which is shown before the other shares are known. */
export const sealOf = (game: string, share: string): string =>
  sha256(`flotilla share ${game} server ${share}`);

/** The seal of somebody's share of the dice of an event, in one round of mixing. */
export const entrantSealOf = (event: string, round: number, share: string): string =>
  sha256(`flotilla share ${event} ${round} ${share}`);

/** The seed of a game from all shares. */
export const mixedSeed = (game: string, server: string, parts: readonly (string | null)[]): string =>
  sha256(`flotilla mixed ${canonical({ id: game, server, parts })}`);

/** What is wrong with the origin of a seed; null when everything fits. */
export function originFault({ id, server, sealed, parts }: SeedOrigin, seed: string): 'seal' | 'seed' | null {
  if (sealOf(id, server) !== sealed) return 'seal';
  return mixedSeed(id, server, parts) === seed ? null : 'seed';
}

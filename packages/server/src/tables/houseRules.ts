/** What a table on the server does otherwise than one in a page or at a terminal. */
import { randomBytes } from 'node:crypto';
import type { HouseRules } from '@flotilla/host';
import type { Rng, Seed } from '@flotilla/table';
import { rngFrom } from '@flotilla/table';
import { refuse } from './refusals.ts';

/** An unpredictable generator, never one with the game's own seed. */
function freshRng(): Rng {
  const bytes = randomBytes(16);
  const seed: Seed = [
    bytes.readUInt32LE(0),
    bytes.readUInt32LE(4),
    bytes.readUInt32LE(8),
    bytes.readUInt32LE(12),
  ];
  return rngFrom(seed, 'imagine');
}

/** Only who answered last may take it back; a bot's chance goes by the moment at which it is asked. */
export const SERVER_RULES: HouseRules = {
  takes: 'wishes',
  undoBy: 'lastAnswerer',
  botContext: ({ seat }, n) => [seat, (n >>> 16) & 0xffff, n & 0xffff, 0],
  refuse,
  freshRng,
};

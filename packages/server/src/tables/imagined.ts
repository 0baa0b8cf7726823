/**
 * The table on which a page may try things out: what the asked seat knows, with everything else drawn afresh from the operating
 * system's randomness. Sent only where it gives nothing away.
 */
import { randomBytes } from 'node:crypto';
import type { Decision, Seed } from '@flotilla/table';
import { clone, hasSecrets, rngFrom } from '@flotilla/table';
import type { OpenGame } from './openGame.ts';

/** An unpredictable generator, never one with the game's own seed. */
function freshRng() {
  const bytes = randomBytes(16);
  const seed: Seed = [
    bytes.readUInt32LE(0),
    bytes.readUInt32LE(4),
    bytes.readUInt32LE(8),
    bytes.readUInt32LE(12),
  ];
  return rngFrom(seed, 'imagine');
}

/** The imagined state of a table for a seat that is asked; undefined where any would give something away. */
export function imaginedFor({ rules, session }: OpenGame, seat: number, _decision: Decision): unknown {
  if (!session) return undefined;
  const state = clone(session.table.state);
  state.held = state.held.filter((held) => held.seat === seat);
  if (!hasSecrets(rules)) return state;
  if (!rules.swapSecrets || !rules.redealsAll) return undefined;
  return rules.swapSecrets(state.game, seat, freshRng(), session.table.waiting) === false ? undefined : state;
}

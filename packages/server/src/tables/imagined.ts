/**
 * The table a page may try things out on: the asked seat's own knowledge, everything else drawn anew from the operating system's
 * chance. Sent only where it cannot tell anything.
 */
import { randomBytes } from 'node:crypto';
import type { Decision, Seed } from '@flotilla/table';
import { clone, hasSecrets, rngFrom } from '@flotilla/table';
import type { OpenGame } from './openGame.ts';

/** A generator nobody can foretell; never one of the game's own seed. */
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

/** The imagined state of a table for a seat that is asked; undefined where there is none that tells nothing. */
export function imaginedFor({ rules, session }: OpenGame, seat: number, _decision: Decision): unknown {
  if (!session) return undefined;
  const state = clone(session.table.state);
  state.held = state.held.filter((held) => held.seat === seat);
  if (!hasSecrets(rules)) return state;
  if (!rules.swapSecrets || !rules.redealsAll) return undefined;
  return rules.swapSecrets(state.game, seat, freshRng(), session.table.waiting) === false ? undefined : state;
}

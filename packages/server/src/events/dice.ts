/** The dice of a sea: the server's share, the shares of others, and the seed mixed from them. */
import { commitmentTo } from '@flotilla/table/run';
import type { SeaRow } from '../store/events.ts';
import type { Vault } from '../tables/dice.ts';
import { mixedSeed, newShare, sealOf } from '../tables/dice.ts';

/** The name under which the shares of a sea are sealed and mixed. */
export const seaName = ({ event, number }: Pick<SeaRow, 'event' | 'number'>): string => `${event}.${number}`;

/** A sea with a fresh share of the server; the others' are added later. */
export function freshSea(vault: Vault, event: string, number: number): SeaRow {
  const server = newShare();
  return {
    event,
    number,
    secret: vault.lock(server),
    sealed: sealOf(seaName({ event, number }), server),
    parts: null,
    commitment: null,
    past: [],
    steady: null,
  };
}

/** A sea whose dice are fixed by adding shares. */
export function mixedSea(vault: Vault, sea: SeaRow, parts: readonly string[]): SeaRow {
  const seed = mixedSeed(seaName(sea), vault.unlock(sea.secret), parts);
  return { ...sea, parts, commitment: commitmentTo(seed) };
}

/** The server's share of a sea and its seed: a secret until the event is closed. */
export function openedSea(vault: Vault, sea: SeaRow): { readonly server: string; readonly seed: string } {
  const server = vault.unlock(sea.secret);
  return { server, seed: mixedSeed(seaName(sea), server, sea.parts ?? []) };
}

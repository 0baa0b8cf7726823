/** What events hold about ships and boats: facts complete in themselves, whatever becomes of the state. */
import type { BoatOnDisplay, ShipAfloat, ShipInZone } from '../events.ts';
import type { Boat, Fighter, Ship } from '../state.ts';
import type { Books } from './lookup.ts';
import { knownCard, levelOf } from './lookup.ts';

/** A ship, and where it is. */
export const shipFacts = (books: Books, ship: Ship): ShipInZone => ({
  slot: ship.slot,
  kind: ship.kind,
  card: ship.card,
  name: knownCard(books, ship)?.name ?? null,
  zone: ship.area,
});

/** A ship, where it is, and its damage. */
export const shipAfloat = (books: Books, ship: Ship): ShipAfloat => ({
  ...shipFacts(books, ship),
  light: ship.light,
  heavy: ship.heavy,
});

/** A boat on the display. */
export const boatOnDisplay = ({ id, area, depth, detected }: Fighter): BoatOnDisplay => ({
  boat: id,
  zone: area,
  depth,
  detected,
});

/** A ship and a boat that meet. */
export const encounter = (books: Books, ship: Ship, fighter: Fighter) => ({
  ship: shipFacts(books, ship),
  boat: fighter.id,
  zone: fighter.area,
});

/** 2.8 — the stress of a crew with its limits. */
export function stressFacts(books: Books, boat: Boat) {
  const { okayTo, shakenTo } = levelOf(books, boat);
  return { boat: boat.id, total: boat.stress, shakenFrom: okayTo + 1, unfitFrom: shakenTo + 1 };
}

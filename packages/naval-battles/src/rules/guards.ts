/** What a fleet can defend with: guards of ships, guards of cards, and ships that step in (defence symbols; card.screen). */
import type { Option } from '@flotilla/table';
import { actionCard, bitsOf, shipCard } from '../data/cards.ts';
import type { ActionCard, ShipCard } from '../data/types.ts';
import type { Attack, Defence, Vessel } from '../state.ts';
import { cardLine, kindName, nameOf } from '../text/words.ts';
import type { AtSea } from './fleet.ts';
import { shipsIn, vesselIn } from './fleet.ts';
import { perCard, perShip, remembering } from './remember.ts';

/** A defence against an attack: the guard of a ship or of a card, or a ship that steps in. */
export interface Guarding {
  readonly id: string; // what an answer names
  readonly source: Defence['source'];
  readonly ship: string | null; // whose guard it is, or the ship that steps in
  readonly card: string | null; // the card to spend
  readonly as: string | null; // the card whose values count
  readonly use: string; // what may be used only once
  readonly on: number; // number needed, 0 without a die
  readonly bits: number; // what its die is good against, one bit for each threat
  readonly option: Option; // as the form shows it
}

const guardsOf = perShip((ship): readonly Guarding[] =>
  ship.guards.map(({ on, against }, index) => {
    const id = `guard:${ship.id}:${index}`;
    const option = { id, text: 'ship', args: { ship: nameOf(ship), on } };
    const bits = bitsOf(against);
    return { id, source: 'ship', ship: ship.id, card: null, as: null, use: id, on, bits, option };
  }),
);

/** A card used for the guard on it, or for that of the card it copies. */
function cardGuard(id: string, card: ActionCard, as: ActionCard, option: Option): Guarding | null {
  if (!as.guard) return null;
  const { on, against } = as.guard;
  const bits = bitsOf(against);
  return { id, source: 'card', ship: null, card: card.id, as: as.id, use: card.id, on, bits, option };
}

/** The guard of a card, null without one. */
export const guardOf = perCard((card): Guarding | null => {
  const id = `card:${card.id}`;
  return cardGuard(id, card, card, { id, text: 'card', args: { card: cardLine(card) } });
});

/** The inherent guards of a fleet. */
export const fleetGuards: (fleet: readonly Vessel[]) => readonly Guarding[] = remembering(
  (fleet: readonly Vessel[]) => {
    const guards: Guarding[] = [];
    for (const { ship } of shipsIn(fleet)) guards.push(...guardsOf(ship));
    return guards;
  },
);

/** Whether a guard is good against an attack: one type in common is enough (defence symbols, R13). */
export const covers = (guard: Guarding, attack: Attack): boolean => (guard.bits & attack.bits) !== 0;

/** Ships that can step in for a target: another surface ship in its row or in any row in front of it (card.screen, R32). */
export function screensFor(fleet: readonly Vessel[], target: string): readonly AtSea[] {
  const row = vesselIn(fleet, target)?.row ?? 0;
  if (row === 0) return NO_SHIPS;
  return shipsIn(fleet).filter(({ vessel }) => vessel.id !== target && vessel.row > 0 && vessel.row <= row);
}

const NO_SHIPS: readonly AtSea[] = [];

/** Whether this ship can step in for a target. */
export const canStepIn = (fleet: readonly Vessel[], target: string, ship: string): boolean =>
  screensFor(fleet, target).some(({ vessel }) => vessel.id === ship);

/** Of ships that could step in next, the place of the one that does: from the rear forward, so that none shuts out another (R32). */
export function rearmost(fleet: readonly Vessel[], ships: readonly string[]): number {
  const rows = ships.map((ship) => vesselIn(fleet, ship)?.row ?? 0);
  return rows.indexOf(Math.max(...rows));
}

/** The ships that step in for each other in turn: from the rear forward, those of one row in the order named (R32). */
export function screenedBy(
  fleet: readonly Vessel[],
  aimed: string,
  ships: readonly string[],
): { readonly target: string; readonly stuck: readonly string[] } {
  let target = aimed;
  const stuck = [...ships];
  for (;;) {
    const now = target;
    const able = stuck.filter((ship) => canStepIn(fleet, now, ship));
    const next = able[rearmost(fleet, able)];
    if (next === undefined) return { target, stuck };
    stuck.splice(stuck.indexOf(next), 1);
    target = next;
  }
}

/** A ship that steps in by a card, which may be a copy of another. */
function stepIn(id: string, card: ActionCard, as: ActionCard, ship: ShipCard, option: Option): Guarding {
  return {
    id,
    source: 'screen',
    ship: ship.id,
    card: card.id,
    as: as.id,
    use: card.id,
    on: 0,
    bits: 0,
    option,
  };
}

/** A ship that steps in. */
export const screenBy = perCard((card) =>
  perShip((ship): Guarding => {
    const id = `screen:${card.id}>${ship.id}`;
    return stepIn(id, card, card, ship, { id, text: 'screen', args: { ship: nameOf(ship) } });
  }),
);

/** A copy of a guard, by Superior Tactics (card.tactics, R30); null when there is no guard. */
export const copyOf = perCard((tactics) =>
  perCard((card): Guarding | null => {
    const id = `copy:${tactics.id}=${card.id}`;
    return cardGuard(id, tactics, card, { id, text: 'copy', args: { card: cardLine(card) } });
  }),
);

/** A copy of a screen, by Superior Tactics (card.tactics, R30). */
export const copyScreenBy = perCard((tactics) =>
  perCard((card) =>
    perShip((ship): Guarding => {
      const id = `copy:${tactics.id}=${card.id}>${ship.id}`;
      const args = { card: kindName(card), ship: nameOf(ship) };
      return stepIn(id, tactics, card, ship, { id, text: 'copyScreen', args });
    }),
  ),
);

/**
 * The defence an answer names: `guard:<ship>:<n>`, `card:<card>`, `screen:<card>><ship>` or `copy:<tactics>=<card>`, which takes
 * `><ship>` for a screen.
 */
export function guardingNamed(id: string): Guarding {
  const found = lookUp(id);
  if (found?.id !== id) throw new Error(`Nothing called "${id}" can be set against an attack.`);
  return found;
}

function lookUp(id: string): Guarding | null | undefined {
  const name = id.slice(id.indexOf(':') + 1);
  if (id.startsWith('guard:')) {
    const split = name.lastIndexOf(':');
    return guardsOf(shipCard(name.slice(0, split)))[Number(name.slice(split + 1))];
  }
  const [cards = '', ship] = name.split('>');
  const [first = '', second] = cards.split('=');
  const card = actionCard(first);
  if (second === undefined) return ship === undefined ? guardOf(card) : screenBy(card)(shipCard(ship));
  const copied = actionCard(second);
  return ship === undefined ? copyOf(card)(copied) : copyScreenBy(card)(copied)(shipCard(ship));
}

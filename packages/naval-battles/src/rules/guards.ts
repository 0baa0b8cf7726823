/** What a fleet can defend with: guards of ships, guards of cards, and ships that step in (defence symbols; card.screen). */
import type { Option } from '@flotilla/table';
import { text } from '@flotilla/table';
import { bitsOf } from '../data/cards.ts';
import type { Attack, Vessel } from '../state.ts';
import { cardLine, kindName } from '../text/words.ts';
import type { AtSea } from './fleet.ts';
import { shipsIn, vesselIn } from './fleet.ts';
import { perCard, perShip, remembering } from './remember.ts';

/** One die that may stop an attack: an inherent guard of a ship, or the guard of a card. */
export interface Guarding {
  readonly id: string; // what an answer names
  readonly ship: string | null; // whose guard it is
  readonly card: string | null; // the card to spend
  readonly on: number; // number needed
  readonly bits: number; // what it is good against, one bit for each threat
  readonly option: Option; // as it stands in the form
}

const guardsOf = perShip((ship): readonly Guarding[] =>
  ship.guards.map(({ on, against }, index) => {
    const id = `guard:${ship.id}:${index}`;
    const option = { id, text: 'ship', args: { ship: ship.name, on } };
    return { id, ship: ship.id, card: null, on, bits: bitsOf(against), option };
  }),
);

/** The guard of a card, null without one. */
export const guardOf = perCard((card): Guarding | null => {
  if (!card.guard) return null;
  const id = `card:${card.id}`;
  const option = { id, text: 'card', args: { card: cardLine(card) } };
  const { on, against } = card.guard;
  return { id, ship: null, card: card.id, on, bits: bitsOf(against), option };
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

/** Ships that can step in for a target: another surface ship in its row or in the row before it (card.screen, R32). */
export function screensFor(fleet: readonly Vessel[], target: string, hops = 1): readonly AtSea[] {
  const row = vesselIn(fleet, target)?.row ?? 0;
  if (row === 0) return NO_SHIPS;
  return shipsIn(fleet).filter(
    ({ vessel }) => vessel.id !== target && vessel.row > 0 && vessel.row <= row && vessel.row >= row - hops,
  );
}

const NO_SHIPS: readonly AtSea[] = [];

/** Whether this ship can step in for a target. */
export const canStepIn = (fleet: readonly Vessel[], target: string, ship: string): boolean =>
  screensFor(fleet, target).some(({ vessel }) => vessel.id === ship);

/** A ship that steps in, as it stands in the form. */
export const screenOption = perCard((card) =>
  perShip(
    (ship): Option => ({ id: `screen:${card.id}>${ship.id}`, text: 'screen', args: { ship: ship.name } }),
  ),
);

/** A guard once more, by Superior Tactics, as it stands in the form (card.tactics, R30). */
export const copyOption = perCard((tactics) =>
  perCard(
    (card): Option => ({
      id: `copy:${tactics.id}=${card.id}`,
      text: 'copy',
      args: { card: cardLine(card), ship: text('list.none') },
    }),
  ),
);

/** A screen once more, by Superior Tactics, as it stands in the form (card.tactics, R30). */
export const copyScreenOption = perCard((tactics) =>
  perCard((card) =>
    perShip(
      (ship): Option => ({
        id: `copy:${tactics.id}=${card.id}>${ship.id}`,
        text: 'copyScreen',
        args: { card: kindName(card), ship: ship.name },
      }),
    ),
  ),
);

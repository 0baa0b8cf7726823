/** How a bot builds, arranges and reinforces a fleet. */
import type { FormChoice, Rng } from '@flotilla/table';
import { ACTIONS, actionCard, NON_COMBATANT_ID, shipCard } from '../data/cards.ts';
import type { ActionCard } from '../data/types.ts';
import { isSubmarine, rowsOf, symbolsFor, worthOf } from '../rules/fleet.ts';
import type { Vessel, View } from '../state.ts';
import { bestShot, preyIn } from './shots.ts';
import { bestRow, isPrecious, keepValue, mine, ownCards, ownFleet, strength } from './sight.ts';

const TRIES = 10;

/** A coherent fleet: all points spent, weapons that serve the cards of the deck, guards, command. */
export function chooseFleet(reserve: readonly string[], points: number, rng: Rng): string[] {
  let best: string[] = [];
  let most = -1;
  for (let tries = 0; tries < TRIES; tries++) {
    let left = points;
    const fleet: string[] = [];
    for (const ship of rng.shuffled(reserve)) {
      if (shipCard(ship).vp > left) continue;
      fleet.push(ship);
      left -= shipCard(ship).vp;
    }
    const score = coherence(fleet) - left;
    if (score <= most) continue;
    best = fleet;
    most = score;
  }
  return best;
}

const DESIGNS: readonly { card: ActionCard; copies: number }[] = [
  ...new Set(ACTIONS.map((card) => card.design)),
]
  .map((design) => ACTIONS.filter((card) => card.design === design))
  .map((cards) => ({ card: cards[0] as ActionCard, copies: cards.length }))
  .filter(({ card }) => card.symbols.length > 0);

/** How well a fleet works together: cards it can fire, guards, command, and enough ships to act. */
function coherence(fleet: readonly string[]): number {
  const ships = fleet.map(shipCard);
  let score = 0;
  for (const { card, copies } of DESIGNS) {
    const symbols = ships.reduce((sum, ship) => sum + symbolsFor(card, ship), 0);
    score += (copies * Math.min(2, symbols / card.platforms)) / 10;
  }
  for (const ship of ships) {
    score += ship.guards.length * 0.4 + ship.command * 1.2 + ship.strikes.length * 1.5;
    if (ship.evasion !== null) score += 0.3;
  }
  return score;
}

/** Rows for ships that lie in none yet, or all anew: gunboats in front, carriers behind, no gaps. */
export function formation(fleet: readonly Vessel[]): Record<string, string> {
  const surface = fleet.filter((vessel) => !isSubmarine(vessel.id)).map((vessel) => vessel.id);
  const used = [...new Set(surface.map(bestRow))].sort();
  const rows: Record<string, string> = {};
  for (const ship of surface) rows[ship] = String(used.indexOf(bestRow(ship)) + 1);
  if (NON_COMBATANT_ID in rows) rows[NON_COMBATANT_ID] = String(used.length);
  return rows;
}

const GOOD_GUARD = 2;
const KEPT_WHEN_LEVEL = 5;
const KEPT_WHEN_BEHIND = 2;

/** Cards a bot would rather turn into ships: first those without use, later also weak leftovers. */
function spareCards(view: View, when: 'early' | 'late'): string[] {
  const prey = preyIn(view);
  const cards = ownCards(view).filter((card) => !isPrecious(card));
  if (when === 'early') {
    return cards.filter((id) => {
      const card = actionCard(id);
      if (card.kind === 'repair') return true;
      return (
        card.symbols.length > 0 &&
        keepValue(card) > GOOD_GUARD &&
        (bestShot(view, id, prey)?.value ?? 0) < 0.35
      );
    });
  }
  const sorted = [...cards].sort((a, b) => keepValue(actionCard(a)) - keepValue(actionCard(b)));
  return sorted.slice(strength(view) < 1 ? KEPT_WHEN_BEHIND : KEPT_WHEN_LEVEL);
}

/** Reinforcements worth bringing in now, or null. */
export function reinforcement(view: View, when: 'early' | 'late'): FormChoice | null {
  const { reserve } = mine(view);
  if (!view.terms.reinforcements || !reserve || reserve.length === 0) return null;
  const cards = spareCards(view, when);
  const points = cards.reduce((sum, card) => sum + actionCard(card).reinforcement, 0);
  const cost = (ship: string) => worthOf(view.terms, ship);
  let left = points;
  const ships: string[] = [];
  for (const ship of [...reserve].sort((a, b) => cost(b) - cost(a))) {
    if (cost(ship) > left) continue;
    ships.push(ship);
    left -= cost(ship);
  }
  const [first] = ships;
  if (first === undefined) return null;
  return { cards: withoutWaste(cards, left), ships, row: String(arrivalRow(view, first)) };
}

/** Leaves out cards whose value would be lost as change, the best ones to keep first. */
function withoutWaste(cards: readonly string[], change: number): string[] {
  let left = change;
  const kept = [...cards].sort((a, b) => keepValue(actionCard(a)) - keepValue(actionCard(b)));
  return kept.filter((card) => {
    const { reinforcement } = actionCard(card);
    if (reinforcement > left) return true;
    left -= reinforcement;
    return false;
  });
}

function arrivalRow(view: View, ship: string): number {
  const fleet = ownFleet(view);
  const rows = rowsOf(fleet);
  const last = fleet.find((vessel) => vessel.id === NON_COMBATANT_ID)?.row;
  const most = view.terms.nonCombatantLast && last ? last : rows + 1;
  return Math.max(1, Math.min(bestRow(ship), most, 3));
}

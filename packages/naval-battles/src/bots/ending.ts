/** Attacks that can end a battle at one stroke: they sink the last points, the last ship, or the non-combatant it is about. */
import type { PickDecision } from '@flotilla/table';
import { actionCard, NON_COMBATANT_ID, shipCard } from '../data/cards.ts';
import type { ActionCard } from '../data/types.ts';
import type { Move } from '../rules/actions.ts';
import { worthOf } from '../rules/fleet.ts';
import type { Use } from '../rules/support.ts';
import type { View } from '../view.ts';
import type { Prey, Ready, Situation } from './shots.ts';
import { cardChance, situationOf, strikeChance } from './shots.ts';
import { enemies, isFriend, ownCards } from './sight.ts';

/** What one's own side has sunk. */
const sunkByUs = (view: View): number =>
  view.players.reduce((sum, { seat, sunk }) => (isFriend(view, seat) ? sum + sunk : sum), 0);

/** Whether sinking a ship wins the battle, now or at the end of the round (win, R38, R59). */
function endsWith(view: View, { vessel }: Prey): boolean {
  const { terms } = view;
  if (enemies(view).reduce((ships, { fleet }) => ships + (fleet?.length ?? 0), 0) === 1) return true;
  if (terms.victory.type === 'vp') return sunkByUs(view) + worthOf(terms, vessel.id) >= terms.target;
  return vessel.id === NON_COMBATANT_ID && isFriend(view, terms.victory.sunk);
}

/** The chance that a move sinks a ship, if she is all it is aimed at; turning a submarine active counts for what it can do then. */
function chanceAt(situation: Situation, move: Move, prey: Prey): number {
  const { view, ready } = situation;
  switch (move.do) {
    case 'fly':
      return bestStrike(view, shipCard(move.ship).strikes, prey, 'surface');
    case 'hunt':
      return bestStrike(view, shipCard(move.ship).asw, prey, 'submarines');
    case 'turn':
      return chanceOfTurning(view, ready, move.ship, prey);
    case 'card':
      return chanceOfCard(view, ready, actionCard(move.card), move.use, prey);
    default:
      return 0;
  }
}

/** The chance of the best of some numbers, which are good against ships or against submarines. */
function bestStrike(
  view: View,
  numbers: readonly number[],
  prey: Prey,
  where: 'surface' | 'submarines',
): number {
  if ((prey.vessel.row === 0) !== (where === 'submarines')) return 0;
  return Math.max(0, ...numbers.map((needs) => strikeChance(view, needs, prey)));
}

function chanceOfCard(view: View, ready: readonly Ready[], card: ActionCard, use: Use, prey: Prey): number {
  if (use === 'attack') return cardChance(view, ready, card, prey);
  if (use === 'hunt') return bestStrike(view, [card.asw ?? 7], prey, 'submarines');
  return use === 'strike' || use === 'bombard' ? bestStrike(view, card.strikes, prey, 'surface') : 0;
}

function chanceOfTurning(view: View, ready: readonly Ready[], ship: string, prey: Prey): number {
  const woken = situationOf(view, 'all').ready.find(({ vessel }) => vessel.id === ship && !vessel.active);
  if (!woken) return 0;
  const cards = ownCards(view).filter(({ symbols }) => symbols.length > 0);
  const chances = cards.map((card) => cardChance(view, [woken, ...ready], card, prey));
  return Math.max(bestStrike(view, woken.ship.asw, prey, 'submarines'), ...chances);
}

/** Whether an attack already declared this turn ends the battle if it succeeds. */
const isUnderWay = ({ attacks }: View, ending: readonly Prey[]): boolean =>
  attacks.some(({ target, needs, sinks, status }) => {
    const at = ending.find(({ vessel }) => vessel.id === target);
    return at !== undefined && status === 'declared' && (needs > 0 || sinks || at.left <= 0);
  });

/** The moves that can end the battle at one stroke, the likeliest first; none once such an attack is declared. */
export function endingMoves(view: View, { options }: PickDecision): string[] {
  const situation = situationOf(view, 'active');
  const ending = situation.prey.filter((prey) => endsWith(view, prey));
  if (ending.length === 0 || isUnderWay(view, ending)) return [];
  return options
    .map(({ id, value }) => ({
      id,
      chance: Math.max(...ending.map((prey) => chanceAt(situation, value as Move, prey))),
    }))
    .filter(({ chance }) => chance > 0)
    .sort((a, b) => b.chance - a.chance)
    .map(({ id }) => id);
}

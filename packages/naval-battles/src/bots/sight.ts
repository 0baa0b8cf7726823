/** What a bot sees of a battle, worked out from its view. */
import type { ActionCard } from '../data/types.ts';
import { areEnemies, cardsOf } from '../rules/fleet.ts';
import { cardsIn } from '../rules/hand.ts';
import { inOrder, perCard } from '../rules/remember.ts';
import type { Vessel } from '../state.ts';
import type { PlayerView, View } from '../view.ts';

const NO_SHIPS: readonly Vessel[] = [];

/** The seat a view belongs to. */
export const seatOf = (view: View): number => view.seat ?? 0;

/** One's own part of a view. */
export const mine = (view: View): PlayerView => playerIn(view, seatOf(view));

/** A player of a view. */
export function playerIn(view: View, seat: number): PlayerView {
  const player = view.players[seat];
  if (!player) throw new Error(`There is no seat ${seat}.`);
  return player;
}

/** One's own ships at sea. */
export const ownFleet = (view: View): readonly Vessel[] => mine(view).fleet ?? NO_SHIPS;

/** Whether a seat is one's own, or that of a team-mate. */
export const isFriend = (view: View, seat: number): boolean => !areEnemies(view, seatOf(view), seat);

/** The fleets one fights against. */
export function enemies(view: View): PlayerView[] {
  const found: PlayerView[] = [];
  for (const player of view.players) if (isEnemy(view, player)) found.push(player);
  return found;
}

/** Whether one fights against a fleet that is still in play. */
export const isEnemy = (view: View, { out, seat }: PlayerView): boolean => !out && !isFriend(view, seat);

/** The cards one may play. */
export const ownCards = (view: View): readonly ActionCard[] => cardsIn(cardsOf(view));

/** What ships of a fleet are worth against the strongest enemy: less than 1 when behind. */
export function strength(view: View): number {
  const rivals = enemies(view).map((enemy) => enemy.afloat);
  return mine(view).afloat / Math.max(1, ...rivals);
}

/** How good a card is to keep for the other players' turns, as the number its guard needs; low is good. */
export const keepValue = perCard((card): number => {
  if (card.guard) return card.guard.on - card.guard.against.length / 10;
  if (card.kind === 'intelligence') return 1.5;
  return card.kind === 'screeningShip' ? 3 : 7;
});

const isKeptLess = (one: ActionCard, other: ActionCard): boolean => keepValue(one) > keepValue(other);

/** Cards, the best ones to keep first. */
export const bestKeptFirst = (cards: readonly ActionCard[]): ActionCard[] => inOrder(cards, isKeptLess);

/** Whether a card is too good to be spent on a small gain. */
export const isPrecious = ({ kind }: ActionCard): boolean =>
  kind === 'intelligence' || kind === 'superiorTactics' || kind === 'battlePlan' || kind === 'bombardment';

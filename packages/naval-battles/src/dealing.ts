/** Dealing afresh the cards that a seat cannot see: deck, hands, and face-down cards beside fleets (information, A11; R36, R68). */
import type { Rng } from '@flotilla/table';
import { actionCard } from './data/cards.ts';
import type { Player, State } from './state.ts';

/** A rival whose bought cards are dealt afresh. */
interface Buyer {
  readonly player: Player;
  readonly stock: string[]; // dealt so far
  readonly cards: number; // to be dealt in all
  budget: number; // points left for them
}

const priceOf = (card: string): number => actionCard(card).reinforcement;

const pricesOf = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + priceOf(card), 0);

/**
 * Deals the deck and the hands and face-down cards of the others afresh. A scenario's cards keep their known kind. Of bought cards
 * everybody knows how many there are and what they may have cost together: the starting points that the fleet left over, less
 * what bought cards that were played have shown. False when the deal does not work out.
 */
export function dealAnew(
  state: State,
  others: readonly Player[],
  soldOut: ReadonlySet<string>,
  rng: Rng,
): boolean {
  // Sorted before it is shuffled: the real order of the cards must leave no trace in the deal.
  const pool = rng.shuffled(
    [...state.deck, ...others.flatMap((player) => [...player.hand, ...player.stock])].sort(),
  );
  if (state.terms.scenario !== null)
    for (const player of others) player.stock = player.stock.map((card) => sameKind(pool, card));
  else if (!buyAnew(others, pool, soldOut, rng)) return false;
  for (const player of others) player.hand = pool.splice(0, player.hand.length);
  state.deck = pool;
  return true;
}

/** Takes a card of the same kind. */
function sameKind(pool: string[], card: string): string {
  const { kind } = actionCard(card);
  const at = pool.findIndex((other) => actionCard(other).kind === kind);
  return pool.splice(at, 1)[0] ?? card;
}

/** Lays other bought cards beside the fleets; of a design that is sold out somebody has every copy. */
function buyAnew(others: readonly Player[], pool: string[], soldOut: ReadonlySet<string>, rng: Rng): boolean {
  const cheapest = Math.min(...pool.map(priceOf));
  const buyers = others.map(
    (player): Buyer => ({
      player,
      stock: [],
      cards: player.stock.length,
      budget: player.unspent + pricesOf(player.stock),
    }),
  );
  const canPay = (buyer: Buyer, card: string): boolean => {
    const more = buyer.cards - buyer.stock.length - 1;
    return more >= 0 && priceOf(card) <= buyer.budget - more * cheapest;
  };
  const buy = (buyer: Buyer | undefined, card: string | undefined): boolean => {
    if (!buyer || card === undefined) return false;
    pool.splice(pool.indexOf(card), 1);
    buyer.stock.push(card);
    buyer.budget -= priceOf(card);
    return true;
  };
  for (const card of pool.filter((other) => soldOut.has(actionCard(other).design)))
    if (!buy(rng.shuffled(buyers.filter((buyer) => canPay(buyer, card)))[0], card)) return false;
  for (const buyer of buyers)
    while (buyer.stock.length < buyer.cards) {
      const card = pool.find((other) => canPay(buyer, other));
      if (!buy(buyer, card)) return false;
    }
  for (const { player, stock, budget } of buyers) Object.assign(player, { stock, unspent: budget });
  return true;
}

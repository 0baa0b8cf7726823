/** The action deck: dealing, drawing, discarding, and making a new deck from the discards (sequence; discard; draw). */
import type { Option } from '@flotilla/table';
import { actionCard } from '../data/cards.ts';
import type { CardKind } from '../data/types.ts';
import { designsOf, fleetFacts } from '../events.ts';
import type { Player } from '../state.ts';
import { cardLine } from '../text/words.ts';
import type { T } from './book.ts';
import { fillTogether, step } from './book.ts';
import { discardAll, takeCards } from './change.ts';
import { activePlayer, handLimit, seatsFrom } from './fleet.ts';
import { cardsIn } from './hand.ts';
import { perCard } from './remember.ts';

const NOBODY: readonly number[] = [];

/** Draws one card; with the last one the discards become the new deck at once (sequence). Null when all are out (R40). */
function drawOne(t: T): string | null {
  const { state } = t;
  if (state.deck.length === 0) makeNewDeck(t);
  const card = state.deck.pop() ?? null;
  if (state.deck.length === 0) makeNewDeck(t);
  return card;
}

function makeNewDeck(t: T): void {
  const { state } = t;
  if (state.discard.length === 0) return;
  const cards = [...state.discard];
  t.shuffle(cards, 'deck');
  state.deck = cards;
  state.discard = [];
  state.shuffles++;
  t.say('reshuffled', 'sequence', { cards: cards.length });
}

/** Fills a hand up to its limit (draw; command, R53). */
export function drawUp(t: T, player: Player): void {
  const drawn: string[] = [];
  const limit = handLimit(player.fleet);
  while (player.hand.length + drawn.length < limit) {
    const card = drawOne(t);
    if (card === null) break;
    drawn.push(card);
  }
  if (drawn.length === 0) return;
  player.hand = [...player.hand, ...drawn];
  if (!t.recording) return;
  t.say('drewCards', 'draw', { who: fleetFacts(player), cards: drawn.length });
  t.tell([player.seat], 'drew', 'draw', { cards: designsOf(drawn) });
}

/** Takes a card of a kind out of the deck, for a scenario that gives one to a fleet (R36). */
export function takeFromDeck(deck: string[], kind: CardKind): string | null {
  const place = deck.findIndex((card) => actionCard(card).kind === kind);
  const [card] = place < 0 ? [] : deck.splice(place, 1);
  return card ?? null;
}

/** A card leaves its owner and stays on the table until its effect is over. */
export const layOnTable = (t: T, player: Player, card: string): void => layAllOnTable(t, player, [card]);

/** The same for several cards. */
export function layAllOnTable(t: T, player: Player, cards: readonly string[]): void {
  if (cards.length === 0) return;
  takeCards(player, cards);
  t.state.onTable = [...t.state.onTable, ...cards];
}

/** Cards on the table go to the discard pile. */
export function clearFromTable(t: T, cards: readonly string[]): void {
  const { state } = t;
  state.onTable = state.onTable.filter((card) => !cards.includes(card));
  discardAll(state, cards);
}

/** A card of a hand as a form shows it, with everything printed on it. */
export const heldOption = perCard(
  (card): Option => ({ id: card.id, text: 'card', args: { card: cardLine(card) } }),
);

/** discard, R54 — the active player discards unwanted cards from the hand. */
export const discardCards = fillTogether('discardCards', {
  rule: 'discard',
  seats: (s) => (activePlayer(s).hand.length === 0 ? NOBODY : [s.active]),
  form: (s) => {
    const { hand } = activePlayer(s);
    const options = cardsIn(hand).map(heldOption);
    return [{ id: 'cards', kind: 'many', options, min: 0, max: hand.length }];
  },
  check: () => null,
  sample: (s, rng) => ({ cards: activePlayer(s).hand.filter(() => rng.below(3) === 0) }),
  take: (t, chosen) => {
    const player = activePlayer(t.state);
    const cards = chosen[0]?.choice.cards as readonly string[];
    if (cards.length === 0) return;
    takeCards(player, cards);
    discardAll(t.state, cards);
    t.reveal();
    t.say('discarded', 'discard', () => ({ who: fleetFacts(player), cards: designsOf(cards) }));
  },
});

/** draw, R41 — everybody below the limit draws, the active player first. */
export const drawCards = step('drawCards', (t) => {
  t.state.phase = 'draw';
  t.reveal();
  for (const seat of seatsFrom(t.state, t.state.active)) {
    const player = t.state.players[seat];
    if (player && !player.out) drawUp(t, player);
  }
});

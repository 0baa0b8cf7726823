/**
 * Decks, cups and tracks as plain data. The top of a pile is its last item. Functions that need chance take a `Shuffler`
 * (the running step's `t`), so that every shuffle and draw from a cup is keyed and recorded.
 */

/** What piles need of a running step. */
export interface Shuffler {
  /** Shuffles a list in place. */
  shuffle<T>(items: T[], purpose: string): void;
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number, purpose: string): number;
}

/** A deck of cards with its discard pile. */
export interface Deck<Card> {
  draw: Card[];
  discard: Card[];
}

/** A deck of these cards, unshuffled. */
export const deckOf = <Card>(cards: readonly Card[]): Deck<Card> => ({ draw: [...cards], discard: [] });

/** Draws the top card; an empty draw pile is first refilled from the discards. Null when both are empty. */
export function drawCard<Card>(deck: Deck<Card>, chance: Shuffler, purpose: string): Card | null {
  if (deck.draw.length === 0) reshuffle(deck, chance, purpose);
  return deck.draw.pop() ?? null;
}

/** Draws up to `count` cards, fewer when deck and discards run out. */
export function drawCards<Card>(deck: Deck<Card>, count: number, chance: Shuffler, purpose: string): Card[] {
  const cards: Card[] = [];
  while (cards.length < count) {
    const card = drawCard(deck, chance, purpose);
    if (card === null) break;
    cards.push(card);
  }
  return cards;
}

/** Shuffles the discards under the draw pile. */
export function reshuffle<Card>(deck: Deck<Card>, chance: Shuffler, purpose: string): void {
  if (deck.discard.length === 0) return;
  const fresh = deck.discard;
  deck.discard = [];
  chance.shuffle(fresh, purpose);
  deck.draw.unshift(...fresh);
}

/** Lays a card on the discard pile. */
export function discardCard<Card>(deck: Deck<Card>, card: Card): void {
  deck.discard.push(card);
}

/** Takes one counter blindly out of a cup; null when the cup is empty. */
export function takeFromCup<Counter>(cup: Counter[], chance: Shuffler, purpose: string): Counter | null {
  if (cup.length === 0) return null;
  const [taken] = cup.splice(chance.below(cup.length, purpose), 1);
  return taken as Counter;
}

/** A marker on a row of numbered boxes. */
export interface Track {
  at: number;
  readonly least: number;
  readonly most: number;
}

/** A track with its marker on `at`. */
export const trackOf = (least: number, most: number, at = least): Track => ({ at, least, most });

/** Moves a marker, stopping at the ends; returns the distance it actually moved. */
export function moveOnTrack(track: Track, by: number): number {
  const from = track.at;
  track.at = Math.min(track.most, Math.max(track.least, from + by));
  return track.at - from;
}

/** Drawing cards (3.6). */
import { drawCard, reshuffle } from '@flotilla/table';
import type { Decks } from '../state.ts';
import type { T } from './book.ts';

/**
 * 3.6 — the top card of a deck; when the last is drawn, the discards become the new pile at once. Null when there are none left.
 */
export function drawFrom(t: T, name: keyof Decks): string | null {
  const deck = t.state.decks[name];
  if (name === 'naval' && deck.draw.length + deck.discard.length === 0) raiseWrecks(t);
  const card = drawCard(deck, t, `deck.${name}`);
  if (deck.draw.length === 0) reshuffle(deck, t, `deck.${name}`);
  return card;
}

/** A sunk warship leaves the game; only when no other is left are the cards of sunk ones used again. */
function raiseWrecks(t: T): void {
  const { decks, wrecks } = t.state;
  decks.naval.draw = wrecks.splice(0);
  t.shuffle(decks.naval.draw, 'deck.naval');
}

/** 3.6 — several cards one after another, fewer when there are no more. */
export function drawSeveral(t: T, name: keyof Decks, count: number): string[] {
  const drawn: string[] = [];
  for (let i = 0; i < count; i++) {
    const card = drawFrom(t, name);
    if (card !== null) drawn.push(card);
  }
  return drawn;
}

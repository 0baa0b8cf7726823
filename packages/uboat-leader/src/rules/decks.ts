/** Drawing cards (3.6). */
import { drawCard, reshuffle } from '@flotilla/table';
import type { Decks } from '../state.ts';
import type { T } from './book.ts';

/** 3.6 — the top card of a deck; with the last one its discards become the new pile at once. Null when all are out. */
export function drawFrom(t: T, name: keyof Decks): string | null {
  const deck = t.state.decks[name];
  if (name === 'naval' && deck.draw.length + deck.discard.length === 0) raiseWrecks(t);
  const card = drawCard(deck, t, `deck.${name}`);
  if (deck.draw.length === 0) reshuffle(deck, t, `deck.${name}`);
  return card;
}

/** A warship that is sunk leaves the game; only when there is no other one left do the cards of sunk ones serve again. */
function raiseWrecks(t: T): void {
  const { decks, wrecks } = t.state;
  decks.naval.draw = wrecks.splice(0);
  t.shuffle(decks.naval.draw, 'deck.naval');
}

/** 3.6 — several cards one after the other, fewer when all others are out. */
export function drawSeveral(t: T, name: keyof Decks, count: number): string[] {
  const drawn: string[] = [];
  for (let i = 0; i < count; i++) {
    const card = drawFrom(t, name);
    if (card !== null) drawn.push(card);
  }
  return drawn;
}

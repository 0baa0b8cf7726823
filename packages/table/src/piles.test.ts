import { expect, it } from 'vitest';
import type { Shuffler } from './piles.ts';
import {
  deckOf,
  discardCard,
  drawCard,
  drawCards,
  moveOnTrack,
  reshuffle,
  takeFromCup,
  trackOf,
} from './piles.ts';

/** Reverses instead of shuffling, takes the first instead of any, and notes the purposes it was called for. */
const watched = (asked: string[]): Shuffler => ({
  shuffle: (items, purpose) => {
    asked.push(`shuffle ${purpose}`);
    items.reverse();
  },
  below: (limit, purpose) => {
    asked.push(`below ${limit} ${purpose}`);
    return 0;
  },
});

it('a deck draws from its top, the end of the list', () => {
  const asked: string[] = [];
  const deck = deckOf(['a', 'b', 'c']);
  expect(drawCard(deck, watched(asked), 'deck')).toBe('c');
  expect(deck).toEqual({ draw: ['a', 'b'], discard: [] });
  expect(asked).toEqual([]);
});

it('making a deck leaves the list of cards alone', () => {
  const cards = ['a', 'b'];
  drawCard(deckOf(cards), watched([]), 'deck');
  expect(cards).toEqual(['a', 'b']);
});

it('an empty draw pile is refilled from the discards, shuffled under the right purpose', () => {
  const asked: string[] = [];
  const deck = deckOf(['a']);
  const chance = watched(asked);
  drawCard(deck, chance, 'deck');
  discardCard(deck, 'a');
  discardCard(deck, 'b');
  expect(drawCard(deck, chance, 'deck')).toBe('a');
  expect(asked).toEqual(['shuffle deck']);
  expect(deck).toEqual({ draw: ['b'], discard: [] });
});

it('drawing more than there is gives what there is', () => {
  const deck = { draw: ['a'], discard: ['b'] };
  expect(drawCards(deck, 5, watched([]), 'deck')).toEqual(['a', 'b']);
  expect(drawCard(deck, watched([]), 'deck')).toBeNull();
  expect(drawCards(deck, 0, watched([]), 'deck')).toEqual([]);
});

it('reshuffling puts the discards under the draw pile', () => {
  const deck = { draw: ['x'], discard: ['a', 'b'] };
  reshuffle(deck, watched([]), 'deck');
  expect(deck).toEqual({ draw: ['b', 'a', 'x'], discard: [] });
});

it('a cup gives counters blindly until it is empty', () => {
  const asked: string[] = [];
  const cup = ['a', 'b'];
  expect(takeFromCup(cup, watched(asked), 'cup')).toBe('a');
  expect(takeFromCup(cup, watched(asked), 'cup')).toBe('b');
  expect(takeFromCup(cup, watched(asked), 'cup')).toBeNull();
  expect(asked).toEqual(['below 2 cup', 'below 1 cup']);
});

it('a marker stops at the ends of its track and tells how far it moved', () => {
  const track = trackOf(0, 5, 3);
  expect(moveOnTrack(track, 1)).toBe(1);
  expect(moveOnTrack(track, 9)).toBe(1);
  expect(track.at).toBe(5);
  expect(moveOnTrack(track, -9)).toBe(-5);
  expect(track).toEqual({ at: 0, least: 0, most: 5 });
  expect(trackOf(2, 4).at).toBe(2);
});

/** Small fleets for positions in which only what a test adds matters. */
import type { Fleet, Position } from './position.ts';
import { battle } from './position.ts';

/** A card that stays in hand, whatever a test plays. */
const LEFT_OVER = 'A110';

/** Two American ships, with a card left over. */
export const usa = ({ hand = [], ...fleet }: Partial<Fleet> = {}): Fleet => ({
  navy: 'usa',
  rows: [['Knox', 'Leahy']],
  ...fleet,
  hand: [...hand, LEFT_OVER],
});

/** Two British ships. */
export const uk = (fleet: Partial<Fleet> = {}): Fleet => ({
  navy: 'uk',
  rows: [['Amazon', 'Antrim']],
  ...fleet,
});

/** Two Norwegian ships. */
export const norway = (fleet: Partial<Fleet> = {}): Fleet => ({
  navy: 'norway',
  rows: [['Bergen', 'Narvik']],
  ...fleet,
});

/** One American battleship, with a card left over. */
export const battleship = (fleet: Partial<Fleet> = {}): Fleet => usa({ rows: [['Missouri']], ...fleet });

/** One British frigate. */
export const frigate = (fleet: Partial<Fleet> = {}): Fleet => uk({ rows: [['Amazon']], ...fleet });

/** A battle between these fleets. */
export const lay = (fleets: readonly Fleet[], rest: Partial<Position> = {}) => battle({ fleets, ...rest });

/** A battle of one American battleship against one British frigate; a card is left over, so that the discard phase asks. */
export const duel = (mine: Partial<Fleet>, theirs: Partial<Fleet>, rest: Partial<Position> = {}) =>
  lay([battleship(mine), frigate(theirs)], rest);

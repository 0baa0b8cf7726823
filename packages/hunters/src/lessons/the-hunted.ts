/** The hunted: one long depth-charge attack, from the first ping to the quiet after it. */
import type { Lesson } from '@flotilla/companion';

/** About five minutes, most of them below. */
export const theHunted: Lesson = {
  id: 'the-hunted',
  options: { boat: 'VIIB' },
  seed: 'lesson:the-hunted',
  dice: {
    'orders.request': [6],
    orders: [3, 4],
    encounter: [3, 4, 3, 4, 5, 5],
    'ship.size': [1, 4, 6, 1],
    'ship.name': [47, 12, 15, 65],
    light: [1],
    'torpedo.hit': [2, 2, 2, 3, 2, 2],
    'torpedo.dud': [5, 5, 5],
    'torpedo.damage': [5, 4, 2],
    // Found, pinned down, found once more, and lost.
    'escort.search': [5, 5, 5, 5, 5, 5, 2, 2],
    'escort.charges': [2, 3, 3, 3, 1, 2],
    hit: [3, 3, 4, 2, 1, 2],
    flooding: [3],
    pressure: [3, 4, 4, 4],
    repair: [2],
  },
  opening: [
    { name: 'Lehmann' },
    {},
    'steam',
    'attack',
    'now',
    'submerged-medium',
    { forward1: '0', forward2: '0', forward3: '1', forward4: '1' },
  ],
  cues: [
    { id: 'search', at: 'testDepth', part: 'question', choose: 'hold', hold: true },
    { id: 'found', at: 'testDepth', part: 'status', choose: 'hold', hold: true },
    { id: 'pinned', at: 'testDepth', part: 'question', choose: 'dive', hold: true },
    { id: 'deeper', at: 'testDepth', part: 'question', choose: 'dive', hold: true },
    { id: 'quiet', at: 'reload', part: 'status' },
  ],
};

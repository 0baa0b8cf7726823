/** First patrol: a lone freighter by day with a dud, a convoy by night, the hunt, and home. */
import type { Lesson } from '@flotilla/companion';

/** Nothing in sight, in transit and off the British Isles. */
const QUIET = [3, 4];

/** Found once, then lost in the deep. */
const HUNT = {
  'escort.search': [5, 5, 2, 3],
  'escort.charges': [3, 3],
  hit: [3, 3, 4, 2],
  pressure: [3, 4],
  repair: [2],
} as const;

/** Four ships of a convoy, by kind and by name. */
const CONVOY = { 'ship.size': [1, 4, 6, 1], 'ship.name': [47, 12, 15, 65] } as const;

/** About ten minutes, from the pier to the pier. */
export const firstPatrol: Lesson = {
  id: 'first-patrol',
  options: { boat: 'VIIB' },
  seed: 'lesson:first-patrol',
  dice: {
    'orders.request': [6],
    orders: [3, 4],
    // Two quiet boxes, a lone ship, a convoy, and nothing more on the way home.
    encounter: [...QUIET, ...QUIET, 4, 4, 5, 5, ...QUIET, ...QUIET, ...QUIET, ...QUIET],
    'ship.size': [1, ...CONVOY['ship.size']],
    'ship.name': [38, ...CONVOY['ship.name']],
    light: [1, 6],
    'torpedo.hit': [2, 3, 1, 4, 2, 2, 2, 3, 2, 2],
    // The first torpedo of the career fails.
    'torpedo.dud': [1, 5, 5, 4, 5],
    'torpedo.damage': [3, 5, 4, 2],
    ...HUNT,
  },
  opening: [{ name: 'Lehmann' }, {}],
  cues: [
    { id: 'sail', at: 'course', part: 'track', choose: 'steam', hold: true },
    { id: 'sighted', at: 'contact', part: 'scene', choose: 'attack', hold: true },
    { id: 'daylight', at: 'wait', part: 'question', choose: 'now', hold: true },
    { id: 'approach', at: 'approach', part: 'question', choose: 'surfaced-close', hold: true },
    { id: 'weapon', at: 'weapon', part: 'question', choose: 'forward', hold: true },
    { id: 'tubes', at: 'volley', part: 'plan', choose: { forward1: '0', forward2: '0' }, hold: true },
    { id: 'dud', at: 'reload', part: 'question', choose: 'e0', hold: true },
    { id: 'onward', at: 'course', part: 'status', choose: 'steam', hold: true },
    { id: 'convoy', at: 'contact', part: 'scene', choose: 'attack', hold: true },
    { id: 'night', at: 'approach', part: 'question', choose: 'surfaced-medium', hold: true },
    {
      id: 'salvo',
      at: 'salvo',
      part: 'plan',
      choose: { forward1: '0', forward2: '0', forward3: '1', forward4: '1' },
      hold: true,
      // Which ship it is to be is for the learner to say: what follows fits whatever is fired.
      any: true,
    },
    { id: 'deep', at: 'testDepth', part: 'question', choose: 'dive', hold: true, optional: true },
    { id: 'away', at: 'reload', part: 'status', choose: 'e3', optional: true },
    { id: 'follow', at: 'follow', part: 'question', choose: 'leave', hold: true, optional: true },
    { id: 'homeward', at: 'course', part: 'track', choose: 'steam', hold: true },
    { id: 'home', at: 'loadout', part: 'log' },
  ],
  // Straight to the convoy. What the torpedoes do is not laid out: whoever fires them throws.
  wayIn: {
    cue: 'salvo',
    dice: {
      'orders.request': [6],
      orders: [3, 4],
      encounter: [...QUIET, ...QUIET, 5, 5, ...QUIET, ...QUIET, ...QUIET, ...QUIET, ...QUIET],
      ...CONVOY,
      light: [6],
      ...HUNT,
    },
    opening: [{ name: 'Lehmann' }, {}, 'steam', 'attack', 'surfaced-medium'],
  },
};

/** One boat, one convoy: the display, movement, detection, torpedoes and escorts. */
import type { Lesson } from '@flotilla/companion';

/** About eight minutes, one combat phase. Cards and dice are those of the seed, so that the decks need no list. */
export const oneBoatOneConvoy: Lesson = {
  id: 'one-boat-one-convoy',
  options: {},
  seed: 'lesson:a',
  opening: [
    'U-48',
    'trained',
    'done',
    'done',
    'to:north-sea',
    'to:british-isles',
    'fire',
    'to:western-approaches',
    'stop',
  ],
  cues: [
    { id: 'contact', at: 'lookout', part: 'board', choose: 'search:U-48', hold: true },
    { id: 'engage', at: 'engage', part: 'question', choose: 'attack', hold: true },
    { id: 'place', at: 'place', part: 'board', choose: 'surfaced:L-S', hold: true },
    { id: 'helm', at: 'helm', part: 'board', choose: 'surfaced:S-SE', hold: true },
    { id: 'lag', at: 'driftShip', part: 'board', choose: 'S-SE', hold: true },
    { id: 'keepUp', at: 'driftBoat', part: 'question', choose: 'S-SE', hold: true },
    { id: 'escort', at: 'escorts', part: 'board', choose: 'E2', hold: true },
    { id: 'react', at: 'react', part: 'question', choose: 'crashDive', hold: true },
    { id: 'aim', at: 'aim', part: 'question', choose: 'plain:M1', along: ['2', 'plain:M3', '3'] },
    { id: 'onward', at: 'helm', part: 'board' },
  ],
};

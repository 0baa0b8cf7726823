/** The lessons of Naval Battles, in the order in which they are learnt. */
import type { Lesson } from '@flotilla/companion';
import { theWholeTurn } from './the-whole-turn.ts';
import { twoShipsEach } from './two-ships-each.ts';

/** Every lesson. */
export const lessons: readonly Lesson[] = [twoShipsEach, theWholeTurn];

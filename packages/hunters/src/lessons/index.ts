/** The lessons of The Hunters, in the order in which they are learnt. */
import type { Lesson } from '@flotilla/companion';
import { firstPatrol } from './first-patrol.ts';
import { theHunted } from './the-hunted.ts';

/** Every lesson. */
export const lessons: readonly Lesson[] = [firstPatrol, theHunted];

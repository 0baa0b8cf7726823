/** The lessons of The Hunters, in the order in which they are learnt. */
import type { Lesson } from '@flotilla/table';
import { firstPatrol } from './first-patrol.ts';

/** Every lesson. */
export const lessons: readonly Lesson[] = [firstPatrol];

/** Exercises and attacks of the day go along to another device. */
import type { TakenAlong } from '@flotilla/ui/base/takenAlong.ts';
import { attacks, attacksFrom, takeAttacks } from './attacks.ts';
import { addExercises, exercises, exercisesFrom } from './schedule.ts';

/** What is taken along of them. */
export const practised: TakenAlong = {
  name: 'exercises',
  pack: () => ({ exercises: exercises.peek(), attacks: attacks.peek() }),
  take: (brought) => {
    const found = (brought ?? {}) as { readonly exercises?: unknown; readonly attacks?: unknown };
    addExercises(exercisesFrom(found.exercises));
    takeAttacks(attacksFrom(found.attacks));
  },
};

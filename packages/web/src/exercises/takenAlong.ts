/** Exercises and attacks of the day go along to another device. */
import type { TakenAlong } from '../record/takeAlong.ts';
import { attacks, attacksFrom, takeAttacks } from './attacks.ts';
import { addExercises, exercises, exercisesFrom } from './schedule.ts';

const practised: TakenAlong = {
  name: 'exercises',
  pack: () => ({ exercises: exercises.peek(), attacks: attacks.peek() }),
  take: (brought) => {
    const found = (brought ?? {}) as { readonly exercises?: unknown; readonly attacks?: unknown };
    addExercises(exercisesFrom(found.exercises));
    takeAttacks(attacksFrom(found.attacks));
  },
};

export default practised;

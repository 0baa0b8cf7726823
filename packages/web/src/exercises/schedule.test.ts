import { describe, expect, it } from 'vitest';
import { attackId, attackNamed } from './names.ts';
import type { Exercise } from './schedule.ts';
import {
  addExercises,
  exercises,
  exercisesFrom,
  forget,
  isDue,
  sweepExercises,
  triedOn,
  writeTried,
} from './schedule.ts';

const exercise = (question: number, id = 'game'): Exercise => ({
  id,
  game: 'night-watch',
  seat: 0,
  question,
  asked: { key: 'ask.watch' },
  place: null,
  due: '2026-11-18',
  tried: [],
});

describe('an exercise', () => {
  it('comes back after 1, 7 and 30 days while the answer is clearly worse, and is done with a good one', () => {
    const once = triedOn(exercise(1), '2026-11-18', false);
    expect(once.due).toBe('2026-11-19');
    const twice = triedOn(once, '2026-11-19', false);
    expect(twice.due).toBe('2026-11-26');
    const thrice = triedOn(twice, '2026-11-26', false);
    expect(thrice.due).toBe('2026-12-26');
    expect(triedOn(thrice, '2026-12-26', false).due).toBe('2027-01-25');
    expect(triedOn(twice, '2026-11-26', true).due).toBeNull();
  });

  it('is due on its day and later, not before', () => {
    expect(isDue(exercise(1), '2026-11-17')).toBe(false);
    expect(isDue(exercise(1), '2026-11-18')).toBe(true);
    expect(isDue({ ...exercise(1), due: null }, '2030-01-01')).toBe(false);
  });

  it('is kept once, counts the first answer of a day, and is not asked again when that is wished', () => {
    addExercises([exercise(1), exercise(2)]);
    addExercises([exercise(1)]);
    expect(exercises.value.map(({ question }) => question)).toEqual([1, 2]);
    writeTried(exercise(1), '2026-11-18', false);
    writeTried(exercise(1), '2026-11-18', true);
    expect(exercises.value[0]).toMatchObject({ due: '2026-11-19', tried: [{ good: false }] });
    forget(exercise(2));
    addExercises([exercise(2)]);
    expect(exercises.value[1]?.due).toBeNull();
    sweepExercises(new Set(['another']));
    expect(exercises.value).toEqual([]);
  });

  it('of an attack of the day stays without a game on the shelf', () => {
    const id = attackId('hunters', '2026-11-18');
    expect(attackNamed(id)).toEqual({ game: 'hunters', day: '2026-11-18' });
    expect(attackNamed('abc')).toBeNull();
    addExercises([exercise(0, id)]);
    sweepExercises(new Set());
    expect(exercises.value.length).toBe(1);
  });

  it('is read again only where it is whole', () => {
    expect(exercisesFrom([exercise(1), { id: 'x' }, null, { ...exercise(2), due: 'soon' }]).length).toBe(1);
    expect(exercisesFrom('nonsense')).toEqual([]);
  });
});

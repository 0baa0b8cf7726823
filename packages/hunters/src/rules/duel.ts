/** The two-player game: the opponent steers the escorts (rules 13.1.2, 14.8.3). */
import { COURSES } from '../data/charts/escorts.ts';
import type { Captain, State } from '../state.ts';
import { fightOf, me, pickTogether } from './book.ts';
import { settleCourses } from './charges.ts';

/** Whether an opponent steers the escorts. */
export const isDuel = (s: State): boolean => s.rules.mode === 'twoPlayer';

const COURSE_CHOICES = COURSES.map((course, index) => ({
  id: String(index + 1),
  text: course,
  args: { number: index + 1 },
}));

const opponent = (s: State): Captain => s.captains[1 - s.active] as Captain;

/** 13.1.2, 14.8.3 — boat and escorts choose their courses in secret and show them together. */
export const evadeTogether = pickTogether('evadeTogether', {
  rule: '14.8.3',
  seats: (s) => [me(s).seat, opponent(s).seat].sort((a, b) => a - b),
  about: (s, _, seat) => ({ side: { key: seat === me(s).seat ? 'side.boat' : 'side.escort' } }),
  options: () => COURSE_CHOICES,
  take: (t, chosen) => {
    const { seat } = me(t.state);
    const of = (boat: boolean): number =>
      Number(chosen.find((one) => (one.seat === seat) === boat)?.choice.id);
    fightOf(me(t.state)).evade = of(true);
    t.reveal();
    settleCourses(t, of(false));
  },
});

/** Depth charges, and the courses that evade them (rules 9.6.8, 14.6.3, 14.8). */
import type { Blast } from '../data/charts/escorts.ts';
import { E3, ESCORT_COURSE } from '../data/charts/escorts.ts';
import type { State } from '../state.ts';
import { courseHits, hitsOf, tellHits, worthOfHits } from './blast.ts';
import type { T } from './book.ts';
import { fightOf, me } from './book.ts';
import { aboutHunt } from './detection.ts';
import { boatSinks } from './loss.ts';
import { roll } from './luck.ts';
import { DEPTH_CHARGES } from './modifiers.ts';

/** 14.8.1 — the escort turns too. */
export const escortCourse = roll('escortCourse', {
  chart: ESCORT_COURSE,
  welcome: (escort, s) => courseHits(fightOf(me(s)).evade, escort) < 0,
  fell: (t, { outcome }) => settleCourses(t, outcome),
});

/** 14.8.1 — compares the courses of boat and escort. */
export function settleCourses(t: T, escort: number): void {
  const fight = fightOf(me(t.state));
  fight.courseHits = courseHits(fight.evade, escort);
  t.say('evaded', '14.8.1', { boat: fight.evade, escort, hits: fight.courseHits });
}

/** 9.6.8, 14.6.3, 14.8 — the hits of a pattern of depth charges. */
export function chargesHit(s: State, blast: Blast): Blast {
  const { quality, evade, courseHits } = fightOf(me(s));
  return hitsOf(blast, quality, evade > 0, courseHits);
}

/** 9.6.8 — E3, depth charges. */
export const depthCharges = roll('depthCharges', {
  chart: E3,
  purpose: 'escort.charges',
  modifiers: DEPTH_CHARGES,
  about: aboutHunt,
  welcome: (outcome, s) => chargesHit(s, outcome) === 0,
  worth: (outcome, s) => worthOfHits(chargesHit(s, outcome)),
  fell: (t, { outcome }) => {
    const { quality, evade, courseHits, round } = fightOf(me(t.state));
    const hits = chargesHit(t.state, outcome);
    tellHits(t, 'escorts', outcome, quality, evade > 0, courseHits);
    if (hits === 'sunk') return boatSinks(t, 'sunk');
    t.say('depthCharged', '9.6.8', { hits, round });
    for (let hit = 0; hit < hits; hit++) t.next('hit');
    t.next('roundOver');
  },
});

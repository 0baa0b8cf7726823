/** How many hits an attack brings: chart, quality of the attacker, evasion (rules 9.6.8, 14.6.3, 14.7.3, 14.8). */
import type { Blast } from '../data/charts/escorts.ts';
import { COURSE_HITS, COURSES, MOST_HITS, QUALITY_HITS } from '../data/charts/escorts.ts';
import type { Captain, Fight, State } from '../state.ts';
import type { T } from './book.ts';
import { yearOf } from './calendar.ts';

/** The column of the quality chart by date (14.6.1, 14.7). */
export const qualityColumn = (captain: Captain): 'until1941' | 'from1942' =>
  yearOf(captain.month) <= 1941 ? 'until1941' : 'from1942';

/** 14.8 — whether the boat evades depth charges; with damaged hydrophones she does not know which way to turn (14.8.4). */
export const evades = ({ rules }: State, { boat }: Captain): boolean =>
  rules.evasion && boat.systems.hydrophones === 'sound';

/** Hits the two courses add (14.8.1). */
export function courseHits(boat: number, escort: number): number {
  if (boat === escort) return COURSE_HITS.sameNumber;
  return COURSES[boat - 1] === COURSES[escort - 1] ? COURSE_HITS.sameSide : COURSE_HITS.apart;
}

/**
 * Hits adjusted for the quality of the attacker; while the boat evades, more than five are rolled one by one (14.6.3, 14.8.2,
 * ruling H16).
 */
function byQuality(blast: Blast, quality: Fight['quality'], evading: boolean): Blast {
  const extra = quality === 'unknown' ? 0 : QUALITY_HITS[quality];
  if (blast === 'sunk') return extra < 0 ? MOST_HITS : 'sunk';
  const hits = Math.max(0, blast + extra);
  return hits > MOST_HITS && !evading ? 'sunk' : hits;
}

/** Hits adjusted for the courses of boat and escort (14.8.1). */
const byCourses = (blast: Blast, courses: number): Blast =>
  blast === 'sunk' ? 'sunk' : Math.max(0, blast + courses);

/** Hits adjusted for quality and evasion (14.6.3, 14.8). */
export const hitsOf = (blast: Blast, quality: Fight['quality'], evading: boolean, courses: number): Blast =>
  byCourses(byQuality(blast, quality, evading), courses);

/** Logs what changes the hits on the chart: the quality of the attacker, then the courses. */
export function tellHits(
  t: T,
  who: 'escorts' | 'aircrew',
  blast: Blast,
  quality: Fight['quality'],
  evading: boolean,
  courses: number,
): void {
  const told = (why: 'quality' | 'evasion', rule: string, from: Blast, to: Blast): void => {
    if (from !== to) t.say('hitsChanged', rule, { why, who, quality, from, to });
  };
  const rated = byQuality(blast, quality, evading);
  told('quality', who === 'escorts' ? '14.6.3' : '14.7.3', blast, rated);
  told('evasion', '14.8.1', rated, byCourses(rated, courses));
}

/** How good a number of hits is for the boat: the fewer the better, and nothing is worse than sinking. */
export const worthOfHits = (hits: Blast): number => (hits === 'sunk' ? Number.NEGATIVE_INFINITY : -hits);

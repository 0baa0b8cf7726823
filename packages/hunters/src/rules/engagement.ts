/** How an attack changes an engagement: the rules change the engagement itself, the odds do the same to a copy. */
import type { Approach, Fight, Shot } from '../state.ts';

/** 9.1.4 — the boat turns towards the ships, up from below test depth; what she fired before no longer counts. */
export function turnIn(fight: Fight, approach: Approach): void {
  fight.approach = approach;
  fight.wake = false;
  fight.bothEnds = false;
  fight.deep = false;
}

/** 9.6.12 — steam leaves a wake by day. */
export function leaveWake(fight: Fight, torpedo: Shot['torpedo']): void {
  if (torpedo === 'steam' && fight.light === 'day') fight.wake = true;
}

/**
 * 9.6.4, 9.6.12 — the escorts come round; the boat is back above test depth. Their search before she fires and the one after it
 * belong to the same round (9.6.2).
 */
export function beginRound(fight: Fight): void {
  if (fight.round > 0) fight.dived = false;
  fight.round++;
  fight.deep = false;
}

/** Why the boat cannot go below test depth before the next search: too near the surface, or already tried (9.6.5, 9.6.6). */
export function depthRefusal({ approach, round, dived }: Fight): 'tooShallow' | 'divedBefore' | '' {
  if (approach?.surfaced && round <= 1) return 'tooShallow';
  return dived ? 'divedBefore' : '';
}

/** 9.6.8 — an attack run of the escorts before anything is known of it. */
export const NEW_RUN = { flooded: false, evade: 0, courseHits: 0 } as const;

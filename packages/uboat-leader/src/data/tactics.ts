/** Tactics counters of the escorts, used in campaigns that start in June 1942 or later. */

/** A kind of tactics counter and how many of it are in the cup. */
export interface TacticsCounter {
  readonly id: string;
  readonly count: number;
  /** added to detection dice */
  readonly detect: number;
  /** added to the attack die (1st edition) or as light hits (2nd edition) */
  readonly attack: number;
}

export const TACTICS: readonly TacticsCounter[] = [
  { id: 'T-1', count: 6, detect: 0, attack: 0 },
  { id: 'T-2', count: 4, detect: 1, attack: 0 },
  { id: 'T-3', count: 3, detect: 0, attack: 1 },
  { id: 'T-4', count: 5, detect: 1, attack: 1 },
  { id: 'T-5', count: 2, detect: 2, attack: 2 },
];

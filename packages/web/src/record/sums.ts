/** How honours stand among all games of a wardroom. */
import type { GameFacts } from './facts.ts';

/** The progress of an honour: how far the best game came, and when it was earned. */
export interface Tally {
  readonly best: number;
  /** When the first game that earned it was last played; null while none has. */
  readonly since: number | null;
  readonly times: number;
}

/** How an honour stands among these games. */
export function standingOf(games: readonly GameFacts[], id: string, goal: number): Tally {
  const reached = games.filter(({ counts }) => (counts[id] ?? 0) >= goal);
  return {
    best: Math.max(0, ...games.map(({ counts }) => counts[id] ?? 0)),
    since: reached.length > 0 ? Math.min(...reached.map(({ updated }) => updated)) : null,
    times: reached.length,
  };
}

/** What somebody has said before the first question of a game on the server, kept until its page opens. */
import type { Opening } from '@flotilla/companion';

const openings = new Map<string, Opening>();

/** Keeps what was said for a game that is about to be opened. */
export const keepOpening = (game: string, opening: Opening): void => void openings.set(game, opening);

/** What was said for a game, once. */
export function openingOf(game: string): Opening | null {
  const opening = openings.get(game) ?? null;
  openings.delete(game);
  return opening;
}

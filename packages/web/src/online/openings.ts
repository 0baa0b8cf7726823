/** Wishes for the first questions of a game on the server, kept until its page opens. */
import type { Presets } from '@flotilla/companion';

const openings = new Map<string, Presets>();

/** Keeps what was said for a game that is about to be opened. */
export const keepOpening = (game: string, opening: Presets): void => void openings.set(game, opening);

/** What was said for a game, once. */
export function openingOf(game: string): Presets | null {
  const opening = openings.get(game) ?? null;
  openings.delete(game);
  return opening;
}

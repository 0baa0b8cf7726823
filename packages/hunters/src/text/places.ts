/** What captains are called who gave no name; the names of the players are laid over it. */
import { MODE_FACTS } from '../data/modes.ts';

const MOST = Math.max(...Object.values(MODE_FACTS).map(({ seats }) => seats.max));

/** The same words for every seat. */
export const places = (words: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from({ length: MOST }, (_, seat) => [`place.${seat}`, words]));

/** What captains who gave no name are called; the players' names replace it. */
import { MODE_FACTS } from '../data/modes.ts';

const MOST = Math.max(...Object.values(MODE_FACTS).map(({ seats }) => seats.max));

/** The same words for every seat. */
export const places = (words: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from({ length: MOST }, (_, seat) => [`place.${seat}`, words]));

/** The games there are: one line each, loaded only when somebody plays. */
import type { AnyGame } from '@flotilla/table';
import { anyGame } from '@flotilla/table';

/** A game that can be loaded. */
export interface GameEntry {
  readonly id: string;
  readonly title: string;
  readonly load: () => Promise<AnyGame>;
}

/** Every game of the house, in the order in which they are offered. */
export const GAMES: readonly GameEntry[] = [
  {
    id: 'hunters',
    title: 'The Hunters',
    load: async () => anyGame((await import('@flotilla/hunters')).hunters),
  },
  {
    id: 'naval-battles',
    title: 'Modern Naval Battles – Global Warfare',
    load: async () => anyGame((await import('@flotilla/naval-battles')).navalBattles),
  },
  {
    id: 'uboat-leader',
    title: 'U-Boat Leader',
    load: async () => anyGame((await import('@flotilla/uboat-leader')).uboatLeader),
  },
  {
    id: 'night-watch',
    title: 'Night Watch',
    load: async () => anyGame((await import('@flotilla/night-watch')).nightWatch),
  },
  {
    id: 'smugglers',
    title: 'Smugglers',
    load: async () => anyGame((await import('@flotilla/smugglers')).smugglers),
  },
];

/** Loads a game by its id; throws a sentence that lists the ids there are. */
export async function loadGame(id: string): Promise<AnyGame> {
  const entry = GAMES.find((game) => game.id === id);
  if (entry) return entry.load();
  throw new Error(`There is no game "${id}"; there are ${GAMES.map((game) => game.id).join(', ')}.`);
}

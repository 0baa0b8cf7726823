/** The games there are: one line each, loaded only when somebody plays. */
import type { AnyGame, Text } from '@flotilla/table';
import { anyGame, text } from '@flotilla/table';

/** A game that can be loaded. */
export interface GameEntry {
  readonly id: string;
  readonly title: string;
  readonly load: () => Promise<AnyGame>;
  /** Files that players write for the game, such as packs of cards or scenarios. */
  readonly files?: PlayerFiles;
}

/** How a game judges the files that players write for it. */
export interface PlayerFiles {
  /** What such a file is called. */
  readonly kind: string;
  /** How `play` is told to use such a file; `@FILE` stands for it. */
  readonly play: string;
  /** Whether parsed JSON is meant to be such a file. */
  readonly looksLike: (value: object) => boolean;
  /** Everything that is wrong with the text of a file; nothing for a sound one. */
  readonly faults: (text: string) => Promise<readonly FileFault[]>;
}

/** One thing that is wrong with a player's file. */
export interface FileFault {
  /** The place in the file; empty when the reason names it. */
  readonly at: string;
  readonly why: Text;
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
    files: {
      kind: 'scenario',
      play: '--scenario custom --custom @FILE',
      looksLike: (value) => 'sides' in value,
      faults: async (file) => {
        const parsed = (await import('@flotilla/naval-battles')).parseScenario(file);
        return parsed.ok ? [] : parsed.problems.map(({ at, why, args }) => ({ at, why: text(why, args) }));
      },
    },
  },
  {
    id: 'uboat-leader',
    title: 'U-Boat Leader',
    load: async () => anyGame((await import('@flotilla/uboat-leader')).uboatLeader),
    files: {
      kind: 'pack',
      play: '--pack @FILE',
      looksLike: (value) => 'format' in value && String(value.format).includes('uboat-leader'),
      faults: async (file) =>
        (await import('@flotilla/uboat-leader')).packFaults(file).map((why) => ({ at: '', why })),
    },
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

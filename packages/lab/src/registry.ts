/** All games, loaded only when somebody plays. They are not listed anywhere: `#games` is what was found (`discover.mjs`). */

import type { LessonFacts } from '@flotilla/companion';
import type { AnyGame, GameDefinition, GameShape, Text } from '@flotilla/table';
import { anyGame } from '@flotilla/table';
import { PACKAGES } from '#games';
import type { EventFormat, TableFacts } from '../discover.mjs';
import type { GamePackage } from './package.ts';
import type { PackedBook } from './puzzles/packing.ts';
import type { PuzzleBook } from './puzzles/types.ts';

/** A game that can be loaded. */
export interface GameEntry {
  readonly id: string;
  readonly title: string;
  /** One sentence about the game by language; English is always there. */
  readonly about: { readonly en: string } & Readonly<Record<string, string>>;
  /** What beginning a game is called, where it has a name of its own. */
  readonly play?: { readonly en: string } & Readonly<Record<string, string>>;
  /** Length and weight, where the package says so. */
  readonly table?: TableFacts;
  /** The fewest and the most who can play, as far as that is known before the game is loaded: on the site. */
  readonly players?: readonly [fewest: number, most: number];
  readonly load: () => Promise<AnyGame>;
  /** Files that players write for the game, such as packs of cards or scenarios. */
  readonly files?: PlayerFiles;
  /** The lessons of the game, in the order in which they are learnt. */
  readonly lessons: readonly LessonFacts[];
  /** What may be announced of it. */
  readonly events: readonly EventFormat[];
  /** Whether the sea of the day is its sea. */
  readonly daily: boolean;
  /** Its book of puzzles, loaded on demand; absent where it has none. */
  readonly puzzles?: () => Promise<PuzzleBook>;
}

/** How a game checks the files that players write for it. */
export interface PlayerFiles {
  /** What such a file is called. */
  readonly kind: string;
  /** The arguments with which `play` uses such a file; `@FILE` stands for it. */
  readonly play: string;
  /** Whether parsed JSON looks like such a file. */
  readonly looksLike: (value: object) => boolean;
  /** Everything that is wrong with the text of a file; empty for a sound one. */
  readonly faults: (text: string) => Promise<readonly FileFault[]>;
}

/** One thing that is wrong with a player's file. */
export interface FileFault {
  /** The place in the file; empty when the reason names it. */
  readonly at: string;
  readonly why: Text;
}

/** An export of a game's package; throws a sentence when there is none of that name. */
async function exported(game: GamePackage, name: string): Promise<unknown> {
  const found = (await game.load())[name];
  if (found === undefined) throw new Error(`The package of ${game.title} has no export "${name}".`);
  return found;
}

function playerFiles(game: GamePackage): PlayerFiles | undefined {
  const { files } = game;
  if (!files) return undefined;
  const { kind, play, field, holds, faults } = files;
  return {
    kind,
    play,
    looksLike: (value) => {
      const found = (value as Readonly<Record<string, unknown>>)[field];
      return found !== undefined && (holds === undefined || String(found).includes(holds));
    },
    faults: async (text) => ((await exported(game, faults)) as (text: string) => readonly FileFault[])(text),
  };
}

const bookOf = async ({ loadPuzzles, title }: GamePackage): Promise<PuzzleBook> => {
  const { PUZZLES } = (await loadPuzzles?.()) ?? {};
  if (typeof PUZZLES !== 'string') throw new Error(`The package of ${title} has no puzzles.`);
  const { unpackedBook } = await import('./puzzles/packing.ts');
  return unpackedBook(JSON.parse(PUZZLES) as PackedBook);
};

function entryOf(game: GamePackage): GameEntry {
  const { id, title, about, lessons = [], events = [], daily = false, table, players, play } = game;
  const files = playerFiles(game);
  const load = async () => anyGame((await exported(game, game.export)) as GameDefinition<GameShape>);
  return {
    id,
    title,
    about,
    lessons,
    events,
    daily,
    load,
    ...(table && { table }),
    ...(players && { players }),
    ...(play && { play }),
    ...(files && { files }),
    ...(game.loadPuzzles && { puzzles: () => bookOf(game) }),
  };
}

/** Every game, in the order in which they are offered. */
export const GAMES: readonly GameEntry[] = PACKAGES.map(entryOf);

/** The games that have puzzles, in the order in which they are offered. */
export const PUZZLING: readonly GameEntry[] = GAMES.filter(({ puzzles }) => puzzles !== undefined);

/** Loads a game by its id; if there is none, throws a sentence that lists the ids there are. */
export async function loadGame(id: string): Promise<AnyGame> {
  const entry = GAMES.find((game) => game.id === id);
  if (entry) return entry.load();
  throw new Error(`There is no game "${id}"; there are ${GAMES.map((game) => game.id).join(', ')}.`);
}

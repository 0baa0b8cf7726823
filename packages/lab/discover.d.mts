import type { LessonFacts } from '@flotilla/companion';

/** What the manifest of a game says about it, in its field `flotilla`. */
export interface GameManifest {
  /** The export of the package that holds the game. */
  readonly export: string;
  readonly title: string;
  /** One sentence about the game by language; English has to be there. */
  readonly about: { readonly en: string } & Readonly<Record<string, string>>;
  /** What beginning a game is called, by language, where it has a name of its own: "New career". */
  readonly play?: { readonly en: string } & Readonly<Record<string, string>>;
  /** What somebody wants to know before sitting down. */
  readonly table?: TableFacts;
  /** The place among the games on offer; those without one follow, by title. */
  readonly order?: number;
  /** Files that players write for the game, such as packs of cards or scenarios. */
  readonly files?: FilesManifest;
  /** The lessons of the game, in the order in which they are learnt. */
  readonly lessons?: readonly LessonFacts[];
  /** What may be announced: a same sea for many, boards of two, captains at several tables. */
  readonly events?: readonly EventFormat[];
  /** Set for the game whose sea is the sea of the day. */
  readonly daily?: boolean;
  /** Whether the package has a book of puzzles, as its export `puzzles` (`npm run puzzles`). */
  readonly puzzles?: boolean;
  /** What `npm run fuzz` plays: how many games, and with which options of `flotilla fuzz`. */
  readonly fuzz?: readonly { readonly games: number; readonly options?: readonly string[] }[];
}

/** A kind of event that a game lends itself to. */
export type EventFormat = 'sea' | 'board' | 'captains';

/** What a manifest says to somebody who wants to sit down; how many can play is what the game itself says. */
export interface TableFacts {
  /** How long it takes, by language. */
  readonly length: { readonly en: string } & Readonly<Record<string, string>>;
  /** How much there is to learn, from 1 to 5. */
  readonly weight: number;
  /** A small game between the large ones. */
  readonly small?: boolean;
}

/** How files of players are told from others, and who judges them. */
export interface FilesManifest {
  /** What such a file is called. */
  readonly kind: string;
  /** How `play` is told to use such a file; `@FILE` stands for it. */
  readonly play: string;
  /** The field by which such a file is known, and what the field has to hold. */
  readonly field: string;
  readonly holds?: string;
  /** The export of the package that finds what is wrong with the text of such a file. */
  readonly faults: string;
}

/** A game that was found. */
export interface FoundGame extends GameManifest {
  /** The package's name without its scope; also the id of the game. */
  readonly id: string;
  readonly package: string;
  readonly path: string;
}

/** The folder that holds this package and its neighbours. */
export const NEIGHBOURS: string;

/** The manifests of all packages in a folder, with where they are, by name. */
export function packagesIn(
  folder?: string,
): { readonly path: string; readonly manifest: Readonly<Record<string, unknown>> }[];

/** Every game in a folder of packages, in the order in which they are offered: by `order`, then by title. */
export function gamesIn(folder?: string): FoundGame[];

/** A package that brings screens for a game. */
export interface FoundScreens {
  /** The id of the game. */
  readonly game: string;
  readonly package: string;
  readonly path: string;
  /** What it brings, by the names of its exports: `screens`, `emblem`, `picture` … */
  readonly brings: readonly string[];
}

/** Every package in a folder that brings screens for a game, by name. */
export function screensIn(folder?: string): FoundScreens[];

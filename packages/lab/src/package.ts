/** A package that holds a game, as passed to the registry. */
import type { LessonFacts } from '@flotilla/companion';
import type { EventFormat, FilesManifest, TableFacts } from '../discover.mjs';

/** What is known about a game before it is loaded, and how to load it. */
export interface GamePackage {
  readonly id: string;
  readonly title: string;
  readonly about: { readonly en: string } & Readonly<Record<string, string>>;
  readonly play?: { readonly en: string } & Readonly<Record<string, string>>;
  /** What somebody wants to know before sitting down. */
  readonly table?: TableFacts;
  /** The fewest and the most who can play, where whoever lists the games has looked into them. */
  readonly players?: readonly [fewest: number, most: number];
  /** The export that holds the game. */
  readonly export: string;
  readonly files?: FilesManifest;
  readonly lessons?: readonly LessonFacts[];
  readonly events?: readonly EventFormat[];
  readonly daily?: boolean;
  /** Whether it has a book of puzzles, and how that is loaded. */
  readonly puzzles?: boolean;
  readonly loadPuzzles?: () => Promise<Readonly<Record<string, unknown>>>;
  readonly load: () => Promise<Readonly<Record<string, unknown>>>;
}

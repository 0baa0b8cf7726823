/** A package that holds a game, as the registry is given it. */
import type { LessonFacts } from '@flotilla/table';
import type { FilesManifest, TableFacts } from '../discover.mjs';

/** What is known about a game before it is loaded, and how to load it. */
export interface GamePackage {
  readonly id: string;
  readonly title: string;
  readonly about: { readonly en: string } & Readonly<Record<string, string>>;
  /** What somebody wants to know before sitting down. */
  readonly table?: TableFacts;
  /** The export that holds the game. */
  readonly export: string;
  readonly files?: FilesManifest;
  readonly lessons?: readonly LessonFacts[];
  readonly load: () => Promise<Readonly<Record<string, unknown>>>;
}

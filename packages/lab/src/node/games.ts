/** The games as Node finds them: every neighbouring package whose manifest says that it is one. */
import { gamesIn } from '../../discover.mjs';
import type { GamePackage } from '../package.ts';

/** Every game there is; a package is imported when somebody plays it. */
export const PACKAGES: readonly GamePackage[] = gamesIn().map((game) => ({
  ...game,
  load: () => import(game.package),
  ...(game.puzzles && { loadPuzzles: () => import(`${game.package}/puzzles`) }),
}));

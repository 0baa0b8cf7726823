/** The walls that the games of this build bring. Kept apart from `ownWall.ts`, which those walls import themselves. */

import type { Of, OwnWall } from '@flotilla/ui/wall/ownWall.ts';
import { found } from '#screens/wall';
import type { GameFacts } from './facts.ts';

/** What each game hangs there, in order. */
export const WALLS: readonly OwnWall[] = Object.values(found).sort((a, b) => a.place - b.place);

/** The facts a wall tells of, the best first. */
export const listOn = ({ kind, compare }: OwnWall, games: readonly GameFacts[]): readonly Of<object>[] =>
  games
    .flatMap(({ id, over, updated, told }) => (told?.kind === kind ? [{ ...told, id, over, updated }] : []))
    .sort(compare);

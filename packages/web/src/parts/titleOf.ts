/** Games by their ids. */
import { GAMES } from '@flotilla/lab';

/** The title of a game by its id. */
export const titleOf = (game: string): string => GAMES.find(({ id }) => id === game)?.title ?? game;

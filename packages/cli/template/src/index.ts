/** New Game: the game; what goes with it (lessons, tales, beginnings) is exported here too once there is any. */
export type { NewGame } from './game.ts';
export { newGame } from './game.ts';

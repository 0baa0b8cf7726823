/** Night Watch: the game, and what goes with it. */
export { companion } from './companion.ts';
export type { NightWatch } from './game.ts';
export { nightWatch } from './game.ts';

/** Smugglers: the game, and what goes with it. */
export { companion } from './companion.ts';
export { smugglers } from './game.ts';
export type { Card, Cove, Kind, Smuggler, Smugglers, State, View } from './state.ts';

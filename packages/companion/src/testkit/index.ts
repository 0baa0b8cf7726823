/** The companion's test kit: what every game's tests use to check what goes with the game. */
export * from './check.ts';
export * from './lessons.ts';
export type { CheckedManifest } from './words.ts';

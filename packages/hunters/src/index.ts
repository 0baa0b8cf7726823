/** The Hunters: a solitaire career game of a U-boat commander, 1939-43, by its published rules. */
export type { BeatKind } from './beatKinds.ts';
export { BEAT_KINDS } from './beatKinds.ts';
export { captainNameBy } from './captains.ts';
export { companion } from './companion.ts';
export * from './facts.ts';
export { hunters } from './game.ts';
export type { CareerFacts, Throws } from './record/told.ts';
export { careerFacts } from './record/told.ts';
export type * from './state.ts';

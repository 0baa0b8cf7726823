/** Puzzles and exercises: one question of a game, every answer weighed before it is asked. */
export * from './book.ts';
export * from './find.ts';
export * from './judge.ts';
export * from './packing.ts';
export * from './types.ts';

/** How much is looked at: `npm test` looks at one screen of each kind, `npm run promise -- looks` at all of them. */

/** Whether every look is taken. */
export const EVERY_LOOK = process.env.FLOTILLA_LOOKS !== undefined;

/** The looks to take: all of them, or those that stand for their kind. */
export const looksAt = <T>(all: readonly T[], ...standing: readonly number[]): readonly T[] =>
  EVERY_LOOK ? all : all.filter((_, i) => standing.includes(i));

/** Honours: what is worth telling of a game that was played, counted from its record, so that old games earn them too. */

/** One honour: what is counted in the tale of a game, and how much of it is asked for. */
export interface Honour<T> {
  readonly id: string;
  readonly goal: number;
  readonly of: (tale: T) => number;
}

/** How far a game came towards every honour, by id. */
export const countsOf = <T>(honours: readonly Honour<T>[], tale: T): Readonly<Record<string, number>> =>
  Object.fromEntries(honours.map(({ id, of }) => [id, of(tale)]));

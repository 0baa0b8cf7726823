/** Tales and honours: what is worth telling about a game, read from its state and log, so that old games are told too. */
import type { GameShape, LogEvent } from '@flotilla/table';

/** One honour: what is counted in the tale of a game, and how much is required. */
export interface Honour<T> {
  readonly id: string;
  readonly goal: number;
  readonly of: (tale: T) => number;
}

/** How far a game got towards every honour, by id. */
export const countsOf = <T>(honours: readonly Honour<T>[], tale: T): Readonly<Record<string, number>> =>
  Object.fromEntries(honours.map(({ id, of }) => [id, of(tale)]));

/** What is kept of a tale: plain data of a kind, and how far it came towards each honour. */
export interface TaleFacts {
  readonly told: { readonly kind: string } | null;
  readonly counts: Readonly<Record<string, number>>;
}

/** How the tale of a game is read. */
export interface TaleReader<G extends GameShape = GameShape> {
  /** The honours of the game, without how they are counted. */
  readonly honours: readonly Pick<Honour<never>, 'id' | 'goal'>[];
  /** What there is to tell of a seat; its player's name stands in where the game has none for it. */
  read(state: G['state'], log: readonly LogEvent[], seat: number, name: string): TaleFacts;
}

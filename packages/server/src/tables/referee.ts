/** What an event has to say about a game that is part of it. */
import type { Statement } from '../store/database.ts';
import type { Word } from '../words.ts';
import type { OpenGame } from './openGame.ts';

/** Acts of a seat besides answering. */
export type SeatAct =
  | 'ready'
  | 'begin'
  | 'device'
  | 'takeBack'
  | 'resign'
  | 'orders'
  | 'holiday'
  | 'rematch'
  | 'endByAgreement'
  | 'nudge'
  | 'settings';

/** Watches over the games of one kind of event. */
export interface Referee {
  /** True when the referee ends a game that the rules would continue: it takes no more answers. */
  isDone(game: OpenGame): boolean;
  /** What is written in the same transaction as the end of a game, at a time. */
  atEnd(game: OpenGame, now: number): Statement[];
  /** Why a seat may not do something in a game of an event; null when it may. */
  forbids(game: OpenGame, act: SeatAct): Word | null;
  /** Gives up for a seat, where it means something else than at other tables, on which a bot plays on. */
  resign?(game: OpenGame, seat: number): Promise<void>;
  /** Whether a reader may have the seed and all answers of a game that is over. */
  isPublic(game: OpenGame): boolean;
  /** Called after everything that changed a game. */
  moved?(game: OpenGame): void;
}

/** The referee of every game; an event must be known before a game of it is opened. */
export interface Referees {
  /** Reads the event of a game, so that the referee can judge without waiting. */
  learn(event: string): Promise<void>;
  /** The referee of a game; null when it belongs to no event. */
  of(game: OpenGame): Referee | null;
}

/** For a house without events. */
export const noReferees: Referees = { learn: async () => {}, of: () => null };

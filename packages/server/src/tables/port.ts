/** Who is told of an open game, and what the game needs around it. */
import type { Author, HouseRules, TableReader } from '@flotilla/host';
import type { Store } from '../store/store.ts';
import type { Word } from '../words.ts';
import type { Vault } from './dice.ts';
import type { OpenGame } from './openGame.ts';
import type { QueueCount } from './queue.ts';
import type { Referees } from './referee.ts';
import type { Time } from './time.ts';

/** Somebody who is told what happens: a socket, or a stream of events. */
export interface Receiver extends TableReader {
  send(message: string): void;
  /** Says goodbye and cuts the line, because the table is gone or its reader is shut out. */
  dismiss?(why: Word): void;
}

/** Who counts what becomes of wishes, without knowing where. */
export interface AnswerFigures {
  /** It is in the journal, so many seconds after it arrived. */
  answered(author: Author, seconds: number): void;
  refused(kind: Word | 'rules'): void;
}

/** What a game needs of its house. */
export interface TablePort {
  readonly store: Store;
  readonly vault: Vault;
  readonly time: Time;
  /** Who watches over games that are part of an event. */
  readonly referees: Referees;
  /** Whether other processes may write to the same database. */
  readonly shared: boolean;
  /** The work that waits at all games of the house. */
  readonly queues: QueueCount;
  readonly figures: AnswerFigures;
  /** Called after everything that changed the game, so that bots, clocks and lists can follow. */
  moved(game: OpenGame): void;
  /** Called when the rules failed on an answer. */
  broke(game: OpenGame, error: unknown): void;
  readonly rules: HouseRules;
}

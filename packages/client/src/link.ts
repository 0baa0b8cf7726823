/** Where a game comes from: a host in this page, a record, or a server. */
import type { AnyGame, Choice, Decision, FormChoice, LogEvent, Odds, Option, Refusal } from '@flotilla/table';
import type { SeatRecord } from '@flotilla/table/run';
import type { ReadonlySignal } from '@preact/signals';
import type { Capabilities } from './capabilities.ts';
import type { Position } from './position.ts';
import type { Deadline, GameSession } from './session.ts';
import type { AdviceRequest, OnAdvice, StopThinking } from './thinking.ts';

/** Fills a position with what happens, and takes what the reader wants. */
export interface Link {
  readonly id: string;
  readonly game: AnyGame;
  readonly seats: readonly SeatRecord[];
  readonly options: FormChoice;
  readonly hides: boolean;
  readonly variation?: GameSession['variation'];
  readonly ended?: boolean;
  readonly mode: GameSession['mode'];
  readonly can: ReadonlySignal<Capabilities>;
  readonly deadline?: ReadonlySignal<Deadline | null>;
  /** From now on everything that happens is shown in a position. */
  open(position: Position): void;
  /** Takes an answer to what is asked, or sends it on its way. */
  answer(decision: Decision, choice: Choice): Refusal | null;
  odds(decision: Decision, choice: Option | FormChoice): readonly Odds[];
  momentOf(event: LogEvent): number;
  /** Asks the advisor about what is asked; null where nobody can say. */
  advise(decision: Decision, tell: OnAdvice, wish: AdviceRequest): StopThinking | null;
  close(): void;
}

/** A game as a screen sees it. The screens cannot tell where it is played. */

import type {
  Answer,
  AnyGame,
  Choice,
  Decision,
  DiceWanted,
  Fact,
  FormChoice,
  GameRecord,
  LogEvent,
  Odds,
  Option,
  Outcome,
  Refusal,
  SeatRecord,
  Text,
} from '@flotilla/table';
import type { ReadonlySignal } from '@preact/signals';
import type { StopThinking, Told } from './thinker.ts';

/** Why a game cannot be kept, or not here. */
export type Trouble =
  /** The browser refuses to store anything: the game goes on in memory. */
  | 'blocked'
  /** There is no room left. */
  | 'full'
  /** Another tab has taken the game over. */
  | 'taken';

/** A game in progress or being looked at, through the eyes of one seat. Everything that changes is a signal. */
export interface Session {
  readonly id: string;
  readonly game: AnyGame;
  readonly seats: readonly SeatRecord[];
  readonly options: FormChoice;
  /** `play`: answers are taken; `replay`: only looked at. */
  readonly mode: 'play' | 'replay';
  /** Through whose eyes the screen looks; null is a spectator. */
  readonly seat: ReadonlySignal<number | null>;
  /** The seat to whom the device must be passed before anything may be shown; null when the right person looks. */
  readonly handTo: ReadonlySignal<number | null>;
  /** Whether the person who looks is asked nothing and only holds the device so that nobody can tell who is. */
  readonly visiting: ReadonlySignal<boolean>;
  /** What the seat may know. */
  readonly view: ReadonlySignal<object>;
  /** What the seat is asked; null when it has nothing to answer now. */
  readonly decision: ReadonlySignal<Decision | null>;
  /** The seats that must answer, as far as this seat may know; -1 is somebody whose name must not show. */
  readonly asked: ReadonlySignal<readonly number[]>;
  /** What the seat may read of the log. */
  readonly log: ReadonlySignal<readonly LogEvent[]>;
  /** How many of the log's entries the seat had seen before its last answer. */
  readonly seen: ReadonlySignal<number>;
  /** How the game ended; null while it goes on. */
  readonly outcome: ReadonlySignal<Outcome | null>;
  /** What there is to read about the game once it is over. */
  readonly results: ReadonlySignal<readonly Fact[]>;
  /** Whether a bot is thinking. */
  readonly thinking: ReadonlySignal<boolean>;
  /** Real dice the player must throw and type in. */
  readonly dice: ReadonlySignal<DiceWanted | null>;
  /** A roll that waits for the player's click to be shown. */
  readonly rolling: ReadonlySignal<LogEvent | null>;
  /** Why the last answer cannot be taken back; null when it can. */
  readonly undoRefusal: ReadonlySignal<Refusal | null>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Whether nothing keeps the player from going back any more. */
  readonly practice: ReadonlySignal<boolean>;
  readonly trouble: ReadonlySignal<Trouble | null>;
  /** In a replay the answer that was given here; null otherwise. */
  readonly given: ReadonlySignal<Answer | null>;
  /** How many answers stand, and how many there are in all. */
  readonly position: ReadonlySignal<number>;
  readonly length: ReadonlySignal<number>;

  /** Answers what the seat is asked; a refusal changes nothing. */
  answer(choice: Choice): Refusal | null;
  /** The exact chances that go with an option or a filled-in form. */
  odds(choice: Option | FormChoice): readonly Odds[];
  /** Types in the faces of real dice. */
  typeDice(faces: readonly number[]): Refusal | null;
  /** Shows the roll that waits. */
  showRoll(): void;
  /** Shows every roll that waits. */
  showAllRolls(): void;
  undo(): Refusal | null;
  redo(): Refusal | null;
  /** Turns a solitaire game into practice. */
  allowPractice(): Refusal | null;
  /** The person at the seat has the device now. */
  takeDevice(): void;
  /** The person who was asked nothing passes the device on. */
  passOn(): void;
  /** The number of answers after which an event of the log had happened. */
  momentOf(event: LogEvent): number;
  /** In a replay: goes to the position after so many answers. */
  goTo(position: number): void;
  /** One of the game's own documents, such as a log sheet, as text. */
  document(name: string, say: (said: Text) => string): string;
  /** Tells what the advisor makes of the decision that waits, better and better until stopped; null when nobody can say. */
  advise(tell: Told): StopThinking;
  /** The game as a record. */
  record(): GameRecord;
  /** Lets go of everything the session holds. */
  close(): void;
}

/** Whether the seats of a game know different things. */
export const hasSecrets = (game: AnyGame): boolean =>
  game.swapSecrets !== undefined || game.secrets !== undefined;

/** The seats at which persons sit. */
export const personsOf = (seats: readonly SeatRecord[]): number[] =>
  seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));

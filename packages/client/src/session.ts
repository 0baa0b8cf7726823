/** A game as a screen sees it. The screens cannot tell where it is played. */

import type {
  AnyGame,
  Choice,
  Decision,
  Fact,
  FormChoice,
  LogEvent,
  Odds,
  Option,
  Outcome,
  Refusal,
  Text,
} from '@flotilla/table';
import type { Answer, DiceWanted, SeatRecord, Story, Variation } from '@flotilla/table/run';
import type { ReadonlySignal } from '@preact/signals';
import type { Capabilities } from './capabilities.ts';
import type { AdviceRequest, OnAdvice, StopThinking } from './thinking.ts';

/** Why a game cannot be kept, or not here. */
export type SaveTrouble =
  /** The browser refuses to store anything: the game goes on in memory. */
  | 'blocked'
  /** The browser does not answer: the game goes on in memory. */
  | 'silent'
  /** There is no room left. */
  | 'full'
  /** Another tab has taken the game over. */
  | 'taken';

/** A question that lies open before all who share the device; nothing in it is a secret of anybody. */
export interface OpenWindow {
  /** The number of the decision. */
  readonly number: number;
  readonly text: Text;
  readonly rule: string;
  /** The persons who may take the device to answer it. */
  readonly takers: readonly number[];
  /** Who held the device when it was laid open, and may go on with it; null when nobody did, or somebody took it since. */
  readonly holder: number | null;
}

/** What an answer led to, moment by moment, for the player who is looking. */
export interface AnswerStory {
  /** Tells one story of a seat from the next: the number of answers that stood when it began. */
  readonly since: number;
  readonly story: Story;
  /** What the seat of the story may read of the log up to its end. */
  readonly log: readonly LogEvent[];
  /** `live`: it happens now; `again`: the game was opened again behind it; `past`: somebody went there. */
  readonly when: 'live' | 'again' | 'past';
}

/** A bot that is stuck: unknown here, crashed on a question, or gave a refused answer. */
export interface StuckBot {
  readonly seat: number;
  readonly why: Text;
}

/** By when an answer is awaited. */
export interface Deadline {
  /** The moment at which it is too late, as `Date.now()` counts. */
  readonly ends: number;
  /** How many milliseconds there were in all. */
  readonly length: number;
  /** Whether it is one pause for everybody, whoever is asked and whatever is answered. */
  readonly forAll: boolean;
}

/** What can be seen of a game at a moment, through the eyes of one seat. Everything that changes is a signal. */
export interface Shown {
  /** Through whose eyes the screen looks; null is a spectator. */
  readonly seat: ReadonlySignal<number | null>;
  /** The seat to whom the device must be passed before anything may be shown; null when the right person looks. */
  readonly handTo: ReadonlySignal<number | null>;
  /** True while a player with nothing to decide holds the device, so that nobody can tell who is deciding. */
  readonly visiting: ReadonlySignal<boolean>;
  /** The open question for all who share the device, while nobody in particular holds it; null when there is none. */
  readonly open: ReadonlySignal<OpenWindow | null>;
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
  /** What has happened since this player last looked, moment by moment; null when there is nothing to show. */
  readonly story: ReadonlySignal<AnswerStory | null>;
  /** How the game ended; null while it goes on. */
  readonly outcome: ReadonlySignal<Outcome | null>;
  /** What there is to read about the game once it is over. */
  readonly results: ReadonlySignal<readonly Fact[]>;
  /** Whether an answer is on its way: the question stays until its moment arrives, and takes no other. */
  readonly sending: ReadonlySignal<boolean>;
  /** Whether a bot is thinking. */
  readonly thinking: ReadonlySignal<boolean>;
  /** The bot that cannot go on; null while all can. */
  readonly stuck: ReadonlySignal<StuckBot | null>;
  /** Real dice the player must throw and type in. */
  readonly dice: ReadonlySignal<DiceWanted | null>;
  /** Why the last answer cannot be taken back; null when it can. */
  readonly undoRefusal: ReadonlySignal<Refusal | null>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Whether nothing keeps the player from going back any more. */
  readonly practice: ReadonlySignal<boolean>;
  readonly trouble: ReadonlySignal<SaveTrouble | null>;
  /** In a replay the answer that was given here; null otherwise. */
  readonly given: ReadonlySignal<Answer | null>;
  /** How many answers stand, and how many there are in all. */
  readonly position: ReadonlySignal<number>;
  readonly length: ReadonlySignal<number>;
}

/** A game in progress or being looked at. What may be done besides answering is in `can`. */
export interface GameSession extends Shown {
  readonly id: string;
  readonly game: AnyGame;
  readonly seats: readonly SeatRecord[];
  readonly options: FormChoice;
  /** Whether the game still hides anything from anybody, wherever in it one looks. */
  readonly hides: boolean;
  /** Where the game was taken over from another; left out where it was not. */
  readonly variation?: Variation | undefined;
  /** In a replay whether the game is over, wherever in it one looks; left out elsewhere. */
  readonly ended?: boolean | undefined;
  /** `play`: answers are taken; `replay`: only looked at. */
  readonly mode: 'play' | 'replay';
  /** What can be done here: for whatever is absent a screen shows no button. */
  readonly can: ReadonlySignal<Capabilities>;
  /** By when the seat must answer, or everybody who may; null while no clock runs, absent where there is none. */
  readonly deadline?: ReadonlySignal<Deadline | null>;

  /** Answers what the seat is asked; a refusal changes nothing. Null: it is taken, or on its way. */
  answer(choice: Choice): Refusal | null;
  /** The exact chances that go with an option or a filled-in form. */
  odds(choice: Option | FormChoice): readonly Odds[];
  /** The number of answers after which an event of the log had happened. */
  momentOf(event: LogEvent): number;
  /** Reports advice on the waiting decision, better and better until stopped; null when there is none. */
  advise(tell: OnAdvice, wish?: AdviceRequest): StopThinking;
  /** Lets go of everything the session holds. */
  close(): void;
}

/** What can be done at a table besides answering. Whatever is absent cannot be done here. */
import type { Choice, Refusal, Text } from '@flotilla/table';
import type { GameRecord } from '@flotilla/table/run';

/** One device for several persons. */
export interface SharedDevice {
  /** The person at the seat has the device now. */
  take(): void;
  /** The person who was asked nothing passes the device on. */
  passOn(): void;
  /** Nobody at the device answers what lies open. */
  letPass(): Refusal | null;
  /** The person at a seat wants to answer what lies open. */
  takeUp(seat: number): void;
}

/** A game that is looked at again. */
export interface Scrub {
  /** Goes to the position after so many answers. */
  goTo(position: number): void;
  /** Looks through the eyes of another seat; absent while anybody's hand is hidden. */
  readonly lookAs?: (seat: number | null) => void;
}

/** What can be done. */
export interface Capabilities {
  readonly undo?: () => Refusal | null;
  readonly redo?: () => Refusal | null;
  /**
   * Answers a question of the seat that will be put later, such as the rows of a fleet while its ships are chosen: nobody
   * need be asked for what was said already. What is refused then is asked after all.
   */
  readonly prepare?: (step: string, choice: Choice) => void;
  /** Types in the faces of real dice. */
  readonly typeDice?: (faces: readonly number[]) => Refusal | null;
  /** Turns a solitaire game into practice. */
  readonly practice?: () => Refusal | null;
  /** Puts another bot, or a person (null), in the place of a bot that cannot go on. */
  readonly reseat?: (seat: number, bot: string | null) => Refusal | null;
  readonly device?: SharedDevice;
  readonly scrub?: Scrub;
  /** The game as a record; absent while a server keeps it. */
  readonly record?: () => GameRecord;
  /** Whether it lies on this device, where it can be looked at again and begun anew. */
  readonly here?: true;
  /** One of the game's own documents, such as a log sheet, as text. */
  readonly document?: (name: string, say: (said: Text) => string) => string;
  /** Writes now what is not written yet, for example when the page is about to go: nothing is waited for. */
  readonly flush?: () => Promise<unknown>;
}

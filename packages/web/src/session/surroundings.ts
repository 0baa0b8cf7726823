/** What stands around a game that is played in this page. */
import type { Choice, Decision, GameRecord, Refusal } from '@flotilla/table';
import type { LocalSession } from './local.ts';
import type { Trouble } from './session.ts';
import type { Thinker } from './thinker.ts';

/** What a local session needs from around it. */
export interface Surroundings {
  readonly thinker: Thinker;
  /** Keeps the game; called after every answer, and again before that has ended when the page is about to go. */
  readonly keep: (record: GameRecord, session: LocalSession) => Promise<Trouble | null>;
  /** Whether the player throws real dice just now. */
  readonly realDice: () => boolean;
  /** Why a lesson does not take an answer yet. */
  readonly holdsBack?: (decision: Decision, choice: Choice) => Refusal | null;
  /** Milliseconds between the answers of bots. */
  readonly pace: () => number;
  /** Faces for a throw nobody types in, in a game that has typed-in dice. */
  readonly throwDice: (count: number, sides: number) => number[];
}

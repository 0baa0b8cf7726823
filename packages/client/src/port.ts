/** What stands around a game that is played in this page. */

import type { Outcome } from '@flotilla/table';
import type { GameRecord } from '@flotilla/table/run';
import type { SaveTrouble } from './session.ts';
import type { Thinker } from './thinking.ts';

/** Where a game stands, as far as anybody may know. */
export interface SaveState {
  /** How the game ended; null while it goes on. */
  readonly outcome: Outcome | null;
  /** What anybody may see of it. */
  readonly view: object;
}

/** What a table in this page needs from around it. */
export interface PagePort {
  readonly thinker: Thinker;
  /** Keeps the game; called after every answer, and again before that has ended when the page is about to go. */
  readonly keep: (record: GameRecord, standing: SaveState) => Promise<SaveTrouble | null>;
  /** Called when the reader leaves; what is not written yet still is. */
  readonly left?: (written: Promise<unknown>) => void;
  /** Whether the player throws real dice just now. */
  readonly realDice: () => boolean;
  /** Milliseconds between the answers of bots. */
  readonly pace: () => number;
  /** Faces for a throw that nobody types in, in a game with typed-in dice. */
  readonly throwDice: (count: number, sides: number) => number[];
}

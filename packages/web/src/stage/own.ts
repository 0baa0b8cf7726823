/** What a game brings to the stage besides its beats: how they are played and what their rolls are called. */
import type { Beat, LogEvent, RollRecord } from '@flotilla/table';
import type { Director } from './director.ts';
import type { TimingOf } from './timing.ts';
import { SECTION } from './timing.ts';

/** A roll in the words of its game. */
export interface RollWords {
  /** What is thrown for, and at whom. */
  readonly title: string;
  /** A line below it: with what, from where. */
  readonly under?: string;
}

/** A game's own stage; everything left out is as for every game. */
export interface OwnStage {
  readonly timingOf?: TimingOf;
  readonly rollWords?: (director: Director, beat: Beat, roll: RollRecord) => RollWords | null;
  /** What a beat is about in a few words, shown while nothing has to be thrown. */
  readonly caption?: (beat: Beat, headline: LogEvent | null) => string | null;
}

/** A section of the log, as every game without a stage of its own has. */
export const asSections: TimingOf = () => SECTION;

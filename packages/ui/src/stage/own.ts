/** What a game brings to the stage besides its beats: how they are played and what their rolls are called. */
import type { Beat } from '@flotilla/companion';
import type { RollRecord, Text } from '@flotilla/table';
import type { ComponentType } from 'preact';
import type { Session } from '../base/session.ts';
import type { Bed } from '../sound/beds.ts';
import type { SoundCue } from '../sound/mixer.ts';
import type { Director, Phase } from './director.ts';
import type { TimingOf } from './timing.ts';
import { SECTION } from './timing.ts';

/** Puts a text of the game into words. */
export type Say = (said: Text) => string;

/** A roll in the words of its game. */
export interface RollWords {
  /** What is thrown for, and at whom. */
  readonly title: string;
  /** A line below it: with what, from where. */
  readonly under?: string;
  /** The best that may come of it, with its chance, where every result has its own. */
  readonly best?: string;
}

/** What a part beside the scene is given. */
export interface BesideProps {
  readonly session: Session;
  readonly director: Director;
  readonly beat: Beat;
  readonly say: Say;
}

/** A game's own stage; everything left out is as for every game. */
export interface OwnStage {
  readonly timingOf?: TimingOf;
  /** Whether the end of a beat is looked at even by those who skip the rest. */
  readonly stays?: (beat: Beat) => boolean;
  /** How the dice of a beat lie on its card while they tell their story; null where they lie as they fell. */
  readonly diceOf?: (beat: Beat) => ComponentType<BesideProps> | null;
  /** What the button that goes on leads to; null where it simply goes on. */
  readonly goOnWords?: (director: Director, beat: Beat, say: Say) => string | null;
  readonly rollWords?: (director: Director, beat: Beat, roll: RollRecord, say: Say) => RollWords | null;
  /** What is heard in a phase of a beat that lasts so many milliseconds, and when. */
  readonly soundsOf?: (beat: Beat, phase: Phase, lasts: number) => readonly SoundCue[];
  /** What is heard of the place the player is at; null where nothing is. */
  readonly bedOf?: (session: Session, director: Director) => Bed | null;
  /** Whether this is the beat at which the button that turns sound on is to be noticed, once. */
  readonly asksForSound?: (beat: Beat) => boolean;
  /** What is kept in sight beside the scene while beats are played: a list that grows with them. */
  readonly Beside?: ComponentType<BesideProps>;
  /** Whether the dice of a beat lie on its card, though nobody waits for them to be thrown. */
  readonly showsDice?: (beat: Beat) => boolean;
  /** What is said while the picture of a beat moves; it must not give away how it ends. */
  readonly whileItMoves?: (director: Director, beat: Beat, say: Say) => string | null;
}

/** A section of the log, as every game without a stage of its own has. */
export const asSections: TimingOf = () => SECTION;

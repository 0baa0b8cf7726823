/** A moment of a lesson that a game lets somebody play before anything has begun. */
import type { ComponentType } from 'preact';
import type { Session } from '../base/session.ts';

/** What its scene is given. */
export interface OpeningProps {
  /** The table at the question with which the moment begins; it lies on no shelf. */
  readonly session: Session;
  /** Goes on from here in earnest: so many moments of what the answer brought have been seen. */
  readonly onTake: (moments: number) => void;
}

/** What a game brings for it. */
export interface OwnOpening {
  /** The lesson it leads into, by its way in. */
  readonly lesson: string;
  readonly Scene: ComponentType<OpeningProps>;
}

/** Small pictures of where games stand, drawn from what may be seen of them. */
import type { AnyGame, FormChoice } from '@flotilla/table';
import type { ComponentType } from 'preact';

/** What a picture is drawn from. */
export interface PictureProps {
  readonly game: AnyGame;
  /** What the looking seat may know. */
  readonly view: object;
}

/** A position that shows a game at its best. */
export interface Sample {
  readonly options: FormChoice;
  /** Dice with which it comes about soon. */
  readonly seed: string;
  readonly fits: (view: object) => boolean;
}

/** How a game is drawn in small. */
export interface Drawing {
  readonly Picture: ComponentType<PictureProps>;
  readonly sample: Sample;
}

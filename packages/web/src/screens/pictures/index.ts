/** Small pictures of where games stand, drawn from what may be seen of them; loaded when somebody looks. */
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

/** A game can be drawn in small when its own folder has a file `picture.tsx`. */
const found = import.meta.glob<Drawing>('../../*/picture.tsx');

const pathOf = (game: string): string => `../../${game}/picture.tsx`;

/** Whether a game can be drawn in small. */
export const isDrawn = (game: string): boolean => pathOf(game) in found;

/** How a game is drawn in small; null for one that is not. */
export const drawingFor = async (game: string): Promise<Drawing | null> =>
  (await found[pathOf(game)]?.()) ?? null;

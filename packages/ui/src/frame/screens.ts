/** What a game may bring for the page; everything it leaves out, and every game without screens of its own, gets the generic table. */

import type { Presets } from '@flotilla/companion';
import type { AnyGame } from '@flotilla/table';
import type { ComponentType } from 'preact';
import type { GameDraft } from '../base/draft.ts';
import type { Session } from '../base/session.ts';
import type { OwnStage } from '../stage/own.ts';

/** What a screen for a running or replayed game is given. */
export interface TableProps {
  readonly session: Session;
}

/** What a form for a new game is given. */
export interface NewGameProps {
  readonly game: AnyGame;
  /** The dice are given: nobody is asked for a seed. */
  readonly seed?: string;
  /** What the form begins with, when it was filled in elsewhere. */
  readonly filled?: GameDraft;
  /** Starts the game and goes to it. */
  readonly start: (
    options: Readonly<Record<string, string | number | boolean | readonly string[]>>,
    seats: readonly { readonly name: string; readonly bot: string | null }[],
    seed: string,
    opening?: Presets,
  ) => void;
}

/** The screens a game may bring; what is left out is generic. */
export interface OwnScreens {
  /** The whole table: usually `<PlayFrame session Board={…} Panel={…} />` of `frame/frame.tsx` with own contents. */
  readonly Table?: ComponentType<TableProps>;
  readonly NewGame?: ComponentType<NewGameProps>;
  /** How the beats of the game are played; as sections of its log when left out. */
  readonly stage?: OwnStage;
}

/** What is around the screens: addresses, the shelf, and what leads from a game to other pages. Whoever makes a page of them sets it once. */

import type { Presets } from '@flotilla/companion';
import type { AnyGame, FormChoice } from '@flotilla/table';
import type { SeatRecord, Variation } from '@flotilla/table/run';
import type { ComponentType } from 'preact';
import type { Session } from './session.ts';

/** What else is agreed when a game begins. */
export interface Beginning {
  /** What was answered with the set-up already. */
  readonly opening?: Presets | undefined;
  /** The dice are known from before: a solitaire game is practice then. */
  readonly known?: boolean;
}

/** What the parts of a table ask of the page around them. */
export interface Shell {
  /** The whole address of a path of the site, for links. */
  href(path: string): string;
  /** Goes to a path of the site; `replace` leaves no step back. */
  go(path: string, how?: 'push' | 'replace'): void;
  /** Begins a game and puts it on the shelf; gives its id. */
  beginGame(
    game: AnyGame,
    options: FormChoice,
    seats: readonly SeatRecord[],
    seed: string,
    beginning?: Beginning,
  ): Promise<string>;
  /** Says of a game that was played on from another what it is. */
  readonly VariationBar: ComponentType<{ variation: Variation }>;
  /** The ways on from a moment of a replay. */
  readonly WhatIf: ComponentType<{ session: Session }>;
}

/** The id of the record that was brought in last and refused: nothing keeps it, and yet it can be looked at until the page goes. */
export const REFUSED = 'refused-file';

/** Screens without a page around them, as in a test: addresses are those of a site at the root, and nothing leads anywhere. */
const NOTHING_AROUND: Shell = {
  href: (path) => `/${path.replace(/^\//, '')}`,
  go: () => {},
  beginGame: () => Promise.reject(new Error('There is no shelf to put a game on.')),
  VariationBar: () => null,
  WhatIf: () => null,
};

let around = NOTHING_AROUND;

/** Sets what is around the screens. */
export function setShell(shell: Shell): void {
  around = shell;
}

/** The whole address of a path of the site, for links. */
export const href: Shell['href'] = (path) => around.href(path);

/** Goes to a path of the site; `replace` leaves no step back. */
export const go: Shell['go'] = (...where) => around.go(...where);

/** Begins a game and puts it on the shelf; gives its id. */
export const beginGame: Shell['beginGame'] = (...how) => around.beginGame(...how);

/** The parts that the page gives to a table. */
export const shellParts = (): Pick<Shell, 'VariationBar' | 'WhatIf'> => around;

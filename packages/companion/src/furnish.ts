/** What goes with a game besides its rules: everything a game may bring so that it is taught, shown, told and compared. */
import type { Decision, GameDefinition, GameShape, Text } from '@flotilla/table';
import type { BeatsOf } from './beats.ts';
import type { BigRoll } from './bigRolls.ts';
import type { Lesson } from './lesson.ts';
import type { Scoring } from './scoring.ts';
import type { Situation } from './situation.ts';
import type { Start } from './starts.ts';
import type { TaleReader } from './tale.ts';

/** What goes with a game. Whatever is left out, the game does without. */
export interface Companion<G extends GameShape = GameShape> {
  /** Groups what happens into beats, for screens that show them in turn; by the headings of the log when left out. */
  readonly beats?: BeatsOf;
  /** The rolls that players like to throw themselves, all in one list. */
  readonly bigRolls?: readonly BigRoll[];
  /** What is going on, made of a view and of what its seat is asked. */
  readonly situation?: (view: G['view'], asked: Decision | null) => Situation;
  /** The lessons of the game, in the order in which they are learnt; loaded when somebody learns. */
  readonly lessons?: () => Promise<readonly Lesson[]>;
  /** Ready-made beginnings; the first is the one for a newcomer. */
  readonly starts?: readonly Start[];
  /** A name for a player who has given none, by a lot from 0 to 1; nameless players stay so when left out. */
  readonly drawnName?: (lot: number) => string;
  /** What there is to tell of a game, running or finished; loaded when somebody wants to know. */
  readonly tale?: () => Promise<TaleReader<G>>;
  /** How players are compared, in events and tournaments; loaded when somebody is. */
  readonly scoring?: () => Promise<Scoring<G>>;
  /** Extra documents by name, such as a log sheet, made from a running or finished game. */
  readonly documents?: Readonly<Record<string, (state: G['state'], say: (said: Text) => string) => string>>;
}

const furnished = new WeakMap<object, Companion>();
const NOTHING: Companion = {};

/** Says what goes with a game: `companionOf` finds it for whoever holds the game. */
export function furnish<G extends GameShape>(game: GameDefinition<G>, companion: Companion<G>): Companion<G> {
  furnished.set(game, companion as unknown as Companion);
  return companion;
}

/** What goes with a game; empty for a game that brings nothing. */
export const companionOf = <G extends GameShape>(game: GameDefinition<G>): Companion<G> =>
  (furnished.get(game) ?? NOTHING) as unknown as Companion<G>;

/** How players of a game are compared: what an attempt is, when it is over, what came of it, and what decides between equals. */
import type { Bot, FormChoice, GameShape, LogEvent, Rng } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';

/** How long an attempt is: the id of a length and, where it is counted, how many under that very name (`{kind: 'patrols', patrols: 3}`). */
export interface Length {
  readonly kind: string;
  readonly [count: string]: string | number;
}

/** How many a length is of; 1 where it is not counted. */
export const countOf = (length: Length): number => Number(length[length.kind] ?? 1);

/** What came of an attempt, as it is stored and sent: every figure by its name, and how it ended. */
export interface Scored {
  readonly end: string;
  readonly [figure: string]: number | string | null;
}

/** A figure of an attempt; its words are `score.<name>`, and `score.<name>.row` and `.tie` where it is shown or decides between equals. */
export interface ScoreFigure {
  /** Whether more or less of it is better; null where it decides nothing. */
  readonly better: 'more' | 'less' | null;
  /** `score`: shown where it is what counts; `column`: in a column of its own; `detail`: not in a table. */
  readonly shown: 'score' | 'column' | 'detail';
  readonly unit?: string;
  /** The figure it is shown with: 3 of 8. */
  readonly outOf?: string;
  /** Set where it follows from others and is not stored. */
  readonly of?: (scored: Scored) => number;
}

/** An attempt that can be announced as it is; its words are `score.plan.<id>` and `score.plan.<id>.about`. */
export interface ScorePlan {
  readonly id: string;
  readonly length: Length;
  /** What differs from how the form of the game starts. */
  readonly options: FormChoice;
}

/** A form of tournament for several at one table; its words are `score.form.<id>`, those of its variants `score.variant.<id>`. */
export interface ScoreForm {
  readonly id: string;
  readonly variants: readonly { readonly id: string; readonly options: FormChoice }[];
}

/** What one seat of a table of several has come to. */
export interface SeatScore<F extends string = string> {
  readonly seat: number;
  readonly figures: Partial<Readonly<Record<F, number>>>;
  /** Whether they count: not where only survivors can win, for example. */
  readonly counts: boolean;
  /** Whether the game is over for this seat, even if others play on. */
  readonly isDone: boolean;
  readonly fate: string;
  readonly team: string | null;
}

/** The captains of the house, who sail every sea with everybody's dice, and how a sea is judged by what becomes of them. */
export interface House<G extends GameShape = GameShape> {
  /** Counts every change of the captains or of the bounds: what was reckoned by another version is another thing. */
  readonly version: number;
  /** The three ghosts everybody races against, the most cautious first. */
  readonly ghosts: readonly { readonly id: string; readonly bot: Bot<G> }[];
  /** Those whose manners the simulated captains have, in turn. */
  readonly crowd: readonly Bot<G>[];
  /** What a simulated captain brings back on the average of a sea that is called poor at most, and of one called rich at least. */
  readonly riches: { readonly poor: number; readonly rich: number };
  /** How many in a hundred are lost on a sea that is called calm at most, and on one called dangerous at least. */
  readonly danger: { readonly calm: number; readonly dangerous: number };
}

/** How players of a game are compared, each at a table of their own or several at one. */
export interface Scoring<G extends GameShape = GameShape, F extends string = string> {
  readonly figures: Readonly<Record<F, ScoreFigure>>;
  /** What may count, the usual first, each with the figures that decide, in this order. */
  readonly orders: Readonly<Record<string, readonly F[]>>;
  /** Orders in which two points are given for everybody left behind on the same dice and one for an equal, as at duplicate bridge. */
  readonly duplicate?: readonly string[];
  /** How long an attempt may be. */
  readonly lengths: readonly {
    readonly id: string;
    readonly count?: { readonly min: number; readonly max: number };
  }[];
  /** The ends that are no good news; all others are. */
  readonly badEnds: readonly string[];
  /** What can be announced, the shortest first. */
  readonly plans?: readonly ScorePlan[];
  /** The tournaments of several at one table. */
  readonly forms?: readonly ScoreForm[];
  /** The options of every attempt: what makes sense only at another kind of table is settled. */
  readonly settled: Partial<G['options']>;
  /** Whether an attempt has reached its length; the rules may end it earlier. */
  isOver(state: G['state'], length: Length): boolean;
  /** The patrol or turn that is under way, counted from 1. */
  progress(state: G['state']): number;
  /** What came of an attempt, which counts as it stands when it was not played to the end. */
  result(state: G['state'], log: readonly LogEvent[], length: Length): Scored;
  /** The captains of the house, where the game has some. */
  readonly house?: House<G>;
  /** What every seat of a table of several has come to. */
  bySeat?(state: G['state']): readonly SeatScore<F>[];
  /** What a day, written as 2026-11-17, sets for everybody, where the game has a sea of the day. */
  day?(day: string): { readonly options: FormChoice; readonly length: Length };
}

/** How figures are compared, apart from where they come from. */
export type Comparing = Pick<Scoring, 'figures' | 'orders' | 'duplicate'>;

/** One figure of an attempt, whether it is stored or follows from others. */
export function figureOf({ figures }: Pick<Comparing, 'figures'>, name: string, scored: Scored): number {
  return figures[name]?.of?.(scored) ?? Number(scored[name] ?? 0);
}

const orderOf = ({ orders }: Comparing, counts: string): readonly string[] => orders[counts] ?? [];

/** The dice of a ghost's own mind: the same on every machine, and wherever the ghost sails. */
export const mindOf = (id: string): Rng => rngFrom(seedFrom(`ghost ${id}`), 'bot');

/** The figure in which an order is told, and compared with what a bot makes of the same dice. */
export const leadOf = (scoring: Comparing, counts: string): string => {
  const order = orderOf(scoring, counts);
  return order.find((name) => scoring.figures[name]?.shown === 'score') ?? order[0] ?? '';
};

/** What decides between equals, in this order. */
export const tiesOf = (scoring: Comparing, counts: string): readonly string[] =>
  orderOf(scoring, counts).slice(isDuplicate(scoring, counts) ? 0 : 1);

/** Whether the score is the number of those left behind. */
export const isDuplicate = ({ duplicate = [] }: Comparing, counts: string): boolean =>
  duplicate.includes(counts);

/** What one attempt is worth by itself. */
export const worthOf = (scoring: Comparing, counts: string, scored: Scored): number =>
  figureOf(scoring, orderOf(scoring, counts)[0] ?? '', scored);

/** The numbers by which attempts are compared, added up, the most important first; more is better. */
export const keyOf = (scoring: Comparing, counts: string, all: readonly Scored[]): readonly number[] =>
  orderOf(scoring, counts).map((name) => {
    const total = all.reduce((sum, scored) => sum + figureOf(scoring, name, scored), 0);
    return scoring.figures[name]?.better === 'less' ? -total : total;
  });

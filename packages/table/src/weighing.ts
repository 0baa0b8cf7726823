/** How a game is weighed: who plays imagined games on, what they are worth, and what is told of their ends. */
import type { Bot } from './bots.ts';
import { randomBot } from './bots.ts';
import type { Choice, Decision, FillDecision, FormChoice } from './decision.ts';
import type { GameDefinition, GameShape, Odds } from './game.ts';
import { oddsText } from './game.ts';
import type { Text } from './text.ts';
import { text } from './text.ts';

/** Something a game may be about, measured at its end. */
export interface Worth<G extends GameShape> {
  readonly id: string;
  /** What is measured. */
  readonly name: Text;
  /** The ids of those it is made of, which are shown in its place. */
  readonly parts?: readonly string[];
  /** An amount of it, in words. */
  readonly said: (amount: number) => Text;
  /** The same without rounding, for sums that must add up as they are printed; `said` when left out. */
  readonly exactly?: (amount: number) => Text;
  readonly of: (state: G['state'], seat: number) => number;
  /** The smallest amount that is told apart, 0.001 when left out. */
  readonly grain?: number;
}

/** The manners in which a plan may be suggested: with few means, as the habit would, for the greatest prize. */
export const MANNERS = ['thrifty', 'steady', 'bold'] as const;

/** A manner in which a plan may be suggested. */
export type Manner = (typeof MANNERS)[number];

/** A plan with its reason. */
export interface Suggestion {
  /** Every manner that comes to this plan. */
  readonly manners: readonly Manner[];
  readonly choice: Choice;
  /** One line: what it is after, what that gains and what it costs; every number in it is a chance shown for the plan. */
  readonly why: Text;
}

/** What a manner comes to. */
export interface MannerPlan {
  readonly manner: Manner;
  /** The same for plans that come to the same. */
  readonly key: string;
  readonly choice: Choice;
  readonly why: Text;
}

/** One suggestion for each plan that differs, with all the manners that come to it. */
export function plansTogether(found: readonly MannerPlan[]): Suggestion[] {
  const byKey = new Map<string, { manners: Manner[]; choice: Choice; why: Text }>();
  for (const { manner, key, choice, why } of found) {
    const same = byKey.get(key);
    if (same) same.manners.push(manner);
    else byKey.set(key, { manners: [manner], choice, why });
  }
  return [...byKey.values()];
}

/** The chances shown for a plan as its reason, in the words in which they are shown; null where there are none. */
export function whyByOdds(odds: readonly Odds[]): Text | null {
  const [first, ...others] = odds.map((one) =>
    text('table.why.chance', { of: oddsText(one), chance: one.chance }),
  );
  if (first === undefined) return null;
  return others.reduce((list, next) => text('table.why.list', { first: list, second: next }), first);
}

/** The chances shown for a choice. */
export type OddsOf = (choice: Choice) => readonly Odds[];

/** What counts as a doubtful answer, a mistake and a blunder, and how far games differ, in what the game is reviewed by. */
export interface ReviewScale {
  readonly doubtful: number;
  readonly mistake: number;
  readonly blunder: number;
  /** The usual distance of a result from the average one. */
  readonly spread: number;
  /** The smallest amount that accounts are kept in. */
  readonly grain: number;
  /**
   * Where results are worth something other than their mean: what each mean comes to, in rising order and straight in between.
   * The worth of an end is then the share of a win.
   */
  readonly curve?: readonly (readonly [mean: number, share: number])[];
  /** The imagined games of a usual review, where those of this game take longer than others. */
  readonly rollouts?: number;
}

/** Where imagined games may stop before their end, and what they are worth there. */
export interface Horizon<G extends GameShape> {
  /** Tells of a state that came of this one whether it is far enough; null when games must be played out. */
  readonly from: (before: G['state'], seat: number) => ((now: G['state']) => boolean) | null;
  /** What a state is worth there, by the ids of the worths that can be told by then. */
  readonly worths: (now: G['state'], seat: number) => Readonly<Record<string, number>>;
  /** The ids of what may be said of an end and is settled by then. */
  readonly happens: readonly string[];
}

/** How reviews judge a game. */
export interface ReviewFacts<G extends GameShape> {
  /** The id of the worth that games are reviewed by. */
  readonly by: string;
  /** The scale of a worth in a game with these options, as its first state has them; null where there is none. */
  readonly scale: (state: G['state'], seats: number, by: string) => ReviewScale | null;
  readonly horizon?: Horizon<G>;
}

/** What a switch was found to change in games of bots, against the options a game begins with; written by `npm run lab`. */
export interface SwitchFindings {
  readonly rulesVersion: string;
  /** Games with and without every switch. */
  readonly games: number;
  readonly bot: string;
  /** Whether the first measure is a share, which is told in hundredths. */
  readonly share: boolean;
  /** By switch, such as `printing=first`: the difference of the first measure, half its interval, and 1 when it is clear beyond chance. */
  readonly by: Readonly<Record<string, readonly [difference: number, half: number, clear: 0 | 1]>>;
}

/** What advice and reviews of a game go by. */
export interface Weighing<G extends GameShape> {
  /** Plays imagined games on, at every seat: the manner of the best bot, without looking ahead. */
  readonly habit: Bot<G>;
  /** What the game is about; the first unless the player chooses another. */
  readonly worths: readonly Worth<G>[];
  /** What may be said of an end, against the position that was asked about, by id; in words `happens.<id>`. Each is good news. */
  readonly happens?: Readonly<Record<string, (end: G['state'], before: G['state'], seat: number) => boolean>>;
  /** The single changes of a filled-in form that are worth trying; those of `neighboursOf` when left out. */
  readonly neighbours?: (
    view: G['view'],
    decision: FillDecision,
    choice: FormChoice,
  ) => readonly FormChoice[];
  /** Plans of different manners, each with its reason; none where the game has no more to say than its habit does. */
  readonly suggestions?: (view: G['view'], decision: Decision, oddsOf: OddsOf) => readonly Suggestion[];
  /**
   * What the laboratory compares, the most telling first: figures by name, words of tallies as `tally.word`, `won`, or `won.SEAT`
   * among several; every figure when left out.
   */
  readonly measures?: readonly string[];
  /** What the laboratory found; in words `finding.more`, `finding.fewer` and `finding.none`. */
  readonly findings?: SwitchFindings;
  /** How reviews judge a game; by its first worth and how far games differ when left out. */
  readonly review?: ReviewFacts<G>;
}

/** The bot that plays imagined games on: the game's habit, or else its steady bot. */
export const habitOf = <G extends GameShape>({ weighing, bots }: GameDefinition<G>): Bot<G> =>
  weighing?.habit ?? bots.steady ?? randomBot;

/** What a game of so many seats may be judged by, the usual first: among several whether it is won. `state` is any of its states. */
export function worthsOf<G extends GameShape>(
  game: GameDefinition<G>,
  seats: number,
  state: G['state'],
): readonly [Worth<G>, ...Worth<G>[]] {
  return listOf(game, seats, game.weighing?.worths ?? firstFigure(game, state));
}

const WIN = 'win';

function listOf<G extends GameShape>(
  game: GameDefinition<G>,
  seats: number,
  [first, ...others]: readonly Worth<G>[],
): readonly [Worth<G>, ...Worth<G>[]] {
  if (seats > 1 || !first) return [winOf(game), ...(first ? [first, ...others] : [])];
  return [first, ...others];
}

/** The share of a win that a seat has at the end. */
const winOf = <G extends GameShape>(game: GameDefinition<G>): Worth<G> => ({
  id: WIN,
  name: text('table.worth.win'),
  said: (share) => text('table.worth.share', { share }),
  of: (state, seat) => {
    const winners = game.outcome(state)?.winners ?? [];
    return winners.includes(seat) ? 1 / winners.length : 0;
  },
});

/** Alone there is nobody to win against: the first figure of the game counts. */
function firstFigure<G extends GameShape>(game: GameDefinition<G>, state: G['state']): Worth<G>[] {
  const [name] = Object.keys(game.figures(state).numbers);
  return name === undefined ? [] : [figureWorth(game, name)];
}

/** One of the figures of a game as what it is about. */
const figureWorth = <G extends GameShape>(game: GameDefinition<G>, name: string): Worth<G> => ({
  id: name,
  name: text(`figure.${name}`),
  said: (n) => text('table.worth.number', { n: shortNumber(n) }),
  exactly: (n) => text('table.worth.number', { n }),
  of: (end) => game.figures(end).numbers[name] ?? 0,
});

/** What a game may be judged by where no state of it is at hand, and by what it was: the usual first, as `worthsOf` has it. */
export function worthsBy<G extends GameShape>(
  game: GameDefinition<G>,
  seats: number,
  by: string,
): readonly [Worth<G>, ...Worth<G>[]] {
  return listOf(game, seats, game.weighing?.worths ?? (by === WIN ? [] : [figureWorth(game, by)]));
}

/** A mean as it is told: small ones keep a decimal. */
export const shortNumber = (value: number): number =>
  Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value);

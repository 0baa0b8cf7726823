/** What part of an experiment came to; parts can be added up in any order. */
import type { AnyGame, GameShape, Worth } from '@flotilla/table';
import { own } from '@flotilla/table';
import { worthsOf } from '@flotilla/table/run';
import type { FinishedGame, Gathered } from '../simulation/gather.ts';
import { mergeGathered, newGathered, PARTS_OF_WIN, winOf } from '../simulation/gather.ts';
import type { Shard } from '../simulation/plan.ts';
import type { ShardGame } from '../simulation/shard.ts';
import { gatherPlayed, playNumbered } from '../simulation/shard.ts';
import type { Spread } from '../statistics/spread.ts';
import { addToSpread, mergeSpread, newSpread } from '../statistics/spread.ts';
import type { Sums } from '../statistics/sums.ts';
import { addToSums, mergeSums, newSums } from '../statistics/sums.ts';
import type { Experiment } from './experiment.ts';

/** Games of an arm less the same games of the first arm, by measure; a measure that is missing never differed. */
export interface Differences {
  pairs: number;
  readonly by: Record<string, Sums>;
}

/** What was counted of some games of an experiment. */
export interface Part {
  /** By arm. */
  readonly arms: Gathered[];
  /** By arm after the first; none unless the arms are compared. */
  readonly differences: Differences[];
  /** The first bot's share of the wins of every game number; empty unless it is a match. */
  readonly score: Spread;
}

/** Nothing counted yet. */
export const newPart = ({ kind, arms }: Experiment): Part => ({
  arms: arms.map(newGathered),
  differences: kind === 'simulate' ? [] : arms.slice(1).map(() => ({ pairs: 0, by: {} })),
  score: newSpread(),
});

/** Plays games of an experiment and counts them. */
export function runPart(game: AnyGame, experiment: Experiment, shard: Shard, most?: number): Part {
  const part = newPart(experiment);
  for (let number = shard.first; number < shard.first + shard.count; number++) {
    const played = experiment.arms.map(({ plan }) => playNumbered(game, plan, number, most));
    for (const [i, { plan }] of experiment.arms.entries())
      gatherPlayed(part.arms[i] as Gathered, played[i] as ShardGame, plan.by);
    if (experiment.kind !== 'simulate') compare(part.differences, played);
    if (experiment.kind === 'match') score(game, experiment, part.score, played);
  }
  return part;
}

/** Adds everything the second holds to the first. */
export function mergePart(into: Part, from: Part): void {
  for (const [i, gathered] of from.arms.entries()) mergeGathered(into.arms[i] as Gathered, gathered);
  for (const [i, { pairs, by }] of from.differences.entries()) {
    const differences = into.differences[i] as Differences;
    differences.pairs += pairs;
    for (const name of Object.keys(by)) mergeSums(sumsOf(differences, name), by[name] as Sums);
  }
  mergeSpread(into.score, from.score);
}

function sumsOf({ by }: Differences, name: string): Sums {
  const known = own(by, name);
  if (known) return known;
  const sums = newSums();
  by[name] = sums;
  return sums;
}

/** Adds the differences between the first game and each of the others; a pair of which one failed does not count. */
function compare(differences: readonly Differences[], [first, ...others]: readonly ShardGame[]): void {
  if (first?.kind !== 'finished') return;
  const before = measuresOf(first);
  for (const [i, other] of others.entries()) {
    if (other.kind !== 'finished') continue;
    const into = differences[i] as Differences;
    into.pairs++;
    const after = measuresOf(other);
    for (const name of new Set([...before.keys(), ...after.keys()])) {
      const difference = (after.get(name) ?? 0) - (before.get(name) ?? 0);
      if (difference !== 0) addToSums(sumsOf(into, name), difference);
    }
  }
}

/** What can be compared of a finished game, by name: its figures, its words as 0 or 1, its length, and who won. */
function measuresOf({ figures, answers, outcome, bots }: FinishedGame): Map<string, number> {
  const measures = new Map(Object.entries(figures.numbers));
  for (const name of Object.keys(figures.tallies)) measures.set(`${name}.${figures.tallies[name]}`, 1);
  measures.set('answers', answers);
  for (const [seat] of bots.entries())
    measures.set(bots.length === 1 ? 'won' : `won.${seat + 1}`, winOf(outcome, seat) / PARTS_OF_WIN);
  return measures;
}

/** Adds the first bot's share of the wins; alone at the table, the better game of the two wins. */
function score(game: AnyGame, { arms }: Experiment, into: Spread, played: readonly ShardGame[]): void {
  const bot = arms[0].plan.bots[0] as string;
  let parts = 0;
  const worths: number[] = [];
  for (const one of played) {
    if (one.kind !== 'finished') return;
    if (one.bots.length === 1) {
      const [worth] = worthsOf(game, 1, one.state) as readonly [Worth<GameShape>];
      worths.push(worth.of(one.state, 0));
    } else parts += winOf(one.outcome, one.bots.indexOf(bot));
  }
  const [first, second] = worths;
  if (first === undefined || second === undefined) addToSpread(into, parts / (PARTS_OF_WIN * played.length));
  else addToSpread(into, first > second ? 1 : first === second ? 0.5 : 0);
}

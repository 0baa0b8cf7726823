/** The work of a review in pieces: each can be done anywhere, by itself and in any order, and comes to the same everywhere. */
import type { Bot, GameDefinition, GameShape, LedThrow, Seed } from '@flotilla/table';
import { diceOf, distributionOf, readDice, rngFrom, seedFrom } from '@flotilla/table';
import type { GameRecord } from '@flotilla/table/run';
import { botRngs, habitOf, playOn, Table } from '@flotilla/table/run';
import type { World } from '../rollout.ts';
import { playedOn, ROLLOUT_CAP } from '../rollout.ts';
import type { FollowingRoll, Played, QuestionPosition } from './questions.ts';
import { playedBy } from './questions.ts';
import type { WorldMeasure } from './scale.ts';
import type { WorldBlock } from './tally.ts';
import { countWorld, newBlock } from './tally.ts';
import { REVIEW_VERSION } from './types.ts';

/** A piece of work. */
export type ReviewJob =
  /** Answers to a question, tried in some worlds. */
  | {
      readonly kind: 'worlds';
      readonly question: number;
      readonly from: number;
      readonly to: number;
      readonly raced: readonly number[];
    }
  /** Every number a roll could have shown, tried in some worlds. */
  | {
      readonly kind: 'roll';
      readonly question: number;
      readonly roll: number;
      readonly from: number;
      readonly to: number;
    }
  /** Simulated games with the same options. */
  | { readonly kind: 'games'; readonly from: number; readonly to: number };

/** What a piece of work came to. */
export type JobResult =
  | { readonly kind: 'worlds' | 'roll'; readonly job: ReviewJob; readonly block: WorldBlock }
  | { readonly kind: 'games'; readonly job: ReviewJob; readonly results: readonly number[] };

/** What a review needs to know besides the game that was played. */
export interface WorkOrder<G extends GameShape> {
  readonly played: Played<G>;
  readonly measures: readonly WorldMeasure<G>[];
  readonly by: string;
  readonly seed: string;
  /** The version whose worlds are imagined; that of reviews when left out. */
  readonly version?: string;
  /** Who plays on. */
  readonly policy?: Bot<G>;
  /** Whether games are always played out. */
  readonly full?: boolean;
}

/** The prefix of what happened among the measures. */
export const HAPPENS = 'happens.';

/** What is measured in every world of a question. */
export function measuresAt<G extends GameShape>(
  order: WorkOrder<G>,
  position: QuestionPosition<G>,
): string[] {
  const { weighing } = order.played.game;
  const happens = Object.keys(weighing?.happens ?? {});
  const worths = order.measures.map(({ worth }) => worth.id);
  const horizon = farFrom(order, position) ? weighing?.review?.horizon : undefined;
  if (!horizon) return [...worths, ...happens.map((what) => HAPPENS + what)];
  const known = horizon.worths(position.table.state.game, order.played.seat);
  return [
    ...worths.filter((id) => id in known),
    ...happens.filter((what) => horizon.happens.includes(what)).map((what) => HAPPENS + what),
  ];
}

function farFrom<G extends GameShape>(order: WorkOrder<G>, { table }: QuestionPosition<G>) {
  if (order.full) return null;
  return order.played.game.weighing?.review?.horizon?.from(table.state.game, order.played.seat) ?? null;
}

/** Does a piece of work. */
export function workAt<G extends GameShape>(order: WorkOrder<G>, job: ReviewJob): JobResult {
  if (job.kind === 'games') return { kind: 'games', job, results: simulated(order, job.from, job.to) };
  const position = order.played.positions[job.question] as QuestionPosition<G>;
  const block =
    job.kind === 'worlds'
      ? tried(order, position, job.from, job.to, job.raced)
      : thrown(order, position, job.from, job.to, job.roll);
  return { kind: job.kind, job, block };
}

/** A worker of reviews: plays the record once and then does what it is handed. */
export function openWork<G extends GameShape>(
  game: GameDefinition<G>,
  record: GameRecord,
  seat: number,
  order: Omit<WorkOrder<G>, 'played'>,
): (job: ReviewJob) => JobResult {
  const whole = { ...order, played: playedBy(game, record, seat) };
  return (job) => workAt(whole, job);
}

/** Bits in the opposite order, as a number from 0 up to 1: the first 2ⁿ numbers are spread evenly. */
function spreadOut(round: number): number {
  let reversed = 0;
  for (let bit = 0, rest = round; bit < 32; bit++, rest >>>= 1) reversed = reversed * 2 + (rest & 1);
  return reversed / 0x1_0000_0000;
}

interface Trial<G extends GameShape> {
  readonly world: Omit<World<G>, 'round' | 'leading'>;
  readonly measures: readonly string[];
  readonly shift: number;
}

function trialAt<G extends GameShape>(order: WorkOrder<G>, position: QuestionPosition<G>): Trial<G> {
  const { game, seat } = order.played;
  const { decision } = position.question;
  const seed: Seed = seedFrom(`${order.seed} ${order.version ?? REVIEW_VERSION} ${decision}`);
  return {
    world: {
      table: position.table,
      seat,
      bot: order.policy ?? habitOf(game),
      seed,
      decision,
      most: ROLLOUT_CAP,
      isFar: farFrom(order, position),
    },
    measures: measuresAt(order, position),
    shift: rngFrom(seed, 'shift').below(65536) / 65536,
  };
}

/** Tries answers in some worlds; the first throw is spread evenly over them. */
function tried<G extends GameShape>(
  order: WorkOrder<G>,
  position: QuestionPosition<G>,
  from: number,
  to: number,
  raced: readonly number[],
): WorldBlock {
  const trial = trialAt(order, position);
  const { candidates } = position.question;
  const block = newBlock(from, to, raced, trial.measures);
  for (let round = from; round < to; round++) {
    const first = (spreadOut(round) + trial.shift) % 1;
    const world = { ...trial.world, round, leading: { first } };
    const choices = raced.map((one) => candidates[one]?.choice ?? '');
    countTrials(
      block,
      choices.map((choice) => () => grainsOf(order, position, world, trial.measures, choice)),
    );
  }
  return block;
}

type Grains = Readonly<Record<string, number>> | 'capped';

/** Counts a world unless one of the games in it fails or does not end. */
function countTrials(block: WorldBlock, trials: readonly (() => Grains)[]): void {
  const found: Readonly<Record<string, number>>[] = [];
  try {
    for (const trial of trials) {
      const grains = trial();
      if (grains === 'capped') {
        block.capped++;
        return;
      }
      found.push(grains);
    }
  } catch {
    block.failed++;
    return;
  }
  const measures = Object.keys(block.sums);
  countWorld(
    block,
    Object.fromEntries(
      measures.map((measure) => [measure, found.map((grains) => grains[measure] as number)]),
    ),
  );
}

/** What an answer comes to in a world, in whole grains. */
function grainsOf<G extends GameShape>(
  order: WorkOrder<G>,
  position: QuestionPosition<G>,
  world: World<G>,
  measures: readonly string[],
  choice: Parameters<typeof playedOn>[1],
): Grains {
  const { table, ended } = playedOn(world, choice);
  if (ended === 'capped') return 'capped';
  const { weighing } = order.played.game;
  const { seat } = order.played;
  const end = table.state.game;
  const far = ended === 'far' ? weighing?.review?.horizon?.worths(end, seat) : undefined;
  const grains: Record<string, number> = {};
  for (const { worth, grain } of order.measures)
    if (measures.includes(worth.id))
      grains[worth.id] = Math.round((far?.[worth.id] ?? worth.of(end, seat)) / grain);
  for (const measure of measures) {
    if (!measure.startsWith(HAPPENS)) continue;
    const holds = weighing?.happens?.[measure.slice(HAPPENS.length)];
    grains[measure] = holds?.(end, position.table.state.game, seat) ? 1 : 0;
  }
  return grains;
}

/** Every number that the dice of a roll can show, in rising order, with its exact chance. */
export const naturalsOf = ({ dice }: FollowingRoll): { natural: number; chance: number }[] =>
  [...distributionOf(dice)].map(([natural, chance]) => ({ natural, chance }));

/** The faces that give a number; another of them in each world. */
function facesFor(text: string, natural: number, round: number): number[] {
  const dice = diceOf(text);
  const found: number[][] = [];
  const add = (faces: number[]): void => {
    if (faces.length < dice.count) for (let face = 1; face <= dice.sides; face++) add([...faces, face]);
    else if (readDice(dice, faces) === natural) found.push(faces);
  };
  add([]);
  return found[round % found.length] as number[];
}

/** Tries every number a roll could have shown; what fell before it falls again. */
function thrown<G extends GameShape>(
  order: WorkOrder<G>,
  position: QuestionPosition<G>,
  from: number,
  to: number,
  roll: number,
): WorldBlock {
  const trial = trialAt(order, position);
  const { rolls, choice } = position.question;
  const weighed = rolls[roll] as FollowingRoll;
  const naturals = naturalsOf(weighed);
  const block = newBlock(
    from,
    to,
    naturals.map((_, i) => i),
    trial.measures,
  );
  const before: readonly LedThrow[] = rolls.slice(0, roll);
  for (let round = from; round < to; round++) {
    const worlds = naturals.map(({ natural }) => {
      const led = { ...weighed, faces: facesFor(weighed.dice, natural, round) };
      return { ...trial.world, round, leading: { throws: [...before, led] } };
    });
    countTrials(
      block,
      worlds.map((world) => () => grainsOf(order, position, world, trial.measures, choice)),
    );
  }
  return block;
}

/** Games simulated with the same options, by their results in grains of the worth that decides. */
function simulated<G extends GameShape>(order: WorkOrder<G>, from: number, to: number): number[] {
  const { played, measures, by } = order;
  const { game, seat, seats, opening } = played;
  const { worth, grain } = measures.find((one) => one.worth.id === by) as WorldMeasure<G>;
  const bot = order.policy ?? habitOf(game);
  const results: number[] = [];
  for (let number = from; number < to; number++) {
    const seed = `${order.seed} game ${number}`;
    const table = new Table<G>({ game, options: opening.setting.options, seats, seed, recording: 'off' });
    try {
      playOn(
        table,
        Array.from({ length: seats }, () => bot),
        botRngs(seed, seats),
        undefined,
        ROLLOUT_CAP,
      );
      if (table.over) results.push(Math.round(worth.of(table.state.game, seat) / grain));
    } catch {
      // A game that breaks off has no result.
    }
  }
  return results;
}

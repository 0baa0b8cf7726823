/** Finding puzzles in a played game: every question is looked at, and what seems clear is weighed again in fresh worlds. */
import type { AnyGame, Bot, GameShape } from '@flotilla/table';
import { botNamed, optionsOf, Table, worthsOf } from '@flotilla/table/run';
import { clearAt } from '../review/normal.ts';
import type { Played, QuestionPosition } from '../review/questions.ts';
import { playedBy } from '../review/questions.ts';
import type { Yardstick } from '../review/scale.ts';
import { toldEstimate, toldLead, yardstickOf } from '../review/scale.ts';
import { INTERVAL } from '../review/summary.ts';
import type { WorldBlock } from '../review/tally.ts';
import { isSame, leadOf, meanOf } from '../review/tally.ts';
import { HAPPENS, workAt } from '../review/work.ts';
import type { Estimate } from '../statistics/pairs.ts';
import { CLEAR } from '../statistics/pairs.ts';
import type { ClearDifference } from '../why.ts';
import { recordOf, shortHash } from './book.ts';
import type { Puzzle, PuzzleGame } from './types.ts';

/** Worlds of the first glance, of the look at what seems clear by it, and of each of the two checks in fresh ones. */
export interface PuzzleWorlds {
  readonly glance: number;
  readonly look: number;
  readonly check: number;
}

/** What a search goes by. */
export interface PuzzleSearch {
  readonly worlds: PuzzleWorlds;
  /** The name of another bot under which the best answer has to stay the best. */
  readonly other: string;
  /** The most puzzles of one game, and of one of its steps. */
  readonly most: number;
  readonly mostOfStep: number;
  /** The share of the game's questions that are passed over at its beginning. */
  readonly from: number;
  /** Whether the checks play every imagined game out, whatever the first looks do. */
  readonly full: boolean;
  /** How many standard errors an answer may still gain before it is given up: less finds fewer puzzles, sooner, and never milder ones. */
  readonly hope: number;
  /** Whether a puzzle is wanted, by its step, the option that seems best, how many there are, and whether the habit finds it. */
  readonly wants: (step: string, best: string, options: number, isHabit: boolean) => boolean;
}

/** A puzzle before it has its place in a book, with the id of its best answer. */
export type FoundPuzzle = Omit<Puzzle, 'game'> & { readonly answer: string };

/** More answers than fit on a phone's screen are no puzzle. */
const MOST_ANSWERS = 9;

interface Weighing {
  readonly played: Played<GameShape>;
  readonly yardstick: Yardstick<GameShape>;
  readonly full: boolean;
  readonly hope: number;
}

/** Looks at every question of a seat and gives the puzzles among them, in the order of the game. */
export function* puzzlesIn(
  game: AnyGame,
  from: PuzzleGame,
  seat: number,
  search: PuzzleSearch,
): Generator<{ readonly question: number; readonly of: number; readonly found: FoundPuzzle | null }> {
  const played = playedBy(game, recordOf(game, from), seat) as unknown as Played<GameShape>;
  const yardstick = yardstickOf(played.opening, undefined, () => 1);
  const steps = new Map<string, number>();
  let puzzles = 0;
  for (const position of played.positions) {
    const { number, step } = position.question;
    const of = played.positions.length;
    if (number < search.from * of) continue;
    const ofStep = steps.get(step) ?? 0;
    const isWanted = puzzles < search.most && ofStep < search.mostOfStep;
    const weighing = { played, yardstick, full: search.full, hope: search.hope };
    const found = isWanted ? puzzleAt(from, weighing, position, search) : null;
    if (found) {
      steps.set(step, ofStep + 1);
      puzzles++;
    }
    yield { question: number, of, found };
  }
}

/** The puzzle at a question; null when there is none. */
function puzzleAt(
  from: PuzzleGame,
  weighing: Weighing,
  position: QuestionPosition<GameShape>,
  { worlds, other, wants }: PuzzleSearch,
): FoundPuzzle | null {
  const { candidates, answer, step, habit } = position.question;
  const offered = candidates.every((one) => one.from === 'offered');
  if (!offered || candidates.length < 2 || candidates.length > MOST_ANSWERS) return null;
  const quickly = { ...weighing, full: false };
  const glance: WorldBlock[] = [];
  let best: number | null = null;
  for (const [start, end] of halvesOf(worlds.glance)) {
    glance.push(tried(quickly, position, 'glance', start, end));
    best = bestIn(weighing, glance, candidates.length);
    if (best === null || !seemsClear(weighing, glance, best, candidates.length)) return null;
  }
  if (best === null) return null;
  if (!wants(step, String(candidates[best]?.choice), candidates.length, best === habit)) return null;
  const check = {
    best,
    answers: candidates.length,
    worlds: worlds.check,
    strictly: true,
    seed: 'first check',
  };
  const near = rivalsOf(weighing, glance, best, candidates.length).slice(0, DUELLED);
  const look: WorldBlock[] = [];
  for (const [start, end] of halvesOf(worlds.look)) {
    look.push(tried(quickly, position, 'look', start, end, { raced: [best, ...near] }));
    if (isHopeless(weighing, look, near, check)) return null;
  }
  const first = checked(weighing, position, check);
  if (!first) return null;
  const second = checked(weighing, position, { ...check, seed: 'second check' });
  if (!second) return null;
  const policy = botNamed(weighing.played.game, other);
  if (!checked(weighing, position, { ...check, seed: 'another captain', strictly: false, policy }))
    return null;
  const blocks = [...first, ...second];
  const all = candidates.map((_, i) => i);
  return {
    at: answer,
    seat: weighing.played.seat,
    step,
    answer: String(candidates[best]?.choice),
    hash: shortHash(recordOf(weighing.played.game as AnyGame, from, answer).stateHash),
    best,
    habit,
    ...figuresOf(weighing, blocks, all),
    why: all.map((one) => (one === best ? null : whyOf(blocks, best, one))),
  };
}

/** Worlds in two halves, the first of which may be enough. */
const halvesOf = (worlds: number): readonly (readonly [from: number, to: number])[] => [
  [0, worlds / 2],
  [worlds / 2, worlds],
];

/** Who plays on when it is not the habit, and which answers are tried when not all are. */
interface Trying {
  readonly policy?: Bot<GameShape> | undefined;
  readonly raced?: readonly number[];
}

function tried(
  { played, yardstick, full }: Weighing,
  position: QuestionPosition<GameShape>,
  seed: string,
  from: number,
  to: number,
  { policy, raced }: Trying = {},
): WorldBlock {
  const { number, candidates } = position.question;
  const order = { played, measures: yardstick.measures, by: yardstick.by, seed: `puzzle ${seed}`, full };
  const done = workAt(policy ? { ...order, policy } : order, {
    kind: 'worlds',
    question: number,
    from,
    to,
    raced: raced ?? candidates.map((_, i) => i),
  });
  if (done.kind === 'games') throw new Error('Answers were tried, not games.');
  return done.block;
}

/** A check in fresh worlds: how many, and whether it is one of the two strict ones. */
interface Check {
  readonly seed: string;
  readonly best: number;
  readonly answers: number;
  readonly worlds: number;
  readonly strictly: boolean;
  readonly policy?: Bot<GameShape>;
}

/** The worlds after which a check may already be hopeless; then after twice as many, and so on. */
const FIRST_STAGE = 24;

/** The worlds of a check that an answer stood; null when it failed. What cannot succeed any more is given up early. */
function checked(
  weighing: Weighing,
  position: QuestionPosition<GameShape>,
  check: Check,
): readonly WorldBlock[] | null {
  const { seed, best, answers, worlds, strictly, policy } = check;
  const others = othersOf(best, answers);
  const blocks: WorldBlock[] = [];
  for (let from = 0, to = FIRST_STAGE; from < worlds; from = to, to *= 2) {
    blocks.push(tried(weighing, position, seed, from, Math.min(to, worlds), { policy }));
    if (isHopeless(weighing, blocks, others, check)) return null;
  }
  return isClear(weighing, blocks, best, answers, strictly) ? blocks : null;
}

const grainOf = ({ yardstick: { by, measures } }: Weighing): number =>
  measures.find(({ worth }) => worth.id === by)?.grain ?? 1;

function bestIn(weighing: Weighing, blocks: readonly WorldBlock[], answers: number): number | null {
  if (worldsIn(blocks) < 2) return null;
  const { by } = weighing.yardstick;
  const means = Array.from({ length: answers }, (_, i) => meanOf(blocks, by, i, 1).mean);
  return means.indexOf(Math.max(...means));
}

/** By how much an answer is ahead of another, as it is told. */
function toldLeadIn(weighing: Weighing, blocks: readonly WorldBlock[], one: number, other: number): Estimate {
  const { by, scale } = weighing.yardstick;
  const grain = grainOf(weighing);
  const { mean, error } = leadOf(blocks, by, one, other, grain);
  if (!scale.curve) return { mean, error };
  const [first, second] = [meanOf(blocks, by, one, grain), meanOf(blocks, by, other, grain)];
  return toldLead(scale, first.mean, second.mean, error);
}

/** Whether an answer may be the best by something doubtful, as far as a glance can tell. */
const seemsClear = (
  weighing: Weighing,
  blocks: readonly WorldBlock[],
  best: number,
  answers: number,
): boolean =>
  othersOf(best, answers).every(
    (other) => toldLeadIn(weighing, blocks, best, other).mean >= weighing.yardstick.scale.doubtful / 2,
  );

/** Every answer but one. */
const othersOf = (best: number, answers: number): number[] =>
  Array.from({ length: answers }, (_, other) => other).filter((other) => other !== best);

/** How many rivals the best answer is looked at beside: a question fails by those that come nearest. */
const DUELLED = 2;

/** The other answers, those that come nearest first. */
function rivalsOf(
  weighing: Weighing,
  blocks: readonly WorldBlock[],
  best: number,
  answers: number,
): number[] {
  const leads = new Map(
    othersOf(best, answers).map((other) => [other, toldLeadIn(weighing, blocks, best, other).mean]),
  );
  return [...leads].sort(([, a], [, b]) => a - b).map(([other]) => other);
}

/**
 * Whether one answer is clearly the best: ahead of every other by a mistake at least, and surely by a doubtful answer. A check
 * under another captain asks for less: ahead of every other by something doubtful at least, and clearly.
 */
function isClear(
  weighing: Weighing,
  blocks: readonly WorldBlock[],
  best: number,
  answers: number,
  strictly: boolean,
): boolean {
  const { doubtful, mistake } = weighing.yardstick.scale;
  const measures = Object.keys(blocks[0]?.sums ?? {});
  if (worldsIn(blocks) < 2) return false;
  for (let other = 0; other < answers; other++) {
    if (other === best) continue;
    if (isSame(blocks, measures, best, other)) return false;
    const { mean, error } = toldLeadIn(weighing, blocks, best, other);
    if (!strictly) {
      if (mean < doubtful || mean < CLEAR * error) return false;
    } else if (mean < mistake || mean < clearAt(answers) * error || mean - INTERVAL * error < doubtful)
      return false;
  }
  return true;
}

const worldsIn = (blocks: readonly WorldBlock[]): number =>
  blocks.reduce((sum, { worlds }) => sum + worlds, 0);

/** Whether an answer will hardly be as far ahead of every other as a check of so many worlds asks for. Makes no check milder. */
function isHopeless(
  weighing: Weighing,
  blocks: readonly WorldBlock[],
  others: readonly number[],
  check: Check,
): boolean {
  const { doubtful, mistake } = weighing.yardstick.scale;
  const { best, answers, worlds, strictly } = check;
  const share = Math.sqrt(worldsIn(blocks) / worlds);
  if (worldsIn(blocks) < 2) return true;
  return others.some((other) => {
    const { mean, error } = toldLeadIn(weighing, blocks, best, other);
    const then = error * Math.min(1, share);
    const needed = strictly
      ? Math.max(mistake, clearAt(answers) * then, doubtful + INTERVAL * then)
      : Math.max(doubtful, CLEAR * then);
    return mean + weighing.hope * error < needed;
  });
}

function figuresOf(
  weighing: Weighing,
  blocks: readonly WorldBlock[],
  all: readonly number[],
): Pick<Puzzle, 'values' | 'errors' | 'pairs'> {
  const { by, scale } = weighing.yardstick;
  const grain = grainOf(weighing);
  const told = all.map((one) => toldEstimate(scale, meanOf(blocks, by, one, grain)));
  const rounded = (amount: number): number => Math.round(amount / scale.grain) * scale.grain;
  const tidy = (amount: number): number => Number(rounded(amount).toFixed(4));
  return {
    values: told.map(({ mean }) => tidy(mean)),
    errors: told.map(({ error }) => tidy(error)),
    pairs: all.flatMap((one) =>
      all.slice(0, one).map((other) => tidy(toldLeadIn(weighing, blocks, one, other).error)),
    ),
  };
}

/** What happens clearly more, and clearly less, often after the best answer than after another. */
function whyOf(
  blocks: readonly WorldBlock[],
  best: number,
  other: number,
): readonly [ClearDifference | null, ClearDifference | null] {
  const found = Object.keys(blocks[0]?.sums ?? {})
    .filter((measure) => measure.startsWith(HAPPENS))
    .map((measure) => ({ measure, lead: leadOf(blocks, measure, best, other, 1) }))
    .filter(({ lead: { mean, error } }) => mean !== 0 && Math.abs(mean) >= CLEAR * error)
    .sort((a, b) => Math.abs(b.lead.mean / b.lead.error) - Math.abs(a.lead.mean / a.lead.error));
  const told = (sign: 1 | -1): ClearDifference | null => {
    const one = found.find(({ lead }) => lead.mean * sign > 0);
    if (!one) return null;
    const share = (answer: number): number => Number(meanOf(blocks, one.measure, answer, 1).mean.toFixed(3));
    return { what: one.measure.slice(HAPPENS.length), first: share(best), second: share(other) };
  };
  return [told(1), told(-1)];
}

/** What a game is weighed by, for its book. */
export function scaleOf(
  game: AnyGame,
  { options, seats, seed }: Omit<PuzzleGame, 'answers'>,
): {
  readonly by: string;
  readonly shares: boolean;
  readonly grain: number;
  readonly scale: { readonly doubtful: number; readonly mistake: number; readonly blunder: number };
} {
  const chosen = optionsOf(game, options as never);
  const table = new Table({ game, options: chosen, seats, seed, recording: 'off' });
  const { by, scale } = yardstickOf(table, undefined, () => 1);
  const { doubtful, mistake, blunder, grain } = scale;
  const isWin = seats > 1 && worthsOf(game, seats, table.state.game)[0].id === by;
  return { by, shares: scale.curve !== undefined || isWin, grain, scale: { doubtful, mistake, blunder } };
}

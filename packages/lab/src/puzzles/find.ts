/** Finding puzzles in a played game: every question is glanced at, and what seems clear is weighed again in fresh worlds. */
import type { AnyGame, GameShape } from '@flotilla/table';
import { botNamed, optionsOf, Table, worthsOf } from '@flotilla/table/run';
import type { Played, QuestionPosition } from '../review/questions.ts';
import { playedBy } from '../review/questions.ts';
import { yardstickOf } from '../review/scale.ts';
import type { WorldBlock } from '../review/tally.ts';
import { recordOf, shortHash } from './book.ts';
import type { PuzzleCheck, PuzzleFigures, PuzzleWeighing } from './leads.ts';
import { bestIn, figuresOf, isClear, isHopeless, isPromising, othersOf, rivalsOf, triedIn } from './leads.ts';
import type { Puzzle, PuzzleBook, PuzzleGame } from './types.ts';

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

/** What came of one question. */
export interface LookedAt {
  readonly question: number;
  readonly of: number;
  readonly found: FoundPuzzle | null;
}

/** More answers than fit on a phone's screen are no puzzle. */
const MOST_ANSWERS = 9;

/**
 * Looks at every question of a seat and gives what came of it, in the order of the game. `known` is what a search that was stopped has
 * found of the first questions: they are not looked at again.
 */
export function* puzzlesIn(
  game: AnyGame,
  from: PuzzleGame,
  seat: number,
  search: PuzzleSearch,
  known: readonly LookedAt[] = [],
): Generator<LookedAt> {
  const weighing = weighingOf(game, from, seat, search.full);
  const { positions } = weighing.played;
  const before = new Map(known.map((one) => [one.question, one]));
  const steps = new Map<string, number>();
  let puzzles = 0;
  for (const position of positions) {
    const { number, step } = position.question;
    if (number < search.from * positions.length) continue;
    const ofStep = steps.get(step) ?? 0;
    const isWanted = puzzles < search.most && ofStep < search.mostOfStep;
    const found =
      before.get(number)?.found ??
      (isWanted && !before.has(number) ? puzzleAt(from, weighing, position, search) : null);
    if (found) {
      steps.set(step, ofStep + 1);
      puzzles++;
    }
    yield { question: number, of: positions.length, found };
  }
}

function weighingOf(game: AnyGame, from: PuzzleGame, seat: number, full: boolean): PuzzleWeighing {
  const played = playedBy(game, recordOf(game, from), seat) as unknown as Played<GameShape>;
  return { played, yardstick: yardstickOf(played.opening, undefined, () => 1), full };
}

/** How many errors the best answer has to be ahead after the first half of a glance, and after all of it. */
const PROMISING = [0.3, 0.8] as const;

/** How many rivals the best answer is looked at beside: a question fails by those that come nearest. */
const DUELLED = 2;

/** The puzzle at a question; null when there is none. */
function puzzleAt(
  from: PuzzleGame,
  weighing: PuzzleWeighing,
  position: QuestionPosition<GameShape>,
  { worlds, other, wants, hope }: PuzzleSearch,
): FoundPuzzle | null {
  const { candidates, answer, step, habit } = position.question;
  const answers = candidates.length;
  const offered = candidates.every((one) => one.from === 'offered');
  if (!offered || answers < 2 || answers > MOST_ANSWERS) return null;
  const quickly = { ...weighing, full: false };
  const glance: WorldBlock[] = [];
  let best: number | null = null;
  for (const [half, range] of halvesOf(worlds.glance).entries()) {
    glance.push(triedIn(quickly, position, 'glance', range));
    best = bestIn(weighing, glance, answers);
    if (best === null || !isPromising(weighing, glance, best, answers, PROMISING[half] ?? 0)) return null;
  }
  if (best === null || !wants(step, String(candidates[best]?.choice), answers, best === habit)) return null;
  const check = { best, answers, worlds: worlds.check, strictly: true, seed: CHECKS[0] };
  const near = rivalsOf(weighing, glance, best, answers).slice(0, DUELLED);
  const look: WorldBlock[] = [];
  for (const range of halvesOf(worlds.look)) {
    look.push(triedIn(quickly, position, 'look', range, { raced: [best, ...near] }));
    if (isHopeless(weighing, look, near, check, hope)) return null;
  }
  const first = checked(weighing, position, check, hope);
  const second = first && checked(weighing, position, { ...check, seed: CHECKS[1] }, hope);
  if (!first || !second) return null;
  const policy = botNamed(weighing.played.game, other);
  const another = { ...check, seed: 'another captain', strictly: false, policy };
  if (!checked(weighing, position, another, hope)) return null;
  return {
    at: answer,
    seat: weighing.played.seat,
    step,
    answer: String(candidates[best]?.choice),
    hash: shortHash(recordOf(weighing.played.game as AnyGame, from, answer).stateHash),
    best,
    habit,
    ...figuresOf(weighing, [...first, ...second], best),
  };
}

/** The seeds of the two strict checks. */
const CHECKS = ['first check', 'second check'] as const;

/** Worlds in two halves, the first of which may be enough. */
const halvesOf = (worlds: number): readonly (readonly [from: number, to: number])[] => [
  [0, worlds / 2],
  [worlds / 2, worlds],
];

/** The worlds after which a check may already be hopeless; then after twice as many, and so on. */
const FIRST_STAGE = 24;

/** The worlds of a check that an answer stood; null when it failed. What cannot succeed any more is given up early. */
function checked(
  weighing: PuzzleWeighing,
  position: QuestionPosition<GameShape>,
  check: PuzzleCheck,
  hope: number,
): readonly WorldBlock[] | null {
  const { seed, best, answers, worlds, policy } = check;
  const others = othersOf(best, answers);
  const blocks: WorldBlock[] = [];
  for (let from = 0, to = FIRST_STAGE; from < worlds; from = to, to *= 2) {
    blocks.push(triedIn(weighing, position, seed, [from, Math.min(to, worlds)], { policy }));
    if (isHopeless(weighing, blocks, others, check, hope)) return null;
  }
  return isClear(weighing, blocks, check) ? blocks : null;
}

/** The figures of a puzzle worked out again in the worlds of its checks: the same ones, while rules and bots are the same. */
export function figuresAgain(game: AnyGame, book: PuzzleBook, puzzle: Puzzle): PuzzleFigures {
  const played = book.games[puzzle.game] as PuzzleGame;
  const answers = [...played.answers.slice(0, puzzle.at), puzzle.best];
  const weighing = weighingOf(game, { ...played, answers }, puzzle.seat, book.full);
  const position = weighing.played.positions.find(({ question }) => question.answer === puzzle.at);
  if (!position) throw new Error('The game does not lead to this question.');
  const blocks = CHECKS.map((seed) => triedIn(weighing, position, seed, [0, book.worlds / CHECKS.length]));
  return figuresOf(weighing, blocks, puzzle.best);
}

/** What a game is weighed by, for its book. */
export function scaleOf(
  game: AnyGame,
  { options, seats, seed }: Omit<PuzzleGame, 'answers'>,
): Pick<PuzzleBook, 'by' | 'shares' | 'grain' | 'scale'> {
  const chosen = optionsOf(game, options as never);
  const table = new Table({ game, options: chosen, seats, seed, recording: 'off' });
  const { by, scale } = yardstickOf(table, undefined, () => 1);
  const { doubtful, mistake, blunder, grain } = scale;
  const isWin = seats > 1 && worthsOf(game, seats, table.state.game)[0].id === by;
  return { by, shares: scale.curve !== undefined || isWin, grain, scale: { doubtful, mistake, blunder } };
}

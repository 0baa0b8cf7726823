/** A book of puzzles as games that can be played again up to a question. */
import type { AnyGame, Decision, FormChoice } from '@flotilla/table';
import { rngFrom, sampleChoice, seedFrom } from '@flotilla/table';
import type { Answer, GameRecord } from '@flotilla/table/run';
import { botNames, chosenBy, habitOf, hashOf, optionsOf, straightRecord, Table } from '@flotilla/table/run';
import type { Puzzle, PuzzleBook, PuzzleGame } from './types.ts';

/** The rules have changed: the puzzle is about a position that is no longer reached. */
export class NotReached extends Error {
  override readonly name = 'NotReached';
}

const HASH_LETTERS = 8;

const tableOf = (game: AnyGame, { options, seats, seed }: Omit<PuzzleGame, 'answers'>) =>
  new Table({ game, options: optionsOf(game, options as never), seats, seed, recording: 'off' });

/** Plays a game from which puzzles may be taken: the habit at every seat, and one answer in so many at random. */
export function playGame(game: AnyGame, begun: Omit<PuzzleGame, 'answers'>, oneIn: number): PuzzleGame {
  const table = tableOf(game, begun);
  const habit = habitOf(game);
  const rng = rngFrom(seedFrom(`${begun.seed} player`), 'player');
  const answers: (number | FormChoice)[] = [];
  for (let [decision] = table.decisions; decision; [decision] = table.decisions) {
    const { seat, number } = decision;
    const isCareless = decision.kind === 'pick' && rng.below(oneIn) === 0;
    const choice = isCareless ? sampleChoice(decision, rng) : chosenBy(habit, table, decision, rng);
    if (table.answer({ seat, decision: number, choice })) throw new Error(`${String(choice)} was refused.`);
    answers.push(placeOf(decision, choice));
  }
  return { ...begun, answers };
}

const placeOf = (decision: Decision, choice: Answer['choice']): number | FormChoice =>
  decision.kind === 'fill' ? (choice as FormChoice) : decision.options.findIndex(({ id }) => id === choice);

/** The record of a game up to an answer, all of it when none is named; `seat` is a person's and bots sit at the others. */
export function recordOf(
  game: AnyGame,
  played: PuzzleGame,
  at = played.answers.length,
  seat: number | null = null,
): GameRecord {
  const table = tableOf(game, played);
  const answers = played.answers.slice(0, at).map((given): Answer => {
    const [decision] = table.decisions;
    const choice = typeof given === 'number' ? offeredAt(decision, given) : given;
    if (!decision || choice === null) throw new NotReached('The record does not lead to this question.');
    const answer = { seat: decision.seat, decision: decision.number, choice };
    if (table.answer(answer)) throw new NotReached('The record does not lead to this question.');
    return answer;
  });
  return straightRecord({
    game,
    options: optionsOf(game, played.options as never) as FormChoice,
    seats: Array.from({ length: played.seats }, (_, i) => ({
      name: seat === null || seat === i ? '' : `${i + 1}`,
      bot: seat === null || seat === i ? null : (botNames(game).at(-1) ?? null),
    })),
    seed: played.seed,
    answers,
    position: answers.length,
    stateHash: hashOf(table.state),
  });
}

const offeredAt = (decision: Decision | undefined, place: number): string | null =>
  decision?.kind === 'pick' ? (decision.options[place]?.id ?? null) : null;

/** The record of a puzzle up to its question; throws `NotReached` when it is no longer the position that was weighed. */
export function puzzleRecord(game: AnyGame, book: PuzzleBook, puzzle: Puzzle): GameRecord {
  const played = book.games[puzzle.game];
  if (!played) throw new NotReached('The book has no such game.');
  const record = recordOf(game, played, puzzle.at, puzzle.seat);
  if (!record.stateHash.startsWith(puzzle.hash)) throw new NotReached('The position has changed.');
  return record;
}

/** A puzzle with the record that leads to its question. */
export interface SetPuzzle {
  readonly puzzle: Puzzle;
  readonly record: GameRecord;
}

/** The puzzle of a day, counted from any first day on; one whose position the rules no longer reach is passed over. Null when all are. */
export function puzzleOn(game: AnyGame, book: PuzzleBook, day: number): SetPuzzle | null {
  const count = book.puzzles.length;
  for (let tries = 0; tries < count; tries++) {
    const puzzle = book.puzzles[(((day + tries) % count) + count) % count] as Puzzle;
    try {
      return { puzzle, record: puzzleRecord(game, book, puzzle) };
    } catch (error) {
      if (!(error instanceof NotReached)) throw error;
    }
  }
  return null;
}

/** The first letters of the hash of a state. */
export const shortHash = (hash: string): string => hash.slice(0, HASH_LETTERS);

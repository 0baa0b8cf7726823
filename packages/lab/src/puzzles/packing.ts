/** A book of puzzles in few letters, and back. */
import type { FormChoice } from '@flotilla/table';
import type { ClearDifference } from '../why.ts';
import type { Puzzle, PuzzleBook, PuzzleGame } from './types.ts';

type PackedDifference = readonly [what: number, first: number, second: number] | 0;

type PackedPuzzle = readonly [
  game: number,
  at: number,
  seat: number,
  step: number,
  hash: string,
  best: number,
  habit: number,
  values: readonly number[],
  errors: readonly number[],
  pairs: readonly number[],
  why: readonly (readonly [PackedDifference, PackedDifference] | 0)[],
];

/** A book as it is stored: what is said often is said once and named by its place. */
export type PackedBook = Omit<PuzzleBook, 'games' | 'puzzles'> & {
  readonly steps: readonly string[];
  readonly happens: readonly string[];
  readonly forms: readonly FormChoice[];
  /** Answers: a letter for one of the first options, a comma and a number for a later one, a full stop and a number for a form. */
  readonly games: readonly (Omit<PuzzleGame, 'answers'> & { readonly answers: string })[];
  readonly puzzles: readonly PackedPuzzle[];
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Things by their places, in the order in which they are first met. */
class Places<T> {
  readonly list: T[] = [];
  readonly #places = new Map<string, number>();

  of(thing: T): number {
    const key = JSON.stringify(thing);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    this.#places.set(key, this.list.length);
    return this.list.push(thing) - 1;
  }
}

/** Packs a book. */
export function packedBook({ games, puzzles, ...book }: PuzzleBook): PackedBook {
  const [steps, happens, forms] = [new Places<string>(), new Places<string>(), new Places<FormChoice>()];
  const answer = (given: number | FormChoice): string =>
    typeof given === 'object' ? `.${forms.of(given)}` : (LETTERS[given] ?? `,${given}`);
  const difference = (one: ClearDifference | null): PackedDifference =>
    one ? [happens.of(one.what), one.first, one.second] : 0;
  const packedGames = games.map(({ answers, ...game }) => ({
    ...game,
    answers: answers.map(answer).join(''),
  }));
  const packedPuzzles = puzzles.map(
    ({ game, at, seat, step, hash, best, habit, values, errors, pairs, why }): PackedPuzzle => [
      game,
      at,
      seat,
      steps.of(step),
      hash,
      best,
      habit,
      values,
      errors,
      pairs,
      why.map((one) => (one ? ([difference(one[0]), difference(one[1])] as const) : 0)),
    ],
  );
  return {
    ...book,
    steps: steps.list,
    happens: happens.list,
    forms: forms.list,
    games: packedGames,
    puzzles: packedPuzzles,
  };
}

/** Unpacks a book. */
export function unpackedBook({ steps, happens, forms, games, puzzles, ...book }: PackedBook): PuzzleBook {
  const answer = (packed: string): number | FormChoice => {
    const place = LETTERS.indexOf(packed);
    if (place >= 0) return place;
    const number = Number(packed.slice(1));
    return packed.startsWith('.') ? (forms[number] as FormChoice) : number;
  };
  const difference = (one: PackedDifference): ClearDifference | null =>
    one === 0 ? null : { what: happens[one[0]] ?? '', first: one[1], second: one[2] };
  return {
    ...book,
    games: games.map(({ answers, ...game }) => ({
      ...game,
      answers: (answers.match(/[a-z]|[.,]\d+/g) ?? []).map(answer),
    })),
    puzzles: puzzles.map(
      ([game, at, seat, step, hash, best, habit, values, errors, pairs, why]): Puzzle => ({
        game,
        at,
        seat,
        step: steps[step] ?? '',
        hash,
        best,
        habit,
        values,
        errors,
        pairs,
        why: why.map((one) => (one === 0 ? null : [difference(one[0]), difference(one[1])])),
      }),
    ),
  };
}

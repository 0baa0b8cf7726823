/** Books of puzzles: what is shipped is reached, clear and small; answers are judged from what was weighed. */
import { gamesIn } from '@flotilla/lab/discover';
import { replay } from '@flotilla/table/run';
import { describe, expect, test } from 'vitest';
import type { Puzzle, PuzzleBook } from '../src/index.ts';
import {
  clearAt,
  judged,
  loadGame,
  PUZZLING,
  packedBook,
  playGame,
  puzzleOn,
  puzzleRecord,
  puzzlesIn,
  unpackedBook,
  weighedPuzzle,
} from '../src/index.ts';

/** The fewest puzzles of a book, and the most characters it may have. */
const FEWEST = 25;
const LARGEST = 100_000;

const SCALE = { doubtful: 1500, mistake: 3000, blunder: 6000 };

const puzzle: Puzzle = {
  game: 0,
  at: 3,
  seat: 0,
  step: 'wait',
  hash: '01234567',
  best: 1,
  habit: 0,
  values: [100_000, 104_500, 99_000],
  errors: [300, 300, 300],
  pairs: [350, 200, 400],
  why: [[{ what: 'sinks', first: 0.8, second: 0.5 }, null], null, [null, null]],
};

const book: PuzzleBook = {
  game: 'any',
  rulesVersion: '1',
  worlds: 768,
  by: 'both',
  shares: false,
  grain: 1,
  scale: SCALE,
  games: [
    {
      seed: 'a',
      options: {},
      seats: 1,
      answers: [0, 25, 26, { tube: '1' }, 3, { tube: '2' }, { tube: '1' }],
    },
  ],
  puzzles: [puzzle],
};

describe('an answer to a puzzle', () => {
  const weighed = weighedPuzzle(book, puzzle, ['a', 'b', 'c']);

  test('is worth 100 when it is the best, and less by what it costs, down to 0 at a blunder', () => {
    expect(judged(weighed, 1)).toMatchObject({ score: 100, loss: null, word: null });
    expect(judged(weighed, 0)).toMatchObject({
      score: 25,
      word: 'mistake',
      loss: { mean: 4500, error: 350 },
    });
    const half = { ...puzzle, values: [100_000, 106_000, 99_000] };
    expect(judged(weighedPuzzle(book, half, ['a', 'b', 'c']), 0)).toMatchObject({
      score: 0,
      word: 'blunder',
    });
  });

  test('has no word while the difference is not clear', () => {
    const vague = { ...puzzle, pairs: [2000, 200, 400] };
    expect(judged(weighedPuzzle(book, vague, ['a', 'b', 'c']), 0).word).toBeNull();
  });

  test('is compared with every other by the error of that pair', () => {
    const { answers } = judged(weighed, 2);
    expect(answers.map(({ lead }) => lead)).toEqual([
      { mean: 1000, error: 200 },
      { mean: 5500, error: 400 },
      { mean: 0, error: 0 },
    ]);
  });
});

describe('a book', () => {
  test('is the same after it was packed and unpacked', () => {
    expect(unpackedBook(JSON.parse(JSON.stringify(packedBook(book))))).toEqual(book);
  });

  test('asks another puzzle every day, again from the first, and passes over what is no longer reached', async () => {
    const game = await loadGame('night-watch');
    const played = playGame(game, { seed: 'book', options: {}, seats: 1 }, 4);
    const reached = { ...book, games: [played], puzzles: [] as Puzzle[] };
    const hashAt = (at: number): string => {
      try {
        puzzleRecord(game, reached, { ...puzzle, at, hash: '' });
        return '';
      } catch {
        return 'none';
      }
    };
    const puzzles = [1, 2, 3].map((at) => ({ ...puzzle, at, hash: hashAt(at) }));
    const whole = { ...reached, puzzles };
    expect([0, 1, 2, 3].map((day) => puzzleOn(game, whole, day)?.puzzle.at)).toEqual([1, 2, 3, 1]);
    const broken = {
      ...whole,
      puzzles: [{ ...(puzzles[0] as Puzzle), hash: 'xxxxxxxx' }, ...puzzles.slice(1)],
    };
    expect(puzzleOn(game, broken, 0)?.puzzle.at).toBe(2);
    expect(puzzleOn(game, { ...broken, puzzles: broken.puzzles.slice(0, 1) }, 5)).toBeNull();
  });

  test('is found the same way twice, and only where the best is clear', async () => {
    const game = await loadGame('night-watch');
    const played = playGame(game, { seed: 'found', options: {}, seats: 1 }, 3);
    const search = {
      worlds: { glance: 8, look: 16, check: 64 },
      other: 'random',
      most: 5,
      mostOfStep: 5,
      from: 0,
      full: true,
      hope: 1.3,
      wants: () => true,
    };
    const once = [...puzzlesIn(game, played, 0, search)];
    expect([...puzzlesIn(game, played, 0, search)]).toEqual(once);
  });
});

describe.each(PUZZLING.map((entry) => [entry.title, entry] as const))(
  'the puzzles of %s',
  (_title, entry) => {
    test('are reached, each with one answer that is clearly the best', async () => {
      const game = await loadGame(entry.id);
      const found = (await entry.puzzles?.()) as PuzzleBook;
      expect(found.puzzles.length).toBeGreaterThanOrEqual(FEWEST);
      expect(JSON.stringify(packedBook(found)).length).toBeLessThan(LARGEST);
      for (const one of found.puzzles) {
        const name = `${found.games[one.game]?.seed} ${one.at}`;
        const record = puzzleRecord(game, found, one);
        expect(record.position, name).toBe(one.at);
        const whole = replay(game, record);
        const asked = whole.ok ? whole.value.table.decisionFor(one.seat) : null;
        expect(asked?.kind === 'pick' && asked.options.length, name).toBe(one.values.length);
        const weighed = weighedPuzzle(found, one, one.values.map(String));
        for (let other = 0; other < one.values.length; other++) {
          if (other === one.best) continue;
          const { mean, error } = weighed.lead(one.best, other);
          expect(mean, name).toBeGreaterThanOrEqual(found.scale.mistake * 0.98);
          expect(mean, name).toBeGreaterThan(clearAt(one.values.length) * error);
          expect(mean - 1.96 * error, name).toBeGreaterThanOrEqual(found.scale.doubtful * 0.98);
        }
      }
    });
  },
);

test('a game with a book says so in its manifest', () => {
  expect(PUZZLING.map(({ id }) => id)).toEqual(
    gamesIn()
      .filter(({ puzzles }) => puzzles)
      .map(({ id }) => id),
  );
});

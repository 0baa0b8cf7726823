/** A race of answers, looked at after few worlds. */
import { expect, test } from 'vitest';
import type { Question } from './questions.ts';
import { countWorld, newBlock } from './tally.ts';
import type { Judging, Weighed } from './weighed.ts';
import { look, unweighed } from './weighed.ts';

const SCALE = { doubtful: 1500, mistake: 3000, blunder: 6000, spread: 77_000, grain: 1 };
const judging: Judging = { scale: SCALE, by: 'both', grain: 1 };

const question = {
  candidates: [0, 1, 2].map((one) => ({ choice: String(one), option: null, from: 'offered' as const })),
  played: 0,
  habit: 0,
} as unknown as Question;

/** Sixteen worlds that differ by tens of thousands of tons; the other answers are behind by so much in each of them. */
function lookedAt(behind: readonly number[]): Weighed {
  const weighed = unweighed(question);
  const block = newBlock(0, 16, [0, 1, 2], ['both']);
  for (let world = 0; world < 16; world++) {
    const worth = 150_000 + (world % 4) * 40_000;
    countWorld(block, { both: [worth, ...behind.map((by) => worth - by - (world % 2))] });
  }
  weighed.blocks.push(block);
  look(judging, question, weighed, 4096);
  return weighed;
}

test('an answer a little behind in every one of few worlds stays in the race: what is rare has not been seen yet', () => {
  expect(lookedAt([500, 4000]).racing).toEqual([0, 1, 2]);
});

test('an answer far behind drops out, and the one given never does', () => {
  expect(lookedAt([500, 60_000]).racing).toEqual([0, 1]);
  expect(lookedAt([-60_000, 500]).racing).toEqual([0, 1]);
});

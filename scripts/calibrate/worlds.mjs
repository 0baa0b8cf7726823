/** Answers to a question tried in worlds of one's own choice, as a review tells them. */
import { openReview, toldLead, toldOf, yardstickOf } from '@flotilla/lab';
import { Table } from '@flotilla/table/run';

/** A game as reviews of the first seat see it: its questions, its scale, and answers tried in any worlds. */
export function seenBy(game, record, seed, manner = {}, by = undefined) {
  const desk = openReview(game, record, 0, { games: 0, seed, by }, null, manner);
  const setting = { game, options: record.options, seats: record.seats.length, seed: 'opening' };
  const yardstick = yardstickOf(new Table({ ...setting, recording: 'off' }), by, () => 1);
  const { grain } = yardstick.measures.find(({ worth }) => worth.id === yardstick.by);
  const tried = (question, raced, worlds, from = 0) =>
    sumsOf(
      desk.work({ kind: 'worlds', question, from, to: from + worlds, raced }).block,
      yardstick.by,
      grain,
    );
  return { desk, questions: desk.questions, scale: yardstick.scale, tried };
}

function sumsOf(block, by, grain) {
  const n = Math.max(1, block.worlds);
  const means = block.sums[by].map((sum) => (sum / n) * grain);
  const product = (i, j) => block.products[by][i >= j ? (i * (i + 1)) / 2 + j : (j * (j + 1)) / 2 + i];
  const error = (i, j) => {
    const sum = block.sums[by][i] - block.sums[by][j];
    const squares = product(i, i) - 2 * product(i, j) + product(j, j);
    return Math.sqrt(Math.max(0, squares - (sum * sum) / n) / Math.max(1, n - 1) / n) * grain;
  };
  return { means, error };
}

/** By how much the first of the answers tried is ahead of the second, as it is told. */
export const leadIn = (scale, { means, error }, one = 0, other = 1) =>
  toldLead(scale, means[one], means[other], error(one, other));

/** What the first of the answers tried is worth, as it is told. */
export const valueIn = (scale, { means }) => toldOf(scale, means[0]);

/** The places of the lowest and of the highest mean. */
export const worstIn = ({ means }) => means.indexOf(Math.min(...means));
export const bestIn = ({ means }) => means.indexOf(Math.max(...means));

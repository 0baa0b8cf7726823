/** The traps a review may fall into, each measured on games. */
import { openReview } from '@flotilla/lab';
import { botNamed } from '@flotilla/table/run';
import { careless, meanOf, playing, recordBy, reviewed } from './games.mjs';

/** When sampling stops, however many games are wanted; whole games are always finished. */
export const clock = { until: Number.POSITIVE_INFINITY };

const isTime = () => Date.now() > clock.until;

const counted = ({ verdicts }) => verdicts.filter(({ kind }) => kind === 'weighed');
const share = (part, of) => (of === 0 ? 0 : part / of);

/** Phantom luck, winner's curse, invented mistakes: the habit reviewed by itself. */
export function itself(game, games, budget) {
  const [luck, losses, skill] = [[], [], []];
  let [questions, named] = [0, 0];
  for (let i = 0; i < games && !isTime(); i++) {
    const review = reviewed(game, recordBy(game, `itself-${i}`), budget);
    const { ledger } = review;
    luck.push(ledger.luck * ledger.grain);
    skill.push(ledger.skill * ledger.grain);
    const own = counted(review);
    losses.push(own.reduce((sum, { loss }) => sum + (loss?.mean ?? 0), 0) / Math.max(1, own.length));
    questions += own.length;
    named += own.filter(({ word }) => word !== null).length;
  }
  return {
    games: luck.length,
    luck: meanOf(luck),
    skill: meanOf(skill),
    loss: meanOf(losses),
    questions,
    named: share(named, questions),
  };
}

const PLANT_WORLDS = 64;

/** Planted blunders: at every so many questions the worst answer, where it is clearly worse by a blunder. */
export function planted(game, games, budget, most, stride = 10) {
  let [found, all] = [0, 0];
  for (let i = 0; i < games && !isTime(); i++) {
    const record = recordBy(game, `planted-${i}`, undefined, most);
    const desk = openReview(game, record, 0, { ...budget, seed: 'plant' });
    const { by, scale, shares } = desk.review();
    const { grain = 0.001 } = game.weighing.worths.find(({ id }) => id === by);
    // Where shares of a win are told, about forty points make a whole one.
    const blunder = (shares ? scale.blunder * 40 : scale.blunder) / grain;
    for (const { number, candidates, habit } of desk.questions) {
      if (number % stride !== i % stride || candidates.length < 2) continue;
      const raced = candidates.map((_, answer) => answer);
      const { block } = desk.work({ kind: 'worlds', question: number, from: 0, to: PLANT_WORLDS, raced });
      const worst = block.sums[by].indexOf(Math.min(...block.sums[by]));
      const behind = leadIn(block, by, habit, worst);
      if (behind.mean < 1.2 * blunder || behind.mean < 3 * behind.error) continue;
      all++;
      const spoilt = spoiltAt(record, desk.questions[number], candidates[worst].choice);
      const { verdicts } = reviewed(game, spoilt, { ...budget, games: 0 }, { only: [number] });
      if (verdicts[number].word !== null) found++;
    }
  }
  return { planted: all, found: share(found, all) };
}

function leadIn(block, by, one, other) {
  const at = (i, j) => block.products[by][i >= j ? (i * (i + 1)) / 2 + j : (j * (j + 1)) / 2 + i];
  const sum = block.sums[by][one] - block.sums[by][other];
  const squares = at(one, one) - 2 * at(one, other) + at(other, other);
  const n = block.worlds;
  return { mean: sum / n, error: Math.sqrt(Math.max(0, squares - (sum * sum) / n) / (n - 1) / n) };
}

/** The same game up to a question, which is answered otherwise. */
function spoiltAt(record, { answer }, choice) {
  const answers = record.answers.slice(0, answer + 1);
  answers[answer] = { ...answers[answer], choice };
  return { ...record, answers, position: answers.length };
}

/** Unreliable numbers and one policy's prejudice: the same games with other worlds, and with another bot playing on. */
export function again(game, games, budget, most) {
  const [losses, twice] = [[], []];
  let [same, either, all, sameAll, clear, stay, played] = [0, 0, 0, 0, 0, 0, 0];
  const policy = botNamed(game, 'steady');
  for (let i = 0; i < games && !isTime(); i++) {
    const record = recordBy(game, `again-${i}`, careless(8), most);
    const first = reviewed(game, record, budget);
    const second = reviewed(game, record, { ...budget, seed: 'again' });
    const other = reviewed(game, record, budget, { policy });
    played++;
    first.verdicts.forEach((verdict, q) => {
      if (verdict.kind !== 'weighed') return;
      const then = second.verdicts[q];
      all++;
      if (verdict.word === then.word) sameAll++;
      if (verdict.word || then.word) {
        either++;
        if (verdict.word && then.word) same++;
        losses.push(verdict.loss?.mean ?? 0);
        twice.push(then.loss?.mean ?? 0);
      }
      if (!verdict.word) return;
      clear++;
      if ((other.verdicts[q].answers[verdict.best]?.lead.mean ?? 0) > 0) stay++;
    });
  }
  return {
    games: played,
    words: share(sameAll, all),
    named: either,
    namedTwice: share(same, either),
    correlation: rankCorrelation(losses, twice),
    clear,
    stay: share(stay, clear),
  };
}

function rankCorrelation(a, b) {
  if (a.length < 3) return 1;
  const ranks = (list) => {
    const order = list.map((_, i) => i).sort((i, j) => list[i] - list[j]);
    const rank = [];
    order.forEach((i, place) => {
      rank[i] = place;
    });
    return rank;
  };
  const [x, y] = [ranks(a), ranks(b)];
  const mean = (a.length - 1) / 2;
  let [top, left, right] = [0, 0, 0];
  x.forEach((one, i) => {
    top += (one - mean) * (y[i] - mean);
    left += (one - mean) ** 2;
    right += (y[i] - mean) ** 2;
  });
  return top / Math.sqrt(left * right);
}

/** Truncation: what the best answer by shortened games is worse than the best by games played out, judged by the latter. */
export function truncated(game, positions, worlds, most) {
  const regrets = [];
  for (let i = 0; i < positions && !isTime(); i++) {
    const record = recordBy(game, `truncated-${i}`, careless(8), most);
    const short = openReview(game, record, 0, { games: 0 });
    const full = openReview(game, record, 0, { games: 0, seed: 'full' }, null, { full: true });
    const { by } = short.review();
    const { grain = 0.001 } = game.weighing.worths.find(({ id }) => id === by);
    const some = short.questions.filter(({ candidates }) => candidates.length > 1);
    const { number: question, candidates } = some[(i * 7) % some.length];
    const raced = candidates.map((_, answer) => answer);
    const tried = (desk, from, to) => desk.work({ kind: 'worlds', question, from, to, raced }).block;
    const named = bestIn(tried(short, 0, worlds), by);
    const [a, b] = [tried(full, 0, worlds / 2), tried(full, worlds / 2, worlds)];
    const lost = (best, half) => leadIn(half, by, best, named).mean * grain;
    regrets.push((lost(bestIn(a, by), b) + lost(bestIn(b, by), a)) / 2);
  }
  return meanOf(regrets);
}

const bestIn = (block, by) => block.sums[by].indexOf(Math.max(...block.sums[by]));

/** How often bots of known strength are said to err. */
export function strengths(game, games, budget, bots = ['ace', 'steady', 'random']) {
  return Object.fromEntries(
    bots.map((bot) => {
      let [questions, mistakes, named] = [0, 0, 0];
      for (let i = 0; i < games && !isTime(); i++) {
        const review = reviewed(game, recordBy(game, `strength-${i}`, playing(game, bot)), budget);
        const own = counted(review);
        questions += own.length;
        mistakes += own.filter(({ word }) => word === 'mistake' || word === 'blunder').length;
        named += own.filter(({ word }) => word !== null).length;
      }
      return [bot, { questions, mistakes: share(mistakes, questions), named: share(named, questions) }];
    }),
  );
}

/**
 * Calibration: what was stated at questions of the habit's games, and what happened. One question in so many of every game: as many of
 * each would make the early questions of short games, which ended badly, count for more than they should.
 */
export function stated(game, positions, by, stride = 12) {
  const pairs = [];
  for (let i = 0; pairs.length < positions && !isTime(); i++) {
    const record = recordBy(game, `stated-${i}`);
    const n = record.answers.filter(({ seat }) => seat === 0).length;
    const only = Array.from({ length: n }, (_, number) => number).filter(
      (number) => number % stride === i % stride,
    );
    const desk = openReview(game, record, 0, { games: 0, worlds: 32 }, null, { only });
    for (let [job] = desk.jobs(); job && desk.phase() === 'sketch'; [job] = desk.jobs())
      desk.take(desk.work(job));
    const { lines, result, grain } = desk.review(by).ledger;
    for (const question of only) pairs.push({ stated: lines[question].value * grain, came: result * grain });
  }
  return pairs;
}

/** Ten bins of equally many cases: stated against happened. */
export function binned(pairs) {
  const sorted = [...pairs].sort((a, b) => a.stated - b.stated);
  return Array.from({ length: 10 }, (_, i) => {
    const bin = sorted.slice(
      Math.floor((i * sorted.length) / 10),
      Math.floor(((i + 1) * sorted.length) / 10),
    );
    return { stated: meanOf(bin.map((one) => one.stated)).mean, came: meanOf(bin.map((one) => one.came)) };
  });
}

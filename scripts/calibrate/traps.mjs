/** The traps a review may fall into, each measured on games. */
import { botNamed } from '@flotilla/table/run';
import { careless, meanOf, playing, rankCorrelation, recordBy, reviewed } from './games.mjs';
import { bestIn, leadIn, seenBy, valueIn, worstIn } from './worlds.mjs';

/** When sampling stops, however many games are wanted; whole games are always finished. */
export const clock = { until: Number.POSITIVE_INFINITY };

const isTime = () => Date.now() > clock.until;

const counted = ({ verdicts }) => verdicts.filter(({ kind }) => kind === 'weighed');
const share = (part, of) => (of === 0 ? 0 : part / of);

/** Worlds in which the accounts of whole games are drawn up. */
const SKETCH = 16;

/**
 * Phantom luck and skill: the accounts of whole games of the habit. Only the first question and those to which the habit had more than
 * one answer are weighed; what lies between adds up by itself. Every game has a seed of its own, here and below: worlds go by seed and
 * number of the question, and all games begin alike, so that the error of one opening would be that of all.
 */
export function accounts(game, games) {
  const [luck, skill] = [[], []];
  for (let i = 0; i < games && !isTime(); i++) {
    const record = recordBy(game, `accounts-${i}`);
    const { desk, questions, tried, scale } = seenBy(game, record, `accounts ${i}`);
    if (questions.length === 0) continue;
    const { result, grain } = desk.review().ledger;
    const expected = valueIn(scale, tried(0, [questions[0].habit], SKETCH));
    const own = questions
      .filter(({ played, habit }) => played !== habit)
      .map(({ number, played, habit }) => leadIn(scale, tried(number, [played, habit], SKETCH)).mean)
      .reduce((sum, one) => sum + one, 0);
    skill.push(own);
    luck.push(result * grain - own - expected);
  }
  return { luck: meanOf(luck), skill: meanOf(skill) };
}

/** Fresh worlds in which a loss is measured again. */
const FRESH = 512;

/**
 * Winner's curse and invented mistakes: the habit reviewed by itself. Every loss that is stated is measured again in fresh worlds, played
 * out where `full` says so; a word is invented when nothing is lost there, or less than a doubtful answer beyond two errors.
 */
export function itself(game, games, budget, { most, full = false, fresh = FRESH } = {}) {
  const [losses, again, beyond] = [[], [], []];
  let [questions, named, invented, played] = [0, 0, 0, 0];
  for (let i = 0; i < games && !isTime(); i++) {
    const record = recordBy(game, `itself-${i}`, undefined, most);
    const own = counted(reviewed(game, record, { ...budget, seed: `itself ${i}` }));
    const { tried, scale } = seenBy(game, record, `fresh ${i}`, { full });
    played++;
    questions += own.length;
    for (const { question, loss, word, best, played: given } of own) {
      losses.push(loss?.mean ?? 0);
      const then =
        loss === null || best === given
          ? { mean: 0, error: 0 }
          : leadIn(scale, tried(question, [best, given], fresh));
      again.push(then.mean);
      beyond.push((loss?.mean ?? 0) - then.mean);
      if (word === null) continue;
      named++;
      if (then.mean <= 0 || then.mean + 2 * then.error < scale.doubtful) invented++;
    }
  }
  return {
    games: played,
    questions,
    loss: meanOf(losses),
    fresh: meanOf(again),
    beyond: meanOf(beyond),
    words: named,
    named: share(named, questions),
    invented: share(invented, questions),
  };
}

/** Worlds in which the worst answer is looked for. */
const PLANT_WORLDS = 64;

/**
 * Planted blunders: at every so many questions the worst answer, where it is behind the habit's by more than a blunder and clearly so.
 * It is found and measured in the same worlds, so that some are planted that are less than they seem.
 */
export function planted(game, games, budget, { most, stride = 10 } = {}) {
  let [found, all] = [0, 0];
  for (let i = 0; i < games && !isTime(); i++) {
    const record = recordBy(game, `planted-${i}`, undefined, most);
    const { questions, tried, scale } = seenBy(game, record, 'plant');
    for (const question of questions) {
      const { number, candidates, habit } = question;
      if (number % stride !== i % stride || candidates.length < 2) continue;
      const sums = tried(
        number,
        candidates.map((_, answer) => answer),
        PLANT_WORLDS,
      );
      const worst = worstIn(sums);
      const behind = leadIn(scale, sums, habit, worst);
      if (behind.mean < 1.2 * scale.blunder || behind.mean < 3 * behind.error) continue;
      all++;
      const spoilt = spoiltAt(record, question, candidates[worst].choice);
      const { verdicts } = reviewed(game, spoilt, budget, { only: [number] });
      if (verdicts[number].word !== null) found++;
    }
  }
  return { planted: all, found: share(found, all) };
}

/** The same game up to a question, which is answered otherwise. */
function spoiltAt(record, { answer }, choice) {
  const answers = record.answers.slice(0, answer + 1);
  answers[answer] = { ...answers[answer], choice };
  return { ...record, answers, position: answers.length };
}

/**
 * Unreliable numbers and one policy's prejudice: the same games with other worlds, and with another bot playing on. Losses are compared
 * where at least one of the two reviews gives a word: elsewhere both say that there is no clear difference.
 */
export function again(game, games, budget, { most, policy = 'steady' } = {}) {
  const [losses, twice] = [[], []];
  let [same, all, sameAll, clear, stay, played] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < games && !isTime(); i++) {
    const record = recordBy(game, `again-${i}`, careless(8), most);
    const first = reviewed(game, record, { ...budget, seed: `first ${i}` });
    const second = reviewed(game, record, { ...budget, seed: `again ${i}` });
    const { tried, scale } = seenBy(game, record, `other bot ${i}`, { policy: botNamed(game, policy) });
    played++;
    for (const { question, word, loss, best, played: given, kind } of first.verdicts) {
      const then = second.verdicts[question];
      if (kind !== 'weighed') continue;
      all++;
      if (word === then.word) sameAll++;
      if (word || then.word) {
        if (word && then.word) same++;
        losses.push(loss?.mean ?? 0);
        twice.push(then.loss?.mean ?? 0);
      }
      if (!word) continue;
      clear++;
      if (leadIn(scale, tried(question, [best, given], FRESH)).mean > 0) stay++;
    }
  }
  return {
    games: played,
    questions: all,
    words: share(sameAll, all),
    named: losses.length,
    namedTwice: share(same, losses.length),
    correlation: rankCorrelation(losses, twice),
    clear,
    stay: share(stay, clear),
  };
}

/**
 * Truncation: what the best answer by shortened games is worse than the best by games played out, judged by the latter: each half of
 * their worlds names the best for the other.
 */
export function truncated(game, positions, worlds, { most } = {}) {
  const regrets = [];
  for (let i = 0; i < positions && !isTime(); i++) {
    const record = recordBy(game, `truncated-${i}`, careless(8), most);
    const short = seenBy(game, record, `short ${i}`);
    const full = seenBy(game, record, `full ${i}`, { full: true });
    const some = short.questions.filter(({ candidates }) => candidates.length > 1);
    const { number, candidates } = some[(i * 7) % some.length];
    const raced = candidates.map((_, answer) => answer);
    const named = bestIn(short.tried(number, raced, worlds));
    const halves = [full.tried(number, raced, worlds / 2), full.tried(number, raced, worlds / 2, worlds)];
    const lost = (by, half) => leadIn(full.scale, half, bestIn(by), named).mean;
    regrets.push((lost(halves[0], halves[1]) + lost(halves[1], halves[0])) / 2);
  }
  return meanOf(regrets);
}

/** How often bots of known strength are said to err. */
export function strengths(game, games, budget, { most, bots = ['ace', 'steady', 'random'] } = {}) {
  return Object.fromEntries(
    bots.map((bot) => {
      let [questions, mistakes, named, played] = [0, 0, 0, 0];
      for (let i = 0; i < games && !isTime(); i++) {
        const record = recordBy(game, `strength-${i}`, playing(game, bot), most);
        const own = counted(reviewed(game, record, { ...budget, seed: `strength ${i}` }));
        played++;
        questions += own.length;
        mistakes += own.filter(({ word }) => word === 'mistake' || word === 'blunder').length;
        named += own.filter(({ word }) => word !== null).length;
      }
      const shares = { mistakes: share(mistakes, questions), named: share(named, questions) };
      return [bot, { games: played, questions, ...shares }];
    }),
  );
}

/** Worlds in which a value is stated. */
const STATED = 64;

/**
 * Calibration: what was stated at questions of the habit's games, and what happened. One question in so many of every game: as many of
 * each would make the early questions of short games, which ended badly, count for more than they should.
 */
export function stated(game, positions, by, stride = 12) {
  const pairs = [];
  for (let i = 0; pairs.length < positions && !isTime(); i++) {
    const { desk, questions, tried, scale } = seenBy(
      game,
      recordBy(game, `stated-${i}`),
      `stated ${i}`,
      {},
      by,
    );
    const { result, grain } = desk.review().ledger;
    for (const { number, habit } of questions)
      if (number % stride === i % stride)
        pairs.push({
          game: i,
          stated: valueIn(scale, tried(number, [habit], STATED)),
          came: result * grain,
        });
  }
  return pairs;
}

/** Ten bins of equally many cases: stated against happened. The questions of one game end alike: they count as one for the error. */
export function binned(pairs) {
  const sorted = [...pairs].sort((a, b) => a.stated - b.stated);
  return Array.from({ length: 10 }, (_, i) => {
    const bin = sorted.slice(
      Math.floor((i * sorted.length) / 10),
      Math.floor(((i + 1) * sorted.length) / 10),
    );
    const came = meanOf(bin.map((one) => one.came)).mean;
    const misses = new Map();
    for (const one of bin) misses.set(one.game, (misses.get(one.game) ?? 0) + one.came - came);
    const squares = [...misses.values()].reduce((sum, miss) => sum + miss * miss, 0);
    return {
      n: bin.length,
      stated: meanOf(bin.map((one) => one.stated)).mean,
      came: { mean: came, error: Math.sqrt(squares) / Math.max(1, bin.length) },
    };
  });
}

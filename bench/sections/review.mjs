/** Reviews: a career from the first question to the last, against its imagined games alone. */
import { hunters } from '@flotilla/hunters';
import { openReview } from '@flotilla/lab';
import { botNamed, botRngs, chosenBy, hashOf, optionsOf, straightRecord, Table } from '@flotilla/table/run';
import { duration } from '../harness.mjs';

export const title = 'Reviews of a career by the steady captain';

const BUDGET = process.env.BENCH_REHEARSAL
  ? { worlds: 32, rollouts: 1, games: 1 }
  : { worlds: 1024, rollouts: 250_000, games: 100 };
const REVIEWS = process.env.BENCH_REHEARSAL ? 1 : 3;
/** A verdict of this many tons should be settled. */
const WORTH_SETTLING = 1_000;

function career(seed) {
  const options = optionsOf(hunters);
  const table = new Table({ game: hunters, options, seats: 1, seed, recording: 'off' });
  const steady = botNamed(hunters, 'steady');
  const [rng] = botRngs(seed, 1);
  const answers = [];
  const most = process.env.BENCH_REHEARSAL ? 8 : Number.POSITIVE_INFINITY;
  for (let [decision] = table.decisions; decision && answers.length < most; [decision] = table.decisions) {
    const choice = chosenBy(steady, table, decision, rng);
    answers.push({ seat: 0, decision: decision.number, choice });
    table.take(decision, choice);
  }
  const seats = [{ name: 'Bench', bot: null }];
  const stateHash = hashOf(table.state);
  return straightRecord({
    game: hunters,
    options,
    seats,
    seed,
    answers,
    position: answers.length,
    stateHash,
  });
}

const spent = (work) => {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) * 1000;
};

/** One review: nanoseconds in all and in imagined games, and the share of large verdicts that are settled. */
function reviewOf(record) {
  let [work, desk] = [0, null];
  const all = spent(() => {
    desk = openReview(hunters, record, 0, BUDGET);
    for (let [job] = desk.jobs(); job; [job] = desk.jobs()) {
      let result = null;
      work += spent(() => {
        result = desk.work(job);
      });
      desk.take(result);
    }
  });
  const { verdicts, rollouts } = desk.review();
  const large = verdicts.filter(({ loss }) => loss !== null && loss.mean >= WORTH_SETTLING);
  const exact = large.filter(({ loss }) => 2 * loss.error <= Math.max(WORTH_SETTLING, loss.mean / 2));
  return { all, work, rollouts, settled: large.length === 0 ? 1 : exact.length / large.length };
}

/** Lines of all measurements. */
export function measure() {
  const reviews = Array.from({ length: REVIEWS }, (_, i) => reviewOf(career(`review ${i}`)));
  const sum = (of) => reviews.reduce((total, one) => total + of(one), 0);
  const [all, work, rollouts] = [sum(({ all: a }) => a), sum(({ work: w }) => w), sum((one) => one.rollouts)];
  const settled = sum((one) => one.settled) / REVIEWS;
  const alone = { name: 'its imagined games alone', nanoseconds: work / REVIEWS };
  return [
    duration(
      `a career, ${Math.round(settled * 100)} % of losses from ${WORTH_SETTLING} t on to a half`,
      all / REVIEWS,
      alone,
      60e6,
    ),
    duration('an imagined game with all that goes with it', all / rollouts, {
      name: 'the game alone',
      nanoseconds: work / rollouts,
    }),
  ];
}

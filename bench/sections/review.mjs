/** Reviews: a career from the first question to the last, against its imagined games alone; shared by two workers; and one after another. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setImmediate as breath } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { hunters } from '@flotilla/hunters';
import { openReview } from '@flotilla/lab';
import { botNamed, botRngs, chosenBy, hashOf, optionsOf, straightRecord, Table } from '@flotilla/table/run';
import { heapLine } from '../games.mjs';
import { duration } from '../harness.mjs';

export const title = 'Reviews of a career by the steady captain';

const BUDGET = process.env.BENCH_REHEARSAL
  ? { worlds: 32, rollouts: 1, games: 1 }
  : { worlds: 1024, rollouts: 250_000, games: 100 };
const REVIEWS = process.env.BENCH_REHEARSAL ? 1 : 3;
/** Reviews that are shared by two, or made one after another to see what stays in memory. */
const SHARED = process.env.BENCH_REHEARSAL ? BUDGET : { worlds: 128, rollouts: 20_000, games: 20 };
const [FEW, MANY] = process.env.BENCH_REHEARSAL ? [1, 2] : [5, 20];
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

/** As much as a worker is handed beforehand, so that it never waits. */
const LENT = 4;

/** A review shared with another process, as the page shares it with a worker: the processor time of the one that had more to do. */
async function sharedReview(record) {
  const helper = fork(fileURLToPath(new URL('../reviewer.mjs', import.meta.url)), { execArgv: [] });
  const next = () => once(helper, 'message').then(([told]) => told);
  helper.send({ record, budget: SHARED });
  await next();
  const start = process.cpuUsage();
  const desk = openReview(hunters, record, 0, SHARED);
  const lent = new Set();
  const take = (result) => {
    lent.delete(JSON.stringify(result.job));
    desk.take(result);
  };
  helper.on('message', ({ result }) => result && take(result));
  for (let jobs = desk.jobs(); jobs.length > 0; jobs = desk.jobs()) {
    for (let at = jobs.length - 1; at > 0 && lent.size < LENT; at--) {
      const name = JSON.stringify(jobs[at]);
      if (lent.has(name)) continue;
      lent.add(name);
      helper.send({ job: jobs[at] });
    }
    const mine = jobs.find((job) => !lent.has(JSON.stringify(job)));
    if (mine) desk.take(desk.work(mine));
    await (mine ? breath() : next());
  }
  const { user, system } = process.cpuUsage(start);
  helper.send({ end: true });
  const { spent: helped } = await next();
  return Math.max((user + system) * 1000, helped);
}

/** A review in this process alone. */
const aloneReview = (record) =>
  spent(() => {
    const desk = openReview(hunters, record, 0, SHARED);
    for (let [job] = desk.jobs(); job; [job] = desk.jobs()) desk.take(desk.work(job));
  });

/** Two workers against one, by the processor time of the busier: other work on the machine does not count. */
async function workersLine() {
  const record = career('review workers');
  aloneReview(record);
  const alone = aloneReview(record);
  const shared = await sharedReview(record);
  const ratio = alone / shared;
  return {
    what: 'two workers, by the busier of them',
    value: ratio,
    unit: 'times one',
    baseline: 'one worker',
    baselineValue: 1,
    ratio,
    goal: null,
    met: process.env.BENCH_REHEARSAL ? null : ratio >= 1.8,
  };
}

/** What the desk may add to its imagined games, and what the heap may grow by between the first reviews and the last. */
const MOST_OVERHEAD = 1.15;
const FLAT = 1.1;

/** A line whose ratio decides. */
const judged = (line, most) => ({ ...line, met: process.env.BENCH_REHEARSAL ? null : line.ratio <= most });

/** Lines of all measurements. */
export async function measure() {
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
    judged(
      duration('an imagined game with all that goes with it', all / rollouts, {
        name: 'the game alone',
        nanoseconds: work / rollouts,
      }),
      MOST_OVERHEAD,
    ),
    await workersLine(),
    judged(
      heapLine('reviews', (i) => aloneReview(career(`review heap ${i}`)), FEW, MANY),
      FLAT,
    ),
  ];
}

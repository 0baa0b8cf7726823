/**
 * `node bench/ace-vs-steady.mjs [careers] [processes] [first]`: the same careers (same seeds, so the same seas, default
 * options) sailed by `steady` and by `ace`, split over processes. Prints means with standard errors, the mean difference of
 * the pairs, and the shares that live to the end with 95 % intervals (Wilson).
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const careers = Number(process.argv[2] ?? 1000);
const processes = Number(process.argv[3] ?? 2);
const first = Number(process.argv[4] ?? 0);
const BOTS = ['steady', 'ace'];

/** Sails every n-th career with both captains and sends the results. */
async function sail({ part }) {
  const { hunters } = await import('@flotilla/hunters');
  const { botNamed, botRngs, optionsOf, playOut, Table } = await import('@flotilla/table/run');
  const options = optionsOf(hunters);
  for (let i = part; i < careers; i += processes) {
    const seed = `same sea ${first + i}`;
    const pair = {};
    for (const name of BOTS) {
      const table = new Table({ game: hunters, options, seats: 1, seed, recording: 'off' });
      const start = process.cpuUsage();
      const answers = playOut(table, [botNamed(hunters, name)], botRngs(seed, 1));
      const { user, system } = process.cpuUsage(start);
      const [{ tons, fate }] = table.state.game.captains;
      pair[name] = { tons, survived: fate === 'survived', milliseconds: (user + system) / 1000, answers };
    }
    process.send(pair);
  }
  process.disconnect();
}

async function measure() {
  const pairs = [];
  const parts = Array.from({ length: processes }, (_, part) => {
    const env = { ...process.env, FLOTILLA_PART: JSON.stringify({ part }) };
    const child = fork(fileURLToPath(import.meta.url), process.argv.slice(2), { env });
    child.on('message', (pair) => {
      pairs.push(pair);
      if (pairs.length % 100 === 0 && pairs.length < careers) report(pairs);
    });
    return new Promise((done, failed) => {
      child.on('exit', (code) =>
        code === 0 ? done() : failed(new Error(`A part ended with code ${code}.`)),
      );
    });
  });
  await Promise.all(parts);
  report(pairs);
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

function meanWithError(values) {
  const middle = mean(values);
  const spread = Math.sqrt(
    mean(values.map((value) => (value - middle) ** 2)) / Math.max(1, values.length - 1),
  );
  return `${Math.round(middle)} ± ${Math.round(spread)}`;
}

function interval(hits, all) {
  const z = 1.96;
  const share = hits / all;
  const centre = (share + (z * z) / (2 * all)) / (1 + (z * z) / all);
  const half = (z * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all))) / (1 + (z * z) / all);
  const percent = (value) => `${(100 * value).toFixed(1)} %`;
  return `${percent(share)} (${percent(centre - half)} to ${percent(centre + half)})`;
}

function report(pairs) {
  console.log(`\n${pairs.length} careers`);
  for (const name of BOTS) {
    const own = pairs.map((pair) => pair[name]);
    const sorted = own.map(({ tons }) => tons).sort((a, b) => a - b);
    const survivors = own.filter(({ survived }) => survived).length;
    const cost = mean(own.map(({ milliseconds }) => milliseconds));
    const each = cost / mean(own.map(({ answers }) => answers));
    console.log(
      `${name}: ${meanWithError(sorted)} tons, median ${sorted[sorted.length >> 1]}; survives ${interval(survivors, own.length)}; ${cost.toFixed(1)} ms a career, ${each.toFixed(2)} ms an answer`,
    );
  }
  console.log(
    `ace - steady, pair by pair: ${meanWithError(pairs.map(({ ace, steady }) => ace.tons - steady.tons))} tons`,
  );
}

if (process.env.FLOTILLA_PART) await sail(JSON.parse(process.env.FLOTILLA_PART));
else await measure();

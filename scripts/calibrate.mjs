/**
 * Measures the traps of reviews on simulated games and writes docs/calibration.md.
 * Usage: node scripts/calibrate.mjs [hunters|naval-battles|uboat-leader …] [--part NAME] [--scale N] [--seconds S]: N times the usual sample (1), and the most seconds for each part.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadGame } from '@flotilla/lab';
import {
  accounts,
  again,
  binned,
  clock,
  itself,
  planted,
  stated,
  strengths,
  truncated,
} from './calibrate/traps.mjs';
import { say } from './ready.mjs';

const PAGE = 'docs/calibration.md';

/** Budgets and samples by game. Reviews are as large as in the page; games are cut short so that there can be more of them. */
const SAMPLES = {
  hunters: {
    budget: { games: 0 },
    most: 120,
    accounts: 300,
    games: 12,
    positions: 2_000,
    full: 60,
    strength: 3,
    by: 'both',
  },
  'naval-battles': {
    budget: { games: 0 },
    most: 80,
    accounts: 300,
    games: 6,
    positions: 2_000,
    full: 40,
    strength: 2,
    by: 'lead',
  },
  'uboat-leader': {
    budget: { games: 0 },
    most: 60,
    accounts: 300,
    games: 6,
    positions: 2_000,
    full: 40,
    strength: 2,
    by: 'points',
  },
};

const short = (number) => {
  const size = Math.abs(number);
  return size >= 100 ? String(Math.round(number)) : number.toFixed(size >= 10 ? 1 : 3);
};
const percent = (share) => `${(share * 100).toFixed(1)} %`;
const within = ({ mean, error }) => `${short(mean)} ± ${short(2 * error)}`;

const PARTS = {
  accounts: (game, { accounts: games }, scale) => {
    const { luck, skill } = accounts(game, games * scale);
    return [
      `| accounts of the habit's games: luck | ${luck.n} games | within two errors of 0 | ${within(luck)} |`,
      `| accounts of the habit's games: skill | ${skill.n} games | within two errors of 0 | ${within(skill)} |`,
    ];
  },
  itself: (game, { budget, games, most }, scale) => {
    const found = itself(game, games * scale, budget, { most, full: true });
    const on = `${found.games} games, ${found.questions} questions`;
    return [
      `| habit reviewed by itself: loss of a question, as stated | ${on} | | ${within(found.loss)} |`,
      `| the same answers in fresh worlds, played out | ${on} | | ${within(found.fresh)} |`,
      `| stated less fresh | ${on} | within two errors of 0 | ${within(found.beyond)} |`,
      `| habit's own answers that get a word | ${on}, ${found.words} words | ≤ 2 % | ${percent(found.named)} |`,
      `| habit's own answers whose word is invented | ${on}, ${found.words} words | ≤ 2 % | ${percent(found.invented)} |`,
    ];
  },
  planted: (game, { budget, games, most }, scale) => {
    const { planted: all, found } = planted(game, games * scale, budget, { most });
    return [`| planted blunders that get a word | ${all} planted | ≥ 90 % | ${percent(found)} |`];
  },
  again: (game, { budget, strength, most }, scale) => {
    const found = again(game, strength * scale, budget, { most });
    const on = `${found.games} games, ${found.questions} questions`;
    return [
      `| other worlds: same word | ${on} | ≥ 90 % | ${percent(found.words)} |`,
      `| other worlds: a word in one that has one in both | ${found.named} words | | ${percent(found.namedTwice)} |`,
      `| other worlds: rank correlation of losses | ${found.named} words | ≥ 0.9 | ${found.correlation.toFixed(2)} |`,
      `| \`steady\` plays on: clear verdicts that stay | ${found.clear} words | ≥ 95 % | ${percent(found.stay)} |`,
    ];
  },
  truncated: (game, { full, most }, scale) => {
    const regret = truncated(game, full * scale, 128, { most });
    return [
      `| truncation: regret against games played out | ${regret.n} positions | ≤ a third of doubtful | ${within(regret)} |`,
    ];
  },
  strengths: (game, { budget, strength, most }, scale) =>
    Object.entries(strengths(game, strength * scale, budget, { most })).map(
      ([bot, { games, questions, mistakes }]) =>
        `| \`${bot}\`: mistakes and blunders | ${games} games, ${questions} questions | ${GOALS[bot]} | ${percent(mistakes)} |`,
    ),
  stated: (game, { positions, by }, scale) => calibrated(game, positions * scale, by),
};

const GOALS = { ace: '≤ 1 %', steady: '3-5 %', random: '≥ 25 %' };

/** By how much a bin may miss beyond its error: three points of a hundred, where shares are told, or of what was stated. */
const POINTS = 0.03;

/** Ten bins as ten rows, how many of them hold, and the Brier score where shares are told. */
function calibrated(game, positions, by) {
  const pairs = stated(game, positions, by);
  const bins = binned(pairs);
  const brier = pairs.reduce((sum, one) => sum + (one.stated - one.came) ** 2, 0) / pairs.length;
  const isShare = pairs.every(({ came }) => came >= 0 && came <= 1);
  const told = isShare ? percent : short;
  const holds = bins.filter(
    ({ stated: said, came }) =>
      Math.abs(said - came.mean) <= 2 * came.error + POINTS * (isShare ? 1 : Math.abs(said)),
  );
  const games = new Set(pairs.map((one) => one.game)).size;
  return [
    ...bins.map(
      ({ n, stated: said, came }, i) =>
        `| stated and happened (${by}), bin ${i + 1} | ${n} positions | ${told(said)} | ${told(came.mean)} ± ${told(2 * came.error)} |`,
    ),
    `| bins within three points beyond their error | ${pairs.length} positions, ${games} games | 10 of 10 | ${holds.length} of 10 |`,
    ...(isShare ? [`| Brier score (${by}) | ${pairs.length} positions | | ${brier.toFixed(3)} |`] : []),
  ];
}

/** Puts rows between the marks of a part on the page. */
function write(id, part, rows) {
  const mark = `${id} ${part}`;
  const section = [
    `<!-- ${mark} -->`,
    '| what | on | goal | found |',
    '|---|---|---|---|',
    ...rows,
    `<!-- end of ${mark} -->`,
  ];
  const page = readFileSync(PAGE, 'utf8');
  const between = new RegExp(`<!-- ${mark} -->[\\s\\S]*?<!-- end of ${mark} -->`);
  writeFileSync(
    PAGE,
    page.replace(between, () => section.join('\n')),
  );
}

const { values, positionals } = parseArgs({
  options: { part: { type: 'string' }, scale: { type: 'string', default: '1' }, seconds: { type: 'string' } },
  allowPositionals: true,
});
const games = positionals.length > 0 ? positionals : Object.keys(SAMPLES);
const parts = values.part === undefined ? Object.keys(PARTS) : [values.part];
if (games.some((id) => !Object.hasOwn(SAMPLES, id)) || parts.some((part) => !Object.hasOwn(PARTS, part))) {
  say(`Games: ${Object.keys(SAMPLES).join(', ')}; parts: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
for (const id of games) {
  const game = await loadGame(id);
  for (const part of parts) {
    const began = process.cpuUsage().user;
    if (values.seconds !== undefined) clock.until = Date.now() + Number(values.seconds) * 1000;
    const rows = PARTS[part](game, SAMPLES[id], Number(values.scale));
    write(id, part, rows);
    say(`${id}, ${part}: ${Math.round((process.cpuUsage().user - began) / 1e6)} s of processor time`);
    console.log(rows.join('\n'));
  }
}

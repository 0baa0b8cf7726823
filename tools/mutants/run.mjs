/** Puts deliberate faults into the rules and sees whether the tests notice. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compiling } from './compiler.mjs';
import { copyOf } from './copy.mjs';
import { page } from './report.mjs';
import { mutantsOf, sampleOf } from './sample.mjs';
import { GROUPS } from './suites.mjs';
import { noticed } from './trial.mjs';

const USAGE = `Usage: npm run mutants -- [GROUP …] [--size N] [--seed TEXT] [--only FILE] [--again] [--page] [--suite cases|games] [--workers N] [--seconds N] [--postgres] [--tests A,B]
  GROUP     ${Object.keys(GROUPS).join(', ')}; all of them when none is named
  --size    mutants of each group, 400 unless said otherwise
  --seed    draws another sample; the page docs/mutants.md is written for seed 1 alone
  --only    mutants of files whose path contains this
  --again   only those that survived so far and have no reason to, to see whether new tests notice them
  --page    nothing is run; docs/mutants.md is written from what is known
  --suite   one part of the tests only
  --workers tests side by side, as many as there are cores unless said otherwise
  --seconds a mutant meets the likeliest tests only, as many as usually take this long
  --postgres the tests have a PostgreSQL besides SQLite
  --tests   only tests whose path contains one of these`;

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A sample of a group's valid mutants, each with the suite that killed it, or null. */
async function examine(group, { size, seed, only, again, suites, how }) {
  const before = known(group);
  const reasons = reasonsToLive();
  const all = (await mutantsOf(group, root)).filter(({ file }) => file.includes(only));
  const { valid, refused } = inCopy(() =>
    compiling(group, sampleOf(all, all.length, seed), size, before.verdicts, how.journals),
  );
  const by = new Map(again ? before.by : []);
  const parts = suites ?? GROUPS[group].suites ?? ['cases', 'games'];
  for (const suite of parts) {
    const excused = again || suite !== parts[0] ? reasons : {};
    const alive = valid.filter(({ name }) => !by.get(name) && !Object.hasOwn(excused, name));
    console.log(`${group}: ${alive.length} mutants against the suite "${suite}" …`);
    if (alive.length === 0) continue;
    for (const name of await inCopy(() => noticed(group, suite, alive, how))) by.set(name, suite);
  }
  const mutants = valid.map((mutant) => ({ ...mutant, by: by.get(mutant.name) ?? null }));
  return { group, seed, all: all.length, later: again ? killedLater(before, mutants) : 0, refused, mutants };
}

/** How many mutants survived a whole run and were killed only by later runs of its survivors; null when they were not counted. */
const killedLater = ({ by, later }, mutants) =>
  later === null
    ? null
    : later + mutants.filter((mutant) => mutant.by !== null && by.get(mutant.name) === null).length;

/** Does something in a fresh copy of the project. */
function inCopy(act) {
  const copy = copyOf(root);
  const leave = () => {
    process.chdir(root);
    rmSync(copy, { recursive: true, force: true });
  };
  process.chdir(copy);
  const done = act();
  if (done instanceof Promise) return done.finally(leave);
  leave();
  return done;
}

const resultsOf = (group) => join(root, 'tools', 'mutants', 'results', `${group}.json`);

/** What is known from the last whole run and those of its survivors: which mutants compile, and which suite killed them. */
function known(group) {
  if (!existsSync(resultsOf(group))) return { later: 0, verdicts: new Map(), by: new Map() };
  const { mutants, refused, later = 0 } = JSON.parse(readFileSync(resultsOf(group), 'utf8'));
  return {
    later,
    verdicts: new Map([...mutants.map(({ name }) => [name, true]), ...refused.map((name) => [name, false])]),
    by: new Map(mutants.map(({ name, by }) => [name, by])),
  };
}

function tell({ group, mutants }) {
  for (const { by, name, file, start, kind, before, after } of mutants) {
    if (by !== null) continue;
    console.log(`SURVIVED ${name} ${file}:${start.line + 1} ${kind}\n    ${before}\n    → ${after}`);
  }
  const lost = mutants.filter(({ by }) => by === null).length;
  console.log(`${group}: ${mutants.length - lost} of ${mutants.length} mutants killed.`);
}

/** Keeps the results of a group, a mutant on a line, with the texts of those that survived. */
function keep({ mutants, ...rest }) {
  const lines = mutants.map(({ name, file, start, by, before, after }) =>
    JSON.stringify({ name, file, line: start.line + 1, by, ...(by === null && { before, after }) }),
  );
  mkdirSync(dirname(resultsOf(rest.group)), { recursive: true });
  const head = JSON.stringify(rest).slice(0, -1);
  writeFileSync(resultsOf(rest.group), `${head}, "mutants": [\n${lines.join(',\n')}\n]}\n`);
}

/** Writes the page from what is known of all groups and why survivors may live. */
function writePage() {
  const results = Object.keys(GROUPS)
    .filter((group) => existsSync(resultsOf(group)))
    .map((group) => JSON.parse(readFileSync(resultsOf(group), 'utf8')));
  writeFileSync(join(root, 'docs', 'mutants.md'), page(results, reasonsToLive()));
}

/** Why survivors may live, by their names. */
function reasonsToLive() {
  return JSON.parse(readFileSync(join(root, 'tools', 'mutants', 'reasons.json'), 'utf8'));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    again: { type: 'boolean', default: false },
    page: { type: 'boolean', default: false },
    suite: { type: 'string' },
    workers: { type: 'string' },
    seconds: { type: 'string' },
    postgres: { type: 'boolean', default: false },
    tests: { type: 'string', default: '' },
    help: { type: 'boolean', short: 'h' },
  },
});
const unknown = positionals.find((group) => !Object.hasOwn(GROUPS, group));
if (values.help || unknown !== undefined) {
  console.log(unknown === undefined ? USAGE : `There is no group "${unknown}" to mutate.\n${USAGE}`);
  process.exit(unknown === undefined ? 0 : 1);
}
if (values.page) {
  writePage();
  process.exit(0);
}
const plan = {
  size: Number(values.size),
  seed: values.seed,
  only: values.only,
  again: values.again,
  suites: values.suite ? [values.suite] : null,
  how: {
    workers: Number(values.workers ?? availableParallelism()),
    seconds: Number(values.seconds ?? Number.POSITIVE_INFINITY),
    postgres: values.postgres,
    tests: values.tests,
    journals: join(root, 'tools', 'mutants', '.journals'),
  },
};
const whole = plan.seed === '1' && plan.only === '' && (plan.again || plan.suites === null);
for (const group of positionals.length > 0 ? positionals : Object.keys(GROUPS)) {
  const result = await examine(group, plan);
  tell(result);
  if (!whole) continue;
  keep(result);
  writePage();
}

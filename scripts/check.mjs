/**
 * The checks of `npm run check` and `npm test`. Usage: node scripts/check.mjs check|test [long|all].
 * `check` leaves out programs, servers and the browser, goes through all of its checks whatever they find, and says at the end which
 * failed. `test` has them too, but not the tests whose names say `long`: these run with `long`, everything with `all`. Its first
 * failure ends the run.
 */
import { browserFor } from './browser.mjs';
import { startPostgres } from './postgres.mjs';
import { build, run, runTogether, say, siteJob, tried } from './ready.mjs';

const node = process.execPath;
const tool = (path) => ['node_modules', ...path.split('/')].join('/');
const VITEST = [tool('vitest/vitest.mjs'), 'run', '--reporter=default'];

/** Runs the tests of a kind: those whose names say `long`, the others (`usual`), or all. */
const runTests = (args, kind, which, env) =>
  run(node, [...VITEST, ...args, ...(which === 'long' ? [`.long.${kind}`] : [])], {
    env: { ...process.env, FLOTILLA_TESTS: which, ...env },
  });

/** Runs unit tests, those of the server on a PostgreSQL of their own as well. */
function unitTests(which) {
  const postgres = startPostgres();
  if (postgres) process.once('exit', () => postgres.stop());
  else if (process.env.CI) {
    say('The tests on PostgreSQL must run here, but there is none and none could be installed.');
    process.exit(1);
  } else say('TESTS ON POSTGRESQL SKIPPED: none was found and none could be installed.');
  runTests([], 'test', which, postgres && { TEST_DATABASE_URL: postgres.url });
}

/** Format, lint and types, side by side, and with them whatever else can be done meanwhile; the names of those that failed. */
async function formatAndTypes(...meanwhile) {
  build();
  say('Checking format, lint (biome) and types (tsc) …');
  return runTogether([
    ...meanwhile,
    { name: 'types', args: [tool('typescript/bin/tsc'), '--project', 'tsconfig.test.json'] },
    { name: 'types of the site', args: [tool('typescript/bin/tsc'), '--project', 'packages/web'] },
    {
      name: 'format and lint ("npm run format" mends most of it)',
      args: [tool('@biomejs/biome/bin/biome'), 'ci', '--log-level=warn', '.'],
    },
  ]);
}

function browserTests(browser, which) {
  if (!browser) return say('BROWSER TESTS SKIPPED: no Chromium was found and none could be installed.');
  say('Running the browser tests …');
  const config = ['--config', 'packages/web/vitest.e2e.config.ts'];
  runTests(config, 'e2e', which, { FLOTILLA_CHROMIUM: browser });
}

/** Ends the run with the names of the checks that failed, if any did. */
function stopIf(failed) {
  if (failed.length === 0) return;
  say(`Failed: ${failed.join(', ')}. What is wrong stands above.`);
  process.exit(1);
}

/** What a run of `npm test` says at its end. */
const SAID = {
  usual: 'Everything holds; "npm test -- long" plays the long games and tries every screen.',
  long: 'The long tests hold.',
  all: 'Everything holds, the long tests too.',
};

const JOBS = {
  async check() {
    const failed = await formatAndTypes();
    say('Running the tests of single cases (vitest) …');
    if (tried(node, VITEST, { env: { ...process.env, FLOTILLA_TESTS: 'check' } }) !== 0) failed.push('tests');
    stopIf(failed);
    say('Format, types, layers and single cases hold; "npm test" also tries programs, servers and the site.');
  },
  async test(which = 'usual') {
    if (!Object.hasOwn(SAID, which)) {
      say(`"npm test" knows no "${which}": say long, all, or nothing.`);
      process.exit(1);
    }
    const browser = browserFor({ must: Boolean(process.env.CI) });
    build();
    const site = browser && siteJob();
    if (site) say('Building the site (vite) …');
    stopIf(await formatAndTypes(...(site ? [site] : [])));
    say('Running the tests (vitest) …');
    unitTests(which);
    browserTests(browser, which);
    say(SAID[which]);
  },
};

const [name = '', ...rest] = process.argv.slice(2);
const job = JOBS[name];
if (!job) {
  say(`Say what to check: ${Object.keys(JOBS).join(', ')}.`);
  process.exit(1);
}
await job(...rest);

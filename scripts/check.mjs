/**
 * The checks of `npm test`, one after another; the first failure ends the run.
 * Usage: node scripts/check.mjs quick|all. `quick` leaves out long games, programs, servers and the browser.
 */
import { browserFor } from './browser.mjs';
import { startPostgres } from './postgres.mjs';
import { build, run, runTogether, say, siteJob } from './ready.mjs';

const node = process.execPath;
const tool = (path) => ['node_modules', ...path.split('/')].join('/');
const vitest = (args, env = process.env) =>
  run(node, [tool('vitest/vitest.mjs'), 'run', '--reporter=default', ...args], { env });

/** Runs all tests, those of the server on a PostgreSQL of their own as well. */
function allTests() {
  const postgres = startPostgres();
  if (postgres) process.once('exit', () => postgres.stop());
  else if (process.env.CI) {
    say('The tests on PostgreSQL must run here, but there is none and none could be installed.');
    process.exit(1);
  } else say('TESTS ON POSTGRESQL SKIPPED: none was found and none could be installed.');
  vitest([], { ...process.env, ...(postgres && { TEST_DATABASE_URL: postgres.url }) });
}

/** Format, lint and types, side by side, and with them whatever else can be done meanwhile. */
async function formatAndTypes(...meanwhile) {
  build();
  say('Checking format, lint (biome) and types (tsc) …');
  await runTogether([
    ...meanwhile,
    { args: [tool('typescript/bin/tsc'), '--project', 'tsconfig.test.json'] },
    { args: [tool('typescript/bin/tsc'), '--project', 'packages/web'] },
    { args: [tool('@biomejs/biome/bin/biome'), 'ci', '--log-level=warn', '.'] },
  ]);
}

function browserTests(browser) {
  if (!browser) return say('BROWSER TESTS SKIPPED: no Chromium was found and none could be installed.');
  say('Running the browser tests …');
  const env = { ...process.env, FLOTILLA_CHROMIUM: browser };
  run(node, [tool('vitest/vitest.mjs'), 'run', '--config', 'packages/web/vitest.e2e.config.ts'], { env });
}

const JOBS = {
  async quick() {
    await formatAndTypes();
    say('Running the tests of single cases (vitest) …');
    vitest([], { ...process.env, FLOTILLA_QUICK: '1' });
    say(
      'Format, types, layers and single cases hold; "npm test" also tries programs, servers, long games and the site.',
    );
  },
  async all() {
    const browser = browserFor({ must: Boolean(process.env.CI) });
    build();
    const site = browser && siteJob();
    if (site) say('Building the site (vite) …');
    await formatAndTypes(...(site ? [site] : []));
    say('Running the tests (vitest) …');
    allTests();
    browserTests(browser);
    say('Everything holds.');
  },
};

const job = JOBS[process.argv[2] ?? ''];
if (!job) {
  say(`Say what to check: ${Object.keys(JOBS).join(', ')}.`);
  process.exit(1);
}
await job();

/**
 * The checks of `npm test` and `npm run check`. Usage: node scripts/check.mjs quick|all. `quick` leaves out long games, programs,
 * servers and the browser, goes through all of its checks whatever they find, and says at the end which failed; of `all`, the first
 * failure ends the run.
 */
import { browserFor } from './browser.mjs';
import { startPostgres } from './postgres.mjs';
import { build, run, runTogether, say, siteJob, tried } from './ready.mjs';

const node = process.execPath;
const tool = (path) => ['node_modules', ...path.split('/')].join('/');
const VITEST = [tool('vitest/vitest.mjs'), 'run', '--reporter=default'];

/** Runs all tests, those of the server on a PostgreSQL of their own as well. */
function allTests() {
  const postgres = startPostgres();
  if (postgres) process.once('exit', () => postgres.stop());
  else if (process.env.CI) {
    say('The tests on PostgreSQL must run here, but there is none and none could be installed.');
    process.exit(1);
  } else say('TESTS ON POSTGRESQL SKIPPED: none was found and none could be installed.');
  run(node, VITEST, { env: { ...process.env, ...(postgres && { TEST_DATABASE_URL: postgres.url }) } });
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

function browserTests(browser) {
  if (!browser) return say('BROWSER TESTS SKIPPED: no Chromium was found and none could be installed.');
  say('Running the browser tests …');
  const env = { ...process.env, FLOTILLA_CHROMIUM: browser };
  run(node, [tool('vitest/vitest.mjs'), 'run', '--config', 'packages/web/vitest.e2e.config.ts'], { env });
}

/** Ends the run with the names of the checks that failed, if any did. */
function stopIf(failed) {
  if (failed.length === 0) return;
  say(`Failed: ${failed.join(', ')}. What is wrong stands above.`);
  process.exit(1);
}

const JOBS = {
  async quick() {
    const failed = await formatAndTypes();
    say('Running the tests of single cases (vitest) …');
    if (tried(node, VITEST, { env: { ...process.env, FLOTILLA_QUICK: '1' } }) !== 0) failed.push('tests');
    stopIf(failed);
    say(
      'Format, types, layers and single cases hold; "npm test" also tries programs, servers, long games and the site.',
    );
  },
  async all() {
    const browser = browserFor({ must: Boolean(process.env.CI) });
    build();
    const site = browser && siteJob();
    if (site) say('Building the site (vite) …');
    stopIf(await formatAndTypes(...(site ? [site] : [])));
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

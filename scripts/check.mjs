/**
 * What `npm test` proves, one thing after another; the first failure ends it.
 * Usage: node scripts/check.mjs quick|all. `quick` leaves out long games and the browser.
 */
import { browserFor } from './browser.mjs';
import { build, run, say, site } from './ready.mjs';

const node = process.execPath;
const tool = (path) => ['node_modules', ...path.split('/')].join('/');
const vitest = (...args) => run(node, [tool('vitest/vitest.mjs'), 'run', '--reporter=default', ...args]);

/** The projects of `vitest.config.ts` that are done within a minute. */
const QUICK = ['unit', 'house', 'site', 'alone'];

function formatAndTypes() {
  say('Checking format and lint (biome) …');
  run(node, [tool('@biomejs/biome/bin/biome'), 'ci', '--log-level=warn', '.']);
  say('Checking types (tsc) …');
  build();
  run(node, [tool('typescript/bin/tsc'), '--project', 'tsconfig.test.json']);
  run(node, [tool('typescript/bin/tsc'), '--project', 'packages/web']);
}

function browserTests() {
  const browser = browserFor({ must: Boolean(process.env.CI) });
  if (!browser) return say('BROWSER TESTS SKIPPED: no Chromium was found and none could be installed.');
  site();
  say('Running the browser tests …');
  const env = { ...process.env, FLOTILLA_CHROMIUM: browser };
  run(node, [tool('vitest/vitest.mjs'), 'run', '--config', 'packages/web/vitest.e2e.config.ts'], { env });
}

const JOBS = {
  quick() {
    formatAndTypes();
    say('Running the tests of single cases (vitest) …');
    vitest(...QUICK.flatMap((name) => ['--project', name]));
    say('Format, types, layers and single cases hold; "npm test" also plays long games and the site.');
  },
  all() {
    formatAndTypes();
    say('Running the tests (vitest) …');
    vitest();
    browserTests();
    say('Everything holds.');
  },
};

const job = JOBS[process.argv[2] ?? ''];
if (!job) {
  say(`Say what to check: ${Object.keys(JOBS).join(', ')}.`);
  process.exit(1);
}
job();

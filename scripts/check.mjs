/** Everything `npm test` proves, one after another; the first failure ends it. */
import { browserFor } from './browser.mjs';
import { startPostgres } from './postgres.mjs';
import { build, run, say, site } from './ready.mjs';

const node = process.execPath;
const tool = (path) => ['node_modules', ...path.split('/')].join('/');

say('Checking format and lint (biome) …');
run(node, [tool('@biomejs/biome/bin/biome'), 'ci', '--log-level=warn', '.']);
say('Checking types (tsc) …');
build();
run(node, [tool('typescript/bin/tsc'), '--project', 'tsconfig.test.json']);
run(node, [tool('typescript/bin/tsc'), '--project', 'packages/web']);
say('Running the tests (vitest) …');
const postgres = await startPostgres();
if (postgres) process.once('exit', () => postgres.stop());
else if (process.env.CI) {
  say('The tests on PostgreSQL must run here, but there is none and none could be installed.');
  process.exit(1);
} else say('TESTS ON POSTGRESQL SKIPPED: none was found and none could be installed.');
run(node, [tool('vitest/vitest.mjs'), 'run', '--reporter=default'], {
  env: { ...process.env, ...(postgres && { TEST_DATABASE_URL: postgres.url }) },
});

const browser = browserFor({ must: Boolean(process.env.CI) });
if (browser) {
  site();
  say('Running the browser tests …');
  const env = { ...process.env, FLOTILLA_CHROMIUM: browser };
  run(node, [tool('vitest/vitest.mjs'), 'run', '--config', 'packages/web/vitest.e2e.config.ts'], { env });
} else {
  say('BROWSER TESTS SKIPPED: no Chromium was found and none could be installed.');
}
say('Everything holds.');

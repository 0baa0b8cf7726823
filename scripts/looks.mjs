/** Looks at every beat of a salvo and every state of a battle on all screens and in both themes, axe included. Usage: npm run looks */
import { browserFor } from './browser.mjs';
import { run, site } from './ready.mjs';

site();
const env = { ...process.env, FLOTILLA_CHROMIUM: browserFor({ must: true }), FLOTILLA_LOOKS: 'all' };
const config = ['--config', 'packages/web/vitest.e2e.config.ts'];
run(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...config, 'e2e/stage.e2e', 'e2e/navalAccess.e2e'],
  {
    env,
  },
);

/** Promises that `npm test` checks on a small scale, checked in full. Usage: node scripts/promise.mjs NAME [TIMES] */
import { browserFor } from './browser.mjs';
import { run, say, site } from './ready.mjs';

const PROMISES = {
  'kill:browser': { tests: ['kill'], times: 60, told: 'FLOTILLA_KILLS' },
  contacts: { tests: ['uboatContact'], times: 1, told: 'FLOTILLA_CONTACTS' },
  battles: { tests: ['naval'], times: 3, told: 'FLOTILLA_BATTLES' },
  lessons: { tests: ['learn'], times: 1, told: 'FLOTILLA_LESSONS' },
  campaigns: { tests: ['uboatCampaign'], times: 1, told: 'FLOTILLA_CAMPAIGNS' },
  looks: {
    tests: ['stage', 'scenes', 'navalAccess', 'hotseat', 'shell', 'sizes', 'uboatLooks'],
    times: 1,
    told: 'FLOTILLA_LOOKS',
  },
  online: { tests: ['onlineBattle'], times: 1, told: 'FLOTILLA_ONLINE' },
  'same-hash': { tests: ['sameHash'], times: 150, told: 'FLOTILLA_RECORDS' },
};

const [name = '', wanted] = process.argv.slice(2);
const promise = Object.hasOwn(PROMISES, name) ? PROMISES[name] : null;
const times = Number(wanted ?? promise?.times);
if (!promise || !Number.isInteger(times) || times < 1) {
  say(`Usage: npm run ${Object.keys(PROMISES).join('|')} [-- TIMES], a whole number from 1 on.`);
  process.exit(1);
}
site();
const env = { ...process.env, FLOTILLA_CHROMIUM: browserFor({ must: true }), [promise.told]: String(times) };
const config = ['--config', 'packages/web/vitest.e2e.config.ts'];
const files = promise.tests.map((test) => `e2e/${test}.e2e`);
run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...config, ...files], { env });

/** Promises that the tests check on a small scale, checked in full. Usage: npm run promise -- NAME [TIMES]; without a name, a list. */
import { pathToFileURL } from 'node:url';
import { browserFor } from './browser.mjs';
import { run, say, site } from './ready.mjs';

/** Each is either browser tests, which are told how often, or a script of its own, which is given what follows its name. */
const PROMISES = {
  battles: {
    what: 'battles of two, four and six in Naval Battles, by mouse, keyboard and touch',
    tests: ['naval'],
    times: 3,
    told: 'FLOTILLA_BATTLES',
  },
  campaigns: {
    what: 'short campaigns of both editions in U-Boat Leader, by mouse, keyboard and touch',
    tests: ['uboatCampaign'],
    told: 'FLOTILLA_CAMPAIGNS',
  },
  contacts: {
    what: 'a contact of U-Boat Leader, fought by a pack of three in both editions, by mouse, keyboard and touch',
    tests: ['uboatContact'],
    told: 'FLOTILLA_CONTACTS',
  },
  events: {
    what: 'a sea announced and sailed by ten browsers, closed, watched and checked; a Swiss by five; a short campaign by two in each edition',
    tests: ['events'],
    times: 10,
    told: 'FLOTILLA_EVENTS',
  },
  firefox: {
    what: 'the lessons, a battle and a contact in Debian’s Firefox, with pictures, and hashes there and in JavaScriptCore',
    script: 'firefox',
  },
  lessons: {
    what: 'every lesson, learned to its end in a browser',
    tests: ['learn'],
    told: 'FLOTILLA_LESSONS',
  },
  looks: {
    what: 'every beat of a salvo and every state of a battle on all screens, in both themes and four languages: axe, and room for every word',
    tests: [
      'advice',
      'space',
      'stage',
      'scenes',
      'navalAccess',
      'navalSecrets',
      'hotseat',
      'shell',
      'sizes',
      'uboatLooks',
    ],
    told: 'FLOTILLA_LOOKS',
  },
  matrix: {
    what: 'recorded games and bots under Node 22, 24 and 26, to the same digest; the server’s tests there',
    script: 'matrix',
  },
  online: {
    what: 'a whole battle on a server by three browsers, one of them a telephone, before a watcher',
    tests: ['onlineBattle'],
    told: 'FLOTILLA_ONLINE',
  },
  release: {
    what: 'a version made and tried from its archives alone, then made again: twice the same bytes',
    script: 'releaseTwice',
  },
  'same-hash': {
    what: '150 games played in Node and again in the browser, to the same hash',
    tests: ['sameHash'],
    times: 150,
    told: 'FLOTILLA_RECORDS',
  },
  threats: {
    what: 'every threat to a server: a hundred thousand guesses of a key, two thousand pages at one table',
    script: 'threats',
  },
};

/** Runs browser tests on the built site, told how often by a variable. */
export function inBrowser(tests, told, times) {
  site();
  const env = { ...process.env, FLOTILLA_CHROMIUM: browserFor({ must: true }), [told]: String(times) };
  const config = ['--config', 'packages/web/vitest.e2e.config.ts'];
  const files = tests.map((test) => `e2e/${test}.`);
  run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...config, ...files], { env });
}

/** How often, as the command line says; ends with a sentence when that is no count. */
export function timesOf(wanted, usual) {
  const times = Number(wanted ?? usual);
  if (Number.isInteger(times) && times > 0) return times;
  say('How often must be a whole number from 1 on.');
  process.exit(1);
}

/** What can be named, a line each. */
export function list(usage, entries) {
  const width = Math.max(...Object.keys(entries).map(({ length }) => length));
  const lines = Object.entries(entries).map(([name, { what }]) => `  ${name.padEnd(width)}  ${what}`);
  process.stdout.write(`${[usage, ...lines].join('\n')}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [name, ...rest] = process.argv.slice(2);
  const promise = Object.hasOwn(PROMISES, name ?? '') ? PROMISES[name] : null;
  if (!promise) list('npm run promise -- NAME [TIMES]', PROMISES);
  if (!promise) process.exit(name === undefined ? 0 : 1);
  if (promise.script) run(process.execPath, [`scripts/${promise.script}.mjs`, ...rest]);
  else inBrowser(promise.tests, promise.told, timesOf(rest[0], promise.times ?? 1));
}

/** Finds a Chromium for the browser tests, or installs Debian's where that is possible. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './ready.mjs';

/** Chromium without a window to draw: the tests take two thirds of the time. */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';

const PLACES = [
  WINDOWLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const found = () =>
  [process.env.FLOTILLA_CHROMIUM, ...PLACES].find((path) => path && existsSync(path)) ?? null;

/** Installs a package where that is possible without asking anybody. */
export function packageFor(name) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say(`Installing ${name} for the browser tests (apt-get) …`);
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  if (apt('update', '-qq')) apt('install', '-y', '-qq', '--no-install-recommends', name);
}

/** The path of a Chromium; null when there is none (with `must`, that ends the run). */
export function browserFor({ must }) {
  if (!process.env.FLOTILLA_CHROMIUM && !existsSync(WINDOWLESS)) packageFor('chromium-headless-shell');
  if (!found()) packageFor('chromium');
  const there = found();
  if (there || !must) return there;
  say('The browser tests must run here, but there is no Chromium and none could be installed.');
  return process.exit(1);
}

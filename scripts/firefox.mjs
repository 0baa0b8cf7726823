/**
 * Plays in Debian's Firefox what the tests play in Chromium: every lesson, a battle of two and a contact, at the size of a desk and of
 * a phone, with pictures; and compares the hashes of recorded games in Firefox and in JavaScriptCore with those of Node.
 * Usage: node scripts/firefox.mjs [FOLDER FOR PICTURES] [RECORDS]
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageFor } from './browser.mjs';
import { run, say, site } from './ready.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const FIREFOX = process.env.FLOTILLA_FIREFOX ?? '/usr/bin/firefox-esr';
const [pictures = join(tmpdir(), 'flotilla-firefox'), records = '20'] = process.argv.slice(2);

/** What only this command needs, in a folder of its own. */
const tools = join(root, 'node_modules', '.flotilla', 'firefox');
const TOOLS = { 'puppeteer-core': '25.16.0', '@oven/bun-linux-x64': '1.4.4' };

function installTools() {
  if (Object.keys(TOOLS).every((name) => existsSync(join(tools, 'node_modules', name)))) return;
  say('Installing what drives Firefox, and JavaScriptCore (npm) …');
  mkdirSync(tools, { recursive: true });
  writeFileSync(join(tools, 'package.json'), JSON.stringify({ private: true, dependencies: TOOLS }));
  run('npm', [
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--prefix',
    tools,
  ]);
}

/** Fails with a sentence. */
function stop(sentence) {
  say(sentence);
  process.exit(1);
}

const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

site();
installTools();
if (!existsSync(FIREFOX)) packageFor('firefox-esr');
if (!existsSync(FIREFOX))
  stop('There is no Firefox here, and none could be installed: name one in FLOTILLA_FIREFOX.');
mkdirSync(pictures, { recursive: true });

const require = createRequire(join(tools, 'package.json'));
const puppeteer = require('puppeteer-core');
const { serve } = await import('../packages/web/serve.mjs');
const { play } = await import('./firefox/play.mjs');
const { recordsOf } = await import('./firefox/records.mjs');

const { url, close } = await serve({ dir: join(root, 'packages', 'web', 'dist'), port: 0 });
const browser = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX, headless: true });
const kept = await recordsOf(Number(records), join(tmpdir(), 'flotilla-firefox-records'));
let faults = [];
try {
  for (const [size, viewport] of Object.entries(SIZES))
    faults = [...faults, ...(await play({ browser, url, size, viewport, pictures, records: kept }))];
} finally {
  await browser.close();
  await close();
}
const bun = join(tools, 'node_modules', '@oven', 'bun-linux-x64', 'bin', 'bun');
const jsc = spawnSync(
  bun,
  [join(root, 'scripts', 'firefox', 'hashes.mjs'), ...kept.map(({ file }) => file)],
  {
    encoding: 'utf8',
  },
);
const hashes = jsc.stdout.trim().split('\n');
for (const [i, { name, hash }] of kept.entries())
  if (hashes[i] !== hash)
    faults.push(`JavaScriptCore comes to another state in ${name}: ${hashes[i] || jsc.stderr.trim()}`);
if (faults.length > 0) stop(faults.join('\n'));
say(
  `Firefox played everything; ${kept.length} games have the same hashes in V8, SpiderMonkey and JavaScriptCore. Pictures: ${resolve(pictures)}`,
);

/**
 * Measures the built site in a real Chromium and prints the figures as JSON: bytes before a game, first load, time from
 * an answer to the painted screen, memory after many answers.
 * Usage: node packages/web/scripts/measure.mjs [game] [answers]
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { serve } from '../serve.mjs';

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist');
const [game = 'hunters', count = '1000'] = process.argv.slice(2);
const executablePath = [process.env.FLOTILLA_CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path),
);
if (!executablePath) throw new Error('No Chromium was found; name one in FLOTILLA_CHROMIUM.');

/** Compressed bytes of everything the first page needs, and of each game's own files. */
function bundleSizes() {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const size = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  const reach = (name, found = new Set()) => {
    const chunk = manifest[name];
    if (!chunk || found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const other of chunk.imports ?? []) reach(other, found);
    return found;
  };
  const first = reach('index.html');
  const sum = (files) => [...files].reduce((total, file) => total + size(file), 0);
  const games = Object.entries(manifest)
    .map(([name]) => /^\.\.\/([\w-]+)\/src\/index\.ts$/.exec(name))
    .filter((match) => match && match[1] !== 'table' && match[1] !== 'lab')
    .map(([name, id]) => [id, sum([...reach(name)].filter((file) => !first.has(file)))]);
  return { beforeAGame: sum(first), games: Object.fromEntries(games) };
}

/** Answers what is asked, again and again, in the page itself. */
async function answerInPage(wanted) {
  const painted = () =>
    new Promise((done) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => done();
        channel.port2.postMessage(0);
      });
    });
  const pressable = () =>
    [...document.querySelectorAll('.sheet-body button:not(.rule):not(.link)')].filter(
      (button) => !button.disabled && button.getAttribute('aria-disabled') !== 'true',
    );
  const positionNow = () => document.querySelector('.play')?.dataset.position;
  const times = [];
  const memory = [];
  let turn = 0;
  for (let idle = 0; times.length < wanted && idle < 500; turn++) {
    const buttons = pressable();
    const suggest = buttons.find(({ textContent }) => /^Suggest/.test(textContent ?? ''));
    if (suggest) {
      suggest.click();
      await painted();
    }
    const submit = pressable().find((button) => button.classList.contains('primary'));
    const button = submit ?? buttons[turn % Math.max(1, buttons.length)];
    if (!button) {
      idle++;
      await new Promise((done) => setTimeout(done, 10));
      continue;
    }
    idle = 0;
    const before = positionNow();
    const start = performance.now();
    button.click();
    await painted();
    if (positionNow() !== before) times.push(performance.now() - start);
    if (times.length % 200 === 1) memory.push(performance.memory?.usedJSHeapSize ?? 0);
  }
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { answers: times.length, median: at(0.5), p95: at(0.95), memory };
}

const { url, close } = await serve({ dir: dist, port: 4700 });
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
await context.addInitScript(() =>
  localStorage.setItem('flotilla.settings', '{"language":"en","theme":"chart","speed":"off"}'),
);
const page = await context.newPage();
await page.goto(url);
await page.locator('.continue').waitFor();
const firstLoad = await page.evaluate(() => performance.now());
await page.goto(new URL(`new/${game}`, url).href);
await page.locator('button[type=submit]').click();
await page.locator('.sheet .decision').first().waitFor();
const answering = await page.evaluate(answerInPage, Number(count));
process.stdout.write(
  `${JSON.stringify({ bundle: bundleSizes(), firstLoadMilliseconds: Math.round(firstLoad), game, answering }, null, 2)}\n`,
);
await browser.close();
close();

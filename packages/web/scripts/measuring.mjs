/**
 * Measures the built site in a real Chromium. Times are given twice: by the clock, and as processor time of the page's
 * own thread, which other work on the machine disturbs less. Each has an empty page beside it, measured the same way.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { serve } from '../serve.mjs';
import { aimSalvo, openSalvo } from './salvo.mjs';

/** Where the built site lies. */
export const DIST = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist');

/** Without these an answer would wait for the next of sixty frames a second, and the wait would be measured too. */
const NO_BEAT = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];
/** How Chromium is started for measuring. */
export const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', ...NO_BEAT];
/** Answers before this one are not those of a game in its middle. */
const MIDDLE = 50;

/** The Chromium of this machine; null when there is none. */
export const chromiumHere = () =>
  [process.env.FLOTILLA_CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  ) ?? null;

/** What every table needs, whatever is played at it: the frame and the form of a new game. */
const SHELL = ['src/screens/game.tsx', 'src/screens/newGame.tsx'];

/**
 * Compressed bytes of the JavaScript the first page needs, of each game's files beyond it, and of those that are not part of
 * the shell of all tables either. A game's files are everything that must be there before its first question can be answered on
 * its own screens: rules, cards, charts, art, screens. Not counted is what is loaded on demand behind that: the words (one
 * catalogue of four), lessons, the form of a new game, editors, and pages about what is over.
 */
export function bundleSizes(dist = DIST) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const size = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  const reach = (name, found = new Set()) => {
    const chunk = manifest[name];
    if (!chunk || found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const other of chunk.imports ?? []) reach(other, found);
    return found;
  };
  const sum = (files) => [...files].reduce((total, file) => total + size(file), 0);
  const first = reach('index.html');
  const words = ['en', 'fr', 'it', 'de'].map((language) =>
    size(manifest[`../ui/src/text/${language}.ts`].file),
  );
  const games = Object.keys(manifest).flatMap((name) => {
    const id = /^\.\.\/([\w-]+)\/src\/index\.ts$/.exec(name)?.[1];
    if (!id || id === 'table' || id === 'lab') return [];
    const own = [...reach(name), ...reach(`../${id}-screens/src/screens.tsx`)].filter(
      (file) => !first.has(file),
    );
    return [[id, new Set(own)]];
  });
  const shell = new Set(SHELL.flatMap((name) => [...reach(name)]));
  const summed = (of) => Object.fromEntries(games.map(([id, files]) => [id, sum(of(files))]));
  return {
    beforeAGame: sum(first) + Math.max(...words),
    games: summed((files) => files),
    beyondShell: summed((files) => [...files].filter((file) => !shell.has(file))),
  };
}

/**
 * Ends when the frame under way has been painted. Runs in the page. The task comes before all others that wait for the
 * same moment, such as the writing of the game, which the player does not wait for.
 */
function installPainted() {
  globalThis.painted = () =>
    new Promise((done) => {
      requestAnimationFrame(() => scheduler.postTask(done, { priority: 'user-blocking' }));
    });
}

/** Marks the moment at which something can be pressed. Runs in the page before anything else. */
function watchForInteractive() {
  const look = async () => {
    if (!document.querySelector('.button.primary')) return;
    watching.disconnect();
    await globalThis.painted();
    performance.mark('interactive');
  };
  const watching = new MutationObserver(look);
  watching.observe(document, { childList: true, subtree: true });
}

/**
 * Answers what is asked, again and again, in the page itself; a game that has ended is begun again. Options are taken by
 * a fixed sequence, so that every run plays alike.
 */
async function answerInPage({ wanted, middle }) {
  let state = 20_390;
  const below = (count) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * count);
  };
  /** Buttons that answer or fill in; rule numbers, links and terms of art only explain. */
  const pressable = () =>
    [...document.querySelectorAll('.sheet-body button:not(.rule, .link, [aria-haspopup])')].filter(
      (button) => !button.disabled && button.getAttribute('aria-disabled') !== 'true',
    );
  const idle = () => new Promise((done) => setTimeout(done, 5));
  const place = () => document.querySelector('.play')?.dataset.position;
  const times = [];
  let answers = 0;
  for (let waited = 0; answers < wanted; ) {
    pressable()
      .find(({ textContent }) => /^Suggest/.test(textContent ?? ''))
      ?.click();
    await globalThis.painted();
    await idle();
    const offered = pressable();
    const button =
      offered.find(({ classList }) => classList.contains('primary')) ??
      offered[below(4) === 0 ? below(offered.length) : 0];
    if (!button) {
      if (++waited > 2000) throw new Error('Nothing has been asked for a long time.');
      await idle();
      continue;
    }
    waited = 0;
    const before = place();
    const counts = Number(before) >= middle;
    if (counts) performance.mark('answer');
    const start = performance.now();
    button.click();
    await globalThis.painted();
    const taken = performance.now() - start;
    if (document.querySelector('dialog[open]')) {
      throw new Error(`"${button.textContent}" has opened a dialog: nobody can answer behind it.`);
    }
    if (place() === before) continue;
    if (counts) performance.mark('painted');
    answers++;
    if (counts) times.push(taken);
  }
  return times;
}

/** Presses the only button of the empty page. Runs in the page. */
async function pressInPage(wanted) {
  const button = document.querySelector('button');
  const word = document.querySelector('p');
  const times = [];
  button.onclick = () => {
    word.textContent = `pressed ${times.length}`;
  };
  for (let i = 0; i < wanted; i++) {
    await new Promise((done) => setTimeout(done, 5));
    performance.mark('answer');
    const start = performance.now();
    button.click();
    await globalThis.painted();
    times.push(performance.now() - start);
    performance.mark('painted');
  }
  return times;
}

const EMPTY = `<!doctype html><meta charset="utf-8"><title>Empty</title>
<p class="button primary">Nothing</p><button>Press</button>`;

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
const share = (numbers, part) =>
  [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) * part)] ?? 0;

/** Traces what a page does while `act` runs; gives the events of its main thread. */
export async function traced(page, categories, act) {
  const client = await page.context().newCDPSession(page);
  const events = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  const result = await act();
  const complete = new Promise((done) => client.once('Tracing.tracingComplete', done));
  await client.send('Tracing.end');
  await complete;
  await client.detach();
  return { result, events };
}

/** Processor time in milliseconds between each `answer` and the `painted` after it. */
export function processorTimes(events) {
  const marks = events
    .filter(({ name, tts }) => (name === 'answer' || name === 'painted') && tts !== undefined)
    .sort((a, b) => a.ts - b.ts);
  return marks.flatMap(({ name, tts }, i) => {
    const next = marks[i + 1];
    return name === 'answer' && next?.name === 'painted' ? [(next.tts - tts) / 1000] : [];
  });
}

/** Loads an address with an empty cache until it can be used; null when the browser's trace has missed the moment. */
async function loadOnce(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(installPainted);
  await page.addInitScript(watchForInteractive);
  const { result, events } = await traced(page, ['toplevel', 'blink.user_timing'], async () => {
    await page.goto(url, { waitUntil: 'commit' });
    const there = () => performance.getEntriesByName('interactive')[0]?.startTime;
    return (await page.waitForFunction(there)).jsonValue();
  });
  await context.close();
  const mark = events.find(({ name, cat }) => name === 'interactive' && cat.includes('user_timing'));
  if (!mark) return null;
  const began = events.find(({ name, pid }) => name === 'navigationStart' && pid === mark.pid) ?? mark;
  const processor = events
    .filter(
      ({ pid, tid, ts, name }) =>
        pid === mark.pid &&
        tid === mark.tid &&
        ts >= began.ts &&
        ts <= mark.ts &&
        name === 'ThreadControllerImpl::RunTask',
    )
    .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
  return { clock: result, processor };
}

/** A page as it is measured: everything is shown at once. */
export async function newPage(browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(installPainted);
  await context.addInitScript(() =>
    localStorage.setItem(
      'flotilla.settings',
      '{"language":"en","theme":"chart","speed":"instant","beginning":"all","coach":false}',
    ),
  );
  return context.newPage();
}

/** Bytes in use on the page's heap after the garbage is gone. */
async function heapOf(page) {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  await client.detach();
  return usedSize;
}

/** The times of one or several pages, by the clock and of the processor. */
export const spread = (pages) => {
  const result = pages.flatMap((page) => page.result);
  const processor = pages.flatMap(({ events }) => processorTimes(events));
  return {
    answers: result.length,
    clock: median(result),
    clock95: share(result, 0.95),
    processor: median(processor),
    processor95: share(processor, 0.95),
  };
};

/** Plays a game in the page: the times of its answers, and the heap after some and after all of them. */
async function play(browser, url, game, answers, early) {
  const page = await newPage(browser);
  await page.goto(new URL(`new/${game}`, url).href);
  await page.locator('form details:has(input[maxlength="80"]) > summary').click();
  await page.getByLabel(/^Seed/).fill('measured');
  await page.locator('button[type=submit]').click();
  await page.locator('.sheet .decision').first().waitFor();
  const go = (wanted) => page.evaluate(answerInPage, { wanted, middle: MIDDLE });
  await go(early);
  const heapEarly = await heapOf(page);
  const times = await traced(page, ['blink.user_timing'], () => go(answers - early));
  const heap = await heapOf(page);
  await page.context().close();
  return { ...spread([times]), heapEarly, heap };
}

async function pressEmpty(browser, url, times) {
  const page = await newPage(browser);
  await page.goto(url);
  const pressed = await traced(page, ['blink.user_timing'], () => page.evaluate(pressInPage, times));
  await page.context().close();
  return spread([pressed]);
}

/** So many times slower than this machine: a phone. */
const THROTTLED = 4;
/** So many seconds of a salvo are watched. */
const WATCHED = 6;

/** Opens a salvo that is told as a story and fires it on a machine so many times slower. */
async function firedSalvo(browser, url, slower) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(() =>
    localStorage.setItem(
      'flotilla.settings',
      '{"language":"en","theme":"chart","speed":"story","whoRolls":"auto","soundAsked":true}',
    ),
  );
  const page = await context.newPage();
  await openSalvo(page, url);
  await aimSalvo(page);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.locator('.plan-fire').click();
  await page.locator('.on-stage').waitFor();
  return page;
}

/** Long tasks of the page by the clock, and frames a second. Runs in the page. */
function watchTasks(seconds) {
  return new Promise((done) => {
    const long = [];
    let frames = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) long.push(duration);
    }).observe({ type: 'longtask' });
    const count = () => {
      frames++;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    setTimeout(() => done({ longest: Math.max(0, ...long), frames: frames / seconds }), seconds * 1000);
  });
}

/** Processor time in milliseconds of the longest task of the thread that draws the frames. */
export function longestTask(events) {
  const frame = events.find(({ name }) => name === 'FireAnimationFrame');
  const own = events.filter(
    ({ name, pid, tid }) =>
      name === 'ThreadControllerImpl::RunTask' && pid === frame?.pid && tid === frame?.tid,
  );
  return Math.max(0, ...own.map(({ tdur = 0 }) => tdur / 1000));
}

/**
 * Plays a salvo as a story, as slowly as on a phone. By the clock on a throttled page; and as processor time of an
 * unthrottled one, times the throttling, which other work on the machine disturbs less.
 */
async function salvoOnPhone(executablePath, url) {
  // With the usual sixty frames a second: what is measured is what a player would see.
  const args = FLAGS.filter((flag) => !NO_BEAT.includes(flag));
  const browser = await chromium.launch({ executablePath, args });
  try {
    const slow = await firedSalvo(browser, url, THROTTLED);
    const clock = await slow.evaluate(watchTasks, WATCHED);
    await slow.context().close();
    const page = await firedSalvo(browser, url, 1);
    const { events } = await traced(page, ['toplevel', 'devtools.timeline'], () =>
      page.waitForTimeout(WATCHED * 1000),
    );
    await page.context().close();
    return { ...clock, processor: longestTask(events) * THROTTLED };
  } finally {
    await browser.close();
  }
}

const MOST_TRIES = 5;

/** Loads an address as often as it takes to be measured. */
async function load(browser, url) {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const loaded = await loadOnce(browser, url);
    if (loaded) return loaded;
  }
  throw new Error(
    `The first load of ${url} could not be measured: ${MOST_TRIES} traces in a row had no end.`,
  );
}

async function loads(browser, urls, rounds) {
  const taken = urls.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [i, url] of urls.entries()) taken[i].push(await load(browser, url));
  }
  return taken.map((list) => ({
    clock: median(list.map(({ clock }) => clock)),
    processor: median(list.map(({ processor }) => processor)),
  }));
}

/** Everything that needs a browser. */
export async function measureInBrowser({ game = 'hunters', answers = 1000, early = 200, rounds = 7 } = {}) {
  const executablePath = chromiumHere();
  if (!executablePath) throw new Error('No Chromium was found; name one in FLOTILLA_CHROMIUM.');
  const folder = mkdtempSync(join(tmpdir(), 'flotilla-empty-'));
  writeFileSync(join(folder, 'index.html'), EMPTY);
  const site = await serve({ dir: DIST, port: 0 });
  const empty = await serve({ dir: folder, port: 0 });
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const [firstLoad, emptyLoad] = await loads(browser, [site.url, empty.url], rounds);
    const pressing = await pressEmpty(browser, empty.url, 200);
    const answering = await play(browser, site.url, game, answers, Math.min(early, answers / 2));
    const salvo = await salvoOnPhone(executablePath, site.url);
    return { firstLoad, emptyLoad, answering, pressing, salvo };
  } finally {
    await browser.close();
    site.close();
    empty.close();
    rmSync(folder, { recursive: true });
  }
}

/**
 * Measures battles of six fleets on the built site: time from an answer to the painted screen, and the longest task of the
 * page. Both by the clock, the task while the processor is throttled to a quarter; and as processor time, which other work
 * on the machine disturbs less, the task times the throttling. Several builds of the site can be measured in turns:
 * node packages/web/scripts/measuringBattles.mjs [answers] [rounds] [folder …]
 */
import { chromium } from 'playwright-core';
import { serve } from '../serve.mjs';
import { chromiumHere, DIST, longestTask, processorTimes, traced } from './measuring.mjs';

/** Without these an answer would wait for the next of sixty frames a second, and the wait would be measured too. */
const NO_BEAT = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', ...NO_BEAT];
const SEATS = 6;
const THROTTLE = 4;

/** Answers so many questions in the page itself, attacks among them; gives the milliseconds to the painted screen. */
export async function answerInPage(wanted) {
  const painted = () =>
    new Promise((done) =>
      requestAnimationFrame(() => scheduler.postTask(done, { priority: 'user-blocking' })),
    );
  const idle = () => new Promise((done) => setTimeout(done, 5));
  /** Nobody presses before the cards of the last answer lie on the table. */
  const dealt = async () => {
    while (document.body.dataset.dealing !== undefined) await idle();
  };
  const place = () => document.querySelector('.play')?.dataset.position;
  const first = (...selectors) =>
    selectors.map((selector) => document.querySelector(selector)).find((found) => found !== null) ?? null;
  const wayOn = (step) => {
    if (step === 'actions')
      return first('[data-part=way]', '[data-part=hand] [data-part=card][data-state=can]', '[data-id=close]');
    if (step === 'aim' || step === 'fly') return first('.nb-theirs .nb-is-target button', '[data-id=fire]');
    return first(
      '[data-id=ready]',
      '[data-id=declare]',
      '[data-id=confirm]',
      '.nb-foot [data-id=pass]',
      '.nb-seat',
      '.nb-options button',
    );
  };
  const times = [];
  for (let waited = 0; times.length < wanted && waited < 4000; ) {
    const rail = document.querySelector('[data-part=rail]');
    if (!rail) {
      waited++;
      await idle();
      continue;
    }
    if (rail.dataset.id !== 'actions')
      document.querySelector('.nb-foot [data-id=suggest], .nb-styles [data-id=suggest]')?.click();
    await painted();
    await dealt();
    const button = wayOn(rail.dataset.id);
    const before = place();
    performance.mark('answer');
    const start = performance.now();
    button?.click();
    await painted();
    if (place() !== before) {
      performance.mark('painted');
      times.push(performance.now() - start);
    } else waited++;
    await idle();
  }
  return times;
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** A page that shows everything at once and remembers its longest task. */
export async function measuredPage(browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(() => {
    localStorage.setItem(
      'flotilla.settings',
      '{"language":"en","theme":"chart","speed":"instant","beginning":"all","coach":false}',
    );
    globalThis.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        globalThis.longest = Math.max(globalThis.longest, duration);
    }).observe({ entryTypes: ['longtask'] });
  });
  return context.newPage();
}

export async function newBattle(browser, url) {
  const page = await measuredPage(browser);
  await page.goto(new URL('new/naval-battles', url).href);
  await page.locator(`.nb-segments button[data-id="${SEATS}"]`).click();
  await page.locator('.nb-advanced summary').click();
  await page.locator('form input[maxlength="80"]').fill('measured');
  await page.locator('form button[type=submit]').click();
  await page.locator('[data-part=rail]').waitFor();
  return page;
}

/** The copy for times without a network is written once, when the site is first opened, and is no part of an answer. */
async function settled(page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  return page;
}

/** The figures of six fleets, of each site. */
export const measureBattles = (options) => measureAnswers({ open: newBattle, answerInPage, ...options });

/** The answers of one page as they come, with the trace of what it did. */
async function atFullSpeed({ browser, url, open, answerInPage, answers }) {
  const page = await settled(await open(browser, url));
  const taken = await traced(page, ['blink.user_timing', 'toplevel', 'devtools.timeline'], () =>
    page.evaluate(answerInPage, answers),
  );
  await page.context().close();
  return taken;
}

/** The longest task of a page at a quarter of the speed, by the clock. */
async function throttled({ browser, url, open, answerInPage, answers }) {
  const page = await settled(await open(browser, url));
  const client = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    globalThis.longest = 0;
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.evaluate(answerInPage, Math.ceil(answers / 3));
  const longest = await page.evaluate(() => globalThis.longest);
  await page.context().close();
  return longest;
}

/** What is told of the rounds of one site: of answers the median, of longest tasks the median of the rounds. */
function figuresOf(rounds) {
  const times = rounds.flatMap(({ taken }) => taken.result);
  return {
    answers: times.length,
    painted: median(times),
    processor: median(rounds.flatMap(({ taken }) => processorTimes(taken.events))),
    longest: median(rounds.map(({ longest }) => longest)),
    longestProcessor: median(rounds.map(({ taken }) => longestTask(taken.events) * THROTTLE)),
  };
}

/**
 * Median milliseconds from an answer to the painted screen, and the longest task at a quarter of the speed, of each site in
 * turns. `open` brings a page to its first question, `answerInPage` runs in the page and gives the time of every answer.
 */
export async function measureAnswers({ open, answerInPage, answers = 150, sites = [DIST], rounds = 1 }) {
  const executablePath = chromiumHere();
  if (!executablePath) throw new Error('No Chromium was found; name one in FLOTILLA_CHROMIUM.');
  const served = await Promise.all(sites.map((dir) => serve({ dir, port: 0 })));
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const taken = sites.map(() => []);
  try {
    for (let round = 0; round < rounds; round++)
      for (const [i, { url }] of served.entries()) {
        const how = { browser, url, open, answerInPage, answers };
        taken[i].push({ taken: await atFullSpeed(how), longest: await throttled(how) });
      }
    return taken.map(figuresOf);
  } finally {
    await browser.close();
    for (const site of served) site.close();
  }
}

/** What the command line asks for: answers, rounds, and the folders of built sites that take turns. */
export function wanted([answers = '150', rounds = '1', ...sites]) {
  return { answers: Number(answers), rounds: Number(rounds), ...(sites.length > 0 && { sites }) };
}

if (process.argv[1] === new URL(import.meta.url).pathname)
  for (const figures of await measureBattles(wanted(process.argv.slice(2))))
    console.log(JSON.stringify(figures));

/**
 * Measures battles of six fleets on the built site: time from an answer to the painted screen, and the longest task of the
 * page. Both by the clock, the task while the processor is throttled to a quarter; and as processor time, which other work
 * on the machine disturbs less, the task times the throttling.
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
async function answerInPage(wanted) {
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

async function newBattle(browser, url) {
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

/** The figures of six fleets. */
export const measureBattles = ({ answers = 150 } = {}) =>
  measureAnswers({ open: newBattle, answerInPage, answers });

/**
 * Median milliseconds from an answer to the painted screen, and the longest task at a quarter of the speed. `open` brings a
 * page to its first question, `answerInPage` runs in the page and gives the time of every answer.
 */
export async function measureAnswers({ open, answerInPage, answers }) {
  const executablePath = chromiumHere();
  if (!executablePath) throw new Error('No Chromium was found; name one in FLOTILLA_CHROMIUM.');
  const site = await serve({ dir: DIST, port: 0 });
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const page = await settled(await open(browser, site.url));
    const { result: times, events } = await traced(
      page,
      ['blink.user_timing', 'toplevel', 'devtools.timeline'],
      () => page.evaluate(answerInPage, answers),
    );
    await page.context().close();
    const slow = await settled(await open(browser, site.url));
    const client = await slow.context().newCDPSession(slow);
    await slow.evaluate(() => {
      globalThis.longest = 0;
    });
    await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    await slow.evaluate(answerInPage, Math.ceil(answers / 3));
    const longest = await slow.evaluate(() => globalThis.longest);
    await slow.context().close();
    return {
      answers: times.length,
      painted: median(times),
      processor: median(processorTimes(events)),
      longest,
      longestProcessor: longestTask(events) * THROTTLE,
    };
  } finally {
    await browser.close();
    site.close();
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname)
  console.log(JSON.stringify(await measureBattles({ answers: Number(process.argv[2] ?? 150) })));

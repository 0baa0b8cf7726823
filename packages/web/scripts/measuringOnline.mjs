/**
 * Measures answers at a table on a server, on this machine: from the press to the painted screen of what came of it, through a socket and
 * back. Several builds of the site can be measured in turns: node packages/web/scripts/measuringOnline.mjs [answers] [folder …]
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, readConfig } from '@flotilla/server';
import { chromium } from 'playwright-core';
import { siteFor } from '../serve.mjs';
import { chromiumHere, DIST, FLAGS, newPage, spread, traced } from './measuring.mjs';

/** Answers before this one are not those of a game in its middle. */
const MIDDLE = 20;
/** So many questions are answered at one table before the next is opened. */
const AT_A_TABLE = 120;

/**
 * Answers so many questions in the page itself, or as many as the game asks. An answer has been painted when the moment it
 * brought about has. Runs in the page.
 */
async function answerInPage({ wanted, middle }) {
  const LONGEST = 1000;
  const place = () => document.querySelector('.play')?.dataset.position;
  const pressable = () =>
    [...document.querySelectorAll('.sheet-body button:not(.rule, .link, [aria-haspopup])')].filter(
      (button) =>
        !button.disabled &&
        !button.closest('[aria-disabled=true]') &&
        !/^(?:Suggest|Any legal|Start again|Advise|Ask)/.test(button.textContent ?? ''),
    );
  const idle = () => new Promise((done) => setTimeout(done, 5));
  const moved = (before) =>
    new Promise((done) => {
      const end = (came) => {
        clearTimeout(timer);
        watching.disconnect();
        done(came);
      };
      const watching = new MutationObserver(() => place() !== before && end(true));
      const timer = setTimeout(() => end(false), LONGEST);
      watching.observe(document.querySelector('.play'), { attributes: true });
    });
  const times = [];
  for (let answers = 0, waited = 0; answers < wanted && !document.querySelector('.over-bar'); ) {
    [...document.querySelectorAll('.sheet-body button')]
      .find(({ textContent }) => /^Suggest/.test(textContent ?? ''))
      ?.click();
    await globalThis.painted();
    await idle();
    const offered = pressable();
    const button = offered.find(({ classList }) => classList.contains('primary')) ?? offered[0];
    if (!button) {
      if (++waited > 2000) throw new Error('Nothing has been asked for a long time.');
      continue;
    }
    waited = 0;
    const counts = answers >= middle;
    const come = moved(place());
    if (counts) performance.mark('answer');
    const start = performance.now();
    button.click();
    if (!(await come)) continue;
    await globalThis.painted();
    if (counts) performance.mark('painted');
    answers++;
    if (counts) times.push(performance.now() - start);
  }
  return times;
}

/** Opens a table with one seat at a server and sits down at it. */
async function sitDown(page, url, game) {
  const ask = async (path, data) => {
    const reply = await page.request.post(new URL(`/api/v1/games${path}`, url).href, { data });
    if (!reply.ok()) throw new Error(await reply.text());
    return reply.json();
  };
  const share = randomBytes(32).toString('hex');
  const { id } = await ask('', { game, seats: [null], name: 'Anna', share, keep: 'cookie' });
  await ask(`/${id}/me`, { do: 'begin' });
  await page.goto(new URL(`/t/${id}`, url).href);
  await page.locator('.sheet .decision').first().waitFor();
}

/** One table of a site: the times of its answers. */
async function oneTable(browser, dir, game, answers) {
  const data = mkdtempSync(join(tmpdir(), 'flotilla-measured-'));
  const server = await createServer({
    config: readConfig({ DATA: data, LOG_LEVEL: 'error' }),
    ...siteFor({ dir }),
  });
  try {
    const page = await newPage(browser);
    await sitDown(page, await server.listen(0, '127.0.0.1'), game);
    const wanted = { wanted: answers, middle: MIDDLE };
    const times = await traced(page, ['blink.user_timing'], () => page.evaluate(answerInPage, wanted));
    await page.context().close();
    return times;
  } finally {
    await server.stop();
    rmSync(data, { recursive: true });
  }
}

/** The figures of each site, measured in turns, table after table. */
export async function measureOnline({ game = 'hunters', answers = 300, sites = [DIST] } = {}) {
  const browser = await chromium.launch({ executablePath: chromiumHere(), args: FLAGS });
  const taken = sites.map(() => []);
  try {
    while (taken.some((tables) => tables.flatMap(({ result }) => result).length < answers))
      for (const [i, dir] of sites.entries())
        taken[i].push(await oneTable(browser, dir, game, AT_A_TABLE + MIDDLE));
  } finally {
    await browser.close();
  }
  return taken.map((tables) => spread(tables));
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const [answers = '300', ...folders] = process.argv.slice(2);
  const sites = folders.length > 0 ? folders : [DIST];
  console.log(JSON.stringify(await measureOnline({ answers: Number(answers), sites }), null, 2));
}

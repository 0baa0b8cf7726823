/**
 * Writes pictures of the main screens to docs/screenshots.
 * Usage: node packages/web/scripts/screenshots.mjs   (the site must be built)
 */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { serve } from '../serve.mjs';

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const out = join(dirname(dirname(web)), 'docs', 'screenshots');
const CHROMIUM = [process.env.FLOTILLA_CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'];
const LAPTOP = { width: 1280, height: 800 };
const TABLET = { width: 768, height: 1024 };
const PHONE = { width: 360, height: 740 };
/** A goal that is not reached within so many answers is pictured as it is then. */
const MOST_ANSWERS = 400;

/** What is pictured: a name, a size, a look, and the way there. */
const PICTURES = [
  ['home', LAPTOP, 'chart', visit('/')],
  ['home-phone', PHONE, 'chart', visit('/')],
  ['new-hunters', LAPTOP, 'chart', visit('/new/hunters')],
  [
    'hunters',
    LAPTOP,
    'chart',
    play('hunters', until('.sheet .plan', suggest, '.scene-ships > li:nth-child(4)')),
  ],
  [
    'hunters-patrol',
    LAPTOP,
    'chart',
    play('hunters', until('.track-past ~ .track-here', none, '.stage-patrol')),
  ],
  ['hunters-red-light', LAPTOP, 'red', play('hunters', until('.scene-hunt', none))],
  [
    'hunters-phone',
    PHONE,
    'chart',
    play('hunters', until('.sheet .plan', suggest, '.scene-ships > li:nth-child(4)')),
  ],
  ['hunters-end', LAPTOP, 'chart', play('hunters', until('.ending', none))],
  ['naval-battles', LAPTOP, 'chart', play('naval-battles', after(6))],
  ['uboat-leader', TABLET, 'chart', play('uboat-leader', after(6))],
  ['night-watch-red-light', PHONE, 'red', play('night-watch', after(2))],
  ['rules', TABLET, 'chart', visit('/rules/hunters#9.6')],
  ['settings', LAPTOP, 'red', visit('/settings')],
];

function visit(path) {
  return async (page, site) => {
    await page.goto(new URL(path.slice(1), site).href);
    await page.locator('h1').first().waitFor();
  };
}

/** Whether so many answers have been given. */
function after(answers) {
  return { reached: async (_, given) => given >= answers, finish: none };
}

/** Whether all of these are on the page; `finish` is done before the picture is taken. */
function until(selector, finish, ...others) {
  const reached = async (page) => {
    const counts = await Promise.all([selector, ...others].map((one) => page.locator(one).count()));
    return counts.every((count) => count > 0);
  };
  return { reached, finish };
}

async function none() {}

/** Presses the button that suggests a plan. */
async function suggest(page) {
  await page.locator('.sheet').getByRole('button', { name: 'Suggest' }).click();
}

/** Begins a game with fixed dice and answers with what is offered first, or suggested, until the goal is reached. */
function play(game, goal) {
  return async (page, site) => {
    await page.goto(new URL(`new/${game}`, site).href);
    await page.locator('button[type=submit]').waitFor();
    await page.locator('form details:has(input[maxlength="80"]) > summary').click();
    await page.getByLabel(/^Seed/).fill('picture');
    await page.locator('button[type=submit]').click();
    await page.locator('.decision').first().waitFor();
    for (let given = 0; given < MOST_ANSWERS && !(await goal.reached(page, given)); given++) {
      if ((await page.locator('.sheet .plan').count()) + (await page.locator('form.fill').count()))
        await suggest(page);
      const options = page.locator('.sheet button.option:not([aria-disabled=true]), .sheet .approach-way');
      const primary = page.locator('.sheet-body button.primary');
      if (await primary.count()) await primary.first().click();
      else if (await options.count()) await options.first().click();
      await page.waitForTimeout(150);
    }
    await goal.finish(page);
    await page.mouse.move(0, 0);
  };
}

const executablePath = CHROMIUM.find((path) => path && existsSync(path));
if (!executablePath) throw new Error('No Chromium was found; name one in FLOTILLA_CHROMIUM.');
mkdirSync(out, { recursive: true });
const only = process.argv.slice(2);
const { url, close } = await serve({ dir: join(web, 'dist'), port: 0 });
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
for (const [name, viewport, theme, way] of PICTURES) {
  if (only.length > 0 && !only.includes(name)) continue;
  const context = await browser.newContext({
    viewport,
    hasTouch: viewport === PHONE,
    isMobile: viewport === PHONE,
  });
  await context.addInitScript(
    (kept) => localStorage.setItem('flotilla.settings', kept),
    JSON.stringify({ language: 'en', theme, speed: 'off', name: 'Kapitän' }),
  );
  const page = await context.newPage();
  await way(page, url);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(out, `${name}.png`) });
  process.stdout.write(`docs/screenshots/${name}.png\n`);
  await context.close();
}
await browser.close();
close();

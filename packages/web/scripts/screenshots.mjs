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

/** What is pictured: a name, a size, a look, and the way there. */
const PICTURES = [
  ['home', LAPTOP, 'chart', visit('/')],
  ['home-phone', PHONE, 'chart', visit('/')],
  ['new-hunters', LAPTOP, 'chart', visit('/new/hunters')],
  ['hunters', LAPTOP, 'chart', play('hunters', 6)],
  ['hunters-red-light', LAPTOP, 'red', play('hunters', 14)],
  ['hunters-phone', PHONE, 'chart', play('hunters', 10)],
  ['naval-battles', LAPTOP, 'chart', play('naval-battles', 6)],
  ['uboat-leader', TABLET, 'chart', play('uboat-leader', 6)],
  ['night-watch-red-light', PHONE, 'red', play('night-watch', 2)],
  ['rules', TABLET, 'chart', visit('/rules/hunters#9.6')],
  ['settings', LAPTOP, 'red', visit('/settings')],
];

function visit(path) {
  return async (page, site) => {
    await page.goto(new URL(path.slice(1), site).href);
    await page.locator('h1').first().waitFor();
  };
}

/** Begins a game and answers a few questions with what is offered first, or suggested. */
function play(game, answers) {
  return async (page, site) => {
    await page.goto(new URL(`new/${game}`, site).href);
    await page.locator('button[type=submit]').click();
    await page.locator('.decision').first().waitFor();
    for (let i = 0; i < answers; i++) {
      await page.waitForTimeout(250);
      const options = page.locator('.sheet button.option:not([aria-disabled=true])');
      const suggest = page.locator('form.fill').getByRole('button', { name: 'Suggest' });
      if (await options.count()) await options.first().click();
      else if (await suggest.count()) {
        await suggest.click();
        await page.locator('form.fill button[type=submit]').click();
      } else if (await page.locator('.sheet button.primary').count()) {
        await page.locator('.sheet button.primary').first().click();
      }
    }
  };
}

const executablePath = CHROMIUM.find((path) => path && existsSync(path));
if (!executablePath) throw new Error('No Chromium was found; name one in FLOTILLA_CHROMIUM.');
mkdirSync(out, { recursive: true });
const only = process.argv.slice(2);
const { url, close } = await serve({ dir: join(web, 'dist'), port: 4600 });
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

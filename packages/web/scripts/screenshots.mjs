/**
 * Writes pictures of the main screens to docs/screenshots.
 * Usage: node packages/web/scripts/screenshots.mjs [name …]   (the site must be built)
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rngFrom, seedFrom } from '@flotilla/table';
import { botNamed, chosenBy, optionsOf, recordToText, Session } from '@flotilla/table/run';
import { uboatLeader } from '@flotilla/uboat-leader';
import { chromium } from 'playwright-core';
import UPNG from 'upng-js';
import { serve } from '../serve.mjs';
import { aimSalvo, openSalvo, openSave } from './salvo.mjs';

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
  ['hunters', LAPTOP, 'chart', salvo(aim)],
  [
    'hunters-patrol',
    LAPTOP,
    'chart',
    play('hunters', until('.track-past ~ .track-here', none, '.stage-patrol')),
  ],
  ['hunters-red-light', LAPTOP, 'red', salvo(hunted)],
  ['hunters-salvo', LAPTOP, 'chart', salvo(rolling)],
  ['hunters-roll-phone', PHONE, 'chart', salvo(rolling)],
  ['hunters-hunt', LAPTOP, 'chart', salvo(hunted)],
  ['hunters-phone', PHONE, 'chart', salvo(aim)],
  ['hunters-end', LAPTOP, 'chart', play('hunters', until('.ending', none))],
  ['naval-battles', LAPTOP, 'chart', battle('aim')],
  ['naval-battles-response', LAPTOP, 'chart', battle('defend')],
  ['naval-battles-red-light', LAPTOP, 'red', battle('aim')],
  ['naval-battles-phone', PHONE, 'chart', battle('aim')],
  ['naval-battles-fleet', LAPTOP, 'chart', battle('buildFleets')],
  ['uboat-leader', LAPTOP, 'chart', campaign(sailsLast)],
  ['uboat-leader-contact', LAPTOP, 'chart', campaign(twoInContact)],
  ['uboat-leader-phone', PHONE, 'red', campaign(twoInContact)],
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

/** Opens the career before its salvo; `then` goes on from there. */
function salvo(then) {
  const way = async (page, site) => {
    await openSalvo(page, site);
    await then(page);
    await page.mouse.move(0, 0);
  };
  return Object.assign(way, { speed: 'story' });
}

async function aim(page) {
  await aimSalvo(page);
}

/** Fires the salvo. */
async function fire(page) {
  await aimSalvo(page);
  await page.locator('.plan-fire').click();
  await page.locator('.on-stage').waitFor();
}

/** Goes on until so many rolls have been thrown; the next one waits. */
async function thrown(page, rolls) {
  for (let done = 0; done < rolls; ) {
    const stage = page.locator('.on-stage');
    const phase = (await stage.getAttribute('class')) ?? '';
    if (phase.includes('on-stage-roll')) done++;
    await page.keyboard.press('Space');
    await page.waitForTimeout(120);
  }
  await page.waitForTimeout(2500);
}

/** The third torpedo waits to be thrown. */
async function rolling(page) {
  await fire(page);
  await page.waitForTimeout(5000);
  await thrown(page, 2);
  await page.locator('.on-stage-roll').waitFor();
}

/** Depth charges on the boat. */
async function hunted(page) {
  await fire(page);
  await page.keyboard.press('Escape');
  await page.locator('#question').waitFor();
  await page.keyboard.press('1');
  await page.locator('.on-stage').waitFor();
  await thrown(page, 2);
  await page.waitForTimeout(2600);
}

/** The most frames of the animated picture, and milliseconds of the story between two of them. */
const FRAMES = 80;
const STEP = 300;

/** A salvo from the launch to the ship that goes down, drawn frame by frame with a clock that stands between them. */
async function salvoInMotion(browser, site) {
  const context = await browser.newContext({ viewport: { width: 400, height: 860 } });
  await context.addInitScript(
    (kept) => localStorage.setItem('flotilla.settings', kept),
    JSON.stringify({ language: 'en', theme: 'chart', speed: 'story', whoRolls: 'auto', soundAsked: true }),
  );
  const page = await context.newPage();
  await page.clock.install();
  await openSalvo(page, site);
  await aimSalvo(page);
  await page.evaluate(() => document.fonts.ready);
  await page.clock.pauseAt(Date.now() + 5000);
  await page.locator('.plan-fire').click();
  const frames = [];
  for (let i = 0; i < FRAMES; i++) {
    await page.clock.runFor(STEP);
    frames.push(await page.locator('.theatre').first().screenshot({ scale: 'css' }));
    // The last picture stays for a while before it begins again.
    if (await page.locator('.on-stage-hold').count()) break;
  }
  await context.close();
  return small([...frames, ...Array(8).fill(frames.at(-1))], STEP / 2);
}

/** So many colours are left: a third of the size, and nobody sees it. */
const COLOURS = 256;

/** One file of one picture or of several one after the other, as small as it looks well. */
function small(pictures, milliseconds) {
  const decoded = pictures.map((picture) => UPNG.decode(picture));
  const [{ width, height }] = decoded;
  const frames = decoded.filter((one) => one.width === width && one.height === height);
  const raw = frames.map((frame) => UPNG.toRGBA8(frame)[0]);
  return Buffer.from(UPNG.encode(raw, width, height, COLOURS, milliseconds && raw.map(() => milliseconds)));
}

/** Every other boat is at sea when the last is given its course. */
function sailsLast({ step }, { boats }) {
  return step === 'sail' && boats.filter(({ inPort }) => inPort).length === 1;
}

/** Two boats before a convoy. */
function twoInContact({ step }, { battle }) {
  return step === 'helm' && battle.boats.length > 1;
}

/** A campaign with fixed dice, played by a bot until there is something to see. */
function campaign(isWorthSeeing) {
  return async (page, site) => {
    const options = optionsOf(uboatLeader, { campaign: 'happy-time', length: 'medium' });
    const seats = [{ name: 'Kapitän', bot: null }];
    const session = new Session(uboatLeader, { options, seats, seed: 'picture' });
    const rng = rngFrom(seedFrom('picture'), 'bot');
    const steady = botNamed(uboatLeader, 'steady');
    for (;;) {
      const [decision] = session.decisions;
      if (isWorthSeeing(decision, session.table.view(0))) break;
      session.choose(0, chosenBy(steady, session.table, decision, rng));
    }
    await openSave(page, site, recordToText(session.record()));
    await page.locator('[data-part=map], [data-part=display]').first().waitFor();
    await page.mouse.move(0, 0);
  };
}

/** Plays a battle with fixed dice until a question is put; that one is filled in and pictured. */
function battle(wanted) {
  const ways = [
    ['buildFleets', '[data-id=style-line]', '[data-id=ready]'],
    ['actions', '[data-part=hand] .nb-is-can:is(.nb-k-gun, .nb-k-mis)', '[data-id=close]'],
    ['aim', '[data-id=fire]'],
    ['fly', '[data-id=fire]'],
    ['window', '.nb-foot [data-id=pass]'],
    ['defend', '.nb-foot [data-id=suggest]', '[data-id=declare]'],
    ['discardCards', '[data-id=confirm]'],
  ];
  return async (page, site) => {
    await page.goto(new URL('new/naval-battles', site).href);
    await page.locator('[data-part=navy][data-id=uk]').click();
    await page.locator('.nb-advanced summary').click();
    await page.getByLabel(/^Seed/).fill('picture');
    await page.locator('button[type=submit]').click();
    for (let given = 0; given < MOST_ANSWERS; given++) {
      await page.locator('[data-part=rail]').waitFor();
      const step = await page.locator('[data-part=rail]').getAttribute('data-id');
      const presses = ways.find(([name]) => name === step)?.slice(1) ?? ['.nb-options button'];
      for (const selector of step === wanted ? presses.slice(0, -1) : presses) {
        const button = page.locator(selector).first();
        if (await button.count()) await button.click();
        await page.waitForTimeout(60);
        if (
          (await page
            .locator('[data-part=rail]')
            .getAttribute('data-id')
            .catch(() => null)) !== step
        )
          break;
      }
      if (step === wanted) break;
    }
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
    JSON.stringify({
      language: 'en',
      theme,
      speed: way.speed ?? 'instant',
      name: 'Kapitän',
      soundAsked: true,
      coach: false,
      beginning: 'all',
    }),
  );
  const page = await context.newPage();
  await way(page, url);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  writeFileSync(join(out, `${name}.png`), small([await page.screenshot()]));
  process.stdout.write(`docs/screenshots/${name}.png\n`);
  await context.close();
}
if (only.length === 0 || only.includes('hunters-salvo-in-motion')) {
  writeFileSync(join(out, 'hunters-salvo-in-motion.png'), await salvoInMotion(browser, url));
  process.stdout.write('docs/screenshots/hunters-salvo-in-motion.png\n');
}
await browser.close();
close();

/** A player at Firefox: learns every lesson, fights a battle of two and a contact, and opens recorded games. */
import { join } from 'node:path';
import { GAMES } from '../../packages/lab/dist/index.js';
import { contactRecord } from './records.mjs';

const PATIENCE = 40_000;

/** What is pressed in a battle, the most wanted first. */
const BATTLE = [
  '[data-id=ready]:not([aria-disabled=true])',
  '[data-id=style-line]',
  '[data-part=way]',
  '[data-part=hand] [data-part=card][data-state=can]',
  '[data-id=fire]',
  '[data-id=declare]:not([aria-disabled=true])',
  '[data-id=confirm]:not([aria-disabled=true])',
  '.nb-foot [data-id=pass]',
  '.nb-foot [data-id=suggest]',
  '.nb-options button',
  '[data-id=close]',
];

const positionOf = (page) =>
  page.evaluate(() => Number(document.querySelector('.play')?.dataset.position ?? -1));

/** Presses the first of several things that is there; says whether there was any. Runs in the page. */
function pressFirst(selectors) {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].find((part) => part.checkVisibility());
    if (!found) continue;
    found.click();
    return true;
  }
  return false;
}

/** Opens a page of a reader with settings of his own. */
async function open({ browser, url, viewport }, settings) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.setViewport(viewport);
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(url);
  await page.evaluate(
    (kept) => localStorage.setItem('flotilla.settings', kept),
    JSON.stringify({ language: 'en', theme: 'chart', coach: false, soundAsked: true, ...settings }),
  );
  return { page, faults, close: () => context.close() };
}

const shot = (page, { pictures, size }, name) =>
  page.screenshot({ path: join(pictures, `${size}-${name}.png`) });

async function learn(page, house, { game, lesson }) {
  await page.goto(`${house.url}learn/${game}/${lesson}`);
  let title = '';
  for (let cue = 0; cue < 60; cue++) {
    const now = await page.waitForFunction(
      (before) => {
        const card = document.querySelector('.cue');
        const words = card?.querySelector('h2, h3')?.textContent ?? '';
        return words !== '' && words !== before ? words : false;
      },
      {},
      title,
    );
    title = await now.jsonValue();
    if (cue === 0) await shot(page, house, `${game}-${lesson}`);
    const pressed = await page.evaluate(() => {
      const buttons = [...document.querySelectorAll('.cue button')];
      const does = buttons.find(({ textContent }) => /Do it for me/.test(textContent ?? ''));
      const on = buttons.find(({ textContent }) => /Play on/.test(textContent ?? ''));
      const last =
        !does && on !== undefined && document.querySelector('.cue a.button, .cue button.primary') === on;
      (does ?? on)?.click();
      return does ? 'cue' : last ? 'end' : on ? 'on' : 'none';
    });
    if (pressed === 'none') throw new Error(`The lesson ${game}/${lesson} cannot go on at “${title}”.`);
    const over = await page
      .waitForFunction(() => !document.querySelector('.cue'), { timeout: 1500 })
      .then(() => pressed !== 'cue')
      .catch(() => false);
    if (over) return;
  }
}

async function fight(page, house) {
  await page.goto(`${house.url}new/naval-battles`);
  await page.waitForSelector('form.beginning button[type=submit]');
  await page.click('form.beginning button[type=submit]');
  await page.waitForSelector('[data-part=rail]');
  for (let presses = 0; presses < 700 && (await positionOf(page)) < 60; presses++) {
    if (await page.$('[data-part=end]')) break;
    await page.evaluate(pressFirst, BATTLE);
    await new Promise((done) => setTimeout(done, 60));
  }
  await shot(page, house, 'battle');
  const position = await positionOf(page);
  if (position < 20) throw new Error(`The battle came no further than ${position} answers.`);
}

/** A salvo, gone through with Space alone while the focus lies on the menu: nothing scrolls, nothing opens. */
async function attack(page, house) {
  await page.goto(`${house.url}games`);
  const input = await page.waitForSelector('input[type=file]');
  await input.uploadFile(house.contact);
  await page.waitForSelector('.ubl-lay');
  const before = await positionOf(page);
  await page.evaluate(pressFirst, ['.ubl-lay']);
  await page.waitForSelector('.ubl-fire [data-id=fire]');
  await page.evaluate(pressFirst, ['.ubl-fire [data-id=fire]']);
  await page.waitForSelector('.on-stage');
  await shot(page, house, 'contact');
  const scrolled = await page.evaluate(() => scrollY);
  for (let n = 0; n < 60 && (await page.$('.on-stage')); n++) {
    await page.evaluate(() =>
      [...document.querySelectorAll('.sheet-tools button')]
        .findLast((tool) => tool.checkVisibility())
        ?.focus({ preventScroll: true }),
    );
    await page.keyboard.press(' ');
    await new Promise((done) => setTimeout(done, 120));
  }
  const { moved, open } = await page.evaluate(() => ({
    moved: scrollY,
    open: document.querySelectorAll('dialog[open]').length,
  }));
  if (moved !== scrolled) throw new Error(`Space scrolled the page from ${scrolled} to ${moved}.`);
  if (open > 0) throw new Error('Space opened a dialog.');
  if ((await positionOf(page)) <= before) throw new Error('The salvo was not fired.');
  await shot(page, house, 'contact-after');
}

async function compare(page, house) {
  for (const { file, name, hash } of house.records) {
    await page.goto(`${house.url}games`);
    const input = await page.waitForSelector('input[type=file]');
    await input.uploadFile(file);
    await page.waitForSelector('.play, dialog');
    // What a page that is left was still loading would be told as a fault.
    await page.waitForNetworkIdle({ idleTime: 300 });
    const id = page.url().split('/').at(-1)?.split('#')[0];
    await page.goto(`${house.url}verify/${id}`);
    const proof = await page.waitForSelector('.proof');
    if (!(await proof.evaluate(({ textContent }) => textContent ?? '')).includes(hash))
      throw new Error(`Firefox comes to another state in ${name}.`);
  }
}

/** Plays everything at one size of the screen; gives what went wrong. */
export async function play(given) {
  const house = { ...given, contact: await contactRecord() };
  const faults = [];
  const attempt = async (name, settings, act) => {
    const { page, faults: errors, close } = await open(house, settings);
    try {
      await act(page);
    } catch (error) {
      await shot(page, house, `fault-${name.replace(/\W/g, '-')}`);
      errors.push(error.message);
    }
    faults.push(...errors.map((error) => `${house.size}, ${name}: ${error}`));
    await close();
  };
  for (const { id: game, lessons } of GAMES)
    for (const { id: lesson } of lessons)
      await attempt(`lesson ${game}/${lesson}`, { speed: 'instant' }, (page) =>
        learn(page, house, { game, lesson }),
      );
  await attempt('battle', { speed: 'instant' }, (page) => fight(page, house));
  await attempt('contact', { speed: 'brisk' }, (page) => attack(page, house));
  if (house.size === 'desk') await attempt('hashes', { speed: 'instant' }, (page) => compare(page, house));
  return faults;
}

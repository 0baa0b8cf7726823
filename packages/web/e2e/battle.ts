// biome-ignore-all lint/performance/useDomNodeTextContent: what a reader sees is meant, not what the document holds
/** A captain at a browser: battles of Naval Battles begun and played by mouse, by keyboard alone, or by touch. */
import type { Page } from 'playwright-core';
import { at } from './reader.ts';

/** How a captain answers. */
export type Hand = 'mouse' | 'keyboard' | 'touch';

/** What is fought, and by whom. */
export interface Battle {
  readonly seats?: number; // 2 when left out
  readonly people?: boolean; // all seats are people at this device
  readonly points?: string; // as its button says
  readonly teams?: string;
  readonly scenario?: string;
  readonly navy?: string;
  readonly seed?: string;
}

/** Begins a battle through its page. */
export async function beginBattle(page: Page, battle: Battle = {}): Promise<void> {
  await page.goto(at('/new/naval-battles'));
  await page.locator('form.nb-new').waitFor();
  const { seats = 2, people, points, teams, scenario, navy, seed = 'e2e' } = battle;
  const press = (selector: string) => page.locator(`form.nb-new ${selector}`).first().click();
  if (scenario) await press(`[data-part=battle][data-id="${scenario}"]`);
  if (points) await press(`.nb-segments button[data-id="${points}"]`);
  if (seats > 2 && !scenario) await press(`.nb-segments button[data-id="${seats}"]`);
  if (teams) await press(`.nb-segments button[data-id="${teams}"]`);
  if (people && seats > 2) await press('[data-id=all-people]');
  else if (people) await press('[data-part=seat][data-id="1"] [data-id=person]');
  if (navy) await press(`[data-part=navy][data-id="${navy}"]`);
  await press('.nb-advanced summary');
  await page.locator(`form.nb-new input[maxlength="80"]`).fill(seed);
  await press('button[type=submit]');
  await page.waitForURL(/\/g\/[a-z0-9]+$/);
  await page.locator('[data-part=rail], .curtain, .decision').first().waitFor();
}

/** The question that is put now, by its step; null while nothing is asked. */
export const stepOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector<HTMLElement>('[data-part=rail]')?.dataset.id ?? null);

/** Moves the focus to something by Tab alone. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 120; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}.`);
}

/** Presses something the way the captain does. */
async function press(page: Page, hand: Hand, selector: string): Promise<void> {
  if (hand === 'keyboard') {
    await tabTo(page, selector);
    await page.keyboard.press('Enter');
  } else if (hand === 'touch') await page.locator(selector).first().tap();
  else await page.locator(selector).first().click();
}

const has = async (page: Page, selector: string): Promise<boolean> =>
  (await page.locator(selector).count()) > 0;

/** Ends when every card lies on the board. */
export const dealt = (page: Page) => page.waitForFunction(() => document.body.dataset.dealing === undefined);

/** The first card that can attack, or the end of the attacks. */
async function act(page: Page, hand: Hand): Promise<void> {
  await dealt(page);
  const card = page.locator('[data-part=hand] [data-part=card][data-state=can]').first();
  if (await card.count()) {
    if (hand === 'keyboard') {
      const number = await card
        .locator('kbd')
        .innerText({ timeout: 1000 })
        .catch(() => '');
      await page.keyboard.type(number, { delay: 5 });
    } else await press(page, hand, '[data-part=hand] [data-part=card][data-state=can]');
    await page.waitForTimeout(hand === 'keyboard' ? 750 : 30);
    if ((await stepOf(page)) === 'actions' && (await has(page, '[data-part=way]')))
      await press(page, hand, '[data-part=way]');
    return;
  }
  if (hand === 'keyboard') {
    await page.keyboard.press('f');
    await page.waitForTimeout(30);
    if ((await stepOf(page)) === 'actions') await page.keyboard.press('Enter');
    return;
  }
  await press(page, hand, '[data-id=close]');
  await page.waitForTimeout(30);
  if ((await stepOf(page)) === 'actions') await press(page, hand, '[data-id=close]');
}

const FORMS = [
  'discardCards',
  'payBombardment',
  'chooseRepairs',
  'reinforce',
  'rearrange',
  'layOut',
  'setOrders',
];

/** Answers what is asked now; says whether anything was. */
export async function answerOne(page: Page, hand: Hand): Promise<boolean> {
  const step = await stepOf(page);
  if (step === null) return false;
  const keys = hand === 'keyboard';
  if (step === 'actions') await act(page, hand);
  else if (step === 'buildFleets') {
    await press(page, hand, '[data-id=style-line]');
    await press(page, hand, '[data-id=ready]');
  } else if (step === 'aim' || step === 'fly') {
    if (keys) await page.keyboard.press('1');
    else await press(page, hand, '[data-id=fire]');
  } else if (step.startsWith('window')) {
    if (keys) await page.keyboard.press('Space');
    else await press(page, hand, '.nb-foot [data-id=pass]');
  } else if (step === 'defend') {
    await press(page, hand, '.nb-foot [data-id=suggest]');
    if (keys) await page.keyboard.press('Tab');
    await press(page, hand, '[data-id=declare]');
  } else if (FORMS.includes(step)) {
    if (await has(page, '[data-id=confirm][aria-disabled=true]'))
      await press(page, hand, '.nb-foot [data-id=suggest]');
    await press(page, hand, '[data-id=confirm]');
  } else if (step === 'choosePlan') {
    if (keys) await page.keyboard.press('1');
    else await press(page, hand, hand === 'touch' ? '[data-id=confirm]' : '.nb-seat');
  } else if (step === 'dividePoints') await press(page, hand, '[data-id=confirm]');
  else if (step === 'chooseNavy') await press(page, hand, '[data-part=navy][data-state=free]');
  else if (keys) await page.keyboard.press('1');
  else await press(page, hand, '.nb-options button');
  return true;
}

/** Plays until something is there, or to the end of the battle. */
export async function playUntil(page: Page, hand: Hand, wanted: string, patience = 150_000): Promise<void> {
  const end = Date.now() + patience;
  for (let idle = 0; Date.now() < end; ) {
    if (await has(page, wanted)) return;
    if (await has(page, '.curtain')) {
      await page.waitForTimeout(720);
      await press(page, hand, '.curtain button');
    } else if (await has(page, '.open-card')) {
      await page.waitForTimeout(720);
      await press(page, hand, '.open-card button.primary');
    }
    const before = await page
      .locator('.play')
      .first()
      .getAttribute('data-position')
      .catch(() => null);
    const answered = await answerOne(page, hand).catch((error: Error) => {
      idle++;
      if (idle > 8) throw error;
      return false;
    });
    await page.waitForTimeout(answered ? 20 : 50);
    const after = await page
      .locator('.play')
      .first()
      .getAttribute('data-position')
      .catch(() => null);
    if (before !== after) idle = 0;
  }
  throw new Error(`There was no ${wanted} in time.`);
}

/** A captain at a browser: campaigns of U-Boat Leader begun and played by mouse, by keyboard alone, or by touch. */
import type { Locator, Page } from 'playwright-core';
import type { Hand } from './battle.ts';
import { at } from './reader.ts';

/** What is played. */
export interface Campaign {
  readonly edition: 'first' | 'second';
  readonly campaign: string;
  /** The whole flotilla the suggestion buys, or one boat. */
  readonly boats: 'suggested' | 'one';
  readonly seed: string;
}

/** Whole campaigns are played on busy machines too. */
const PATIENCE = 40_000;

/** Begins a campaign through its page. */
export async function beginCampaign(page: Page, { edition, campaign, seed }: Campaign): Promise<void> {
  page.setDefaultTimeout(PATIENCE);
  await page.goto(at('/new/uboat-leader'));
  await page.locator('form.new-game').waitFor();
  await page.locator(`form.new-game button[data-id="${edition}"]`).click();
  await page.locator(`form.new-game button[data-id="${campaign}"]`).click();
  await page.locator('form.new-game details summary').last().click();
  await page.locator('form.new-game input[maxlength="80"]').fill(seed);
  await page.locator('form.new-game button[type=submit]').click();
  await page.locator('[data-asked]').waitFor();
}

/** The question that is put now, by its step; null once the campaign is over. */
const askedNow = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector<HTMLElement>('[data-asked]')?.dataset.asked ?? null);

const positionOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('.play')?.dataset.position));

/** How many strategic segments have begun. */
const turnOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector('.ubl-turn dd')?.textContent));

/** Moves the focus to something by Tab alone, beginning at the board or at the sheet. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 250; i++) {
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

const has = async (part: Locator): Promise<boolean> => (await part.count()) > 0;

const LIST = '.sheet-body button.option';
const GIVE = '[data-part=preview] [data-id=give]';

/** Orders that bring a contact to its end, the most wanted first; anything else is taken as it comes. */
const IN_A_CONTACT = ['fire', 'leave', 'nothing', 'done'];

/** Answers from the whole list. */
async function fromList(page: Page, hand: Hand): Promise<void> {
  if (!(await has(page.locator(LIST)))) await press(page, hand, '.ubl-turn-list');
  await page.locator(LIST).first().waitFor();
  const offered = await page
    .locator(LIST)
    .evaluateAll((options) => options.map((option) => (option as HTMLElement).dataset.option ?? ''));
  const wanted = IN_A_CONTACT.find((id) => offered.includes(id)) ?? offered[0] ?? '';
  await press(page, hand, `${LIST}[data-option="${wanted}"]`);
}

/** What each question is answered with on map, wall and cards, the first that is there. */
const ON_THE_TABLE: Readonly<Record<string, readonly string[]>> = {
  crew: ['.ubl-crew-offer[data-state=offered]'],
  station: ['[data-part=port][data-state=offered]'],
  nextToSail: ['#board .ubl-boat[data-offered]'],
  lookout: ['#board .ubl-boat[data-offered]'],
  engage: ['[data-part=convoy] .row button'],
  chooseConvoy: ['[data-part=convoy] button[data-id]'],
};

const HOME = ['[data-part=port][data-state=offered]', '[data-part=port][data-state=far]'];
const OUT = ['[data-part=area][data-state=offered]'];
const HERE = ['[data-part=area][data-state=here]'];

/** Where the captain presses now: out to sea in the first turn, home from the second on. */
async function wantedFor(page: Page, step: string, campaign: Campaign): Promise<readonly string[]> {
  const turn = await turnOf(page);
  if (step === 'sail') {
    const inPort = await has(page.locator('[data-part=port][data-state=here]'));
    if (turn > 1 && !inPort) return HOME;
    return inPort ? OUT : HERE;
  }
  if (step === 'enlist') {
    if (await has(page.locator('[data-part=bought]'))) return ['[data-part=flotilla] [data-id=done]'];
    return campaign.boats === 'suggested'
      ? ['[data-part=flotilla] [data-id=suggest]']
      : ['[data-part=flotilla] .ubl-crew-offer[data-state=offered]'];
  }
  if (step === 'spend') {
    const laid = await has(page.locator('.ubl-mark'));
    return turn === 1 && !laid ? [...OUT, '[data-id=done]'] : ['[data-part=strategic] [data-id=done]'];
  }
  return ON_THE_TABLE[step] ?? [];
}

/** Waits until an answer has been given, or a part asks once more; says whether it has. */
async function answered(page: Page, before: number): Promise<boolean> {
  const next = await page.waitForFunction(
    ({ position, give }) =>
      Number(document.querySelector<HTMLElement>('.play')?.dataset.position) > position
        ? 'answered'
        : document.querySelector(give)
          ? 'asks'
          : null,
    { position: before, give: GIVE },
    { timeout: 3000 },
  );
  return (await next.jsonValue()) === 'answered';
}

/** Answers what is asked now. */
async function answerOne(page: Page, hand: Hand, step: string, campaign: Campaign): Promise<void> {
  const before = await positionOf(page);
  for (const selector of await wantedFor(page, step, campaign)) {
    if (!(await has(page.locator(selector)))) continue;
    await press(page, hand, selector);
    const done = await answered(page, before).catch(() => null);
    if (done === false) await press(page, hand, GIVE);
    if (done !== null && (done || (await answered(page, before).catch(() => false)))) return;
  }
  await fromList(page, hand);
  await answered(page, before);
}

/** Plays to the end; gives the steps that were answered on the way. */
export async function playCampaign(
  page: Page,
  hand: Hand,
  campaign: Campaign,
  most: number,
): Promise<string[]> {
  const steps: string[] = [];
  for (let n = 0; n < most; n++) {
    await page
      .locator('[data-asked]:not([data-asked=""]), [data-part=debrief][data-state=campaign]')
      .first()
      .waitFor();
    const step = await askedNow(page);
    if (step === null) return steps;
    steps.push(step);
    await answerOne(page, hand, step, campaign);
  }
  throw new Error(`The campaign is not over after ${most} answers: ${steps.slice(-12).join(', ')}.`);
}

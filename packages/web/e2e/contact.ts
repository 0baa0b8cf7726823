/** A captain in a contact: what waits on the table is answered there, by mouse, by keyboard alone, or by touch. */
import { recordToText } from '@flotilla/table/run';
import type { Habit, Options, Wanted } from '@flotilla/uboat-leader-screens/test/campaigns.ts';
import { campaignUntil } from '@flotilla/uboat-leader-screens/test/campaigns.ts';
import type { Locator, Page } from 'playwright-core';
import type { Hand } from './battle.ts';
import { visit } from './reader.ts';

/** The campaign most tests are played in. */
export const HAPPY_TIME = { campaign: 'happy-time', length: 'medium' };

/** Brings in a campaign that stands at a wanted question. */
export async function bringIn(
  page: Page,
  wanted: Wanted,
  options: Options = HAPPY_TIME,
  { seed = 'plot', habit }: { readonly seed?: string; readonly habit?: Habit } = {},
): Promise<void> {
  await bringInCampaign(page, campaignUntil(wanted, options, seed, habit));
}

/** Brings in a campaign as it stands. */
export async function bringInCampaign(page: Page, campaign: ReturnType<typeof campaignUntil>): Promise<void> {
  const buffer = Buffer.from(recordToText(campaign.record()));
  await visit(page, '/games');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'campaign.json', mimeType: 'application/json', buffer });
  await page.locator('#board .ubl').waitFor();
}

/** How many answers the page has taken. */
export const answersOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('.play')?.dataset.position));

/** The boats that take part, from the register. */
export const boatsInContact = (page: Page): Promise<number> =>
  page.locator('.ubl-register .ubl-line.boat').count();

const SHEET = '.sheet-body';

/** What is pressed at a panel, the most wanted first; several in a row make one answer. */
const PRESSES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  convoy: [['.row button.primary'], ['.ubl-convoy button']],
  wolfpack: [['.ubl-call[data-id^="join:"]'], ['.ubl-call[data-id^="call:"]'], ['[data-id=done]']],
  salvo: [['.ubl-lay', '.ubl-fire [data-id=fire]'], ['.ubl-fire button']],
  order: [['[data-id=rest]']],
  reaction: [['.ubl-reaction:last-child']],
  event: [['.ubl-offer[data-state=offered]']],
  raid: [['.ubl-offer[data-state=offered]']],
  tubes: [['[data-id=load]']],
  list: [
    ['button.option[data-option=leave]'],
    ['button.option[data-option=nothing]'],
    ['button.option[data-option=hold]'],
    ['button.option'],
    ['button.primary'],
  ],
};

/** A captain; every press is counted. */
export class Captain {
  presses = 0;
  /** Parts that have been answered on. */
  readonly seen = new Set<string>();

  readonly page: Page;
  readonly hand: Hand;

  constructor(page: Page, hand: Hand) {
    this.page = page;
    this.hand = hand;
  }

  /** Plays until the contact is over. */
  async fight(most: number): Promise<void> {
    for (let n = 0; n < most; n++) {
      await this.page.locator(`${SHEET} .decision`).first().waitFor();
      await this.page.locator('[data-id=rest][aria-pressed=true]').waitFor({ state: 'detached' });
      if ((await this.page.locator('[data-part=display]').count()) === 0 && n > 0) return;
      await this.answerOne();
    }
    throw new Error(`The contact is not over after ${most} answers: ${[...this.seen].join(', ')}.`);
  }

  /** Answers what is asked now. */
  async answerOne(): Promise<void> {
    const before = await answersOf(this.page);
    const part = await this.#part();
    this.seen.add(part);
    if (part === 'helm') await this.#steer();
    else await this.#pressFirst(part);
    await this.page.waitForFunction(
      (position) => Number(document.querySelector<HTMLElement>('.play')?.dataset.position) > position,
      before,
    );
  }

  /** What the sheet shows: a panel of its own, or the list. */
  async #part(): Promise<string> {
    const part = await this.page.locator(`${SHEET} .decision`).first().getAttribute('data-part');
    return part !== null && (part === 'helm' || part in PRESSES) ? part : 'list';
  }

  async #pressFirst(part: string): Promise<void> {
    for (const row of PRESSES[part] ?? []) {
      if ((await this.page.locator(`${SHEET} ${row[0]}`).count()) === 0) continue;
      for (const selector of row) await this.press(`${SHEET} ${selector}`);
      return;
    }
    throw new Error(`Nothing on the panel ${part} can be pressed.`);
  }

  /** A boat that has fired leaves where it can; otherwise it goes where it is pressed on the display. */
  async #steer(): Promise<void> {
    const leave = `${SHEET} .ubl-orders [data-id=leave][data-state=offered]`;
    if (this.seen.has('salvo') && (await this.page.locator(leave).count()) > 0) return this.press(leave);
    const area = await this.#areaWanted();
    if (this.hand === 'touch') {
      await this.tapOn(this.page.locator(area).first());
      await this.page.locator('.ubl-ahead-head').waitFor();
      await this.press(`${SHEET} .ubl-orders button`);
    } else if (this.hand === 'keyboard') await this.press(area);
    else await this.clickOn(this.page.locator(area).first());
  }

  /** The wake to begin with, then the area nearest to the convoy, and outwards once torpedoes have run. */
  async #areaWanted(): Promise<string> {
    const wake = '[data-part=sector][data-id="L-S"][data-state=offered]';
    const begins = (await this.page.locator(`${SHEET} .decision[data-id=place]`).count()) > 0;
    if (begins && (await this.page.locator(wake).count()) > 0) return wake;
    const inwards = ['convoy', 'short', 'medium', 'long'];
    for (const ring of this.seen.has('salvo') ? inwards.reverse() : inwards) {
      const area = `[data-part=sector].ubl-ring-${ring}[data-state=offered]`;
      if ((await this.page.locator(area).count()) > 0) return area;
    }
    throw new Error('No area of the display is offered.');
  }

  /** Presses something the way this captain does. */
  async press(selector: string): Promise<void> {
    this.presses++;
    const part = this.page.locator(selector).first();
    if (this.hand === 'touch') await part.tap();
    else if (this.hand === 'mouse') await part.click();
    else {
      await this.#tabTo(selector);
      await this.page.keyboard.press('Enter');
    }
  }

  /** Moves the focus to something by Tab alone. */
  async #tabTo(selector: string): Promise<void> {
    for (let i = 0; i < 250; i++) {
      if (await this.page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector))
        return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${selector}.`);
  }

  /** Presses a part of the drawing where nothing lies over it. */
  async clickOn(part: Locator): Promise<void> {
    this.presses++;
    const { x, y } = await openPoint(part);
    await this.page.mouse.click(x, y);
  }

  async tapOn(part: Locator): Promise<void> {
    this.presses++;
    const { x, y } = await openPoint(part);
    await this.page.touchscreen.tap(x, y);
  }
}

/** A point where a press meets a part itself and nothing that lies over it; null where it is covered everywhere. */
export const pointOn = (part: Locator): Promise<{ x: number; y: number } | null> =>
  part.evaluate((element) => {
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    for (let row = 1; row < 12; row++)
      for (let column = 1; column < 12; column++) {
        const [x, y] = [left + (width * column) / 12, top + (height * row) / 12];
        const hit = document.elementFromPoint(x, y);
        if (hit && (hit === element || element.contains(hit))) return { x, y };
      }
    return null;
  });

/** The same for a part that must lie open. */
export async function openPoint(part: Locator): Promise<{ x: number; y: number }> {
  const found = await pointOn(part);
  if (!found) throw new Error('The part is covered everywhere.');
  return found;
}

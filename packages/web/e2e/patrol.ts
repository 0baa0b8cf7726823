/** A patrol of The Hunters answered question by question on its own screens. */
import type { Page } from 'playwright-core';

/** What is asked for, by the panel that asks. */
export type Panel = 'loadout' | 'plan' | 'gun' | 'approach' | 'commission' | 'ending' | 'form' | 'list';
const PANELS: readonly Panel[] = ['loadout', 'plan', 'gun', 'approach', 'commission', 'ending'];

/** The panel that asks now. */
export const panel = async (page: Page): Promise<Panel> => {
  const names = (await page.locator('.sheet .decision').first().getAttribute('class')) ?? '';
  const own = PANELS.find((name) => names.split(' ').includes(name));
  return own ?? ((await page.locator('.sheet form').count()) > 0 ? 'form' : 'list');
};

/** How many answers have been given. */
export const answers = (page: Page): Promise<number> =>
  page.locator('.play').evaluate((play) => Number((play as HTMLElement).dataset.position));

/** Waits until the answer just given stands. */
const settled = (page: Page, before: number): Promise<unknown> =>
  page.waitForFunction(
    (position) =>
      Number((document.querySelector('.play') as HTMLElement | null)?.dataset.position) > position,
    before,
  );

/**
 * Answers until the boat has come home once, or for good; `act` answers one question. Gives the number of answers.
 * A boat that is loaded already is asked for its load after the patrol only: `loads` is 1 then.
 */
export async function onePatrol(page: Page, act: (now: Panel) => Promise<void>, loads = 2): Promise<number> {
  let inPort = 0;
  for (let asked = 0; asked < 200; asked++) {
    await page.locator('.sheet .decision').first().waitFor();
    const now = await panel(page);
    if (now === 'ending') return asked;
    if (now === 'loadout' && ++inPort === loads) return asked;
    const before = await answers(page);
    await act(now);
    await settled(page, before);
  }
  throw new Error('The patrol did not end.');
}

/** Answers by mouse or by finger: what is suggested, else what comes first. */
export const byMouse = (page: Page, press: 'click' | 'tap') => async (now: Panel) => {
  const sheet = page.locator('.sheet-body');
  if (now === 'list' || now === 'approach') {
    await sheet.locator('button.option, .approach-way').first()[press]();
    // Under the thumb the first touch chooses a way, and the button goes.
    const go = sheet.locator('.approach-go.primary');
    if (now === 'approach' && (await go.count()) > 0) await go[press]();
    return;
  }
  if (now === 'plan' || now === 'form') await sheet.getByRole('button', { name: /^Suggest/ })[press]();
  await sheet.locator('button.primary').first()[press]();
};

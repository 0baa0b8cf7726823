/** Measures a long campaign of U-Boat Leader on the built site, as battles of Naval Battles are measured. */
import { measureAnswers, measuredPage, wanted } from './measuringBattles.mjs';

/** Answers so many questions in the page itself, on map, display and sheet; gives the milliseconds to the painted screen. */
export async function answerInPage(wanted) {
  const painted = () =>
    new Promise((done) =>
      requestAnimationFrame(() => scheduler.postTask(done, { priority: 'user-blocking' })),
    );
  const idle = () => new Promise((done) => setTimeout(done, 5));
  const place = () => document.querySelector('.play')?.dataset.position;
  const WAYS_ON = [
    '[data-part=preview] [data-id=give]',
    '[data-part=strategic] [data-id=done]',
    '.ubl-fire .primary:not([aria-disabled=true])',
    '.ubl-spread button',
    '.ubl-reaction',
    '.ubl-offer[data-state=offered]',
    '[data-part=answer]',
    '[data-part=convoy] button[data-id]',
    '#board [data-part=sector][data-state=offered]',
    '#board [data-part=area][data-state=here]',
    '#board [data-part=area][data-state=offered]',
    '#board .ubl-boat[data-offered]',
    '.sheet-body button.option',
    '.sheet-body .primary',
    '.ubl-turn-list',
  ];
  const times = [];
  const over = () => document.querySelector('[data-part=debrief][data-state=campaign]') !== null;
  for (let waited = 0; times.length < wanted && waited < 2000 && !over(); ) {
    const buttons = WAYS_ON.map((selector) => document.querySelector(selector)).filter(Boolean);
    const before = place();
    for (const button of buttons) {
      performance.mark('answer');
      const start = performance.now();
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await painted();
      // A press that only looks at something is no answer, and none of its marks is one.
      if (place() === before) continue;
      performance.mark('painted');
      times.push(performance.now() - start);
      break;
    }
    if (place() === before) waited++;
    await idle();
  }
  return times;
}

/** A flotilla as it is suggested, in a campaign that lasts. */
export async function newCampaign(browser, url) {
  const page = await measuredPage(browser);
  await page.goto(new URL('new/uboat-leader', url).href);
  await page.locator('button[data-id="happy-time"]').click();
  await page.locator('button[data-id="long"]').click();
  await page.locator('form details summary').click();
  await page.locator('form input[maxlength="80"]').fill('measured');
  await page.locator('form button[type=submit]').click();
  await page.locator('[data-part=flotilla] [data-id=suggest]').click();
  await page.locator('[data-part=flotilla] [data-id=done]:not([aria-disabled=true])').click();
  await page.locator('[data-part=map]').waitFor();
  return page;
}

/** The figures of a campaign, of each site. */
export const measureCampaigns = (options) => measureAnswers({ open: newCampaign, answerInPage, ...options });

if (process.argv[1] === new URL(import.meta.url).pathname)
  for (const figures of await measureCampaigns(wanted(process.argv.slice(2))))
    console.log(JSON.stringify(figures));

/** A career with fixed dice that stands before its salvo: for measurements and pictures that are the same every time. */
import { hunters } from '@flotilla/hunters';
import { startOf } from '@flotilla/table';
import { optionsOf, recordToText, Session } from '@flotilla/table/run';

/** Quiet boxes, a convoy of four by night; then a miss, a dud, a hit, a hit that sinks; then the escorts find the boat. */
const DICE = {
  'orders.request': [6],
  orders: [3, 4],
  encounter: [3, 4, 3, 4, 5, 5],
  'ship.size': [1, 1, 1, 6],
  'ship.name': [1, 2, 3, 4],
  light: [6],
  'torpedo.hit': [6, 6, 2, 4, 1, 2, 2, 2],
  'torpedo.dud': [1, 6, 6],
  'torpedo.damage': [6, 1],
  'escort.search': [5, 6],
  'escort.charges': [3, 4],
  hit: [1, 6, 2, 3, 6, 5],
};

/** The plan that goes with the dice, tube by tube. */
export const PLAN = ['1', '1', '0', '0', 'hold'];

/** The save of that career. */
export function salvoRecord() {
  const session = new Session(
    hunters,
    {
      options: optionsOf(hunters, { boat: 'VIIB' }),
      seats: [{ name: 'Martin Brandt', bot: null }],
      seed: 'salvo',
    },
    DICE,
  );
  const fill = (more = {}) => session.choose(0, { ...startOf(session.decisions[0].form), ...more });
  fill({ name: 'Martin Brandt' });
  fill();
  for (const choice of ['steam', 'attack', 'surfaced-medium']) session.choose(0, choice);
  if (session.decisions[0]?.step !== 'salvo') throw new Error('The dice did not lead to a salvo.');
  return recordToText(session.record());
}

/** Opens a save in a page of the site. */
export async function openSave(page, site, save) {
  await page.goto(site);
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  await page.setInputFiles('input[type=file]', {
    name: 'save.json',
    mimeType: 'application/json',
    buffer: Buffer.from(save),
  });
}

/** Opens that career in a page of the site, up to its question. */
export async function openSalvo(page, site) {
  await openSave(page, site, salvoRecord());
  await page.locator('.plan').waitFor();
}

/** Aims as planned. */
export async function aimSalvo(page) {
  const list = page.locator('.plan-tubes');
  await list.locator('summary').click();
  for (const [i, target] of PLAN.entries()) await list.locator('select').nth(i).selectOption(target);
  await list.locator('summary').click();
  await page.locator('.sheet-body').evaluate((sheet) => sheet.scrollTo(0, 0));
}

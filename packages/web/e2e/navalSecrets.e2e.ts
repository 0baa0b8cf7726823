/** Naval Battles keeps hands secret: nothing of another hand, of the deck or of an unseen fleet is anywhere in the page. */
import { navalBattles } from '@flotilla/naval-battles';
import type { GameRecord } from '@flotilla/table/run';
import { replay } from '@flotilla/table/run';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOne, beginBattle, dealt, stepOf } from './battle.ts';
import { looksAt } from './looks.ts';
import { newPage, newReader, openBrowser } from './reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The record of the game as the browser keeps it: whole, for this device alone. */
const recordOf = (page: Page): Promise<GameRecord> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('flotilla'));
    const [record] = await done(db.transaction('records').objectStore('records').getAll());
    db.close();
    return record;
  });

/** Everything a page holds that somebody could look at: document, title, what is said, what is kept beside the record. */
async function pageText(page: Page): Promise<string> {
  await dealt(page);
  return page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      document.title,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
    ].join('\n'),
  );
}

/** The hidden ids that stand in a text. */
const foundIn = (text: string, hidden: readonly string[]): string[] =>
  hidden.filter((id) => new RegExp(`\\b${id}\\b`).test(text));

/** What the seat must not find in the position of the page, by the rules themselves. */
async function hiddenFrom(page: Page, seat: number | null): Promise<readonly string[]> {
  for (let tries = 0; tries < 40; tries++) {
    const position = await page.locator('.play').getAttribute('data-position');
    const record = await recordOf(page);
    if (String(record.position) === position) {
      const whole = replay(navalBattles, record);
      if (!whole.ok) throw new Error(whole.error);
      return navalBattles.secrets?.(whole.value.table.state.game, seat) ?? [];
    }
    await page.waitForTimeout(50);
  }
  throw new Error('The record does not follow the page.');
}

/** How many questions are looked at at each table. */
const LOOKED = 8;

describe('no page holds what its seat may not know', () => {
  it.each(looksAt([2, 3, 6], 0, 2))(
    'at a table of %i, bots included',
    { timeout: 180_000 },
    async (seats) => {
      const { page } = await newPage(await newReader(browser));
      await beginBattle(page, { seats, points: '15', seed: `secrets ${seats}` });
      let looked = 0;
      const end = Date.now() + 120_000;
      while (looked < LOOKED && Date.now() < end && !(await page.locator('[data-part=end]').count())) {
        if ((await stepOf(page)) === null) {
          await page.waitForTimeout(50);
          continue;
        }
        const hidden = await hiddenFrom(page, 0);
        expect(hidden.length).toBeGreaterThan(20);
        expect(foundIn(await pageText(page), hidden)).toEqual([]);
        looked++;
        await answerOne(page, 'mouse');
        await page.waitForTimeout(30);
      }
      expect(looked).toBeGreaterThanOrEqual(LOOKED);
      await page.context().close();
    },
  );

  it('finds a hand that is there: the own cards stand in the document', { timeout: 60_000 }, async () => {
    const { page } = await newPage(await newReader(browser));
    await beginBattle(page, { points: '15', seed: 'own hand' });
    while ((await stepOf(page)) !== 'actions') {
      await answerOne(page, 'mouse');
      await page.waitForTimeout(40);
    }
    const record = await recordOf(page);
    const whole = replay(navalBattles, record);
    const hand = whole.ok ? whole.value.table.state.game.players[0]?.hand : undefined;
    expect(foundIn(await pageText(page), hand ?? [])).toEqual(hand);
    await page.context().close();
  });
});

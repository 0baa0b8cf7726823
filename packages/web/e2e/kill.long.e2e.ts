/**
 * The browser is killed in the middle of play, again and again: what was kept is there afterwards. `npm run kill -- browser`
 * does it sixty times.
 */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameRecord } from '@flotilla/table/run';
import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { FLAGS, PROGRAM } from './program.ts';
import { at } from './reader.ts';

const KILLS = Number(process.env.FLOTILLA_KILLS ?? 3);
/** The longest that is played on after the first answer was kept, in milliseconds. */
const LONGEST = 1500;

const profile = mkdtempSync(join(tmpdir(), 'flotilla-profile-'));
let running: ChildProcess | null = null;

/** Kills everything that belongs to the browser, without a word. */
async function kill(): Promise<void> {
  const killed = running;
  if (!killed) return;
  running = null;
  const gone = new Promise((done) => killed.once('exit', done));
  process.kill(-(killed.pid as number), 'SIGKILL');
  await gone;
}
afterAll(async () => {
  await kill();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

/** Starts a browser of its own, whose profile outlives it. */
async function openBrowserToKill(): Promise<Browser> {
  const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const child = spawn(PROGRAM, [...FLAGS, ...own, 'about:blank'], { detached: true });
  running = child;
  const address = await new Promise<string>((found, missed) => {
    let said = '';
    child.stderr.on('data', (part) => {
      said += part;
      const there = /DevTools listening on (\S+)/.exec(said)?.[1];
      if (there) found(there);
    });
    child.once('exit', () => missed(new Error(`The browser did not start: ${said}`)));
  });
  return chromium.connectOverCDP(address);
}

async function newPage(browser: Browser): Promise<Page> {
  const page = await (browser.contexts()[0] as NonNullable<ReturnType<Browser['contexts']>[0]>).newPage();
  page.setDefaultTimeout(20_000);
  await page.addInitScript(() =>
    localStorage.setItem(
      'flotilla.settings',
      '{"language":"en","theme":"chart","speed":"instant","coach":false}',
    ),
  );
  return page;
}

/** A career begins; gives its id. */
async function beginCareer(page: Page): Promise<string> {
  await page.goto(at('/new/hunters'));
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/\/g\/[a-z0-9]+$/);
  return page.url().split('/').at(-1) as string;
}

/** Answers what is asked for as long as it can, and tells each answer that the page says is kept. Runs in the page. */
async function playOn(): Promise<void> {
  const { kept } = globalThis as unknown as { kept: (answers: number) => Promise<void> };
  const place = (): number =>
    Number((document.querySelector('.play') as HTMLElement | null)?.dataset.position ?? -1);
  const channel = new BroadcastChannel('flotilla');
  const pressable = (): HTMLButtonElement[] =>
    [...document.querySelectorAll<HTMLButtonElement>('.sheet-body button:not(.rule, .link, .term)')].filter(
      (button) => !button.disabled && button.getAttribute('aria-disabled') !== 'true',
    );
  for (;;) {
    pressable()
      .find(({ textContent }) => /^Suggest/.test(textContent ?? ''))
      ?.click();
    await new Promise((done) => setTimeout(done, 5));
    const offered = pressable();
    const button = offered.find(({ classList }) => classList.contains('primary')) ?? offered[0];
    if (!button) continue;
    const before = place();
    const written = new Promise((done) => {
      channel.onmessage = done;
    });
    button.click();
    await new Promise((done) => setTimeout(done));
    if (place() === before) continue;
    await written;
    await kept(place());
  }
}

/** The record of a game as the browser keeps it. Runs in the page. */
async function keptRecord(id: string): Promise<GameRecord> {
  const opened = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((done, failed) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });
  const db = await opened(indexedDB.open('flotilla'));
  const record = await opened(db.transaction('records').objectStore('records').get(id));
  db.close();
  return record;
}

/** Plays on in a page and kills the browser at some moment; gives how many answers the page had said are kept. */
async function playUntilKilled(page: Page): Promise<number> {
  let last = 0;
  let first = (): void => {};
  const begun = new Promise<void>((done, stuck) => {
    first = done;
    setTimeout(() => stuck(new Error('No answer was kept for a long time.')), 30_000).unref();
  });
  await page.exposeFunction('kept', (position: number) => {
    last = position;
    first();
  });
  page.evaluate(playOn).catch(() => {});
  await begun;
  await new Promise((later) => setTimeout(later, Math.random() * LONGEST));
  await kill();
  return last;
}

/** Opens a game in a browser started anew: all that was kept must be there, and be what is shown. */
async function expectKept(page: Page, id: string, answers: number, before: GameRecord['answers']) {
  await page.goto(at(`/g/${id}`));
  await page.locator('.play').waitFor();
  const record = await page.evaluate(keptRecord, id);
  expect(record.position).toBeGreaterThanOrEqual(answers);
  expect(await page.locator('.play').getAttribute('data-position')).toBe(String(record.position));
  expect(record.answers.slice(0, before.length)).toEqual(before);
  return record.answers;
}

describe('a browser that is killed', () => {
  it(
    `loses no answer that was kept, ${KILLS} times`,
    async () => {
      let page = await newPage(await openBrowserToKill());
      let id = await beginCareer(page);
      let before: GameRecord['answers'] = [];
      let all = 0;
      for (let life = 0; life < KILLS; life++) {
        await page.locator('.play').waitFor();
        const answers = await playUntilKilled(page);
        all += answers - before.length;
        page = await newPage(await openBrowserToKill());
        before = await expectKept(page, id, answers, before);
        if (await page.locator('.ending').count()) {
          id = await beginCareer(page);
          before = [];
        }
      }
      console.info(`${KILLS} kills in the middle of play: ${all} answers kept, none lost`);
    },
    60_000 + KILLS * 20_000,
  );
});

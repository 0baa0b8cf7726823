/** Naval Battles without eyes: a battle fought from the accessibility tree and from what is announced alone. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battleUntil, nearTheEnd, openBattle } from './positions.ts';
import { newPage, newReader, openBrowser } from './reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Keeps every sentence that is announced. */
async function listen(page: Page): Promise<readonly string[]> {
  const heard: string[] = [];
  await page.exposeFunction('heard', (text: string) => heard.push(text));
  await page.addInitScript(() => {
    const { heard: tell } = globalThis as unknown as { heard: (text: string) => void };
    const attach = (): void => {
      const voice = document.getElementById('voice');
      if (!voice) {
        requestAnimationFrame(attach);
        return;
      }
      const said = new MutationObserver(() => tell(voice.textContent ?? ''));
      said.observe(voice, { childList: true, characterData: true, subtree: true });
    };
    addEventListener('DOMContentLoaded', attach);
  });
  return heard;
}

/** A question as a screen reader finds it: its heading, and the names of the buttons below it, in their order. */
interface Read {
  readonly question: string;
  readonly buttons: readonly string[];
}

/** Reads the region that carries the question out of the accessibility tree; null while nothing is asked. */
async function read(page: Page): Promise<Read | null> {
  const region = page.locator('section[aria-labelledby=question]');
  if ((await region.count()) === 0) return null;
  const tree = await region.ariaSnapshot({ timeout: 2000 }).catch(() => '');
  const question = /heading "((?:[^"\\]|\\.)*)"/.exec(tree)?.[1];
  if (question === undefined) return null;
  const buttons = [...tree.matchAll(/button "((?:[^"\\]|\\.)*)"(?! \[(?:disabled|expanded))/g)].map(
    ([, name = '']) => name,
  );
  return { question, buttons };
}

/** What somebody presses who hears a question and the names of its buttons. */
const CHOICES: readonly RegExp[] = [
  /^Fire at /,
  /^Let it pass/,
  /^Declare$/,
  /^(Attack|Air strike|Bombard|Submarine hunt|Strike)\b.*:/,
  /^All \d+ options as a list$/,
  /could still (fire|be made)\. End\?$/,
  /^End my attacks/,
  /^(Keep all|Throw away|Pay|Repair|Bring in|These rows|These orders)\b/,
  /^Suggest$/,
];

/** The first name that fits; where none does, the first answer behind the rule that is named first. */
const choiceOf = ({ buttons }: Read): string | null =>
  CHOICES.flatMap((wanted) => buttons.filter((name) => wanted.test(name)))[0] ?? buttons[1] ?? null;

describe('a captain who cannot see the board', () => {
  it('fights a battle to its end from names and announcements alone', { timeout: 120_000 }, async () => {
    const { page } = await newPage(await newReader(browser));
    const heard = await listen(page);
    await openBattle(page, battleUntil(nearTheEnd, { options: { points: 15 } }));
    const questions = new Set<string>();
    const over = page.getByRole('region', { name: 'All hands' });
    await expect
      .poll(
        async () => {
          if (await over.count()) return 'over';
          const asked = await read(page);
          const name = asked && choiceOf(asked);
          if (!asked || name === null) return 'waiting';
          questions.add(asked.question);
          await page
            .getByRole('button', { name, exact: true })
            .first()
            .press('Enter', { timeout: 2000 })
            .catch(() => {});
          return 'fighting';
        },
        { timeout: 100_000, interval: 20 },
      )
      .toBe('over');
    expect([...questions]).toContain('Your turn: what do you do?');
    const all = heard.join('\n');
    expect(all).toMatch(/would fire\./);
    expect(all).toMatch(/is sunk: \d+ points? for|damage \d+, hull \d+ left/);
    expect(all).toMatch(/Won on points sunk: /);
    await page.context().close();
  });

  it('finds fleets, rows, ships and hand as regions and names that tell everything about them', async () => {
    const { page } = await newPage(await newReader(browser));
    await openBattle(page, battleUntil(nearTheEnd, { options: { points: 15 } }));
    const fleets = page.getByRole('region', { name: /^Fleet: / });
    expect(await fleets.count()).toBe(2);
    const theirs = await fleets.first().ariaSnapshot();
    expect(theirs).toMatch(/group "Row 1"/);
    expect(theirs).toMatch(/button "Row \d: .*hull \d+ of \d+/);
    const hand = await page.getByRole('region', { name: 'Your hand' }).ariaSnapshot();
    expect(hand).toMatch(/button "Card 1 of \d+\. .*reinforcement \d/);
    await page.context().close();
  });
});

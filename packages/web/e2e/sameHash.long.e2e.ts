/**
 * Games that were played in Node are played again in the browser and must end in the same state, hash for hash.
 * `npm run promise -- same-hash` does it with 150.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES, loadGame } from '@flotilla/lab';
import type { AnyGame, Field, FormChoice } from '@flotilla/table';
import { checkForm, rngFrom, seedFrom, startOf } from '@flotilla/table';
import type { FieldValue, GameRecord } from '@flotilla/table/run';
import { recordToText } from '@flotilla/table/run';
import { recordOf } from '@flotilla/table/testkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newReader, openBrowser, visit } from './reader.ts';

const RECORDS = Number(process.env.FLOTILLA_RECORDS ?? 10);

let browser: Browser;
const folder = mkdtempSync(join(tmpdir(), 'flotilla-records-'));
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

/** Options drawn where they are of a simple kind and go together; otherwise as they start. */
function optionsFor(game: AnyGame, seats: number, seed: string): FormChoice {
  const usual = startOf(game.optionFields);
  const rng = rngFrom(seedFrom(seed), 'options');
  const drawn = (field: Field): FieldValue => {
    if (field.kind === 'yes') return rng.below(2) === 1;
    if (field.kind === 'choice') return rng.pick(field.options.filter(({ refused }) => !refused)).id;
    return usual[field.id] as FieldValue;
  };
  for (let tries = 0; tries < 50; tries++) {
    const options = Object.fromEntries(game.optionFields.map((field) => [field.id, drawn(field)]));
    if (!checkForm(game.optionFields, options, '') && !game.checkOptions?.(options, seats)) return options;
  }
  return usual;
}

/** The n-th game: each game of the house in turn, with every number of seats and bots that alternate. */
async function played(n: number): Promise<GameRecord> {
  const entry = GAMES[n % GAMES.length] as (typeof GAMES)[number];
  const game = await loadGame(entry.id);
  const { min, max } = game.seats;
  const seed = `same hash ${n}`;
  const wanted = min + (Math.floor(n / GAMES.length) % (max - min + 1));
  const fits = !game.checkOptions?.(optionsFor(game, wanted, seed), wanted);
  const seats = Array.from({ length: fits ? wanted : min }, (_, seat) => ({
    name: `Seat ${seat + 1}`,
    bot: (n + seat) % 2 && 'steady' in game.bots ? 'steady' : 'random',
  }));
  return recordOf(game, { options: optionsFor(game, seats.length, seed), seats, seed });
}

/** Brings a record in through the page, which plays it from its first answer and compares the state it comes to. */
async function bringIn(page: Page, record: GameRecord): Promise<void> {
  const file = join(folder, 'record.json');
  writeFileSync(file, recordToText(record));
  await visit(page, '/games');
  await page.locator('input[type=file]').setInputFiles(file);
}

describe('a game played in Node', () => {
  it(
    `comes to the same state in the browser, ${RECORDS} times`,
    async () => {
      const context = await newReader(browser);
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      let answers = 0;
      for (let n = 0; n < RECORDS; n++) {
        const record = await played(n);
        await bringIn(page, record);
        await page.locator('.play, dialog').first().waitFor();
        expect(await page.locator('dialog .reason').allInnerTexts(), `${record.game} ${n}`).toEqual([]);
        await visit(page, `/verify/${page.url().split('/').at(-1)}`);
        expect(await page.locator('.proof').textContent()).toContain(record.stateHash);
        answers += record.position;
      }
      console.info(`${RECORDS} records, ${answers} answers: the same hashes in Node and in the browser`);
      await context.close();
    },
    120_000 + RECORDS * 10_000,
  );

  it('is refused when it comes to another state', async () => {
    const context = await newReader(browser);
    const page = await context.newPage();
    const record = await played(0);
    const first = record.stateHash.startsWith('0') ? '1' : '0';
    await bringIn(page, { ...record, stateHash: first + record.stateHash.slice(1) });
    await page.locator('.reason').waitFor();
    expect(await page.locator('.reason').textContent()).toContain(
      'lead to a different game from the one that was saved',
    );
    await context.close();
  });
});

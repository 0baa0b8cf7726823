/**
 * How much is looked at: `npm test` looks at one screen of each kind, `npm run promise -- looks` at all of them. With
 * FLOTILLA_PICTURES the pictures of what is looked at are kept in that folder.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Whether every look is taken. */
export const EVERY_LOOK = process.env.FLOTILLA_LOOKS !== undefined;

/** The looks to take: all of them, or those that stand for their kind. */
export const looksAt = <T>(all: readonly T[], ...standing: readonly number[]): readonly T[] =>
  EVERY_LOOK ? all : all.filter((_, i) => standing.includes(i));

const PICTURES = process.env.FLOTILLA_PICTURES;

/** Keeps a picture of what is looked at, where pictures are wanted. */
export async function keepPicture(page: Page, ...called: readonly string[]): Promise<void> {
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  const name = called.join(' ').replace(/[^a-z0-9]+/gi, '-');
  await page.screenshot({ path: join(PICTURES, `${name}.png`) });
}

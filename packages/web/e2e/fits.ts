/** Whether everything on a screen has the room it needs. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Parts with words or numbers in them that must be whole. */
const PARTS = [
  'button:not(.nb-face, .rule)',
  '.nb-shown > *',
  'summary',
  'legend',
  'th',
  'td',
  '.nb-bar b',
  '.nb-slot',
  '.nb-card-foot',
  '.nb-strip-head',
  '.nb-strip-facts > span',
  '.nb-ident strong',
  '.nb-yard-card .nb-arms',
  '.nb-counter',
  '.nb-now',
  '.nb-steps li',
  '.nb-contact p > *',
  '.nb-lane-who',
  '.nb-piles',
  '.nb-foot',
  '.question h2', // what a thumb can hit of its rule reaches over the edge
].join();

/**
 * Nothing scrolls sideways, no part is narrower than its words, and no name of a card is broken at any letter. What is shortened with an ellipsis on purpose, or clamped
 * to some lines, says the rest in its accessible name; what scrolls by itself can be scrolled.
 */
export async function expectToFit(page: Page, name: string): Promise<void> {
  const found = await page.evaluate((parts) => {
    const shortened = (style: CSSStyleDeclaration): boolean =>
      style.textOverflow === 'ellipsis' ||
      style.webkitLineClamp !== 'none' ||
      style.overflowX === 'auto' ||
      style.overflowX === 'scroll';
    /** Whether it is there for ears alone, as a list is on a phone whose board is the list. */
    const isUnseen = (part: Element | null): boolean =>
      part !== null && (getComputedStyle(part).clipPath === 'inset(50%)' || isUnseen(part.parentElement));
    const scene = document.querySelector('main') ?? document.body;
    const cut = [...scene.querySelectorAll<HTMLElement>(parts)].filter((part) => {
      if (part.clientWidth === 0 || part.closest('dialog') || isUnseen(part) || !part.checkVisibility())
        return false;
      const style = getComputedStyle(part);
      return style.display !== 'inline' && !shortened(style) && part.scrollWidth > part.clientWidth + 1;
    });
    /** Words that go on in the next line without a hyphen. */
    const brokenIn = (part: Element): string[] =>
      [...part.childNodes].flatMap((node) =>
        [...(node.textContent ?? '').matchAll(/[^\s\u00ad]+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          // A hyphen in the line above counts to the first letter after it.
          range.setStart(node, index + 1);
          range.setEnd(node, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
        }),
      );
    const broken = [...scene.querySelectorAll('.nb-card-top strong')].flatMap(brokenIn);
    const { scrollWidth } = document.documentElement;
    return [
      ...broken.map((word) => `${word} is broken`),
      ...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : []),
      ...cut.map(
        (part) =>
          `${part.tagName.toLowerCase()}.${part.className}: ${part.textContent?.trim().slice(0, 60)} (${part.scrollWidth} in ${part.clientWidth})`,
      ),
    ];
  }, PARTS);
  expect(found, name).toEqual([]);
}

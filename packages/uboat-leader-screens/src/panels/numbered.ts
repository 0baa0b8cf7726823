/** Digits in a panel of its own: each press that answers bears a number, and its digit presses it. */

import { useDigits } from '@flotilla/ui/parts/decision.tsx';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** What answers; ways, numbers of torpedoes, rules and links have keys or places of their own. */
const ANSWERS = 'button[data-id]:not([data-part="way"]):not(.ubl-spread button)';

const answersIn = (panel: HTMLElement | null): HTMLElement[] => [
  ...(panel?.querySelectorAll<HTMLElement>(ANSWERS) ?? []),
];

/** Numbers what answers in a panel and lets digits press it. */
export function useNumbered(panel: RefObject<HTMLElement | null>, live: boolean): void {
  useLayoutEffect(() => {
    answersIn(panel.current).forEach((button, i) => {
      if (live) button.dataset.digit = String(i + 1);
      else delete button.dataset.digit;
    });
  });
  const numbers = live ? answersIn(panel.current).map((_, i) => i + 1) : [];
  useDigits(numbers, (number) => answersIn(panel.current)[number - 1]?.click());
}

/** The mark of the house in the bar of a table: it leads home. */

import { href } from '../base/shell.ts';
import { ui } from '../text/index.ts';

/** A link with the mark alone, named for readers; `class` is the bar's own. */
export const HomeMark = ({ class: named }: { class: string }) => (
  <a class={named} href={href('/')}>
    <span class="unseen">{ui('nav.brand')}</span>
    <svg viewBox="0 0 48 24" aria-hidden="true">
      <path d="M2 14h44c-2 5-6 7-11 7H13C8 21 4 19 2 14z" />
      <path d="M18 14V8h12v6zM23 8V1h4" stroke="currentColor" stroke-width="2" />
    </svg>
  </a>
);

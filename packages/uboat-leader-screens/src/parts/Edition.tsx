/** The pennant of the edition that is played, in sight on every screen. */
import type { View } from '../game.ts';

/** How an edition is cited. */
export const editionMark = (edition: View['edition']): string => (edition === 'first' ? '1e' : '2e');

/** The pennant; left without words where they stand beside it. */
export const Pennant = ({ edition, words }: { edition: View['edition']; words?: string }) => (
  <span
    class="ubl-edition"
    data-part="edition"
    data-id={edition}
    {...(words === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words, title: words })}
  >
    {editionMark(edition)}
  </span>
);

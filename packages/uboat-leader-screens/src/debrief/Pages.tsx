/** Beside the ribbon: the debrief of the last turn and the log sheet, one press away from the chart and back. */
import type { TurnReview } from '../game.ts';
import { word } from '../text/index.ts';
import type { Page } from './open.ts';
import { lay } from './open.ts';

interface Props {
  readonly question: string;
  readonly page: Page;
  /** The turn that can be looked at again; null where there is none. */
  readonly behind: TurnReview | null;
}

/** The two buttons; pressed once more they lay the chart on the table again. */
export function Pages({ question, page, behind }: Props) {
  const turn = (name: Page, words: string, title: string) => (
    <button
      type="button"
      data-id={name}
      aria-pressed={page === name}
      title={title}
      onClick={() => lay(question, page === name ? 'chart' : name)}
    >
      {words}
    </button>
  );
  return (
    <div class="ubl-pages">
      {behind && turn('debrief', word('debrief.name'), word('debrief.title', { turn: behind.turn }))}
      {turn('sheet', word('sheet.short'), word('sheet.name'))}
    </div>
  );
}

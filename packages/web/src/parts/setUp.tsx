/** The frame of something that is set up step by step: the steps, what forbids them, and beside them what will come of it. */
import type { AnyGame, Refusal } from '@flotilla/table';
import { tell } from '@flotilla/ui/base/notes.ts';
import { RulesDrawer } from '@flotilla/ui/parts/rule.tsx';
import { Verdict } from '@flotilla/ui/parts/verdict.tsx';
import type { ComponentChildren } from 'preact';

interface Props {
  readonly game: AnyGame;
  /** What the rules say against it, and in words. */
  readonly refusal: Refusal | null;
  readonly why: string | null;
  readonly submit: () => void;
  readonly busy: boolean;
  /** What the button does, and the line below it. */
  readonly button: string;
  readonly note: string;
  /** What will come of it, by name. */
  readonly label: string;
  readonly result: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The form. */
export const SetUp = ({ game, refusal, why, submit, busy, button, note, label, result, children }: Props) => (
  <form
    class="open-table"
    onSubmit={(event) => {
      event.preventDefault();
      if (why) tell(why);
      else submit();
    }}
  >
    <div class="open-steps">
      {children}
      <Verdict refusal={why} rule={refusal?.rule ?? ''} />
    </div>
    <aside class="open-yours" aria-label={label}>
      {result}
      <button type="submit" class="primary big" disabled={busy} aria-disabled={why !== null}>
        {button}
      </button>
      <p class="muted">{note}</p>
    </aside>
    <RulesDrawer game={game} />
  </form>
);
